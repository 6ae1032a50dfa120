import Findings
import JSON
import Testing

@testable import LiveActivities

@Suite("Alarms, whose modes the system drives")
struct AlarmTests {
  private static let type = "AlarmAttributes<Cooking>"

  /// A phone with an alarm that counts down 60 s, made in a time zone an hour east of Greenwich.
  private func stage(type: String = type, _ mode: String = "countdown") -> Stage {
    var stage = Stage()
    let fires = stage.time + 60 - 978_307_200
    let attributes = JSONText(
      #"{"presentation":{"alert":{"title":{"key":"Egg"}}},"secondsFromGMT":3600}"#)
    let state = JSONText(
      #"{"alarmID":"1","mode":{"\#(mode)":{"_0":{"totalCountdownDuration":60,"fireDate":\#(fires)}}}}"#
    )
    stage.send(
      .install(
        InstalledApp(
          bundle: "com.example.cook", title: "Cook",
          types: [
            InstalledApp.ActivityType(
              name: type, hasWidget: false, sampleAttributes: [attributes], sampleStates: [state])
          ], strings: [:])))
    stage.send(.person(.allow(bundle: "com.example.cook")))
    stage.send(
      .app(
        bundle: "com.example.cook",
        .request(
          ActivityRequest(
            id: "egg", attributesType: type, attributes: attributes, state: state))))
    return stage
  }

  @Test func `at its fire date the mode becomes the alert, which is played and stays`() throws {
    var stage = stage()
    #expect(stage.phone.nextDeadline?.kind == .alarm)
    #expect(stage.phone.activity("egg")?.isRinging == false)
    stage.wait(59)
    #expect(stage.phone.activity("egg")?.isRinging == false)
    let effects = stage.wait(1)
    let egg = try #require(stage.phone.activity("egg"))
    #expect(egg.isRinging && egg.firesAt == nil)
    // 1 800 000 060 is 08:01 in Greenwich.
    #expect(egg.state.string.contains(#""time":{"hour":9,"minute":1}"#), "\(egg.state.string)")
    #expect(
      effects.contains {
        if case .alert(let alert) = $0 {
          alert.title == "Egg" && alert.sound == "default"
        } else {
          false
        }
      })
    #expect(stage.phone.device.expansion?.cause == .alert)
    stage.wait(3_600)
    #expect(stage.phone.device.expansion?.activityID == "egg")
    stage.send(.person(.swipe(activity: "egg")))
    #expect(stage.phone.activity("egg")?.isRinging != true)
  }

  @Test func `one that is paused never rings`() {
    var stage = stage("paused")
    stage.wait(3_600)
    #expect(stage.phone.activity("egg")?.isRinging == false)
  }

  @Test func `the same state of an app's own type is left alone`() {
    var stage = stage(type: "CookingAttributes")
    #expect(stage.phone.nextDeadline?.kind == .eightHours)
    stage.wait(60)
    #expect(stage.phone.activity("egg")?.state.string.contains("countdown") == true)
  }
}
