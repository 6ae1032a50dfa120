import Canvas
import Drawing

/// The colours of everything around the phone: one quiet ground, one accent, and the traffic light's three.
enum Theme {
  static let ground = CellColor(0x0F1014)
  static let raised = CellColor(0x1A1C22)
  static let line = CellColor(0x33363F)
  static let text = CellColor(0xE8E9ED)
  static let quiet = CellColor(0x9599A6)
  static let accent = CellColor(0x5AA9FF)
  static let selection = CellColor(0x1F4B7A)
  static let good = CellColor(0x3DD566)
  static let warning = CellColor(0xFFB340)
  static let bad = CellColor(0xFF6961)
  static let string = CellColor(0xA5D6A7)
  static let number = CellColor(0xF5C77E)
  static let keyword = CellColor(0xC792EA)
}

/// How a piece of text is written.
struct TextLook: Hashable, Sendable {
  var ink: CellColor = Theme.text
  /// Nil keeps the ground that is there.
  var ground: CellColor?
  var style: CellStyle = []

  init(_ ink: CellColor = Theme.text, on ground: CellColor? = nil, _ style: CellStyle = []) {
    (self.ink, self.ground, self.style) = (ink, ground, style)
  }

  static let plain = TextLook()
  static let quiet = TextLook(Theme.quiet)
  static let bold = TextLook(Theme.text, .bold)
  static let accent = TextLook(Theme.accent)
  static let good = TextLook(Theme.good)
  static let warning = TextLook(Theme.warning)
  static let bad = TextLook(Theme.bad)

  init(_ ink: CellColor, _ style: CellStyle) { self.init(ink, on: nil, style) }
}

extension CellColor {
  /// The colour as display lists have it.
  var rgba: RGBA {
    RGBA(Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
  }
}
