/// Which of a source's widgets its program lists.
///
/// A phone shows what stands in the body of the `@main` bundle, or the widget that is `@main` itself. What else the source
/// declares, as a widget for older systems or one that was left behind, is not there.
struct ListedWidgets {
  private let files: [SourceFile]
  /// Where the bodies of bundles stand, by the bundles' names.
  private var bundles: [String: [(file: Int, body: Range<Int>)]] = [:]
  /// The words in the bodies that were gone through, and the names of the types that are `@main`.
  private var words: Set<String> = []

  /// Returns the names of what the programs list, among other words of theirs; nothing where no type is `@main`.
  static func names(in files: [SourceFile]) -> Set<String> {
    var listed = Self(files)
    listed.run()
    return listed.words
  }

  private init(_ files: [SourceFile]) { self.files = files }

  private mutating func run() {
    var open: [(file: Int, body: Range<Int>)] = []
    for (number, file) in files.enumerated() {
      for place in file.tokens.indices where Self.declares(file.text(at: place)) {
        guard let (head, body) = head(at: place, in: file) else { continue }
        let name = file.text(at: place + 1)
        if head.contains(where: { file.text(at: $0) == "WidgetBundle" }) {
          bundles[name, default: []].append((number, body))
        }
        if isMain(place, in: file) {
          words.insert(name)
          open.append((number, body))
        }
      }
    }
    // A launcher names one bundle for each system, and a bundle may take in another one.
    while let (file, body) = open.popLast() {
      for word in taken(body, of: files[file]) where words.insert(word).inserted {
        open += bundles[word] ?? []
      }
    }
  }

  private static func declares(_ word: String) -> Bool {
    ["struct", "class", "enum", "actor"].contains(word)
  }

  /// Returns the tokens between a type's name and its brace, and those between its braces.
  private func head(at keyword: Int, in file: SourceFile) -> (head: Range<Int>, body: Range<Int>)? {
    guard let brace = brace(behind: keyword + 1, in: file) else { return nil }
    return (
      keyword + 2..<max(keyword + 2, brace), brace + 1..<max(brace + 1, file.closing(of: brace))
    )
  }

  /// Returns the place of the first brace behind a token, brackets left out.
  private func brace(behind start: Int, in file: SourceFile) -> Int? {
    var place = start + 1
    while place < min(file.tokens.count, start + SourceFile.longestHead) {
      switch file.text(at: place) {
      case "{": return place
      case "(", "[": place = max(place, file.closing(of: place))
      case "}": return nil
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Returns whether `@main` is among the attributes and modifiers before a type's keyword.
  private func isMain(_ keyword: Int, in file: SourceFile) -> Bool {
    var place = keyword - 1
    while place > 0, place > keyword - SourceFile.longestHead {
      let text = file.text(at: place)
      if text == "main", file.text(at: place - 1) == "@" { return true }
      // `@available(iOS 18.0, *)` stands in brackets, and no line before the type ends in anything else than its attributes.
      if text == ")", let opening = file.partner(of: place), opening < place {
        place = opening - 1
        continue
      }
      guard text == "@" || file.tokens[place].kind == .identifier else { return false }
      place -= 1
    }
    return false
  }

  /// Returns the words of a body without those that only an older system comes to: `else` of `#available`.
  private func taken(_ body: Range<Int>, of file: SourceFile) -> Set<String> {
    var words: Set<String> = []
    var ends: [Int: Int] = [:]
    var place = body.lowerBound
    while place < body.upperBound {
      let text = file.text(at: place)
      if text == "if" || text == "guard", let brace = brace(behind: place, in: file) {
        let condition = Set((place + 1..<brace).map { file.text(at: $0) })
        let end = file.closing(of: brace)
        if condition.contains(text == "if" ? "#unavailable" : "#available") {
          place = end + 1
          continue
        }
        if text == "if", condition.contains("#available") {
          let last = endOfElse(behind: end, in: file)
          if last > end { ends[end] = last }
        }
      } else if file.tokens[place].kind == .identifier {
        words.insert(text)
      }
      place = (ends[place] ?? place) + 1
    }
    return words
  }

  /// Returns where the branches end that follow one: `else if … { … } else { … }`.
  private func endOfElse(behind end: Int, in file: SourceFile) -> Int {
    var last = end
    while file.text(at: last + 1) == "else", let brace = brace(behind: last + 1, in: file) {
      last = max(last + 1, file.closing(of: brace))
    }
    return last
  }
}

extension WidgetSources {
  /// The names of what the programs of the widget's target list, among other words.
  var listedWidgets: Set<String> {
    ListedWidgets.names(
      in: files.indices.filter { place in
        !foreign.contains(place) && !strays.contains(place)
          && (files[place].text.contains(bytesOf: "@main")
            || files[place].text.contains(bytesOf: "WidgetBundle"))
      }.map { SourceFile(path: files[$0].path, text: files[$0].text) })
  }
}
