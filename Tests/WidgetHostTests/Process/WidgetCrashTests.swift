import EventLoop
import Findings
import FoundationGaps
import Goldens
import Testing

@testable import WidgetHost

@MainActor
@Suite("A widget's process that ended by itself")
struct WidgetCrashTests {
  @Test func `a process that was ended on purpose has no line to mend`() {
    let finding = WidgetCrash(output: OutputTail()).finding(.exit(code: 0), while: "drawing")
    #expect(finding.id == "widget-crashed")
    #expect(finding.fix?.contains("exit()") == true)
    #expect(finding.fix?.contains("line") == false)
  }

  @Test(arguments: [
    ("/c/widget.so: undefined symbol: nobody", "add the one that does"),
    ("/c/widget.so: failed to map segment from shared object", "XDG_CACHE_HOME"),
    ("/c/widget.so: invalid ELF header", "Delete the file"),
  ])
  func `a library that the system refuses is no code that ends its process`(
    reason: String, advice: String
  ) {
    var output = OutputTail()
    output.append(Array("\(WidgetCrash.notLoaded)\(reason)\n".utf8))
    let finding = WidgetCrash(output: output).finding(.exit(code: 3), while: "being loaded")
    #expect(finding.sentence.hasSuffix(reason))
    #expect(finding.fix?.contains(advice) == true)
    #expect(finding.fix?.contains("exit()") == false)
  }

  @Test(arguments: [
    "@/etc/passwd", "--obj=/x", "0x", "0x12zz", "0x" + String(repeating: "1", count: 17),
  ])
  func `what a widget prints as the place of a crash is a number, or none`(offset: String) {
    #expect(CrashPlace.frames(in: ["\(CrashPlace.mark)/lib.so \(offset)"]).isEmpty)
    #expect(CrashPlace.frames(in: ["\(CrashPlace.mark)/lib.so 0x1F2e"]).count == 1)
  }

  @Test func `where a stopped process has no line, that before it in the same function counts`() {
    func entry(_ line: Int, from start: String) -> String {
      #"[{"Symbol":[{"FileName":"W.swift","FunctionName":"f","Line":\#(line),"StartAddress":"\#(start)"}]}]"#
    }
    let (jump, loop, other) = (
      entry(0, from: "0x20"), entry(9, from: "0x20"), entry(3, from: "0x10")
    )
    let caller = entry(14, from: "0x90")
    func line(_ entries: [String], near: Int) -> Int? {
      CrashPlace(compiler: nil, original: { $0 })
        .answer(Array(entries.joined(separator: "\n").utf8), near: near).location?.line
    }
    #expect(line([jump, loop, other, caller], near: 2) == 9)
    #expect(line([loop, other, caller], near: 1) == 9)
    #expect(line([jump, other, caller], near: 1) == 14)
    #expect(line([jump, caller], near: 0) == 14)
  }

  @Test func `a line that only has a word of a crash in it is none of its words`() {
    var output = OutputTail()
    output.append(Array("determinate progress\n".utf8))
    #expect(output.lastWords == nil)
    output.append(Array("terminate called after throwing an instance of 'int'\n".utf8))
    #expect(output.lastWords?.hasPrefix("terminate called") == true)
  }

  @Test(arguments: [
    ("Tea/Cup.swift:12: Fatal error: it is too late", "it is too late"),
    ("Tea/Cup.swift:12: Precondition failed: it is too late", "it is too late"),
    ("Tea/Cup.swift:12: Assertion failed: it is too late", "it is too late"),
    ("Tea/Cup.swift:12: Precondition failed", "Precondition failed"),
  ])
  func `the words of a precondition and of an assertion are told, as those of a fatal error`(
    line: String, words: String
  ) {
    var output = OutputTail()
    output.append(Array("\(line)\n".utf8))
    #expect(output.lastWords == words)
    #expect(output.place == SourceLocation(file: "Tea/Cup.swift", line: 12))
  }

  @Test func `a line in which a widget tells of a precondition is none of its last words`() {
    var output = OutputTail()
    output.append(Array("the Precondition failed yesterday\n".utf8))
    #expect(output.lastWords == nil && output.place == nil)
  }

