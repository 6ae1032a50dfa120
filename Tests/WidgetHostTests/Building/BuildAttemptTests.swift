import Findings
import Goldens
import Testing

@testable import WidgetHost

@Suite struct BuildAttemptTests {
  private let needed = WidgetSources.Needed(
    files: [], own: ["W.swift"], omitted: ["buy", "Store", "gone"], unwanted: ["gone"])

  private func attempt() throws -> BuildAttempt {
    try BuildAttempt(WidgetSources(paths: [#filePath]))
  }

  private func messages(_ lines: String...) -> CompilerMessages {
    CompilerMessages(lines.joined(separator: "\n"), files: [:])
  }

  @Test func `an error of the widget's own is told at once`() throws {
    #expect(try attempt().next(after: messages("W.swift:1:1: error: oh no"), needed) == nil)
  }

  @Test func `a name that was left out is brought back`() throws {
    let next = try attempt().next(
      after: messages("W.swift:1:1: error: value of type 'Store' has no member 'buy'"), needed)
    #expect(next?.wanted == ["Store", "buy"])
    #expect(next?.emptied.isEmpty == true)
  }

  @Test
  func `other programs give what cannot be found by its name, and all in the end`()
    throws
  {
    var needed = needed
    needed.omitted = ["Store", "buy", "text"]
    needed.foreign.omitted = ["Store", "buy", "text"]
    needed.foreign.declared = ["Store"]
    needed.foreign.paths = ["App.swift"]
    var sources = try attempt().sources
    sources.foreign = [0]
    let attempt = BuildAttempt(sources)
    let vague = messages("W.swift:1:1: error: value of type 'Store' has no member 'text'")
    #expect(attempt.next(after: vague, needed) == nil)
    #expect(attempt.withForeignFiles(after: vague, needed)?.sources.foreign == [])
    let plain = messages("W.swift:1:1: error: cannot find 'Store' in scope")
    #expect(attempt.next(after: plain, needed)?.wanted == ["Store"])
    // What stands there already may name whatever it likes.
    let inside = messages("App.swift:1:1: error: value of type 'Store' has no member 'buy'")
    #expect(attempt.next(after: inside, needed)?.wanted == ["Store", "buy"])
    // A slip in the widget is told at once.
    let slip = messages("W.swift:1:1: error: cannot find 'Stroe' in scope")
    #expect(attempt.withForeignFiles(after: slip, needed) == nil)
  }

  @Test func `an expression of the widget's own may take longer, one of the app's goes`() throws {
    let sentence = "error: the compiler is unable to type-check this expression in reasonable time"
    let attempt = try attempt()
    #expect(attempt.patience < BuildAttempt.longPatience)
    let own = try #require(attempt.next(after: messages("W.swift:1:1: \(sentence)"), needed))
    #expect(own.patience == BuildAttempt.longPatience && own.emptied.isEmpty)
    #expect(own.next(after: messages("W.swift:1:1: \(sentence)"), needed) == nil)
    let other = try #require(attempt.next(after: messages("App.swift:7:1: \(sentence)"), needed))
    #expect(other.patience == attempt.patience && other.emptied == ["App.swift": [7]])
  }

  @Test func `a line outside of the widget's files loses its body, then goes`() throws {
    let error = "App.swift:7:1: error: cannot find 'Shop' in scope"
    let first = try #require(try attempt().next(after: messages(error), needed))
    #expect(first.emptied == ["App.swift": [7]])
    #expect(first.unwanted.isEmpty)
    #expect(
      first.leftFindings().map(\.sentence) == [
        "Left out around line 7: should the widget come there, it stops. Shop is not declared in the source; add the file that declares it: cannot find 'Shop' in scope."
      ])
    let second = try #require(first.next(after: messages(error), needed))
    #expect(second.unwanted == ["App.swift": [7]])
    // There is no end of tries for one line.
    #expect(second.next(after: messages(error), needed) == nil)
  }

  @Test func `what was not compiled is kept with each line, as it was when the compiler spoke`()
    throws
  {
    var (then, later) = (needed, needed)
    (then.omitted, later.omitted) = (["Shop"], ["Shop", "Kettle"])
    let first = messages("App.swift:7:1: error: value of type 'Kettle' has no member 'gallonsss'")
    let next = try #require(try attempt().next(after: first, then))
    #expect(next.leftLines.map(\.omitted) == [["Shop"]])
    let other = messages("App.swift:9:1: error: cannot find 'total' in scope")
    let last = try #require(next.next(after: other, later))
    #expect(last.leftLines.map(\.omitted) == [["Shop"], ["Shop", "Kettle"]])
  }

  @Test func `left-out lines of one file are told together where the same helps with them`() throws
  {
    func error(_ line: Int, _ name: String) -> String {
      "App.swift:\(line):1: error: cannot find '\(name)' in scope"
    }
    let all = messages(error(3, "a"), error(5, "b"), error(7, "c"), error(9, "d"))
    let attempt = try #require(try attempt().next(after: all, needed))
    let left = attempt.left
    func told(
      besides mistakes: [Finding] = [], advice: [(finding: Finding, fix: String)] = []
    ) -> [String] {
      attempt.leftFindings(besides: mistakes, advice: advice).map { finding in
        let lines = finding.sentence.prefix { $0 != ":" }
        return "\(lines) \(finding.location?.line ?? 0) \(finding.fix?.prefix(1) ?? "")"
      }
    }
    #expect(told() == ["Left out around line 3, 5, 7, 9 3 M"])
    #expect(told(besides: [left[0], left[2]]) == ["Left out around line 5, 9 5 M"])
    #expect(told(besides: left) == [])
    #expect(
      told(besides: [left[0]], advice: [(left[1], "N"), (left[3], "N")])
        == ["Left out around line 5, 9 5 N", "Left out around line 7 7 M"])
  }

  @Test func `nothing is left out of what a macro has made`() throws {
    let error = "error: cannot find type 'Shop' in scope"
    let macro = "/c/swift-generated-sources/@__swiftmacro_10UserWidget4shop.swift:2:1: \(error)"
    #expect(try attempt().next(after: messages(macro), needed) == nil)
    let both = try attempt().next(after: messages(macro, "App.swift:7:1: \(error)"), needed)
    #expect(both?.emptied == ["App.swift": [7]])
  }

  @Test func `what the widget cannot do without is no further try`() throws {
    let messages = messages("W.swift:1:1: error: cannot find 'gone' in scope")
    let attempt = try attempt()
    #expect(attempt.misses(messages, needed))
    #expect(attempt.next(after: messages, needed) == nil)
  }

  @Test func `errors that leaving something out has made give way to the first ones`() throws {
    let first = messages(
      "App.swift:7:1: error: cannot find type 'Meal' in scope", "App.swift:9:1: error: oh no")
    let next = try #require(try attempt().next(after: first, needed))
    let later = messages("W.swift:1:1: error: type 'A' does not conform to protocol 'P'")
    #expect(next.told(after: later, needed) == first.findings)
    // Neither is an error on what was left out one of the widget's own.
    let left = messages("W.swift:1:1: error: value of type 'Store' has no member 'sum'")
    #expect(next.told(after: left, needed) == first.findings)
    let own = messages("W.swift:1:1: error: value of type 'Basket' has no member 'sum'")
    #expect(next.told(after: own, needed) == own.findings)
    // What was wrong from the beginning is told alone.
    let same = messages("App.swift:9:1: error: oh no")
    #expect(next.told(after: same, needed) == same.findings)
  }

  @Test
  func `an error in a line that names what was left out gives way to the first ones`() throws {
    let folder = try TestFolder.path(
      "left", with: ["W.swift": "Card(gone: 1)\nCard(\n  gone: 1)\nBadge(\"gone\")"])
    let (widget, app) = ("\(folder)/W.swift", "\(folder)/App.swift")
    let needed = WidgetSources.Needed(files: [], own: [widget], unwanted: ["gone"])
    let first = messages("\(app):3:27: error: expected initial value after '='")
    let attempt = try BuildAttempt(WidgetSources(paths: [folder]))
    let next = try #require(attempt.next(after: first, needed))
    let error = "error: argument passed to call that takes no arguments"
    for line in [1, 3] {
      #expect(next.told(after: messages("\(widget):\(line):1: \(error)"), needed) == first.findings)
    }
    // A text is no name.
    let other = messages("\(widget):4:1: \(error)")
    #expect(next.told(after: other, needed) == other.findings)
  }

  @Test func `code that misses what was left out stops with what was wrong there`() throws {
    let folder = try TestFolder.path(
      "cause", with: ["App.swift": "struct A {\n  let gone: Trip\n  func go() { gone.start() }\n}"])
    let app = "\(folder)/App.swift"
    let needed = WidgetSources.Needed(files: [], own: [], unwanted: ["gone"])
    let cause = messages("\(app):2:13: error: cannot find type 'Trip' in scope")
    let first = try BuildAttempt(WidgetSources(paths: [folder])).next(after: cause, needed)
    let second = try #require(first?.next(after: cause, needed))
    #expect(second.unwanted == [app: [2]])
    let later = messages("\(app):3:15: error: value of type 'A' has no member 'gone'")
    let third = try #require(second.next(after: later, needed))
    #expect(third.left.map(\.location?.line) == [2, 3])
    #expect(third.left.map(\.sentence) == [cause, cause].map { $0.findings[0].sentence })
    // Of the two lines one is innocent.
    #expect(third.leftLines.map(\.isBorrowed) == [false, true])
  }

  @Test func `a name that nothing declares is told before what follows from it`() throws {
    let both = messages(
      "W.swift:1:1: error: type 'A' does not conform to protocol 'P'",
      "A.swift:7:1: error: cannot find type 'Meal' in scope")
    #expect(
      try attempt().told(after: both, needed).map(\.id)
        == ["widget-undeclared-name", "widget-does-not-compile"])
  }

