import Numbers

/// The answer of APNs to a client that does not speak HTTP/2: an empty SETTINGS frame, then GOAWAY with a
/// sentence that shows the bytes it got.
enum PrefaceRefusal {
  /// How many of the bytes are shown.
  static let shown = 24

  /// Returns the frames, as bytes.
  static func noPreface(_ received: UnsafeRawBufferPointer) -> [UInt8] {
    let sentence =
      "HTTP/2 client preface string missing or corrupt. Hex dump for received bytes: "
      + Hexadecimal.text(of: received.prefix(shown))
    let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
    let protocolError: [UInt8] = [0, 0, 0, 1]
    let data = [0, 0, 0, 0] + protocolError + sentence.utf8
    return settings + [0, UInt8(data.count >> 8), UInt8(data.count & 255), 7, 0, 0, 0, 0, 0] + data
  }
}
