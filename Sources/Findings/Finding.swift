/// One diagnostic: what is wrong or worth knowing, where, by which rule, and what to do.
public struct Finding: Sendable {
  /// The rule, a row of `FindingTable`.
  public var id: FindingID { facts.id }
  /// How bad it is; taken from the table unless strictness changes it.
  public var severity: Severity {
    get { facts.severity }
    set { facts = Facts(id, newValue, path, location, fix, mention) }
  }
  /// Where in the payload: `aps.content-state.matchState`; or the view: `lockScreen/VStack/Text`.
  public var path: String? {
    get { facts.path }
    set { facts = Facts(id, severity, newValue, location, fix, mention) }
  }
  /// The file and line, when the place is in a source file.
  public var location: SourceLocation? {
    get { facts.location }
    set { facts = Facts(id, severity, path, newValue, fix, mention) }
  }
  /// The sentence for a person: what was found and what was expected.
  public var sentence: String {
    get { words.text }
    set { words = .text(newValue) }
  }
  /// What to do about it.
  public var fix: String? {
    get { facts.fix }
    set { facts = Facts(id, severity, path, location, newValue, mention) }
  }
  /// By what its line is found in the source, when a view raised it while it was drawn.
  public var mention: SourceMention? { facts.mention }

  /// What findings of one cause share: counted as one reference, not one for each text.
  private var facts: Facts
  private var words: Words

  /// Creates a finding by a rule of the table, with the particulars of this case.
  public init(
    _ id: FindingID, path: String? = nil, location: SourceLocation? = nil, sentence: String? = nil,
    fix: String? = nil, severity: Severity? = nil, mention: SourceMention? = nil
  ) {
    let row = FindingTable.row(id)
    facts = Facts(
      id, severity ?? row?.severity ?? .warning, path, location, fix ?? row?.fix, mention)
    words = .text(sentence ?? row?.sentence ?? id.rawValue)
  }

  /// Never changed once it is made.
  private final class Facts: Sendable {
    let id: FindingID
    let severity: Severity
    let path: String?
    let location: SourceLocation?
    let fix: String?
    let mention: SourceMention?

    init(
      _ id: FindingID, _ severity: Severity, _ path: String?, _ location: SourceLocation?,
      _ fix: String?, _ mention: SourceMention?
    ) {
      (self.id, self.severity, self.path) = (id, severity, path)
      (self.location, self.fix, self.mention) = (location, fix, mention)
    }
  }

  /// Returns the same finding with a sentence about two numbers that is put into words only when somebody reads it:
  /// for what a sender can cause a hundred thousand times a second.
  ///
  /// A closure that captured the numbers would be memory of its own each time.
  public func telling(
    _ first: Double, _ second: Double, _ sentence: @escaping @Sendable (Double, Double) -> String
  ) -> Finding {
    var finding = self
    finding.words = .later(sentence, first, second)
    return finding
  }

  /// A sentence, or how to make it.
  private enum Words: Sendable {
    case text(String)
    case later(@Sendable (Double, Double) -> String, Double, Double)

    var text: String {
      switch self {
      case .text(let text): text
      case .later(let make, let first, let second): make(first, second)
      }
    }
  }
}

extension Finding: Hashable {
  public static func == (left: Finding, right: Finding) -> Bool {
    left.id == right.id && left.severity == right.severity && left.path == right.path
      && left.location == right.location && left.fix == right.fix
      && left.sentence == right.sentence
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(path)
    hasher.combine(location)
    hasher.combine(sentence)
  }
}

extension Finding: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, severity, path, location, sentence, fix, mention
  }

  /// Reads the members in the order in which `encode(to:)` writes them: a message's bytes do not name them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let id = try values.decode(FindingID.self, forKey: .id)
    let severity = try values.decode(Severity.self, forKey: .severity)
    let path = try values.decodeIfPresent(String.self, forKey: .path)
    let location = try values.decodeIfPresent(SourceLocation.self, forKey: .location)
    words = .text(try values.decode(String.self, forKey: .sentence))
    facts = Facts(
      id, severity, path, location, try values.decodeIfPresent(String.self, forKey: .fix),
      try values.decodeIfPresent(SourceMention.self, forKey: .mention))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(severity, forKey: .severity)
    try values.encodeIfPresent(path, forKey: .path)
    try values.encodeIfPresent(location, forKey: .location)
    try values.encode(sentence, forKey: .sentence)
    try values.encodeIfPresent(fix, forKey: .fix)
    try values.encodeIfPresent(mention, forKey: .mention)
  }
}

/// A finding can be the reason why something failed.
extension Finding: Error {}

/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Something worth knowing; nothing fails.
  case info
  /// Works, but probably not as meant.
  case warning
  /// Something that does not work.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    let order = Severity.allCases
    return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
  }
}

/// The name of a rule, stable across versions: `timestamp-equal`, `widget-unknown-symbol`.
public struct FindingID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The file's path as the user gave it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, when known: in code units of UTF-16, as SARIF and editors count them.
  public var column: Int?

  /// Creates a place in a file.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place in the file, in words: `line 3, column 14`.
  public var words: String { "line \(line)" + (column.map { ", column \($0)" } ?? "") }

  /// Creates the place of a byte in a file, whose lines end with LF, CR or both.
  public init(file: String, offset: Int, in bytes: some RandomAccessCollection<UInt8>) {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let end = bytes.index(bytes.startIndex, offsetBy: max(0, min(offset, bytes.count)))
    var (line, start) = (1, bytes.startIndex)
    var place = start
    while place < end {
      let byte = bytes[place]
      bytes.formIndex(after: &place)
      let next = place < bytes.endIndex ? bytes[place] : 0
      guard byte == feed || byte == carriageReturn && next != feed else { continue }
      (line, start) = (line + 1, place)
    }
    let before = String(decoding: bytes[start..<end], as: UTF8.self)
    self.init(file: file, line: line, column: before.utf16.count + 1)
  }
}
