import ImageIO
import SwiftUI
import Testing

/// Image I/O, as Apple's own advice on large images has it.
@Suite struct ImageIOTests {
  /// The head of a picture of 300 × 200 pixels, which is all that is read of it before it is drawn.
  private let head = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 44, 0, 0, 0, 200])

  private func source() throws -> CGImageSource {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    return try #require(CGImageSourceCreateWithData(head as CFData, options))
  }

  @Test func `a thumbnail is as long as is asked for, and keeps its proportions`() throws {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 90,
    ]
    let image = try #require(
      CGImageSourceCreateThumbnailAtIndex(source(), 0, options as CFDictionary))
    #expect(image.width == 90 && image.height == 60)
    #expect(UIImage(cgImage: image).size == CGSize(width: 90, height: 60))
    let dense = UIImage(cgImage: image, scale: 3, orientation: .up)
    #expect(dense.size == CGSize(width: 30, height: 20))
  }

  @Test func `a photograph of 24 million pixels has a thumbnail`() throws {
    var photo = head
    photo.replaceSubrange(16..<24, with: [0, 0, 0x16, 0x50, 0, 0, 0x10, 0xBC])
    let source = try #require(CGImageSourceCreateWithData(photo as CFData, nil))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: 300,
      ] as CFDictionary
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(CGImageSourceGetCount(source) == 1 && image.width == 300 && image.height == 225)
  }

  @Test(arguments: [1000.0, -5, 0.2, .nan, .infinity])
  func `a thumbnail is never larger than the image, whatever is asked for`(most: Double) throws {
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceThumbnailMaxPixelSize: most,
      ] as CFDictionary
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source(), 0, options))
    #expect(image.width == 300 && image.height == 200)
  }

  @Test func `there is no thumbnail where none may be made, and no second image`() throws {
    let source = try source()
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 300)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func `the pixels of an image are told without drawing it`() throws {
    let source = try source()
    let told = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(told?[kCGImagePropertyPixelWidth] as? Int == 300)
    #expect(told?[kCGImagePropertyPixelHeight] as? Double == 200)
    #expect(told?[kCGImagePropertyPixelWidth] as? CGFloat == 300)
    #expect(CGImageSourceGetType(source) == "public.png")
  }

  @Test func `what is no image has none`() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("x".utf8), nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
  }
}
