import AppIntents
import Drawing
import SwiftUI
import Testing
import WidgetProtocol

@testable import WidgetKit

private struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// The height of the card's content.
    var height: Double
    /// The width of the compact and minimal content.
    var width: Double
  }
  var sender: String
}

private struct Box: View {
  let width: Double
  let height: Double
  var body: some View { Color.green.frame(width: width, height: height) }
}

private struct Deliver: LiveActivityIntent {
  static let title: LocalizedStringResource = "Deliver"
  @Parameter(title: "Sender") var sender: String
  /// No parameter: the system does not pass it.
  var note = "none"
  init() {}
  init(sender: String) { (self.sender, note) = (sender, "drawn") }
  func perform() async throws -> some IntentResult {
    guard let activity = Activity<ParcelAttributes>.activities.first else { return .result() }
    #expect(activity.attributes.sender == sender && note == "none")
    await activity.end(nil, dismissalPolicy: .immediate)
    return .result()
  }
}

private struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Button(intent: Deliver(sender: context.attributes.sender)) {
        Box(width: 200, height: context.state.height)
      }
      .buttonStyle(.plain)
      .opacity(context.isStale ? 0.5 : 1)
      .activityBackgroundTint(.black)
      .activitySystemActionForegroundColor(.white)
      .widgetURL(URL(string: "parcel://card"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Box(width: 40, height: 30) }
        DynamicIslandExpandedRegion(.bottom) { Box(width: 300, height: context.state.height) }
      } compactLeading: {
        Box(width: context.state.width, height: 20)
      } compactTrailing: {
        Box(width: context.state.width, height: 20)
      } minimal: {
        Box(width: context.state.width, height: 20)
      }
      .keylineTint(.black)
      .widgetURL(URL(string: "parcel://island"))
      .contentMargins(.horizontal, 20, for: .expanded)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

/// An expanded island whose author gives one region and the bottom more room above.
private struct LowWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { _ in
      Box(width: 1, height: 1)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Box(width: 40, height: 30) }
          .contentMargins(.top, 26)
        DynamicIslandExpandedRegion(.bottom) { Color.red.frame(width: 300, height: 40) }
          .contentMargins(.top, 50)
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

/// An expanded island whose sides and centre would fill any height.
private struct FlexibleWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { _ in
      Box(width: 1, height: 1)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(spacing: 0) {
            Spacer(minLength: 0)
            Box(width: 54, height: 54)
            Spacer(minLength: 0)
          }
          .frame(maxHeight: .infinity)
          .padding(.top, 10)
        }
        DynamicIslandExpandedRegion(.center) {
          Color.red.frame(height: 40).frame(maxHeight: .infinity)
        }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

/// Small parts whose content keeps its proportions, as an image without a frame, and one that is a bar.
private struct ImageWidget: Widget {
  private struct Badge: View {
    var body: some View {
      Color.green.frame(
        idealWidth: 120, maxWidth: .infinity, idealHeight: 120, maxHeight: .infinity
      )
      .aspectRatio(1, contentMode: .fit)
    }
  }
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { _ in
      Box(width: 1, height: 1)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Box(width: 40, height: 30) }
      } compactLeading: {
        Badge()
      } compactTrailing: {
        ProgressView(value: 0.5)
      } minimal: {
        Badge()
      }
    }
  }
}

private struct HomeWidget: Widget {
  struct Entry: TimelineEntry { let date: Date }
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "home", provider: Provider()) { _ in Text("Home") }
      .configurationDisplayName("Home").supportedFamilies([.systemSmall])
  }
}

private struct ParcelBundle: WidgetBundle {
  var body: some Widget {
    HomeWidget()
    if #available(iOS 16.1, *) { ParcelWidget() }
  }
}

@MainActor
@Suite struct SlotTests {
  private let catalog: WidgetCatalog

