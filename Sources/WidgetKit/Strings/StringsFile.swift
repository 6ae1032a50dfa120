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
          if digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(number)
          {
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
