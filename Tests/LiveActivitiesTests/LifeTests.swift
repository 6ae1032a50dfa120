import Findings
import JSON
import Testing

@testable import LiveActivities

@Suite("The life of an activity")
struct LifeTests {
  @Test func `a request makes it active, on the Lock Screen and in the island`() {
    var stage = Stage()
    stage.request()
    #expect(stage.activity?.phase == .active)
    #expect(stage.phone.selection.island == .compact("final"))
    #expect(stage.phone.selection.lockScreen == ["final"])
  }

  @Test func `a scheduled one is pending, starts at its time and plays its alert then`() {
    var stage = Stage()
    let alert = AlertText(title: .text("Kick-off"), body: .text("Now"), sound: "default")
    stage.request(alert: alert, at: stage.time + 60)
    #expect(stage.activity?.phase == .pending)
    #expect(stage.phone.selection.lockScreen == [])
    #expect(stage.phone.nextDeadline?.kind == .start)
    let effects = stage.wait(60)
    #expect(stage.activity?.phase == .active)
    #expect(stage.activity?.startedAt == stage.time)
    #expect(
      effects.contains {
        if case .alert(let alert) = $0 { alert.title == "Kick-off" } else { false }
      })
    #expect(stage.activity?.token != nil)
  }

  @Test func `a start push makes it active, with an alert`() {
    var stage = Stage()
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"start","attributes-type":"MatchAttributes","attributes":{"home":"A","away":"B"},"content-state":\#(Stage.state(0).string),"alert":{"title":"t","body":"b"},"input-push-token":1"#,
      to: .app(bundle: Stage.bundle))
    #expect(record.verdict.outcome == .shown, "\(record.verdict)")
    #expect(stage.phone.activities.map(\.phase) == [.active])
    #expect(stage.phone.activities.first?.token?.count == 160)
    #expect(stage.phone.device.expansion?.cause == .alert)
  }

  @Test func `created with a stale date in the past it is stale and never presented`() {
    var stage = Stage()
    stage.request(stale: stage.time - 1)
    #expect(stage.activity?.phase == .stale)
    #expect(stage.phone.selection.island == .empty)
    #expect(stage.phone.selection.lockScreen == [])
  }

  @Test func `what is due at one moment happens in the order in which it was started`() {
    var stage = Stage()
    let ids = ["zebra", "ant", "mouse", "bee"]
    for id in ids { stage.request(id, stale: stage.time + 60) }
    let deadlines = stage.phone.upcomingDeadlines(4)
    #expect(deadlines.map(\.activityID) == ids)
    #expect(deadlines.allSatisfy { $0.kind == .stale && $0.time == stage.time + 60 })
    #expect(stage.phone.nextDeadline?.activityID == "zebra")
    let stale = stage.wait(60).compactMap { effect -> String? in
      if case .moment(let moment) = effect, moment.kind == .becameStale {
        moment.activityID
      } else {
        nil
      }
    }
    #expect(stale == ids)
  }

  @Test func `an update that changes nothing but the stale date says what became of it`() {
    var stage = Stage()
    stage.request()
    for (date, word) in [(-1.0, "stale now"), (60, "no longer stale")] {
      stage.wait(1)
      let verdict = stage.update(0, #","stale-date":\#(Int(stage.time + date))"#).verdict
      #expect(
        verdict.summary == "shown: the content state is as before, and \(word)")
    }
  }

  @Test func `at its stale date it becomes stale; its state is untouched`() {
    var stage = Stage()
    stage.request(stale: stage.time + 60)
    let before = stage.activity
    #expect(stage.phone.nextDeadline?.kind == .stale)
    stage.wait(59)
    #expect(stage.activity?.phase == .active)
    stage.wait(1)
    #expect(stage.activity?.phase == .stale)
    #expect(stage.activity?.state == before?.state)
    #expect(stage.activity?.revision == before.map { $0.revision + 1 })
    #expect(stage.phone.selection.island == .compact("final"))
  }

  @Test(arguments: [
    (#","stale-date":+100"#, LiveActivity.Phase.active), ("", .active),
    (#","stale-date":-1"#, .stale),
  ])
  func `an update of a stale one decides anew`(more: String, phase: LiveActivity.Phase) {
    var stage = Stage()
    stage.request(stale: stage.time + 60)
    stage.wait(61)
    let date = more.contains("+100") ? stage.time + 100 : stage.time - 1
    stage.update(1, more.isEmpty ? "" : #","stale-date":\#(Int(date))"#)
    #expect(stage.activity?.phase == phase)
    #expect(stage.activity?.state == Stage.state(1))
  }

  @Test func `stale or not, it ends after 8 hours and leaves the Lock Screen 4 hours later`() {
    var stage = Stage()
    stage.request(stale: stage.time + 60)
    stage.wait(61)
    #expect(stage.phone.nextDeadline?.kind == .eightHours)
    stage.wait(8 * 3600 - 61)
    #expect(stage.activity?.phase == .ended)
    #expect(stage.phone.selection.island == .empty)
    #expect(stage.phone.selection.lockScreen == ["final"])
    #expect(stage.phone.nextDeadline?.kind == .dismissal)
    stage.wait(4 * 3600 - 1)
    #expect(stage.activity != nil)
    stage.wait(1)
    #expect(stage.activity == nil)
    #expect(stage.phone.selection.lockScreen == [])
  }

  @Test func `a jump over several moments lives through each, in order`() {
    var stage = Stage()
    stage.request(stale: stage.time + 60)
    let effects = stage.wait(100 * 3600)
    let moments = effects.compactMap { if case .moment(let moment) = $0 { moment } else { nil } }
    #expect(moments.map(\.kind) == [.becameStale, .ended, .dismissed])
    #expect(
      moments.map { $0.time - Stage.start } == [60, 8 * 3600, 12 * 3600])
  }

  @Test(
    arguments: [
      (nil, 4 * 3600.0), (-10, 0), (0, 0), (900, 900), (4 * 3600, 4 * 3600), (86400, 4 * 3600),
    ] as [(Double?, Double)])
  func `an end by push leaves when its dismissal date says, but within 4 hours`(
    offset: Double?, leaves: Double
  ) {
    var stage = Stage()
    stage.request()
    stage.wait(10)
    let date = offset.map { #","dismissal-date":\#(Int(stage.time + $0))"# } ?? ""
    stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"end","content-state":\#(Stage.state(3).string)\#(date)"#
    )
    if leaves == 0 {
      #expect(stage.activity == nil)
    } else {
      #expect(stage.activity?.phase == .ended)
      #expect(stage.activity?.state == Stage.state(3))
      stage.wait(leaves - 1)
      #expect(stage.activity != nil)
      stage.wait(1)
      #expect(stage.activity == nil)
    }
  }

  @Test func `ended by the app it keeps the state given, or the last one`() {
    var stage = Stage()
    stage.request()
    stage.send(.app(bundle: Stage.bundle, .end(ActivityEnd(id: "final", state: Stage.state(4)))))
    #expect(stage.activity?.phase == .ended)
    #expect(stage.activity?.state == Stage.state(4))
    stage.request("second")
    stage.send(
      .app(bundle: Stage.bundle, .end(ActivityEnd(id: "second", dismissal: .immediate))))
    #expect(stage.phone.activity("second") == nil)
  }

  @Test func `an ended one ignores updates`() {
    var stage = Stage()
    stage.request()
    stage.send(.app(bundle: Stage.bundle, .end(ActivityEnd(id: "final"))))
    stage.wait(5)
    let record = stage.update(9)
    #expect(record.verdict.outcome == .ignored)
    #expect(record.verdict.findings.first?.id == "activity-ended")
    #expect(record.verdict.findings.first?.fix == "Start a new one.")
    let end = stage.push(#""timestamp":\#(Int(stage.time) + 1),"event":"end""#)
    #expect(end.verdict.findings.first?.fix == "Nothing: one end is enough.")
    stage.send(
      .app(bundle: Stage.bundle, .update(ActivityUpdate(id: "final", state: Stage.state(9)))))
    #expect(stage.activity?.state == Stage.state(0))
  }

  @Test func `swiped away it is gone and its token answers 410`() throws {
    var stage = Stage()
    stage.request()
    let token = try #require(stage.activity?.token)
    #expect(stage.phone.standing(of: token) == .live(.activity, bundle: Stage.bundle))
    stage.send(.person(.swipe(activity: "final")))
    #expect(stage.activity == nil)
    #expect(
      stage.phone.standing(of: token) == .dead(.activity, bundle: Stage.bundle, since: stage.time))
  }

  @Test func `Live Activities switched off take all of the app's away, those of others stay`() {
    var stage = Stage()
    stage.send(.install(Stage.app(bundle: "com.example.other")))
    stage.request()
    stage.request("other", bundle: "com.example.other")
    stage.send(.set(.liveActivities(bundle: Stage.bundle, false)))
    #expect(stage.phone.activities.map(\.id) == ["other"])
  }

  @Test func `More Frequent Updates, switched, ends all of the app's`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.frequentUpdates(bundle: Stage.bundle, true)))
    #expect(stage.activity?.phase == .active)
    stage.send(.set(.frequentUpdates(bundle: Stage.bundle, false)))
    #expect(stage.activity?.phase == .ended)
  }

  @Test func `an update after the end is told what ended the activity`() throws {
    var stage = Stage()
    stage.request()
    stage.send(.set(.frequentUpdates(bundle: Stage.bundle, true)))
    stage.send(.set(.frequentUpdates(bundle: Stage.bundle, false)))
    stage.wait(5)
    let setting = try #require(stage.update(1).verdict.findings.first)
    #expect(setting.sentence.contains("(More Frequent Updates was switched)"))
    stage.request("second")
    stage.send(.app(bundle: Stage.bundle, .end(ActivityEnd(id: "second"))))
    let app = try #require(stage.update(1, to: "second").verdict.findings.first)
    #expect(app.sentence.contains("(ended by the app)"))
  }

  @Test func `an app that is removed takes its activities and tokens along`() throws {
    var stage = Stage()
    stage.request()
    let device = try #require(stage.phone.token(.device(bundle: Stage.bundle)))
    stage.send(.remove(bundle: Stage.bundle))
    #expect(stage.phone.activities.isEmpty)
    #expect(
      stage.phone.standing(of: device) == .dead(.device, bundle: Stage.bundle, since: stage.time))
    #expect(stage.phone.tokens.isEmpty)
  }

  @Test func `a new build of the app keeps its activities and tokens`() {
    var stage = Stage()
    stage.request()
    let tokens = stage.phone.tokens
    stage.send(.install(Stage.app()))
    #expect(stage.phone.tokens == tokens)
    #expect(stage.activity?.phase == .active)
  }

  @Test func `quitting the app or restarting the phone ends nothing`() {
    var stage = Stage()
    stage.request()
    stage.send(.app(bundle: Stage.bundle, .quit))
    stage.send(.reboot)
    #expect(stage.activity?.phase == .active)
    stage.wait(5)
    #expect(stage.update(2).verdict.outcome == .shown)
  }

  @Test
  func
    `a transient one is expanded at once, and ends when the island collapses or the screen locks`()
  {
    var stage = Stage()
    stage.request(style: .transient)
    #expect(stage.phone.selection.expanded == "final")
    stage.send(.person(.collapse))
    #expect(stage.activity == nil)
    stage.request(style: .transient)
    stage.send(.person(.lock))
    #expect(stage.activity == nil)
  }

  @Test(arguments: [
    ("hasNone", ActivityError.unsupported), ("denied", .denied),
    ("tooLarge", .attributesTooLarge),
    ("perApp", .targetMaximumExceeded), ("perPhone", .globalMaximumExceeded),
    ("background", .visibility), ("noCapability", .unentitled),
    ("sameID", .malformedActivityIdentifier),
  ])
  func `a request is refused with ActivityKit's own error`(
    circumstance: String, error: ActivityError
  ) {
    var stage = Stage()
    var state = Stage.state(0)
    var id = "second"
    switch circumstance {
    case "hasNone": stage.send(.set(.trait("supportsLiveActivities", .flag(false))))
    case "denied": stage.send(.person(.deny(bundle: Stage.bundle)))
    case "tooLarge":
      state = .init(
        #"{"homeScore":1,"awayScore":1,"matchState":"\#(String(repeating: "x", count: 4096))"}"#)
    case "perApp":
      stage.send(.set(.trait("activitiesPerApp", .number(1))))
      stage.request()
    case "perPhone":
      stage.send(.set(.trait("activitiesPerPhone", .number(1))))
      stage.request()
    case "background": stage.send(.set(.trait("enforcesVisibility", .flag(true))))
    case "noCapability":
      var app = Stage.app()
      app.hasPushCapability = false
      stage.send(.install(app))
    default:
      stage.request()
      id = "final"
    }
    let effects = stage.send(
      .app(
        bundle: Stage.bundle,
        .request(
          ActivityRequest(
            id: id, attributesType: Stage.type, attributes: Stage.attributes, state: state))))
    #expect(
      effects.contains {
        if case .refused(_, _, error, let findings) = $0 { !findings.isEmpty } else { false }
      },
      "\(effects)")
  }

  @Test func `where there is no place for one more, those that have ended are counted`() {
    var stage = Stage()
    func told() -> Finding? {
      stage.effects.compactMap {
        if case .refused(_, _, .targetMaximumExceeded, let findings) = $0 {
          findings.first
        } else {
          nil
        }
      }.last
    }
    for number in 1...6 { stage.request("activity \(number)") }
    #expect(told()?.sentence == "Match has 5 activities on the phone already")
    #expect(told()?.fix == "End activities that are over.")
    stage.push(#""timestamp":\#(Int(stage.time)),"event":"end""#, to: .activity("activity 1"))
    stage.request("activity 7")
    #expect(
      told()?.sentence.hasSuffix("; 1 of them has ended and stays on the Lock Screen") == true)
    for number in 2...5 {
      stage.push(
        #""timestamp":\#(Int(stage.time)),"event":"end""#, to: .activity("activity \(number)"))
    }
    stage.request("activity 8")
    #expect(
      told()?.sentence.hasSuffix("; 5 of them have ended and stay on the Lock Screen") == true)
    #expect(told()?.fix?.contains("dismissal-date in the past") == true)
  }

  @Test func `a start that is still being read takes a place on the phone`() {
    var stage = Stage(hasWidget: true)
    stage.send(.set(.trait("activitiesPerPhone", .number(1))))
    stage.request("first")
    stage.request("second")
    let refused = stage.effects.compactMap { effect in
      if case .refused(_, let id, let error, _) = effect { (id, error) } else { nil }
    }
    #expect(refused.map(\.0) == ["second"] && refused.map(\.1) == [.globalMaximumExceeded])
  }

  @Test func `a state of an app's own that is over the limit is refused, and an end without it`() {
    var stage = Stage()
    stage.request()
    let large = JSONText(
      #"{"homeScore":1,"awayScore":1,"matchState":"\#(String(repeating: "x", count: 4096))"}"#)
    func refused(_ act: AppAct) -> [FindingID] {
      stage.wait(1)
      var ids: [FindingID] = []
      for case .refused(_, "final", nil, let findings) in stage.send(
        .app(bundle: Stage.bundle, act))
      {
        ids += findings.map(\.id)
        #expect(findings.allSatisfy { $0.path == "contentState" })
      }
      return ids
    }
    #expect(refused(.update(ActivityUpdate(id: "final", state: Stage.state(2)))) == [])
    #expect(refused(.update(ActivityUpdate(id: "final", state: large))) == ["state-too-large"])
    #expect(refused(.end(ActivityEnd(id: "final", state: large))) == ["state-too-large"])
    #expect(stage.activity?.phase == .ended && stage.activity?.state == Stage.state(2))
  }

  @Test func `an app's update with a time of its own counts only after the last one`() {
    var stage = Stage()
    stage.request()
    func update(_ home: Int, at timestamp: Double) -> JSONText? {
      stage.wait(1)
      stage.send(
        .app(
          bundle: Stage.bundle,
          .update(ActivityUpdate(id: "final", state: Stage.state(home), timestamp: timestamp))))
      return stage.activity?.state
    }
    let time = stage.time + 100
    #expect(update(1, at: time) == Stage.state(1))
    #expect(update(2, at: time) == Stage.state(1))
    #expect(update(3, at: time - 1) == Stage.state(1))
    #expect(update(4, at: .infinity) == Stage.state(1))
    #expect(update(5, at: time + 1) == Stage.state(5))
  }

  @Test func `the Lock Screen asks for an app from its first activity until somebody answers`() {
    var stage = Stage(allowed: false)
    #expect(stage.phone.askingPermission == [])
    stage.request()
    #expect(stage.phone.askingPermission == [Stage.bundle])
    stage.send(.person(.allow(bundle: Stage.bundle)))
    #expect(stage.phone.askingPermission == [])
  }

  @Test func `with the next activity the phone asks whether the app may go on, and then no more`() {
    var stage = Stage(allowed: false)
    stage.request("a")
    #expect(stage.phone.askingAgain == [])
    stage.send(.person(.allow(bundle: Stage.bundle)))
    #expect(stage.phone.askingAgain == [])
    stage.request("b")
    #expect(stage.phone.askingAgain == [Stage.bundle])
    #expect(stage.phone.askingPermission == [Stage.bundle])
    stage.send(.person(.allow(bundle: Stage.bundle)))
    stage.request("c")
    #expect(stage.phone.askingPermission == [])
  }

  @Test func `who answers the second question with Don’t Allow loses the app's activities`() {
    var stage = Stage(allowed: false)
    stage.request("d")
    stage.send(.person(.allow(bundle: Stage.bundle)))
    stage.request("e")
    stage.send(.person(.deny(bundle: Stage.bundle)))
    #expect(stage.phone.askingPermission == [])
    #expect(stage.phone.settings(of: Stage.bundle)?.liveActivities == false)
  }

  @Test func `who is never asked, or sets it in Settings, is not asked again`() {
    // Allowed before anything could ask.
    var stage = Stage()
    stage.request("f")
    stage.request("g")
    #expect(stage.phone.askingAgain == [])
    var other = Stage(allowed: false)
    other.request("h")
    other.send(.person(.allow(bundle: Stage.bundle)))
    other.send(.set(.liveActivities(bundle: Stage.bundle, false)))
    other.send(.set(.liveActivities(bundle: Stage.bundle, true)))
    other.request("i")
    #expect(other.phone.askingAgain == [])
    var never = Stage(allowed: false)
    never.send(.set(.trait("activitiesUntilAskedAgain", .number(0))))
    never.request("j")
    never.send(.person(.allow(bundle: Stage.bundle)))
    never.request("k")
    #expect(never.phone.askingAgain == [])
  }

  @Test func `another limit counts for what runs already, and is named when something comes later`()
  {
    var stage = Stage()
    stage.request(stale: Stage.start + 60)
    stage.wait(50)
    stage.send(.set(.trait("longestActive", .number(40))))
    #expect(stage.activity?.phase == .ended && stage.activity?.endedAt == stage.time)
    stage.wait(1)
    #expect(
      stage.update(1).verdict.findings.contains {
        $0.id == "activity-ended" && $0.sentence.contains("after the 40 s that one may run")
      })
    var longer = Stage()
    longer.request()
    longer.send(.set(.trait("longestActive", .number(9 * 3600))))
    longer.wait(8.5 * 3600)
    #expect(longer.activity?.phase == .active)
    longer.wait(3600)
    #expect(longer.activity?.phase == .ended)
  }
}
