import Findings
import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget that never ends drawing the first so many pictures of a presentation, and draws all others.
@MainActor
private final class EndlessWidget: WidgetRunner {
  private(set) var asked = 0
  private var left: Int

  init(late: Int) { left = late }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .render(let render) = request else { return reply(.described([])) }
    asked += 1
    if render.room.slot == .lockScreen, left > 0 {
      left -= 1
      return reply(.failed(Finding("widget-too-slow")))
    }
    reply(.rendered(.text("x", in: render.room)))
  }

  func stop() {}
}

@MainActor
@Suite("A review of a widget that does not end")
struct LatePicturesTests {
  private func review(_ widget: EndlessWidget) -> (WidgetReview.Result?, progress: [Int]) {
    let folder = AppFolder(
      name: "ferry", title: "Ferry", bundle: "app.ferry", attributesType: "FerryAttributes",
      icon: "F", attributes: .object(JSONObject()), states: [("a", ["n": 1]), ("b", ["n": 2])])
    let review = WidgetReview(of: folder, by: widget, on: .standard, at: 0, source: nil)
    var found: WidgetReview.Result?
    var progress: [Int] = []
    review.run(onProgress: { done, _ in progress.append(done) }) { found = $0 }
    return (found, progress)
  }

  @Test func `asks for no more pictures after two, and says how many are left out`() throws {
    let widget = EndlessWidget(late: 100)
    let result = try #require(review(widget).0)
    let late = result.drawn.count {
      if case .failed(let finding) = $0.reply { finding.id == "widget-too-slow" } else { false }
    }
    #expect(late == 2)
    #expect(widget.asked < 12)
    let told = try #require(result.findings.first { $0.id == "check-unfinished" })
    let all = widget.asked + result.leftOut
    #expect(
      told.sentence
        == "\(result.leftOut) of \(all) pictures were not asked for, since 2 before them did not come in time."
    )
  }

  @Test func `goes on after one, which may have been chance`() throws {
    let widget = EndlessWidget(late: 1)
    let (found, progress) = review(widget)
    let result = try #require(found)
    #expect(result.leftOut == 0)
    #expect(!result.findings.contains { $0.id == "check-unfinished" })
    #expect(progress == Array(0..<widget.asked))
  }
}
