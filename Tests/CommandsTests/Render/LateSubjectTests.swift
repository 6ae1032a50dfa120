import Findings
import Foundation
import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

@testable import Commands

/// A widget that never ends drawing.
@MainActor
private final class EndlessWidget: WidgetRunner {
  private(set) var asked = 0

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    asked += 1
    reply(.failed(Finding("widget-too-slow")))
  }

  func stop() {}
}

@MainActor
@Suite("A widget whose pictures are asked for one by one")
struct LateSubjectTests {
  private func subject(_ widget: any WidgetRunner, at path: String? = nil) -> WidgetSubject {
    let folder = AppFolder(
      name: "ferry", title: "Ferry", bundle: "app.ferry", attributesType: "FerryAttributes",
      icon: "F", attributes: .object(JSONObject()), states: Stagecraft.states, path: path)
    return WidgetSubject(folder: folder, runner: widget, now: 0)
  }

  @Test func `is not asked any more after two that came too late`() throws {
    let widget = EndlessWidget()
    let subject = subject(widget)
    let sample = try #require(subject.samples.first)
    let room = try #require(DeviceModel.standard.room(for: .lockScreen))
    let sentences = (0..<3).map { _ -> String in
      switch subject.draw(sample, room, WidgetEnvironment(now: 0), isStale: false) {
      case .success: "drawn"
      case .failure(let failure): failure.finding.sentence
      }
    }
    #expect(widget.asked == 2)
    #expect(
      sentences.last
        == "It was not asked for, since 2 pictures before it did not come in time.")
    #expect(sentences.first != sentences.last)
  }

  @Test func `has the line of what it says of itself, where one line says it`() throws {
    let notebook = Notebook()
    try notebook.write("Image(\"one\")\nImage(\"two\")\nImage(\"two\")", "Card.swift")
    let subject = subject(EndlessWidget(), at: notebook.folder)
    func place(_ name: String) -> String {
      subject.place(
        of: Finding("widget-image-missing", mention: .literal(name, beside: ["mage"])))
    }
    #expect(place("one") == "\(notebook.folder)/Card.swift:1: ")
    #expect(place("two") == "" && place("three") == "")
    #expect(subject.place(of: Finding("widget-gesture")) == "")
    let own = Finding("widget-crashed", location: SourceLocation(file: "A.swift", line: 7))
    #expect(subject.place(of: own) == "A.swift:7: ")
  }
}
