/// What a project file says at one place: a text, a number, a switch, a list or a table, with the line it stands on.
struct ProjectValue: Equatable, Sendable {
  /// What it is.
  enum Content: Equatable, Sendable {
    case text(String)
    case flag(Bool)
    /// As it is written: as a version `1.10` is not `1.1`.
    case number(String)
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

  /// Creates what a word of YAML or JSON without quotes says.
  init(word: String, line: Int) {
    let content: Content =
      switch word.lowercased() {
      case "true", "yes", "on": .flag(true)
      case "false", "no", "off": .flag(false)
      default: Self.isNumber(word) ? .number(word) : .text(word)
      }
    self.init(content, line: line)
  }

  /// Returns whether a word is a number in figures: neither `infinity` nor hexadecimal.
  private static func isNumber(_ word: String) -> Bool {
    guard word.utf8.first.map({ "+-.0123456789".utf8.contains($0) }) == true else { return false }
    return word.utf8.allSatisfy { "+-.eE0123456789".utf8.contains($0) }
      && Double(word)?.isFinite == true
  }

  /// The deepest nesting that is read: project files have about ten levels.
  static let depthLimit = 60

  /// The member of a table; what is no table has none.
  subscript(_ key: String) -> ProjectValue? {
    get { if case .table(let members) = content { members[key] } else { nil } }
    set {
      guard case .table(var members) = content else { return }
      members[key] = newValue
      content = .table(members)
    }
  }

  /// The text; a number reads as it is written, a switch as `true` or `false`.
  var text: String? {
    switch content {
    case .text(let text), .number(let text): text
    case .flag(let isOn): isOn ? "true" : "false"
    default: nil
    }
  }

  /// The text that XcodeGen writes into a project: of a number without quotes the value, so that `1.10` is `1.1`.
  var textFromYAML: String? {
    guard case .number(let text) = content else { return self.text }
    let figures = text.drop { "+-".contains($0) }
    // A zero in front makes a number octal where its figures are.
    let isOctal = figures.count > 1 && figures.first == "0"
    if isOctal, let value = Int(figures, radix: 8) {
      return "\(text.first == "-" ? -value : value)"
    }
    if isOctal || text.contains(where: { ".eE".contains($0) }) {
      return Double(text).map { "\($0)" }
    }
    return Int(text).map(String.init) ?? text
  }

  /// Whether a switch is on; nil for a value that is not a switch.
  ///
  /// Build settings write `YES`, property lists `<true/>`, other files `true`.
  var flag: Bool? { text.flatMap(Self.isOn) }

  /// Returns whether a text says that a switch is on; nil for what is not said of switches.
  static func isOn(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
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
    case .text, .flag, .number: 1
    }
  }

  /// A text, or the texts of a list.
  var texts: [String] { text.map { [$0] } ?? items.compactMap(\.text) }
}