  init() {
    catalog = WidgetCatalog()
    catalog.register(ParcelBundle.self)
  }

  private func request(
    _ slot: Slot, height: Double = 100, width: Double = 20, isStale: Bool = false,
    state: String? = nil
  ) -> RenderRequest {
    let room =
      switch slot {
      case .lockScreen: SlotRoom(slot: slot, width: 365, minHeight: 0, maxHeight: 160)
      case .expanded:
        SlotRoom(
          slot: slot, width: 371, minHeight: 84, maxHeight: 160,
          sensor: Size(width: 125, height: 36.67),
          margins: Insets(top: 18, left: 18, bottom: 18, right: 18))
      case .compactLeading, .compactTrailing:
        SlotRoom(
          slot: slot, width: 97, minWidth: 0, minHeight: 36.67, maxHeight: 36.67,
          margins: Insets(
            top: 7, left: slot == .compactLeading ? 7 : 0, bottom: 7,
            right: slot == .compactLeading ? 0 : 7))
      case .minimal:
        SlotRoom(
          slot: slot, width: 45, minWidth: 36.67, minHeight: 36.67, maxHeight: 36.67,
          margins: Insets(top: 7, left: 7.33, bottom: 7, right: 7.33))
      case .small: SlotRoom(slot: slot, width: 184, minHeight: 80.5, maxHeight: 80.5)
      }
    return RenderRequest(
      attributesType: "ParcelAttributes", room: room,
      environment: WidgetEnvironment(now: 1_800_000_000), attributes: #"{"sender":"Ada"}"#,
      state: state ?? #"{"height":\#(height),"width":\#(width)}"#, activityID: "p1",
      isStale: isStale)
  }

  private func picture(_ request: RenderRequest) throws -> Picture {
    guard case .rendered(let picture)? = catalog.answer(.render(request)) else {
      throw Failure()
    }
    return picture
  }
  private struct Failure: Error {}

  /// The frame of the first green box.
  private func box(_ picture: Picture) -> Rect? {
    func find(_ node: OutlineNode) -> Rect? {
      if node.kind == "Color" { return node.frame }
      for child in node.children { if let found = find(child) { return found } }
      return nil
    }
    return find(picture.outline)
  }

  @Test(arguments: [(40.0, 40.0), (100, 100), (300, 160)])
  func `a card is as high as its content, at most 160 points`(
    content: Double, card: Double
  ) throws {
    let picture = try picture(request(.lockScreen, height: content))
    #expect(picture.list.size == Size(width: 365, height: card))
    #expect(picture.idealSize.height == content)
    // What is too high is cut above and below.
    #expect(picture.contentFrame.y == (card - content) / 2)
    #expect(try #require(box(picture)).midY == card / 2)
  }

  @Test func `a compact side is as wide as its content and the outer margin of 7`() throws {
    let leading = try picture(request(.compactLeading))
    #expect(leading.list.size == Size(width: 27, height: 36.67))
    #expect(box(leading)?.x == 7 && leading.contentFrame.x == 7)
    let trailing = try picture(request(.compactTrailing))
    #expect(trailing.list.size.width == 27)
    #expect(box(trailing)?.x == 0 && trailing.contentFrame.width == 20)
  }

  @Test func `from right to left the outer margin of a compact side is at its other end`() throws {
    func side(_ slot: Slot) throws -> Picture {
      var request = request(slot)
      request.environment.locale = "ar_EG"
      return try picture(request)
    }
    let leading = try side(.compactLeading)
    #expect(leading.list.size.width == 27)
    #expect(box(leading)?.x == 0 && leading.contentFrame.x == 0)
    let trailing = try side(.compactTrailing)
    #expect(box(trailing)?.x == 7 && trailing.contentFrame.x == 7)
  }

  @Test func `a compact side takes no more than there is, whatever it asks for`() throws {
    let leading = try picture(request(.compactLeading, width: 200))
    #expect(leading.list.size.width == 97 && leading.idealSize.width == 207)
    #expect(box(leading)?.x == 7)
  }

