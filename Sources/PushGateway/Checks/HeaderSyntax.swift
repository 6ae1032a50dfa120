import Numbers

/// Checks whether a header's value has the form that APNs requires.
enum HeaderSyntax {
  /// Returns whether a text is an id: 32 hexadecimal digits, 8-4-4-4-12, in either case.
  static func isUUID(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    var index = 0
    for byte in text {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        if byte != UInt8(ascii: "-") { return false }
      } else if !isHex(byte) {
        return false
      }
      index += 1
    }
    return true
  }

  /// Returns the priority that a text names: 10, 5 or 1; nil for any other text.
  static func priority(_ text: some RandomAccessCollection<UInt8>) -> Int? {
    if text.equals("10") { return 10 }
    if text.equals("5") { return 5 }
    return text.equals("1") ? 1 : nil
  }

  /// Returns the expiration that a text names, in whole UNIX seconds.
  static func expiration(_ text: some RandomAccessCollection<UInt8>) -> Double? {
    guard (1...12).contains(text.count), text.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return text.reduce(0.0) { $0 * 10 + Double($1 - 0x30) }
  }

  /// Returns what is wrong with a text that names no expiration, and what to send for it; `shown` says what it is.
  static func expirationFault(
    _ text: some RandomAccessCollection<UInt8>, shown: String
  ) -> (detail: String, fix: String) {
    guard text.count == 13, text.allSatisfy({ $0 &- 0x30 < 10 }) else { return (shown, "") }
    let seconds = String(decoding: text.prefix(10), as: UTF8.self)
    return (
      "\(shown), which looks like milliseconds", "Divide by 1000: apns-expiration: \(seconds)"
    )
  }

  /// Returns whether a collapse id is short enough: at most 64 bytes.
  static func isCollapseID(_ text: some RandomAccessCollection<UInt8>) -> Bool { text.count <= 64 }

  /// Returns why a collapse id of so many bytes is refused. Of a very long one FCM passes on the beginning.
  static func collapseIDFault(_ count: Int, documentedNames: Bool) -> Refusal {
    Refusal(
      documentedNames ? .badCollapseId : .invalidCollapseId,
      count > 512 ? "more than 512 bytes" : "\(count) bytes")
  }

  /// Returns whether a text is a bundle ID, perhaps with a push type's ending: letters, digits, hyphens, dots.
  static func isTopic(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    (1...255).contains(text.count) && text.first != UInt8(ascii: ".")
      && text.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
      }
  }

  /// The number of digits of the longest token that is accepted.
  static let longestToken = 1024

  /// Returns whether a text is pairs of hexadecimal digits; tokens have no fixed length.
  static func isDeviceToken(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    guard !text.isEmpty, text.count % 2 == 0, text.count <= longestToken else { return false }
    for byte in text where !isHex(byte) { return false }
    return true
  }

  /// Returns a text with its ASCII letters in lower case. `map` would check for each letter which actor it runs on
  /// (CHEAP.md).
  static func lowerCase(of text: Bytes) -> String {
    String(unsafeUninitializedCapacity: text.count) { room in
      for place in text.indices {
        room.initializeElement(at: place, to: lowercased(text[place]))
      }
      return text.count
    }
  }

  /// Returns whether a text is the base64 of at least one byte.
  static func isChannelID(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    (1...256).contains(text.count) && Base64.decode(text)?.isEmpty == false
  }

  static func isHex(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }
}
