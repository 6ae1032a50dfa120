import Foundation
import FoundationGaps
import Numbers

/// Reads `.stringsdict` files: property lists of texts that depend on numbers.
enum StringsDictionary {
  /// Returns the texts by their keys; none of what is no such file.
  static func texts(_ data: Data) -> [String: PluralText] {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else { return [:] }
    return entries.compactMapValues { text($0) }
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
