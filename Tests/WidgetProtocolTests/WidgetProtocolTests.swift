import Drawing
import Findings
import Testing

@testable import WidgetProtocol

@Suite("What crosses between the simulator and a widget")
struct WidgetProtocolTests {
  private static let render = RenderRequest(
    attributesType: "MatchAttributes",
    room: SlotRoom(
      slot: .expanded, width: 371, minHeight: 84, maxHeight: 160,
      sensor: Size(width: 126, height: 37),
      margins: Insets(top: 10, left: 10, bottom: 10, right: 10), radius: 44),
    environment: WidgetEnvironment(
      appearance: .light, typeSize: .ax3, isDimmed: true, isLocked: true,
      hasIncreasedContrast: true, isRightToLeft: true, isFullscreen: true, reducesMotion: true,
      locale: "ar_EG", timeZone: "Africa/Cairo", now: 1_800_000_000.25),
    attributes: #"{"home":"FCN"}"#, state: #"{"score":"2 – 1 „é“ \u0001"}"#, activityID: "a",
    isStale: true)

  private static let requests: [WidgetRequest] = [
    .describe, .render(render), .schema(attributesType: "MatchAttributes"), .intents,
    .decode(DecodeRequest(attributesType: "Match", subject: .contentState, json: "{}")),
    .perform(PerformRequest(render: render, action: .button(0), now: 5)),
    .run(IntentRun(name: "Cheer", parameters: ["count": "3"])),
    .news(.standing(AppStanding(startTokens: ["Match": "00ff"], now: 7))),
    .news(.changed(ActivityStanding(id: "a", attributesType: "M", attributes: "{}", state: "{}"))),
    .news(.dismissed(activityID: "a")), .news(.startToken(attributesType: "M", token: "00")),
    .news(.allowed(activities: true, frequentPushes: false)),
    .news(.answered(call: 1, .refused(error: "denied", sentence: "no"))),
    .news(.answered(call: 2, .started(id: "b"))), .news(.answered(call: 3, .done)),
  ]

  @Test(arguments: requests)
  func `a request arrives as it was sent`(request: WidgetRequest) throws {
    let sent = try MessageWriter.bytes(of: request)
    #expect(try MessageReader.message(WidgetRequest.self, from: sent) == request)
  }

