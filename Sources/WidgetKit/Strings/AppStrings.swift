import Findings
import FoundationGaps
import JSON

/// The strings files of an app's folder, by language.
package struct AppStrings: Sendable, Equatable {
  /// Tables by language: `en`, `de`, `Base`.
  package private(set) var tables: [String: StringTables] = [:]
  /// What is wrong in files, of which the rest is read.
  package private(set) var faults: [Fault] = []

  /// Something that is wrong in a file.
  package struct Fault: Sendable, Equatable {
    package var location: SourceLocation
    package var sentence: String
  }

  /// Files larger than this are left out, in bytes.
  static let fileLimit = 4 << 20
  /// Folders of others' code, which may hold strings of others.
  private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
  /// Folders with these endings hold no strings of the app's own.
  private static let closed: Set<String> = [
    "app", "appex", "bundle", "docc", "dSYM", "framework", "icon", "playground", "xcassets",
    "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
  ]
  /// No more faults than this are told.
  private static let mostFaults = 20
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
    self.init(files: files)
    read(folder, language: nil, depth: Self.depth, mayRead)
  }

  /// Reads strings files, wherever they stand.
  package init(files: [String]) {
    for path in files {
      let parent = Name(path.split(separator: "/").dropLast().last ?? "")
      readFile(path, parent.ending == "lproj" ? parent.stem : nil)
    }
  }

  /// Returns whether a file stands in a folder that holds no strings of the app's own.
  package static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { name in
      foreign.contains(String(name)) || closed.contains(Name(name).ending)
    }
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
    found.isSpoken = !chosen.isEmpty || names.isEmpty || names.contains("Base")
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
      case _ where Self.endings.contains(parts.ending): readFile(path, language)
      default:
        var isFolder: ObjCBool = false
        if !Self.foreign.contains(name), !Self.closed.contains(parts.ending),
          FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
          read(path, language: language, depth: depth - 1, mayRead)
        }
      }
    }
  }

  /// How the names of strings files end.
  package static let endings: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// Reads one file, of a language when it stands in that one's folder.
  private mutating func readFile(_ path: String, _ language: String?) {
    let name = Name(path.split(separator: "/").last ?? "")
    guard Self.endings.contains(name.ending), FileManager.default.fileExists(atPath: path) else {
      return
    }
    guard let data = OrdinaryFile.contents(path, limit: Self.fileLimit) else {
      return note(path, "is no file of at most \(Self.fileLimit) bytes that can be read.")
    }
    let (table, own) = (name.stem, language ?? "en")
    switch name.ending {
    case "strings":
      let content = StringsFile.content(data)
      for (key, value) in content.pairs { add(key, value, table, own) }
      if let fault = content.fault {
        note(path, "has a fault: \(fault.reason).", fault.offset, in: data)
      }
    case "stringsdict":
      guard let entries = StringsDictionary.entries(data) else {
        return note(path, "is no property list that can be read.")
      }
      var faulty: [(key: String, language: String)] = []
      for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
        switch entry {
        case .plain(let text): add(key, text, table, own)
        case .plural(let plural):
          add(key, plural, table, own)
          if plural.lacksOther { faulty.append((key, own)) }
        }
      }
      note(path, lackingOther: faulty, in: data)
    default:
      guard let text = StringsFile.text(data) else {
        return note(path, "is neither UTF-8 nor UTF-16.")
      }
      if let fault = StringsFile.encodingFault(data) {
        note(path, "has a fault: \(fault.reason).", fault.offset, in: data)
      }
      do throws(JSONError) {
        note(path, lackingOther: try readCatalogue(text, table), in: data)
      } catch {
        note(path, "is not JSON: \(error.message).", error.offset, in: data)
      }
    }
  }

  /// Notes that something is wrong in a file.
  ///
  /// - Parameter offset: where, in bytes of the file's text.
  private mutating func note(
    _ path: String, _ what: String, _ offset: Int = 0, in data: Data = Data()
  ) {
    guard faults.count < Self.mostFaults else { return }
    let bytes = Array((StringsFile.text(data) ?? "").utf8)
    let name = path.split(separator: "/").last ?? ""
    faults.append(
      Fault(
        location: SourceLocation(file: path, offset: offset, in: bytes),
        sentence: "\(name) \(what)"))
  }

  /// Notes plurals that have no text for most numbers.
  private mutating func note(
    _ path: String, lackingOther plurals: [(key: String, language: String)], in data: Data
  ) {
    guard let (key, language) = plurals.first else { return }
    let more = plurals.count > 1 ? " (nor of \(plurals.count - 1) more)" : ""
    let place = data.range(of: Data("\"\(key)\"".utf8)) ?? data.range(of: Data(">\(key)<".utf8))
    note(
      path,
      "has no form “other” of “\(key.prefix(StringsFile.longestQuote))” in \(language)\(more): another form stands for it here.",
      place.map { $0.lowerBound - data.startIndex } ?? 0, in: data)
  }

  /// Returns whether a file before this one has the key, with a text or without.
  private func has(_ key: String, _ table: String, _ language: String) -> Bool {
    let found = tables[language]
    return found?.tables[table]?[key] != nil || found?.plurals[table]?[key] != nil
  }

  private mutating func add(_ key: String, _ value: String, _ table: String, _ language: String) {
    tables[language, default: StringTables()].tables[table, default: [:]][key] = value
    // An earlier file may have had the key without a text.
    tables[language]?.bareKeys[table]?.remove(key)
  }

  private mutating func add(
    _ key: String, _ plural: PluralText, _ table: String, _ language: String
  ) {
    tables[language, default: StringTables()].plurals[table, default: [:]][key] = plural
    tables[language]?.bareKeys[table]?.remove(key)
  }

  /// Reads a string catalogue; of variations by device it takes the iPhone's. Returns the plurals without a form `other`.
  mutating func readCatalogue(_ text: String, _ table: String) throws(JSONError) -> [(
    key: String, language: String
  )] {
    let catalogue = try JSONValue(parsing: text)
    let own = catalogue["sourceLanguage"]?.string
    source = source ?? own
    var faulty: [(key: String, language: String)] = []
    for entry in catalogue["strings"]?.object?.members ?? [] {
      for localization in entry.value["localizations"]?.object?.members ?? [] {
        if let plural = CatalogueEntry.plural(localization.value) {
          add(entry.key, plural, table, localization.key)
          if plural.lacksOther { faulty.append((entry.key, localization.key)) }
        }
        if let value = CatalogueEntry.text(localization.value) {
          add(entry.key, value, table, localization.key)
        }
      }
      // Xcode leaves out what the app's own language says when it is the key itself.
      if let own, entry.value["localizations"]?[own] == nil, !has(entry.key, table, own) {
        add(entry.key, entry.key, table, own)
        tables[own]?.bareKeys[table, default: []].insert(entry.key)
      }
    }
    return faulty
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
    for (name, keys) in other.bareKeys {
      let new = keys.filter { tables[name]?[$0] == nil && plurals[name]?[$0] == nil }
      if !new.isEmpty { bareKeys[name, default: []].formUnion(new) }
    }
    for (name, table) in other.tables {
      tables[name, default: [:]].merge(table) { own, _ in own }
    }
  }
}
