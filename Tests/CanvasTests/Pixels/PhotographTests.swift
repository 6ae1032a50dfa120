import Drawing
import Testing

@testable import Canvas

@Suite("Photographs and small pictures") struct PhotographTests {
  /// 8 × 8 pixels of one red, as a JPEG; made with ImageMagick.
  static let jpeg: [UInt8] = Hex.bytes(
    """
    ffd8ffe000104a46494600010100000100010000ffdb0043000d090a0b0a080d0b0a0b0e0e0d0f132015131212
    13271c1e17202e2931302e292d2c333a4a3e333646372c2d405741464c4e525352323e5a615a50604a51524fff
    db0043010e0e0e131113261515264f352d354f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f
    4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4fffc00011080008000803012200021101031101ffc400
    1500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc400
    1501010100000000000000000000000000000506ffc40014110100000000000000000000000000000000ffda00
    0c03010002110311003f009e0072cdffd9
    """)
  /// 4 × 4 pixels, the right half transparent; made with ImageMagick.
  static let gif: [UInt8] = Hex.bytes(
    """
    47494638396104000400f0000000c80000000021f90401000001002c00000000040004000002060412869a1705
    003b
    """)

  private func sample(_ bytes: [UInt8], _ x: Double, _ y: Double = 0.5) -> SIMD4<Float>? {
    guard let image = try? ImageFile.decode(bytes) else { return nil }
    return image.color(
      at: Point(x: x, y: y), frame: Rect(x: 0, y: 0, width: 1, height: 1), tile: nil,
      footprint: (0.1, 0.1), tint: nil)
  }

  @Test func `A JPEG is decoded`() throws {
    let color = try #require(sample(PhotographTests.jpeg, 0.5))
    #expect(abs(color.x - 0.78) < 0.03 && color.y < 0.15 && color.w == 1)
  }

  /// 16 × 16 pixels, the left half red and the right half blue; made with ImageMagick.
  static let halves: [UInt8] = Hex.bytes(
    """
    ffd8ffe000104a46494600010100000100010000ffdb0043000d090a0b0a080d0b0a0b0e0e0d0f132015131212
    13271c1e17202e2931302e292d2c333a4a3e333646372c2d405741464c4e525352323e5a615a50604a51524fff
    db0043010e0e0e131113261515264f352d354f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f
    4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4fffc00011080010001003012200021101031101ffc400
    1500010100000000000000000000000000000506ffc40014100100000000000000000000000000000000ffc400
    14010100000000000000000000000000000005ffc40019110002030100000000000000000000000000064382c1
    c2ffda000c03010002110311003f009f0474118539abd0f33456c3ffd9
    """)

