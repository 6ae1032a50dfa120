import Canvas

/// The pictures under a menu: as dark as the cells around them, in their places, and without what the menu covers.
struct UnderMenu: Sendable {
  /// The dark pictures of the last frame, by the editions of those that they were made from.
  private var dark: [Int: PixelImage] = [:]

  /// Returns a frame's pictures under a box.
  mutating func pictures(_ pictures: [FramePicture], covering box: Area, on ground: CellColor)
    -> [FramePicture]
  {
    var kept: [Int: PixelImage] = [:]
    let shown = pictures.map { picture in
      let image = dark[picture.edition] ?? picture.image.dimmed(towards: ground)
      kept[picture.edition] = image
      // Each picture has one dark version. Its edition is negative, and so differs from all others.
      var under = FramePicture(area: picture.area, image: image, edition: -picture.edition)
      under.covered = box
      return under
    }
    dark = kept
    return shown
  }
}

extension PixelImage {
  /// Returns the picture as dark as cells are behind a menu.
  fileprivate func dimmed(towards ground: CellColor) -> PixelImage {
    // 256 values each of red, green and blue.
    let table = [ground.red, ground.green, ground.blue].flatMap { ground in
      (0...255).map { UInt8(clamping: Sheet.dimmed($0, towards: ground)) }
    }
    var image = self
    table.withUnsafeBufferPointer { table in
      image.bytes.withUnsafeMutableBufferPointer { bytes in
        for pixel in stride(from: 0, to: bytes.count - 3, by: 4) {
          bytes[pixel] = table[Int(bytes[pixel])]
          bytes[pixel + 1] = table[256 + Int(bytes[pixel + 1])]
          bytes[pixel + 2] = table[512 + Int(bytes[pixel + 2])]
        }
      }
    }
    return image
  }
}
