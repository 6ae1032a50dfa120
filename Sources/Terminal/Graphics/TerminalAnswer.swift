/// What a terminal tells about itself when it is asked.
public enum TerminalAnswer: Hashable, Sendable {
  /// Its name and version (XTVERSION).
  case version(String)
  /// What it can do, by DEC's numbers (DA1): 4 is sixel.
  case attributes([Int])
  /// A cell's pixels.
  case cell(width: Int, height: Int)
  /// How many colours a sixel picture may have.
  case colorRegisters(Int)
  /// How many pixels wide and high a sixel picture may be.
  case sixelSize(width: Int, height: Int)
  /// Whether it knows kitty's graphics.
  case kitty(Bool)
  /// Whether it has a picture that was asked for by its number.
  case picture(isThere: Bool)
  /// Every earlier question has been answered, or never will be.
  case fence

  /// Creates what a string says (DCS or APC); nil for what nobody asked.
  init?(string kind: UInt8, _ body: [UInt8]) {
    switch kind {
    case UInt8(ascii: "P"):
      guard body.starts(with: Array(">|".utf8)) else { return nil }
      self = .version(String(decoding: body.dropFirst(2), as: UTF8.self))
    case UInt8(ascii: "_"):
      guard body.starts(with: Array("Gi=".utf8)), let end = body.firstIndex(of: UInt8(ascii: ";"))
      else { return nil }
      let isFine = body[(end + 1)...].starts(with: Array("OK".utf8))
      let number = body[3..<end].prefix { $0 != UInt8(ascii: ",") }
      self =
        number.elementsEqual("\(KittyGraphics.questionID)".utf8)
        ? .kitty(isFine) : .picture(isThere: isFine)
    default: return nil
    }
  }
}
