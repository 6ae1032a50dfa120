/// The Advanced Encryption Standard.
public enum AES {
  /// Encrypts, and tells whether somebody changed what was encrypted (NIST SP 800-38D).
  public enum GCM {
    /// A number that one key uses once.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]
      /// Creates a number by chance.
      public init() { bytes = (0..<AES.GCM.nonceByteCount).map { _ in .random(in: .min ... .max) } }
      /// Creates a number of bytes; throws where there are fewer than twelve.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= AES.GCM.nonceByteCount else {
          throw CryptoKitError.incorrectParameterSize
        }
        bytes = [UInt8](data)
      }
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      /// Calls a function with the bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }

    /// What was encrypted, with what it takes to open it beside the key.
    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data

      /// Creates a box of its parts; throws where the tag has not sixteen bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == AES.blockByteCount else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }
      /// Creates a box of its parts in one; throws where they are too short.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = [UInt8](combined)
        let ends = AES.GCM.nonceByteCount + AES.blockByteCount
        guard bytes.count >= ends else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes.prefix(AES.GCM.nonceByteCount)),
          ciphertext: bytes.dropFirst(AES.GCM.nonceByteCount).dropLast(AES.blockByteCount),
          tag: bytes.suffix(AES.blockByteCount))
      }
      /// The parts in one; nil where the nonce is longer than usual.
      public var combined: Data? {
        guard nonce.bytes.count == AES.GCM.nonceByteCount else { return nil }
        return Data(nonce.bytes) + ciphertext + tag
      }
    }

    static let nonceByteCount = 12

    /// Encrypts a message.
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }
    /// Encrypts a message, and signs something beside it.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let counting = try CountingCipher(key, nonce)
      let ciphertext = counting.changed([UInt8](message))
      return try SealedBox(
        nonce: nonce, ciphertext: ciphertext, tag: counting.tag(of: ciphertext, [UInt8](data)))
    }

    /// Returns the message of a box; throws where the key is another one, or somebody changed the box.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }
    /// Returns the message of a box; throws where the key or what was signed is another one, or somebody changed the box.
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating data: A
    ) throws -> Data {
      let counting = try CountingCipher(key, sealedBox.nonce)
      let ciphertext = [UInt8](sealedBox.ciphertext)
      guard counting.tag(of: ciphertext, [UInt8](data)) == [UInt8](sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(counting.changed(ciphertext))
    }
  }

  static let blockByteCount = 16
}

/// Why nothing was encrypted or opened.
public enum CryptoKitError: Error, Hashable, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure, unwrapFailure, invalidParameter
}

/// Changes bytes by encrypted numbers, one for each block; what is changed twice is as it was.
private struct CountingCipher {
  private let cipher: BlockCipher
  /// What the blocks of a tag are multiplied by.
  private let factor: Block
  private let start: Block

  init(_ key: SymmetricKey, _ nonce: AES.GCM.Nonce) throws {
    cipher = try BlockCipher(key.bytes)
    factor = Block(cipher.encrypted([UInt8](repeating: 0, count: AES.blockByteCount)))
    if nonce.bytes.count == AES.GCM.nonceByteCount {
      start = Block(nonce.bytes + [0, 0, 0, 1])
    } else {
      start = Self.sum(of: [nonce.bytes], lengths: Block(0, UInt64(nonce.bytes.count) &* 8), factor)
    }
  }

  func changed(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var counter = start
    for first in stride(from: 0, to: bytes.count, by: AES.blockByteCount) {
      counter.count()
      let mask = cipher.encrypted(counter.bytes)
      for index in first..<min(first + mask.count, bytes.count) {
        result[index] ^= mask[index - first]
      }
    }
    return result
  }

  func tag(of ciphertext: [UInt8], _ data: [UInt8]) -> [UInt8] {
    let lengths = Block(UInt64(data.count) &* 8, UInt64(ciphertext.count) &* 8)
    let sum = Self.sum(of: [data, ciphertext], lengths: lengths, factor)
    return (sum ^ Block(cipher.encrypted(start.bytes))).bytes
  }

