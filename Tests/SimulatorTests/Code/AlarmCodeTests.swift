import Findings
import Foundation
import JSON
import LiveActivities
import Testing
import WidgetProtocol

@testable import Simulator

/// An app whose intents make alarms, and whose alarms run intents.
private let source = """
  import ActivityKit
  import AlarmKit
  import AppIntents
  import SwiftUI
  import WidgetKit

  struct Cooking: AlarmMetadata { var dish: String }

  struct BoilEgg: LiveActivityIntent {
    static let title: LocalizedStringResource = "Boil"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let id = UUID()
      let button = AlarmButton(text: "Again", textColor: .white, systemImageName: "repeat")
      _ = try await AlarmManager.shared.schedule(
        id: id,
        configuration: .init(
          // Long enough for a machine that has no time for this test.
          countdownDuration: .init(preAlert: 6000, postAlert: 3000),
          attributes: AlarmAttributes<Cooking>(
            presentation: AlarmPresentation(
              alert: .init(
                title: "Egg", secondaryButton: button, secondaryButtonBehavior: .countdown)),
            metadata: Cooking(dish: "Egg"), tintColor: .orange),
          stopIntent: TellDish(dish: "egg", isLate: true),
          secondaryIntent: TellDish(dish: "more egg")))
      Task {
        for await alarms in AlarmManager.shared.alarmUpdates {
          print("alarms", alarms.map { "\\($0.state)" })
        }
      }
      return .result(value: id.uuidString)
    }
  }

  struct WakeUp: LiveActivityIntent {
    static let title: LocalizedStringResource = "Wake"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let button = AlarmButton(text: "Open", textColor: .white, systemImageName: "app")
      let day = Locale.Weekday.allCases
      let alarm = try await AlarmManager.shared.schedule(
        id: UUID(),
        configuration: .alarm(
          schedule: .relative(.init(time: .init(hour: 7, minute: 30), repeats: .weekly(day))),
          attributes: AlarmAttributes<Cooking>(
            presentation: AlarmPresentation(
              alert: .init(
                title: "Wake", secondaryButton: button, secondaryButtonBehavior: .custom))),
          secondaryIntent: OpenKitchen()))
      return .result(value: "\\(alarm.state)")
    }
  }

  struct PauseIt: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pause"
    @Parameter(title: "Alarm") var alarm: String
    func perform() async throws -> some IntentResult {
      guard let id = UUID(uuidString: alarm) else { return .result() }
      try AlarmManager.shared.pause(id: id)
      return .result()
    }
  }

  struct TellDish: LiveActivityIntent {
    static let title: LocalizedStringResource = "Tell"
    @Parameter(title: "Dish") var dish: String
    @Parameter(title: "Late", default: false) var isLate: Bool
    init() {}
    init(dish: String, isLate: Bool = false) { (self.dish, self.isLate) = (dish, isLate) }
    func perform() async throws -> some IntentResult {
      print("dish", dish, isLate)
      return .result()
    }
  }

  struct OpenKitchen: LiveActivityIntent {
    static let title: LocalizedStringResource = "Open"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result() }
  }

  struct CookWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: AlarmAttributes<Cooking>.self) { context in
        Text("cooking")
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """

@MainActor
@Suite("Alarms that an app's own code makes", .serialized)
struct AlarmCodeTests {
  private func stage() async throws -> AppOnPhone {
    let stage = try await AppOnPhone(["Cook.swift": source])
    stage.simulator.send(.person(.allow(bundle: stage.simulator.apps[0].folder.bundle)))
    return stage
  }

