/// The views behind a picture with their frames, for the ruler, the inspector and the lints.
public struct OutlineNode: Hashable, Sendable, Codable {
  /// The view's type: `Text`, `HStack`, `Image`.
  public var kind: String
  /// Its frame in the picture's coordinates, in points.
  public var frame: Rect
  /// The text it shows, or the name of its image or symbol.
  public var content: String?
  /// The accessibility label, when the author gave one.
  public var label: String?
  public var face: Face?
  /// The foreground colour, when it has one.
  public var color: RGBA?
  /// What a lint needs to know: `truncated`, `dynamic`, `decorative`, `privacySensitive`,
  /// `numericTransition`, `scaled`, `cornerRadius=12`, `ideal=120x20`, `lineLimit=1`.
  public var traits: [String]
  /// Where it stands in the source, when known.
  public var line: Int?
  public var children: [OutlineNode]

  /// Creates a view and its children.
  public init(
    kind: String, frame: Rect, content: String? = nil, label: String? = nil, face: Face? = nil,
    color: RGBA? = nil, traits: [String] = [], line: Int? = nil, children: [OutlineNode] = []
  ) {
    (self.kind, self.frame, self.content, self.label) = (kind, frame, content, label)
    (self.face, self.color, self.traits, self.line) = (face, color, traits, line)
    self.children = children
  }
}

/// A part of a picture that answers a tap.
public struct TapRegion: Hashable, Sendable, Codable {
  /// What a tap does.
  public enum Action: Hashable, Sendable, Codable {
    /// Opens the URL.
    case link(String)
    /// Runs the intent of the button with this number, in drawing order.
    case button(Int)
    /// Runs the intent of the toggle with this number; `isOn` is its state before the tap.
    case toggle(Int, isOn: Bool)
  }
  public var frame: Rect
  public var action: Action
  /// The label a person reads, for lists and screen readers.
  public var label: String

  public init(frame: Rect, action: Action, label: String) {
    (self.frame, self.action, self.label) = (frame, action, label)
  }
}
