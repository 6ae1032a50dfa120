import Findings
import JSON
import Testing

@testable import LiveActivities

@Suite("Alarms, whose modes the system drives")
struct AlarmTests {
  private static let type = "AlarmAttributes<Cooking>"

  /// A phone with an alarm that counts down 60 s, made in a time zone an hour east of Greenwich.
  private func stage(
    type: String = type, _ mode: String = "countdown", more: String = "", hasKey: Bool = true
  ) -> Stage {
    var stage = Stage()
    let fires = stage.time + 60 - 978_307_200
    let attributes = JSONText(
      #"{"presentation":{"alert":{"title":{"key":"Egg"}}},"secondsFromGMT":3600\#(more)}"#)
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
          ], strings: [:], supportsLiveActivities: hasKey)))
    stage.send(.person(.allow(bundle: "com.example.cook")))
    stage.send(
      .app(
        bundle: "com.example.cook",
        .request(
          ActivityRequest(
            id: "egg", attributesType: type, attributes: attributes, state: state,
            relevanceScore: 7))))
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

  @Test func `an app without the key for Live Activities has alarms, and nothing else`() {
    #expect(stage(hasKey: false).phone.activity("egg")?.firesAt != nil)
    #expect(stage(type: "Cooking", hasKey: false).phone.activity("egg") == nil)
    #expect(stage(type: "Cooking").phone.activity("egg") != nil)
  }

  /// Every Monday and Friday at eight, after a minute's count.
  private static let weekly =
    #","sound":"bell.caf","preAlert":60,"schedule":{"relative":{"_0":{"time":{"hour":8,"minute":0},"repeats":{"weekly":{"_0":["mon","fri"]}}}}}"#

  @Test(arguments: [false, true])
  func `one that repeats comes again on the next of its days, and one that is cancelled does not`(
    isCancelled: Bool
  ) throws {
    // 1 800 000 000 is a Friday, 08:00 in Greenwich and 09:00 where the alarm was made.
    var stage = stage(more: Self.weekly)
    let effects = stage.wait(60)
    #expect(
      effects.contains {
        if case .alert(let alert) = $0 { alert.sound == "bell.caf" } else { false }
      }
    )
    stage.send(
      .app(
        bundle: "com.example.cook",
        .end(ActivityEnd(id: "egg", dismissal: isCancelled ? .immediate : .default))))
    #expect(stage.phone.activity("egg") == nil)
    guard !isCancelled else { return #expect(stage.phone.activities.isEmpty) }
    let next = try #require(stage.phone.activities.first)
    // Monday at 07:00 in Greenwich, less the minute.
    let monday = 1_800_000_000.0 + 3 * 86_400 - 3_600
    #expect(next.phase == .pending && next.startedAt == monday - 60)
    #expect(next.firesAt == monday)
    #expect(next.relevanceScore == 7)
    let quiet = stage.wait(monday - 60 - stage.time)
    #expect(stage.phone.activity(next.id)?.phase == .active)
    #expect(!quiet.contains { if case .alert = $0 { true } else { false } })
    stage.wait(60)
    #expect(stage.phone.activity(next.id)?.isRinging == true)
    // A hand that takes it away stops it, too: then comes Friday.
    stage.send(.person(.swipe(activity: next.id)))
    #expect(stage.phone.activities.first?.firesAt == monday + 4 * 86_400)
    #expect(!stage.phone.canRestore)
  }

  /// Every day at half past two after a minute's count, where the clock is an hour ahead of Greenwich's, two in summer.
  private static let daily =
    #","preAlert":60,"clockChanges":[[\#(summer),7200],[\#(winter),3600]],"schedule":{"relative":{"_0":{"time":{"hour":2,"minute":30},"repeats":{"weekly":{"_0":["mon","tue","wed","thu","fri","sat","sun"]}}}}}"#
  /// Sundays at one in Greenwich: 28 March and 31 October 2027.
  private static let (summer, winter) = (1_806_195_600, 1_824_944_400)

  @Test(arguments: [
    // Before it; on the day itself, on which no clock shows half past two; after it.
    (AlarmTests.summer - 86_400, AlarmTests.summer - 84_600),
    (AlarmTests.summer - 80_000, AlarmTests.summer),
    (AlarmTests.summer, AlarmTests.summer + 84_600),
    // Before it; on the day itself, on which it rings at the first of two; after that one.
    (AlarmTests.winter - 90_000, AlarmTests.winter - 88_200),
    (AlarmTests.winter - 80_000, AlarmTests.winter - 1_800),
    (AlarmTests.winter - 1_000, AlarmTests.winter + 88_200),
  ])
  func `one that repeats keeps its time of day when summer time comes and goes`(
    stopped: Int, rings: Int
  ) throws {
    var stage = stage(more: Self.daily)
    stage.wait(Double(stopped) - stage.time)
    stage.send(.app(bundle: "com.example.cook", .end(ActivityEnd(id: "egg", dismissal: .default))))
    let next = try #require(stage.phone.activities.first)
    #expect(next.firesAt == Double(rings))
    stage.wait(Double(rings) - stage.time)
    #expect(stage.phone.activity(next.id)?.isRinging == true)
  }

  @Test(arguments: [true, false])
  func `a hand that takes a ringing one away runs what its app wants to be run`(
    hasIntent: Bool
  ) throws {
    var stage = stage(
      more: hasIntent ? #","stopIntent":{"name":"Tell","values":{}}"# : #","stopIntent":null"#)
    // Before it rings there is nothing to stop.
    stage.wait(60)
    let effects = stage.send(.person(.swipe(activity: "egg")))
    #expect(effects.contains(.perform(activityID: "egg", control: "Stop")) == hasIntent)
    // The intent's stop takes it off the phone.
    #expect((stage.phone.activity("egg") != nil) == hasIntent)
  }

  @Test func `a hand that takes one away before it rings runs nothing`() {
    var stage = stage(more: #","stopIntent":{"name":"Tell","values":{}}"#)
    #expect(stage.phone.activity("egg")?.isRinging == false)
    let effects = stage.send(.person(.swipe(activity: "egg")))
    #expect(!effects.contains(.perform(activityID: "egg", control: "Stop")))
    #expect(stage.phone.activity("egg") == nil)
  }

  @Test func `a phone on which one rings stays lit, and sleeps again once it is put off`() throws {
    var stage = stage()
    stage.send(.person(.lock))
    stage.wait(60)
    #expect(stage.phone.device.screen == .lockScreen)
    stage.wait(3_600)
    #expect(stage.phone.device.screen == .lockScreen)
    // Its buttons work without unlocking; those of other activities do not.
    #expect(
      stage.send(.person(.press(activity: "egg", control: "Snooze"))).contains(
        .perform(activityID: "egg", control: "Snooze")))
    let state = try #require(stage.phone.activity("egg")?.state.value?.object)
    var again = state
    again["mode"] = [
      "countdown": [
        "_0": ["totalCountdownDuration": 60, "fireDate": .double(stage.time + 60 - 978_307_200)]
      ]
    ]
    stage.send(
      .app(
        bundle: "com.example.cook",
        .update(ActivityUpdate(id: "egg", state: JSONText(.object(again))))))
    #expect(stage.phone.activity("egg")?.isRinging == false)
    stage.wait(59)
    #expect(stage.phone.device.screen == .asleep)
    stage.wait(1)
    #expect(stage.phone.activity("egg")?.isRinging == true)
    #expect(stage.phone.device.screen == .lockScreen)
  }

  @Test func `one longer than eight hours rings at its time`() {
    var stage = stage()
    let fires = stage.time + 36_000 - 978_307_200
    stage.send(
      .app(
        bundle: "com.example.cook",
        .update(
          ActivityUpdate(
            id: "egg",
            state: JSONText(
              #"{"alarmID":"1","mode":{"countdown":{"_0":{"totalCountdownDuration":36000,"fireDate":\#(fires)}}}}"#
            )))))
    stage.wait(36_000)
    #expect(stage.phone.activity("egg")?.isRinging == true)
  }

  @Test func `a transient activity ends when an alarm takes the island from it`() {
    var stage = stage()
    stage.send(.person(.unlock))
    let fires = stage.time + 90 - 978_307_200
    stage.send(
      .app(
        bundle: "com.example.cook",
        .request(
          ActivityRequest(
            id: "hint", attributesType: Self.type,
            attributes: stage.phone.activity("egg")?.attributes ?? JSONText("{}"),
            state: JSONText(
              #"{"alarmID":"2","mode":{"countdown":{"_0":{"totalCountdownDuration":90,"fireDate":\#(fires)}}}}"#
            ), style: .transient,
            isFromIntent: true))))
    #expect(stage.phone.device.expansion?.activityID == "hint")
    stage.wait(60)
    #expect(stage.phone.device.expansion?.activityID == "egg")
    #expect(stage.phone.activity("hint") == nil)
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
