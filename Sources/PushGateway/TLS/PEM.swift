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
    while list.count < limit, let certificate = PEM_read_bio_X509(bio, nil, refusePassword, nil) {
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
    return PEM_read_bio_PrivateKey(bio, nil, refusePassword, nil)
  }

  static func publicKey(_ text: [UInt8]) -> OpaquePointer? {
    guard let bio = BIO_new_mem_buf(text, Int32(text.count)) else { return nil }
    defer {
      BIO_free(bio)
      ERR_clear_error()
    }
    return PEM_read_bio_PUBKEY(bio, nil, refusePassword, nil)
  }

  /// Returns whether what it holds can be read with a password only.
  static func isEncrypted(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).contains {
      $0.hasPrefix("-----BEGIN ENCRYPTED PRIVATE KEY-----")
        || $0.hasPrefix("Proc-Type:") && $0.contains("ENCRYPTED")
    }
  }

  /// Returns that a file's key is encrypted, with the command that makes a plain one.
  static func encryption(of file: String) -> String {
    "\(file) is encrypted: openssl pkey -in \(shellWord(file)) -out KEY.p8 makes a key without a password"
  }

  /// Returns a word of a shell, in quotes where it has signs that may mean something there.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || "/._-".utf8.contains(byte)
    }
    if isPlain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
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

/// Gives no password: without this OpenSSL asks for one on the terminal, and the program waits.
private func refusePassword(
  _: UnsafeMutablePointer<CChar>?, _: Int32, _: Int32, _: UnsafeMutableRawPointer?
) -> Int32 { -1 }
