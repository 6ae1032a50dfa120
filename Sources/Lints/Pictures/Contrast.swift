import Drawing
import Foundation

extension RGBA {
  /// Returns the mean of colours.
  static func mean(_ colors: [RGBA]) -> RGBA? {
    guard !colors.isEmpty else { return nil }
    let count = Double(colors.count)
    func part(_ path: KeyPath<RGBA, Double>) -> Double {
      colors.reduce(0) { $0 + $1[keyPath: path] } / count
    }
    return RGBA(
      red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }

  /// Returns the mean of a gradient's colours from 0 to 1: each counts by how far it reaches.
  static func mean(of stops: [GradientStop]) -> RGBA? {
    guard let first = stops.first, let last = stops.last else { return nil }
    // Before the first one and behind the last one a gradient has their colours.
    var mean = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    func add(_ color: RGBA, _ length: Double) {
      mean.red += color.red * length
      mean.green += color.green * length
      mean.blue += color.blue * length
      mean.alpha += color.alpha * length
    }
    var (place, before) = (0.0, first.color)
    for stop in stops + [GradientStop(last.color, at: 1)] {
      // One out of order counts from the one before.
      let next = max(place, min(1, max(0, stop.location)))
      add(before, (next - place) / 2)
      add(stop.color, (next - place) / 2)
      (place, before) = (next, stop.color)
    }
    return mean
  }
}

/// A text and the colours in which it is read.
struct Legibility {
  var mark: DrawnMark
  var ink: RGBA
  var ground: RGBA

  /// Returns the texts of a picture on their grounds; those on images or behind them are left out.
  static func texts(of marks: [DrawnMark], on base: RGBA) -> [Legibility] {
    marks.enumerated().compactMap { index, mark in
      guard mark.text != nil, mark.isContent, let ink = mark.color else { return nil }
      let center = Point(x: mark.frame.midX, y: mark.frame.midY)
      var ground = base
      for below in marks[..<index] where below.frame.contains(center) {
        switch below.kind {
        case .fill:
          guard let color = below.color else { return nil }
          ground = color.over(ground)
        case .image, .placeholder: return nil
        default: break
        }
      }
      return Legibility(mark: mark, ink: ink.over(ground), ground: ground)
    }
  }

  var contrast: Double { ink.contrast(with: ground) }

  /// What the guidelines ask of a text of this size.
  var needed: Double {
    guard case .text(_, let face, _, _) = mark.kind else { return 4.5 }
    return face.size >= 18 || face.size >= 14 && face.weight >= 700 ? 3 : 4.5
  }
}

/// Texts that are hard to read, with their contrasts: what a remark says of them.
struct WeakTexts {
  /// The worst first.
  private var texts: [(text: String, contrast: Double)]

  /// Creates the remark's part about some texts; nil when there is none.
  init?(_ texts: [(text: String, contrast: Double)]) {
    guard !texts.isEmpty else { return nil }
    self.texts = texts.sorted { $0.contrast < $1.contrast }
  }

  init?(_ texts: [Legibility]) {
    self.init(texts.map { ($0.mark.text ?? "", $0.contrast) })
  }

  /// The least contrast.
  var least: Double { texts[0].contrast }

  /// The words, the worst first.
  var words: [String] { texts.map(\.text) }

  /// The least contrast and, where others differ, the greatest: `1.1 to 3.6`.
  var spread: String {
    let (least, most) = (Lint.ratio(texts[0].contrast), Lint.ratio(texts[texts.count - 1].contrast))
    return least == most ? least : "\(least) to \(most)"
  }

  /// The texts and what contrast they have: `“Goal”, “Late” have contrasts of 1.1 to 3.6`.
  var sentence: String {
    let noun = spread == Lint.ratio(least) ? "a contrast" : "contrasts"
    return "\(quoted(words, "has", "have")) \(noun) of \(spread)"
  }
}