  @Test(.enabled(if: AppOnPhone.program != nil))
  func `a second button puts one off and a slide stops it, each with the app's own intent`()
    async throws
  {
    let stage = try await stage()
    defer { stage.end() }
    let simulator = stage.simulator
    let boiled = await stage.run("BoilEgg")
    let alarm = try #require(boiled?.value)
    // The widget reads it first.
    await stage.wait { !simulator.phone.activities.isEmpty }
    let id = try #require(simulator.phone.activities.first?.id)
    await stage.wait { stage.printed.contains(#"alarms ["countdown"]"#) }

    // It is halted, and no second time.
    #expect(await stage.run("PauseIt", ["alarm": alarm])?.error == nil)
    await stage.wait { simulator.phone.activity(id)?.firesAt == nil }
    #expect(simulator.phone.activity(id)?.firesAt == nil)
    #expect(await stage.run("PauseIt", ["alarm": alarm])?.error?.contains("counts down") == true)
    simulator.send(.person(.swipe(activity: id)))

    _ = try #require(await stage.run("BoilEgg")?.value)
    await stage.wait { !simulator.phone.activities.isEmpty }
    let egg = try #require(simulator.phone.activities.first?.id)
    simulator.send(.person(.lock))
    simulator.jump(to: simulator.now + 6001)
    #expect(simulator.phone.activity(egg)?.isRinging == true)
    await stage.wait { stage.printed.contains(#"alarms ["alerting"]"#) }

    simulator.send(.person(.press(activity: egg, control: "Again")))
    func isUnknown() -> Bool { simulator.findings.contains { $0.id == "control-unknown" } }
    await stage.wait { simulator.phone.activity(egg)?.isRinging != true || isUnknown() }
    #expect(!isUnknown(), "\(simulator.findings.map(\.told))")
    await stage.wait { stage.printed.contains("dish more egg false") }
    #expect(stage.printed.contains("dish more egg false"))
    let fires = try #require(simulator.phone.activity(egg)?.firesAt)
    #expect(fires > simulator.now && fires <= simulator.now + 3000)

    simulator.jump(to: fires + 1)
    simulator.send(.person(.press(activity: egg, control: "Stop")))
    await stage.wait { simulator.phone.activity(egg) == nil }
    await stage.wait { stage.printed.contains("dish egg true") }
    #expect(stage.printed.contains("dish egg true"))
    #expect(simulator.phone.activities.map(\.id) == [])

    // A hand that takes one away while it rings is no other way to stop it.
    _ = await stage.run("BoilEgg")
    await stage.wait { !simulator.phone.activities.isEmpty }
    let last = try #require(simulator.phone.activities.first?.id)
    simulator.jump(to: simulator.now + 6001)
    simulator.send(.person(.swipe(activity: last)))
    await stage.wait { simulator.phone.activity(last) == nil }
    await stage.wait { stage.printed.filter { $0 == "dish egg true" }.count == 2 }
    #expect(stage.printed.filter { $0 == "dish egg true" }.count == 2)
  }

  @Test(.enabled(if: AppOnPhone.program != nil))
  func `one of every day waits unseen, rings, opens the app by its button, and comes again`()
    async throws
  {
    let stage = try await stage()
    defer { stage.end() }
    let simulator = stage.simulator
    let bundle = simulator.apps[0].folder.bundle
    try simulator.set("timeZone", to: "Europe/London")
    let made = await stage.run("WakeUp")
    #expect(made?.value == "scheduled")
    await stage.wait { !simulator.phone.activities.isEmpty }
    let first = try #require(simulator.phone.activities.first)
    #expect(first.phase == .pending && first.startedAt <= simulator.now + 90_000)
    simulator.send(.person(.goHome))
    simulator.jump(to: first.startedAt)
    #expect(simulator.phone.activity(first.id)?.isRinging == true)
    #expect(simulator.phone.selection.expanded == first.id)

    // Its intent opens the app and changes nothing of the alarm.
    simulator.send(.person(.press(activity: first.id, control: "Open")))
    await stage.wait { simulator.phone.device.foreground == bundle || !simulator.findings.isEmpty }
    #expect(simulator.findings == [])
    #expect(simulator.phone.activity(first.id)?.isRinging == true)

    simulator.send(.person(.lock))
    simulator.send(.person(.wake))
    simulator.send(.person(.press(activity: first.id, control: "Stop")))
    await stage.wait {
      simulator.phone.activity(first.id) == nil && !simulator.phone.activities.isEmpty
        || !simulator.findings.isEmpty
    }
    #expect(simulator.findings == [])
    let next = try #require(simulator.phone.activities.first)
    #expect(next.phase == .pending && next.startedAt > first.startedAt)
    let zone = try #require(TimeZone(identifier: "Europe/London"))
    for alarm in [first, next] {
      let time = Date(timeIntervalSince1970: alarm.startedAt)
      let ofDay = (Int(alarm.startedAt) + zone.secondsFromGMT(for: time)) % 86_400
      #expect(ofDay == (7 * 60 + 30) * 60)
    }
    #expect(next.startedAt <= first.startedAt + 90_000)

    // AlarmKit told the phone when the clock changes there.
    let attributes = try #require(next.attributes.value?.object)
    let changes = try #require(attributes["clockChanges"]?.array)
    #expect(changes.count == 10)
    #expect(changes.allSatisfy { $0.array?.count == 2 })
    #expect(Set(changes.map { $0.array?.last?.double }) == [0, 3600])
  }
}
