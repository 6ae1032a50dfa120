extension SourceFile {
  /// Whether it is of a target of tests: it has a test case, or needs the module of those. A file of the app's may ask
  /// whether it is being tested.
  var isOfTests: Bool {
    var depth = 0
    for place in tokens.indices {
      switch words[place] {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case "XCTest": if depth <= 0, text(at: place - 1) == "import" { return true }
      case "XCTestCase":
        let before = text(at: place - 1)
        if before == "extension" || before == ":" && text(at: place - 3) == "class" { return true }
      default: continue
      }
    }
    return false
  }
}
