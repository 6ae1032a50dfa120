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

  @Test func `an intent that no app has is not run`() async {
    let reply = await withCheckedContinuation { answered in
      WidgetCatalog().begin(.run(IntentRun(name: "Like"))) { answered.resume(returning: $0) }
    }
    #expect(finding(reply) == "intent-not-run")
  }

  @Test func `an activity that the widget does not have is not drawn`() {
    let request = RenderRequest(
      attributesType: "TripAttributes",
      room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 260),
      environment: WidgetEnvironment(locale: "en_US", timeZone: "UTC", now: 0), attributes: "{}",
      state: "{}", activityID: "t", isStale: false)
    #expect(finding(WidgetCatalog().answer(.render(request))) == "widget-unknown-attributes-type")
  }

  @MainActor
  private final class Letter { var reply: WidgetReply? }
}
