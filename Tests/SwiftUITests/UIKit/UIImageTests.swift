import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct UIImageTests {
  @Test func `a symbol that the phone's iOS does not have is nil`() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    var old = EnvironmentValues()
    old.system.systemVersion = 16
    let first = SymbolRelease.names.first { SymbolRelease.system(of: $0) == 18 } ?? ""
    EnvironmentValues.within(old) {
      #expect(UIImage(systemName: "star.fill") != nil)
      #expect(UIImage(systemName: first) == nil)
    }
    EnvironmentValues.within(EnvironmentValues()) {
      #expect(UIImage(systemName: first, withConfiguration: nil) != nil)
    }
  }

  @Test func `a symbol that is filled to a value is drawn so`() throws {
    let image = try #require(UIImage(systemName: "wifi", variableValue: 0.3))
    let filled = draw(Image(uiImage: image))
    #expect(filled.items == draw(Image(uiImage: image.withTintColor(.red))).items)
    let whole = try #require(UIImage(systemName: "wifi"))
    #expect(filled.items != draw(Image(uiImage: whole)).items)
  }

  @Test func `a picture that code has made smaller counts as the smaller one`() throws {
    // The head of a PNG of 1024 pixels, which a phone draws as a grey square in the island.
    let photo = try #require(
      UIImage(
        data: Data(
          [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 4, 0, 0, 0, 4, 0, 8, 6, 0, 0, 0])))
    func mark(_ image: UIImage?) -> ImageMark? {
      var environment = EnvironmentValues()
      environment.system.greysLargeImages = true
      let view = image.map { Image(uiImage: $0).resizable().frame(width: 20, height: 20) }
      return draw(view, environment: environment).items.lazy.compactMap {
        if case .image(let mark) = $0 { mark } else { nil }
      }.first
    }
    #expect(mark(photo) == nil)
    let size = CGSize(width: 60, height: 60)
    #expect(mark(photo.preparingThumbnail(of: size))?.pixels == Size(width: 60, height: 60))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      photo.draw(in: CGRect(origin: .zero, size: size))
    }
    #expect(mark(drawn)?.pixels == Size(width: 120, height: 120))
    let larger = photo.preparingThumbnail(of: CGSize(width: 2000, height: 2000))
    #expect(mark(larger) == nil)
  }

  @Test func `Core Graphics counts the pixels of a picture, and UIKit its points`() throws {
    func made(_ image: UIImage, _ scale: CGFloat) throws -> UIImage {
      UIImage(cgImage: try #require(image.cgImage), scale: scale, orientation: .up)
    }
    let dense = try #require(UIImage(data: SampleCatalogue.png(90, 60), scale: 3))
    #expect(dense.size == CGSize(width: 30, height: 20) && dense.scale == 3)
    #expect(dense.cgImage?.width == 90 && dense.cgImage?.height == 60)
    #expect(try made(dense, 3).size == dense.size)
    #expect(try made(dense, dense.scale).size == dense.size)
    #expect(UIImage(cgImage: try #require(dense.cgImage)).size == CGSize(width: 90, height: 60))
    #expect(try made(try made(dense, 3), 2).size == CGSize(width: 45, height: 30))
    // Code that has made it smaller has left fewer, and code that has made it larger has more.
    let small = try #require(dense.preparingThumbnail(of: CGSize(width: 12, height: 8)))
    #expect(small.cgImage?.width == 12 && small.scale == 1)
    let large = try #require(dense.preparingThumbnail(of: CGSize(width: 180, height: 120)))
    #expect(large.cgImage?.width == 180 && large.scale == 1)
    #expect(large.cgImage?.height == 120)
    // A copy on a canvas has the canvas's pixels, whatever the file has, and its shape.
    for side in [40, 200] as [CGFloat] {
      let size = CGSize(width: side, height: side)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      let copy = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        dense.draw(in: CGRect(origin: .zero, size: size))
      }
      #expect(copy.scale == 3 && copy.size == size)
      let pixels = try #require(copy.cgImage)
      #expect(pixels.width == Int(3 * side) && pixels.height == Int(3 * side))
      #expect(try made(copy, copy.scale).size == size)
    }
    // What code draws has the pixels of its canvas.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    #expect(drawn.scale == 2 && drawn.cgImage?.width == 20)
    #expect(try made(drawn, drawn.scale).size == drawn.size)
    #expect(draw(Image(uiImage: try made(drawn, 2))).size == Size(width: 10, height: 4))
  }

  @Test func `a picture of a catalogue is as dense as its name says`() throws {
    try SampleCatalogue.with {
      let crest = try #require(UIImage(named: "crest"))
      #expect(crest.size == CGSize(width: 20, height: 10) && crest.scale == 3)
      #expect(crest.cgImage?.width == 60)
    }
  }

  @Test func `a photograph of 24 million pixels is a picture`() {
    var photo = SampleCatalogue.png(0, 0)
    photo.replaceSubrange(16..<24, with: [0, 0, 0x16, 0x50, 0, 0, 0x10, 0xBC])
    #expect(UIImage(data: photo)?.size == CGSize(width: 5_712, height: 4_284))
    photo.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(UIImage(data: photo) == nil)
  }

  @Test func `a picture tells how it is drawn, and is made ready at once`() async throws {
    let image = try #require(UIImage(data: SampleCatalogue.png(12, 6)))
    #expect(image.imageOrientation == .up && image.renderingMode == .automatic)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.preparingForDisplay() == image)
    let size = CGSize(width: 4, height: 2)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    var handed: UIImage?
    image.prepareThumbnail(of: size) { handed = $0 }
    #expect(handed?.size == size)
    #expect("\(image)" == "<UIImage anonymous {12, 6}>")
  }
}
