import Drawing

/// What an outline's traits mean, in words for people.
enum TraitWords {
  /// Returns the words for a trait; nil where a line of its own tells it, or where it says nothing about what is seen.
  static func words(_ trait: String) -> String? {
    let parts = trait.split(separator: "=", maxSplits: 1)
    guard let name = parts.first else { return nil }
    guard parts.count == 2, let value = parts.last else {
      return trait == "truncated" ? nil : plain[trait] ?? spaced(name)
    }
    switch name {
    case "ideal", "lineLimit": return nil
    case "scaled":
      return Double(value).map { "scaled to \(SVG.number(($0 * 1000).rounded() / 10)) %" }
    case "cornerRadius": return "corners \(value) pt"
    case "stroke": return "line \(value) pt"
    case "accessibilityValue": return "read as \(value)"
    default: return "\(spaced(name)) \(value)"
    }
  }

  /// Returns what a trait with a value says: `120x20` of `ideal=120x20`.
  static func value(_ name: String, of traits: [String]) -> Substring? {
    traits.first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
  }

  /// Returns a size with blanks: `120x20` as `120 × 20`.
  static func size(_ text: Substring) -> String {
    text.split(separator: "x").joined(separator: " × ")
  }

  private static let plain = [
    "dynamic": "renewed by the system", "numericTransition": "digits roll",
    "privacySensitive": "private", "accessibilityHidden": "hidden from VoiceOver",
  ]

  /// Returns a Swift name as words: `numericTransition` as `numeric transition`.
  private static func spaced(_ name: Substring) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}
