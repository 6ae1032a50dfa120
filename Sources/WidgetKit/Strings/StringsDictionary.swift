import Foundation
import FoundationGaps
import Numbers

/// Reads `.stringsdict` files: property lists of texts that depend on numbers.
enum StringsDictionary {
  /// What a file says of a key.
  enum Entry {
    /// A text that depends on numbers.
    case plural(PluralText)
    /// A text that depends on the device or the room alone.
    case plain(String)
  }

  /// Returns the entries by their keys; nil for what is no such file.
  static func entries(_ data: Data) -> [String: Entry]? {
    StringsPropertyList.table(data)?.compactMapValues { entry($0, depth: 0) }
  }

  /// Returns an entry: of those by device the iPhone's, of those by width the widest, as a phone does that is not asked for
  /// another one.
  private static func entry(_ value: Any, depth: Int) -> Entry? {
    if let text = value as? String { return .plain(text) }
    // No rule is within the same rule again.
    guard depth < 3, let rules = value as? [String: Any] else { return nil }
    if let plural = text(value) { return .plural(plural) }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return (devices["iphone"] ?? devices["other"]).flatMap { entry($0, depth: depth + 1) }
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.flatMap { entry($0.value, depth: depth + 1) }
    }
    return nil
  }

  private static func text(_ value: Any) -> PluralText? {
    guard let entry = value as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    var variables: [String: PluralText.Variable] = [:]
    for (name, value) in entry {
      guard let variable = value as? [String: Any] else { continue }
      var forms: [PluralForm: String] = [:]
      for form in PluralForm.allCases {
        if let text = variable[form.rawValue] as? String { forms[form] = text }
      }
      if !forms.isEmpty { variables[name] = PluralText.Variable(forms: forms) }
    }
    return variables.isEmpty ? nil : PluralText(format: format, variables: variables)
  }
}
