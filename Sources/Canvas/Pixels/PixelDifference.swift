/// What differs between two pictures of pixels.
public struct PixelDifference: Sendable {
  /// The part of the pixels that differ visibly, from 0 to 1; 1 where the sizes differ.
  public let share: Double
  public let hasOtherSize: Bool
  /// Before, after, and after with what differs marked, side by side.
  public let picture: PixelImage

  /// A part of a colour that differs by less is not seen, and may come from another version of a font.
  private static let visible = 24

  public init(_ before: PixelImage, _ after: PixelImage) {
    hasOtherSize = before.width != after.width || before.height != after.height
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let gap = 12
    let whole = 3 * width + 2 * gap
    var bytes = [UInt8](repeating: 0, count: whole * height * 4)
    var count = 0
    func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> SIMD4<Int32> {
      guard x < image.width, y < image.height else { return .zero }
      let at = (y * image.width + x) * 4
      let alpha = Int32(image.bytes[at + 3])
      let color = SIMD4<Int32>(
        Int32(image.bytes[at]), Int32(image.bytes[at + 1]), Int32(image.bytes[at + 2]), 255)
      // Nothing shows in what is transparent.
      var result = color &* alpha / 255
      result.w = alpha
      return result
    }
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (pixel(before, x, y), pixel(after, x, y))
        let step = a &- b
        let differs = (0..<4).contains { abs(step[$0]) > Int32(PixelDifference.visible) }
        if differs { count += 1 }
        let light = (b.x &* 2 &+ b.y &* 5 &+ b.z) / 8 / 3
        let mark =
          differs ? SIMD4<Int32>(255, 45, 85, 255) : SIMD4<Int32>(light, light, light, 255)
        for (place, color) in [a, b, mark].enumerated() {
          let at = (y * whole + place * (width + gap) + x) * 4
          for part in 0..<4 { bytes[at + part] = UInt8(truncatingIfNeeded: color[part]) }
          if place < 2 { bytes[at + 3] = 255 }
        }
      }
    }
    picture = PixelImage(width: whole, height: height, bytes: bytes)
    share = hasOtherSize ? 1 : Double(count) / Double(max(1, width * height))
  }
}