  @Test func `code that could not be compiled is Islet's gap, with what the compiler said of it`() {
    func finding(_ words: String) -> Finding {
      var output = OutputTail()
      output.append(Array("/b/Card-0.swift:12: Fatal error: \(words)\n".utf8))
      return WidgetCrash(output: output).finding(.signal(4), while: "drawing lockScreen")
    }
    let gap = finding(LeftOutCode.words(of: "Card.swift", "MKShop is missing."))
    #expect(gap.id == "widget-code-needed" && gap.severity == .error)
    #expect(
      gap.sentence
        == "While drawing lockScreen, the widget came to code that Islet could not compile: MKShop is missing. (Card-0.swift:12)"
    )
    #expect(
      gap.location?.line == 12 && gap.fix?.contains("on a phone, which has this code") == true)
    // Where nothing is known of the reason, and what only reads like it.
    #expect(
      finding(LeftOutCode.words(of: "Card.swift", "")).sentence.contains("compile (Card-0") == true)
    #expect(finding("code here").id == "widget-crashed")
  }

  @Test func `memory has run out where Swift or C++ says so, not where the widget does`() {
    func id(_ words: String, _ end: ChildEnd = .signal(4)) -> FindingID {
      var output = OutputTail()
      output.append(Array("\(words)\n".utf8))
      return WidgetCrash(output: output).finding(end, while: "drawing").id
    }
    #expect(id("Fatal error: failed to allocate 12 bytes of memory") == "widget-out-of-memory")
    #expect(id("terminate called after std::bad_alloc", .signal(6)) == "widget-out-of-memory")
    #expect(id("Card.swift:3: Fatal error: no seat is allocated") == "widget-crashed")
    let library = "\(WidgetCrash.notLoaded)cannot allocate memory in static TLS block"
    #expect(id(library, .exit(code: 3)) == "widget-crashed")
  }

  @Test func `a value that the user defaults lack is told by its key, its group and what to write`()
    throws
  {
    let folder = try TestFolder.path(
      "tea",
      with: [
        "Tea.swift": "let a = 1\nlet b = tea.data(forKey: \"cup\")!\nlet c = URL(string: b)!"
      ])
    func finding(_ said: String, line: Int, _ words: String = "found nil") -> Finding {
      var output = OutputTail()
      let crash = "\(folder)/Tea.swift:\(line): Fatal error: Unexpectedly \(words)"
      output.append(Array("\(crash)\n\(said)\n".utf8))
      #expect(output.lines == [crash])
      return WidgetCrash(output: output).finding(.signal(4), while: "drawing")
    }
    let line = MissingDefault(kind: .data, group: "group.tea", key: "cup").line
    #expect(MissingDefault(line: line)?.line == line)
    let sure = finding(line, line: 2)
    #expect(
      sure.sentence.hasSuffix(
        "found nil; the user defaults of group.tea have no “cup” (Tea.swift:2)"), "\(sure.sentence)"
    )
    #expect(
      sure.fix?.hasPrefix(
        "Write it into defaults.json in the app's folder: {\"cup\": \"…\"}, in base 64") == true,
      "\(sure.fix ?? "")")
    // The line after it asks for nothing: what was asked for is a hint, and not called the cause.
    let unsure = finding(line, line: 3)
    #expect(!unsure.sentence.contains("cup"))
    #expect(unsure.fix?.contains(" If the line needs it: Write it") == true, "\(unsure.fix ?? "")")
    let own = finding(MissingDefault(kind: .text, group: nil, key: "tea name").line, line: 2)
    #expect(own.sentence.contains("; the user defaults have no “tea name” (") == true)
    #expect(own.fix?.contains("{\"tea name\": \"Tea name\"}. On a phone") == true)
    // Another fault has nothing to do with it.
    #expect(!finding(line, line: 2, "out of range").sentence.contains("cup"))
  }

  @Test func `a trap is mended at its line`() {
    let finding = WidgetCrash(output: OutputTail()).finding(.signal(4), while: "drawing")
    #expect(finding.fix?.contains("line") == true)
  }

  @Test func `what is said of an intent speaks of the app's code, and of a view as before`() {
    func finding(_ id: FindingID, _ code: RunningCode) -> Finding { code.advising(Finding(id)) }
    for id: FindingID in [
      "widget-crashed", "widget-out-of-memory", "widget-too-slow", "widget-flood",
      "widget-code-needed",
    ] {
      let fix = finding(id, .intent).fix ?? ""
      #expect(fix.contains("intent") && !fix.contains("view") && !fix.contains("card"), "\(fix)")
      #expect(finding(id, .widget) == Finding(id))
    }
    let exit = ChildEnd.exit(code: 0)
    let own = WidgetCrash(output: OutputTail(), code: .intent).finding(exit, while: "performing")
    #expect(own.sentence == "The app's code ended with code 0 while performing.")
    #expect(own.fix?.hasSuffix("on a phone the app would end.") == true)
    let view = WidgetCrash(output: OutputTail()).finding(exit, while: "drawing")
    #expect(view.sentence == "The widget ended with code 0 while drawing.")
    #expect(view.fix?.hasSuffix("on a phone the card would stay as it was.") == true)
  }

  @Test(arguments: [RunningCode.widget, .intent])
  func `code that was left out for want of an import is told with it`(of code: RunningCode) {
    let words = LeftOutCode.words(
      of: "Card.swift", LackingImport(of: "Tip", from: ["A", "TipKit"]).sentence)
    var output = OutputTail()
    output.append(Array("/b/Card-0.swift:12: Fatal error: \(words)\n".utf8))
    let gap = WidgetCrash(output: output, code: code).finding(.signal(4), while: "drawing")
    #expect(gap.id == "widget-code-needed")
    #expect(gap.sentence.contains("Tip is of A or TipKit, which the file does not import."))
    #expect(gap.fix == "Add: import A or import TipKit.")
  }

  @Test func `an intent that came to left-out code is told with what a phone does of it`() {
    var output = OutputTail()
    let words = LeftOutCode.words(of: "Card.swift", "MKShop is missing.")
    output.append(Array("/b/Card-0.swift:12: Fatal error: \(words)\n".utf8))
    let gap = WidgetCrash(output: output, code: .intent).finding(.signal(4), while: "performing")
    #expect(gap.id == "widget-code-needed")
    #expect(gap.sentence.hasPrefix("While performing, the app's code came to code that Islet"))
    #expect(gap.fix?.contains("runs it") == true)
  }
}
