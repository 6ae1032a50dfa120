import Canvas
import Drawing
import Phone

/// A screenshot of a phone held upright: its pixels, which phone it is, and how many pixels a point has.
struct Screenshot {
  var image: PixelImage
  var device: DeviceModel
  /// Pixels a point.
  var scale: Double
  /// What was given, where that is a part of a screen: as wide as it, and taken as its top until a card is looked for.
  var part: PixelImage?

  /// Parts are no higher than so much of a screen: what is higher is another phone's whole screen.
  private static let highestPart = 0.6
  /// Where a part is put in which a card is looked for, in points.
  private static let partTop = 150.0

  /// Reads a screenshot; the phone follows from its size where that is exact, else it has to be named.
  ///
  /// Of phones with one size it is the newest that can run the given iOS: a narrower sensor makes another island.
  init(
    _ image: PixelImage, device named: DeviceModel?, system: Double = DeviceModel.newest
  ) throws(UsageError) {
    self.image = image
    let size = "\(image.width) × \(image.height) pixels"
    if let named {
      let (across, down) = (
        Double(image.width) / named.screen.width, Double(image.height) / named.screen.height
      )
      (device, scale) = (named, across)
      if abs(across / down - 1) < 0.01 { return }
      guard down < Screenshot.highestPart * across else {
        throw UsageError(
          "the screenshot measures \(size), which is not the shape of an \(named.name)",
          fix: "give the whole screen without a frame, or a part as wide as it")
      }
      take(part: image)
      return
    }
    let wide = DeviceModel.all.filter { model in
      model.kind == .phone && Int(model.screen.width * model.scale) == image.width
    }
    let newest = max(system, DeviceModel.newest)
    func best(_ models: [DeviceModel]) -> DeviceModel? {
      models.first { $0.systemVersion <= newest } ?? models.first
    }
    if let exact = best(wide.filter { Int($0.screen.height * $0.scale) == image.height }) {
      (device, scale) = (exact, exact.scale)
      return
    }
    let higher = wide.filter {
      Double(image.height) < Screenshot.highestPart * $0.screen.height * $0.scale
    }
    guard let whole = best(higher) else {
      throw UsageError(
        "no phone's screen has \(size)",
        fix:
          "give the whole screen or a part as wide as it; if it was made smaller, name the phone: --device \"iPhone 16\""
      )
    }
    (device, scale) = (whole, whole.scale)
    take(part: image)
  }

  /// Puts a part of a screen at its top.
  private mutating func take(part: PixelImage) {
    self.part = part
    image = placed(part, at: 0)
  }

  /// The screenshot to look for a card in: a part of a screen is put where cards stand.
  var forCards: Screenshot {
    guard let part else { return self }
    var other = self
    other.image = placed(part, at: Int(Screenshot.partTop * scale))
    return other
  }

  /// Returns a whole screen with a part of it at a row; its first and last row go on, so that it ends without an edge.
  private func placed(_ part: PixelImage, at top: Int) -> PixelImage {
    let height = max(part.height, Int((device.screen.height * scale).rounded()))
    let first = min(top, height - part.height)
    let row = part.width * 4
    var bytes: [UInt8] = []
    bytes.reserveCapacity(row * height)
    let end = part.bytes.count
    let firstRow = Array(part.bytes[..<min(row, end)])
    let lastRow = Array(part.bytes[max(0, end - row)...])
    for _ in 0..<first { bytes += firstRow }
    bytes += part.bytes
    for _ in (first + part.height)..<height { bytes += lastRow }
    return PixelImage(width: part.width, height: height, bytes: bytes)
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
