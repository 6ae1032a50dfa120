import Findings
import Synchronization

/// Fonts of UIKit that were asked for while a picture was made and that are not here.
package enum MissingFonts {
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
        "widget-custom-font",
        sentence:
          "No font here is called “\(name)”, so that UIFont(name:size:) is nil, as on a phone.",
        fix: "Use the PostScript name of a font, or put its file into the folder.",
        severity: .warning, mention: .literal(name, beside: ["ont", "name:"]))
    }
  }
}
