import CLinux
import Findings
import JSON
import LiveActivities

/// The text of a journal or a scenario: a first line that names kind and version, then one event a line.
public enum JournalText {
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
  /// Returns where the line that begins here ends; nil when nothing ends it.
  fileprivate func endOfLine(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return nil }
      return memchr(first + start, 0x0A, count - start).map { UnsafeRawPointer($0) - first }
    }
  }
}
