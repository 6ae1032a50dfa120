import Drawing
import Testing

@testable import SwiftUI

/// Symbols of UIKit, which bring their size and colours along.
@MainActor
@Suite struct UIKitSymbolTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ image: UIImage?) -> SymbolMark? {
    symbol(in: image.map { Image(uiImage: $0) }.foregroundStyle(.green).font(.largeTitle))
  }

  private func symbol(in view: some View) -> SymbolMark? {
    draw(view).items.lazy.compactMap { if case .symbol(let mark) = $0 { mark } else { nil } }.first
  }

  private func star(_ configuration: Configuration? = nil) -> UIImage? {
    UIImage(systemName: "star.fill", withConfiguration: configuration)
  }

  private func paint(_ color: UIColor) -> Paint {
    .color(Color(color).rgba(in: EnvironmentValues()))
  }

  @Test
  func `a symbol is as large and heavy as its configuration says, whatever font surrounds it`() {
    #expect(symbol(star())?.face.size == 17)
    #expect(symbol(star(Configuration(pointSize: 40)))?.face.size == 40)
    #expect(symbol(star(Configuration(pointSize: 40, weight: .bold)))?.face.weight == 700)
    #expect(symbol(star(Configuration(textStyle: .title1)))?.face.size == 28)
    #expect(symbol(in: Image(systemName: "star.fill").font(.system(size: 40)))?.face.size == 40)
    let small = Configuration(pointSize: 40, weight: .regular, scale: .small)
    #expect(star(small)?.size.width ?? 0 < star(Configuration(pointSize: 40))?.size.width ?? 0)
  }

  @Test func `a configuration that is applied to another one says what it says itself`() {
    let both = Configuration(pointSize: 30).applying(Configuration(weight: .black))
    #expect(symbol(star(both))?.face.size == 30)
    #expect(symbol(star(both))?.face.weight == 900)
    let later = star(both)?.applyingSymbolConfiguration(Configuration(pointSize: 20))
    #expect(symbol(later)?.face.size == 20 && symbol(later)?.face.weight == 900)
    let other = star(both)?.withConfiguration(Configuration(pointSize: 20))
    #expect(symbol(other)?.face.size == 20 && symbol(other)?.face.weight == 400)
  }

  @Test func `a tint shows in the original, and a template has the foreground's colour`() {
    let green = paint(.systemGreen)
    #expect(symbol(star())?.paints == [green])
    #expect(symbol(star()?.withTintColor(.systemRed))?.paints == [green])
    let red = star()?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    #expect(symbol(red)?.paints == [paint(.systemRed)])
    #expect(symbol(red?.withRenderingMode(.alwaysTemplate))?.paints == [green])
    let template = red.map { Image(uiImage: $0).renderingMode(.template) }
    #expect(symbol(in: template.foregroundStyle(.green))?.paints == [green])
    let original = star()?.withRenderingMode(.alwaysOriginal)
    #expect(symbol(original)?.paints == [paint(.black)])
  }

  @Test func `a symbol has the colours of its palette, or shades of one`() {
    let palette = Configuration(paletteColors: [.systemRed, .systemBlue])
    #expect(symbol(star(palette))?.paints == [paint(.systemRed), paint(.systemBlue)])
    let shades = symbol(star(Configuration(hierarchicalColor: .systemRed)))?.paints ?? []
    #expect(shades.first == paint(.systemRed))
    #expect(shades.count == 3 && shades[1] != shades[0])
  }

  @Test func `a picture takes a tint as its original alone`() throws {
    let image = try #require(UIImage(data: SampleCatalogue.png(12, 6)))
    func tint(_ image: UIImage) -> Paint? {
      draw(Image(uiImage: image).foregroundStyle(.green)).items.lazy.compactMap {
        if case .image(let mark) = $0 { mark } else { nil }
      }.first?.tint
    }
    #expect(tint(image.withTintColor(.systemRed)) == nil)
    #expect(
      tint(image.withTintColor(.systemRed, renderingMode: .alwaysOriginal)) == paint(.systemRed))
    #expect(
      tint(image.withTintColor(.systemRed, renderingMode: .alwaysTemplate))
        == paint(.systemGreen))
  }
}
