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
