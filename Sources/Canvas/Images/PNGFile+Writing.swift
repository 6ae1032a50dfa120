import CPng

extension PixelImage {
  /// The picture as a PNG file.
  public var png: [UInt8] { PNGFile.encode(self) }
}

extension PNGFile {
  /// Returns the file of a picture; without alpha where the picture has none. The same picture gives the same bytes
  /// with the same libpng and zlib.
  static func encode(_ picture: PixelImage) -> [UInt8] {
    guard picture.width > 0, picture.height > 0 else { return [] }
    let isOpaque = stride(from: 3, to: picture.bytes.count, by: 4).allSatisfy {
      picture.bytes[$0] == 255
    }
    let out = Output()
    guard
      islet_png_write(
        UInt32(picture.width), UInt32(picture.height), isOpaque ? 1 : 0, picture.bytes,
        Unmanaged.passUnretained(out).toOpaque(),
        { user, bytes, count in
          guard let user, let bytes else { return }
          Unmanaged<Output>.fromOpaque(user).takeUnretainedValue().bytes
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        }) != 0
    else { return [] }
    return out.bytes
  }

  private final class Output { var bytes: [UInt8] = [] }
}
