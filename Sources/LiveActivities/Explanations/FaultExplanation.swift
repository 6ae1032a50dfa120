import Findings
import JSON

/// Turns a decoder's fault into what a person needs: the place, what stands there, what the widget's type
/// expects, and the nearest thing that would work.
enum FaultExplanation {
  /// Returns the findings of a reply; none when the value decodes.
  static func findings(
    _ reply: DecodeReply?, failure: String?, in text: JSONText, root: String, before: JSONText?
  ) -> [Finding] {
    switch reply {
    case .value: []
    case .fault(let fault):
      [finding(fault, in: text.value ?? .null, root: root, before: before?.value)]
    case nil:
      failure.map { [Finding("widget-failed", sentence: "the widget gave no answer: \($0)")] } ?? []
    }
  }

  /// Returns the finding of one fault.
  static func finding(
    _ fault: DecodeFault, in value: JSONValue, root: String, before: JSONValue?
  ) -> Finding {
    let found = value.value(at: fault.path)
    switch fault.kind {
    case .keyNotFound: return MissingKey(fault, in: found, root: root, before: before).finding
    case .valueNotFound:
      return Finding(
        "value-null", path: path(root, fault),
        sentence: "null, where the app's type needs \(named(fault.expected))")
    case .typeMismatch: return WrongKind(fault, found: found, root: root).finding
    case .dataCorrupted: return WrongValue(fault, found: found, root: root).finding
    case .other:
      return Finding(
        "decode-failed", path: path(root, fault), sentence: "does not decode: \(fault.message)")
    }
  }

  /// Returns a better finding when the attributes of a start are its content state: that slip explains the missing
  /// key.
  static func swapped(_ finding: Finding, _ start: StartCandidate) -> Finding {
    guard finding.id == "key-missing", let sent = start.activity.attributes.value?.object,
      let state = start.activity.state.value?.object, !sent.members.isEmpty,
      Set(sent.keys) == Set(state.keys)
    else { return finding }
    var finding = finding
    finding.sentence =
      "missing: attributes holds the keys of content-state (\(sent.keys.prefix(8).map(quoted).joined(separator: ", "))) instead of the attributes struct's own"
    finding.fix = "Send the static properties of \(start.activity.attributesType) as attributes."
    return finding
  }

  /// Returns the place of a fault as findings spell it: `aps.content-state.players[0].name`.
  static func path(_ root: String, _ fault: DecodeFault, key: String? = nil) -> String {
    (fault.path + (key.map { [$0] } ?? [])).reduce(root) {
      $1.hasPrefix("[") ? $0 + $1 : "\($0).\($1)"
    }
  }

  /// Returns a Swift type as a sentence names it.
  static func named(_ type: String) -> String {
    if SwiftForm.isKeyed(type) { return "an object" }
    if type == "Number" { return "a number" }
    if SwiftForm.isListed(type) { return "an array" }
    let vowel = "AEIO".contains(type.first ?? "x")
    return type.isEmpty ? "a value" : "\(vowel ? "an" : "a") \(type)"
  }

  /// Returns a value as a sentence shows it: its kind, and itself when it is short.
  static func shown(_ value: JSONValue?) -> String {
    guard let value else { return "nothing" }
    switch value {
    case .null: return "null"
    case .bool, .number: return "\(value.kind) (\(value.compact.prefix(40)))"
    case .string(let text): return "a string (\(quoted(text)))"
    case .array, .object: return value.kind
    }
  }
}

extension JSONValue {
  /// Returns the value below a decoder's path: keys, and indexes as `[0]`.
  func value(at path: [String]) -> JSONValue? {
    path.reduce(Optional(self)) { value, step in
      if step.hasPrefix("["), let index = Int(step.dropFirst().dropLast()) {
        guard let elements = value?.array, elements.indices.contains(index) else { return nil }
        return elements[index]
      }
      return value?[step]
    }
  }
}

/// A key that the type reads and the payload lacks.
private struct MissingKey {
  let fault: DecodeFault
  let key: String
  let values: JSONValue?
  let present: [String]
  let root: String
  let before: JSONValue?

