import Foundation
import JSON

/// The strings files of an app's folder, by language.
struct AppStrings: Sendable {
  /// Tables by language: `en`, `de`, `Base`.
  private(set) var tables: [String: StringTables] = [:]

  /// Files larger than this are left out, in bytes.
  static let fileLimit = 4 << 20
  /// Folders are searched this deep.
  static let depth = 5

  init() {}

  /// Reads the strings files below a folder.
  init(folder: String) { read(folder, language: nil, depth: Self.depth) }

  /// The tables for a locale: its language, then its language without region, English, any.
  func tables(for locale: String) -> StringTables {
    let identifier = locale.replacingOccurrences(of: "_", with: "-")
    let language = identifier.split(separator: "-").first.map(String.init) ?? "en"
    for name in [identifier, language, "en", "Base"] {
      if let found = tables[name] { return found }
    }
    return tables.sorted { $0.key < $1.key }.first?.value ?? StringTables()
  }

  private mutating func read(_ folder: String, language: String?, depth: Int) {
    guard depth > 0 else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let url = URL(fileURLWithPath: path)
      let table = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "lproj": read(path, language: table, depth: depth - 1)
      case "strings":
        guard let text = Self.text(path) else { continue }
        for (key, value) in StringsFile.pairs(text) { add(key, value, table, language ?? "en") }
      case "xcstrings":
        if let text = Self.text(path) { readCatalogue(text, table) }
      case "":
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          isFolder.boolValue
        {
          read(path, language: language, depth: depth - 1)
        }
      default: continue
      }
    }
  }

  /// A file's text: UTF-8, or UTF-16 as older strings files are.
  private static func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= fileLimit else {
      return nil
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(decoding: data, as: UTF8.self)
  }

  private mutating func add(_ key: String, _ value: String, _ table: String, _ language: String) {
    tables[language, default: StringTables()].tables[table, default: [:]][key] = value
  }

  /// Reads a string catalogue; of variations by number it takes `other`, by device the iPhone's.
  mutating func readCatalogue(_ text: String, _ table: String) {
    guard let catalogue = try? JSONValue(parsing: text) else { return }
    for entry in catalogue["strings"]?.object?.members ?? [] {
      for localization in entry.value["localizations"]?.object?.members ?? [] {
        if let value = Self.unit(localization.value) {
          add(entry.key, value, table, localization.key)
        }
      }
    }
  }

  private static func unit(_ value: JSONValue) -> String? {
    if let text = value["stringUnit"]?["value"]?.string { return text }
    let variations = value["variations"]
    let chosen =
      variations?["plural"]?["other"] ?? variations?["device"]?["iphone"]
      ?? variations?["device"]?["other"]
    return chosen.flatMap(unit)
  }
}

/// The old property-list syntax of strings files: `"key" = "value";` with comments.
enum StringsFile {
  static func pairs(_ text: String) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    var words: [String] = []
    let characters = Array(text)
    var place = 0
    while place < characters.count {
      let character = characters[place]
      if character == "/", place + 1 < characters.count, characters[place + 1] == "/" {
        while place < characters.count, !characters[place].isNewline { place += 1 }
      } else if character == "/", place + 1 < characters.count, characters[place + 1] == "*" {
        place += 2
        while place + 1 < characters.count,
          !(characters[place] == "*" && characters[place + 1] == "/")
        {
          place += 1
        }
        place += 2
      } else if character == "\"" {
        place += 1
        words.append(quoted(characters, &place))
      } else if character == ";" {
        if words.count == 2 { pairs.append((words[0], words[1])) }
        words = []
        place += 1
      } else if character.isLetter || character.isNumber || character == "_" {
        var word = ""
        while place < characters.count,
          characters[place].isLetter || characters[place].isNumber
            || "_.-".contains(characters[place])
        {
          word.append(characters[place])
          place += 1
        }
        words.append(word)
      } else {
        place += 1
      }
    }
    return pairs
  }

  private static func quoted(_ characters: [Character], _ place: inout Int) -> String {
    var word = ""
    while place < characters.count, characters[place] != "\"" {
      if characters[place] == "\\", place + 1 < characters.count {
        place += 1
        switch characters[place] {
        case "n": word.append("\n")
        case "t": word.append("\t")
        case "U", "u":
          let digits = String(characters[(place + 1)...].prefix(4))
          if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
            word.unicodeScalars.append(scalar)
            place += 4
          }
        case let other: word.append(other)
        }
      } else {
        word.append(characters[place])
      }
      place += 1
    }
    place += 1
    return word
  }
}
