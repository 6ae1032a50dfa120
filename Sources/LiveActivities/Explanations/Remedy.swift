import Findings
import JSON

/// What to send in place of a value that does not decode, as concretely as the type, the value itself and the state
/// before tell.
struct Remedy {
  /// The phone's time, by which dates are told from other numbers.
  let now: Double
  private let fault: DecodeFault
  private let found: JSONValue?
  /// What the state before had at the place.
  private let before: JSONValue?
  private let isAttributes: Bool

  init(
    _ fault: DecodeFault, found: JSONValue?, before: JSONValue?, now: Double, isAttributes: Bool
  ) {
    (self.fault, self.found, self.before) = (fault, found, before)
    (self.now, self.isAttributes) = (now, isAttributes)
  }

  /// In place of null.
  var ofNull: String? {
    if fault.path.isEmpty { return whole }
    if fault.place.isCase { return ofCase }
    // A dictionary that is an object has its keys in the path.
    guard let last = fault.path.last, last.hasPrefix("[") else { return nil }
    guard SwiftForm.isPaired(fault.place.owner) else {
      return "Leave it out of the array, or make the array's elements optional."
    }
    let index = Int(last.dropFirst().dropLast())
    return index?.isMultiple(of: 2) == true
      ? "Send its key, or leave it out with the value behind it."
      : "Leave it out with the key before it, or make the dictionary's values optional."
  }

  /// In place of a value of another kind.
  var ofKind: String? {
    if fault.place.isCase { return ofCase }
    if fault.path.isEmpty { return whole }
    let type = fault.expected
    if SwiftForm.isRange(type) { return ofRange }
    if type == "DateInterval" { return ofInterval }
    if SwiftForm.isDate(type) { return ofDate }
    if SwiftForm.isInteger(type) || SwiftForm.isFloat(type) { return ofNumber }
    switch (type, found) {
    case ("Bool", .string(let text)) where ["true", "false"].contains(text.lowercased()):
      return "Send \(text.lowercased()) without quotes."
    case ("Bool", _): return orNothing("Send true or false")
    case ("String", .bool(let truth)): return "Send it in quotes: \"\(truth)\"."
    case ("String", .array(let elements)) where elements.count == 1 && elements[0].string != nil:
      return "Send \(elements[0].compact), without the brackets."
    case ("String", _): return orNothing("Send a string in quotes")
    default: break
    }
    if let form { return orNothing("Send \(form)") }
    return SwiftForm.advice(type).map { orNothing("Send it \($0)") }
  }

  /// In place of a value of the right kind that the type's own code refuses.
  var ofRefused: String? { form.map { orNothing("Send \($0)") } }

  /// In place of an array or an object that is no range.
  var ofRange: String? {
    guard let (lower, upper) = bounds else { return "Send both bounds: [lower, upper]." }
    return "Send [\(spelled(min(lower, upper))), \(spelled(max(lower, upper)))]."
  }

  /// In place of what is no `DateInterval`; nil where none is read.
  var ofInterval: String? {
    guard fault.expected == "DateInterval" || fault.place.owner == "DateInterval" else {
      return nil
    }
    guard let (lower, upper) = bounds else { return "Send {\"start\": …, \"duration\": …}." }
    return
      "Send {\"start\": \(spelled(min(lower, upper))), \"duration\": \(spelled(abs(upper - lower)))}."
  }

  /// The whole value.
  private var whole: String {
    if let elements = found?.array, elements.count == 1, elements[0].object != nil {
      return "Send the object itself, without the brackets."
    }
    let name = isAttributes ? "all attributes" : "the whole state"
    return "Send \(name) as an object\(form.map { ": \($0)" } ?? "")."
  }

  /// A case of an enum with what it holds.
  private var ofCase: String? {
    guard let name = fault.path.last, let form else { return nil }
    return "Send {\(quoted(name)): \(payload ?? form)}."
  }

  /// What was sent for a case, under the one key that it needs; nil where it does not fit there.
  private var payload: String? {
    guard fault.place.keys.count == 1, let key = fault.place.keys.first, let found else {
      return nil
    }
    let prefix = "{\(JSONValue.quoted(key)):"
    guard fault.place.form.hasPrefix(prefix) else { return nil }
    let type = String(fault.place.form.dropFirst(prefix.count).dropLast())
    let fits =
      switch found {
      case .string: type == "String"
      case .number: SwiftForm.isInteger(type) || SwiftForm.isFloat(type) || SwiftForm.isDate(type)
      case .bool: type == "Bool"
      case .null, .array, .object: false
      }
    return fits ? "{\(quoted(key)): \(found.compact.prefix(100))}" : nil
  }

  /// The value as the type writes it; an example of before where only that is known.
  private var form: String? {
    if !fault.place.form.isEmpty { return cut(fault.place.form) }
    guard let before, before != .null else { return nil }
    return "something like \(cut(before.compact))"
  }

  private var ofDate: String {
    // Firestore's {"_seconds": …}, MongoDB's {"$date": …}.
    let numbers = found?.object?.members.compactMap { DateText.since2001($0.value, now: now) }
    guard let number = numbers?.first else {
      return orNothing("Send a number of seconds since 2001-01-01 UTC")
    }
    return "Send \(spelled(number)): seconds since 2001-01-01 UTC."
  }

  private var ofNumber: String {
    let example = before?.double.map { ", \(spelled($0)) for example" } ?? ""
    guard let text = found?.string else { return orNothing("Send a number\(example)") }
    // A comma is the decimal point of half of the world.
    let number = text.replacing(",", with: ".").filter { !$0.isWhitespace }
    if let value = Double(number), value.isFinite, SwiftForm.isInteger(fault.expected) {
      return orNothing("Send a whole number without quotes\(example)")
    }
    if let value = Double(number), value.isFinite, text.contains(",") {
      return "Send \(spelled(value)): a number without quotes, with a decimal point."
    }
    return orNothing("Send a number without quotes\(example)")
  }

  /// The two bounds of a range, as somebody may have written them.
  private var bounds: (lower: Double, upper: Double)? {
    if let elements = found?.array {
      guard elements.count == 2, let lower = bound(elements[0]), let upper = bound(elements[1])
      else { return nil }
      return (lower, upper)
    }
    let names = [
      ("lowerBound", "upperBound"), ("lower", "upper"), ("start", "end"), ("from", "to"),
      ("min", "max"),
    ]
    for (lower, upper) in names {
      if let lower = found?[lower].flatMap(bound), let upper = found?[upper].flatMap(bound) {
        return (lower, upper)
      }
    }
    return nil
  }

  private func bound(_ value: JSONValue) -> Double? {
    let isDate = fault.expected.contains("Date") || fault.place.owner == "DateInterval"
    return isDate ? DateText.since2001(value, now: now) ?? value.double : value.double
  }

  private func orNothing(_ advice: String) -> String {
    advice + (fault.place.isOptional ? ", or leave the key out." : ".")
  }

  private func cut(_ text: String) -> String {
    text.count > 200 ? "\(text.prefix(200))…" : text
  }
}
