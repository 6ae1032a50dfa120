@_exported import FoundationGaps

// Of Apple's algorithms the one that is documented is here: `COMPRESSION_ZLIB`, which is DEFLATE without a header. The
// others fail as they do for data that they cannot read.

/// A way to compress.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Returns how much memory is to be lent for compressing: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns how much memory is to be lent for reading: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses bytes; returns how many were written, 0 where there is no room for all.
public func compression_encode_buffer(
  _ target: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ count: Int,
  _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB, count >= 0 else { return 0 }
  let output = Deflation(UnsafeBufferPointer(start: source, count: count)).output
  guard output.count <= room else { return 0 }
  target.update(from: output, count: output.count)
  return output.count
}

/// Reads compressed bytes; returns how many were written, as many as there is room for, and 0 for what cannot be read.
public func compression_decode_buffer(
  _ target: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ count: Int,
  _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB, count >= 0, room > 0 else { return 0 }
  var inflation = Inflation(UnsafeBufferPointer(start: source, count: count), limit: room)
  do { try inflation.run() } catch .malformed { return 0 } catch {}
  target.update(from: inflation.output, count: inflation.output.count)
  return inflation.output.count
}

/// A way to compress, for filters.
public enum Algorithm: CaseIterable, Sendable { case lz4, zlib, lzma, lzfse, brotli }

/// What a filter does.
public enum FilterOperation: Sendable { case compress, decompress }

/// Why a filter does not go on.
public enum FilterError: Error { case invalidState, invalidData }

/// Takes bytes, and hands on what becomes of them when all have come.
public class OutputFilter {
  private let operation: FilterOperation
  private let capacity: Int
  private var handOn: ((Data?) throws -> Void)?
  private var input: [UInt8] = []

  /// Creates a filter; throws for an algorithm that is not here.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunction: @escaping (Data?) throws -> Void
  ) throws {
    guard algorithm == .zlib else { throw FilterError.invalidState }
    (self.operation, capacity, handOn) = (operation, max(1, bufferCapacity), writeFunction)
  }

  /// Takes more bytes; nil ends them.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard handOn != nil else { throw FilterError.invalidState }
    input += data
  }

  /// Ends the bytes, and hands on what became of them.
  public func finalize() throws {
    guard let handOn else { return }
    self.handOn = nil
    let output = try operation.output(of: input)
    for start in stride(from: 0, to: output.count, by: capacity) {
      try handOn(Data(output[start..<min(output.count, start + capacity)]))
    }
    try handOn(nil)
  }
}

/// Gives what becomes of bytes that it asks for.
public class InputFilter<D: DataProtocol> {
  private let operation: FilterOperation
  private let capacity: Int
  private let read: (Int) throws -> D?
  private var output: [UInt8]?
  private var place = 0

  /// Creates a filter; throws for an algorithm that is not here.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunction: @escaping (Int) throws -> D?
  ) throws {
    guard algorithm == .zlib else { throw FilterError.invalidState }
    (self.operation, capacity, read) = (operation, max(1, bufferCapacity), readFunction)
  }

  /// Returns the next bytes, no more than so many; nil at the end.
  public func readData(ofLength count: Int) throws -> Data? {
    let output = try output ?? whole()
    self.output = output
    let end = min(output.count, place + max(0, count))
    guard place < end else { return nil }
    defer { place = end }
    return Data(output[place..<end])
  }

  private func whole() throws -> [UInt8] {
    var input: [UInt8] = []
    while let piece = try read(capacity), !piece.isEmpty { input += piece }
    return try operation.output(of: input)
  }
}

extension FilterOperation {
  fileprivate func output(of input: [UInt8]) throws -> [UInt8] {
    try input.withUnsafeBufferPointer { bytes in
      switch self {
      case .compress: return Deflation(bytes).output
      case .decompress:
        var inflation = Inflation(bytes)
        do { try inflation.run() } catch { throw FilterError.invalidData }
        return inflation.output
      }
    }
  }
}
