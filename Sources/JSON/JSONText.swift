/// A JSON text kept as the bytes it came in, without a copy of the text around it.
public struct JSONText: Hashable, Sendable {
  /// The bytes; a slice of the body they came in.
  public var bytes: ArraySlice<UInt8>

  /// Creates a text of these bytes.
  public init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Creates a text from a string.
  public init(_ string: String) { bytes = ArraySlice(string.utf8) }

  /// Creates a value's text on one line.
  public init(_ value: JSONValue) { self.init(value.compact) }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The value, when the text is JSON.
  public var value: JSONValue? { try? JSONValue(parsing: bytes) }

  public static func == (left: JSONText, right: JSONText) -> Bool {
    guard left.bytes.count == right.bytes.count else { return false }
    return left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        if left.baseAddress == right.baseAddress { return true }
        var place = 0
        // Eight bytes at a time: texts are compared for every push.
        while place + 8 <= left.count {
          if left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            != right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          {
            return false
          }
          place += 8
        }
        while place < left.count {
          if left[place] != right[place] { return false }
          place += 1
        }
        return true
      }
    }
  }

  /// An object without members.
  public static let empty = JSONText("{}")
}

extension JSONText: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(string)
  }
}