  /// Returns the sum of texts, each filled up with zeros to whole blocks, and of their lengths.
  private static func sum(of texts: [[UInt8]], lengths: Block, _ factor: Block) -> Block {
    var sum = Block(0, 0)
    for text in texts {
      for first in stride(from: 0, to: text.count, by: AES.blockByteCount) {
        sum = (sum ^ Block(text[first..<min(first + AES.blockByteCount, text.count)])).times(factor)
      }
    }
    return (sum ^ lengths).times(factor)
  }
}

/// Sixteen bytes as a polynomial whose coefficients are bits, the first byte's highest bit first.
private struct Block {
  var high: UInt64
  var low: UInt64

  init(_ high: UInt64, _ low: UInt64) { (self.high, self.low) = (high, low) }
  /// Creates a block of at most sixteen bytes, with zeros behind them.
  init(_ bytes: some Collection<UInt8>) {
    (high, low) = (0, 0)
    for (index, byte) in bytes.prefix(AES.blockByteCount).enumerated() {
      let moved = UInt64(byte) << UInt64(56 - index % 8 * 8)
      if index < 8 { high |= moved } else { low |= moved }
    }
  }

  var bytes: [UInt8] {
    [high, low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - $0 * 8)) }
    }
  }

  /// Adds one to the last four bytes.
  mutating func count() {
    let number = UInt32(truncatingIfNeeded: low) &+ 1
    low = low & 0xffff_ffff_0000_0000 | UInt64(number)
  }

  static func ^ (one: Block, other: Block) -> Block {
    Block(one.high ^ other.high, one.low ^ other.low)
  }

  func times(_ factor: Block) -> Block {
    var product = Block(0, 0)
    var factor = factor
    for word in [high, low] {
      for place in (0..<64).reversed() {
        if word >> UInt64(place) & 1 == 1 { product = product ^ factor }
        let carries = factor.low & 1 == 1
        factor.low = factor.low >> 1 | factor.high << 63
        factor.high >>= 1
        if carries { factor.high ^= 0xe1 << 56 }
      }
    }
    return product
  }
}

/// Encrypts single blocks (FIPS 197).
private struct BlockCipher {
  /// Four bytes for each column of each round.
  private let words: [[UInt8]]
  private var rounds: Int { words.count / 4 - 1 }

  init(_ key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let count = key.count / 4
    var words = (0..<count).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
    var constant: UInt8 = 1
    for index in count..<4 * (count + 7) {
      var word = words[index - 1]
      if index % count == 0 {
        word = [word[1], word[2], word[3], word[0]].map(Self.replaced)
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if count > 6, index % count == 4 {
        word = word.map(Self.replaced)
      }
      words.append(zip(words[index - count], word).map { $0 ^ $1 })
    }
    self.words = words
  }

  /// Returns sixteen bytes encrypted.
  func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = keyed(block, round: 0)
    for round in 1...rounds {
      // Each row is moved by its number.
      let moved = (0..<16).map { Self.replaced(state[($0 + $0 % 4 * 4) % 16]) }
      state = keyed(round < rounds ? Self.mixed(moved) : moved, round: round)
    }
    return state
  }

  private func keyed(_ state: [UInt8], round: Int) -> [UInt8] {
    state.indices.map { state[$0] ^ words[round * 4 + $0 / 4][$0 % 4] }
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    state.indices.map { index in
      let column = index / 4 * 4
      let (one, two) = (state[index], state[column + (index + 1) % 4])
      let rest = state[column + (index + 2) % 4] ^ state[column + (index + 3) % 4]
      return doubled(one) ^ doubled(two) ^ two ^ rest
    }
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte >= 0x80 ? 0x1b : 0) }

  private static func replaced(_ byte: UInt8) -> UInt8 { replacements[Int(byte)] }

  /// The reciprocal of each byte, spread over its bits: all powers of 3 are met beside those of its reciprocal.
  private static let replacements: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    var (power, reciprocal): (UInt8, UInt8) = (1, 1)
    repeat {
      power ^= doubled(power)
      reciprocal ^= reciprocal << 1
      reciprocal ^= reciprocal << 2
      reciprocal ^= reciprocal << 4
      if reciprocal >= 0x80 { reciprocal ^= 0x09 }
      table[Int(power)] =
        (1...4).reduce(reciprocal) { $0 ^ reciprocal.rotated(left: $1) } ^ 0x63
    } while power != 1
    return table
  }()
}
