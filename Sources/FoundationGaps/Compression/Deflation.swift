/// Compresses by DEFLATE (RFC 1951) with the codes that the standard fixes: what stands not far before is referred to.
package struct Deflation {
  package private(set) var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// Compresses bytes.
  package init(_ input: UnsafeBufferPointer<UInt8>) {
    put(0b011, 3)
    // Where three bytes stood last.
    var places: [UInt32: Int] = [:]
    var place = 0
    while place < input.count {
      let found = match(input, at: place, &places)
      guard let found else {
        letter(Int(input[place]))
        place += 1
        continue
      }
      let length = DeflateTable.lengths.symbol(of: found.length)
      letter(257 + length)
      putRest(of: found.length, DeflateTable.lengths.value(length))
      let distance = DeflateTable.distances.symbol(of: found.distance)
      code(distance, 5)
      putRest(of: found.distance, DeflateTable.distances.value(distance))
      place += found.length
    }
    letter(256)
    if bitCount > 0 { put(0, 8 - bitCount) }
  }

  /// Returns what repeats earlier bytes, three at least.
  private func match(
    _ input: UnsafeBufferPointer<UInt8>, at place: Int, _ places: inout [UInt32: Int]
  ) -> (length: Int, distance: Int)? {
    guard place + 3 <= input.count else { return nil }
    let key =
      UInt32(input[place]) << 16 | UInt32(input[place + 1]) << 8 | UInt32(input[place + 2])
    defer { places[key] = place }
    guard let earlier = places[key], place - earlier <= 32_768 else { return nil }
    var length = 3
    while length < 258, place + length < input.count,
      input[earlier + length] == input[place + length]
    {
      length += 1
    }
    return (length, place - earlier)
  }

  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Writes a code, whose highest bit comes first.
  private mutating func code(_ code: Int, _ count: Int) {
    for bit in (0..<count).reversed() { put(code >> bit & 1, 1) }
  }

  /// Writes a byte, the end, or the symbol of a length.
  private mutating func letter(_ symbol: Int) {
    switch symbol {
    case ..<144: code(0x30 + symbol, 8)
    case ..<256: code(0x190 + symbol - 144, 9)
    case ..<280: code(symbol - 256, 7)
    default: code(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putRest(of number: Int, _ row: (base: Int, bits: Int)?) {
    if let row { put(number - row.base, row.bits) }
  }
}
