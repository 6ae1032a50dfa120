import Findings
import JSON

/// One line of a journal or scenario: an event and its time.
///
/// A line is a JSON object with `at` and one verb:
///
/// ```
/// {"at": 12.5, "to": "final", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {…}}}}
/// {"at": 12.5, "to": "final", "update": {…state…}, "alert": {"title": "Goal!", "body": "1–0"}, "stale": 60}
/// {"at": 13, "toDevice": "match", "push": {"aps": {"alert": "Hello"}}}
/// {"at": 14, "toStart": "MatchAttributes", "app": "match", "push": {"aps": {"event": "start", …}}}
/// {"at": 0, "app": "com.example.match", "request": {"id": "final", "type": "MatchAttributes", …}}
/// {"at": 20, "person": "lock"}
/// {"at": 21, "set": {"offline": true}}
/// {"at": 3600, "clock": "jump"}
/// ```
public struct EventLine: Hashable, Sendable {
  /// Virtual UNIX seconds.
  public var time: Double
  public var event: Event
  /// What the phone was like before, as a journal's lines tell it.
  public var marks = LineMarks()
  /// Whose token a push is sent to, where a line names the owner: the token is known when the push is sent, not before.
  public var recipient: TokenName?
  /// Whether Islet wrote the push's timestamp: the line gives the state alone.
  public var isStampedHere = false
  /// The line's number in a file that people wrote, from 1; nil: it stands in none.
  public var number: Int?

  public init(time: Double, event: Event) { (self.time, self.event) = (time, event) }

  /// How lines are to be understood.
  public struct Context: Sendable {
    /// The zero of the file's times: 0 in a journal, the scenario's begin in a scenario.
    public var start: Double
    /// Whether `"@now+60"` and `"@date-5"` stand for moments, as in scenarios.
    public var resolvesMoments: Bool
    /// Short names that stand for bundle ids, in lower case: `match`.
    public var bundles: [String: String]
    /// The attributes types of apps by their bundle ids, to be named where a line misses one.
    public var types: [String: [String]] = [:]

    /// Whether programs have written the file, also those of before: what they took, and wrote, is no mistake in it.
    var isOfJournal: Bool { !resolvesMoments }

    /// Creates the context of a file with this header; `now` is when a scenario without a start begins.
    public init(_ header: EventFileHeader, now: Double, bundles: [String: String] = [:]) {
      let isScenario = header.kind == .scenario
      start = isScenario ? header.start ?? now : 0
      resolvesMoments = isScenario
      self.bundles = bundles
    }
  }

  /// Reads a line without its line break. The findings are about unknown keys.
  public static func read(
    _ line: [UInt8], in context: Context
  ) throws(Finding) -> (line: EventLine, findings: [Finding]) {
    var parser = try EventParser(line: line, context: context)
    let marks = try parser.marks()
    let event = try parser.event()
    var line = EventLine(time: parser.time, event: event)
    line.marks = marks
    line.recipient = parser.recipient
    line.isStampedHere = parser.isStampedHere
    return (line, parser.findings)
  }

  /// The line as a journal has it, with its line break.
  public var bytes: [UInt8] {
    var buffer = LineBuffer()
    append(to: &buffer)
    return buffer.bytes
  }

  /// Appends the line, with its line break, as a journal has it.
  public func append(to buffer: inout LineBuffer) {
    var writer = LineWriter(appendingTo: buffer)
    writer.member("at", time)
    writer.write(event)
    writer.write(marks)
    buffer = writer.finish()
    buffer.append(UInt8(ascii: "\n"))
  }
}

/// The first line of a journal or scenario: `{"islet": 1, "kind": "scenario", "seed": 7}`.
public struct EventFileHeader: Hashable, Sendable {
  /// The kind of file that a header announces.
  public enum Kind: String, Hashable, Sendable, CaseIterable { case journal, scenario }
  /// The newest version that this program reads and the one that it writes.
  public static let newestVersion = 1
  public var kind: Kind
  public var version: Int
  /// Where ids, tokens and losses come from.
  public var seed: UInt64
  /// When a scenario begins, virtual UNIX seconds; nil: now.
  public var start: Double?

  public init(
    kind: Kind, version: Int = EventFileHeader.newestVersion, seed: UInt64, start: Double? = nil
  ) {
    (self.kind, self.version, self.seed, self.start) = (kind, version, seed, start)
  }

  /// Reads a header; a file of a newer version is refused.
  public static func read(
    _ line: [UInt8]
  ) throws(Finding) -> (header: EventFileHeader, findings: [Finding]) {
    var reader = try LineReader(line: line)
    guard let version = try reader.integer("islet") else {
      throw Finding(
        "file-without-header", sentence: "the first line has no \"islet\" with a version")
    }
    guard version <= newestVersion else {
      throw Finding(
        "file-newer",
        sentence:
          "the file is of version \(version); this Islet reads up to version \(newestVersion)")
    }
    guard version >= 1 else {
      throw Finding("file-without-header", path: "islet", sentence: "\(version) is no version")
    }
    // The check value of a journal's first line.
    _ = reader.has("sum")
    let kind = try reader.word("kind", as: Kind.self) ?? .scenario
    let seed = try reader.seed("seed")
    let header = EventFileHeader(
      kind: kind, version: version, seed: seed ?? 1, start: try reader.number("start"))
    return (header, reader.unknownKeys)
  }

  /// The header as the first line of a file, with its line break.
  public var bytes: [UInt8] {
    var writer = LineWriter()
    writer.member("islet", version)
    writer.member("kind", kind.rawValue)
    // As a string: 64 bits do not pass through every reader's doubles.
    writer.member("seed", String(seed))
    writer.member("start", start)
    return writer.finish().bytes + [0x0A]
  }
}
