import Findings
import JSON

/// A key that the type reads and the payload lacks.
struct MissingKey {
  private let fault: DecodeFault
  private let key: String
  private let values: JSONValue?
  private let present: [String]
  private let root: String
  private let before: JSONValue?
  private let remedy: Remedy

  init(
    _ fault: DecodeFault, in found: JSONValue?, root: String, before: JSONValue?, _ remedy: Remedy
  ) {
    (self.fault, self.remedy) = (fault, remedy)
    key = fault.key ?? ""
    values = found
    present = found?.object?.keys ?? []
    (self.root, self.before) = (root, before)
  }

  /// What has the other keys: a push, or what the app itself hands to ActivityKit.
  private var holder: String {
    switch root {
    case "attributes": "the attributes have"
    case "state", "contentState": "the state has"
    default: "the payload has"
    }
  }

  var finding: Finding {
    let path = FaultExplanation.path(root, fault, key: key)
    let strange = present.filter { !fault.knownKeys.contains($0) }
    if let same = strange.first(where: { NearestKey.isSame($0, key) }) {
      let manner = NearestKey.manner(same).map { ", nothing converts \($0)" } ?? ""
      return Finding(
        "key-spelled-differently", path: path,
        sentence:
          "missing; \(holder) \(quoted(same)), the app's type reads \(quoted(key)): keys are compared as written\(manner)\(others(strange, besides: same))",
        fix: "Send \(quoted(key)), or give the type CodingKeys that say \(quoted(same)).")
    }
    if let label = EnumLabel(key: key, strange: strange, values: values, holder) {
      return Finding("enum-label", path: path, sentence: label.sentence, fix: label.fix)
    }
    // Before what is nearly the key: "state" is near to "stage".
    if let wrapper = strange.first(where: { values?[$0]?[key] != nil }) {
      return Finding(
        "key-nested-deeper", path: path,
        sentence: "missing; \(holder) it one level deeper, inside of \(quoted(wrapper))",
        fix: "Leave \(quoted(wrapper)) out, and send what it holds.")
    }
    if let near = NearestKey.nearest(to: key, in: strange) {
      return Finding(
        "key-misspelt", path: path,
        sentence: "missing; \(holder) \(quoted(near)), the app's type reads \(quoted(key))",
        fix: "Send \(quoted(key)).")
    }
    if let flat = flat(strange) {
      return Finding("key-not-nested", path: path, sentence: flat.sentence, fix: flat.fix)
    }
    if let interval = remedy.ofInterval {
      return Finding(
        "key-missing", path: path,
        sentence: "missing: a DateInterval is written as its start and its duration in seconds",
        fix: interval)
    }
    // A state without any known key belongs to another type.
    let isPart = strange.count < present.count || present.isEmpty
    if isPart, let old = before?.value(at: fault.path)?[key] {
      return Finding(
        "partial-update", path: path,
        sentence:
          "missing; the state before had \(FaultExplanation.shown(old)) here, but an update replaces the whole state and keeps nothing of it\(unread(strange))",
        fix: strange.isEmpty
          ? nil : "Send the whole state with each update, by the names that the app's type reads.")
    }
    let has =
      present.isEmpty
      ? "" : "; \(holder) \(present.prefix(8).map(quoted).joined(separator: ", "))"
    let isOther = !present.isEmpty && strange.count == present.count && !fault.knownKeys.isEmpty
    if fault.place.isLearned {
      return Finding(
        "key-missing", path: path,
        sentence:
          "missing, by your samples: \(isOther ? "like every key that they have here" : "each of them has it")\(has)",
        fix:
          "Send it; if the app's type does without it, add a state like this one to the app's states."
      )
    }
    if isOther, !fault.path.isEmpty {
      let known = fault.knownKeys.prefix(8).map(quoted).joined(separator: ", ")
      return Finding(
        "key-missing", path: path,
        sentence: "missing; none of the keys here is one that the app's type reads\(has)",
        fix: "Send the keys that it reads: \(known).")
    }
    let known = fault.knownKeys.prefix(8).map(quoted).joined(separator: ", ")
    let reason =
      isOther
      ? ", like every key that the app's type needs: this looks like another type's value"
      : ", and the app's type needs it: a default value in Swift does not help"
    return Finding(
      "key-missing", path: path, sentence: "missing\(reason)\(has)",
      fix: isOther ? "Send what this activity's type reads: \(known)." : nil)
  }

  /// Returns what is told when the members of the missing value stand beside the place where it is read.
  private func flat(_ strange: [String]) -> (sentence: String, fix: String)? {
    let inner =
      fault.place.keys.isEmpty
      ? before?.value(at: fault.path)?[key]?.object?.keys ?? [] : fault.place.keys
    let members = strange.filter(inner.contains)
    // An enum has one of its cases; of a struct's keys most must be there.
    let isEnum = !fault.allowed.isEmpty
    guard !members.isEmpty, isEnum ? members.count == 1 : members.count * 2 >= inner.count else {
      return nil
    }
    let whole = JSONObject(members.map { ($0, values?[$0] ?? .null) })
    let names = members.prefix(8).map(quoted).joined(separator: ", ")
    return (
      "missing; \(names), which \(members.count == 1 ? "belongs" : "belong") into it, \(members.count == 1 ? "stands" : "stand") one level too high",
      "Send \(quoted(key)): \(String(JSONValue.object(whole).compact.prefix(200)))."
    )
  }

  /// Returns the keys that the type does not read, as the end of a sentence: the missing one may stand under such a name.
  private func unread(_ strange: [String]) -> String {
    guard !strange.isEmpty else { return "" }
    return "; the app's type does not read \(strange.prefix(8).map(quoted).joined(separator: ", "))"
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
