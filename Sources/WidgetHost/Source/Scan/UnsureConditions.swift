/// The `#if`s of a file of which nobody can tell here how a phone's compiler answers: `canImport` of a module that Islet
/// does not have, a processor, a name of the project's own.
struct UnsureConditions {
  /// The tokens from each of them to its `#endif`.
  private(set) var ranges: [Range<Int>] = []
  /// The names that are declared there.
  private(set) var names: Set<String> = []

  /// Reads a file.
  init(in file: SourceFile) {
    var open: [(start: Int, isSure: Bool)] = []
    for place in file.tokens.indices {
      switch file.text(at: place) {
      case "#if":
        open.append((place, Self.isSure(file.rest(ofLineFrom: place), of: file)))
      case "#elseif":
        guard let last = open.indices.last else { continue }
        if !Self.isSure(file.rest(ofLineFrom: place), of: file) { open[last].isSure = false }
      case "#endif":
        guard let last = open.popLast() else { continue }
        if !last.isSure { ranges.append(last.start..<place + 1) }
      default: continue
      }
    }
    ranges += open.filter { !$0.isSure }.map { $0.start..<file.tokens.count }
    for range in ranges { names.formUnion(file.declaredNames(in: range)) }
  }

  /// Returns whether the answer is the same here and on a phone.
  private static func isSure(_ condition: Range<Int>, of file: SourceFile) -> Bool {
    var place = condition.lowerBound
    while place < condition.upperBound {
      let word = file.text(at: place)
      guard file.tokens[place].kind == .identifier, word != "true", word != "false" else {
        place += 1
        continue
      }
      guard file.text(at: place + 1) == "(", file.text(at: place + 3) == ")",
        isSure(word, file.text(at: place + 2))
      else { return false }
      place += 4
    }
    return true
  }

  private static func isSure(_ question: String, _ argument: String) -> Bool {
    SourceScanner.answer(question, argument) != nil
      || question == "canImport" && !Frameworks.services.contains(argument)
        && (Frameworks.importable.contains(argument) || Frameworks.toolchain.contains(argument))
  }
}
