import CLinux
import COpenSSL

/// A key of OpenSSL's, its public half at least, never changed once it is made.
final class VerificationKey: @unchecked Sendable {
  private let key: OpaquePointer

  init?(pem: [UInt8]) {
    guard let key = PEM.privateKey(pem) ?? PEM.publicKey(pem) else { return nil }
    self.key = key
    guard EVP_PKEY_get_bits(key) == 256, EVP_PKEY_is_a(key, "EC") == 1 else { return nil }
  }

  deinit { EVP_PKEY_free(key) }

  /// Returns whether an ES256 signature, raw or DER, is this key's for these bytes.
  func verifies(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    // A DER signature of 64 bytes would need two very short numbers: then it is tried as DER too.
    if signature.count == 64, let der = VerificationKey.der(raw: signature),
      verifiesDER(der, of: bytes)
    {
      return true
    }
    return signature.first == 0x30 && verifiesDER(signature, of: bytes)
  }

  private func verifiesDER(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    guard let context = EVP_MD_CTX_new() else { return false }
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1 else { return false }
    return EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
  }

  /// Returns an ES256 signature, raw; nil when the private half is not there.
  func signature(of bytes: [UInt8]) -> [UInt8]? {
    guard let context = EVP_MD_CTX_new() else { return nil }
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    var der = [UInt8](repeating: 0, count: 80)
    var count = der.count
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
      EVP_DigestSign(context, &der, &count, bytes, bytes.count) == 1
    else { return nil }
    return der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      guard let pair = d2i_ECDSA_SIG(nil, &start, count) else { return nil }
      defer { ECDSA_SIG_free(pair) }
      var raw = [UInt8](repeating: 0, count: 64)
      raw.withUnsafeMutableBufferPointer { half in
        BN_bn2binpad(ECDSA_SIG_get0_r(pair), half.baseAddress, 32)
        BN_bn2binpad(ECDSA_SIG_get0_s(pair), half.baseAddress.map { $0 + 32 }, 32)
      }
      return raw
    }
  }

  /// Returns a signature as ASN.1 writes it, from r and s of 32 bytes each.
  private static func der(raw: [UInt8]) -> [UInt8]? {
    guard let pair = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(pair) }
    let r = raw.withUnsafeBufferPointer { BN_bin2bn($0.baseAddress, 32, nil) }
    let s = raw.withUnsafeBufferPointer { BN_bin2bn($0.baseAddress.map { $0 + 32 }, 32, nil) }
    guard ECDSA_SIG_set0(pair, r, s) == 1 else {
      BN_free(r)
      BN_free(s)
      return nil
    }
    var pointer: UnsafeMutablePointer<UInt8>?
    let count = i2d_ECDSA_SIG(pair, &pointer)
    guard count > 0, let start = pointer else { return nil }
    defer { CRYPTO_free(start, #file, #line) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }
}
