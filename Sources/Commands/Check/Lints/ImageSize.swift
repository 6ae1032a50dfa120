import Drawing
import Simulator

/// The size of an image file in points, from its header and its name.
enum ImageSize {
  static func points(of source: ImageMark.Source) -> Size? {
    switch source {
    case .data(let bytes): return pixels(bytes)
    case .file(let path):
      guard let bytes = try? FileBytes.read(path, limit: 32 << 20), let size = pixels(bytes) else {
        return nil
      }
      let scale: Double = path.contains("@3x") ? 3 : path.contains("@2x") ? 2 : 1
      return Size(width: size.width / scale, height: size.height / scale)
    }
  }

  /// The size of an image file in pixels; nil for what is no PNG.
  static func pixels(of source: ImageMark.Source) -> Size? {
    switch source {
    case .data(let bytes): pixels(bytes)
    case .file(let path): (try? FileBytes.read(path, limit: 32 << 20)).flatMap { pixels($0) }
    }
  }

  /// Width and height of a PNG, from its first chunk.
  static func pixels(_ bytes: [UInt8]) -> Size? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    func number(_ place: Int) -> Double {
      Double(bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(16), height: number(20))
  }
}
