import FoundationGaps
import JSON

/// The strings files of an app's folder, by language.
package struct AppStrings: Sendable, Equatable {
  /// Tables by language: `en`, `de`, `Base`.
  package private(set) var tables: [String: StringTables] = [:]

  /// Files larger than this are left out, in bytes.
  static let fileLimit = 4 << 20
  /// Folders of others' code, which may hold strings of others.
  private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
  /// Folders are searched this deep.
  static let depth = 5

  package init() {}

  /// Reads the strings files below a folder.
  ///
  /// - Parameters:
  ///   - files: further ones; what the folder has as well is the folder's.
  ///   - mayRead: which files and folders below the folder are read.
  package init(
    folder: String, files: [String] = [], reading mayRead: (String) -> Bool = { _ in true }
  ) {
    for path in files {
      let parent = Name(path.split(separator: "/").dropLast().last ?? "")
      readFile(path, parent.ending == "lproj" ? parent.stem : nil)
    }
    read(folder, language: nil, depth: Self.depth, mayRead)
  }

  /// Returns the tables for a locale, as iOS falls back: those that a phone takes of the app's languages, the language that
  /// the app was developed in, any. What one of them lacks, the next one has.
  package func tables(for locale: String) -> StringTables {
    let names = tables.keys.sorted()
    let own = source ?? "en"
    // What stands behind @ is no part of a language's name.
    let identifier = locale.prefix { $0 != "@" }.replacing("_", with: "-")
    let chosen = LanguageData.localizations(
      names.filter { $0 != "Base" }, for: [String(identifier)])
    let wanted = chosen + [own, "en", "Base"]
    var found = StringTables()
    var seen: Set<String> = []
    for name in wanted + names where seen.insert(name).inserted {
      guard let more = tables[name] else { continue }
      if found.tables.isEmpty, found.plurals.isEmpty {
        found = more
        found.language = name == "Base" ? own : name
      } else if wanted.contains(name) {
        found.add(more)
      }
    }
    (found.localizations, found.development) = (names, own)
    found.preferred = chosen.isEmpty ? [found.language] : chosen
    return found
  }

  /// The language that a string catalogue names as the app's own.
  private var source: String?

  /// A file's name in its two parts: `Localizable` and `strings`.
  private struct Name {
    var stem: String
    var ending: String

    init(_ name: Substring) {
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      (stem, ending) = (String(name[..<dot]), String(name[dot...].dropFirst()))
    }
  }

  private mutating func read(
    _ folder: String, language: String?, depth: Int, _ mayRead: (String) -> Bool
  ) {
    guard depth > 0 else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard mayRead(path) else { continue }
      let parts = Name(name[...])
      switch parts.ending {
      case "lproj": read(path, language: parts.stem, depth: depth - 1, mayRead)
      case "":
        var isFolder: ObjCBool = false
        if !Self.foreign.contains(name),
          FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
          read(path, language: language, depth: depth - 1, mayRead)
        }
      default: readFile(path, language)
      }
    }
  }

  /// Reads one file, of a language when it stands in that one's folder.
  private mutating func readFile(_ path: String, _ language: String?) {
    let name = Name(path.split(separator: "/").last ?? "")
    let table = name.stem
    switch name.ending {
    case "strings":
      guard let data = OrdinaryFile.contents(path, limit: Self.fileLimit) else { return }
      for (key, value) in StringsFile.pairs(data) { add(key, value, table, language ?? "en") }
    case "stringsdict":
      guard let data = OrdinaryFile.contents(path, limit: Self.fileLimit) else { return }
      for (key, entry) in StringsDictionary.entries(data) {
        switch entry {
        case .plain(let text): add(key, text, table, language ?? "en")
        case .plural(let plural):
          tables[language ?? "en", default: StringTables()].plurals[table, default: [:]][key] =
            plural
        }
      }
    case "xcstrings":
      guard let data = OrdinaryFile.contents(path, limit: Self.fileLimit) else { return }
      if let text = StringsFile.text(data) { readCatalogue(text, table) }
    default: return
    }
  }

  private mutating func add(_ key: String, _ value: String, _ table: String, _ language: String) {
    tables[language, default: StringTables()].tables[table, default: [:]][key] = value
  }

  /// Reads a string catalogue; of variations by device it takes the iPhone's.
  mutating func readCatalogue(_ text: String, _ table: String) {
    guard let catalogue = try? JSONValue(parsing: text) else { return }
    let own = catalogue["sourceLanguage"]?.string
    source = source ?? own
    for entry in catalogue["strings"]?.object?.members ?? [] {
      for localization in entry.value["localizations"]?.object?.members ?? [] {
        if let plural = CatalogueEntry.plural(localization.value) {
          tables[localization.key, default: StringTables()].plurals[table, default: [:]][
            entry.key] =
            plural
        }
        if let value = CatalogueEntry.text(localization.value) {
          add(entry.key, value, table, localization.key)
        }
      }
      // Xcode leaves out what the app's own language says when it is the key itself.
      if let own, entry.value["localizations"]?[own] == nil {
        add(entry.key, entry.key, table, own)
      }
    }
  }
}

extension StringTables {
  /// Takes what it lacks from another language's tables.
  fileprivate mutating func add(_ other: StringTables) {
    // A key that has a text of its own has no plural forms of the other language's.
    for (name, table) in other.plurals {
      for (key, text) in table where tables[name]?[key] == nil {
        plurals[name, default: [:]][key] = plurals[name]?[key] ?? text
      }
    }
    for (name, table) in other.tables {
      tables[name, default: [:]].merge(table) { own, _ in own }
    }
  }
}
