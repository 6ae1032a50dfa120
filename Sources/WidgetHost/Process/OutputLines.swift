/// Cuts what a program prints into lines as they become whole.
struct OutputLines {
  /// A line longer than this is cut, in bytes.
  static let longest = 4096

  private var rest: [UInt8] = []

  /// Takes bytes and gives the lines that are whole, without control characters and without those in which a crash tells
  /// addresses.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    rest += bytes
    var lines: [String] = []
    var start = 0
    while let end = rest[start...].firstIndex(of: 10) {
      lines.append(Self.text(rest[start..<end]))
      start = end + 1
    }
    rest.removeFirst(start)
    while rest.count > Self.longest {
      lines.append(Self.text(rest.prefix(Self.longest)))
      rest.removeFirst(Self.longest)
    }
    return lines.filter { !$0.isEmpty && !CrashPlace.isTrace($0) }
  }

  /// Returns what was printed last without an end of line.
  mutating func finish() -> [String] { rest.isEmpty ? [] : take([10]) }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return String(
      String.UnicodeScalarView(
        scalars.filter { $0 == "\t" || $0.value >= 32 && !(127..<160).contains($0.value) }))
  }
}
