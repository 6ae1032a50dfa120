import Findings
import JSON

/// A value of another JSON kind than the type reads.
struct WrongKind {
  private let fault: DecodeFault
  private let found: JSONValue?
  private let root: String
  private let remedy: Remedy

  init(_ fault: DecodeFault, found: JSONValue?, root: String, _ remedy: Remedy) {
    (self.fault, self.found, self.root, self.remedy) = (fault, found, root, remedy)
  }

  private var isNumber: Bool {
    SwiftForm.isInteger(fault.expected) || SwiftForm.isFloat(fault.expected)
  }

  /// Whether the place is known to read a dictionary: of a struct or an enum, the form has its own keys.
  private var isDictionary: Bool { fault.place.form.hasPrefix("{\"…\":") }

  /// Who reads the place: `the case "arrived" of RideStage holds`.
  private var reader: String {
    guard fault.place.isCase, let name = fault.path.last else { return "the app's type reads" }
    let type = fault.place.owner
    return "the case \(quoted(name))\(type.isEmpty ? "" : " of \(type)") holds"
  }

  /// The object or the array that a text holds as JSON; nil for any other text.
  ///
  /// A server that keeps such values as text, in a column or as Firebase's `data`, has to decode them first.
  private var encodedTwice: JSONValue? {
    guard let text = found?.string, let value = try? JSONValue(parsing: text) else { return nil }
    if value.object != nil && fault.path.isEmpty { return value }
    // A Date or a number is read from neither.
    let isSingle = isNumber || SwiftForm.isDate(fault.expected) || fault.expected == "Bool"
    guard !fault.path.isEmpty, !isSingle, value.object != nil || value.array != nil else {
      return Optional.none
    }
    return value
  }

  /// Whether an array without elements stands where an object is read.
  private var isEmptyList: Bool {
    found?.array?.isEmpty == true
      && (SwiftForm.isKeyed(fault.expected) || fault.message.contains("Dictionary<"))
      && !fault.place.isCase && !EnumForm(fault).isEnum && !EnumForm(fault).hasRawValues
  }

  var finding: Finding {
    let path = FaultExplanation.path(root, fault)
    let form = SwiftForm.advice(fault.expected)
    let mismatch =
      "\(FaultExplanation.shown(found)), where \(reader) \(FaultExplanation.named(fault.expected))"
    if let inner = encodedTwice {
      let kind = fault.path.isEmpty ? "an object" : FaultExplanation.named(fault.expected)
      return Finding(
        "state-is-string", path: path,
        sentence:
          "a string that holds JSON, where \(fault.path.isEmpty ? "an object is read" : "\(reader) \(kind)"): it was encoded twice",
        fix: fault.path.isEmpty ? nil : "Send it without quotes: \(inner.compact.prefix(100)).")
    }
    if isEmptyList {
      return Finding(
        "type-mismatch", path: path,
        sentence: "\(mismatch); PHP's json_encode writes an empty array that way",
        fix: SwiftForm.isKeyed(fault.expected) || fault.place.form == "{}"
          ? "Send {}: in PHP that is (object)[]." : remedy.ofKind)
    }
    switch found {
    case .string(let text)
    where Moments.isMoment(text) && (SwiftForm.isDate(fault.expected) || isNumber):
      return Moments.finding(text, at: path)
    case .string(let text)
    where SwiftForm.isDate(fault.expected) || isNumber && SwiftForm.looksLikeDate(text):
      return Finding(
        "date-as-text", path: path,
        sentence: "\(mismatch)\(DateText(text).remark(for: fault.expected))",
        fix: DateText(text).advice(for: fault.expected, now: remedy.now))
    case _ where fault.message.contains("Expected Int key"):
      let key = fault.path.last ?? ""
      return Finding(
        "key-not-number", path: path,
        sentence:
          "the key \(quoted(key)) is not a whole number, and the app's type reads a dictionary with whole numbers as keys ([Int: …])",
        fix: "Send keys like \"1\", or make the dictionary's keys String.")
    case .string(let text)
    where Double(text) != nil && fault.place.hasNumbers:
      return Finding(
        "number-as-string", path: path,
        sentence:
          "a string (\(quoted(text))), where \(fault.expected) is read by its raw values, which are numbers",
        fix: fault.allowed.contains(text)
          ? "Send \(text) without quotes."
          : "Send one of \(fault.allowed.prefix(12).joined(separator: ", ")), without quotes.")
    case .string(let text) where isNumber && Double(text) != nil:
      return Finding(
        "number-as-string", path: path, sentence: mismatch,
        fix: number(in: text, for: fault.expected).map { "Send \($0) without quotes." }
          ?? remedy.ofKind)
    case .some(let value) where EnumForm(fault).hasRawValues:
      return EnumForm(fault).rawValueFinding(of: value, at: path)
    case .string(let text)
    where !fault.allowed.isEmpty
      || SwiftForm.isKeyed(fault.expected) && fault.knownKeys.isEmpty && !fault.place.isCase
        && !isDictionary:
      let form = EnumForm(fault)
      return Finding(
        "enum-as-string", path: path,
        sentence:
          "\(mismatch): an enum without raw values is written as an object with the case as its key\(form.list)",
        fix: form.advice(for: text) ?? form.generalAdvice
          ?? "If it is an enum, send {\(quoted(text)): {}}.")
    case .object(let object) where EnumForm(fault).isEnum:
      return EnumForm(fault).finding(of: object, at: path)
    case .number where fault.expected == "Bool":
      return Finding(
        "boolean-as-number", path: path, sentence: mismatch,
        fix: found?.double == 1 ? "Send true." : found?.double == 0 ? "Send false." : nil)
    case .bool where isNumber:
      return Finding(
        "number-as-boolean", path: path, sentence: mismatch,
        fix: "Send \(found == true ? "1" : "0").")
    case .number where fault.expected == "String":
      return Finding(
        "string-as-number", path: path, sentence: mismatch,
        fix: "Send it in quotes: \"\(found?.compact ?? "")\".")
    default:
      return Finding(
        "type-mismatch", path: path,
        sentence: mismatch + (form.map { "; it is written \($0)" } ?? ""), fix: remedy.ofKind)
    }
  }
}
