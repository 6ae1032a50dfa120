import Drawing

/// What is seen around a presentation.
public enum PictureSurroundings: String, Hashable, Sendable, CaseIterable {
  /// A strip of wallpaper, or the screen alone.
  case wallpaper
  /// The screen, and the phone's body around it.
  case phone
  /// The same with nothing behind the body: pictures of pixels and vectors are transparent there.
  case phoneAlone = "phone-alone"
  /// Nothing: pictures of pixels and vectors are transparent there.
  case nothing

  /// What a phone's body stands on.
  public static let usualGround = RGBA(0x16, 0x18, 0x1D)

  /// Whether the whole device is seen.
  public var showsDevice: Bool { self == .phone || self == .phoneAlone }

  /// What the device's body stands on; without alpha where nothing lies behind it.
  public var ground: RGBA {
    self == .phoneAlone
      ? RGBA(red: 0, green: 0, blue: 0, alpha: 0) : PictureSurroundings.usualGround
  }
}
