import Drawing
import WidgetProtocol

/// The question about an app's Live Activities, below a card's content, by the iOS (PHONES.md).
struct AllowRow: Hashable, Sendable {
  /// The question, line by line; none on iOS 16.
  var lines: [String]
  var height: Double
  /// Above the first line.
  var textTop = 0.0
  /// The question is set in footnote.
  var textSize: Double
  /// From one line to the next.
  var pitch: Double
  /// Beside the buttons, and below them.
  var margin: Double
  /// Between the buttons.
  var gap: Double
  var buttonHeight: Double
  var buttonRadius: Double
  var isContinuous = false
  /// The buttons are set in subheadline.
  var buttonSize: Double
  /// Of question and buttons: regular, or what Bold Text makes of it.
  var weight: Int

  /// How much darker than the card it is.
  static let shade = 0.21

  /// Creates the row for a card.
  ///
  /// - Parameters:
  ///   - question: in two lines, for where one is not enough.
  ///   - width: of the card.
  init(
    system: Double, question: [String], width: Double, typeSize: WidgetEnvironment.TypeSize = .l,
    hasBoldText: Bool = false
  ) {
    weight = hasBoldText ? Face.bolder(400) : 400
    let type = SystemType(typeSize)
    (textSize, pitch) = (type.footnote.size, type.footnote.leading)
    buttonSize = type.subheadline.size
    /// Above and below a button's words together, and from the question down to the buttons.
    let (inside, between): (Double, Double)
    switch system {
    case ..<17:
      (margin, gap, buttonRadius) = (16, 15, Guess.allowCorner)
      (inside, between) = (26, 16)
    case ..<26:
      (margin, gap, buttonRadius) = (14, 29.0 / 3, 12)
      (textTop, inside, between) = (18.5, 79.0 / 3, 125.0 / 6)
    default:
      (margin, gap, buttonRadius, isContinuous) = (14, 10, 13, true)
      (textTop, inside, between) = (41.0 / 3, 25, 53.0 / 3)
    }
    lines =
      system < 17
      ? []
      : AllowRow.set(
        question, Face(size: textSize, weight: weight), width: width - 2 * margin)
    buttonHeight = AllowRow.lineHeight(buttonSize) + inside
    let text =
      lines.isEmpty ? 0 : AllowRow.lineHeight(textSize) + Double(lines.count - 1) * pitch
    height = textTop + text + between + buttonHeight + margin
  }

  /// Returns a line's natural height in whole pixels of a phone.
  private static func lineHeight(_ size: Double) -> Double {
    (TypeMetrics.lineHeight(Face(size: size)) * 3).rounded(.up) / 3
  }

  /// Returns a question on one line where that fits, else on its two, else word by word.
  private static func set(_ question: [String], _ face: Face, width: Double) -> [String] {
    let fits = { (text: String) in TypeMetrics.width(text, face) <= width }
    let whole = question.joined(separator: " ")
    if fits(whole) { return [whole] }
    if question.allSatisfy(fits) { return question }
    var lines: [String] = []
    for word in whole.split(separator: " ") {
      if let last = lines.last, fits(last + " " + word) {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
