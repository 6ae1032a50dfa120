import AlarmKit
import Drawing
import Foundation
import Testing

@testable import SwiftUI

private struct Tea: AlarmMetadata {}

/// The system's alert of an alarm, SURFACES.md "Alarms".
@MainActor
@Suite struct AlarmStandInTests {
  /// Draws the screen on which an alarm rings, of an iPhone 17 Pro unless another one is named.
  private func screen(
    _ button: AlarmButton?, title: LocalizedStringResource = "Tea",
    size: Size = Size(width: 402, height: 874), top: Double = 62
  ) throws -> ViewRenderer.Result {
    Surroundings.current = Surroundings()
    Surroundings.current.appTitle = "Tea House"
    defer { Surroundings.current = Surroundings() }
    let attributes = AlarmAttributes<Tea>(
      presentation: AlarmPresentation(alert: .init(title: title, secondaryButton: button)),
      tintColor: .orange)
    let state = AlarmPresentationState(
      alarmID: UUID(), mode: .alert(.init(time: .init(hour: 3, minute: 59))))
    let template = try #require(attributes.systemTemplate(for: state, screenTop: top))
    var environment = EnvironmentValues()
    environment.system.colorScheme = .dark
    return ViewRenderer.render(
      template.card, proposal: Proposal(size), environment: environment)
  }

  private func words(_ node: OutlineNode) -> [String] {
    [node.content].compactMap(\.self) + node.children.flatMap(words)
  }

  private func frame(of word: String, in node: OutlineNode) -> Rect? {
    node.content == word
      ? node.frame : node.children.lazy.compactMap { frame(of: word, in: $0) }.first
  }

  private func isNear(_ frame: Rect?, _ other: Rect) -> Bool {
    guard let frame else { return false }
    return abs(frame.x - other.x) < 0.5 && abs(frame.y - other.y) < 0.5
      && abs(frame.width - other.width) < 0.5 && abs(frame.height - other.height) < 0.5
  }

  @Test func `a ringing alarm has the sizes of a phone, and the app's name`() throws {
    let button = AlarmButton(text: "Go", textColor: .blue, systemImageName: "repeat")
    let result = try screen(button)
    let frames = result.regions.map(\.frame)
    #expect(frames.count == 2)
    #expect(isNear(frames.first, Rect(x: 16, y: 578, width: 370, height: 104)), "\(frames)")
    #expect(isNear(frames.last, Rect(x: 16, y: 706, width: 370, height: 104)), "\(frames)")
    let words = words(result.outline)
    #expect(words.contains("Tea House") && words.contains("3:59"), "\(words)")
    #expect(!words.contains("repeat"))
    let title = try #require(frame(of: "Tea", in: result.outline))
    #expect(abs(title.midY - 182) < 0.5, "\(title)")
    // The digits' ink is from 237.7 to 347.3, and rounds of digits reach over their line.
    let time = try #require(frame(of: "3:59", in: result.outline))
    let face = Face(size: 151, weight: 600)
    let baseline = time.y + TypeMetrics.ascent(face)
    #expect(abs(baseline - 346) < 1.5 && abs(baseline - TypeMetrics.capHeight(face) - 239) < 1.5)
    let slide = try #require(frame(of: "slide to stop", in: result.outline))
    #expect(abs(slide.midX - 201) < 1, "\(slide)")
  }

  @Test func `on a low screen an alarm with a title of two lines has room`() throws {
    let button = AlarmButton(text: "Go", textColor: .blue, systemImageName: "repeat")
    let result = try screen(
      button, title: "The tea that stood in the kitchen for five minutes",
      size: Size(width: 375, height: 667), top: 20)
    #expect(result.size.height <= 667.01, "\(result.size)")
    let last = try #require(result.regions.last?.frame)
    #expect(abs(last.maxY - (667 - 64)) < 0.5, "\(last)")
  }

  @Test func `without a second button an alarm's time is in the middle of what the slider leaves`()
    throws
  {
    let result = try screen(nil)
    #expect(result.regions.count == 1)
    let time = try #require(frame(of: "3:59", in: result.outline))
    #expect(time.midY > 300 && time.midY < 400, "\(time)")
  }
}
