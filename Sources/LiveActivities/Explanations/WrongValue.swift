import Findings
import JSON

/// A value of the right JSON kind that the type cannot take.
struct WrongValue {
  private let fault: DecodeFault
  private let found: JSONValue?
  private let root: String
  private let remedy: Remedy

  init(_ fault: DecodeFault, found: JSONValue?, root: String, _ remedy: Remedy) {
    (self.fault, self.found, self.root, self.remedy) = (fault, found, root, remedy)
  }

  var finding: Finding {
    let path = FaultExplanation.path(root, fault)
    switch found {
    case .number(let number)
    where SwiftForm.isInteger(fault.expected) && !SwiftForm.fits(number, fault.expected):
      if number.integer == nil, number.double.rounded() != number.double {
        return Finding(
          "fraction-for-integer", path: path,
          sentence:
            "\(number.text.prefix(40)) has a fraction, where the app's type reads \(FaultExplanation.named(fault.expected))"
        )
      }
      return Finding(
        "integer-out-of-range", path: path,
        sentence:
          "\(number.text.prefix(40)) does not fit into \(FaultExplanation.named(fault.expected))")
    case .string(let text):
      if let kind = SwiftForm.textKind(fault.expected), kind.isRefused(by: fault.message) {
        return Finding(
          kind.finding, path: path, sentence: "\(quoted(text)) is no \(kind.words)")
      }
      return isRawValue ? rawValue(quoted(text), text, path) : refused(path)
    case .number(let number) where !fault.allowed.isEmpty:
      return rawValue(number.text, number.text, path)
    case .number(let number) where !number.fitsDouble:
      return UnreadableNumber(number, at: fault.path).finding(below: root)
    case .number(let number) where ["Float", "Decimal"].contains(fault.expected):
      return Finding(
        "data-corrupted", path: path,
        sentence: "\(number.text.prefix(40)) is beyond what a \(fault.expected) holds",
        fix: "Send a number nearer to 1, or make the property a Double.")
    case .number, .bool: return refused(path)
    case .object(let object) where EnumForm(fault).isEnum:
      return EnumForm(fault).finding(of: object, at: path)
    case .array(let elements) where SwiftForm.isRange(fault.expected):
      return Finding(
        "data-corrupted", path: path,
        sentence: SwiftForm.rangeFault(elements.count, fault.expected), fix: remedy.ofRange)
    // It is an object already: its form says nothing new.
    case .object where SwiftForm.advice(fault.expected) == nil:
      return Finding(
        "data-corrupted", path: path, sentence: "does not decode: \(fault.message)")
    default:
      let form = SwiftForm.advice(fault.expected).map { "; it is written \($0)" } ?? ""
      return Finding(
        "data-corrupted", path: path, sentence: "does not decode: \(fault.message)\(form)",
        fix: remedy.ofKind)
    }
  }

  /// What Foundation's sentence about a raw value begins with; the type and what was found come next.
  private static let rawValueBegin = "Cannot initialize "

  /// Whether the value is none of an enum's raw values. Any other refusal is of the type's own code, which says why.
  private var isRawValue: Bool {
    !fault.allowed.isEmpty || fault.message.hasPrefix(Self.rawValueBegin)
  }

  /// The type whose raw values are read: by Foundation's sentence where its shape is not known.
  private var rawValueType: String {
    guard fault.allowed.isEmpty, fault.message.hasPrefix(Self.rawValueBegin) else {
      return fault.expected
    }
    let name = fault.message.dropFirst(Self.rawValueBegin.count).prefix { $0 != " " }
    return name.isEmpty || name == "from" ? fault.expected : String(name)
  }

  /// A value of the right kind that the type's own code refuses, in the words of that code.
  private func refused(_ path: String) -> Finding {
    Finding(
      "data-corrupted", path: path, sentence: "does not decode: \(fault.message)",
      fix: remedy.ofRefused)
  }

  private func rawValue(_ shown: String, _ text: String, _ path: String) -> Finding {
    // Raw values that are numbers stand without quotes.
    if fault.place.hasNumbers {
      let known = fault.allowed.prefix(12).joined(separator: ", ")
      return Finding(
        "enum-unknown-value", path: path,
        sentence: "\(shown) is no value of \(fault.expected); it has \(known)",
        fix: "Send one of \(known), without quotes.")
    }
    let near = NearestKey.nearest(to: text, in: fault.allowed)
    let list =
      fault.allowed.isEmpty
      ? "" : "; it has \(fault.allowed.prefix(12).map(quoted).joined(separator: ", "))"
    return Finding(
      "enum-unknown-value", path: path,
      sentence: "\(shown) is no value of \(rawValueType)\(list)",
      fix: near.map { "Send \(quoted($0)): letters and case must be the same." })
  }
}
