import Foundation

/// Strings files: the old syntax of property lists, `"key" = "value";` with comments, or a property list in XML or in
/// bytes, as a built app has it.
enum StringsFile {
  /// Returns the texts of a file; none of what is neither.
  static func pairs(_ data: Data) -> [(key: String, value: String)] {
    let text = text(data)
    guard data.starts(with: "bplist".utf8) || isMarkup(text) else {
      return text.map(pairs) ?? []
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any] ?? [:]).compactMap { key, value in
      (value as? String).map { (key, $0) }
    }
  }

  /// Returns whether a text begins as XML does.
  private static func isMarkup(_ text: String?) -> Bool {
    text?.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
  }

  /// Returns a file's text: UTF-8, or UTF-16 as older strings files are.
  static func text(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(decoding: data, as: UTF8.self)
  }

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
          // One unit of UTF-16: what is beyond the first plane stands there as two of them.
          var units: [UInt16] = []
          while let unit = utf16Unit(characters, place) {
            units.append(unit)
            place += 4
            guard place + 2 < characters.count, characters[place + 1] == "\\",
              utf16Unit(characters, place + 2) != nil
            else { break }
            place += 2
          }
          if units.isEmpty { word.append(characters[place]) }
          word += String(decoding: units, as: UTF16.self)
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

  /// Returns the unit of UTF-16 that `U00e9` at a place stands for; nil where there is none.
  private static func utf16Unit(_ characters: [Character], _ place: Int) -> UInt16? {
    guard characters[place] == "U" || characters[place] == "u" else { return nil }
    let digits = characters[(place + 1)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(String(digits), radix: 16)
  }
}
