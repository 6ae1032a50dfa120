import AppIntents
import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite struct BoxTests {
  @Test func `a group box pads its content and stands it below its title`() {
    let box = GroupBox("Title") { Rectangle().frame(width: 50, height: 10) }
    let lines = frames(box)
    #expect(lines.contains { $0.hasPrefix("Text 16,16 ") })
    // The content stands under the title, 16 points from the edge.
    #expect(lines.contains { $0.hasPrefix("Rectangle 16,") && $0.hasSuffix("50x10") })
  }

  @Test func `a style of one's own makes the group box`() {
    let box = GroupBox { Rectangle().frame(width: 50, height: 10) }.groupBoxStyle(Bare())
    #expect(frames(box) == ["Rectangle 0,0 50x10"])
  }

  struct Bare: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  @Test func `labelled content keeps to its style`() {
    let content = LabeledContent("A", value: "B")
    #expect(frames(content, width: 100).first?.hasPrefix("HStack 0,0 100x") == true)
    #expect(
      frames(content.labeledContentStyle(Stacked()), width: 100).first?.hasPrefix("VStack") == true)
  }

  struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `where there is no content a symbol stands above title and description`() {
    let view = ContentUnavailableView("None", systemImage: "tray", description: Text("Later"))
    let kinds = frames(view, width: 300, height: 200).map { $0.split(separator: " ")[0] }
    #expect(kinds.filter { $0 == "Image" }.count == 1)
    #expect(kinds.filter { $0 == "Text" }.count == 2)
  }

  @Test func `glass lies behind the view in a form`() {
    let items = draw(Text(verbatim: "Hi").padding().glassEffect(.regular.tint(.red))).items
    #expect(items.count == 3)
    let none = draw(Text(verbatim: "Hi").padding().glassEffect(.identity)).items
    #expect(none.count == 1)
  }

  @Test func `a view takes a part of its container`() {
    let view = Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
    #expect(frames(view, width: 100, height: 20) == ["Color 0,0 63.33x20"])
    let half = Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }
    #expect(frames(half, width: 100, height: 20) == ["Color 0,0 100x10"])
    // In a widget's window what stands around the view takes nothing from its container.
    var window = EnvironmentValues()
    window.system.containerWidth = 365
    let half365 = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(
      frames(half365.padding(20), width: 200, height: 60, environment: window)
        == ["Color 20,20 182.5x20"])
  }

  @Test func `a timeline's content may read its date`() {
    let view = TimelineView(.periodic(from: .now, by: 1)) { context in
      let date = context.date
      Text(date, style: .time)
      if context.cadence == .live { Text("\(date.timeIntervalSince1970)") }
    }
    #expect(frames(view).filter { $0.hasPrefix("Text") }.count == 2)
  }

  @Test func `buttons and toggles take roles and symbols beside their intents`() {
    let view = VStack {
      Button("Stop", role: .destructive, intent: Press())
      Toggle("Lamp", systemImage: "lightbulb", isOn: true, intent: Press())
    }
    #expect(draw(view).regions.count == 2)
  }

  struct Press: AppIntent {
    static let title: LocalizedStringResource = "Press"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a style may show its control again`() {
    let box = GroupBox("Title") { Rectangle().frame(width: 50, height: 10) }
    #expect(frames(box.groupBoxStyle(Doubled())) == frames(VStack { box }))
    let content = LabeledContent("A", value: "B")
    #expect(frames(content.labeledContentStyle(Again()), width: 90) == frames(content, width: 90))
  }

  struct Doubled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { GroupBox(configuration) } }
  }
  struct Again: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
  }

  @Test func `what is disclosed shows below its label, and only when it is open`() {
    func group(_ isOpen: Bool) -> some View {
      DisclosureGroup("More", isExpanded: .constant(isOpen)) {
        Rectangle().frame(width: 50, height: 10)
      }
    }
    #expect(!frames(group(false), width: 200).contains { $0.hasPrefix("Rectangle") })
    #expect(frames(group(true), width: 200).contains { $0.hasPrefix("Rectangle 0,") })
  }

  @Test func `controls of a group stand in a row, and a share link is its label`() {
    let group = ControlGroup {
      Rectangle().frame(width: 10, height: 10)
      Rectangle().frame(width: 10, height: 10)
    }
    #expect(frames(group) == ["HStack 0,0 28x10", "Rectangle 0,0 10x10", "Rectangle 18,0 10x10"])
    let link = ShareLink("Share", item: "x")
    #expect(frames(link) == frames(Label("Share", systemImage: "square.and.arrow.up")))
  }

  @Test func `a style of one's own makes what opens below a label`() {
    func group(_ isOpen: Bool) -> some View {
      DisclosureGroup(isExpanded: .constant(isOpen)) {
        Rectangle().frame(width: 50, height: 10)
      } label: {
        Rectangle().frame(width: 20, height: 10)
      }
      .disclosureGroupStyle(Beside())
    }
    #expect(frames(group(false)) == ["HStack 0,0 20x10", "Rectangle 0,0 20x10"])
    #expect(
      frames(group(true)) == ["HStack 0,0 70x10", "Rectangle 0,0 20x10", "Rectangle 20,0 50x10"])
    let usual = DisclosureGroup("More") { Text(verbatim: "a") }
    #expect(frames(usual.disclosureGroupStyle(.automatic), width: 90) == frames(usual, width: 90))
  }

  struct Beside: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}
