import Testing

@testable import Canvas

@Suite("Pictures of pixels") struct PixelImageTests {
  @Test func `in a larger one a picture is in the middle, among its first colour`() {
    let image = PixelImage(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 255])
    let larger = image.centred(width: 4, height: 2)
    #expect(larger.width == 4 && larger.height == 2)
    let (first, second): ([UInt8], [UInt8]) = ([1, 2, 3, 255], [4, 5, 6, 255])
    #expect(larger.bytes == first + first + second + first + first + first + first + first)
    #expect(
      image.centred(width: 2, height: 1) == image && image.centred(width: 1, height: 1) == image)
  }
}
