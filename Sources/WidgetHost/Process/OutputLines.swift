/// Cuts what a program prints into lines as they become whole.
struct OutputLines {
  /// A line longer than this is cut, in bytes.
  static let longest = 4096

  private var rest: [UInt8] = []

  /// Takes bytes and gives the lines that are whole, without control characters and without those that a crash
  /// adds.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    rest += bytes
    var lines: [String] = []
    var start = 0
    while start < rest.count {
      let next = rest[start...].prefix(Self.longest + 1)
      if let end = next.firstIndex(of: 10) {
        lines.append(Self.text(next[..<end]))
        start = end + 1
      } else if next.count > Self.longest {
        let end = Self.cut(next)
        lines.append(Self.text(next[..<end]))
        start = end
      } else {
        break
      }
    }
    rest.removeFirst(start)
    return lines.filter { !$0.isEmpty && !OutputTail.isOfCrash($0) }
  }

  /// Returns what was printed last without an end of line.
  mutating func finish() -> [String] { rest.isEmpty ? [] : take([10]) }

  /// Returns where a line that is one byte too long is cut: not within a character.
  private static func cut(_ line: ArraySlice<UInt8>) -> Int {
    let end = line.endIndex - 1
    return (end - 3...end).last { line[$0] & 0xC0 != 0x80 } ?? end
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return String(
      String.UnicodeScalarView(
        scalars.filter { $0 == "\t" || $0.value >= 32 && !(127..<160).contains($0.value) }))
  }
}