  init(_ fault: DecodeFault, in found: JSONValue?, root: String, before: JSONValue?) {
    self.fault = fault
    key = fault.key ?? ""
    values = found
    present = found?.object?.keys ?? []
    (self.root, self.before) = (root, before)
  }

  var finding: Finding {
    let path = FaultExplanation.path(root, fault, key: key)
    let strange = present.filter { !fault.knownKeys.contains($0) }
    if let same = strange.first(where: { NearestKey.isSame($0, key) }) {
      let manner = NearestKey.manner(same).map { ", nothing converts \($0)" } ?? ""
      return Finding(
        "key-spelled-differently", path: path,
        sentence:
          "missing; the payload has \(quoted(same)), the app's type reads \(quoted(key)): keys are compared as written\(manner)\(others(strange, besides: same))",
        fix: "Send \(quoted(key)), or give the type CodingKeys that say \(quoted(same)).")
    }
    if let near = NearestKey.nearest(to: key, in: strange) {
      return Finding(
        "key-misspelt", path: path,
        sentence: "missing; the payload has \(quoted(near)), the app's type reads \(quoted(key))",
        fix: "Send \(quoted(key)).")
    }
    if let label = EnumLabel(key: key, strange: strange, values: values) {
      return Finding("enum-label", path: path, sentence: label.sentence, fix: label.fix)
    }
    if let wrapper = strange.first(where: { values?[$0]?[key] != nil }) {
      return Finding(
        "key-nested-deeper", path: path,
        sentence: "missing; the payload has it one level deeper, inside of \(quoted(wrapper))",
        fix: "Leave \(quoted(wrapper)) out, and send what it holds.")
    }
    // A state without any known key belongs to another type.
    let isPart = strange.count < present.count || present.isEmpty
    if isPart, let old = before?.value(at: fault.path)?[key] {
      return Finding(
        "partial-update", path: path,
        sentence:
          "missing; the state before had \(FaultExplanation.shown(old)) here, but an update replaces the whole state and keeps nothing of it"
      )
    }
    let has =
      present.isEmpty
      ? "" : "; the payload has \(present.prefix(8).map(quoted).joined(separator: ", "))"
    let isOther = !present.isEmpty && strange.count == present.count && !fault.knownKeys.isEmpty
    let reason =
      isOther
      ? ", like every key that the app's type needs: this looks like another type's value"
      : ", and the app's type needs it: a default value in Swift does not help"
    return Finding(
      "key-missing", path: path, sentence: "missing\(reason)\(has)",
      fix: isOther ? "Send what this activity's type reads." : nil)
  }

  /// Returns the other keys of the same case, so that one report names them all.
  private func others(_ strange: [String], besides told: String) -> String {
    let pairs = fault.knownKeys.filter { $0 != key && !present.contains($0) }.compactMap { known in
      strange.first { $0 != told && NearestKey.isSame($0, known) }.map {
        "\(quoted($0)) for \(quoted(known))"
      }
    }
    return pairs.isEmpty ? "" : "; likewise \(pairs.prefix(6).joined(separator: ", "))"
  }
}

/// A value of another JSON kind than the type reads.
private struct WrongKind {
  let fault: DecodeFault
  let found: JSONValue?
  let root: String

  init(_ fault: DecodeFault, found: JSONValue?, root: String) {
    (self.fault, self.found, self.root) = (fault, found, root)
  }

  private var isNumber: Bool {
    SwiftForm.isInteger(fault.expected) || SwiftForm.isFloat(fault.expected)
  }

