import Drawing
import Findings
import Numbers
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about colours: on the card, and on the island's black.
  static let colors: [Lint] = [
    each("card-too-colorful", in: [.lockScreen]) { review, _ in
      let hues = VividHues.of(review)
      guard hues.count >= 3 else { return [] }
      let shares = hues.map { Percent.text(of: $0.share) }
      return [
        review.remark(
          "card-too-colorful",
          "\(hues.count) vivid colours fill \(shares.joined(separator: ", ")) of the card: it shouts among notifications."
        )
      ]
    },
    each("island-text-dark", in: [.compactLeading, .compactTrailing, .minimal, .expanded]) {
      review, _ in
      let dark = Legibility.texts(of: review.marks, on: .black).filter { text in
        // A label on a ground of its own is a matter of that ground.
        text.contrast < 3 && text.ground.luminance < 0.05
      }
      guard let told = WeakTexts(dark) else { return [] }
      return [
        review.remark(
          "island-text-dark", "\(told.sentence) to the island's black.", measure: -told.least,
          tokens: dark.flatMap(\.mark.tokens), kind: "contrast")
      ]
    },
  ]
}

/// The vivid colours of a picture that fill much of it.
enum VividHues {
  /// From here on a colour is vivid, and so much of the card it has to fill.
  private static let (saturation, brightness, share) = (0.6, 0.55, 0.1)
  /// Colours nearer to one another than this are one, in degrees.
  private static let distance = 50.0

  /// A colour and the part of the picture that it fills, by area.
  struct Hue {
    var degrees: Double
    var share: Double
  }

  static func of(_ review: ReviewedPicture) -> [Hue] {
    let whole = review.size.width * review.size.height
    guard whole > 0 else { return [] }
    var hues: [Hue] = []
    func add(_ color: RGBA, _ area: Double) {
      let (degrees, saturation) = color.hue
      guard saturation >= self.saturation, max(color.red, color.green, color.blue) >= brightness,
        color.alpha > 0.5
      else { return }
      let share = area * color.alpha / whole
      if let near = hues.firstIndex(where: {
        DominantHue.distance($0.degrees, degrees) < distance
      }) {
        hues[near].share += share
      } else {
        hues.append(Hue(degrees: degrees, share: share))
      }
    }
    if let tint = review.picture.backgroundTint { add(tint, whole) }
    for mark in review.marks {
      guard case .fill = mark.kind else { continue }
      let colors = mark.colors.isEmpty ? [mark.color].compactMap { $0 } : mark.colors
      let area = mark.frame.width * mark.frame.height / Double(max(1, colors.count))
      for color in colors { add(color, area) }
    }
    return hues.filter { $0.share >= share }.sorted { $0.share > $1.share }
  }
}
