import Drawing
import Foundation

/// Walks through the tokens of a file and notes its facts.
struct SourceFactScan {
  private let file: SourceFile
  private let texts: [String]
  private let places: WordPlaces
  /// Where labels of attributes stand.
  private let labels: [Int]
  /// How many braces are open.
  private var depth = 0
  /// Functions by the braces that are open around them, each with more than the one before it.
  private var functions: [(depth: Int, name: String)] = []
  var found: SourceFacts

  init(_ file: SourceFile, _ empty: SourceFacts) {
    (self.file, found) = (file, empty)
    let texts = file.words
    (self.texts, places) = (texts, WordPlaces(file))
    found.places = places
    labels = texts.indices.dropLast().filter {
      texts[$0] == "attributes" && texts[$0 + 1] == ":"
    }
  }

  mutating func run() {
    for index in texts.indices {
      switch file.tokens[index].kind {
      case .identifier: readWord(texts[index], at: index)
      case .punctuation where texts[index] == "{": depth += 1
      case .punctuation where texts[index] == "}": depth -= 1
      case .string: readString(at: index)
      case .pound where texts[index] == "#available" || texts[index] == "#unavailable":
        found.hasAvailability = true
      default: break
      }
    }
  }

  private func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  private func mention(_ name: String, _ index: Int) -> SourceFacts.Mention {
    .init(name: name, line: file.tokens[index].line)
  }

  /// The words that say something, by which most of a file is passed over.
  private static let telling: Set<String> = [
    "func", "struct", "class", "enum", "actor", "extension", "ActivityConfiguration", "request",
    "staleDate", "pushType", "pushToStartToken", "pushToStartTokenUpdates", "standard",
    "AppStorage", "intent", "isActivityFullscreen", "available",
  ]

  private mutating func readWord(_ word: String, at index: Int) {
    guard Self.telling.contains(word) else { return }
    switch word {
    case "func":
      while let last = functions.last, last.depth >= depth { functions.removeLast() }
      functions.append((depth, text(index + 1)))
    case "struct", "class", "enum", "actor", "extension": readType(at: index)
    case "ActivityConfiguration": readConfiguration(at: index)
    case "request" where text(index - 1) == "." && text(index + 1) == "(":
      let count = found.requests.count
      readRequest(at: index)
      if found.requests.count > count, let name = backgroundFunction() {
        found.backgroundRequests.append(mention(name, index))
      }
    case "staleDate" where text(index + 1) == ":" && text(index + 2) != "nil":
      // Not a parameter of the app's own.
      if text(index - 1) != "let", text(index - 1) != "var",
        text(index + 2).first?.isUppercase != true || text(index + 3) != "?"
      {
        found.givesStaleDate = true
      }
    case "pushType" where text(index + 1) == ":":
      let kind = text(index + 2) == "." ? text(index + 3) : text(index + 4)
      if kind == "token" || kind == "channel" { found.pushes.append(mention(kind, index)) }
    case "pushToStartToken", "pushToStartTokenUpdates": found.pushes.append(mention(word, index))
    case "standard" where text(index - 1) == "." && text(index - 2) == "UserDefaults":
      if !followsGroup(at: index) {
        found.ownDefaults.append(mention("UserDefaults.standard", index))
      }
    case "AppStorage" where text(index - 1) == "@" && text(index + 1) == "(":
      let call = index..<max(index, file.closing(of: index + 1))
      if places.first("store", in: call) == nil {
        found.ownDefaults.append(mention("@AppStorage", index))
      }
    case "intent" where text(index + 1) == ":" && text(index + 3) == "(":
      if text(index + 2).first?.isUppercase == true {
        found.buttonIntents.append(mention(text(index + 2), index))
      }
    case "isActivityFullscreen": found.fullscreens.append(mention(word, index))
    case "available" where text(index - 1) == "@": found.hasAvailability = true
    default: break
    }
  }

  /// Returns whether a function has asked for the group's defaults before: its own are what it falls back to.
  private func followsGroup(at index: Int) -> Bool {
    for place in stride(from: index, to: max(0, index - 120), by: -1) {
      if text(place) == "suiteName" { return true }
      if text(place) == "func" { return false }
    }
    return false
  }

  /// Reads a string literal: what it is follows from what stands before it.
  private mutating func readString(at index: Int) {
    let literal = texts[index]
    guard literal.utf8.count > 2, literal.hasPrefix("\""), !literal.hasPrefix("\"\"\"") else {
      return
    }
    let name = String(literal.dropFirst().dropLast())
    guard !name.contains(bytesOf: "\\(") else { return readLink(name, at: index) }
    let before = text(index - 1)
    if before == "(", ["Image", "Color"].contains(text(index - 2)),
      [")", ","].contains(text(index + 1))
    {
      found.assets.append(mention(name, index))
    } else if before == "(", text(index - 2) == "custom" {
      found.fonts.append(mention(name, index))
    } else if isSymbol(name, at: index) {
      found.symbols.append(mention(name, index))
    } else if name.hasPrefix("group."), isGroup(at: index) {
      var group = mention(name, index)
      group.constant = constant(at: index)
      found.groups.append(group)
    } else {
      readLink(name, at: index)
    }
  }

  /// Returns whether a text names a symbol: a name of several words is nothing else, one of a single word stands behind a
  /// label.
  private func isSymbol(_ name: String, at index: Int) -> Bool {
    let isLabelled =
      text(index - 1) == ":" && ["systemName", "systemImage"].contains(text(index - 2))
    return (isLabelled || name.contains(".")) && SymbolRelease.system(of: name) != nil
  }

