import Testing

@testable import Drawing

@Suite("What the first bytes of an image say")
struct ImageHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 44, 0, 0, 0, 200]

  @Test func `a PNG says its size in its first chunk, which must be there`() {
    #expect(ImageHeader.size(Self.png) == Size(width: 300, height: 200))
    #expect(ImageHeader.size(Self.png.dropLast()) == nil)
  }

  @Test func `a PNG whose first chunk is no header has no size`() {
    for index in [11, 12] {
      var damaged = Self.png
      damaged[index] ^= 1
      #expect(ImageHeader.size(damaged) == nil)
      #expect(ImageHeader.stated(damaged) == nil)
    }
    let claim = Array(Self.png.prefix(8)) + [UInt8](repeating: 0xFF, count: 40)
    #expect(ImageHeader.size(claim) == nil)
  }

  // A photograph of 24 million pixels, and one of the largest sensor of a phone.
  @Test(arguments: [
    (5_712, 4_284, true), (16_320, 12_240, true), (32_768, 8_192, true), (32_769, 1, false),
    (1, 32_769, false), (32_768, 8_193, false), (0, 20, false), (20, 0, false),
    (65_535, 65_535, false),
  ])
  func `a size that no image has is none to lay out`(width: Int, height: Int, isImage: Bool) {
    let gif =
      Array("GIF89a".utf8)
      + [width & 255, width >> 8, height & 255, height >> 8].map { UInt8($0) }
    let stated = Size(width: Double(width), height: Double(height))
    #expect(ImageHeader.stated(gif) == stated)
    #expect(ImageHeader.size(gif) == (isImage ? stated : nil))
  }

  @Test func `a limit says which of its numbers an image exceeds`() {
    func exceeded(_ limit: ImageLimit, _ width: Double, _ height: Double) -> String? {
      limit.exceeded(by: Size(width: width, height: height))
    }
    #expect(exceeded(.drawn, 8_192, 2_048) == nil)
    #expect(exceeded(.drawn, 8_193, 1) == "8192 pixels a side")
    #expect(exceeded(.drawn, 5_000, 5_000) == "16.8 million pixels in all")
    #expect(exceeded(.plausible, 5_000, 5_000) == nil)
    #expect(!ImageLimit.plausible.allows(Size(width: 0, height: 20)))
  }

  @Test func `a GIF says its size with the lower byte first`() {
    #expect(
      ImageHeader.size(Array("GIF89a".utf8) + [44, 1, 200, 0]) == Size(width: 300, height: 200))
    #expect(ImageHeader.size(Array("GIF89a".utf8) + [44, 1, 200]) == nil)
    #expect(ImageHeader.size(Array("BMP".utf8)) == nil)
  }

  /// The frame of 300 × 200 pixels.
  private static let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0x11, 0]

  private static func jpeg(_ segments: [UInt8], frame: [UInt8] = frame) -> [UInt8] {
    [0xFF, 0xD8] + segments + frame
  }

  @Test(
    arguments: [
      [], [0xFF, 0xE0, 0, 4, 1, 2], [0], [0, 0, 0], [0xFF], [0xFF, 0xD0], [0xFF, 0xC4, 0, 3, 9],
      [0xFF, 0xE0, 0, 0],
    ] as [[UInt8]])
  func `a JPEG says its size in the frame, behind whatever comes first`(before: [UInt8]) {
    #expect(ImageHeader.size(Self.jpeg(before)) == Size(width: 300, height: 200))
  }

  @Test func `a JPEG without a frame has no size`() {
    #expect(ImageHeader.size(Self.jpeg([], frame: [])) == nil)
    #expect(ImageHeader.size(Self.jpeg([0xFF, 0xE0, 0xFF, 0xFF])) == nil)
  }

  /// The segment with a camera's note, in either order of bytes.
  private static func exif(_ turn: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    // Two entries: another tag, then the orientation.
    let other = number(0x10F, 2) + number(2, 2) + number(1, 4) + number(0, 4)
    let note =
      number(0x112, 2) + number(3, 2) + number(1, 4) + number(Int(turn), 2) + [0, 0]
    let tiff =
      Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2) + other
      + note + number(0, 4)
    let body = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }

  @Test(arguments: PhotographTurn.allCases, [true, false])
  func `a camera's note turns the picture, and with it the size`(
    turn: PhotographTurn, isLittle: Bool
  ) {
    let file = Self.jpeg([0xFF, 0xE0, 0, 4, 1, 2] + Self.exif(turn.rawValue, isLittle: isLittle))
    #expect(PhotographTurn(jpeg: file) == turn)
    let size = Size(width: 300, height: 200)
    #expect(
      ImageHeader.size(file)
        == (turn.swapsSides ? Size(width: size.height, height: size.width) : size))
  }

  @Test func `a note that is cut off or means nothing leaves the picture as it lies`() {
    let whole = [0xFF, 0xD8] + Self.exif(6, isLittle: true)
    #expect(PhotographTurn(jpeg: whole) == .rightTop)
    for length in 0..<whole.count {
      _ = PhotographTurn(jpeg: Array(whole[..<length]))
    }
    #expect(PhotographTurn(jpeg: Array(whole.prefix(30))) == .topLeft)
    #expect(PhotographTurn(jpeg: [0xFF, 0xD8] + Self.exif(9, isLittle: true)) == .topLeft)
    // Behind the first pixels no note counts.
    #expect(
      PhotographTurn(jpeg: [0xFF, 0xD8, 0xFF, 0xDA, 0, 2] + Self.exif(6, isLittle: true))
        == .topLeft)
  }
}
