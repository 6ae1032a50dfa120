/// Hashes that keep nothing secret any more; widgets make names for files and addresses of pictures of them.
public enum Insecure {
  /// MD5 (RFC 1321).
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let blockByteCount = HashState<UInt32>.blockByteCount
    public static var byteCount: Int { Digest.byteCount }
    private var state = HashState<UInt32>(Array(starts[..<4]), isBigEndian: false) { block, state in
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for round in 0..<64 {
        let mixed: UInt32
        let place: Int
        switch round / 16 {
        case 0: (mixed, place) = (b & c | ~b & d, round)
        case 1: (mixed, place) = (d & b | ~d & c, (5 * round + 1) % 16)
        case 2: (mixed, place) = (b ^ c ^ d, (3 * round + 5) % 16)
        default: (mixed, place) = (c ^ (b | ~d), 7 * round % 16)
        }
        let sum = a &+ mixed &+ MD5.constants[round] &+ block[place]
        (a, d, c, b) = (d, c, b, b &+ sum.rotated(left: MD5.turns[round / 16][round % 4]))
      }
      for (index, word) in [a, b, c, d].enumerated() { state[index] = state[index] &+ word }
    }
    private static let turns = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    /// The first 32 bits behind the point of the sines of 1 to 64.
    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 0x1p32) }

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.take(bufferPointer)
    }
    public func finalize() -> MD5Digest { MD5Digest(_bytes: state.finished()) }
  }

  /// SHA-1 (FIPS 180-4, 6.1).
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = HashState<UInt32>.blockByteCount
    public static var byteCount: Int { Digest.byteCount }
    private var state = HashState<UInt32>(starts) { block, state in
      var schedule = block
      for index in 16..<80 {
        schedule.append(
          (schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16])
            .rotated(left: 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (round, word) in schedule.enumerated() {
        let mixed: UInt32
        let constant: UInt32
        switch round / 20 {
        case 0: (mixed, constant) = (b & c | ~b & d, 0x5a82_7999)
        case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (mixed, constant) = (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
        }
        let sum = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, sum)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ word }
    }

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.take(bufferPointer)
    }
    public func finalize() -> SHA1Digest { SHA1Digest(_bytes: state.finished()) }
  }

  /// What both hashes begin with; MD5 takes four of them.
  private static let starts: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]

  public struct MD5Digest: Digest {
    public static let byteCount = 16
    public static let _name = "MD5"
    public let _bytes: [UInt8]
  }

  public struct SHA1Digest: Digest {
    public static let byteCount = 20
    public static let _name = "SHA1"
    public let _bytes: [UInt8]
  }
}
