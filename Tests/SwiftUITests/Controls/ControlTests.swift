import AppIntents
import Drawing
import Testing

@testable import SwiftUI

private struct Cancel: AppIntent {
  static let title: LocalizedStringResource = "Cancel"
  @MainActor static var performed = 0
  func perform() async throws -> some IntentResult {
    await MainActor.run { Cancel.performed += 1 }
    return .result()
  }
}

private struct PlainForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.content }
  }
}

private struct PlainMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding()
  }
}

/// Buttons, links, toggles, progress and gauges.
@MainActor
@Suite struct ControlTests {
  @Test func `a button with an intent answers a tap where it stands and runs the intent`()
    async throws
  {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Button(intent: Cancel()) { Text(verbatim: "Stop").frame(width: 50, height: 40) }
        .buttonStyle(.plain)
    }
    let result = draw(view)
    #expect(
      result.regions
        == [
          TapRegion(
            frame: Rect(x: 10, y: 0, width: 50, height: 40), action: .button(0), label: "Stop")
        ])
    let before = Cancel.performed
    try await result.actions[0].perform()
    #expect(Cancel.performed == before + 1)
  }

  @Test func `a shape cuts what can be touched in it and nothing beside it`() {
    let button = Button(intent: Cancel()) { Text(verbatim: "Stop").frame(width: 50, height: 40) }
      .buttonStyle(.plain)
    let view = HStack(spacing: 0) {
      button.frame(width: 30, height: 40).clipShape(Rectangle())
      button
    }
    #expect(
      draw(view).regions.map(\.frame)
        == [
          Rect(x: 0, y: 0, width: 30, height: 40), Rect(x: 30, y: 0, width: 50, height: 40),
        ])
  }

  @Test func `a title may be a resource, as an alarm's buttons have it`() {
    let title: LocalizedStringResource = "Stop"
    let texts = { (view: any View) in draw(AnyView(view)).regions.map(\.label) }
    #expect(texts(Button(title, intent: Cancel())) == ["Stop"])
    #expect(texts(Button(title, systemImage: "stop.fill", intent: Cancel())) == ["Stop"])
    #expect(
      texts(Button(intent: Cancel()) { Label(title, systemImage: "stop.fill") }) == ["Stop"])
    #expect(texts(Toggle(title, isOn: true, intent: Cancel())) == ["Stop"])
  }

  @Test func `a title may be a variable, with a symbol or a picture beside it`() {
    let (word, resource): (String, LocalizedStringResource) = ("Stop", "Stop")
    let picture = ImageResource(name: "stop", bundle: .main)
    let on = Binding.constant(true)
    let pressed: [any View] = [
      Button(word, systemImage: "stop", intent: Cancel()),
      Button(word, image: picture, intent: Cancel()),
      Button(resource, image: picture, intent: Cancel()),
      Button("Stop", image: picture, intent: Cancel()),
      Toggle(word, systemImage: "stop", isOn: true, intent: Cancel()),
      Toggle(resource, systemImage: "stop", isOn: true, intent: Cancel()),
    ]
    for view in pressed {
      // A picture is read out by its name.
      #expect(["Stop", "stop, Stop"].contains(draw(AnyView(view)).regions.first?.label))
    }
    let unanswered: [any View] = [
      Button(word, systemImage: "stop") {}, Button(resource, systemImage: "stop") {},
      Button(word, image: picture) {}, Button(resource, image: picture) {},
      Button("Stop", image: picture) {}, Toggle(word, systemImage: "stop", isOn: on),
      Toggle(resource, systemImage: "stop", isOn: on), Toggle(resource, isOn: on),
    ]
    for view in unanswered { #expect("\(draw(AnyView(view)).items)".contains("Stop")) }
  }

  private struct Framed: PrimitiveButtonStyle {
    @Environment(\.colorScheme) private var scheme
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(scheme == .dark ? 3 : 1)
    }
  }

  @Test func `a style that changes a button leaves it the style around it`() {
    let button = Button(intent: Cancel()) { Text(verbatim: "Stop") }
    func width(_ view: some View) -> Double {
      var dark = EnvironmentValues()
      dark.colorScheme = .dark
      let result = draw(view, environment: dark)
      #expect(result.regions.map(\.label) == ["Stop"])
      #expect(result.findings.isEmpty)
      return result.size.width
    }
    let plain = width(button.buttonStyle(.plain))
    #expect(width(button.buttonStyle(Framed())) == width(button) + 6)
    #expect(width(VStack { button.buttonStyle(Framed()) }.buttonStyle(.plain)) == plain + 6)
    #expect(width(button.buttonStyle(Framed()).buttonStyle(Framed())) == width(button) + 12)
  }

  @Test func `a button in what a style makes is not in that style`() {
    struct Doubled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button(intent: Cancel()) { Text(verbatim: "Again") }
        }
      }
    }
    let button = Button(intent: Cancel()) { Text(verbatim: "Stop") }.buttonStyle(Doubled())
    #expect(draw(button).regions.map(\.label) == ["Again", "Stop, Again"])
  }

  @Test func `a label outside of a control names what is touched`() {
    let labels = { (view: any View) in draw(AnyView(view)).regions.map(\.label) }
    let button = Button(intent: Cancel()) { Image(systemName: "xmark") }
    let link: Link<Image> = Link(
      destination: URL(string: "match://open") ?? URL(fileURLWithPath: "/")
    ) {
      Image(systemName: "star")
    }
    let toggle = Toggle(isOn: true, intent: Cancel()) { Image(systemName: "bell") }
    #expect(labels(button.accessibilityLabel("Cancel")) == ["Cancel"])
    #expect(labels(link.accessibilityLabel("Open")) == ["Open"])
    #expect(labels(toggle.accessibilityLabel("Alarm")) == ["Alarm"])
    #expect(
      labels(button.padding(4).background(.red).frame(width: 60).accessibilityLabel("Cancel"))
        == ["Cancel"])
    #expect(labels(button.accessibilityLabel("Stop").accessibilityLabel("Cancel")) == ["Cancel"])
  }

  @Test func `a label of more than a control leaves the control its own`() {
    let labels = { (view: any View) in draw(AnyView(view)).regions.map(\.label) }
    let button = Button("Stop", intent: Cancel())
    #expect(
      labels(
        HStack {
          Text(verbatim: "2:10")
          button
        }.accessibilityLabel("Two minutes")) == ["Stop"])
    #expect(
      labels(
        HStack {
          button
          button
        }.accessibilityLabel("Both")) == ["Stop", "Stop"])
  }

  @Test func `a style that changes a control leaves it the style around it`() {
    struct FramedProgress: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).padding(3)
      }
    }
    struct FramedLabel: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
    }
    struct FramedToggle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3) }
    }
    func same(_ changed: some View, _ plain: some View) -> Bool {
      draw(changed, width: 40, height: 40).items == draw(plain, width: 40, height: 40).items
    }
    let ring = ProgressView(value: 0.3)
    #expect(
      same(
        VStack { ring.progressViewStyle(FramedProgress()) }.progressViewStyle(.circular),
        ring.progressViewStyle(.circular).padding(3)))
    let label = Label("Stop", systemImage: "stop")
    #expect(
      same(
        VStack { label.labelStyle(FramedLabel()) }.labelStyle(.iconOnly),
        label.labelStyle(.iconOnly).padding(3)))
    let toggle = Toggle("Stop", isOn: true, intent: Cancel())
    #expect(
      same(
        VStack { toggle.toggleStyle(FramedToggle()) }.toggleStyle(.button),
        toggle.toggleStyle(.button).padding(3)))
    #expect(same(ring.progressViewStyle(FramedProgress()), ring.padding(3)))
  }

  @Test(arguments: ControlSize.allCases)
  func `a toggle that looks like a button has one size, with a ground only while it is on`(
    size: ControlSize
  ) {
    func toggle(_ isOn: Bool) -> ViewRenderer.Result {
      draw(
        Toggle("Stop", isOn: isOn, intent: Cancel()).toggleStyle(.button).controlSize(size))
    }
    let (on, off) = (toggle(true), toggle(false))
    #expect(on.size == off.size)
    #expect(on.items.count == 2 && off.items.count == 1)
    #expect(off.regions.map(\.frame) == on.regions.map(\.frame))
  }

  @Test func `a button without a style stands on a faint ground, a plain one does not`() {
    let plain = draw(Button(intent: Cancel()) { Text(verbatim: "Stop") }.buttonStyle(.plain))
    #expect(plain.items.count == 1)
    let usual = draw(Button(intent: Cancel()) { Text(verbatim: "Stop") })
    #expect(usual.items.count == 2)
    #expect(usual.size.width == plain.size.width + 24)
    #expect(abs(usual.size.height - plain.size.height - 14) < 1e-9)
  }

  @Test
  func
    `a button without a style is a capsule with a third of the tint on dark, and its label has the tint`()
  {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let result = draw(Button(intent: Cancel()) { Text(verbatim: "Stop") }, environment: dark)
    guard case .fill(.rounded(let ground, let radius, _), .color(let fill))? = result.items.first,
      case .text(let line)? = result.items.last
    else {
      Issue.record("no capsule")
      return
    }
    #expect(abs(radius.topLeft - ground.height / 2) < 0.01)
    let blue = SystemColor.blue.value(in: dark)
    #expect(fill == blue.opacity(0.32))
    #expect(line.runs.first?.paint == .color(blue))
  }

  @Test func `on light a button's ground has an eighth of the tint, as on a picture of a phone`() {
    let result = draw(Button(intent: Cancel()) { Text(verbatim: "Stop") })
    guard case .fill(_, .color(let fill))? = result.items.first else {
      Issue.record("no ground")
      return
    }
    #expect(fill == SystemColor.blue.value(in: EnvironmentValues()).opacity(0.12))
  }

  @Test(arguments: ["automatic", "borderless", "bordered", "borderedProminent", "plain"])
  func `a colour given to a button, or to what it stands in, wins over the tint in every style`(
    _ style: String
  ) {
    func color(_ view: some View) -> RGBA? {
      let items = draw(view).items.compactMap { if case .text(let line) = $0 { line } else { nil } }
      guard case .color(let color)? = items.first?.runs.first?.paint else { return nil }
      return color
    }
    @ViewBuilder func button() -> some View {
      let button = Button(intent: Cancel()) { Text(verbatim: "Stop") }
      switch style {
      case "borderless": button.buttonStyle(.borderless)
      case "bordered": button.buttonStyle(.bordered)
      case "borderedProminent": button.buttonStyle(.borderedProminent)
      case "plain": button.buttonStyle(.plain)
      default: button
      }
    }
    let red = SystemColor.red.value(in: EnvironmentValues())
    #expect(color(button().foregroundStyle(.red)) == red)
    #expect(color(button().foregroundColor(.red)) == red)
    #expect(color(VStack { button() }.foregroundStyle(.red)) == red)
    #expect(color(button().tint(.green)) != red)
  }

  @Test func `a colour given to a link is its label's`() throws {
    let url = try #require(URL(string: "match://open"))
    let link = Link("Open", destination: url)
    let red = SystemColor.red.value(in: EnvironmentValues())
    #expect(
      draw(link.foregroundColor(.red)).outline.children[0].children[0].color == red)
  }

  @Test func `a button with a closure does nothing here and is a finding`() {
    let result = draw(Button("Open") {})
    #expect(result.regions.isEmpty)
    #expect(result.findings.map(\.id) == ["widget-button-closure"])
  }

  @Test func `a gesture changes no picture and is a finding, once`() {
    let plain = draw(Text(verbatim: "Open"))
    let text = Text(verbatim: "Open").onTapGesture {}.onLongPressGesture {}
    let result = draw(text)
    #expect(result.items == plain.items && result.regions.isEmpty)
    #expect(result.findings.map(\.id) == ["widget-gesture"])
    #expect(plain.findings.isEmpty)
  }

  @Test func `a disabled button answers no tap`() {
    #expect(draw(Button("Stop", intent: Cancel()).disabled(false)).regions.count == 1)
    #expect(draw(Button("Stop", intent: Cancel()).disabled(true)).regions.isEmpty)
  }

  @Test func `a toggle tells whether it is on`() {
    let result = draw(Toggle("Sound", isOn: true, intent: Cancel()), width: 200)
    #expect(result.regions.map(\.action) == [.toggle(0, isOn: true)])
    #expect(result.regions.map(\.label) == ["Sound"])
  }

  @Test func `a link opens its URL and looks like its label`() throws {
    let url = try #require(URL(string: "match://open"))
    let result = draw(Link(destination: url) { Text(verbatim: "Open") }.tint(.red))
    #expect(result.regions.map(\.action) == [.link("match://open")])
    #expect(result.items == draw(Text(verbatim: "Open")).items)
  }

  @Test func `a link looks like a button where it is given a button's style`() throws {
    let url = try #require(URL(string: "match://open"))
    let link = draw(
      Link(destination: url) { Text(verbatim: "Open") }.buttonStyle(.borderedProminent))
    let button = draw(
      Button(intent: Cancel()) { Text(verbatim: "Open") }.buttonStyle(.borderedProminent))
    #expect(link.regions.map(\.action) == [.link("match://open")])
    #expect(link.items == button.items)
  }

  @Test func `regions follow rotation, scale, clips and the direction of text`() {
    let button = Button(intent: Cancel()) { Color.red.frame(width: 20, height: 10) }.buttonStyle(
      .plain)
    #expect(
      draw(button.scaleEffect(2)).regions[0].frame == Rect(x: -10, y: -5, width: 40, height: 20))
    #expect(
      draw(button.frame(width: 10, height: 10).clipped()).regions[0].frame
        == Rect(x: 0, y: 0, width: 10, height: 10))
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let row = HStack(spacing: 0) {
      button
      Color.blue.frame(width: 5, height: 5)
    }
    #expect(draw(row, environment: environment).regions[0].frame.x == 5)
  }

  @Test func `a style of one's own draws the label`() {
    struct Pill: ButtonStyle {
      @Environment(\.colorScheme) private var scheme
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(5).background(scheme == .dark ? .white : .black)
      }
    }
    let result = draw(
      Button(intent: Cancel()) { Color.red.frame(width: 20, height: 10) }.buttonStyle(Pill()))
    #expect(result.size == Size(width: 30, height: 20))
    #expect(result.regions.count == 1)
  }

  @Test func `a bar is filled to its fraction`() {
    let result = draw(ProgressView(value: 3, total: 4).tint(.white), width: 100)
    guard case .fill(.rounded(let track, _, _), _)? = result.items.first,
      case .fill(.rounded(let filled, _, _), .color(let color))? = result.items.last
    else {
      Issue.record("no bar")
      return
    }
    #expect(track == Rect(x: 0, y: 0, width: 100, height: 4))
    #expect(filled.width == 75)
    #expect(color == .white)
    #expect(
      draw(ProgressView(value: 9.0), width: 100).outline.children[0].children[0].content == "100 %")
  }

  @Test func `a bar over an interval moves with the clock`() {
    let range = Date(timeIntervalSince1970: 100)...Date(timeIntervalSince1970: 200)
    let view = ProgressView(timerInterval: range, countsDown: false) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    let result = draw(view, width: 100)
    guard case .progress(let bar)? = result.items.first else {
      Issue.record("no moving bar")
      return
    }
    #expect((bar.start, bar.end) == (100, 200))
    #expect(bar.fraction(at: 125) == 0.25)
    #expect(result.items.count == 1)
    // By itself the time stands below.
    #expect(draw(ProgressView(timerInterval: range), width: 100).items.count == 2)
  }

  @Test(arguments: [0, 0.004, 0.47, 1], [LayoutDirection.leftToRight, .rightToLeft])
  func `a bar over an interval has at each moment the form of one with a value`(
    _ fraction: Double, _ direction: LayoutDirection
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let still = draw(ProgressView(value: fraction), width: 330, environment: environment).items
    #expect(still.count == (fraction > 0 ? 2 : 1))
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1000)
    for countsDown in [false, true] {
      let running = draw(
        ProgressView(timerInterval: range, countsDown: countsDown).labelsHidden(), width: 330,
        environment: environment)
      guard case .progress(let bar)? = running.items.first else {
        Issue.record("no moving bar")
        return
      }
      let marks = bar.marks(at: 1000 * (countsDown ? 1 - fraction : fraction))
      #expect(marks.count == still.count)
      for (mark, other) in zip(marks, still) {
        guard case .fill(.rounded(let one, let radii, _), let paint) = mark,
          case .fill(.rounded(let two, radii, _), paint) = other
        else {
          Issue.record("\(mark) is not \(other)")
          continue
        }
        #expect(abs(one.x - two.x) < 1e-9 && abs(one.width - two.width) < 1e-9)
      }
    }
  }

  @Test func `a ring over an interval moves with the clock, one with a value stands still`() throws
  {
    let range = Date(timeIntervalSince1970: 100)...Date(timeIntervalSince1970: 200)
    let view = ProgressView(timerInterval: range) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    let drawn = draw(view.progressViewStyle(.circular), width: 40)
    guard case .progress(let ring)? = drawn.items.first, case .ellipse(let circle) = ring.track
    else {
      Issue.record("no moving ring")
      return
    }
    #expect((ring.start, ring.end, ring.countsDown) == (100, 200, true))
    let line = try #require(ring.ringLine)
    #expect(abs(circle.width + line - 40) < 0.01)
    #expect(drawn.items.count == 1)
    let still = draw(ProgressView(value: 0.5).progressViewStyle(.circular), width: 40).items
    #expect(!still.contains { if case .progress = $0 { true } else { false } })
  }

  @Test func `a progress style of one's own is told the fraction`() {
    struct Ring: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
      }
    }
    let result = draw(ProgressView(value: 0.5).progressViewStyle(Ring()))
    #expect(result.outline.children[0].content == "0.5")
  }

  @Test(
    arguments: [(60, nil, 60), (nil, 22.67, 22.67), (60, 40, 40), (30, 40, 30), (nil, nil, 20)]
      as [(Double?, Double?, Double)])
  func `a ring is the largest square in its room`(
    _ width: Double?, _ height: Double?, _ side: Double
  ) {
    let ring = ProgressView(value: 0.5).progressViewStyle(.circular)
    let result = ViewRenderer.render(
      ring, proposal: Proposal(width: width, height: height), environment: EnvironmentValues())
    #expect(result.size == Size(width: side, height: side))
  }

  @Test func `a gauge shows its value in its ring`() {
    let gauge = Gauge(value: 30, in: 0...60) {
      Text(verbatim: "BPM")
    } currentValueLabel: {
      Text(verbatim: "30")
    }
    let result = draw(gauge.gaugeStyle(.accessoryCircularCapacity))
    #expect(result.size == Size(width: 58, height: 58))
    #expect(result.outline.children[0].content == "50 %")
  }

  @Test(arguments: [0.0, 0.5, 1])
  func `an open ring has a dot of its own colour in a gap at the value`(_ value: Double) throws {
    let gauge = Gauge(value: value) { Text(verbatim: "") }.gaugeStyle(.accessoryCircular)
    let items = draw(gauge.tint(.green)).items
    var arcs: [Rect] = []
    var dots: [Rect] = []
    for item in items {
      switch item {
      case .stroke(let contour, let paint, let style):
        #expect(style.width == 5.67 && style.cap == .butt && paint == items.firstPaint)
        arcs.append(contour.bounds)
      case .fill(.ellipse(let rect), let paint):
        #expect(paint == items.firstPaint)
        dots.append(rect)
      default: break
      }
    }
    // At an end of the ring there is no line on one side.
    #expect(arcs.count == (value == 0.5 ? 2 : 1) && dots.count == arcs.count + 1)
    let dot = try #require(dots.last)
    #expect(abs(dot.width - 5.67) < 1e-9)
    if value == 0.5 {
      #expect(abs(dot.midX - 29) < 1e-9 && abs(dot.midY - 5.67 / 2) < 1e-9)
      let (left, right) = (arcs.map(\.maxX).min() ?? 0, arcs.map(\.minX).max() ?? 0)
      #expect(abs(right - left - 9.9) < 0.3, "about 10 points are free")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the least value of an open ring stands at its beginning in every language`(
    _ direction: LayoutDirection
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let gauge = Gauge(value: 30, in: 0...60) {
      Text(verbatim: "BPM")
    } currentValueLabel: {
      Text(verbatim: "30")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "60")
    }
    let items = draw(gauge.gaugeStyle(.accessoryCircular), environment: environment).items
    let places = items.reduce(into: [String: Double]()) { places, item in
      if case .text(let line) = item { places[line.string] = line.frame.x }
    }
    #expect((places["0"] ?? 100) < (places["60"] ?? 0), "\(places)")
  }

  @Test(arguments: [("0", "9"), ("14", "22"), ("-10", "100"), ("0", "250")])
  func `the labels of an open ring keep off its ends and one another`(
    _ least: String, _ largest: String
  ) throws {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "°")
    } currentValueLabel: {
      Text(verbatim: "18")
    } minimumValueLabel: {
      Text(verbatim: least)
    } maximumValueLabel: {
      Text(verbatim: largest)
    }
    var frames: [String: Rect] = [:]
    for case .text(let line) in draw(gauge.gaugeStyle(.accessoryCircular)).items {
      frames[line.string] = line.frame
    }
    let one = try #require(frames[least])
    let other = try #require(frames[largest])
    // The round ends of a line of 6 on a ring of 58, a quarter of a turn apart.
    let reach = 26 * 0.5.squareRoot() - 3
    #expect(one.minX >= 29 - reach && other.maxX <= 29 + reach)
    #expect(one.maxX + 2 < other.minX)
    #expect((one.minX + other.maxX) / 2 > 26 && (one.minX + other.maxX) / 2 < 32)
  }

  @Test func `a label is an icon and a title; a style may leave one out`() {
    let label = Label("Time", systemImage: "clock")
    #expect(draw(label).items.count == 2)
    #expect(draw(label.labelStyle(.iconOnly)).items.count == 1)
    #expect(draw(label.labelStyle(.titleOnly)).outline.children[0].kind == "Text")
    // The title is read out where the icon stands alone.
    #expect(draw(label.labelStyle(.iconOnly)).outline.children[0].label == "Time")
    #expect(draw(label.labelStyle(.titleAndIcon)).outline.children[0].label == nil)
    let button = Button(intent: Cancel()) { label.labelStyle(.iconOnly) }
    #expect(draw(button).regions.first?.label == "Time")
  }

  @Test func `what cannot be drawn is a marked box and a finding`() {
    let frame = Rect(x: 0, y: 0, width: 50, height: 40)
    let map = draw(PlaceholderView(name: "Map", width: 9, height: 9), width: 50, height: 40)
    #expect(map.items == [.placeholder(frame, label: "Map")])
    #expect(map.findings.map(\.id) == ["widget-view-placeholder"])
    // A phone loads nothing either.
    let image = draw(AsyncImage(url: nil), width: 50, height: 40)
    #expect(image.items == [.placeholder(frame, label: "AsyncImage")])
    #expect(image.findings.map(\.id) == ["widget-async-image"])
  }

  @Test func `what widgets cannot show on a phone either is a yellow field with a sign`() {
    let views: [(AnyView, String)] = [
      (AnyView(ScrollView { Text(verbatim: "A") }), "ScrollView"),
      (AnyView(List { Text(verbatim: "A") }), "List"),
      (AnyView(TextField("A", text: .constant(""))), "TextField"),
      (AnyView(Slider(value: .constant(0.5))), "Slider"),
      (AnyView(Slider(value: .constant(2), in: 0...5, step: 1) { Text(verbatim: "A") }), "Slider"),
      (
        AnyView(
          Slider(value: .constant(2.0), in: 0...5) {
            Text(verbatim: "A")
          } minimumValueLabel: {
            Text(verbatim: "0")
          } maximumValueLabel: {
            Text(verbatim: "5")
          }), "Slider"
      ),
      (
        AnyView(ScrollView { Text(verbatim: "A") }.defaultScrollAnchor(.bottom)), "ScrollView"
      ),
      (
        AnyView(
          List { Text(verbatim: "A") }.menuStyle(.button).formStyle(.grouped)), "List"
      ),
      (
        AnyView(
          ScrollView { Text(verbatim: "A") }.defaultScrollAnchor(.bottom, for: .initialOffset)),
        "ScrollView"
      ),
      (
        AnyView(Menu("A") { Text(verbatim: "B") }.menuStyle(.borderlessButton)), "Menu"
      ),
      (
        AnyView(
          Menu("A") { Text(verbatim: "B") }.menuStyle(BorderlessButtonMenuStyle())
            .menuStyle(PlainMenu())), "Menu"
      ),
      (AnyView(Form { Text(verbatim: "A") }.formStyle(PlainForm())), "Form"),
      (
        AnyView(
          Slider(
            value: .constant(0.5), in: 0...1, onEditingChanged: { _ in },
            minimumValueLabel: Text(verbatim: "0"), maximumValueLabel: Text(verbatim: "1")
          ) { Text(verbatim: "A") }), "Slider"
      ),
      (AnyView(Stepper("A", value: .constant(1))), "Stepper"),
    ]
    for (view, name) in views {
      let result = draw(view, width: 50, height: 40)
      #expect(result.items.count == 2)
      #expect(!"\(result.items)".contains("placeholder"))
      #expect(result.findings.map(\.id) == ["widget-view-unsupported"])
      #expect(result.findings.first?.sentence.contains(name) == true)
    }
  }

  @Test func `a way to another screen shows its label, however it is made`() {
    let title = String("Open")
    let screen = Text(verbatim: "Screen")
    let links: [AnyView] = [
      AnyView(NavigationLink("Open") { screen }), AnyView(NavigationLink(title) { screen }),
      AnyView(NavigationLink("Open", destination: screen)),
      AnyView(NavigationLink(title, destination: screen)),
      AnyView(NavigationLink("Open", value: 1)), AnyView(NavigationLink(title, value: 1)),
      AnyView(NavigationLink(value: 1) { Text(verbatim: "Open") }),
      AnyView(
        NavigationLink {
          screen
        } label: {
          Text(verbatim: "Open")
        }),
      AnyView(NavigationLink(destination: screen) { Text(verbatim: "Open") }),
    ]
    let label = draw(Text(verbatim: "Open")).items
    for link in links { #expect(draw(link).items == label) }
  }

  @Test func `a control that is not supported keeps its height, a scroll view takes all`() {
    #expect(draw(TextField("A", text: .constant("")), width: 50, height: 40).size.height == 22)
    #expect(draw(ScrollView { EmptyView() }, width: 50, height: 40).size.height == 40)
  }
}

extension [DisplayItem] {
  /// The paint of the first mark that has one.
  fileprivate var firstPaint: Paint? {
    for item in self {
      if case .stroke(_, let paint, _) = item { return paint }
      if case .fill(_, let paint) = item { return paint }
    }
    return nil
  }
}
