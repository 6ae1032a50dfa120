import COpenSSL

/// PEM texts to OpenSSL's values; the caller frees them.
enum PEM {
  /// Returns the first certificate.
  static func certificate(_ text: [UInt8]) -> OpaquePointer? { certificates(text, limit: 1).first }

  /// Returns certificates in their order, at most as many as the limit says.
  static func certificates(_ text: [UInt8], limit: Int = 16) -> [OpaquePointer] {
    guard let bio = BIO_new_mem_buf(text, Int32(text.count)) else { return [] }
    defer {
      BIO_free(bio)
      ERR_clear_error()
    }
    var list: [OpaquePointer] = []
    while list.count < limit, let certificate = PEM_read_bio_X509(bio, nil, nil, nil) {
      list.append(certificate)
    }
    return list
  }

  static func privateKey(_ text: [UInt8]) -> OpaquePointer? {
    guard let bio = BIO_new_mem_buf(text, Int32(text.count)) else { return nil }
    defer {
      BIO_free(bio)
      ERR_clear_error()
    }
    // An encrypted key would ask for its password on the terminal: refuse instead.
    return PEM_read_bio_PrivateKey(bio, nil, { _, _, _, _ in -1 }, nil)
  }

  static func publicKey(_ text: [UInt8]) -> OpaquePointer? {
    guard let bio = BIO_new_mem_buf(text, Int32(text.count)) else { return nil }
    defer {
      BIO_free(bio)
      ERR_clear_error()
    }
    return PEM_read_bio_PUBKEY(bio, nil, nil, nil)
  }

  /// Returns what a writer of OpenSSL's writes.
  static func text(_ write: (OpaquePointer) -> Int32) -> [UInt8]? {
    guard let bio = BIO_new(BIO_s_mem()) else { return nil }
    defer { BIO_free(bio) }
    guard write(bio) == 1 else { return nil }
    var start: UnsafeMutablePointer<CChar>?
    let count = islet_bio_mem_data(bio, &start)
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
