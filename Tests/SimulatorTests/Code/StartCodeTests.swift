import Findings
import LiveActivities
import Testing
import WidgetProtocol

@testable import Simulator

private let widget = """
  import ActivityKit
  import SwiftUI
  import WidgetKit

  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var driver: String
  }

  struct RideWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: RideAttributes.self) { context in
        Text("\\(context.attributes.driver): \\(context.state.minutes)")
      } dynamicIsland: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """

/// What of an app starts activities: in a private function, in one that waits and may throw, in a view, and where nobody
/// can.
private let manager = """
  import ActivityKit
  import Foundation
  import Firebase

  enum Car: String { case small, large }

  struct RefusedRide: Error {}

  final class RideManager {
    static let shared = RideManager()
    private var rides = 0
    private init() {}

    private func begin() {
      rides += 1
      do {
        _ = try Activity<RideAttributes>.request(
          attributes: RideAttributes(driver: "Ride \\(rides)"),
          content: .init(state: .init(minutes: 5), staleDate: nil), pushType: .token)
      } catch {
        print("refused", error)
      }
    }

    func order(
      from driver: String, car: Car, minutes: Int = 3, at date: Date? = nil,
      completion: @escaping (Result<String, Error>) -> Void = { _ in }
    ) async throws -> String {
      guard minutes > 0 else { throw RefusedRide() }
      let state = RideAttributes.ContentState(minutes: minutes)
      let activity = try Activity.request(
        attributes: RideAttributes(driver: "\\(driver) \\(car.rawValue)"),
        content: ActivityContent(state: state, staleDate: date))
      completion(.success(activity.id))
      return activity.id
    }

    func resume(_ ride: Ride) throws {
      _ = try Activity.request(
        attributes: RideAttributes(driver: ride.driver),
        content: ActivityContent(state: .init(minutes: 1), staleDate: nil))
    }

    static func measured() {
      Analytics.logEvent("ride_started")
      _ = try? Activity.request(
        attributes: RideAttributes(driver: "measured"),
        content: ActivityContent(state: .init(minutes: 1), staleDate: nil))
    }

    static func configured() {
      let driver = RemoteConfig.driver()
      _ = try? Activity.request(
        attributes: RideAttributes(driver: driver),
        content: ActivityContent(state: .init(minutes: 1), staleDate: nil))
    }
  }

  struct Ride { var driver: String }
  """

private let screen = """
  import ActivityKit
  import AppIntents
  import SwiftUI

  struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    func perform() async throws -> some IntentResult {
      _ = try Activity.request(
        attributes: RideAttributes(driver: "Siri"),
        content: ActivityContent(state: .init(minutes: 1), staleDate: nil))
      return .result()
    }
  }

  struct RideScreen: View {
    @State private var note = ""
    var body: some View {
      SomebodysList {
        Button("Start") { start(state: .init(minutes: 1)) }
        Button("Now") { _ = try? Activity.request(
          attributes: RideAttributes(driver: "Button"),
          content: ActivityContent(state: .init(minutes: 1), staleDate: nil)) }
      }
    }

    private func start(state: RideAttributes.ContentState) {
      _ = try? Activity.request(
        attributes: RideAttributes(driver: "Screen"),
        content: ActivityContent(state: state, staleDate: nil))
    }
  }
  """

@MainActor
@Suite("Functions of an app's own in which it starts activities", .serialized)
struct StartCodeTests {
  @Test(.enabled(if: AppOnPhone.program != nil))
  func `start code is listed beside intents, and runs with the app in front`() async throws {
    let app = try await AppOnPhone([
      "Widget.swift": widget, "Manager.swift": manager, "Screen.swift": screen,
    ])
    defer { app.end() }
    let offered = await app.offered()
    #expect(
      offered.map(\.name) == [
        "OrderIntent", "RideManager.begin", "RideManager.order", "RideManager.resume",
        "RideManager.measured", "RideManager.configured", "RideScreen.start", "RideScreen.body",
      ])
    let byName = Dictionary(uniqueKeysWithValues: offered.map { ($0.name, $0) })
    #expect(byName["OrderIntent"]?.start == nil)
    #expect(byName["RideManager.begin"]?.start == .init(place: "Manager.swift:14"))
    #expect(byName["RideManager.order"]?.title == "order(from:car:minutes:at:completion:)")
    #expect(
      byName["RideManager.order"]?.parameters == [
        .init(name: "driver", title: "", type: "String", isRequired: true),
        .init(
          name: "car", title: "", type: "String", isRequired: true, choices: ["small", "large"]),
        .init(name: "minutes", title: "", type: "Int", isRequired: false, value: "3"),
        .init(name: "date", title: "", type: "Date?", isRequired: false),
      ])
    #expect(
      byName["RideManager.resume"]?.start?.obstacle == "Nobody can give it ride: Ride.")
    // A call of what is not here is left out, a value that is made by it is in the way.
    #expect(
      byName["RideManager.measured"]?.start?.remark?.contains("Analytics") == true,
      "\(byName["RideManager.measured"]?.start?.remark ?? "none")")
    #expect(
      byName["RideManager.configured"]?.start?.obstacle?.contains("RemoteConfig") == true,
      "\(byName["RideManager.configured"]?.start?.obstacle ?? "none")")
    #expect(byName["RideScreen.body"]?.start?.obstacle?.contains("`body`") == true)

    // A private function. ActivityKit would refuse its request from the background.
    let phone = app.simulator
    let bundle = phone.apps[0].folder.bundle
    #expect(phone.phone.device.foreground != bundle)
    #expect(try await app.outcome("RideManager.begin")?.get().error == nil)
    #expect(phone.phone.device.foreground == bundle)
    await app.wait { phone.phone.activities.count == 1 }
    #expect(
      phone.phone.activities.map(\.attributes.value?["driver"]) == ["Ride 1"], "\(app.printed)")
    #expect(phone.phone.activities.first?.token != nil)

    // One that waits and may throw, with what it takes; the object is the same as before.
    let order = await app.run(
      "RideManager.order", ["driver": "\"Ann\"", "car": "large", "minutes": "7"])
    #expect(order?.error == nil)
    #expect(
      await app.run("RideManager.order", ["driver": "Bo", "car": "small", "minutes": "0"])?.error
        == "RefusedRide()")
    #expect(await app.run("RideScreen.start", ["state": "{\"minutes\":4}"])?.error == nil)
    await app.wait { phone.phone.activities.count == 3 }
    let states = phone.phone.activities.map {
      "\($0.attributes.value?["driver"]?.string ?? "") \($0.state.string)"
    }
    #expect(
      states == ["Ride 1 {\"minutes\":5}", "Ann large {\"minutes\":7}", "Screen {\"minutes\":4}"])

    // What cannot be run, and what is given wrong.
    guard case .failure(let finding)? = await app.outcome("RideManager.resume") else {
      Issue.record("it ran")
      return
    }
    #expect(finding.id == "start-code-not-run")
    guard case .failure(let unfit)? = await app.outcome("RideManager.order", ["driver": "Cy"])
    else {
      Issue.record("it ran without a car")
      return
    }
    #expect(unfit.sentence.contains("car"))

    // A plain intent does not open its app, so that its request is refused.
    phone.send(.person(.goHome))
    #expect(await app.run("OrderIntent")?.error == "visibility")
    #expect(try await app.outcome("RideManager.begin")?.get().error == nil)
    await app.wait { phone.phone.activities.count == 4 }
    #expect(phone.phone.activities.last?.attributes.value?["driver"] == "Ride 2")
  }
}
