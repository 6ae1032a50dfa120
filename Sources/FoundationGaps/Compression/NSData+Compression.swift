extension NSData {
  /// A way to compress; of these only `zlib` works here.
  public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

  /// Returns the bytes compressed; throws for an algorithm that is not here.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard algorithm == .zlib else { throw CocoaError(.compressionFailed) }
    return NSData(
      data: Data(Array(Data(referencing: self)).withUnsafeBufferPointer { Deflation($0).output }))
  }

  /// Returns the bytes before they were compressed; throws for an algorithm that is not here, and for what it did not
  /// make.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard algorithm == .zlib else { throw CocoaError(.decompressionFailed) }
    return try Array(Data(referencing: self)).withUnsafeBufferPointer { bytes in
      var inflation = Inflation(bytes)
      do { try inflation.run() } catch { throw CocoaError(.decompressionFailed) }
      return NSData(data: Data(inflation.output))
    }
  }
}

extension NSMutableData {
  /// Compresses the bytes in their place.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try compressed(using: algorithm)))
  }

  /// Puts the bytes before they were compressed in their place.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try decompressed(using: algorithm)))
  }
}

extension CocoaError.Code {
  /// Something could not be compressed.
  public static let compressionFailed = CocoaError.Code(rawValue: 5376)
  /// Something could not be read that was compressed.
  public static let decompressionFailed = CocoaError.Code(rawValue: 5377)
}
