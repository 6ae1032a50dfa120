/// Leaves out colour sequences that set what is set already.
///
/// ncurses sets both colours of a pair when only one of them differs from the pair before; between the cells of a
/// picture mostly one does.
struct ColorSequences {
  /// The parameters that set each colour last; nil: not known.
  private var ink: ArraySlice<UInt8>?
  private var ground: ArraySlice<UInt8>?

  /// Returns the same bytes without the sequences that change nothing.
  static func withoutRepeats(_ bytes: [UInt8]) -> [UInt8] {
    var known = ColorSequences()
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      result += rest[..<escape]
      let end = sequenceEnd(rest[escape...])
      if !known.isIdle(rest[escape..<end]) { result += rest[escape..<end] }
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns where a sequence that begins with an escape ends; one that is none of `ESC [` is two bytes long.
  private static func sequenceEnd(_ bytes: ArraySlice<UInt8>) -> Int {
    let start = bytes.startIndex
    guard bytes.count > 2, bytes[start + 1] == UInt8(ascii: "[") else {
      return min(start + 2, bytes.endIndex)
    }
    let final = bytes[(start + 2)...].firstIndex { 0x40...0x7E ~= $0 }
    return final.map { $0 + 1 } ?? bytes.endIndex
  }

  /// Returns whether a sequence sets a colour that is set; remembers what it sets.
  private mutating func isIdle(_ sequence: ArraySlice<UInt8>) -> Bool {
    guard sequence.count > 3, sequence.last == UInt8(ascii: "m") else {
      // `ESC [ m` gives up all colours; whatever is no sequence of `m` leaves them.
      if sequence.last == UInt8(ascii: "m") { (ink, ground) = (nil, nil) }
      return false
    }
    let parameters = sequence.dropFirst(2).dropLast()
    switch Self.kind(of: parameters) {
    case .ink:
      defer { ink = parameters }
      return ink == parameters
    case .ground:
      defer { ground = parameters }
      return ground == parameters
    case .style: return false
    case .other:
      (ink, ground) = (nil, nil)
      return false
    }
  }

  private enum Kind { case ink, ground, style, other }

  private static func kind(of parameters: ArraySlice<UInt8>) -> Kind {
    let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let colon = UInt8(ascii: ":")
    guard let first = parts.first, let number = number(first.prefix { $0 != colon }) else {
      return .other
    }
    // One colour only: "38:2::1:2:3", "38;5;7", "38;2;1;2;3".
    let isOne =
      switch parts.count {
      case 1: true
      case 3: parts[1].elementsEqual("5".utf8)
      case 5: parts[1].elementsEqual("2".utf8)
      default: false
      }
    switch number {
    case 38 where isOne: return .ink
    case 48 where isOne: return .ground
    case 30...37 where parts.count == 1, 90...97 where parts.count == 1: return .ink
    case 40...47 where parts.count == 1, 100...107 where parts.count == 1: return .ground
    case 1...29 where parts.count == 1: return .style
    default: return .other
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...3 ~= digits.count else { return nil }
    return digits.reduce(0) { value, digit in
      value.flatMap { 0x30...0x39 ~= digit ? $0 * 10 + Int(digit - 0x30) : nil }
    }
  }
}
