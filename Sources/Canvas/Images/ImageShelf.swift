import CPng
import Drawing
import Foundation

/// Decoded images by their source, so that a picture that is painted again reads nothing again.
final class ImageShelf {
  private enum Key: Hashable {
    /// A file that was written again is another image.
    case file(String, size: Int, modified: Double)
    case data([UInt8])
  }

  private var images: [Key: Result<PixelImage, PNGFile.Fault>] = [:]
  private var order: [Key] = []
  private static let most = 48

  /// The image, or why there is none.
  func image(_ source: ImageMark.Source) -> Result<PixelImage, PNGFile.Fault> {
    let key: Key
    switch source {
    case .data(let bytes): key = .data(bytes)
    case .file(let path):
      var status = stat()
      guard stat(path, &status) == 0 else {
        return .failure(PNGFile.Fault(reason: "the file is not there"))
      }
      guard status.st_mode & S_IFMT == S_IFREG else {
        return .failure(PNGFile.Fault(reason: "it is not a file"))
      }
      let modified =
        Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1_000_000_000
      key = .file(path, size: Int(status.st_size), modified: modified)
    }
    if let known = images[key] { return known }
    let result = read(source, key)
    if order.count >= ImageShelf.most { images[order.removeFirst()] = nil }
    images[key] = result
    order.append(key)
    return result
  }

  private func read(
    _ source: ImageMark.Source, _ key: Key
  ) -> Result<PixelImage, PNGFile.Fault> {
    do {
      switch source {
      case .data(let bytes): return .success(try PNGFile.decode(bytes))
      case .file(let path):
        if case .file(_, let size, _) = key, size > PNGFile.mostBytes {
          return .failure(
            PNGFile.Fault(reason: "it has \(size) bytes, more than \(PNGFile.mostBytes)"))
        }
        guard let data = FileManager.default.contents(atPath: path) else {
          return .failure(PNGFile.Fault(reason: "the file cannot be read"))
        }
        return .success(try PNGFile.decode([UInt8](data)))
      }
    } catch {
      return .failure(error)
    }
  }
}
