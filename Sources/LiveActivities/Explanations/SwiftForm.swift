import Findings

/// How Swift's own types are written in JSON by the system's decoder.
enum SwiftForm {
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
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

  /// Returns whether a text begins like `2025-01-01`.
  static func looksLikeDate(_ text: String) -> Bool {
    let letters = Array(text.utf8.prefix(10))
    return letters.count == 10 && letters[4] == 0x2D && letters[7] == 0x2D
      && [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy { letters[$0] &- 0x30 < 10 }
  }

  /// Returns the finding for a text that is not of a type's form, and what the text should have been; nil for types that
  /// read any.
  static func textKind(_ type: String) -> (finding: FindingID, words: String)? {
    switch type {
    case "Data": ("base64-malformed", "standard, padded base64")
    case "URL": ("url-malformed", "URL")
    case "UUID": ("uuid-malformed", "UUID")
    default: nil
    }
  }

  /// Returns how a type is written, when that surprises.
  static func advice(_ type: String) -> String? {
    let forms: [(prefix: String, form: String)] = [
      ("Date", "as seconds since 2001-01-01, a number"),
      ("Data", "as standard base64 with padding"),
      ("URL", "as a string"), ("UUID", "as a string"), ("Decimal", "as a number"),
      ("CGPoint", "[x, y]"), ("CGSize", "[width, height]"), ("CGRect", "[[x, y], [width, height]]"),
      ("ClosedRange", "[lower, upper]"), ("Range", "[lower, upper]"),
      ("PartialRange", "[bound]"), ("Duration", "[high 64 bits, low 64 bits] of attoseconds"),
      ("TimeZone", "{\"identifier\": \"…\"}"), ("DateInterval", "{\"start\": …, \"duration\": …}"),
      (
        "Array",
        "as an array; a dictionary whose keys are enums or UUIDs too: [key, value, key, value]"
      ),
      ("Bool", "true or false"), ("String", "as a string in quotes"),
    ]
    let type = isListed(type) ? "Array" : type
    let exact = forms.first { $0.prefix == type }
    return (exact ?? forms.first { type.hasPrefix($0.prefix + "<") || type.hasPrefix($0.prefix) })?
      .form
  }
}
