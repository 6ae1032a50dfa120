import EventLoop
import Findings
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
    #expect(gap.location?.line == 12 && gap.fix?.hasPrefix("A phone has this code") == true)
    // Where nothing is known of the reason, and what only reads like it.
    #expect(
      finding(LeftOutCode.words(of: "Card.swift", "")).sentence.contains("compile (Card-0") == true)
    #expect(finding("code here").id == "widget-crashed")
  }

  @Test func `a trap is mended at its line`() {
    let finding = WidgetCrash(output: OutputTail()).finding(.signal(4), while: "drawing")
    #expect(finding.fix?.contains("line") == true)
  }
}
