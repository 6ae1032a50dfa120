import Findings
import FoundationGaps
import Numbers
import WidgetKit

/// An app's strings in one language, for alerts that name them by `loc-key`.
public struct LocalizedStrings: Hashable, Sendable {
  /// Texts by their keys; of those that depend on a number the form `other`.
  public var strings: [String: String] = [:]
  /// Those that depend on a number: texts by key and plural form.
  public var plurals: [String: [String: String]] = [:]
  /// The language whose rules choose among the forms.
  public var language = "en"
  /// The languages that the app speaks, where the phone's is none of them.
  public var others: [String] = []
}

extension AppFolder {
  /// More strings than this are left out: all of them stand in one line of the journal.
  static let stringLimit = 4000

  /// Reads the app's strings as a phone of a language and region finds them: in `.strings`, `.stringsdict` and
  /// `.xcstrings` files, in that language or in those that it falls back to. What `app.json` says comes first.
  public func localizedStrings(for locale: String) -> LocalizedStrings {
    var found = LocalizedStrings()
    var texts: [String: String] = [:]
    var plurals: [String: PluralText] = [:]
    if let path {
      let bounds = SourceBounds(around: path)
      let tables = AppStrings(folder: path, reading: bounds.follows).tables(for: locale)
      found.language = tables.language
      found.others = tables.isSpoken ? [] : tables.localizations
      texts = tables.tables["Localizable"] ?? [:]
      plurals = tables.plurals["Localizable"] ?? [:]
    }
    let own = strings.keys.sorted().prefix(Self.stringLimit)
    for key in own { found.strings[key] = strings[key] }
    let others = Set(texts.keys).union(plurals.keys).subtracting(strings.keys).sorted()
    for key in others.prefix(Self.stringLimit - own.count) {
      let forms = plurals[key]?.textsByForm
      found.plurals[key] = forms
      found.strings[key] = forms?[PluralForm.other.rawValue] ?? texts[key]
    }
    return found
  }

  /// Returns that the app does not speak the language of a phone; nil: it does, or nobody knows what it speaks.
  public func languageRemark(_ strings: LocalizedStrings, on locale: String) -> Finding? {
    if strings.others.isEmpty { return nil }
    let list = strings.others.prefix(8).joined(separator: ", ")
    return Finding(
      "language-not-spoken",
      sentence:
        "\(title) has no strings in the language of \(locale), and shows \(strings.language), as on a phone: it has \(list)\(strings.others.count > 8 ? " and more" : "")."
    )
  }
}

extension AppFolder {
  /// How the names of strings files end.
  static let stringEndings = AppStrings.endings

  /// Returns what is to be said of strings files in which something is wrong; nothing of those that nobody reads.
  static func stringFindings(of files: [String]) -> [Finding] {
    AppStrings(files: files.filter { !AppStrings.isForeign($0) }).faults.map(Finding.init)
  }

  /// Returns the same for all of them in a folder.
  static func stringFindings(in folder: String) -> [Finding] {
    AppStrings(folder: folder, reading: SourceBounds(around: folder).follows).faults
      .map(Finding.init)
  }
}

extension Finding {
  fileprivate init(_ fault: AppStrings.Fault) {
    self.init(
      "app-folder", location: fault.location, sentence: fault.sentence,
      fix: "Mend the file: what it says behind this place may be missing in pictures and alerts.",
      severity: .warning)
  }
}
