import AppIntents
import Drawing
import Testing

@testable import SwiftUI

private struct Press: AppIntent {
  static let title: LocalizedStringResource = "Press"
  func perform() async throws -> some IntentResult { .result() }
}

/// The sizes of controls and symbols, LAYOUT.md "Controls" and "Symbols": the known ones, and the guesses as they stand.
@MainActor
@Suite struct ControlSizeTests {
  private func size(_ view: some View, width: Double? = nil, height: Double? = nil) -> Size {
    draw(view, width: width, height: height).size
  }

  @Test(
    arguments: [
      (ControlSize.mini, 28), (.small, 28), (.regular, 34.33), (.large, 50.33),
    ] as [(ControlSize, Double)])
  func `a bordered button is 28, 34.33 or 50.33 high by its size`(
    _ control: ControlSize, _ height: Double
  ) {
    let button = Button(intent: Press()) { Text(verbatim: "Go") }
    #expect(
      abs(size(button.buttonStyle(.bordered).controlSize(control)).height - height) < 0.01)
    #expect(
      abs(size(button.buttonStyle(.borderedProminent).controlSize(control)).height - height) < 0.01)
  }

  @Test(arguments: [(30.0, 46.0), (26, 42)])
  func `a small button in a circle is 8 larger on every side`(_ side: Double, _ expected: Double) {
    let button = Button(intent: Press()) { Color.clear.frame(width: side, height: side) }
      .buttonStyle(.borderedProminent).controlSize(.small)
    #expect(size(button.buttonBorderShape(.circle)) == Size(width: expected, height: expected))
    #expect(size(button).height == side + 10)
  }

  @Test func `the ground of a button is told as the shape that it has`() {
    func kinds(_ view: some View) -> [Substring] { frames(view).map { $0.prefix { $0 != " " } } }
    let button = Button(intent: Press()) { Text(verbatim: "Go") }
    #expect(kinds(button.buttonStyle(.borderedProminent)).contains("Capsule"))
    let boxed = AnyShape(AnyShape(RoundedRectangle(cornerRadius: 3))).frame(width: 9, height: 9)
    #expect(kinds(boxed).contains("RoundedRectangle") && !kinds(boxed).contains("AnyShape"))
  }

  @Test func `a shape may be that of the buttons where it stands`() {
    func contour(_ shape: some Shape, _ border: ButtonBorderShape) -> Contour? {
      let view = Color.red.frame(width: 40, height: 20).clipShape(shape).buttonBorderShape(border)
      return draw(view).items.lazy.compactMap {
        if case .group(let group) = $0 { group.clip } else { nil }
      }.first
    }
    let radius = ButtonBorderShape.roundedRectangle(radius: 5)
    #expect(contour(.buttonBorder, .capsule) == contour(.capsule, .automatic))
    #expect(
      contour(.buttonBorder, radius) == contour(RoundedRectangle(cornerRadius: 5), .automatic))
    #expect(contour(radius, .capsule) == contour(.buttonBorder, radius))
    #expect(contour(.buttonBorder, .circle) == contour(.circle, .automatic))
    #expect(contour(.buttonBorder, .buttonBorder) == contour(.capsule, .automatic))
    let filled = Text(verbatim: "a").background(.tint, in: .buttonBorder.inset(by: 1))
    #expect(draw(filled).items.count == 2)
  }

  @Test func `a bar whose value is hidden keeps 3 above and below`() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start...start.addingTimeInterval(60)
    let bar = ProgressView(timerInterval: range)
    #expect(size(bar.labelsHidden(), width: 200) == Size(width: 200, height: 10))
    let bare = ProgressView(
      timerInterval: range, label: { EmptyView() }, currentValueLabel: { EmptyView() })
    #expect(size(bare.labelsHidden(), width: 200) == Size(width: 200, height: 4))
    #expect(size(ProgressView(value: 0.5).labelsHidden(), width: 200).height == 4)
    let drawn = draw(bar.labelsHidden(), width: 200)
    guard case .progress(let mark)? = drawn.items.first else {
      Issue.record("no bar")
      return
    }
    #expect(mark.track == .capsule(Rect(x: 0, y: 3, width: 200, height: 4)))
  }

  @Test func `a plain button is as large as its label`() {
    let label = Text(verbatim: "Go")
    let button = Button(intent: Press()) { label }.buttonStyle(.plain)
    #expect(size(button) == size(label))
  }

  @Test
  func
    `a switch is 66 by 30 on iOS 26 and 51 by 31 before, without its label when labels are hidden`()
  {
    let toggle = Toggle(isOn: true, intent: Press()) { Text(verbatim: "On") }
    #expect(size(toggle.labelsHidden()) == Size(width: 51, height: 31))
    #expect(size(toggle, width: 300) == Size(width: 300, height: 31))
    var new = EnvironmentValues()
    new.system.systemVersion = 26
    let result = draw(toggle.labelsHidden(), environment: new)
    #expect(result.size == Size(width: 66, height: 30))
    // The knob is 38 by 25, 2.5 from the edge.
    guard case .fill(.rounded(let knob, _, _), _)? = result.items.last else {
      Issue.record("no knob")
      return
    }
    #expect(knob == Rect(x: 25.5, y: 2.5, width: 38, height: 25))
  }

  @Test func `a linear progress is a bar of 4 as wide as its room, labels above and below`() {
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

  @Test func `a ring is 20 by itself, fills its room and is 58 as a gauge; a wheel is 20`() {
    let ring = ProgressView(value: 0.5).progressViewStyle(.circular)
    #expect(size(ring) == Size(width: 20, height: 20))
    // The height that a compact island offers.
    #expect(size(ring, width: 100, height: 22.67) == Size(width: 22.67, height: 22.67))
    #expect(size(ProgressView()) == Size(width: 20, height: 20))
    let gauge = Gauge(value: 0.5) { Text(verbatim: "A") }
    #expect(size(gauge.gaugeStyle(.accessoryCircularCapacity)) == Size(width: 58, height: 58))
  }

  @Test func `a gauge's ring touches the upper edge of its 58 points`() throws {
    let gauge = Gauge(value: 1) { Text(verbatim: "A") }.gaugeStyle(.accessoryCircularCapacity)
    let tops = draw(gauge).items.compactMap { item -> Double? in
      guard case .stroke(.path(let elements, _), _, let style) = item,
        case .move(let start)? = elements.first
      else { return nil }
      #expect(abs(start.x - 29) < 0.1)
      return start.y - style.width / 2
    }
    #expect(tops.count == 2 && tops.allSatisfy { abs($0) < 0.1 }, "\(tops)")
  }

  @Test
  func
    `a ring holds its value or its label, shrunk to the square in it; a wheel has its label below`()
  {
    let labelled = ProgressView(value: 0.5) { Text(verbatim: "Half way") }
      .progressViewStyle(.circular)
    let result = draw(labelled, width: 40, height: 40)
    #expect(result.size == Size(width: 40, height: 40))
    let texts = result.items.compactMap { if case .text(let line) = $0 { line } else { nil } }
    #expect(texts.map(\.string) == ["Half way"])
    #expect((texts.first?.frame.width ?? 99) < 40 * 0.71)
    #expect(abs((texts.first?.frame.midX ?? 0) - 20) < 0.5)
    let wheel = draw(ProgressView { Text(verbatim: "Wait") })
    #expect(wheel.size.height > 20 + 20)
  }

  @Test func `a closed gauge shows its value, or its label where there is no value`() {
    func texts(_ view: some View) -> [String] {
      draw(view.gaugeStyle(.accessoryCircularCapacity)).items.compactMap {
        if case .text(let line) = $0 { line.string } else { nil }
      }
    }
    #expect(texts(Gauge(value: 0.5) { Text(verbatim: "A") }) == ["A"])
    let both = Gauge(value: 0.5) {
      Text(verbatim: "A")
    } currentValueLabel: {
      Text(verbatim: "5")
    }
    #expect(texts(both) == ["5"])
  }

  @Test func `a button around xmark.circle in body is 43.67 by 33 in the island`() {
    let button = Button(intent: Press()) { Image(systemName: "xmark.circle") }
    let box = size(button)
    #expect(abs(box.width - 43.67) < 0.01 && abs(box.height - 33) < 0.34, "\(box)")
  }

  @Test func `buttons keep 8 points to text that would stand nearer`() {
    func gap(_ style: some PrimitiveButtonStyle) -> Double {
      let column = VStack {
        Text(verbatim: "A").font(.caption2)
        Button(intent: Press()) { Text(verbatim: "Go") }.buttonStyle(style)
      }
      let frames = draw(column).outline.children[0].children.map(\.frame)
      return frames[1].minY - frames[0].maxY
    }
    #expect(abs(gap(.bordered) - 8) < 1e-9 && abs(gap(.borderedProminent) - 8) < 1e-9)
    #expect(abs(gap(.borderless) - 8) < 1e-9)
    #expect(gap(.plain) < 8)
  }

  @Test func `a label's icon and title stand 8 apart, or as far as asked`() {
    let label = Label("Home", systemImage: "house")
    let parts = size(Image(systemName: "house")).width + size(Text("Home")).width
    #expect(abs(size(label).width - parts - 8) < 0.01)
    #expect(abs(size(label.labelIconToTitleSpacing(3)).width - parts - 3) < 0.01)
    #expect(size(label.labelStyle(.iconOnly)) == size(Image(systemName: "house")))
    #expect(size(label.labelStyle(.titleOnly)) == size(Text("Home")))
  }

  @Test func `a label's icon takes the room that is kept for it, and a wider one its own`() {
    let label = Label("Home", systemImage: "house")
    let (icon, title) = (size(Image(systemName: "house")).width, size(Text("Home")).width)
    #expect(abs(size(label.labelReservedIconWidth(40)).width - 40 - 8 - title) < 0.01)
    #expect(abs(size(label.labelReservedIconWidth(4)).width - icon - 8 - title) < 0.01)
  }

  @Test func `labels of single values take no room beside a gauge`() {
    let (label, end) = ({ Text("a") }, { Text("9") })
    let plain = Gauge(
      value: 3, in: 0...10, label: label, currentValueLabel: end, minimumValueLabel: end,
      maximumValueLabel: end)
    let marked = Gauge(
      value: 3, in: 0...10, label: label, currentValueLabel: end, minimumValueLabel: end,
      maximumValueLabel: end, markedValueLabels: { Text("5").tag(5) })
    #expect(size(marked, width: 200) == size(plain, width: 200))
  }

  @Test func `a bordered button is as wide as its room where it is told to be`() {
    let button = Button("Go", intent: Press()).buttonStyle(.bordered)
    #expect(size(button.buttonSizing(.flexible), width: 200).width == 200)
    for sizing in [ButtonSizing.automatic, .fitted] {
      #expect(size(button.buttonSizing(sizing), width: 200) == size(button, width: 200))
    }
    let plain = Button("Go", intent: Press()).buttonStyle(.plain)
    #expect(size(plain.buttonSizing(.flexible), width: 200) == size(plain, width: 200))
  }

  @Test(
    arguments: [
      ("star", 17, 21.67, 19.67), ("chevron.right", 17, 12, 16), ("arrow.right", 15, 17.67, 13),
      ("car", 15, 21, 15.67), ("xmark.circle", 17, 19.67, 18.67),
    ] as [(String, Double, Double, Double)])
  func `a symbol has its own box`(_ name: String, _ font: Double, _ width: Double, _ height: Double)
  {
    let box = size(Image(systemName: name).font(.system(size: font)))
    #expect(abs(box.width - width) < 0.005 && abs(box.height - height) < 0.005, "\(box)")
  }

  @Test func `a symbol stands on the baseline of the text beside it as its box says`() {
    let row = HStack(alignment: .firstTextBaseline) {
      Image(systemName: "star")
      Text(verbatim: "A")
    }
    let frames = draw(row).outline.children[0].children.map(\.frame)
    // A star of body text hangs 3.5 below the baseline, which is 16.33 below the text's top.
    #expect(abs(frames[0].maxY - (frames[1].minY + 16 + 1.0 / 3) - 3.5) < 0.01)
  }

  @Test func `a picture has its own size and only a resizable one takes its room`() {
    #expect(size(Image(systemName: "star"), width: 300, height: 300).width < 30)
    let filled = Image(systemName: "star").resizable()
    #expect(size(filled, width: 300, height: 200) == Size(width: 300, height: 200))
  }
}
