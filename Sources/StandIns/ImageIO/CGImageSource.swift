// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported import FoundationGaps
@_exported import SwiftUI

/// The bytes of an image, which are read when one is made of them.
///
/// An image is turned as its file says, with `kCGImageSourceCreateThumbnailWithTransform` and without. Of a moving picture
/// there is the first frame.
public final class CGImageSource: Sendable {
  fileprivate let image: UIImage?
  fileprivate let type: String?

  fileprivate init(_ data: Data) {
    image = UIImage(data: data)
    type =
      image == nil
      ? nil
      : data.starts(with: [0x89])
        ? "public.png" : data.starts(with: [0xFF]) ? "public.jpeg" : "com.compuserve.gif"
  }

  fileprivate func image(at index: Int) -> UIImage? { index == 0 ? image : nil }
}

// What is asked of a source.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"

// What is told of an image.
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"

/// Reads a file; nil where none can be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = OrdinaryFile.contents(url.path) else { return nil }
  return CGImageSource(data)
}

/// Takes the bytes of a file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data)
}

/// Returns how many images there are.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

/// Returns the type of the file: `public.png`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type }

/// Returns an image with all its pixels.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.image(at: index)?.cgImage
}

/// Returns a small image. No file has one of its own here, so that there is one only where it may be made of the large one.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let makes = [
    kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent,
  ].contains { options?[$0] as? Bool == true }
  guard makes, let image = source.image(at: index) else { return nil }
  let longest = max(image.size.width, image.size.height)
  guard let most = AnyNumber.value(of: options?[kCGImageSourceThumbnailMaxPixelSize]), most >= 1,
    most < Double(longest)
  else { return image.cgImage }
  let scale = CGFloat(most) / longest
  let size = CGSize(
    width: max(1, (image.size.width * scale).rounded()),
    height: max(1, (image.size.height * scale).rounded()))
  return image.preparingThumbnail(of: size)?.cgImage
}

/// Returns what is known of an image: its pixels, and that it is not turned.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  source.image(at: index)?.cgImage.map { image in
    [
      kCGImagePropertyPixelWidth: NSNumber(value: image.width),
      kCGImagePropertyPixelHeight: NSNumber(value: image.height),
      kCGImagePropertyOrientation: NSNumber(value: 1),
    ]
  }
}