  @Test func `what keeps its proportions asks for the height that small parts are offered`() throws
  {
    let catalog = WidgetCatalog()
    catalog.register(ImageWidget.self)
    func picture(_ slot: Slot) throws -> Picture {
      guard case .rendered(let picture)? = catalog.answer(.render(request(slot))) else {
        throw Failure()
      }
      return picture
    }
    let leading = try picture(.compactLeading)
    #expect(abs(leading.idealSize.width - 29.67) < 0.01)
    #expect(leading.list.size.width == leading.idealSize.width)
    let minimal = try picture(.minimal)
    #expect(abs(minimal.idealSize.width - 37.33) < 0.01 && minimal.idealSize.height < 36.68)
    #expect(abs(minimal.contentFrame.width - 22.67) < 0.01)
    // A bar has no width of its own and takes all there is.
    #expect(try picture(.compactTrailing).list.size.width == 97)
  }

  @Test(arguments: [(10.0, 36.67), (26, 40.66), (36, 45), (60, 45)])
  func `minimal is as wide as its content and 7 on both sides, between 36.67 and 45 points`(
    content: Double, width: Double
  ) throws {
    let picture = try picture(request(.minimal, width: content))
    #expect(abs(picture.list.size.width - width) < 0.01)
    #expect(abs(try #require(box(picture)).midX - width / 2) < 0.01)
    #expect(abs(picture.contentFrame.width - content) < 0.01)
  }

  @Test func `the expanded island has the author's margins and grows with its content`() throws {
    let picture = try picture(request(.expanded, height: 40))
    #expect(picture.expandedMargins == Insets(top: 18, left: 20, bottom: 18, right: 20))
    // 18 above, leading 30 high, 8 between, 40, 18 below: 114.
    #expect(picture.list.size == Size(width: 371, height: 114))
    #expect(box(picture) == Rect(x: 20, y: 18, width: 40, height: 30))
    #expect(picture.contentFrame == Rect(x: 20, y: 18, width: 331, height: 78))
  }

  @Test func `a region's margin above it counts at the island's edge, not between regions`() throws
  {
    let catalog = WidgetCatalog()
    catalog.register(LowWidget.self)
    guard case .rendered(let picture)? = catalog.answer(.render(request(.expanded))) else {
      throw Failure()
    }
    #expect(box(picture) == Rect(x: 18, y: 26, width: 40, height: 30))
    // 26 above, leading 30 high, 8 between, 40, 18 below.
    #expect(picture.list.size.height == 122)
  }

  @Test(arguments: [(5.0, 84.0), (40, 114), (300, 160)])
  func `the expanded island is 84 to 160 points high, whatever is in it`(
    content: Double, height: Double
  ) throws {
    #expect(try picture(request(.expanded, height: content)).list.size.height == height)
  }

  @Test(arguments: [(18.0, 160.0, 58.0), (26, 100, 28)])
  func `what would fill any height stretches the expanded island only before iOS 26`(
    system: Double, height: Double, top: Double
  ) throws {
    let catalog = WidgetCatalog()
    catalog.register(FlexibleWidget.self)
    var request = request(.expanded)
    request.room.systemVersion = system
    guard case .rendered(let picture)? = catalog.answer(.render(request)) else { throw Failure() }
    #expect(picture.list.size.height == height)
    #expect(box(picture)?.y == top)
  }

  @Test(arguments: [("en_US", 20.0), ("ar_EG", 311), ("he", 311)])
  func `a phone in a language from right to left is mirrored without being asked`(
    locale: String, x: Double
  ) throws {
    var request = request(.expanded, height: 40)
    request.environment.locale = locale
    // The leading box of 40 stands 20 from the leading edge of 371.
    #expect(try box(picture(request))?.x == x)
  }

