import CryptoKit
import Foundation
import Testing

/// What widgets decrypt, against the vectors of the standards.
@Suite struct CryptoKitTests {
  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  @Test(arguments: [
    // NIST, "The Galois/Counter Mode of Operation", cases 2, 4 and 14.
    (
      "00000000000000000000000000000000", "000000000000000000000000",
      "00000000000000000000000000000000", "", "0388dace60b6a392f328c2b971b2fe78",
      "ab6e47d42cec13bdf53a67b21257bddf"
    ),
    (
      "feffe9928665731c6d6a8f9467308308", "cafebabefacedbaddecaf888",
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
      "feedfacedeadbeeffeedfacedeadbeefabaddad2",
      "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
      "5bc94fbc3221a5db94fae95ae7121a47"
    ),
    (
      "0000000000000000000000000000000000000000000000000000000000000000",
      "000000000000000000000000", "00000000000000000000000000000000", "",
      "cea7403d4d606b6e074ec5d3baf39d18", "d0d1c8a799996bf0265b98b5d48ab919"
    ),
  ])
  func `a message is encrypted as the standard does it, and opened again`(
    key: String, nonce: String, message: String, data: String, ciphertext: String, tag: String
  ) throws {
    let secret = SymmetricKey(data: bytes(key))
    let box = try AES.GCM.seal(
      bytes(message), using: secret, nonce: AES.GCM.Nonce(data: bytes(nonce)),
      authenticating: bytes(data))
    #expect([UInt8](box.ciphertext) == bytes(ciphertext))
    #expect([UInt8](box.tag) == bytes(tag))
    #expect(box.combined == Data(bytes(nonce + ciphertext + tag)))
    let sent = try AES.GCM.SealedBox(combined: try #require(box.combined))
    let opened = try AES.GCM.open(sent, using: secret, authenticating: bytes(data))
    #expect([UInt8](opened) == bytes(message))
  }

  @Test func `a box that somebody changed, and one of another key, is not opened`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("goal".utf8), using: key)
    #expect(try AES.GCM.open(box, using: key) == Data("goal".utf8))
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Data([1]))
    }
    var parts = try #require(box.combined)
    parts[12] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: parts), using: key)
    }
  }

  @Test func `keys, numbers and boxes of another length throw`() throws {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 17)))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.Nonce(data: Data(count: 11))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
    // A longer number is taken, and has no place in a box in one.
    let key = SymmetricKey(size: .bits128)
    let box = try AES.GCM.seal(
      Data([7]), using: key, nonce: AES.GCM.Nonce(data: Data(count: 60)))
    #expect(box.combined == nil)
    #expect(try AES.GCM.open(box, using: key) == Data([7]))
  }

  @Test func `a key is made of a secret as the standard does it`() {
    // RFC 5869, A.1 and A.3.
    let secret = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: bytes("000102030405060708090a0b0c"),
      info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { [UInt8]($0) }
        == bytes(
          "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { [UInt8]($0) }
        == bytes(
          "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"))
    for count in [-1, 0] {
      #expect(
        HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: count).bitCount == 0)
    }
    let most = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 9000)
    #expect(most.bitCount == 255 * 32 * 8)
  }
}
