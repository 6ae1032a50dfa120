import FoundationGaps
import JSON
import Numbers

/// One language's entry of a string catalogue.
enum CatalogueEntry {
  /// Returns the text without regard to numbers.
  static func text(_ value: JSONValue) -> String? {
    if let unit = value["stringUnit"], let text = unit["value"]?.string {
      // One that nobody has translated yet: Xcode keeps a place for it.
      return text.isEmpty && unit["state"]?.string == "new" ? nil : unnamed(text)
    }
    let variations = value["variations"]
    return (variations?["plural"]?["other"] ?? device(variations) ?? widest(variations))
      .flatMap(text)
  }

  /// Returns the text that depends on numbers; nil for one that does not.
  static func plural(_ value: JSONValue) -> PluralText? {
    if let forms = forms(value["variations"]?["plural"]) { return PluralText(forms: forms) }
    if let chosen = device(value["variations"]) { return plural(chosen) }
    guard let substitutions = value["substitutions"]?.object?.members,
      let format = text(value)
    else { return nil }
    var variables: [String: PluralText.Variable] = [:]
    for (name, substitution) in substitutions {
      guard let forms = forms(substitution["variations"]?["plural"]) else { continue }
      variables[name] = PluralText.Variable(
        argument: substitution["argNum"]?.int, forms: forms,
        specifier: substitution["formatSpecifier"]?.string ?? "lld")
    }
    return variables.isEmpty ? nil : PluralText(format: format, variables: variables)
  }

  /// Returns a text without the names of its arguments, which Xcode 26 makes labels of: `%(goals)lld` is `%lld`.
  private static func unnamed(_ text: String) -> String {
    text.contains("%(") ? text.replacing(#/%\([A-Za-z_]\w*\)/#, with: "%") : text
  }

  private static func device(_ variations: JSONValue?) -> JSONValue? {
    variations?["device"]?["iphone"] ?? variations?["device"]?["other"]
  }

  /// Returns the text for the most room: a phone takes it where nobody asks for another one.
  private static func widest(_ variations: JSONValue?) -> JSONValue? {
    variations?["width"]?.object?.members.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
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
