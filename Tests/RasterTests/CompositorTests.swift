import Testing

@testable import Raster

@Suite("Hue, saturation and lightness of colours that are mixed")
struct HueTests {
  private let moss = SIMD4<Float>(0.2, 0.6, 0.4, 1)
  private let rust = SIMD4<Float>(0.8, 0.3, 0.1, 1)

  @Test func `saturation is what lies between the strongest and the weakest part`() {
    #expect(abs(Hue.saturation(moss) - 0.4) < 1e-6)
    #expect(abs(Hue.saturation(rust) - 0.7) < 1e-6)
    #expect(Hue.saturation(SIMD4(0.5, 0.5, 0.5, 1)) == 0)
  }

  @Test func `a colour takes the saturation of one and the lightness of another`() {
    let mixed = Hue.set(saturation: 0.2, of: rust, luminosity: moss)
    #expect(abs(Hue.saturation(mixed) - 0.2) < 1e-6)
    #expect(abs(Hue.luminosity(mixed) - Hue.luminosity(moss)) < 1e-6)
    #expect(mixed.x > mixed.y && mixed.y > mixed.z)
    let gray = Hue.set(saturation: 0.7, of: SIMD4(0.5, 0.5, 0.5, 1), luminosity: moss)
    #expect(Hue.saturation(gray) == 0)
  }

  @Test(arguments: [0.05, 0.95] as [Float])
  func `a lightness that the colour cannot have in full costs saturation, and none of it`(
    _ light: Float
  ) {
    let changed = Hue.set(luminosity: light, of: rust)
    #expect(abs(Hue.luminosity(changed) - light) < 1e-5)
    #expect(changed.min() > -1e-6 && max(changed.x, changed.y, changed.z) < 1 + 1e-6)
    #expect(Hue.saturation(changed) < Hue.saturation(rust))
  }
}
