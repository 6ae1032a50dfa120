/// A part of a font file, from one place to its end.
///
/// Beyond the end everything is 0: whatever numbers a file has, none of them leads out of it.
struct FontBytes {
  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8]) { (self.bytes, start) = (bytes, 0) }

  private init(_ bytes: [UInt8], from start: Int) { (self.bytes, self.start) = (bytes, start) }

  /// How many bytes there are.
  var count: Int { bytes.count - start }

  /// Returns the part that begins at a place.
  func from(_ place: Int) -> FontBytes {
    FontBytes(bytes, from: start + min(max(0, place), count))
  }

  /// Returns a byte.
  func byte(_ place: Int) -> Int {
    guard place >= 0, place < count else { return 0 }
    return Int(bytes[start + place])
  }

  /// Returns a number of 16 bits without a sign.
  func word(_ place: Int) -> Int { byte(place) << 8 | byte(place + 1) }

  /// Returns a number of 16 bits with a sign.
  func short(_ place: Int) -> Int {
    let word = word(place)
    return word < 0x8000 ? word : word - 0x10000
  }

  /// Returns a number of 32 bits without a sign.
  func long(_ place: Int) -> Int { word(place) << 16 | word(place + 2) }

  /// Returns a byte with a sign.
  func signedByte(_ place: Int) -> Int { Int(Int8(truncatingIfNeeded: byte(place))) }

  /// Returns a number of 32 bits with a sign.
  func signed(_ place: Int) -> Int { Int(Int32(truncatingIfNeeded: long(place))) }

  /// Returns a number with 16 bits before its point and 16 behind it.
  func fixed(_ place: Int) -> Double { Double(signed(place)) / 0x1_0000 }

  /// Returns a number with 2 bits before its point and 14 behind it.
  func fraction(_ place: Int) -> Double { Double(short(place)) / 0x4000 }

  /// Returns the four letters of a tag.
  func tag(_ place: Int) -> String {
    String(decoding: (0..<4).map { UInt8(byte(place + $0)) }, as: UTF8.self)
  }

  /// Returns a text of so many bytes, two a character where it is wide; at most as long as a name may be.
  func text(_ place: Int, count: Int, isWide: Bool) -> String {
    let count = min(count, 512)
    guard isWide else {
      return String(decoding: (0..<count).map { UInt8(byte(place + $0)) }, as: UTF8.self)
    }
    let units = stride(from: 0, to: count - 1, by: 2).map { UInt16(word(place + $0)) }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the last of `count` rows whose key is not above a wanted one; the rows rise by their keys.
  func row(of wanted: Int, among count: Int, key: (Int) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(middle) <= wanted { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
