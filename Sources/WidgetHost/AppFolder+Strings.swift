import FoundationGaps
import WidgetKit

/// An app's strings in one language, for alerts that name them by `loc-key`.
public struct LocalizedStrings: Hashable, Sendable {
  /// Texts by their keys; of those that depend on a number the form `other`.
  public var strings: [String: String] = [:]
  /// Those that depend on a number: texts by key and plural form.
  public var plurals: [String: [String: String]] = [:]
  /// The language whose rules choose among the forms.
  public var language = "en"
}

extension AppFolder {
  /// More strings than this are left out: all of them stand in one line of the journal.
  static let stringLimit = 4000

  /// Reads the app's strings as a phone of a language and region finds them: in `.strings`, `.stringsdict` and
  /// `.xcstrings` files, in that language or in those that it falls back to. What `app.json` says comes first.
  public func localizedStrings(for locale: String) -> LocalizedStrings {
    var found = LocalizedStrings()
    if let path {
      let bounds = SourceBounds(around: path)
      let tables = AppStrings(folder: path, reading: bounds.follows).tables(for: locale)
      found.language = tables.language
      for (key, text) in (tables.tables["Localizable"] ?? [:]).sorted(by: { $0.key < $1.key })
        .prefix(Self.stringLimit)
      { found.strings[key] = text }
      for (key, plural) in tables.plurals["Localizable"] ?? [:] {
        guard let forms = plural.textsByForm else { continue }
        found.plurals[key] = forms
        found.strings[key] = forms["other"] ?? found.strings[key]
      }
    }
    for (key, text) in strings {
      found.strings[key] = text
      found.plurals[key] = nil
    }
    return found
  }
}
