/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  /// Creates a key of bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { [UInt8]($0) } }
  /// Creates a key of a size by chance.
  public init(size: SymmetricKeySize) {
    bytes = (0..<max(0, size.bitCount) / 8).map { _ in UInt8.random(in: .min ... .max) }
  }

  public var bitCount: Int { bytes.count * 8 }
  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// How long a key is.
public struct SymmetricKeySize: Hashable, Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// The bytes that tell who wrote a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sendable, Sequence
where Element == UInt8 {
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// Returns whether bytes are those of the code.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left.elementsEqual(right)
  }
}

/// A code of a message that is made with a hash.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
}

/// Makes codes of messages with a hash and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  /// Begins a message.
  public init(key: SymmetricKey) {
    var bytes =
      key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Takes bytes of the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the message.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Returns the code of a message.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == mac }

  /// Returns whether a code is that of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: data, using: key).bytes
      == authenticationCode.withUnsafeBytes { [UInt8]($0) }
  }
}
