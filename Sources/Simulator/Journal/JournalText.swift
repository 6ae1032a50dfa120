import CLinux
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
    var reading = JournalReading(allowsNoHead: allowsNoHead)
    var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
    try read(text, by: &reading) { _, line throws(Refusal) in lines.append(line) }
    return Contents(
      head: reading.head, lines: lines, intactLength: reading.intactLength,
      findings: reading.findings)
  }

  /// Reads a text line by line, until `take` has seen enough.
  static func read(
    _ text: [UInt8], by reading: inout JournalReading,
    take: (JournalReading, (number: Int, text: ArraySlice<UInt8>)) throws(Refusal) -> Void
  ) throws(Refusal) {
    var start = 0
    while start < text.count {
      let end = text.endOfLine(from: start)
      if let line = try reading.take(text[start..<(end ?? text.count)], isEnded: end != nil) {
        try take(reading, line)
      }
      start = end.map { $0 + 1 } ?? text.count
    }
  }
}

extension [UInt8] {
  /// Where the line that begins here ends; nil when nothing ends it.
  fileprivate func endOfLine(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return nil }
      return memchr(first + start, 0x0A, count - start).map { UnsafeRawPointer($0) - first }
    }
  }
}