  /// Returns whether a text is an app group: behind a label that takes one, or a constant that is called so.
  private func isGroup(at index: Int) -> Bool {
    let label = text(index - 2)
    if text(index - 1) == ":",
      ["suiteName", "forSecurityApplicationGroupIdentifier"].contains(label)
    {
      return true
    }
    guard let name = constant(at: index)?.lowercased() else { return false }
    return name.contains("group") || name.contains("suite")
  }

  /// Returns the name of the constant that a literal is the value of: `let name = "…"` and `let name: String = "…"`.
  private func constant(at index: Int) -> String? {
    guard text(index - 1) == "=" else { return nil }
    return text(index - 3) == ":" ? text(index - 4) : text(index - 2)
  }

  /// Notes the scheme of a link in `widgetURL` or `Link`.
  private mutating func readLink(_ text: String, at index: Int) {
    guard text.contains(bytesOf: "://"), let end = text.firstRange(of: "://")?.lowerBound else {
      return
    }
    let scheme = text[..<end]
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return }
    let around = texts[max(0, index - 8)..<index]
    guard around.contains("widgetURL") || around.contains("destination") else { return }
    found.schemes.append(mention(String(scheme), index))
  }

  // MARK: Activities

  private mutating func readConfiguration(at index: Int) {
    let opening = text(index + 1)
    guard opening == "(" && text(index + 2) == "for" || opening == "<" else { return }
    var place = opening == "(" ? index + 4 : index + 2
    var name = ""
    while place < texts.count, file.tokens[place].kind == .identifier, text(place) != "self" {
      name = text(place)
      place += text(place + 1) == "." ? 2 : 1
      if text(place - 1) != "." { break }
    }
    if !name.isEmpty { found.configurations.append(mention(name, index)) }
  }

  /// Functions that the system calls when no scene of the app is in front.
  private static let background: Set<String> = [
    "applicationDidEnterBackground", "sceneDidEnterBackground", "applicationWillTerminate",
    "performFetchWithCompletionHandler", "handleEventsForBackgroundURLSession",
  ]

  /// Returns the function of those that the walk has come into: the last one with fewer braces around it.
  private func backgroundFunction() -> String? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].depth < depth { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let name = functions[low - 1].name
    return Self.background.contains(name) ? name : nil
  }

  private mutating func readRequest(at index: Int) {
    if text(index - 2) == "Activity" {
      // The type of what is given as attributes, where it is made there.
      let label = label(in: index + 1..<max(index + 1, file.closing(of: index + 1)))
      let name = label.map { text($0 + 2) } ?? ""
      let isType = name.first?.isUppercase == true && label.map { text($0 + 3) } == "("
      found.requests.append(mention(isType ? name : "", index))
    } else if text(index - 2) == ">", text(index - 4) == "<", text(index - 5) == "Activity" {
      found.requests.append(mention(text(index - 3), index))
    }
  }

  /// Returns where the first label of attributes stands in a range.
  private func label(in range: Range<Int>) -> Int? {
    var (low, high) = (0, labels.count)
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < labels.count && labels[low] < range.upperBound ? labels[low] : nil
  }

  // MARK: Types

  private mutating func readType(at index: Int) {
    guard text(index - 1) != ".", text(index + 1).first?.isUppercase == true,
      let open = texts[(index + 1)...].prefix(200).firstIndex(where: SourceFile.endsHead),
      texts[open] == "{"
    else { return }
    let head = texts[index + 2..<open]
    let end = file.closing(of: open)
    var type = SourceFacts.Declared(
      name: text(index + 1), line: file.tokens[index].line,
      inherited: head.contains(":") ? Set(head) : [],
      words: .init(places: places, range: open..<max(open, end) + 1))
    type.isMain = texts[max(0, index - 4)..<index].contains("main")
    if !type.inherited.isDisjoint(with: AttributesProtocols.names) {
      type.properties = properties(in: open + 1..<max(open + 1, end), prefix: "")
    }
    if text(index) == "extension" {
      found.extensions.append(type)
    } else {
      found.types.append(type)
    }
  }

  /// Returns the stored properties between braces, those of types in it too.
  private func properties(in range: Range<Int>, prefix: String, depth: Int = 0) -> Set<String> {
    guard depth < 10 else { return [] }
    var properties: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch text(index) {
      case "struct", "enum", "class":
        let name = text(index + 1)
        guard let open = texts[index..<range.upperBound].prefix(200).firstIndex(of: "{")
        else { return properties }
        let end = file.closing(of: open, before: range.upperBound)
        if text(index) == "struct" {
          properties.formUnion(
            self.properties(in: open + 1..<max(open + 1, end), prefix: name + ".", depth: depth + 1)
          )
        }
        index = max(open, end)
      case "func", "init", "static":
        // What has a body is no property; a body is skipped with its braces.
        break
      case "{", "(":
        index = max(index, file.closing(of: index, before: range.upperBound))
      case "var", "let":
        guard text(index + 2) == ":", !["static", "class"].contains(text(index - 1)) else { break }
        let line = file.tokens[index].line
        var type = ""
        var place = index + 3
        // No type is longer.
        while place < min(range.upperBound, index + 200), file.tokens[place].line == line,
          !["{", "=", ";"].contains(text(place))
        {
          type += text(place)
          place += 1
        }
        if place >= range.upperBound || text(place) != "{" || file.tokens[place].line != line {
          properties.insert("\(prefix)\(text(index + 1)): \(type)")
        }
      default: break
      }
      index += 1
    }
    return properties
  }
}
