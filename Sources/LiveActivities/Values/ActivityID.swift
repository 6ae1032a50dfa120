/// An activity's id: a UUID in upper case, or the name that a scenario gave it.
///
/// A UUID is kept as the number that it is: each push names its activity in its record, its job and its effects, and a
/// text would be fetched from far memory for that (CHEAP.md).
public struct ActivityID: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case uuid(UInt64, UInt64)
    case name(String)
  }

  private let form: Form

  /// Creates the id from its text.
  public init(_ text: String) { form = ActivityID.uuid(text) ?? .name(text) }

  /// The id as text.
  public var text: String {
    switch form {
    case .name(let name): return name
    case .uuid(let high, let low):
      return String(unsafeUninitializedCapacity: 36) { letters in
        var rest = (high, low)
        for place in 0..<36 {
          if ActivityID.isDash(place) {
            letters[place] = UInt8(ascii: "-")
            continue
          }
          let digit = UInt8(rest.0 >> 60)
          letters[place] = digit < 10 ? 48 + digit : 55 + digit
          rest = (rest.0 << 4 | rest.1 >> 60, rest.1 << 4)
        }
        return 36
      }
    }
  }

  /// Returns a text's form where it is a UUID as phones write them; nil for any other, also one in lower case.
  private static func uuid(_ text: String) -> Form? {
    let letters = text.utf8
    guard letters.count == 36 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    for (place, letter) in letters.enumerated() {
      if isDash(place) {
        guard letter == UInt8(ascii: "-") else { return nil }
        continue
      }
      let digit: UInt8
      switch letter {
      case 48...57: digit = letter - 48
      case 65...70: digit = letter - 55
      default: return nil
      }
      halves = (halves.0 << 4 | halves.1 >> 60, halves.1 << 4 | UInt64(digit))
    }
    return .uuid(halves.0, halves.1)
  }

  private static func isDash(_ place: Int) -> Bool {
    place == 8 || place == 13 || place == 18 || place == 23
  }
}

extension ActivityID: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}
