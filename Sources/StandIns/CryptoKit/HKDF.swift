/// Makes keys of a secret (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// Returns a key of a secret, salt and what the key is for.
  public static func deriveKey<S: DataProtocol, I: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: S, info: I, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  /// Returns a key of a secret and salt.
  public static func deriveKey<S: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: S, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }
  /// Returns a key of a secret and what the key is for.
  public static func deriveKey<I: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: I, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }
  /// Returns a key of a secret.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Returns the secret of equal bits, of which keys are made.
  public static func extract<S: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: S?
  ) -> HashedAuthenticationCode<H> {
    // No salt is as many zeros as a block has, to which a key is filled up.
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { [UInt8]($0) } ?? []))
  }

  /// Returns a key of a secret of equal bits; at most 255 hashes long.
  public static func expand<P: ContiguousBytes, I: DataProtocol>(
    pseudoRandomKey prk: P, info: I?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 0
    while bytes.count < outputByteCount, number < .max {
      number += 1
      last = Array(
        HMAC<H>.authenticationCode(
          for: last + (info.map { [UInt8]($0) } ?? []) + [number], using: key))
      bytes += last
    }
    return SymmetricKey(data: Array(bytes.prefix(max(0, outputByteCount))))
  }
}
