import Canvas

/// The pictures under a menu: as dark as the cells around them, and without those that the menu takes. They stay where they
/// are, as large as they are.
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
      // One picture has one dark one: no other number is negative.
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
    let tables = [ground.red, ground.green, ground.blue].map { ground in
      (0...255).map { UInt8(clamping: Sheet.dimmed($0, towards: ground)) }
    }
    var image = self
    image.bytes.withUnsafeMutableBufferPointer { bytes in
      for pixel in stride(from: 0, to: bytes.count - 3, by: 4) {
        for part in 0..<3 { bytes[pixel + part] = tables[part][Int(bytes[pixel + part])] }
      }
    }
    return image
  }
}