  private static let picture = {
    var picture = Picture(
      list: DisplayList(size: Size(width: 52, height: 37)),
      idealSize: Size(width: 60, height: 20), outline: OutlineNode(kind: "Text", frame: .zero),
      findings: [Finding("view-unsupported", sentence: "it is “odd”")],
      backgroundTint: RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25), url: "match://1")
    picture.isCompactPair = true
    return picture
  }()

  private static let replies: [WidgetReply] = [
    .described([
      WidgetDescription(
        attributesType: "M", widget: "W",
        previews: [WidgetPreview(name: nil, attributes: "{}", states: ["{}"], stateNames: ["a"])],
        supportsSmallFamily: true)
    ]),
    .decoded(.value(canonical: "{}", dates: ["ends": 12.5])), .rendered(picture),
    .performed(PerformReply(calls: calls, openedURL: "a:b", opensApp: true, value: "1")),
    .intents([
      OfferedIntent(
        name: "Cheer", title: "Cheer", changesActivities: true, opensApp: false,
        parameters: [.init(name: "count", title: "", type: "Int?", isRequired: false, value: "1")])
    ]),
    .noticed(.call(4, calls[1])), .schema("{}"), .failed(Finding("widget-failed")),
  ]

  private static let calls: [ActivityCall] = [
    .request(
      ActivityRequestCall(
        attributesType: "M", attributes: "{}", state: "{}", staleDate: 9, relevanceScore: 2,
        pushType: .channel("abc="), style: "transient",
        alert: CallAlert(title: "Goal", body: "2 – 1", sound: "default"), start: 8,
        isFromIntent: true)),
    .update(ActivityUpdateCall(activityID: "a", state: "{}", relevanceScore: 50, timestamp: 3)),
    .end(ActivityEndCall(activityID: "a", state: "{}", dismissal: 4, timestamp: 3)),
  ]

  @Test(arguments: replies)
  func `a reply arrives as it was sent`(reply: WidgetReply) throws {
    let sent = try MessageWriter.bytes(of: reply)
    #expect(try MessageReader.message(WidgetReply.self, from: sent) == reply)
  }

  @Test func `content fills its picture unless it says where it stands`() {
    #expect(Self.picture.contentFrame == Rect(x: 0, y: 0, width: 52, height: 37))
    let inside = Picture(
      list: DisplayList(size: Size(width: 52, height: 37)), idealSize: .zero,
      contentFrame: Rect(x: 6, y: 0, width: 46, height: 37),
      outline: OutlineNode(kind: "Text", frame: .zero))
    #expect(inside.contentFrame.x == 6)
  }

  @Test func `a surface has a fixed width unless it hugs its content`() {
    #expect(Self.render.room.minWidth == 371)
    let plain = SlotRoom(slot: .small, width: 100, minHeight: 0, maxHeight: 50)
    #expect(plain.radius == 0 && plain.scale == 3 && plain.systemVersion == 18)
    #expect(!plain.isLimitedInWidth && !plain.fillsScreen && !plain.isWatch)
    #expect(plain.margins == Insets() && plain.pairInsets == Insets())
    let compact = SlotRoom(
      slot: .compactLeading, width: 52, minWidth: 0, minHeight: 37, maxHeight: 37)
    #expect(compact.minWidth == 0)
  }

  @Test func `a phone as it comes is dark, of size L, English and at rest`() {
    let plain = WidgetEnvironment(now: 0)
    #expect(plain.appearance == .dark && plain.typeSize == .l && plain.locale == "en_US")
    let switches = [
      plain.isDimmed, plain.isLocked, plain.hasIncreasedContrast, plain.isRightToLeft,
      plain.isFullscreen, plain.reducesMotion, plain.isUpdateReduced,
    ]
    #expect(!switches.contains(true))
    #expect(plain.display.isEmpty)
  }

  @Test(arguments: DisplaySetting.allCases)
  func `a setting of the display is one of the environment's, and arrives`(
    _ setting: DisplaySetting
  )
    throws
  {
    var render = Self.render
    render.environment.display = [setting]
    #expect(DisplaySetting.allCases.filter { render.environment[$0] } == [setting])
    let sent = try MessageWriter.bytes(of: WidgetRequest.render(render))
    guard case .render(let read) = try MessageReader.message(WidgetRequest.self, from: sent) else {
      Issue.record("another request arrived")
      return
    }
    #expect(read.environment.display == [setting])
  }

  @Test func `an app may show activities and be pushed to often, unless the phone says otherwise`()
  {
    let plain = AppStanding(now: 0)
    #expect(plain.allowsActivities && plain.allowsFrequentPushes)
  }

  @Test func `what a widget or an app does not say is nothing`() {
    #expect(!WidgetDescription(attributesType: "M", widget: "W").supportsSmallFamily)
    let update = ActivityUpdateCall(activityID: "a", state: "{}")
    #expect(update.relevanceScore == 0 && update.alert == nil && update.timestamp == nil)
    #expect(!PerformReply().opensApp)
    let standing = ActivityStanding(id: "a", attributesType: "M", attributes: "{}", state: "{}")
    #expect(standing.phase == "active" && standing.relevanceScore == 0)
  }

  @Test func `an app asks for a token, a channel or nothing, and for nothing unless it says so`() {
    let plain = ActivityRequestCall(attributesType: "M", attributes: "{}", state: "{}")
    #expect(plain.pushType == .none && plain.relevanceScore == 0 && !plain.isFromIntent)
  }
}
