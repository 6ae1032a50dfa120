import CPng
import Drawing
import Foundation
import Testing

@testable import Canvas

@Suite("Images")
struct ImageTests {
  /// A PNG of some bytes, red, green, blue, alpha.
  static func png(width: Int, height: Int, _ pixel: (Int, Int) -> [UInt8]) -> [UInt8] {
    var pixels: [UInt8] = []
    for y in 0..<height { for x in 0..<width { pixels += pixel(x, y) } }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height, image.format) = (UInt32(width), UInt32(height), 3)
    var size = 1 << 20
    var bytes = [UInt8](repeating: 0, count: size)
    let didWrite = png_image_write_to_memory(&image, &bytes, &size, 0, pixels, 0, nil)
    return didWrite == 0 ? [] : Array(bytes.prefix(size))
  }

  private func paint(_ mark: ImageMark) -> PaintedPicture {
    Sample.paint([.image(mark)], width: 40, height: 40)
  }

  private let frame = Rect(x: 0, y: 0, width: 40, height: 40)

  @Test func `a sample takes the mean of what it covers`() {
    // A fine chequerboard of black and white is grey from afar.
    let bytes = ImageTests.png(width: 160, height: 160) { x, y in
      (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let color = paint(ImageMark(source: .data(bytes), frame: frame)).grid[4, 2].ground
    #expect(abs(color.red - 128) <= 2)
  }

  @Test func `an enlarged image is smooth, or shows its pixels as squares where it says so`() {
    let bytes = ImageTests.png(width: 2, height: 1) { x, _ in
      x == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    func reds(_ isPixelated: Bool) -> [Double] {
      let mark = ImageMark(source: .data(bytes), frame: frame, isPixelated: isPixelated)
      let list = DisplayList(size: frame.size, items: [.image(mark)])
      let image = PixelPainter(scale: 1).paint(list, on: .color(.black), at: 0).image
      return stride(from: 2, to: 40, by: 4).map {
        Double(image.bytes[4 * (20 * image.width + $0)]) / 255
      }
    }
    #expect(Set(reds(true)) == [0, 1])
    #expect(reds(false).filter { $0 > 0.1 && $0 < 0.9 }.count >= 4)
    #expect(reds(false) == reds(false).sorted())
  }

  @Test func `the image stands the right way up and its alpha shows the ground`() {
    let bytes = ImageTests.png(width: 4, height: 4) { x, y in
      y < 2 ? [255, 0, 0, 255] : x < 2 ? [0, 255, 0, 255] : [0, 0, 255, 0]
    }
    let grid = paint(ImageMark(source: .data(bytes), frame: frame)).grid
    #expect(grid[1, 0].ground == CellColor(0xFF0000))
    #expect(grid[1, 3].ground == CellColor(0x00FF00))
    #expect(grid[6, 3].ground == .black)
  }

  @Test(
    arguments: [0.0, 1.3, 2.2, 3.7, 4.9],
    [5.0, 4])
  func `an even image has even pixels wherever it stands`(shift: Double, zoom: Double) throws {
    // A light bar in the middle of a dark square, a whole number of pixels wide.
    let bar = zoom == 5 ? 45..<75 : 48..<72
    let bytes = ImageTests.png(width: 120, height: 120) { x, _ in
      bar.contains(x) ? [255, 255, 255, 255] : [80, 80, 80, 255]
    }
    let place = Rect(x: 20 + shift, y: 20 + shift, width: 40, height: 40)
    let grid = Sample.paint(
      [.image(ImageMark(source: .data(bytes), frame: place))], width: 100, height: 100, zoom: zoom
    ).grid
    for row in grid.quarters() {
      let lit = row.filter { $0 > 0 }
      #expect(Set(lit).count <= 2)
      #expect(zip(lit, lit.reversed()).allSatisfy { abs($0 - $1) < 0.01 })
    }
  }

  @Test func `a file of 16 bits a colour is as dark as one of 8`() throws {
    // One pixel of 1E, 80, F0, each written twice; without a gamma or a profile.
    let bytes = Hex.bytes(
      """
      89504e470d0a1a0a0000000d4948445200000001000000011002000000c0e78f9d0000000f49444154789c6390
      936b68f8f0010007a1031de74ac8b50000000049454e44ae426082
      """)
    let pixel = try PNGFile.read(bytes) { pixels, _, _ in (0..<4).map { pixels[$0] } }
    #expect(pixel == [0x1E, 0x80, 0xF0, 0xFF])
  }

  @Test(arguments: [(1_200, 1_200), (2_048, 2_048), (2_049, 1_025), (6_000, 2_000)])
  func `an image as wide as a card at 3 pixels a point keeps its pixels`(
    _ width: Int, _ kept: Int
  ) throws {
    let bytes = ImageTests.png(width: width, height: 1) { x, _ in
      x % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    #expect(try PNGFile.decode(bytes).width == kept)
  }

  @Test func `a template image takes its tint`() {
    let bytes = ImageTests.png(width: 2, height: 2) { _, _ in [0, 0, 0, 255] }
    let grid = paint(
      ImageMark(source: .data(bytes), frame: frame, tint: .color(RGBA(255, 159, 10)))
    ).grid
    #expect(grid[4, 2].ground == CellColor(0xFF9F0A))
  }

  @Test func `a tile repeats`() {
    let bytes = ImageTests.png(width: 2, height: 1) { x, _ in
      x == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let grid = paint(
      ImageMark(source: .data(bytes), frame: frame, tile: Size(width: 20, height: 20))
    ).grid
    #expect(grid[0, 0].ground == .white && grid[3, 0].ground == .black)
    #expect(grid[4, 0].ground == .white && grid[7, 0].ground == .black)
  }

  @Test func `hostile and damaged images are a finding, not a crash`() {
    let good = ImageTests.png(width: 8, height: 8) { _, _ in [1, 2, 3, 255] }
    var huge = good
    // The header claims 2³⁰ pixels across.
    huge.replaceSubrange(16..<20, with: [0x40, 0, 0, 0])
    var cases: [[UInt8]] = [[], [0x89], Array("GIF89a".utf8), huge, Array(good.prefix(40))]
    for index in stride(from: 8, to: good.count, by: 3) {
      var broken = good
      broken[index] ^= 0xFF
      cases.append(broken)
    }
    for bytes in cases {
      let picture = paint(ImageMark(source: .data(bytes), frame: frame))
      #expect(picture.grid.columns == 8)
    }
    for bytes in cases.prefix(5) {
      let picture = paint(ImageMark(source: .data(bytes), frame: frame))
      #expect(picture.findings.contains { $0.id == "image-unreadable" })
    }
  }

  @Test(arguments: [
    ("/App/Assets.xcassets/crest.imageset/a.png", "crest"),
    ("/App/Assets.xcassets/icons/star.symbolset/a.svg", "star"),
    ("/App/Pictures/a.png", "a.png"), ("/a.png", "a.png"), ("/App/.imageset", ".imageset"),
  ])
  func `an image is called as the app calls it`(path: String, name: String) {
    let finding = InkFindings.unreadable(.file(path), PNGFile.Fault(reason: "its data are damaged"))
    #expect(finding.sentence == "The image “\(name)” cannot be read: its data are damaged")
  }

  @Test(arguments: ["/nonexistent/x.png", "/dev/zero", "/tmp"])
  func `a file that is no file is a finding`(path: String) throws {
    let picture = paint(ImageMark(source: .file(path), frame: frame))
    let finding = try #require(picture.findings.first { $0.id == "image-unreadable" })
    #expect(finding.sentence.hasPrefix("The image “"))
  }

  @Test func `in place of an image that cannot be read stands a box of dashes, five points each`() {
    let box = Rect(x: 0.5, y: 0.5, width: 60, height: 20)
    let list = DisplayList(
      size: Size(width: 61, height: 21),
      items: [.image(ImageMark(source: .data([1, 2, 3]), frame: box))])
    let image = PixelPainter(scale: 1).paint(list, on: .color(.black), at: 0).image
    // The dashes of the upper edge, clear of the corners.
    let lit = (0..<60).map { image.bytes[$0 * 4] > 100 }
    for x in 2..<50 where x % 5 > 0 && x % 5 < 4 {
      #expect(lit[x] == (x / 5 % 2 == 0), "\(x)")
    }
  }
}
