import Findings
import Testing
import WidgetProtocol

@testable import WidgetKit

@MainActor
@Suite("A request that a process has no answer to") struct UnknownRequestTests {
  private func finding(_ reply: WidgetReply?) -> FindingID? {
    if case .failed(let finding)? = reply { finding.id } else { nil }
  }

  @Test(arguments: [
    WidgetRequest.run(IntentRun(name: "Like")), .news(.dismissed(activityID: "a1")),
  ])
  func `is told so by the widget's process, which runs no intent by its name`(
    request: WidgetRequest
  ) {
    #expect(finding(WidgetCatalog().reply(to: request)) == "widget-request-unknown")
  }

  @Test func `is told so by the app's process, which reads news elsewhere`() {
    let letter = Letter()
    WidgetCatalog().begin(.news(.dismissed(activityID: "a1"))) { letter.reply = $0 }
    #expect(finding(letter.reply) == "widget-request-unknown")
  }

  @MainActor
  private final class Letter { var reply: WidgetReply? }
}
