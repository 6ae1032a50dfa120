import Canvas
import Drawing
import EventLoop
import Findings
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget that draws one line.
@MainActor
private final class LineWidget: WidgetRunner {
  private let text: String

  init(_ text: String) { self.text = text }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .render(let render):
      let size = Size(width: render.room.width, height: render.room.minHeight)
      let frame = Rect(x: 20, y: 20, width: 200, height: 20)
      let line = TextLine(
        frame: frame, baseline: 35,
        runs: [TextRun(text, face: Face(size: 17), paint: .color(.white), x: 20, width: 200)])
      reply(
        .rendered(
          Picture(
            list: DisplayList(size: size, items: [.text(line)]), idealSize: size,
            outline: OutlineNode(kind: "Text", frame: frame, content: text))))
    default: reply(.failed(Finding("widget-stopped")))
    }
  }

  func stop() {}
}

/// What tests ask for: the newest pushes, a verdict, the texts of a card, how an activity ended.
@MainActor
@Suite struct AnswerTests {
  private func numbers(_ answer: TestAnswer) -> [Int] {
    (answer.json.array ?? []).compactMap { $0["number"]?.int }
  }

  @Test func `the newest pushes come by themselves, those after a number one by one`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.push(goals: 1...5, to: activity)
    #expect(numbers(phone.ask("GET", "/islet/pushes")) == [1, 2, 3, 4, 5])
    #expect(numbers(phone.ask("GET", "/islet/pushes?limit=2")) == [4, 5])
    #expect(numbers(phone.ask("GET", "/islet/pushes?after=1&limit=2")) == [2, 3])
    #expect(numbers(phone.ask("GET", "/islet/pushes?after=0&limit=1")) == [1])
    #expect(numbers(phone.ask("GET", "/islet/pushes?limit=0")) == [])
  }

  @Test func `of more than a thousand the newest thousand are kept`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.push(goals: 1...1010, to: activity)
    let all = numbers(phone.ask("GET", "/islet/pushes"))
    #expect(all.count == 1000 && all.first == 11 && all.last == 1010)
  }

  @Test func `a push is found by its apns-id, and waited for until its verdict is there`() throws {
    let widget = SlowWidget()
    let phone = try TestPhone(widget: widget)
    let started = phone.ask("POST", "/islet/activities", ["app": "score"])
    widget.answerAll(to: phone.simulator)
    #expect(started.status == 201)
    let activity = try #require(phone.simulator.phone.activities.first)
    let id = "123e4567-e89b-12d3-a456-4266554400a0"
    let answer = phone.ask("GET", "/islet/pushes?apns-id=\(id.uppercased())&wait=60")
    #expect(answer.status == nil)
    phone.time.real += 5
    phone.push(["home": 1, "away": 0], to: activity, id: "another")
    phone.time.real += 1
    phone.push(["home": 2, "away": 0], to: activity, id: id)
    phone.simulator.settle()
    #expect(answer.status == nil)
    widget.answerAll(to: phone.simulator)
    #expect(numbers(answer) == [2])
    #expect(answer.json.array?.first?["verdict"]?["outcome"] == "shown")
  }

  @Test func `a start is answered once there is the activity, however late its widget reads it`()
    throws
  {
    let widget = SlowWidget()
    let phone = try TestPhone(widget: widget) { $0.patience = 0 }
    let started = phone.ask("POST", "/islet/activities", ["app": "score"])
    for _ in 0..<3 { phone.loop.pass(limit: 1) }
    #expect(started.status == nil)
    widget.answerAll(to: phone.simulator)
    #expect(started.status == 201 && started.json["id"] != nil)
  }

  @Test func `that an answer waited for no state to be read is told once, as no fault`()
    throws
  {
    let widget = SlowWidget()
    let phone = try TestPhone(widget: widget)
    _ = try? phone.start()
    widget.answerAll(to: phone.simulator)
    let activity = try #require(phone.simulator.phone.activities.first)
    phone.push(["home": 1, "away": 0], to: activity)
    phone.simulator.whenDecoded(within: 0) { _ in }
    phone.simulator.tellUnread()
    phone.simulator.tellUnread()
    let told = phone.simulator.findings.filter { $0.id == "decode-timeout" }
    #expect(told.map(\.severity) == [.info])
  }

  @Test func `an answer that did not wait for a picture reports nothing`() throws {
    let widget = SlowWidget()
    let phone = try TestPhone(widget: widget) { $0.patience = 0 }
    _ = try? phone.start()
    // The state is read, and the picture is not drawn.
    while widget.readAll() > 0 { phone.simulator.settle() }
    let answer = phone.ask("GET", "/islet/activities")
    #expect(!widget.waiting.isEmpty)
    let end = EventLoop.monotonicNow + 60
    while answer.status == nil, EventLoop.monotonicNow < end { phone.loop.pass(limit: 0.05) }
    #expect(answer.json.array?.count == 1)
    #expect(phone.simulator.findings.isEmpty)
  }

  @Test func `of two apps with one name the later is meant, the other by its bundle id`()
    throws
  {
    let phone = try TestPhone()
    var own = TestPhone.folder
    own.bundle = "com.example.own"
    phone.simulator.install(SimulatedApp(own, widget: nil))
    let started = phone.ask("POST", "/islet/activities", ["app": "score"])
    #expect(started.json["bundle"] == "com.example.own")
    let other = phone.ask("POST", "/islet/activities", ["app": "com.example.score"])
    #expect(other.json["bundle"] == "com.example.score")
    let unknown = phone.ask("POST", "/islet/activities", ["app": "scores"])
    #expect(unknown.json["fix"] == "one of: com.example.score, score")
    #expect(phone.simulator.bundles["score"] == "com.example.own")
  }

  @Test func `who waits in vain is answered with nothing, and nobody is kept`() throws {
    let phone = try TestPhone()
    let count = phone.simulator.feed.numbers.count
    let answer = phone.ask("GET", "/islet/pushes?apns-id=none&wait=0.01")
    #expect(answer.status == nil)
    let end = EventLoop.monotonicNow + 60
    while answer.status == nil, EventLoop.monotonicNow < end { phone.loop.pass(limit: 0.05) }
    #expect(answer.status == 200 && answer.json == [])
    #expect(phone.simulator.feed.numbers.count == count)
  }

  @Test func `the last timestamp is a whole second, also after the app's own update`() throws {
    let phone = try TestPhone(start: 1_700_000_000.25)
    let path = "/islet/activities/\(try phone.start().id)"
    phone.time.real += 5
    #expect(phone.ask("GET", path).json["lastTimestamp"] == .null)
    #expect(
      phone.ask("POST", path + "/update", ["contentState": ["home": 1, "away": 0]]).status == 200)
    #expect(phone.ask("GET", path).json["lastTimestamp"] == 1_700_000_004)
    // A push of the very second of the update is taken.
    let activity = try #require(phone.simulator.phone.activities.first)
    phone.push(["home": 2, "away": 0], to: activity, timestamp: 1_700_000_005)
    #expect(phone.ask("GET", path).json["lastTimestamp"] == 1_700_000_005)
    let event: JSONValue = ["to": .string(activity.id), "update": ["home": 3, "away": 0]]
    phone.time.real += 1
    #expect(phone.ask("POST", "/islet/events", event).status == 200)
    #expect(phone.ask("GET", path).json["lastTimestamp"] == 1_700_000_006)
  }

  @Test func `a card's texts are told line by line, large digits as digits`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    let started = phone.ask("POST", "/islet/activities", ["app": "match"])
    let id = try #require(started.json["id"]?.string)
    let state: JSONValue = [
      "matchState": ["live": ["score": ["home": 12, "away": 3], "minute": 73]]
    ]
    let answer = phone.ask("POST", "/islet/activities/\(id)/update", ["contentState": state])
    let texts = answer.json["texts"]?["lockScreen"]?.array?.compactMap(\.string) ?? []
    #expect(texts.contains("12") && texts.contains("3"), "\(texts)")
    #expect(answer.json["texts"]?["compact"]?.array?.isEmpty == false)
    let plain = phone.ask("GET", "/islet/screen?presentation=lockScreen&format=plain").text
    let score = plain.split(separator: "\n").first { $0.contains("12") }
    #expect(score?.contains("3") == true, "\(plain)")
    #expect(plain.contains("73"), "\(plain)")
    let list = phone.ask("GET", "/islet/activities").json.array?.first
    #expect(list?["texts"] == nil)
  }

  @Test func `plain texts hold nothing that moves a terminal's cursor`() throws {
    let text = "\u{1B}]0;title\u{7}\u{1B}[31mred\u{9B}2J שלום\u{200F}"
    let phone = try TestPhone(widget: LineWidget(text))
    _ = try phone.start()
    let plain = phone.ask("GET", "/islet/screen?presentation=lockScreen&format=plain").text
    #expect(plain.contains("␛]0;title␇␛[31mred\u{FFFD}2J"), "\(plain.printable)")
    // What turns the direction belongs to texts of such languages.
    #expect(plain.contains("שלום\u{200F}"))
    let controls = plain.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(Set(controls) == ["\n"])
  }

  @Test(arguments: ["text", "plain", "ansi", "svg", "json"])
  func `an empty screen is an empty screen`(_ format: String) throws {
    let phone = try TestPhone()
    let path = "/islet/screen?presentation=lockScreen&format=\(format)"
    let answer = phone.ask("GET", path)
    #expect(answer.status == 200)
    if format == "plain" || format == "text" { #expect(!answer.text.contains { !$0.isWhitespace }) }
    if format == "json" { #expect(answer.json["lockScreen"]?["texts"] == []) }
  }

  @Test func `what stands around a picture is the wallpaper, the phone or nothing`() throws {
    let phone = try TestPhone()
    _ = phone.ask("POST", "/islet/activities", ["app": "score"])
    func size(_ around: String, _ presentation: String) throws -> Double {
      let path = "/islet/screen?presentation=\(presentation)&format=json&around=\(around)"
      let answer = phone.ask("GET", path)
      #expect(answer.status == 200)
      return try #require(answer.json[presentation]?["size"]?["width"]?.double)
    }
    let (screen, card) = (try size("wallpaper", "phone"), try size("wallpaper", "lockScreen"))
    let (body, phoneCard) = (try size("phone", "phone"), try size("phone", "lockScreen"))
    let bareCard = try size("nothing", "lockScreen")
    #expect(body > screen && phoneCard > card && bareCard == card)
    #expect(try size("phone-alone", "phone") == body)
    for presentation in ["phone", "lockScreen"] {
      let path = "/islet/screen?presentation=\(presentation)&format=svg&around="
      let (with, without) = (
        phone.ask("GET", path + "wallpaper"), phone.ask("GET", path + "nothing")
      )
      #expect(with.text.count > without.text.count)
    }
    let wrong = phone.ask("GET", "/islet/screen?around=water")
    #expect(wrong.status == 400)
    #expect(wrong.text.contains("wallpaper, phone, phone-alone, nothing"))
  }

  @Test func `an app in the background may not start an activity, even when it was in front`()
    throws
  {
    let phone = try TestPhone()
    for _ in 0..<2 {
      let answer = phone.ask("POST", "/islet/activities", ["app": "score", "foreground": false])
      #expect(answer.status == 409)
      #expect(answer.json["activityKitError"] == "visibility")
      _ = phone.ask("POST", "/islet/switches", ["locked": false])
      _ = phone.ask("POST", "/islet/switches", ["foreground": "score"])
    }
    #expect(phone.simulator.phone.device.foreground == TestPhone.bundle)
    #expect(phone.ask("POST", "/islet/activities", ["app": "score"]).status == 201)
    let wrong = phone.ask("POST", "/islet/activities", ["app": "score", "foreground": 0])
    #expect(wrong.status == 400)
  }

  @Test func `a start push is waited for, allowed, and answered with the token that followed`()
    throws
  {
    let phone = try TestPhone(demoApps: ["match"])
    let answer = phone.ask("POST", "/islet/apps/match/push-to-start", ["wait": 60])
    #expect(answer.status == nil)
    phone.startPush(of: "match")
    phone.simulator.settle()
    #expect(answer.status == 200)
    #expect(answer.json["activity"]?["pushToken"]?.string?.isEmpty == false)
    #expect(answer.json["push"]?["number"] == 1)
    let denied = try TestPhone(demoApps: ["match"])
    denied.startPush(of: "match")
    let refused = denied.ask("POST", "/islet/apps/match/push-to-start", ["allow": false])
    #expect(refused.json["activity"]?["activityState"] == "dismissed")
  }

  @Test func `without a start push it is said what to send`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    let answer = phone.ask("POST", "/islet/apps/match/push-to-start", ["wait": 0])
    #expect(answer.status == 409)
    #expect(answer.json["fix"]?.string?.contains("pushToStartToken") == true)
  }

  @Test func `a stream says now and then that it is alive`() throws {
    let phone = try TestPhone()
    let answer = TestAnswer()
    PushStream.begin(after: 0, simulator: phone.simulator, response: answer, breath: 0.01)
    let end = EventLoop.monotonicNow + 60
    while !answer.text.contains(": still here"), EventLoop.monotonicNow < end {
      phone.loop.pass(limit: 0.05)
    }
    #expect(answer.text.contains(": still here\n\n"))
    answer.onClose?()
    #expect(phone.simulator.feed.numbers.isEmpty)
  }

  @Test func `a screen that is not whole is told of among the findings, once`() throws {
    let light = try TestPhone(widget: LineWidget("Harbour"))
    let heavy = try TestPhone(widget: LineWidget(String(repeating: "a", count: 40_000_000)))
    for (phone, count) in [(light, 0), (heavy, 1)] {
      _ = try phone.start()
      for format in ["png", "svg", "png"] {
        let answer = phone.ask("GET", "/islet/screen?presentation=lockScreen&format=\(format)")
        #expect(answer.status == 200)
      }
      #expect(phone.simulator.findings.count { $0.tellsOfTooMuchWork } == count)
    }
  }
}
