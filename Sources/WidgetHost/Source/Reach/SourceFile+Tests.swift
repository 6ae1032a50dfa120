extension SourceFile {
  /// One of these stands in every file for which `isOfTests` is true.
  static let testWords = testModules.union(["XCTestCase", "testable"])

  private static let testModules: Set<String> = ["Nimble", "Quick", "Testing", "XCTest"]

  /// Whether it is of a target of tests: it has a test case, or needs a module of those or the inside of another one. A file
  /// of the app's may ask whether it is being tested.
  var isOfTests: Bool {
    var depth = 0
    for place in tokens.indices {
      let word = words[place]
      switch word {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case "testable": if text(at: place - 1) == "@" { return true }
      case "XCTestCase":
        let before = text(at: place - 1)
        if before == "extension" || before == ":" && text(at: place - 3) == "class" { return true }
      case _ where Self.testModules.contains(word):
        if depth <= 0, text(at: place - 1) == "import" { return true }
      default: continue
      }
    }
    return false
  }
}
