/// Reads what was compressed by DEFLATE (RFC 1951), without a header of zlib's or gzip's, as `COMPRESSION_ZLIB` is.
package struct Inflation {
  private let input: UnsafeBufferPointer<UInt8>
  private var place = 0
  /// Bits that were read and not taken, lowest first.
  private var bits: UInt32 = 0
  private var bitCount = 0
  /// What has been read so far.
  package private(set) var output: [UInt8] = []
  /// No more than this is written.
  private let limit: Int

  /// Creates a reader of bytes, which must outlive it.
  package init(_ input: UnsafeBufferPointer<UInt8>, limit: Int = .max) {
    (self.input, self.limit) = (input, limit)
  }

  /// Why the end was not reached.
  package enum Fault: Error { case malformed, full }

  /// Reads to the end; throws where the input is malformed or cut off, or where there is more than the limit.
  package mutating func run() throws(Fault) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(Self.fixed.letters, Self.fixed.distances)
      case 2:
        let codes = try readCodes()
        try expand(codes.letters, codes.distances)
      default: throw .malformed
      }
    }
  }

  // MARK: Bits

  private mutating func take(_ count: Int) throws(Fault) -> Int {
    while bitCount < count {
      guard place < input.count else { throw .malformed }
      bits |= UInt32(input[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func write(_ byte: UInt8) throws(Fault) {
    guard output.count < limit else { throw .full }
    output.append(byte)
  }

  private mutating func copyStored() throws(Fault) {
    (bits, bitCount) = (0, 0)
    let length = try take(16)
    guard try take(16) == ~length & 0xFFFF, length <= input.count - place else {
      throw .malformed
    }
    for byte in input[place..<place + length] { try write(byte) }
    place += length
  }

  // MARK: Codes

  /// Codes by their lengths: how many there are of each, and what they stand for, shorter ones first.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths where length > 0 { counts[length] += 1 }
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
      }
    }
  }

  private static let fixed = (
    letters: Codes(
      (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
    distances: Codes([Int](repeating: 5, count: 30))
  )

  private mutating func symbol(_ codes: Codes) throws(Fault) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try take(1)
      let count = codes.counts[length]
      if code - first < count {
        let place = index + code - first
        guard codes.symbols.indices.contains(place) else { throw .malformed }
        return codes.symbols[place]
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .malformed
  }

  /// In which order the lengths of the codes for lengths stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() throws(Fault) -> (letters: Codes, distances: Codes) {
    let (letters, distances) = (try take(5) + 257, try take(5) + 1)
    let count = try take(4) + 4
    var own = [Int](repeating: 0, count: 19)
    for place in 0..<count { own[Self.order[place]] = try take(3) }
    let codes = Codes(own)
    var lengths: [Int] = []
    while lengths.count < letters + distances {
      let next = try symbol(codes)
      let repeated: (length: Int, times: Int)
      switch next {
      case 16:
        guard let last = lengths.last else { throw .malformed }
        repeated = (last, try take(2) + 3)
      case 17: repeated = (0, try take(3) + 3)
      case 18: repeated = (0, try take(7) + 11)
      default: repeated = (next, 1)
      }
      lengths += [Int](repeating: repeated.length, count: repeated.times)
    }
    guard lengths.count == letters + distances else { throw .malformed }
    return (Codes(lengths[..<letters]), Codes(lengths[letters...]))
  }

  private mutating func expand(_ letters: Codes, _ distances: Codes) throws(Fault) {
    while true {
      let next = try symbol(letters)
      if next == 256 { return }
      if next < 256 {
        try write(UInt8(next))
        continue
      }
      guard let length = DeflateTable.lengths.value(next - 257) else { throw .malformed }
      let count = length.base + (try take(length.bits))
      guard let distance = DeflateTable.distances.value(try symbol(distances)) else {
        throw .malformed
      }
      let back = distance.base + (try take(distance.bits))
      guard back <= output.count else { throw .malformed }
      for _ in 0..<count { try write(output[output.count - back]) }
    }
  }
}

/// Numbers that are written as a symbol and further bits.
struct DeflateTable {
  private var rows: [(base: Int, bits: Int)] = []

  /// Lengths of what is repeated: 3 to 258.
  static let lengths = DeflateTable(from: 3, rows: 28, alike: 4, last: (258, 0))
  /// How far back it stands: 1 to 32,768.
  static let distances = DeflateTable(from: 1, rows: 30, alike: 2, last: nil)

  /// - Parameter alike: how many rows have as many further bits.
  private init(from first: Int, rows count: Int, alike: Int, last: (base: Int, bits: Int)?) {
    var base = first
    for row in 0..<count {
      let bits = max(0, row / alike - 1)
      rows.append((base, bits))
      base += 1 << bits
    }
    if let last { rows.append(last) }
  }

  /// Returns where the numbers of a symbol begin and how many bits follow; nil for none.
  func value(_ symbol: Int) -> (base: Int, bits: Int)? {
    rows.indices.contains(symbol) ? rows[symbol] : nil
  }

  /// Returns the symbol of a number.
  func symbol(of number: Int) -> Int { rows.lastIndex { $0.base <= number } ?? 0 }
}
