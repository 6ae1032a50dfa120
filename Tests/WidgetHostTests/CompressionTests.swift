import Compression
import Foundation
import Testing

/// What of Apple's Compression is here: DEFLATE.
@Suite struct CompressionTests {
  private func encoded(_ bytes: [UInt8], room: Int = 100_000) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: room) { target, count in
      guard let start = target.baseAddress else { return }
      count = compression_encode_buffer(start, room, bytes, bytes.count, nil, COMPRESSION_ZLIB)
    }
  }

  private func decoded(
    _ bytes: [UInt8], room: Int = 100_000, by algorithm: compression_algorithm = COMPRESSION_ZLIB
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: room) { target, count in
      guard let start = target.baseAddress else { return }
      count = compression_decode_buffer(start, room, bytes, bytes.count, nil, algorithm)
    }
  }

  /// What zlib itself makes of texts, without its header: by Python's `zlib.compressobj(wbits=-15)`.
  private static let samples: [(text: String, hex: String)] = [
    (
      "Goal for Ajax!",
      "73cf4fcc5148cb2f5270cc4aac500400"
    ),
    (
      String(repeating: "Goal! ", count: 30),
      "73cf4fcc5154701f522400"
    ),
    (
      (0..<300).map { String(UnicodeScalar(UInt8(33 + $0 * $0 * 7 % 90))) }.joined(),
      "ddccb10900210c00c059ec04c1268520b10d0862270869520812db80e0f6bfc7df00e77c9174f53c"
        + "dc0431756be00372d439e4915b2c96b515ac0bcee8e3c0aa589a66135e8e9e8ca991317868d65304"
        + "daf88ede24c5bbdfcd1f"
    ),
    (
      "x",
      "010100feff78"
    ),
  ]

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  @Test(arguments: 0..<4) func `what zlib compressed is read`(place: Int) {
    let sample = Self.samples[place]
    #expect(decoded(bytes(sample.hex)) == Array(sample.text.utf8))
  }

  @Test func `what was compressed is read again, and repetitions are shorter`() {
    let text = Array(String(repeating: "Goal for Ajax! ", count: 400).utf8)
    let noise = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 3) }
    for input in [text, noise, [], [7], Array(0...255)] {
      #expect(decoded(encoded(input)) == input)
    }
    #expect(encoded(text).count < text.count / 20)
  }

  @Test func `without room for all nothing is compressed, and as much is read as has room`() {
    let text = Array("abcdefgh".utf8)
    #expect(encoded(text, room: 4).isEmpty)
    #expect(decoded(encoded(text), room: 3) == Array("abc".utf8))
  }

  @Test func `what is broken, cut off or of another algorithm is not read`() {
    let whole = encoded(Array("a text, a text, a text".utf8))
    #expect(decoded(Array(whole.dropLast(4))).isEmpty)
    #expect(decoded([0xFF, 0xFF, 0xFF]).isEmpty && decoded([]).isEmpty)
    for algorithm in [COMPRESSION_LZFSE, COMPRESSION_LZ4, COMPRESSION_LZMA, COMPRESSION_BROTLI] {
      #expect(decoded(whole, by: algorithm).isEmpty)
    }
  }

  @Test func `bytes without sense end in a fault, and never in a trap`() {
    var seed: UInt64 = 42
    for _ in 0..<3000 {
      let input = (0..<40).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: seed >> 33)
      }
      #expect(decoded(input, room: 4000).count <= 4000)
    }
  }

  @Test func `filters hand on what becomes of pieces`() throws {
    let text = Data(String(repeating: "Goal for Ajax! ", count: 400).utf8)
    var packed = Data()
    var ends = 0
    let output = try OutputFilter(.compress, using: .zlib) { piece in
      if let piece { packed += piece } else { ends += 1 }
    }
    try output.write(text.prefix(1000))
    try output.write(text.dropFirst(1000))
    try output.finalize()
    #expect(ends == 1 && decoded(Array(packed)) == Array(text))
    #expect(throws: FilterError.invalidState) { try output.write(text) }
    var rest = packed
    let input = try InputFilter(.decompress, using: .zlib) { count -> Data? in
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    var read = Data()
    while let piece = try input.readData(ofLength: 700) {
      #expect(piece.count <= 700)
      read += piece
    }
    #expect(read == text)
  }

  @Test func `a filter of another algorithm is not made, and broken data is told`() throws {
    for algorithm in Algorithm.allCases where algorithm != .zlib {
      #expect(throws: FilterError.invalidState) {
        _ = try OutputFilter(.compress, using: algorithm) { _ in }
      }
      #expect(throws: FilterError.invalidState) {
        _ = try InputFilter(.decompress, using: algorithm) { _ -> Data? in nil }
      }
    }
    let broken = try OutputFilter(.decompress, using: .zlib) { _ in }
    try broken.write(Data([0xFF, 0xFF]))
    #expect(throws: FilterError.invalidData) { try broken.finalize() }
  }

  @Test func `data is compressed and read again, in its place too`() throws {
    let text = Data(String(repeating: "Goal for Ajax! ", count: 40).utf8)
    let compressed = try NSData(data: text).compressed(using: .zlib)
    #expect(compressed.length < text.count / 4)
    #expect(try Data(referencing: compressed.decompressed(using: .zlib)) == text)
    let place = NSMutableData(data: text)
    try place.compress(using: .zlib)
    #expect(place.length == compressed.length)
    try place.decompress(using: .zlib)
    #expect(Data(referencing: place) == text)
  }

  @Test func `data of other algorithms, or of none, is not read`() {
    for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4, .lzma] {
      #expect(throws: CocoaError(.compressionFailed)) {
        try NSData(data: Data([1])).compressed(using: algorithm)
      }
      #expect(throws: CocoaError(.decompressionFailed)) {
        try NSData(data: Data([1])).decompressed(using: algorithm)
      }
    }
    #expect(throws: CocoaError(.decompressionFailed)) {
      try NSData(data: Data([0xFF, 0xFF])).decompressed(using: .zlib)
    }
  }
}
