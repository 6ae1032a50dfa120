import Drawing

/// What is seen around a presentation.
public enum PictureSurroundings: String, Hashable, Sendable, CaseIterable {
  /// A strip of wallpaper, or the screen alone.
  case wallpaper
  /// The screen, and the phone's body around it.
  case phone
  /// Nothing: pictures of pixels and vectors are transparent there.
  case nothing

  /// What the phone's body stands on.
  public static let ground = RGBA(0x16, 0x18, 0x1D)
}
