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
  /// The steps that it took to read the image that was asked for last, now or when it came here.
  private(set) var cost = 0
  /// Steps that reading took since somebody asked.
  private var read = 0
  /// What counts for an image that has fewer pixels, or that is not decoded.
  private static let leastRead = 100_000 * Work.pixel

  /// Returns how many steps of a picture's work reading images took since the last call.
  func takeRead() -> Int {
    defer { read = 0 }
    return read
  }

  /// Returns what a picture pays for the image that was asked for last.
  ///
  /// A picture pays for an image once, also for one that was at hand: a picture that is painted again is cut at the same
  /// place. It pays once more for one that had to make way for others and is read again.
  ///
  /// - Parameter isFirst: whether the picture asks for it the first time.
  func price(of source: ImageMark.Source, isFirst: Bool) -> Int {
    let read = takeRead()
    var price = Work.file + (isFirst ? cost : read)
    if case .data(let bytes) = source { price += 2 * bytes.count }
    return price
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
      cost = max(ImageShelf.steps(result, from: bytes), ImageShelf.leastRead)
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

  /// Returns what decoding took: all pixels count, though fewer are kept of a large image, and so do those of one whose
  /// data have turned out to be damaged.
  private static func steps(_ result: Result<SampledImage, PNGFile.Fault>, from bytes: [UInt8])
    -> Int
  {
    if case .failure(let fault) = result, fault.isSize { return 0 }
    // What has more bytes is refused unread.
    guard bytes.count <= PNGFile.mostBytes, let size = ImageHeader.size(bytes) else { return 0 }
    let scans = bytes.starts(with: [0xFF, 0xD8]) ? JPEGFile.scans(bytes) : 0
    return Int(bounded: size.width * size.height) * (Work.pixel + Work.scan * scans)
  }

  private static func decode(_ bytes: [UInt8]) -> Result<SampledImage, PNGFile.Fault> {
    do {
      return .success(try ImageFile.decode(bytes))
    } catch {
      return .failure(error)
    }
  }
}
