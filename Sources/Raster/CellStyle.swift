/// How a glyph is written.
public struct CellStyle: OptionSet, Hashable, Sendable {
  /// As wide as a colour, so that cells have no gaps.
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let plain: CellStyle = []
  public static let bold = CellStyle(rawValue: 1)
  public static let dim = CellStyle(rawValue: 2)
  public static let italic = CellStyle(rawValue: 4)
  public static let underline = CellStyle(rawValue: 8)
  public static let strikethrough = CellStyle(rawValue: 16)
  public static let reverse = CellStyle(rawValue: 32)
  /// On a plain ground, such as a bar of the screen: no part of a gradient beside it. No terminal is told.
  public static let flat = CellStyle(rawValue: 64)
}
