import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities
import PushGateway
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// An app whose intents start an activity and watch it.
private let source = """
  import ActivityKit
  import AppIntents
  import SwiftUI
  import WidgetKit
  import os

  struct BrewAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var cups: Int }
    var name: String
  }

  enum Strength: String, AppEnum {
    case mild, strong
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
    static let caseDisplayRepresentations: [Strength: DisplayRepresentation] = [
      .mild: "Mild", .strong: "Strong",
    ]
  }

  private let logger = Logger(subsystem: "brew", category: "brew")

  struct StartBrewing: LiveActivityIntent {
    static let title: LocalizedStringResource = "Start Brewing"
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Strength", default: .mild) var strength: Strength

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let activity = try Activity.request(
        attributes: BrewAttributes(name: "\\(name) \\(strength.rawValue)"),
        content: ActivityContent(state: .init(cups: 0), staleDate: nil), pushType: .token)
      Task {
        for await content in activity.contentUpdates { print("cups", content.state.cups) }
        print("no more cups")
      }
      Task {
        for await state in activity.activityStateUpdates { print("state", state) }
      }
      for await token in activity.pushTokenUpdates {
        let text = token.map { String(format: "%02x", $0) }.joined()
        logger.info("token \\(text)")
        return .result(value: text)
      }
      return .result(value: "")
    }
  }

  struct PourPlainly: AppIntent {
    static let title: LocalizedStringResource = "Pour"
    func perform() async throws -> some IntentResult {
      _ = try Activity.request(
        attributes: BrewAttributes(name: "plain"),
        content: ActivityContent(state: .init(cups: 0), staleDate: nil))
      return .result()
    }
  }

  struct BrewWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: BrewAttributes.self) { context in
        Text("\\(context.attributes.name): \\(context.state.cups)")
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """

/// An app whose own code follows publishers over time.
private let ticker = """
  import ActivityKit
  import AppIntents
  import Combine
  import SwiftUI
  import UIKit
  import WidgetKit

  struct TickAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var ticks: Int }
  }

  final class Ticker {
    static let shared = Ticker()
    private var kept = Set<AnyCancellable>()
    private init() {}

    func begin() {
      guard UIApplication.shared.applicationState == .active else { return }
      _ = try? Activity.request(
        attributes: TickAttributes(),
        content: ActivityContent(state: .init(ticks: 0), staleDate: nil))
      Timer.publish(every: 0.05, on: .main, in: .common).autoconnect().prefix(2)
        .sink { _ in print("tick") }.store(in: &kept)
      NotificationCenter.default.publisher(for: .init("poured"))
        .sink { print("poured", $0.name.rawValue) }.store(in: &kept)
      NotificationCenter.default.post(name: .init("poured"), object: nil)
      let cups = PassthroughSubject<Int, Never>()
      cups.delay(for: .seconds(0.1), scheduler: RunLoop.main)
        .sink { print("delayed", $0) }.store(in: &kept)
      cups.debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
        .sink { print("settled", $0) }.store(in: &kept)
      cups.throttle(for: .seconds(600), scheduler: DispatchQueue.main, latest: true)
        .sink { print("throttled", $0) }.store(in: &kept)
      cups.send(1)
      cups.send(2)
      print("sent")
      let values = Just("hop").receive(on: DispatchQueue.main)
      DispatchQueue.global().async {
        let hop = values.sink { print($0, Thread.isMainThread) }
        Thread.sleep(forTimeInterval: 5)
        hop.cancel()
      }
    }
  }

  struct ShowTicks: AppIntent {
    static let title: LocalizedStringResource = "Show"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      let before = UIApplication.shared.applicationState == .active
      try await continueInForeground(alwaysConfirm: false)
      return .result(value: !before && UIApplication.shared.applicationState == .active)
    }
  }

  struct TickWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: TickAttributes.self) { context in
        Text("\\(context.state.ticks)")
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """

@MainActor
@Suite("An app's own code on the phone", .serialized) struct AppCodeTests {
  @Test(.enabled(if: AppOnPhone.program != nil))
  func
    `an intent starts an activity, gets its token, and hears what is pushed to it until its end`()
    async throws
  {
    let brew = try await AppOnPhone(["Brew.swift": source])
    defer { brew.end() }

    var listed: [OfferedIntent] = []
    brew.simulator.intents(of: brew.simulator.apps[0]) { listed = (try? $0.get()) ?? [] }
    await brew.wait { !listed.isEmpty }
    #expect(listed.map(\.name) == ["StartBrewing", "PourPlainly"])
    #expect(listed.first?.parameters.map(\.name) == ["name", "strength"])
    #expect(listed.first?.parameters.map(\.isRequired) == [true, false])
    #expect(listed.first?.parameters.last?.choices == ["mild", "strong"])

    // A value that is missing, and one that is none.
    #expect(await brew.run("StartBrewing") == nil)
    #expect(await brew.run("StartBrewing", ["name": "Tea", "strength": "weak"]) == nil)
    // The API tells an intent that is not there from one that cannot run so.
    func status(_ name: String) async -> Int? {
      let answer = TestAnswer()
      let path = "/islet/apps/\(brew.simulator.apps[0].folder.bundle)/intents/\(name)"
      brew.simulator.inspect(
        InspectionRequest(
          method: "POST", path: path, query: [],
          headers: [(name: "host", value: "localhost:2197")], body: []), response: answer)
      await brew.wait { answer.isEnded }
      return answer.status
    }
    #expect(await status("StopBrewing") == 404)
    #expect(await status("StartBrewing") == 409)
    #expect(brew.simulator.phone.activities.isEmpty)

    let reply = await brew.run("StartBrewing", ["name": "Tea", "strength": "strong"])
    #expect(reply?.error == nil)
    let activity = try #require(brew.simulator.phone.activities.first)
    #expect(activity.attributes.value?["name"] == "Tea strong")
    let token = try #require(activity.token)
    #expect(reply?.value == token)
    await brew.wait { brew.printed.contains("[brew] info: token \(token)") }

    // What is pushed comes to the task that the intent left running.
    for cups in 1...3 {
      let body: JSONValue = [
        "aps": [
          "timestamp": .double(brew.simulator.now.rounded(.down) + Double(cups)),
          "event": "update", "content-state": ["cups": .int(cups)],
        ]
      ]
      brew.simulator.receive(
        Push(
          target: .token(token), carrier: .http2,
          headers: PushHeaders(
            topic: "\(activity.bundle).push-type.liveactivity", pushType: "liveactivity"),
          body: Array(body.compact.utf8)), status: 200, reason: nil)
      await brew.wait { brew.printed.contains("cups \(cups)") }
    }
    brew.simulator.send(
      .app(bundle: activity.bundle, .end(ActivityEnd(id: activity.id, dismissal: .immediate))))
    await brew.wait {
      brew.printed.contains("no more cups") && brew.printed.contains("state dismissed")
    }
    let cups = brew.printed.filter { $0.hasPrefix("cups") }
    #expect(cups == ["cups 0", "cups 1", "cups 2", "cups 3"])
    let states = brew.printed.filter { $0.hasPrefix("state") }
    #expect(states.first == "state active" && states.last == "state dismissed")
    #expect(brew.printed.contains("no more cups"))

    // iOS lets no plain intent start an activity from the background, and says why.
    let refused = await brew.run("PourPlainly")
    #expect(refused?.error == "visibility")
    brew.simulator.send(.set(.liveActivities(bundle: activity.bundle, false)))
    #expect(await brew.run("StartBrewing", ["name": "Tea"])?.error == "denied")
  }

  @Test(.enabled(if: AppOnPhone.program != nil))
  func `an app's publishers send over time, and its own code runs in front`() async throws {
    let app = try await AppOnPhone(["Ticker.swift": ticker])
    defer { app.end() }
    let phone = app.simulator
    #expect(await app.run("Ticker.begin")?.error == nil)
    await app.wait { phone.phone.activities.count == 1 }
    let wanted = ["poured poured", "tick", "delayed 2", "settled 2", "throttled 1", "hop true"]
    await app.wait { Set(wanted).isSubset(of: app.printed) }
    #expect(app.printed.filter { $0 == "tick" }.count == 2)
    #expect(app.printed.filter { $0.hasPrefix("settled") } == ["settled 2"])
    #expect(app.printed.filter { $0.hasPrefix("throttled") } == ["throttled 1"])
    let later = app.printed.drop { $0 != "sent" }
    #expect(later.filter { $0.hasPrefix("delayed") } == ["delayed 1", "delayed 2"])

    // An intent that goes on in its app brings it to the front.
    let bundle = phone.apps[0].folder.bundle
    phone.send(.person(.goHome))
    #expect(phone.phone.device.foreground != bundle)
    let shown = await app.run("ShowTicks")
    #expect(shown?.error == nil && shown?.value == "true")
    #expect(phone.phone.device.foreground == bundle)
  }
}
