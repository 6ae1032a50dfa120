import Screens

/// One control sequence as a terminal sends it: `ESC [ body final`.
struct ControlSequence {
  let body: ArraySlice<UInt8>
  let final: UInt8

  /// The numbers between semicolons; what follows a colon is detail that nobody here needs.
  var numbers: [Int] {
    body.drop { (0x3C...0x3F).contains($0) }.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { part in
      var value = 0
      for byte in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), value < 1_000_000 else {
          break
        }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
  }

  /// What it means; nil for what this program has no use for.
  var output: InputParser.Output? {
    let numbers = numbers
    let first = numbers.first ?? 0
    switch final {
    case UInt8(ascii: "M") where body.first == UInt8(ascii: "<"),
      UInt8(ascii: "m") where body.first == UInt8(ascii: "<"):
      guard numbers.count == 3 else { return nil }
      return InputParser.mouse(
        code: first, column: numbers[1] - 1, row: numbers[2] - 1,
        isRelease: final == UInt8(ascii: "m")
      ).map { .input(.mouse($0)) }
    case UInt8(ascii: "y") where body.last == UInt8(ascii: "$"):
      return numbers.count == 2 ? .mode(first, setting: numbers[1]) : nil
    case UInt8(ascii: "c"):
      return body.first == UInt8(ascii: "?") ? .answer(.attributes(numbers)) : nil
    case UInt8(ascii: "n"): return first == 0 && numbers.count == 1 ? .answer(.fence) : nil
    case UInt8(ascii: "t"):
      return numbers.count == 3 && first == 6
        ? .answer(.cell(width: numbers[2], height: numbers[1])) : nil
    case UInt8(ascii: "S") where body.first == UInt8(ascii: "?"):
      // Which thing, whether it worked, its values: the first is colours, the second a picture's size.
      guard numbers.count > 2, numbers[1] == 0 else { return nil }
      switch (first, numbers.count) {
      case (1, 3): return .answer(.colorRegisters(numbers[2]))
      case (2, 4): return .answer(.sixelSize(width: numbers[2], height: numbers[3]))
      default: return nil
      }
    case UInt8(ascii: "R") where body.first == UInt8(ascii: "?"):
      return numbers.count > 1 ? .column(numbers[1]) : nil
    case UInt8(ascii: "I"): return .input(.focus(true))
    case UInt8(ascii: "O"): return .input(.focus(false))
    case UInt8(ascii: "Z"): return .input(.key(.backTab))
    case UInt8(ascii: "u"): return character(first, numbers)
    case UInt8(ascii: "~"):
      if first == 27, numbers.count == 3 { return character(numbers[2], numbers) }
      return ControlSequence.numberedKeys[first].map { key($0, numbers) }
    default:
      return InputParser.letterKeys[final].map { key($0, numbers) }
    }
  }

  private func key(_ code: Key.Code, _ numbers: [Int]) -> InputParser.Output {
    .input(.key(Key(code, modifiers(numbers))))
  }

  /// Returns the modifiers of a sequence, which has one more than their sum: shift 1, alt 2, control 4.
  private func modifiers(_ numbers: [Int]) -> Key.Modifiers {
    guard numbers.count > 1, numbers[1] > 1 else { return [] }
    return Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: (numbers[1] - 1) & 7))
  }

  private func character(_ code: Int, _ numbers: [Int]) -> InputParser.Output? {
    var held = modifiers(numbers)
    switch code {
    case 9: return .input(.key(Key(.tab, held)))
    case 13: return .input(.key(Key(.enter, held)))
    case 27: return .input(.key(Key(.escape, held)))
    case 127: return .input(.key(Key(.backspace, held)))
    default:
      guard code >= 32, code < 0xE000 || code > 0xF8FF,
        let scalar = Unicode.Scalar(UInt32(code))
      else { return nil }
      var text = String(Character(scalar))
      if held.contains(.shift), !held.contains(.control) {
        text = text.uppercased()
        held.remove(.shift)
      }
      return text.first.map { .input(.key(Key(.character($0), held))) }
    }
  }

  static let numberedKeys: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
