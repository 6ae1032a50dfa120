import Findings
import Synchronization

/// Colours that were named while a picture was made and that no catalogue has.
package enum MissingColors {
  private static let names = Mutex<Set<String>>([])

  static func note(_ name: String) { _ = names.withLock { $0.insert(name) } }

  /// Returns what is to be said of them since the last question.
  package static func takeFindings() -> [Finding] {
    let missing = names.withLock { names in
      defer { names = [] }
      return names.sorted()
    }
    return missing.map { name in
      Finding(
        "widget-color-missing",
        sentence:
          "There is no colour named \"\(name)\" in a catalogue; the accent colour stands in.",
        mention: .literal(name, beside: ["olor", "named:"]))
    }
  }
}
