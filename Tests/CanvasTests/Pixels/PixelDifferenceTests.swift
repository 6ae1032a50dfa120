import Testing

@testable import Canvas

@Suite("How two pictures differ")
struct PixelDifferenceTests {
  private func image(_ width: Int, _ height: Int, _ gray: UInt8 = 200) -> PixelImage {
    PixelImage(
      width: width, height: height,
      bytes: (0..<(width * height)).flatMap { _ in [gray, gray, gray, 255] })
  }

  @Test func `before, after and what differs stand side by side, twelve pixels apart`() {
    let difference = PixelDifference(image(20, 10), image(20, 10, 40))
    #expect(difference.picture.width == 3 * 20 + 2 * 12)
    #expect(difference.picture.height == 10)
    func gray(_ x: Int) -> [UInt8] { Array(difference.picture.bytes[x * 4..<x * 4 + 4]) }
    #expect(gray(19) == [200, 200, 200, 255] && gray(32) == [40, 40, 40, 255])
    #expect(gray(20) == gray(31) && gray(20) != gray(19) && gray(20) != gray(32))
    #expect(difference.share == 1 && !difference.hasOtherSize)
  }

  @Test func `pictures that are alike, or of which nobody sees the difference, differ in nothing`()
  {
    #expect(PixelDifference(image(4, 4), image(4, 4)).share == 0)
    #expect(PixelDifference(image(4, 4, 200), image(4, 4, 210)).share == 0)
    let larger = PixelDifference(image(4, 4), image(4, 5))
    #expect(larger.hasOtherSize && larger.share == 1)
  }
}
