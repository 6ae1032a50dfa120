/// How a terminal takes pictures.
public enum GraphicsProtocol: String, Hashable, Sendable, CaseIterable {
  /// kitty's graphics, with cells that carry the picture (U+10EEEE).
  case placeholders
  /// kitty's graphics, placed at the cursor.
  case kitty
  /// iTerm2's inline images.
  case iterm
  /// The six-row bitmaps of DEC's terminals, at most 256 colours.
  case sixel

  /// What `doctor` and notices call it.
  public var title: String {
    switch self {
    case .placeholders: "kitty graphics in cells"
    case .kitty: "kitty graphics"
    case .iterm: "iTerm2 images"
    case .sixel: "sixel"
    }
  }
}

/// `--graphics`.
public enum GraphicsWish: String, Hashable, Sendable, CaseIterable {
  case auto, kitty, iterm, sixel, none
}
