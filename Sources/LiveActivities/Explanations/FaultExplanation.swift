import Findings
import JSON

/// Turns a decoder's fault into what a person needs: the place, what stands there, what the widget's type
/// expects, and the nearest thing that would work.
enum FaultExplanation {
  /// Returns the findings of a reply, the deciding one first; none when the value decodes.
  ///
  /// - Parameter now: the phone's time, by which dates are judged.
  static func findings(
    _ reply: DecodeReply?, failure: String?, in text: JSONText, root: String, before: JSONText?,
    now: Double
  ) -> [Finding] {
    switch reply {
    case .value: return []
    case .fault(let fault):
      let (value, before) = (text.value ?? .null, before?.value)
      var findings = [finding(fault, in: value, root: root, before: before, now: now)]
      // One missing key tells of the whole object: the others of the same one are no news.
      var told = [fault]
      for other in fault.others {
        let next = finding(other, in: value, root: root, before: before, now: now)
        let isTold = told.contains { $0.kind == .keyNotFound && $0.path == other.path }
        if other.kind == .keyNotFound, isTold, !isMisspelt(next, after: findings) { continue }
        told.append(other)
        findings.append(next)
      }
      return findings + DateCheck.findings(fault.dates, in: text, root: root, now: now)
    case nil:
      return failure.map {
        [
          $0 == DecodeOutcome.widgetAbsent
            ? Finding("widget-absent")
            : Finding("widget-failed", sentence: "the widget gave no answer: \($0)")
        ]
      } ?? []
    }
  }

  /// Returns whether a finding is about a misspelt key that none before it has named.
  private static func isMisspelt(_ finding: Finding, after told: [Finding]) -> Bool {
    guard finding.id == "key-misspelt" || finding.id == "key-spelled-differently" else {
      return false
    }
    let key = finding.path?.split(separator: ".").last.map { quoted(String($0)) } ?? ""
    return !told.contains { $0.id == finding.id && $0.sentence.contains(" for \(key)") }
  }

  /// Returns the finding of one fault.
  static func finding(
    _ fault: DecodeFault, in value: JSONValue, root: String, before: JSONValue?, now: Double
  ) -> Finding {
    if fault.kind == .dataCorrupted, fault.path.isEmpty, let number = UnreadableNumber(in: value) {
      return number.finding(below: root)
    }
    let found = value.value(at: fault.path)
    let remedy = Remedy(
      fault, found: found, before: before?.value(at: fault.path + (fault.key.map { [$0] } ?? [])),
      now: now, isAttributes: root.hasSuffix("attributes"))
    switch fault.kind {
    case .keyNotFound:
      return MissingKey(fault, in: found, root: root, before: before, remedy).finding
    case .valueNotFound: return missingValue(fault, found, root, remedy)
    case .typeMismatch: return WrongKind(fault, found: found, root: root, remedy).finding
    case .dataCorrupted: return WrongValue(fault, found: found, root: root, remedy).finding
    case .other:
      return Finding(
        "decode-failed", path: path(root, fault), sentence: "does not decode: \(fault.message)")
    }
  }

  /// Returns the finding about null, or about an array that ends too early.
  private static func missingValue(
    _ fault: DecodeFault, _ found: JSONValue?, _ root: String, _ remedy: Remedy
  ) -> Finding {
    let isIndex = fault.path.last?.hasPrefix("[") == true
    if isIndex, found == nil {
      return Finding(
        "data-corrupted", path: path(root, fault),
        sentence:
          "missing: the array is too short, and the app's type reads \(named(fault.expected)) here",
        fix: "Send all elements that the type reads.")
    }
    return Finding(
      "value-null", path: path(root, fault),
      sentence: "null, where the app's type needs \(named(fault.expected))",
      fix: remedy.ofNull)
  }

  /// Returns a better finding when the attributes of a start are its content state: that slip explains the missing
  /// key.
  static func swapped(_ finding: Finding, _ start: StartCandidate) -> Finding {
    guard finding.id == "key-missing", let sent = start.activity.attributes.value?.object,
      let state = start.activity.state.value?.object, !sent.members.isEmpty,
      Set(sent.keys) == Set(state.keys)
    else { return finding }
    var finding = finding
    let name = start.isOfApp ? "contentState" : "content-state"
    finding.sentence =
      "missing: attributes holds the keys of \(name) (\(sent.keys.prefix(8).map(quoted).joined(separator: ", "))) instead of the attributes struct's own"
    finding.fix = "Send the static properties of \(start.activity.attributesType) as attributes."
    return finding
  }

  /// Returns the place of a fault as findings spell it: `aps.content-state.players[0].name`.
  static func path(_ root: String, _ fault: DecodeFault, key: String? = nil) -> String {
    path(root, fault.path + (key.map { [$0] } ?? []))
  }

  static func path(_ root: String, _ steps: [String]) -> String {
    steps.reduce(root) { $1.hasPrefix("[") ? $0 + $1 : "\($0).\(pathStep($1))" }
  }

  /// Returns a Swift type as a sentence names it.
  static func named(_ type: String) -> String {
    if SwiftForm.isKeyed(type) { return "an object" }
    if type == "Number" { return "a number" }
    if SwiftForm.isListed(type) { return "an array" }
    let vowel = "AEIOaeio".contains(type.first ?? "x")
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

extension DecodeFault {
  /// Returns what is to be said of a value that does not decode, the deciding fault first, with places from `root` on.
  ///
  /// - Parameter now: the phone's time, by which dates are told from other numbers.
  public func explained(in value: JSONValue, root: String, now: Double) -> [Finding] {
    FaultExplanation.findings(
      .fault(self), failure: nil, in: JSONText(value), root: root, before: nil, now: now
    ).filter { $0.severity == .error }
  }
}

extension JSONValue {
  /// Returns the value below a decoder's path: keys, and indexes as `[0]`. A key may be spelled differently.
  func value(at path: [String]) -> JSONValue? {
    path.reduce(Optional(self)) { value, step in
      if step.hasPrefix("["), let index = Int(step.dropFirst().dropLast()) {
        guard let elements = value?.array, elements.indices.contains(index) else { return nil }
        return elements[index]
      }
      return value?[step]
        ?? value?.object?.members.first { NearestKey.isSame($0.key, step) }?.value
    }
  }
}
