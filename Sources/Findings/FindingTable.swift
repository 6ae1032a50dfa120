/// Every rule that Islet can report: one row each, from which screens, help and documentation are made.
///
/// A room adds its rows in a file of its own, `FindingTable+Room.swift`, and lists them in `rows`.
public enum FindingTable {
  /// One rule.
  public struct Row: Sendable {
    /// The rule's stable name.
    public var id: FindingID
    /// How bad it usually is.
    public var severity: Severity
    /// Who would have logged it on a device, or found it in a review.
    public var reporter: Reporter
    /// The rule as a sentence, used when a case gives no particulars.
    public var sentence: String
    /// What to do about it.
    public var fix: String
    /// Where the rule comes from.
    public var source: String
    /// The figure from which on it is reported, when the rule has one.
    public var threshold: String?
    /// What a design rule was called before it had a name: `L27`. It is understood wherever a rule is named.
    public var number: String?

    public init(
      _ id: FindingID, _ severity: Severity, _ reporter: Reporter, _ sentence: String, fix: String,
      source: String, threshold: String? = nil, number: String? = nil
    ) {
      self.id = id
      self.severity = severity
      self.reporter = reporter
      self.sentence = sentence
      self.fix = fix
      self.source = source
      self.threshold = threshold
      self.number = number
    }
  }

  /// Who decides it on the way to a device's screen, and whose log is the place to look; `islet` for what nobody there
  /// decides.
  public enum Reporter: String, Sendable, Hashable, CaseIterable {
    case apns, fcm, apsd, liveactivitiesd, chronod, app, review, islet
  }

  /// All rows.
  public static let rows: [Row] =
    rules + gateway + firebase + views + archive + widgets + project + canvas + lints + simulator

  /// Returns the row of a rule.
  public static func row(_ id: FindingID) -> Row? { byID[id] }

  /// Names of rules that nothing reports any more, each with the rule that tells the same today.
  static let retired: [FindingID: FindingID] = ["journal-line": "journal-event"]

  /// Returns the row of a rule as people name it: by its name, by one that was retired, or by the number that it had
  /// before.
  public static func row(named name: String) -> Row? {
    let id = FindingID(rawValue: name)
    return byID[id] ?? retired[id].flatMap(row)
      ?? rows.first { $0.number?.lowercased() == name.lowercased() }
  }

  private static let byID: [FindingID: Row] = Dictionary(
    rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
