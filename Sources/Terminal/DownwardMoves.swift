/// Goes down a few rows by line feeds, each a byte, where ncurses names the row.
///
/// A terminal that is ours makes nothing else of them: output is not processed (`cfmakeraw`).
enum DownwardMoves {
  /// Returns the bytes of a frame with shorter ways down.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    /// Where the cursor stands, counted from 1; nil where that is not known.
    var row: Int?
    var place = 0
    while place < bytes.count {
      guard bytes[place] == 0x1B else {
        if bytes[place] == 0x0A { row = nil }
        result.append(bytes[place])
        place += 1
        continue
      }
      let end = ColorSequences.sequenceEnd(bytes, place)
      let sequence = bytes[place..<end]
      place = end
      let before = row
      let isControl = sequence.dropFirst().first == UInt8(ascii: "[")
      switch sequence.last {
      case UInt8(ascii: "m") where isControl, UInt8(ascii: "K") where isControl,
        UInt8(ascii: "X") where isControl, UInt8(ascii: "G") where isControl,
        UInt8(ascii: "C") where isControl, UInt8(ascii: "D") where isControl:
        break
      case UInt8(ascii: "B") where sequence.elementsEqual([0x1B, 0x28, 0x42]): break
      case UInt8(ascii: "H") where isControl: row = number(sequence)
      case UInt8(ascii: "d") where isControl:
        row = number(sequence)
        if let before, let row, before < row, row - before < sequence.count {
          result += repeatElement(0x0A, count: row - before)
          continue
        }
      default: row = nil
      }
      result += sequence
    }
    return result
  }

  /// Returns the first number of a sequence; 1 where none stands, nil for more than three digits.
  private static func number(_ sequence: ArraySlice<UInt8>) -> Int? {
    let digits = sequence.dropFirst(2).prefix { 0x30...0x39 ~= $0 }
    guard digits.count <= 3 else { return nil }
    return digits.isEmpty ? 1 : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
