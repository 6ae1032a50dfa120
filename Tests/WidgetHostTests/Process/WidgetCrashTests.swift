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

  @Test func `a trap is mended at its line`() {
    let finding = WidgetCrash(output: OutputTail()).finding(.signal(4), while: "drawing")
    #expect(finding.fix?.contains("line") == true)
  }
}
