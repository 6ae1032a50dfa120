/// An alert as a payload or an app words it.
public struct AlertText: Hashable, Sendable, Codable {
  /// A text, or a key into the app's strings with its arguments.
  public enum Line: Hashable, Sendable, Codable {
    case text(String)
    case localized(key: String, arguments: [String])
  }
  public var title: Line?
  public var body: Line?
  /// A file's name or `default`; nil: silent.
  public var sound: String?

  public init(title: Line?, body: Line?, sound: String? = nil) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
