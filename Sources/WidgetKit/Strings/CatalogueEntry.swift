import FoundationGaps
import JSON
import Numbers

/// One language's entry of a string catalogue.
enum CatalogueEntry {
  /// Returns the text without regard to numbers.
  static func text(_ value: JSONValue) -> String? {
    if let text = value["stringUnit"]?["value"]?.string { return text }
    let variations = value["variations"]
    return (variations?["plural"]?["other"] ?? device(variations)).flatMap(text)
  }

  /// Returns the text that depends on numbers; nil for one that does not.
  static func plural(_ value: JSONValue) -> PluralText? {
    if let forms = forms(value["variations"]?["plural"]) { return PluralText(forms: forms) }
    if let chosen = device(value["variations"]) { return plural(chosen) }
    guard let substitutions = value["substitutions"]?.object?.members,
      let format = value["stringUnit"]?["value"]?.string
    else { return nil }
    var variables: [String: PluralText.Variable] = [:]
    for (name, substitution) in substitutions {
      guard let forms = forms(substitution["variations"]?["plural"]) else { continue }
      variables[name] = PluralText.Variable(argument: substitution["argNum"]?.int, forms: forms)
    }
    return variables.isEmpty ? nil : PluralText(format: format, variables: variables)
  }

  private static func device(_ variations: JSONValue?) -> JSONValue? {
    variations?["device"]?["iphone"] ?? variations?["device"]?["other"]
  }

  private static func forms(_ value: JSONValue?) -> [PluralForm: String]? {
    guard let members = value?.object?.members else { return nil }
    var forms: [PluralForm: String] = [:]
    for (name, form) in members {
      if let form = PluralForm(rawValue: name).map({ ($0, form) }), let text = text(form.1) {
        forms[form.0] = text
      }
    }
    return forms.isEmpty ? nil : forms
  }
}