  var finding: Finding {
    let path = FaultExplanation.path(root, fault)
    let form = SwiftForm.advice(fault.expected)
    let mismatch =
      "\(FaultExplanation.shown(found)), where the app's type reads \(FaultExplanation.named(fault.expected))"
    switch found {
    case .string(let text)
    where fault.path.isEmpty && (try? JSONValue(parsing: text))?.object != nil:
      return Finding(
        "state-is-string", path: path,
        sentence: "a string that holds JSON, where an object is read: it was encoded twice")
    case .string(let text)
    where Moments.isMoment(text) && (SwiftForm.isDate(fault.expected) || isNumber):
      return Moments.finding(text, at: path)
    case .string(let text)
    where SwiftForm.isDate(fault.expected) || isNumber && SwiftForm.looksLikeDate(text):
      return Finding(
        "date-as-text", path: path,
        sentence:
          "a string (\(quoted(text))), where a Date is read: the system's decoder wants seconds since 2001-01-01 as a number, not ISO 8601"
      )
    case _ where fault.message.contains("Expected Int key"):
      let key = fault.path.last ?? ""
      return Finding(
        "key-not-number", path: path,
        sentence:
          "the key \(quoted(key)) is no whole number, where the app's type reads a dictionary by whole numbers ([Int: …])",
        fix: "Send keys like \"1\", or make the dictionary's keys String.")
    case .string(let text)
    where Int(text) != nil && !fault.allowed.isEmpty
      && fault.allowed.allSatisfy { Int($0) != nil }:
      return Finding(
        "number-as-string", path: path,
        sentence:
          "a string (\(quoted(text))), where \(fault.expected) is read by its raw values, which are numbers",
        fix: fault.allowed.contains(text)
          ? "Send \(text) without quotes."
          : "Send one of \(fault.allowed.prefix(12).joined(separator: ", ")), without quotes.")
    case .string(let text) where isNumber && Double(text) != nil:
      return Finding(
        "number-as-string", path: path, sentence: mismatch, fix: "Send \(text) without quotes.")
    case .string(let text) where !fault.allowed.isEmpty || SwiftForm.isKeyed(fault.expected):
      let form = EnumForm(fault)
      return Finding(
        "enum-as-string", path: path,
        sentence:
          "\(mismatch): an enum without raw values is written as an object with the case as its key\(form.list)",
        fix: form.advice(for: text) ?? "If it is an enum, send {\(quoted(text)): {}}.")
    case .object(let object) where EnumForm(fault).isEnum:
      return EnumForm(fault).finding(of: object, at: path)
    case .number where fault.expected == "Bool":
      return Finding(
        "boolean-as-number", path: path, sentence: mismatch, fix: "Send true or false.")
    case .bool where isNumber:
      return Finding("number-as-boolean", path: path, sentence: mismatch, fix: "Send 1 or 0.")
    case .number where fault.expected == "String":
      return Finding(
        "string-as-number", path: path, sentence: mismatch,
        fix: "Send it in quotes: \"\(found?.compact ?? "")\".")
    default:
      return Finding(
        "type-mismatch", path: path,
        sentence: mismatch + (form.map { "; it is written \($0)" } ?? ""))
    }
  }
}

/// A value of the right JSON kind that the type cannot take.
private struct WrongValue {
  let fault: DecodeFault
  let found: JSONValue?
  let root: String

  init(_ fault: DecodeFault, found: JSONValue?, root: String) {
    (self.fault, self.found, self.root) = (fault, found, root)
  }

  var finding: Finding {
    let path = FaultExplanation.path(root, fault)
    switch found {
    case .number(let number) where SwiftForm.isInteger(fault.expected):
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
      if let kind = SwiftForm.textKind(fault.expected) {
        return Finding(
          kind.finding, path: path, sentence: "\(quoted(text)) is no \(kind.words)")
      }
      return rawValue(quoted(text), text, path)
    case .number(let number) where !fault.allowed.isEmpty:
      return rawValue(number.text, number.text, path)
    case .object(let object) where EnumForm(fault).isEnum:
      return EnumForm(fault).finding(of: object, at: path)
    default:
      let form = SwiftForm.advice(fault.expected).map { "; it is written \($0)" } ?? ""
      return Finding(
        "data-corrupted", path: path, sentence: "does not decode: \(fault.message)\(form)")
    }
  }

  private func rawValue(_ shown: String, _ text: String, _ path: String) -> Finding {
    // Raw values that are numbers stand without quotes.
    if !fault.allowed.isEmpty, fault.allowed.allSatisfy({ Int($0) != nil }) {
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
      sentence: "\(shown) is no value of \(fault.expected)\(list)",
      fix: near.map { "Send \(quoted($0)): letters and case must be the same." })
  }
}
