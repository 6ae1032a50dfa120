import Drawing
import Numbers
import Raster

/// Decoded images by their source, so that a picture that is painted again reads nothing again.
final class ImageShelf {
  private enum Key: Hashable {
    /// A file that was written again is another image.
    case file(ImageFile.Version)
    case data([UInt8])
  }

  private var images: [Key: (result: Result<SampledImage, PNGFile.Fault>, cost: Int)] = [:]
  private var order: [Key] = []
  private static let most = 48
  /// Pixels of all images kept: a dozen as large as any is.
  private static let mostPixels = 48 << 20
  private var pixels = 0
  /// Pixels that were read for the image that was asked for last, now or when it came here.
  private(set) var cost = 0
  /// Pixels that were read since somebody asked.
  private var read = 0
  /// What counts for an image that has fewer, or that has turned out to be damaged.
  private static let leastRead = 100_000

  /// Returns how many pixels of images were read since the last call.
  func takeRead() -> Int {
    defer { read = 0 }
    return read
  }

  /// Returns the image, or why there is none.
  func image(_ source: ImageMark.Source) -> Result<SampledImage, PNGFile.Fault> {
    do {
      let key: Key
      switch source {
      case .data(let bytes): key = .data(bytes)
      case .file(let path): key = .file(try ImageFile.version(path))
      }
      if let known = images[key] {
        cost = known.cost
        return known.result
      }
      // A file that cannot be read now may be readable later, so that is not kept.
      let bytes =
        switch key {
        case .data(let bytes): bytes
        case .file(let version): try ImageFile.read(version)
        }
      let result = ImageShelf.decode(bytes)
      pixels += ImageShelf.pixels(result)
      cost = max(ImageShelf.decoded(result, from: bytes), ImageShelf.leastRead)
      read += cost
      while !order.isEmpty, order.count >= ImageShelf.most || pixels > ImageShelf.mostPixels {
        let oldest = order.removeFirst()
        if let gone = images.removeValue(forKey: oldest) {
          pixels -= ImageShelf.pixels(gone.result)
        }
      }
      images[key] = (result, cost)
      order.append(key)
      return result
    } catch {
      cost = ImageShelf.leastRead
      return .failure(error)
    }
  }

  private static func pixels(_ result: Result<SampledImage, PNGFile.Fault>) -> Int {
    (try? result.get()).map { $0.width * $0.height } ?? 0
  }

  /// Returns how many pixels were decoded: what is kept of a large image is smaller.
  private static func decoded(_ result: Result<SampledImage, PNGFile.Fault>, from bytes: [UInt8])
    -> Int
  {
    guard case .success = result, let size = ImageHeader.size(bytes) else { return 0 }
    return min(ImageLimit.drawn.pixels, Int(bounded: size.width * size.height))
  }

  private static func decode(_ bytes: [UInt8]) -> Result<SampledImage, PNGFile.Fault> {
    do {
      return .success(try ImageFile.decode(bytes))
    } catch {
      return .failure(error)
    }
  }
}
