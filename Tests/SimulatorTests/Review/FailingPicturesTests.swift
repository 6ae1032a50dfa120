import Findings
import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget that answers each request for a picture as a test has it.
@MainActor
private final class FailingWidget: WidgetRunner {
  private let answer: (RenderRequest) -> WidgetReply

  init(_ answer: @escaping (RenderRequest) -> WidgetReply) { self.answer = answer }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .render(let render) = request else { return reply(.described([])) }
    reply(answer(render))
  }

  func stop() {}
}

@MainActor
@Suite("A review of a widget that does not draw")
struct FailingPicturesTests {
  private func faults(_ answer: @escaping (RenderRequest) -> WidgetReply) throws -> [Finding] {
    let folder = AppFolder(
      name: "ferry", title: "Ferry", bundle: "app.ferry", attributesType: "FerryAttributes",
      icon: "F", attributes: .object(JSONObject()), states: [("a", ["n": 1])])
    let widget = FailingWidget(answer)
    let review = WidgetReview(of: folder, by: widget, on: .standard, at: 0, source: nil)
    var found: WidgetReview.Result?
    review.run { found = $0 }
    return try #require(found).drawn.compactMap { picture in
      if case .failed(let finding) = picture.reply { finding } else { nil }
    }
  }

  @Test func `one that ends only when a date of the state has passed is told so`() throws {
    let faults = try faults { render in
      render.environment.now > 60
        ? .failed(Finding("widget-crashed", sentence: "Range requires lower <= upper."))
        : .rendered(.text("x", in: render.room))
    }
    let late = try #require(faults.first)
    #expect(faults.allSatisfy { $0.id == "archive-date-passed" })
    #expect(late.sentence.hasSuffix("minutes after the state came: Range requires lower <= upper."))
  }

  @Test func `one that ends at once is told as it ends`() throws {
    let faults = try faults { _ in .failed(Finding("widget-crashed")) }
    #expect(!faults.isEmpty && faults.allSatisfy { $0.id == "widget-crashed" })
  }

  @Test func `one that answers with no picture is told as not drawn`() throws {
    let faults = try faults { _ in .described([]) }
    #expect(!faults.isEmpty && faults.allSatisfy { $0.id == "check-draw" })
  }
}
