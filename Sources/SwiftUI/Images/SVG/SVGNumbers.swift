import Drawing
import Numbers

/// Numbers out of attributes: `M10-5.5.5`, `0 0 24 24`.
struct SVGNumbers {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns all numbers of a list.
  static func all(_ text: String) -> [Double] {
    var numbers = SVGNumbers(text)
    var found: [Double] = []
    while let number = numbers.number() { found.append(number) }
    return found
  }

  /// Returns the first number, whatever its unit.
  static func first(_ text: String?) -> Double? {
    guard let text else { return nil }
    var numbers = SVGNumbers(text)
    return numbers.number()
  }

  /// Returns an opacity, which may be in percent; 1 where there is none.
  static func share(_ text: String?) -> Double {
    guard let text, let number = first(text) else { return 1 }
    return min(1, max(0, text.contains("%") ? number / 100 : number))
  }

  mutating func skipBlanks() {
    while place < bytes.count, " ,\t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  mutating func number() -> Double? {
    skipBlanks()
    let start = place
    var hasDot = false
    var hasDigits = false
    if place < bytes.count, "+-".utf8.contains(bytes[place]) { place += 1 }
    while place < bytes.count {
      let byte = bytes[place]
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        hasDigits = true
      } else if byte == UInt8(ascii: "."), !hasDot {
        hasDot = true
      } else {
        break
      }
      place += 1
    }
    guard hasDigits else {
      place = start
      return nil
    }
    if place + 1 < bytes.count, "eE".utf8.contains(bytes[place]),
      "+-0123456789".utf8.contains(bytes[place + 1])
    {
      place += 2
      while place < bytes.count, "0123456789".utf8.contains(bytes[place]) { place += 1 }
    }
    let number = Double(String(decoding: bytes[start..<place], as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
