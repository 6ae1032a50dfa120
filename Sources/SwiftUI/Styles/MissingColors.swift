import Findings
import Synchronization

/// Colours that were named while a picture was made and that no catalogue has.
package enum MissingColors {
  /// What stands in for a colour.
  enum Substitute: Comparable, Sendable { case nothing, accent }

  private static let names = Mutex<[String: Substitute]>([:])

  /// Notes a name and what the picture shows instead.
  static func note(_ name: String, as substitute: Substitute = .accent) {
    names.withLock { $0[name] = max($0[name] ?? substitute, substitute) }
  }

  /// Returns what is to be said of them since the last question.
  package static func takeFindings() -> [Finding] {
    let missing = names.withLock { names in
      defer { names = [:] }
      return names.sorted { $0.key < $1.key }
    }
    return missing.map { name, substitute in
      let fault = AssetCatalogs.current.fault(inSet: name + ".colorset")
      let reason =
        fault.map { "The Contents.json of the colour \"\(name)\" \($0)" }
        ?? "There is no colour named \"\(name)\" in a catalogue"
      return Finding(
        "widget-color-missing",
        sentence: reason
          + (substitute == .accent
            ? "; the accent colour stands in." : "; UIColor(named:) is nil, as on a phone."),
        fix: fault.map { _ in "Mend \(name).colorset/Contents.json." },
        mention: .literal(name, beside: ["olor", "named:"]))
    }
  }
}
