import CGif
import Raster

/// Reads the first picture of GIF files, within the limits of `PNGFile`: an activity shows no animation.
enum GIFFile {
  /// What is left of the bytes.
  private final class Source {
    let bytes: [UInt8]
    var place = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  static func decode(_ bytes: [UInt8]) throws(PNGFile.Fault) -> SampledImage {
    let source = Source(bytes)
    var code: Int32 = 0
    let file = DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { file, buffer, count in
        guard let file, let buffer, let user = file.pointee.UserData else { return 0 }
        let source = Unmanaged<Source>.fromOpaque(user).takeUnretainedValue()
        let part = min(Int(count), source.bytes.count - source.place)
        guard part > 0 else { return 0 }
        source.bytes.withUnsafeBufferPointer {
          if let start = $0.baseAddress { buffer.update(from: start + source.place, count: part) }
        }
        source.place += part
        return Int32(part)
      }, &code)
    guard let file else { throw PNGFile.Fault(reason: "its header is damaged") }
    defer { DGifCloseFile(file, &code) }
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    if let fault = PNGFile.Fault(width: width, height: height) { throw fault }
    let result = withExtendedLifetime(source) { firstPicture(file, width, height) }
    guard let result else { throw PNGFile.Fault(reason: "its data are damaged") }
    return result
  }

  private static func firstPicture(
    _ file: UnsafeMutablePointer<GifFileType>, _ width: Int, _ height: Int
  ) -> SampledImage? {
    var transparent = -1
    var type = UNDEFINED_RECORD_TYPE
    while DGifGetRecordType(file, &type) == GIF_OK {
      if type == EXTENSION_RECORD_TYPE {
        var kind: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        guard DGifGetExtension(file, &kind, &block) == GIF_OK else { return nil }
        while let bytes = block {
          if kind == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4, bytes[1] & 1 != 0 {
            transparent = Int(bytes[4])
          }
          guard DGifGetExtensionNext(file, &block) == GIF_OK else { return nil }
        }
      } else if type == IMAGE_DESC_RECORD_TYPE {
        return picture(file, width, height, transparent)
      } else {
        return nil
      }
    }
    return nil
  }

  private static func picture(
    _ file: UnsafeMutablePointer<GifFileType>, _ width: Int, _ height: Int, _ transparent: Int
  ) -> SampledImage? {
    guard DGifGetImageDesc(file) == GIF_OK else { return nil }
    let frame = file.pointee.Image
    let (left, top) = (Int(frame.Left), Int(frame.Top))
    let (columns, rows) = (Int(frame.Width), Int(frame.Height))
    guard PNGFile.Fault(width: columns, height: rows) == nil,
      let map = (frame.ColorMap ?? file.pointee.SColorMap)?.pointee, let colors = map.Colors
    else { return nil }
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
    pixels.initialize(repeating: 0, count: width * height * 4)
    defer { pixels.deallocate() }
    // An interlaced picture comes in four passes.
    let passes: [(Int, Int)] = frame.Interlace ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    var line = [GifPixelType](repeating: 0, count: columns)
    for (start, step) in passes {
      for row in stride(from: start, to: rows, by: step) {
        guard DGifGetLine(file, &line, Int32(columns)) == GIF_OK else { return nil }
        guard top + row >= 0, top + row < height else { continue }
        for column in 0..<columns where left + column >= 0 && left + column < width {
          let index = Int(line[column])
          guard index != transparent, index < Int(map.ColorCount) else { continue }
          let to = pixels + ((top + row) * width + left + column) * 4
          (to[0], to[1], to[2], to[3]) = (
            colors[index].Red, colors[index].Green, colors[index].Blue, 255
          )
        }
      }
    }
    return PNGFile.reduce(pixels, width, height)
  }
}
