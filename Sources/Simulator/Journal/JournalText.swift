import Findings
import JSON
import LiveActivities

/// The text of a journal or a scenario: a first line that names kind and version, then one event a line.
public enum JournalText {
  /// What stands in a text.
  public struct Contents: Sendable {
    /// The first line; nil when the text is empty, or has none where that is allowed.
    public var head: EventFileHeader?
    /// The lines after it, each with its number, from 2; they are not looked into yet.
    public var lines: [(number: Int, text: ArraySlice<UInt8>)]
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
        "the file has version \(version); this Islet reads up to \(EventFileHeader.newestVersion) "
          + "and leaves the file as it is"
      case .foreign(let what): what
      }
    }
  }

  /// Reads a text. A first line that is missing is taken as this version's when `allowsNoHead`:
  /// scenario files are written by people.
  public static func read(
    _ text: [UInt8], allowsNoHead: Bool = false
  ) throws(Refusal) -> Contents {
    var contents = Contents(head: nil, lines: [], intactLength: 0, findings: [])
    var number = 0
    var start = 0
    var hasHead = false
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A)
      let line = text[start..<(end ?? text.count)]
      number += 1
      start = end.map { $0 + 1 } ?? text.count
      let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
      let isComment = allowsNoHead && (line.starts(with: "//".utf8) || line.first == 0x23)
      if isBlank || isComment, hasHead || allowsNoHead {
        contents.intactLength = start
        continue
      }
      if end == nil, !isWhole(line) {
        guard hasHead || allowsNoHead || couldBecomeHead(line) else { throw .foreign(notOurs) }
        contents.findings.append(torn(line, number))
        return contents
      }
      if hasHead {
        contents.lines.append((number, line))
      } else {
        try take(first: line, number, allowsNoHead, &contents)
        hasHead = true
      }
      contents.intactLength = start
    }
    return contents
  }

  private static let notOurs = "the first line is not that of a journal of Islet"

  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    (try? JSONValue(parsing: line)) != nil
  }

  /// Whether a line that was torn off may have been meant as the first of a journal.
  private static func couldBecomeHead(_ line: ArraySlice<UInt8>) -> Bool {
    !line.isEmpty && zip(line, "{\"islet\":".utf8).allSatisfy { $0 == $1 }
  }

  private static func torn(_ line: ArraySlice<UInt8>, _ number: Int) -> Finding {
    Finding(
      "journal-torn", path: "line \(number)",
      sentence: "The last line was not written to its end (\(line.count) bytes); it is dropped.")
  }

  private static func take(
    first line: ArraySlice<UInt8>, _ number: Int, _ allowsNoHead: Bool, _ contents: inout Contents
  ) throws(Refusal) {
    let version = (try? JSONValue(parsing: line))?["islet"]?.int
    if let version, version >= 1 {
      if version > EventFileHeader.newestVersion { throw .newer(version: version) }
      do throws(Finding) {
        contents.head = try EventFileHeader.read(Array(line)).header
      } catch {
        throw .foreign(error.sentence)
      }
    } else if allowsNoHead {
      contents.lines.append((number, line))
    } else {
      throw .foreign(notOurs)
    }
  }
}
