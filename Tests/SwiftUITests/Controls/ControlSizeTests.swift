import AppIntents
import Drawing
import Testing

@testable import SwiftUI

private struct Press: AppIntent {
  static let title: LocalizedStringResource = "Press"
  func perform() async throws -> some IntentResult { .result() }
}

/// The sizes of controls and symbols, layout.md §4.1: the known ones, and the guesses as they stand.
@MainActor
@Suite struct ControlSizeTests {
  private func size(_ view: some View, width: Double? = nil, height: Double? = nil) -> Size {
    draw(view, width: width, height: height).size
  }

  @Test(
    "§4.1 a bordered button is 28, 34.33 or 50.33 high by its size",
    arguments: [
      (ControlSize.mini, 28), (.small, 28), (.regular, 34.33), (.large, 50.33),
    ] as [(ControlSize, Double)])
  func buttons(_ control: ControlSize, _ height: Double) {
    let button = Button(intent: Press()) { Text(verbatim: "Go") }
    #expect(
      abs(size(button.buttonStyle(.bordered).controlSize(control)).height - height) < 0.01)
    #expect(
      abs(size(button.buttonStyle(.borderedProminent).controlSize(control)).height - height) < 0.01)
  }

  @Test func `§4.1 a plain button is as large as its label`() {
    let label = Text(verbatim: "Go")
    let button = Button(intent: Press()) { label }.buttonStyle(.plain)
    #expect(size(button) == size(label))
  }

  @Test func `§4.1 a switch is 51 by 31, without its label when labels are hidden`() {
    let toggle = Toggle(isOn: true, intent: Press()) { Text(verbatim: "On") }
    #expect(size(toggle.labelsHidden()) == Size(width: 51, height: 31))
    #expect(size(toggle, width: 300) == Size(width: 300, height: 31))
  }

  @Test func `§4.1 a linear progress is a bar of 4 as wide as its room, labels above and below`() {
    #expect(size(ProgressView(value: 0.5), width: 200) == Size(width: 200, height: 4))
    let labelled = ProgressView(value: 0.5) {
      Text(verbatim: "Label")
    } currentValueLabel: {
      Text(verbatim: "50")
    }
    // A line of body, of caption, the bar, and two gaps of 4.
    let height = (20 + 1.0 / 3) + (14 + 1.0 / 3) + 4 + 8
    #expect(abs(size(labelled, width: 200).height - height) < 0.01)
  }

  @Test func `§4.1 a ring is 20 by itself and 58 as a gauge, a wheel 20`() {
    #expect(
      size(ProgressView(value: 0.5).progressViewStyle(.circular)) == Size(width: 20, height: 20))
    #expect(size(ProgressView()) == Size(width: 20, height: 20))
    let gauge = Gauge(value: 0.5) { Text(verbatim: "A") }
    #expect(size(gauge.gaugeStyle(.accessoryCircularCapacity)) == Size(width: 58, height: 58))
  }

  @Test func `§4.1 a label's icon and title stand 8 apart, or as far as asked`() {
    let label = Label("Home", systemImage: "house")
    let parts = size(Image(systemName: "house")).width + size(Text("Home")).width
    #expect(abs(size(label).width - parts - 8) < 0.01)
    #expect(abs(size(label.labelIconToTitleSpacing(3)).width - parts - 3) < 0.01)
    #expect(size(label.labelStyle(.iconOnly)) == size(Image(systemName: "house")))
    #expect(size(label.labelStyle(.titleOnly)) == size(Text("Home")))
  }

  @Test func `§4.1 a symbol grows with its font and by 0.8, 1 and 1.28 with its scale`() {
    let star = Image(systemName: "star").font(.system(size: 100))
    let medium = size(star)
    #expect(abs(medium.height - 119) < 0.34 && abs(medium.width - 120) < 0.34)
    #expect(abs(size(star.imageScale(.small)).height - 95.2) < 0.34)
    #expect(abs(size(star.imageScale(.large)).height - 152.32) < 0.34)
    // Measured: 70.33 by 25.67 at 64 points.
    let chevron = size(Image(systemName: "chevron.compact.down").font(.system(size: 64)))
    #expect(abs(chevron.width - 70.33) < 0.01 && abs(chevron.height - 25.67) < 0.34)
  }

  @Test func `§4.1 a picture has its own size and only a resizable one takes its room`() {
    #expect(size(Image(systemName: "star"), width: 300, height: 300).width < 30)
    let filled = Image(systemName: "star").resizable()
    #expect(size(filled, width: 300, height: 200) == Size(width: 300, height: 200))
  }
}