  @Test func `what follows from an error on its line is not told, and alone it is`() throws {
    let first = "W.swift:4:9: error: value of type 'Text' has no member 'forgroundStyle'"
    let second = "cannot infer contextual base in reference to member 'red'"
    func told(_ messages: CompilerMessages) throws -> [Int?] {
      try attempt().told(after: messages, needed).map(\.location?.column)
    }
    #expect(try told(messages(first, "W.swift:4:30: error: \(second)")) == [9])
    #expect(try told(messages(first, "W.swift:5:30: error: \(second)")) == [9, 30])
    #expect(try told(messages("W.swift:4:30: error: \(second)")) == [30])
  }

  @Test func `a colour that no catalogue declares is guessed once`() throws {
    let error = "W.swift:1:1: error: type 'Color' has no member 'brand'"
    let next = try #require(try attempt().next(after: messages(error), needed))
    #expect(next.assets.guessed == ["brand"])
    #expect(next.next(after: messages(error), needed) == nil)
  }

  @Test func `a preview that cannot be compiled is left out, once and with a warning`() throws {
    let error = messages("W.swift:12:1: error: missing argument for parameter 'as' in call")
    let next = try #require(
      try attempt().next(after: error, needed, previews: ["W.swift": [10...20]]))
    #expect(next.silenced == ["W.swift": [12]])
    #expect(next.leftFindings().map(\.id) == ["widget-preview-left-out"])
    #expect(next.next(after: error, needed, previews: ["W.swift": [10...20]]) == nil)
    // Beside another error it is told like the other one.
    let both = messages("W.swift:12:1: error: oh no", "W.swift:3:1: error: oh no")
    #expect(try attempt().next(after: both, needed, previews: ["W.swift": [10...20]]) == nil)
  }

  @Test func `in the widget's own files only what nobody can mend may go, where no activity is`()
    throws
  {
    var needed = needed
    needed.spare = ["W.swift": [7]]
    func next(_ line: String) throws -> BuildAttempt? {
      try attempt().next(after: messages(line), needed)
    }
    let missing = "error: cannot find type 'HKSamplePredicate' in scope"
    #expect(try next("W.swift:7:1: \(missing)")?.emptied == ["W.swift": [7]])
    #expect(try next("W.swift:8:1: \(missing)") == nil)
    #expect(try next("W.swift:7:1: error: missing return") == nil)
  }

  @Test func `of a control anything may go that cannot be compiled, once it is known as one`()
    throws
  {
    var needed = needed
    needed.spare = ["W.swift": [7]]
    let messages = messages("W.swift:7:1: error: missing return")
    #expect(try attempt().next(after: messages, needed) == nil)
    needed.controls = ["W.swift": [7]]
    let next = try #require(try attempt().next(after: messages, needed))
    #expect(next.emptied == ["W.swift": [7]])
    #expect(next.leftFindings().map(\.id) == ["widget-code-left-out"])
  }

  @Test func `what is left out for want of an import is told with it`() throws {
    var needed = needed
    (needed.spare, needed.controls) = (["W.swift": [7]], ["W.swift": [7]])
    func fix(_ sentence: String) throws -> String? {
      let next = try attempt().next(after: messages("W.swift:7:1: error: \(sentence)"), needed)
      return next?.leftFindings().first?.fix
    }
    #expect(
      try fix("CACurrentMediaTime is of QuartzCore, which the file does not import.")
        == "Add: import QuartzCore.")
    #expect(try fix("missing return")?.hasPrefix("Mend it if Xcode") == true)
  }

  @Test func `calls to the main actor are tried with all of it there, and not twice`() throws {
    let call =
      "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"
    let first = messages("W.swift:1:1: error: \(call)")
    let next = try #require(try attempt().next(after: first, needed))
    #expect(next.isMainActor)
    // Worse than before: back to what it was.
    let worse = messages("W.swift:1:1: error: a", "W.swift:2:1: error: b")
    let back = try #require(next.next(after: worse, needed))
    #expect(!back.isMainActor)
    #expect(back.next(after: first, needed) == nil)
    #expect(try attempt().next(after: messages("W.swift:1:1: error: oh no"), needed) == nil)
  }

  @Test func `an error of the widget's own is told although other code was left out`() throws {
    let next = try #require(
      try attempt().next(
        after: messages("App.swift:7:1: error: cannot find type 'Meal' in scope"), needed))
    let own = messages("W.swift:4:1: error: missing return")
    #expect(next.told(after: own, needed) == own.findings)
  }

  @Test func `what another target declares as the widget does is left out`() throws {
    let files = [
      "W-0.swift": BuildCopy.File(original: "W.swift", name: "W-0.swift", text: "", lineCount: 90),
      "Core-1.swift": BuildCopy.File(
        original: "Core.swift", name: "Core-1.swift", text: "", lineCount: 90),
    ]
    func messages(_ second: String, _ first: String) -> CompilerMessages {
      CompilerMessages(
        """
        /b/\(second).swift:7:5: error: invalid redeclaration of 'init(hex:)'
        /b/\(first).swift:3:5: note: 'init(hex:)' previously declared here
        """, files: files)
    }
    let next = try attempt().next(after: messages("W-0", "Core-1"), needed)
    #expect(next?.unwanted == ["Core.swift": [3]])
    // The other way round it is an error of a file that may go.
    #expect(
      try attempt().next(after: messages("Core-1", "W-0"), needed)?.emptied == ["Core.swift": [7]])
    // Twice in the widget's own file is its own error.
    #expect(try attempt().next(after: messages("W-0", "W-0"), needed) == nil)
  }
}
