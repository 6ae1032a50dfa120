import Findings
import JSON

/// The text of a journal or a scenario: a first line that names format and version, then one event a line.
public enum JournalText {
  /// The version that this program writes; it reads this one and those before.
  public static let version = 1

  /// What stands in a text.
  public struct Contents: Sendable {
    /// The first line.
    public var head: JSONValue
    /// The events, each with its line number, from 2.
    public var lines: [(number: Int, value: JSONValue)]
    /// How many bytes are whole lines; what follows was torn off.
    public var intactLength: Int
    /// What had to be dropped.
    public var findings: [Finding]
  }

  /// Why a text is not read at all.
  public enum Refusal: Error, Hashable, Sendable {
    /// Written by a newer program.
    case newer(version: Int)
    /// Not a journal: the sentence says what it is instead.
    case foreign(String)

    /// The sentence for a person.
    public var sentence: String {
      switch self {
      case .newer(let version):
        "the file has version \(version); this Islet reads up to \(JournalText.version) "
          + "and leaves the file as it is"
      case .foreign(let what): what
      }
    }
  }

  /// The first line of a new text.
  public static func head(_ kind: String, started: Double) -> JSONValue {
    [
      "islet": .string(kind), "version": .int(version), "started": .double(started),
    ]
  }

  /// Reads a text. A first line that is missing is taken as this version's when `allowsNoHead`:
  /// scenario files are written by people.
  public static func read(
    _ text: [UInt8], allowsNoHead: Bool = false
  ) throws(Refusal) -> Contents {
    var contents = Contents(head: .null, lines: [], intactLength: 0, findings: [])
    var number = 0
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A)
      number += 1
      let line = text[start..<(end ?? text.count)]
      let next = end.map { $0 + 1 } ?? text.count
      let value = line.allSatisfy(isSpace) ? nil : parse(line, number, isLast: end == nil, &contents)
      if number == 1, value == nil, !allowsNoHead, !(end == nil && couldBecomeHead(line)) {
        throw .foreign("the first line is not that of a journal of Islet")
      }
      if number == 1 || (contents.head == .null && contents.lines.isEmpty) {
        if let value { try take(first: value, number, allowsNoHead, &contents) }
      } else if let value {
        contents.lines.append((number, value))
      }
      if end != nil || value != nil { contents.intactLength = next }
      start = next
    }
    return contents
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0D || byte == 0x09 }

  /// Whether a line that was torn off may have been meant as the first of a journal.
  private static func couldBecomeHead(_ line: ArraySlice<UInt8>) -> Bool {
    zip(line, #"{"islet":"journal","version":"#.utf8).allSatisfy { $0 == $1 }
  }

  private static func take(
    first value: JSONValue, _ number: Int, _ allowsNoHead: Bool, _ contents: inout Contents
  ) throws(Refusal) {
    if value["islet"]?.string != nil {
      guard let version = value["version"]?.int, version >= 1 else {
        throw .foreign("the first line names no version")
      }
      if version > JournalText.version { throw .newer(version: version) }
      contents.head = value
    } else if allowsNoHead {
      contents.head = ["islet": "scenario", "version": .int(version)]
      contents.lines.append((number, value))
    } else {
      throw .foreign("the first line is not that of a journal of Islet")
    }
  }

  /// The value of a line; a line that is no JSON is dropped with a finding.
  private static func parse(
    _ line: ArraySlice<UInt8>, _ number: Int, isLast: Bool, _ contents: inout Contents
  ) -> JSONValue? {
    do {
      return try JSONValue(parsing: line)
    } catch {
      if isLast {
        contents.findings.append(
          Finding(
            "journal-torn", path: "line \(number)",
            sentence: "The last line was not written to its end (\(line.count) bytes); it is dropped."))
      } else {
        contents.findings.append(
          Finding(
            "journal-line", path: "line \(number)",
            sentence: "Line \(number) is not JSON (column \(error.column): \(error.message)); "
              + "it is skipped."))
      }
      return nil
    }
  }
}
