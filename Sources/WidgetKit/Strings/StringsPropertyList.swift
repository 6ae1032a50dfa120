import Foundation

/// Property lists of texts: tables by key, in XML, in the old syntax, or in bytes as a built app has them.
enum StringsPropertyList {
  /// Returns the table that a file is; nil for anything else.
  ///
  /// Of one in bytes only tables and texts are read.
  static func table(_ data: Data) -> [String: Any]? {
    if data.starts(with: "bplist".utf8) { return BinaryPropertyList(data)?.table }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }
}

/// Reads the tables and texts of a property list in bytes.
///
/// In such a file an object is named by its number, by as many others as want it. Foundation makes it anew each time, so
/// that lists which name the next one twice fill the memory with what a few bytes say; here that is counted.
private struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// How many bytes a place in the file has, and the number of an object.
  private let placeSize: Int
  private let numberSize: Int
  private let count: Int
  private let top: Int
  /// Where the places of the objects stand.
  private let places: Int
  private var texts: [Int: String] = [:]
  /// How much may still be read.
  private var room = 4 * AppStrings.fileLimit

  /// Tables are read so deep in one another.
  private static let deepest = 5
  /// What an entry counts beside its texts, in bytes of memory.
  private static let entrySize = 32

  init?(_ data: Data) {
    let bytes = Array(data)
    // The last 32 bytes: six without a meaning here, two sizes, and three numbers of eight bytes.
    let end = bytes.count - 32
    guard end >= 8 else { return nil }
    (placeSize, numberSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    let numbers = (1...3).map { Self.number(bytes[(end + 8 * $0)...].prefix(8)) }
    guard (1...8).contains(placeSize), (1...8).contains(numberSize),
      let count = numbers[0], let top = numbers[1], let places = numbers[2], places <= end,
      count <= (end - places) / placeSize
    else { return nil }
    (self.bytes, self.count, self.top, self.places) = (bytes, count, top, places)
  }

  /// The table that the file is; nil where it is none, or says too much.
  var table: [String: Any]? {
    var copy = self
    let value = copy.value(top, depth: 0)
    return copy.room < 0 ? nil : value as? [String: Any]
  }

  private mutating func value(_ object: Int, depth: Int) -> Any? {
    guard let place = place(of: object) else { return nil }
    switch bytes[place] >> 4 {
    case 0x5, 0x6: return text(object)
    case 0xD where depth < Self.deepest: return table(at: place, depth: depth)
    default: return nil
    }
  }

  private mutating func table(at place: Int, depth: Int) -> [String: Any]? {
    guard let (length, start) = size(at: place),
      length <= (bytes.count - start) / (2 * numberSize)
    else { return nil }
    var members: [String: Any] = [:]
    for entry in 0..<length {
      room -= Self.entrySize
      guard room >= 0 else { return nil }
      let (key, value) = (start + entry * numberSize, start + (length + entry) * numberSize)
      guard let name = number(at: key, numberSize).flatMap({ text($0) }),
        let member = number(at: value, numberSize).flatMap({ self.value($0, depth: depth + 1) })
      else { continue }
      members[name] = member
    }
    return members
  }

  /// Returns a text: of one byte a sign, or of UTF-16.
  private mutating func text(_ object: Int) -> String? {
    guard let place = place(of: object), let (length, start) = size(at: place) else { return nil }
    let width = bytes[place] >> 4 == 0x6 ? 2 : 1
    guard width == 2 || bytes[place] >> 4 == 0x5, length <= (bytes.count - start) / width else {
      return nil
    }
    room -= length * width
    guard room >= 0 else { return nil }
    if let known = texts[object] { return known }
    let own = bytes[start..<start + length * width]
    let text =
      width == 1
      ? String(decoding: own, as: UTF8.self)
      : String(
        decoding: (0..<length).map {
          UInt16(own[start + 2 * $0]) << 8 | UInt16(own[start + 2 * $0 + 1])
        }, as: UTF16.self)
    texts[object] = text
    return text
  }

  private func place(of object: Int) -> Int? {
    guard object < count, let place = number(at: places + object * placeSize, placeSize),
      place < bytes.count
    else { return nil }
    return place
  }

  /// Returns how many parts an object has, and where they begin: up to 14 stand in its first byte, more in a number behind
  /// it.
  private func size(at place: Int) -> (length: Int, start: Int)? {
    let short = Int(bytes[place] & 0xF)
    guard short == 0xF else { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0xF <= 3 else {
      return nil
    }
    let width = 1 << Int(bytes[place + 1] & 0xF)
    return number(at: place + 2, width).map { ($0, place + 2 + width) }
  }

  private func number(at place: Int, _ size: Int) -> Int? {
    guard place <= bytes.count - size else { return nil }
    return Self.number(bytes[place..<place + size])
  }

  /// Returns a number, the first byte of which is its largest; nil for one that is larger than any place.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
