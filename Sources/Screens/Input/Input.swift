/// One thing that a person did, or that time did to it.
public enum Input: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text pasted at once; never read as keys.
  case paste(String)
  /// The terminal's window got or lost the focus.
  case focus(Bool)
}

/// One key with its modifiers.
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// What was held with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  /// Creates a key; a capital letter is its character and needs no shift.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    (self.code, self.modifiers) = (code, modifiers)
  }

  /// Returns the key of one character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Returns a letter with Control.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }

  public static let enter = Key(.enter)
  public static let escape = Key(.escape)
  public static let tab = Key(.tab)
  public static let backTab = Key(.tab, .shift)
}

/// What the mouse did, in cells from the top left.
public struct Mouse: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    case press, release, drag
    /// The button has been down in one place for half a second.
    case hold
    case wheelUp, wheelDown
  }
  /// Which button is down.
  public enum Button: Hashable, Sendable { case left, middle, right }

  public var kind: Kind
  public var button: Button
  public var column: Int
  public var row: Int

  /// Creates an event at a place.
  public init(
    _ kind: Kind, button: Button = .left, column: Int, row: Int
  ) {
    (self.kind, self.button, self.column, self.row) = (kind, button, column, row)
  }
}