  @Test func `colours and URLs reach the system`() throws {
    let card = try picture(request(.lockScreen))
    #expect(card.backgroundTint == RGBA(0, 0, 0))
    #expect(card.actionColor == RGBA(255, 255, 255))
    #expect(card.url == "parcel://card")
    let island = try picture(request(.compactLeading))
    #expect(island.keylineTint == RGBA(0, 0, 0))
    #expect(island.url == "parcel://island")
  }

  @Test func `a stale picture differs from a fresh one`() throws {
    let fresh = try picture(request(.lockScreen))
    #expect(try picture(request(.lockScreen, isStale: true)).list != fresh.list)
  }

  @Test func `a bundle's activity is described, its home-screen widget listed`() {
    let descriptions = catalog.describe()
    #expect(descriptions.map(\.attributesType) == ["ParcelAttributes"])
    #expect(descriptions.first?.widget == "ParcelWidget")
    #expect(descriptions.first?.supportsSmallFamily == true)
    #expect(descriptions.first?.previews.first?.name == WidgetPreview.madeUpName)
    #expect(catalog.otherWidgets.map(\.name) == ["HomeWidget"])
  }

  @Test func `an unknown type and an unreadable state are findings`() {
    var request = request(.lockScreen, state: #"{"height":1}"#)
    guard case .failed(let unreadable)? = catalog.answer(.render(request)) else {
      Issue.record("a state without a key was drawn")
      return
    }
    #expect(unreadable.id == "widget-state-unreadable")
    #expect(unreadable.sentence.hasSuffix("to be drawn: contentState.width is missing"))
    request.attributesType = "Other"
    guard case .failed(let unknown)? = catalog.answer(.render(request)) else {
      Issue.record("an unknown type was drawn")
      return
    }
    #expect(unknown.sentence.contains("ParcelAttributes"))
  }

  @Test func `a press performs the intent and tells what it asked of the activity`() async throws {
    let press = PerformRequest(render: request(.lockScreen), action: .button(0))
    guard case .run(let intent) = catalog.pressed(press) else {
      Issue.record("there is no such button")
      return
    }
    try await catalog.alone(intent, press)()
    guard case .performed(let reply) = catalog.performed(error: nil) else {
      Issue.record("nothing was performed")
      return
    }
    #expect(
      reply.calls == [
        .end(
          ActivityEndCall(
            activityID: "p1", dismissal: Date.distantPast.timeIntervalSince1970))
      ])
  }

  @Test func `a picture is drawn in a language that the app speaks`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-slot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    try Data(#""tea" = "Tea";"#.utf8)
      .write(to: english.appendingPathComponent("Localizable.strings"))
    let before = Surroundings.current
    defer { Surroundings.current = before }
    catalog.use(folder: folder.path)
    var request = request(.lockScreen)
    request.environment.locale = "he_IL"
    _ = catalog.answer(.render(request))
    #expect(Surroundings.current.locale.identifier == "en_IL")
    #expect(Surroundings.preferredLanguages == ["he-IL"])
  }

  @Test func `a press on a button that is gone is a finding`() {
    let press = PerformRequest(render: request(.lockScreen), action: .button(7))
    guard case .done(.failed(let finding)) = catalog.pressed(press) else {
      Issue.record("something was pressed")
      return
    }
    #expect(finding.id == "widget-no-such-button")
  }
}

@MainActor
@Suite struct AppearanceTests {
  private func values(
    _ slot: Slot, _ change: (inout WidgetEnvironment) -> Void = { _ in }, isWatch: Bool = false
  ) -> EnvironmentValues {
    var environment = WidgetEnvironment(now: 0)
    environment.appearance = .light
    change(&environment)
    return EnvironmentValues(
      environment,
      SlotRoom(slot: slot, width: 184, minHeight: 80.5, maxHeight: 80.5, isWatch: isWatch))
  }

