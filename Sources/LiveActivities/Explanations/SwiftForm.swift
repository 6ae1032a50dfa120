import Findings
import JSON

/// How Swift's own types are written in JSON by the system's decoder.
enum SwiftForm {
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Integer",
  ]

  static func isInteger(_ type: String) -> Bool { integers.contains(type) }
  /// Returns whether a number is one of an integer type's.
  static func fits(_ number: String, _ type: String) -> Bool {
    switch type {
    case "Int8": Int8(number) != nil
    case "Int16": Int16(number) != nil
    case "Int32": Int32(number) != nil
    case "UInt8": UInt8(number) != nil
    case "UInt16": UInt16(number) != nil
    case "UInt32": UInt32(number) != nil
    case "UInt", "UInt64": UInt64(number) != nil
    case "Integer": Int64(number) != nil || UInt64(number) != nil
    default: Int64(number) != nil
    }
  }

  static func isFloat(_ type: String) -> Bool {
    ["Double", "Float", "CGFloat", "Decimal", "TimeInterval", "Number"].contains(type)
  }
  static func isDate(_ type: String) -> Bool { type == "Date" }

  /// Returns whether the type reads an array of its two bounds.
  static func isRange(_ type: String) -> Bool {
    type.hasPrefix("ClosedRange<") || type.hasPrefix("Range<")
  }

  /// Returns why an array is no such range.
  static func rangeFault(_ count: Int, _ type: String) -> String {
    count < 2
      ? "the array has \(counted(count, "element")), where \(FaultExplanation.named(type)) is written [lower, upper]"
      : "the first bound is above the second, where \(FaultExplanation.named(type)) is written [lower, upper]"
  }

  /// Returns whether the type reads an object.
  static func isKeyed(_ type: String) -> Bool {
    type.hasPrefix("[String: ") || type.hasPrefix("[Int: ") || type == "Object"
  }

  /// Returns whether the type reads an array; dictionaries by other keys than strings and integers do too.
  static func isListed(_ type: String) -> Bool {
    (type.hasPrefix("[") && !isKeyed(type)) || type.hasPrefix("Set<") || type == "Array"
  }

  /// Returns whether the type is a dictionary that reads an array: of a key, its value, another key and so on.
  static func isPaired(_ type: String) -> Bool {
    guard isListed(type) else { return false }
    var depth = 0
    for letter in type {
      switch letter {
      case "[", "<", "(": depth += 1
      case "]", ">", ")": depth -= 1
      case ":" where depth == 1: return true
      default: break
      }
    }
    return false
  }

  /// Returns whether a text begins like `2025-01-01`.
  static func looksLikeDate(_ text: String) -> Bool {
    let letters = Array(text.utf8.prefix(10))
    return letters.count == 10 && letters[4] == 0x2D && letters[7] == 0x2D
      && [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy { letters[$0] &- 0x30 < 10 }
  }

  /// Returns whether a number is one of an integer type's, however it is written.
  static func fits(_ number: JSONNumber, _ type: String) -> Bool {
    fits(number.integer.map { "\($0)" } ?? number.text, type)
  }

  /// A form of texts that a type of Foundation's has.
  struct TextKind {
    var finding: FindingID
    /// What the text should have been.
    var words: String
    /// What is in Foundation's sentence about a text of another form, and in the sentence of an app without source.
    var marks: [String]

    /// Returns whether a message is of the form: a type's own code may refuse a text for other reasons.
    func isRefused(by message: String) -> Bool { marks.contains { message.contains($0) } }
  }

  /// Returns the form of a type's texts; nil for types that read any.
  static func textKind(_ type: String) -> TextKind? {
    switch type {
    case "Data":
      TextKind(
        finding: "base64-malformed", words: "standard, padded base64",
        marks: ["not valid Base64", "no Data"])
    case "URL":
      TextKind(finding: "url-malformed", words: "URL", marks: ["Invalid URL string", "no URL"])
    case "UUID":
      TextKind(finding: "uuid-malformed", words: "UUID", marks: ["invalid UUID string", "no UUID"])
    default: nil
    }
  }

  /// Returns how a type is written, when that surprises.
  static func advice(_ type: String) -> String? {
    let forms: [(name: String, form: String)] = [
      ("Date", "as seconds since 2001-01-01, a number"),
      ("Data", "as standard base64 with padding"),
      ("URL", "as a string"), ("UUID", "as a string"), ("Decimal", "as a number"),
      ("CGPoint", "[x, y]"), ("CGSize", "[width, height]"), ("CGRect", "[[x, y], [width, height]]"),
      ("ClosedRange", "[lower, upper]"), ("Range", "[lower, upper]"),
      ("PartialRangeFrom", "[bound]"), ("PartialRangeUpTo", "[bound]"),
      ("PartialRangeThrough", "[bound]"),
      ("Duration", "[high 64 bits, low 64 bits] of attoseconds"),
      ("TimeZone", "{\"identifier\": \"…\"}"), ("DateInterval", "{\"start\": …, \"duration\": …}"),
      (
        "Array",
        "as an array; a dictionary whose keys are enums or UUIDs too: [key, value, key, value]"
      ),
      ("Bool", "true or false"), ("String", "as a string in quotes"),
    ]
    let name = isListed(type) ? "Array" : String(type.prefix { $0 != "<" })
    return forms.first { $0.name == name }?.form
  }
}
