import Canvas
import Drawing
import Phone

/// A screenshot of a phone held upright: its pixels, which phone it is, and how many pixels a point has.
struct Screenshot {
  var image: PixelImage
  var device: DeviceModel
  /// Pixels a point.
  var scale: Double

  /// Creates a screenshot; the phone follows from its size where that is exact, else it has to be named.
  ///
  /// Of phones with one size it is the newest that can run the given iOS: a narrower sensor makes another island.
  init(
    _ image: PixelImage, device named: DeviceModel?, system: Double = DeviceModel.newest
  ) throws(UsageError) {
    self.image = image
    let size = "\(image.width) × \(image.height) pixels"
    guard image.height > image.width else {
      throw UsageError("the screenshot measures \(size): it is no phone held upright")
    }
    if let named {
      let (across, down) = (
        Double(image.width) / named.screen.width, Double(image.height) / named.screen.height
      )
      guard abs(across / down - 1) < 0.01 else {
        throw UsageError(
          "the screenshot measures \(size), which is not the shape of an \(named.name)",
          fix: "give the whole screen, without frame or crop")
      }
      (device, scale) = (named, across)
      return
    }
    let sized = DeviceModel.all.filter { model in
      model.kind == .phone && Int(model.screen.width * model.scale) == image.width
        && Int(model.screen.height * model.scale) == image.height
    }
    let newest = max(system, DeviceModel.newest)
    guard let exact = sized.first(where: { $0.systemVersion <= newest }) ?? sized.first else {
      throw UsageError(
        "no phone's screen has \(size)",
        fix: "give the whole screen; of a smaller copy say whose it is: --device \"iPhone 16\"")
    }
    (device, scale) = (exact, exact.scale)
  }

  /// Returns the largest of red, green and blue at a pixel; beside the image 255.
  func brightness(_ x: Int, _ y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return 255 }
    let at = (y * image.width + x) * 4
    return max(image.bytes[at], image.bytes[at + 1], image.bytes[at + 2])
  }

  /// Returns red, green and blue at a place in points.
  func color(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let column = min(image.width - 1, max(0, Int(x * scale)))
    let row = min(image.height - 1, max(0, Int(y * scale)))
    let at = (row * image.width + column) * 4
    return SIMD3(
      Double(image.bytes[at]), Double(image.bytes[at + 1]), Double(image.bytes[at + 2]))
  }

  /// Returns a part of the picture.
  func cropped(_ frame: Rect) -> PixelImage {
    let left = min(image.width, max(0, Int(frame.minX * scale)))
    let top = min(image.height, max(0, Int(frame.minY * scale)))
    let right = min(image.width, max(left, Int((frame.maxX * scale).rounded(.up))))
    let bottom = min(image.height, max(top, Int((frame.maxY * scale).rounded(.up))))
    var bytes: [UInt8] = []
    bytes.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = (row * image.width + left) * 4
      bytes += image.bytes[start..<start + (right - left) * 4]
    }
    return PixelImage(width: right - left, height: bottom - top, bytes: bytes)
  }
}
