/// One diagnostic: what is wrong or worth knowing, where, by which rule, and what to do.
public struct Finding: Hashable, Sendable, Codable {
  /// The rule, a row of `FindingTable`.
  public var id: FindingID
  /// How bad it is; taken from the table unless strictness changes it.
  public var severity: Severity
  /// Where in the payload: `aps.content-state.matchState`; or the view: `lockScreen/VStack/Text`.
  public var path: String?
  /// The file and line, when the place is in a source file.
  public var location: SourceLocation?
  /// The sentence for a person: what was found and what was expected.
  public var sentence: String
  /// What to do about it.
  public var fix: String?

  /// A finding by a rule of the table, with the particulars of this case.
  public init(
    _ id: FindingID, path: String? = nil, location: SourceLocation? = nil, sentence: String? = nil,
    fix: String? = nil, severity: Severity? = nil
  ) {
    let row = FindingTable.row(id)
    self.id = id
    self.severity = severity ?? row?.severity ?? .warning
    self.path = path
    self.location = location
    self.sentence = sentence ?? row?.sentence ?? id.rawValue
    self.fix = fix ?? row?.fix
  }
}

/// A finding can be the reason why something failed.
extension Finding: Error {}

/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Worth knowing.
  case info
  /// Works, but probably not as meant.
  case warning
  /// Does not work.
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
  /// The column, from 1, when known.
  public var column: Int?

  /// A place in a file.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