  /// The same with EXIF data that tell how it is to be turned.
  static func halves(_ turn: PhotographTurn) -> [UInt8] {
    let entry: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn.rawValue, 0, 0]
    let exif = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    return Array(halves.prefix(2)) + segment + halves.dropFirst(2)
  }

  @Test(arguments: PhotographTurn.allCases)
  func `A photograph is turned as its camera noted`(_ turn: PhotographTurn) throws {
    let bytes = PhotographTests.halves(turn)
    #expect(PhotographTurn(jpeg: bytes) == turn)
    let image = try ImageFile.decode(bytes)
    func isRed(_ x: Double, _ y: Double) -> Bool {
      let color = image.color(
        at: Point(x: x, y: y), frame: Rect(x: 0, y: 0, width: 1, height: 1), tile: nil,
        footprint: (0.1, 0.1), tint: nil)
      return color.x > color.z
    }
    switch turn {
    case .topLeft, .bottomLeft: #expect(isRed(0.2, 0.5) && !isRed(0.8, 0.5))
    case .topRight, .bottomRight: #expect(!isRed(0.2, 0.5) && isRed(0.8, 0.5))
    case .leftTop, .rightTop: #expect(isRed(0.5, 0.2) && !isRed(0.5, 0.8))
    case .rightBottom, .leftBottom: #expect(!isRed(0.5, 0.2) && isRed(0.5, 0.8))
    }
  }

  /// A photograph of 16 rows, the most of it grey, since its data end early.
  private static func wide(_ width: Int) throws -> [UInt8] {
    var bytes = halves
    // The frame: eight bits, 16 rows, then the columns.
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0, 0, 0x11, 8, 0, 16]))
    bytes[frame.upperBound] = UInt8(width >> 8)
    bytes[frame.upperBound + 1] = UInt8(width & 255)
    return bytes
  }

  @Test func `A photograph that is too large is read at half its size`() throws {
    let bytes = try Self.wide(9_000)
    let image = try ImageFile.decode(bytes)
    // Of 4500 × 8 pixels each third one is kept.
    #expect(image.width == 1_500 && image.height == 3)
    // A screenshot is compared pixel by pixel.
    #expect {
      try PixelImage(screenshot: bytes)
    } throws: {
      ($0 as? PixelImage.Fault)?.reason
        == "it measures 9000 × 16 pixels, more than 8192 pixels a side"
    }
    let larger = try Self.wide(17_000)
    #expect(reason(larger) == "it measures 17000 × 16 pixels, more than 16384 pixels a side")
  }

  /// Returns why a photograph is not read; nil for one that is.
  private func reason(_ bytes: [UInt8]) -> String? {
    do throws(PNGFile.Fault) {
      _ = try ImageFile.decode(bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `A progressive photograph is read at half its size where that takes no more memory`() {
    #expect(reason(Self.refined(scans: 1, width: 9_000, height: 16)) == nil)
    #expect(
      reason(Self.refined(scans: 1, width: 16_384, height: 4_000))
        == "it measures 16384 × 4000 pixels and is progressive, which takes too much memory")
  }

  @Test func `All pixels and scans of a photograph are paid for, where they are decoded`() throws {
    func paid(_ bytes: [UInt8]) -> Int {
      let shelf = ImageShelf()
      _ = shelf.image(.data(bytes))
      return shelf.takeRead()
    }
    #expect(paid(try Self.wide(9_000)) == 9_000 * 16 * (Work.pixel + Work.scan))
    let scans = Self.refined(scans: 50, width: 1_000, height: 500)
    #expect(JPEGFile.scans(scans) == 52)
    #expect(paid(scans) == 500_000 * (Work.pixel + 52 * Work.scan))
    // Those of one that is left after a hundred of them, too, and none of one that is refused by its size.
    let endless = Self.refined(scans: 200, width: 1_000, height: 500)
    #expect(paid(endless) == 500_000 * (Work.pixel + 101 * Work.scan))
    let refused = [try Self.wide(17_000), Self.refined(scans: 50, width: 16_384, height: 4_000)]
    #expect(refused.map(paid) == [paid([1]), paid([1])])
  }

  @Test func `EXIF data that are cut short or lie say nothing`() {
    let whole = PhotographTests.halves(.rightTop)
    for count in 0..<48 {
      #expect([.topLeft, .rightTop].contains(PhotographTurn(jpeg: Array(whole.prefix(count)))))
    }
    for at in 2..<44 {
      var changed = whole
      changed[at] = 0xFF
      _ = PhotographTurn(jpeg: changed)
    }
  }

  /// Grey pixels whose last bits come in scans of their own, each of them empty.
  static func refined(scans: Int, width: Int = 8, height: Int = 8) -> [UInt8] {
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    func segment(_ kind: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [0xFF, kind, 0, UInt8(bytes.count + 2)] + bytes
    }
    // A table of one code: a single 0.
    func table(_ number: UInt8, _ value: UInt8) -> [UInt8] {
      segment(0xC4, [number, 1] + [UInt8](repeating: 0, count: 15) + [value])
    }
    func scan(_ first: UInt8, _ last: UInt8, _ bits: UInt8, _ data: [UInt8]) -> [UInt8] {
      segment(0xDA, [1, 1, 0, first, last, bits]) + data
    }
    // Says that nothing is in this block and in thousands after it: the code, and a number of 14 bits.
    let empty: [UInt8] = [0, 1]
    return [0xFF, 0xD8] + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
      + segment(0xC2, [8] + size + [1, 1, 0x11, 0]) + table(0x00, 0) + table(0x10, 0xE0)
      + scan(0, 0, 0x01, [0x7F]) + scan(1, 63, 0x02, empty)
      + (0..<scans).flatMap { _ in scan(1, 63, 0x21, empty) } + [0xFF, 0xD9]
  }

  @Test func `A JPEG of more scans than cameras write is damaged: each takes as long as a picture`()
    throws
  {
    let color = try #require(sample(PhotographTests.refined(scans: 50), 0.5))
    #expect(abs(color.x - 0.5) < 0.01)
    #expect {
      try ImageFile.decode(PhotographTests.refined(scans: 200))
    } throws: {
      ($0 as? PNGFile.Fault)?.reason == "its data are damaged"
    }
  }

  @Test func `A GIF is decoded, with what is transparent in it`() throws {
    let left = try #require(sample(PhotographTests.gif, 0.2))
    let right = try #require(sample(PhotographTests.gif, 0.8))
    #expect(left.y > 0.7 && left.w == 1)
    #expect(right.w == 0)
  }

  @Test func `Damaged files are refused with a reason`() {
    for bytes in [PhotographTests.jpeg, PhotographTests.gif] {
      for count in stride(from: 3, to: bytes.count, by: 7) {
        var part = Array(bytes.prefix(count))
        part[count / 2] ^= 0x55
        _ = try? ImageFile.decode(part)
      }
      #expect(throws: PNGFile.Fault.self) { try ImageFile.decode(Array(bytes.prefix(12))) }
    }
    #expect(throws: PNGFile.Fault.self) { try ImageFile.decode([1, 2, 3]) }
  }

  @Test func `A film is a GIF that is read again as it was written`() throws {
    var film = AnimatedGIF()
    let red = PixelImage(
      width: 40, height: 30, bytes: (0..<1_200).flatMap { _ in [250, 0, 0, 255] })
    var other = red
    for at in 0..<400 { other.bytes[at * 4 + 1] = 250 }
    film.show(red, at: 0)
    film.show(other, at: 0.5)
    film.show(other, at: 0.7)
    let bytes = film.file(duration: 2)
    #expect(bytes.starts(with: Array("GIF89a".utf8)))
    #expect(bytes.last == 0x3B)
    let color = try #require(sample(bytes, 0.5))
    #expect(color.x > 0.95 && color.y < 0.05)
    // The block that has programs begin again for ever: three bytes, its number, and so often: 0.
    let loop = Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    #expect(bytes.firstRange(of: loop) != nil)
    // Two frames, not three.
    #expect(
      bytes.indices.dropLast(3).filter { bytes[$0] == 0x21 && bytes[$0 + 1] == 0xF9 }.count == 2)
  }

  @Test func `A film keeps of its pictures what changes from one to the next`() {
    let large = PixelImage(
      width: 30, height: 20, bytes: (0..<2_400).map { UInt8(truncatingIfNeeded: $0) })
    var next = large
    // Two pixels apart in one row, and one in another.
    for pixel in [32, 35, 100] { next.bytes[4 * pixel] ^= 0xFF }
    let small = PixelImage(width: 5, height: 4, bytes: (0..<80).map { UInt8($0) })
    let film = [PixelImage(width: 0, height: 0, bytes: []), large, next, next, small, large]
    let changes = zip(film, film.dropFirst()).map { PixelChange(from: $0, to: $1) }
    #expect(changes.map(\.bytes.count) == [2_400, 3 * 4 + 1 + 1, 0, 80, 2_400])
    var image = film[0]
    for (change, picture) in zip(changes, film.dropFirst()) {
      change.apply(to: &image)
      #expect(image == picture)
    }
  }

  @Test func `A picture of a film that lasts for no time gives way to the next one`() throws {
    func plain(_ red: UInt8) -> PixelImage {
      PixelImage(width: 4, height: 4, bytes: (0..<16).flatMap { _ in [red, 0, 0, 255] })
    }
    var film = AnimatedGIF()
    film.show(plain(10), at: 0)
    film.show(plain(250), at: 0)
    film.show(plain(130), at: 1)
    film.show(plain(60), at: 1)
    var expected = AnimatedGIF()
    expected.show(plain(250), at: 0)
    expected.show(plain(60), at: 1)
    #expect(film.file(duration: 2) == expected.file(duration: 2))
  }

  /// The colours of a film's palette, of 255.
  private func palette(_ bytes: [UInt8]) -> [[UInt8]] {
    stride(from: 13, to: 13 + 768, by: 3).map { Array(bytes[$0..<$0 + 3]) }
  }

  /// A square picture of which three quarters are its ground.
  private func grounded(
    _ size: Int, _ ground: [UInt8], _ color: (Int) -> (Int, Int, Int)
  ) -> PixelImage {
    var bytes: [UInt8] = []
    for at in 0..<size * size {
      guard at >= size * size * 3 / 4 else {
        bytes += ground + [255]
        continue
      }
      let (red, green, blue) = color(at)
      bytes += [UInt8(red), UInt8(green), UInt8(blue), 255]
    }
    return PixelImage(width: size, height: size, bytes: bytes)
  }

  @Test func `A colour that fills a large part of a film is kept as it is, with no pattern in it`()
    throws
  {
    let ground: [UInt8] = [17, 21, 27]
    // The other colours take the other places.
    let picture = grounded(64, ground) { at in (at % 251, at * 7 % 241, at * 13 % 239) }
    var film = AnimatedGIF()
    film.show(picture, at: 0)
    let bytes = film.file(duration: 1)
    #expect(palette(bytes).contains(ground))
    for (x, y) in [(0.1, 0.1), (0.52, 0.3), (0.9, 0.5)] {
      let color = try #require(sample(bytes, x, y))
      for (part, wanted) in zip([color.x, color.y, color.z], ground) {
        #expect(abs(Double(part) * 255 - Double(wanted)) < 1.5, "at \(x), \(y)")
      }
    }
  }

  @Test func `The margin around a smaller picture has the colour that the picture has beside it`()
    throws
  {
    // Between colours near to the ground a pattern would choose.
    func picture(_ size: Int) -> PixelImage {
      grounded(size, [17, 21, 27]) { at in (8 + at % 16, 16 + at * 7 % 16, 16 + at / 16 % 16) }
    }
    var film = AnimatedGIF()
    film.show(picture(32), at: 0)
    film.show(picture(64), at: 1)
    let bytes = film.file(duration: 2)
    // Left of the small picture, above it, and within it.
    let places = [(0.1, 0.5), (0.5, 0.1), (0.5, 0.5), (0.35, 0.4)]
    let colors = try places.map { try #require(sample(bytes, $0.0, $0.1)) }
    #expect(Set(colors.map { [$0.x, $0.y, $0.z] }).count == 1)
  }

  @Test func `A smaller picture stands in the middle of a film, on the colour of its corner`()
    throws
  {
    var film = AnimatedGIF()
    // Blue with a red stripe down the middle, a third as wide as what follows.
    let small = PixelImage(
      width: 10, height: 10,
      bytes: (0..<100).flatMap { at -> [UInt8] in
        (3..<7).contains(at % 10) ? [250, 0, 0, 255] : [0, 0, 250, 255]
      })
    let large = PixelImage(
      width: 30, height: 20, bytes: (0..<600).flatMap { _ in [0, 250, 0, 255] })
    film.show(small, at: 0)
    film.show(large, at: 1)
    let bytes = film.file(duration: 2)
    let middle = try #require(sample(bytes, 0.5))
    #expect(middle.x > 0.9 && middle.z < 0.1)
    for x in [0.1, 0.9] {
      let side = try #require(sample(bytes, x))
      #expect(side.z > 0.9 && side.x < 0.1, "at \(x)")
    }
  }
}

/// Bytes as a test writes them.
enum Hex {
  static func bytes(_ text: String) -> [UInt8] {
    let digits = text.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
}
