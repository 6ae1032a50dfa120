import CPng
import Drawing
import Raster

/// Reads PNG files, within limits: an image from outside must not take the memory or the time.
enum PNGFile {
  /// More bytes than this are not read.
  static let mostBytes = 16 << 20
  /// Larger images are made smaller while they are read, by whole steps: what is left is still as fine as a card on
  /// the widest phone, at 3 pixels a point.
  private static let keptSide = 2_048

  /// Why an image could not be read.
  struct Fault: Error {
    var reason: String
    /// Whether its size was enough to refuse it, so that nothing was decoded.
    private(set) var isSize = false

    init(reason: String) { self.reason = reason }

    /// Creates what is said of an image that has too many pixels, or none; nil for one that is drawn.
    init?(width: Int, height: Int, limit: ImageLimit = .drawn) {
      let size = Size(width: Double(width), height: Double(height))
      guard !limit.allows(size) else { return nil }
      self.init(width, height)
      if let limit = limit.exceeded(by: size) { reason += ", more than \(limit)" }
    }

    /// Creates what is said of a photograph that takes too much memory, since all of its scans are held at once.
    static func scans(width: Int, height: Int) -> Fault {
      var fault = Fault(width, height)
      fault.reason += " and is progressive, which takes too much memory"
      return fault
    }

    private init(_ width: Int, _ height: Int) {
      (reason, isSize) = ("it measures \(width) × \(height) pixels", true)
    }
  }

  /// Returns an image for painting, large ones made smaller.
  static func decode(_ bytes: [UInt8]) throws(Fault) -> SampledImage {
    try read(bytes, reduce)
  }

  /// Returns what `make` makes of the pixels: red, green, blue and alpha, not multiplied.
  static func read<Made>(
    _ bytes: [UInt8], _ make: (UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int) -> Made
  ) throws(Fault) -> Made {
    guard bytes.count <= mostBytes else {
      throw Fault(reason: "it has \(bytes.count) bytes, more than \(mostBytes)")
    }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw Fault(reason: "it is no PNG, JPEG or GIF")
    }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // The library reads from the bytes until the end, so they must not move before it.
    let result = bytes.withUnsafeBytes { source -> Result<Made, Fault> in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return .failure(Fault(reason: "its header is damaged"))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      if let fault = Fault(width: width, height: height) { return .failure(fault) }
      // Red, green, blue, alpha, eight bits each. Files of 16 bits without a gamma, as phones and design tools
      // write them, are sRGB as those of 8 are: the library takes them for linear light else, and makes them pale.
      image.format = 3
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
      defer { pixels.deallocate() }
      guard png_image_finish_read(&image, nil, pixels, 0, nil) != 0 else {
        return .failure(Fault(reason: "its data are damaged"))
      }
      return .success(make(pixels, width, height))
    }
    return try result.get()
  }

  /// Multiplies by alpha, and takes the mean of squares of pixels where the image is large.
  static func reduce(
    _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int
  ) -> SampledImage {
    SampledImage(reducing: pixels, width, height, keptSide: keptSide)
  }
}