  @Test(
    arguments: [
      (.lockScreen, .light), (.small, .light), (.expanded, .dark), (.compactLeading, .dark),
      (.compactTrailing, .dark), (.minimal, .dark),
    ] as [(Slot, ColorScheme)])
  func `on a light phone the card is light and the island dark`(
    slot: Slot, scheme: ColorScheme
  ) {
    #expect(values(slot).colorScheme == scheme)
  }

  @Test(arguments: [(Slot.lockScreen, 25.0, false), (.lockScreen, 26, true), (.small, 26, false)])
  func `since iOS 26 the card is dark on a light phone, too`(
    slot: Slot, system: Double, isDark: Bool
  ) {
    var environment = WidgetEnvironment(now: 0)
    environment.appearance = .light
    var room = SlotRoom(slot: slot, width: 374, minHeight: 0, maxHeight: 160)
    room.systemVersion = system
    let values = EnvironmentValues(environment, room)
    #expect((values.colorScheme == .dark) == isDark)
    let orange = Color.orange.resolve(in: values)
    if isDark { #expect(abs(orange.green * 255 - 146) < 1.5 && abs(orange.blue * 255 - 48) < 1.5) }
    // What a widget says of itself goes before.
    var own = values
    own.colorScheme = .light
    #expect(own.colorScheme == .light)
  }

  @Test func `a running timer's text says that it is shown on a dimmed display`() throws {
    func run(isDimmed: Bool) throws -> TextRun {
      var environment = WidgetEnvironment(now: 1_000)
      environment.isDimmed = isDimmed
      let drawing = SlotDrawing.card(
        { AnyView(Text(Date(timeIntervalSince1970: 0), style: .timer)) },
        room: SlotRoom(slot: .lockScreen, width: 300, minHeight: 0, maxHeight: 160),
        environment: environment)
      func lines(_ items: [DisplayItem]) -> [TextLine] {
        items.flatMap { item -> [TextLine] in
          switch item {
          case .text(let line): [line]
          case .group(let group): lines(group.items)
          case .view(let view): lines(view.items)
          default: []
          }
        }
      }
      return try #require(lines(drawing.drawn().picture.list.items).first?.runs.first)
    }
    #expect(try run(isDimmed: true).string(at: 13_620) == "3:47:‒‒")
    #expect(try run(isDimmed: false).string(at: 13_620) == "3:47:00")
    // Layout measures the digits that a lit display shows.
    #expect(try run(isDimmed: true).width == run(isDimmed: false).width)
  }

  @Test func `the Always-On display has the dark scheme and says that its luminance is low`() {
    let dimmed = values(.lockScreen) { $0.isDimmed = true }
    #expect(dimmed.colorScheme == .dark)
    #expect(dimmed.isLuminanceReduced)
    #expect(!values(.lockScreen).isLuminanceReduced)
  }

  @Test
  func `a view is told of Bold Text, Increase Contrast and right to left, and of their absence`() {
    let plain = values(.lockScreen)
    #expect(plain.legibilityWeight == .regular && plain.colorSchemeContrast == .standard)
    #expect(plain.layoutDirection == .leftToRight)
    #expect(values(.compactLeading) { $0.display = [.boldText] }.legibilityWeight == .bold)
    #expect(
      values(.expanded) { $0.display = [.increasedContrast] }.colorSchemeContrast == .increased)
    #expect(values(.small) { $0.display = [.rightToLeft] }.layoutDirection == .rightToLeft)
  }

  @Test func `on the whole screen of StandBy the ground is the system's`() {
    #expect(!values(.lockScreen) { $0.isFullscreen = true }.showsWidgetContainerBackground)
    #expect(values(.lockScreen).showsWidgetContainerBackground)
  }

  @Test func `only a Watch's surface has a Watch's type`() {
    #expect(values(.small, isWatch: true).system.isWatch)
    #expect(!values(.small).system.isWatch)
  }
}
