import COpenSSL

@testable import PushGateway

/// A P-256 key pair made for the tests, that signs provider tokens in both encodings.
final class SampleKeys: @unchecked Sendable {
  let id: String
  private let pair: OpaquePointer

  static let first = SampleKeys(id: "KEYAAAAAAA")
  static let second = SampleKeys(id: "KEYBBBBBBB")

  init(id: String) {
    self.id = id
    guard let pair = islet_ec_key() else { preconditionFailure("OpenSSL makes no key") }
    self.pair = pair
  }

  var pem: [UInt8] {
    PEM.text { PEM_write_bio_PKCS8PrivateKey($0, pair, nil, nil, 0, nil, nil) } ?? []
  }

  var publicPEM: [UInt8] { PEM.text { PEM_write_bio_PUBKEY($0, pair) } ?? [] }

  func key(
    environment: PushEnvironment? = nil, bundles: Set<String>? = nil
  ) throws -> ProviderKey {
    try ProviderKey(id: id, environment: environment, bundles: bundles, pem: pem)
  }

  func der(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    EVP_DigestSignInit(context, nil, EVP_sha256(), nil, pair)
    var count = 256
    var signature = [UInt8](repeating: 0, count: count)
    EVP_DigestSign(context, &signature, &count, bytes, bytes.count)
    return Array(signature[..<count])
  }

  func raw(_ text: String) -> [UInt8] {
    let der = der(text)
    var pointer: UnsafePointer<UInt8>? = der.withUnsafeBufferPointer { $0.baseAddress }
    return der.withUnsafeBufferPointer { bytes in
      pointer = bytes.baseAddress
      guard let signature = d2i_ECDSA_SIG(nil, &pointer, bytes.count) else { return [] }
      defer { ECDSA_SIG_free(signature) }
      var result = [UInt8](repeating: 0, count: 64)
      result.withUnsafeMutableBufferPointer {
        BN_bn2binpad(ECDSA_SIG_get0_r(signature), $0.baseAddress, 32)
        BN_bn2binpad(ECDSA_SIG_get0_s(signature), $0.baseAddress.map { $0 + 32 }, 32)
      }
      return result
    }
  }

  func token(isDER: Bool = false, _ change: (inout SampleToken) -> Void = { _ in }) -> SampleToken {
    var token = SampleToken(key: id)
    change(&token)
    token.signature = isDER ? der(token.signed) : raw(token.signed)
    return token
  }

  func signing(_ push: SamplePush) -> SamplePush {
    push.setting("authorization", "bearer " + token().text)
  }

  func push() -> SamplePush { signing(SamplePush()) }
}
