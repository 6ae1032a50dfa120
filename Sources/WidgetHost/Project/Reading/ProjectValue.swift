/// What a project file says at one place: a text, a switch, a list or a table, with the line it stands on.
struct ProjectValue: Equatable, Sendable {
  /// What it is.
  enum Content: Equatable, Sendable {
    case text(String)
    case flag(Bool)
    case list([ProjectValue])
    case table([String: ProjectValue])
  }

  var content: Content
  /// From 1; in a table the line of the key.
  var line: Int
  /// The file, where it is not the one that was asked for.
  var file: String?

  /// Creates a value that stands on a line.
  init(_ content: Content, line: Int) { (self.content, self.line) = (content, line) }

  /// The deepest nesting that is read: project files have about ten levels.
  static let depthLimit = 60

  /// Returns the member of a table.
  subscript(_ key: String) -> ProjectValue? {
    if case .table(let members) = content { members[key] } else { nil }
  }

  /// The text; a switch reads as `true` or `false`.
  var text: String? {
    switch content {
    case .text(let text): text
    case .flag(let isOn): isOn ? "true" : "false"
    default: nil
    }
  }

  /// Whether a switch is on; nil for a value that is not a switch.
  ///
  /// Build settings write `YES`, property lists `<true/>`, other files `true`.
  var flag: Bool? {
    switch content {
    case .flag(let isOn): isOn
    case .text(let text):
      switch text.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    default: nil
    }
  }

  /// The items; none for what is no list.
  var items: [ProjectValue] { if case .list(let items) = content { items } else { [] } }

  /// The members in the order of their lines; none for what is no table.
  var members: [(key: String, value: ProjectValue)] {
    guard case .table(let members) = content else { return [] }
    return members.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
      .map { (key: $0.key, value: $0.value) }
  }

  /// How deep what it is made of is nested: 1 for a text.
  var depth: Int {
    switch content {
    case .table(let members): 1 + (members.values.map(\.depth).max() ?? 0)
    case .list(let items): 1 + (items.map(\.depth).max() ?? 0)
    case .text, .flag: 1
    }
  }

  /// A text, or the texts of a list.
  var texts: [String] { text.map { [$0] } ?? items.compactMap(\.text) }
}
