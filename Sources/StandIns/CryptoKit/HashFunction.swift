@_exported import FoundationGaps

/// Makes hashes of bytes.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes are taken at a time.
  static var blockByteCount: Int { get }
  /// Begins without a byte.
  init()
  /// Takes bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the hash of all bytes that were taken.
  func finalize() -> Digest
}

extension HashFunction {
  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  /// Returns the hash of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Returns the hash of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// The bytes of a hash.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
  /// All bytes.
  var _bytes: [UInt8] { get }
  /// What the description begins with: `SHA256`.
  static var _name: String { get }
}

extension Digest {
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  public var description: String { "\(Self._name) digest: \(_bytes.hexadecimal)" }

  /// Returns whether bytes are those of the hash.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left._bytes.elementsEqual(right)
  }
}

extension [UInt8] {
  /// Two digits for each byte.
  var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}

/// What a hash keeps while its bytes come: words that each whole block changes.
struct HashState<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// How a block of sixteen words changes the state.
  typealias Compression = @Sendable (_ block: [Word], _ state: inout [Word]) -> Void

  private var words: [Word]
  /// Bytes that fill no block yet.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0
  private let isBigEndian: Bool
  private let compress: Compression

  static var blockByteCount: Int { 16 * wordByteCount }
  private static var wordByteCount: Int { Word.bitWidth / 8 }

  init(_ words: [Word], isBigEndian: Bool = true, _ compress: @escaping Compression) {
    (self.words, self.isBigEndian, self.compress) = (words, isBigEndian, compress)
  }

  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    rest += bytes
    var start = 0
    while rest.count - start >= Self.blockByteCount {
      let block = (0..<16).map { number in
        let place = start + number * Self.wordByteCount
        let word = rest[place..<place + Self.wordByteCount].reduce(0) { $0 << 8 | Word($1) }
        return isBigEndian ? word : word.byteSwapped
      }
      compress(block, &words)
      start += Self.blockByteCount
    }
    rest.removeFirst(start)
  }

  /// Returns the bytes of the state behind a one, zeros and the length in bits, which fill the last block.
  func finished() -> [UInt8] {
    var copy = self
    var end: [UInt8] = [0x80]
    // The length takes two words.
    let free = Self.blockByteCount - 2 * Self.wordByteCount
    while (rest.count + end.count) % Self.blockByteCount != free { end.append(0) }
    let length = Self.bytes(of: byteCount &* 8, isBigEndian: isBigEndian)
    let zeros = [UInt8](repeating: 0, count: 2 * Self.wordByteCount - length.count)
    end += isBigEndian ? zeros + length : length + zeros
    end.withUnsafeBytes { copy.take($0) }
    return copy.words.flatMap { Self.bytes(of: $0, isBigEndian: isBigEndian) }
  }

  private static func bytes(of number: some FixedWidthInteger, isBigEndian: Bool) -> [UInt8] {
    withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { [UInt8]($0) }
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Returns the bits moved to the left; what falls out comes in at the right.
  func rotated(left count: Int) -> Self {
    self << Self(count) | self >> Self(Self.bitWidth - count)
  }
  /// Returns the bits moved to the right; what falls out comes in at the left.
  func rotated(right count: Int) -> Self { rotated(left: Self.bitWidth - count) }
}
