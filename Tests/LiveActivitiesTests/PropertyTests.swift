import Findings
import Goldens
import JSON
import Testing

@testable import LiveActivities

/// Events drawn from a seed: sensible ones, wrong ones, and ones that make no sense at this moment.
struct RandomEvents {
  private var random: SeededRandom
  private(set) var time = Stage.start
  private let bundles = ["app.one", "app.two", "app.three"]
  private let ids = ["a", "b", "c", "d", "e", "f"]

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
  private mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
  private mutating func chance(_ share: Double) -> Bool { random.unit() < share }

  mutating func next(_ phone: SimulatedPhone) -> (event: Event, time: Double) {
    time += pick([0, 0, 0.25, 1, 1, 7, 60, 900, 4000, 20000])
    return (event(phone), time)
  }

  private mutating func event(_ phone: SimulatedPhone) -> Event {
    switch below(24) {
    case 0: return .install(Stage.app(bundle: pick(bundles), hasWidget: chance(0.5)))
    case 1 where chance(0.2): return .remove(bundle: pick(bundles))
    case 2, 3, 4: return .app(bundle: pick(bundles), .request(request()))
    case 5: return .app(bundle: pick(bundles), appAct())
    case 6, 7: return .person(personAct())
    case 8: return .set(change())
    case 9: return pick([.reboot, .clock(.jump), .clock(.pause), .clock(.speed(3))])
    case 10: return .rotate(.activity(id: pick(ids)))
    case 11:
      return .channel(
        chance(0.7)
          ? .create(bundle: pick(bundles), id: "Y2g=", storesLatest: chance(0.5))
          : .delete(bundle: pick(bundles), id: "Y2g="))
    case 12, 13, 14, 15: return .decoded(outcome(phone))
    default: return .push(push(phone))
    }
  }

  private mutating func state() -> JSONText {
    pick([Stage.state(0), Stage.state(below(5)), JSONText("{}"), JSONText(#""{}""#), JSONText("3")])
  }

  private mutating func request() -> ActivityRequest {
    ActivityRequest(
      id: chance(0.8) ? pick(ids) : nil, attributesType: Stage.type, attributes: Stage.attributes,
      state: Stage.state(below(3)), staleDate: chance(0.4) ? time + Double(below(3000)) - 100 : nil,
      relevanceScore: Double(below(4)),
      pushType: pick([.none, .token, .token, .channel("Y2g=")]),
      style: chance(0.1) ? .transient : .standard,
      alert: chance(0.5) ? AlertText(title: .text("t"), body: nil) : nil,
      start: chance(0.15) ? time + Double(below(5000)) : nil)
  }

  private mutating func appAct() -> AppAct {
    switch below(4) {
    case 0: return .launch
    case 1: return .quit
    case 2:
      return .update(
        ActivityUpdate(
          id: pick(ids), state: state(), staleDate: chance(0.3) ? time + 50 : nil,
          relevanceScore: Double(below(4))))
    default:
      return .end(
        ActivityEnd(
          id: pick(ids), state: chance(0.5) ? state() : nil,
          dismissal: pick([.default, .immediate, .after(time + 100), .after(time - 100)])))
    }
  }

  private mutating func personAct() -> PersonAct {
    pick([
      .lock, .wake, .unlock, .goHome, .collapse, .open(bundle: pick(bundles)),
      .tap(activity: pick(ids), url: nil), .hold(activity: pick(ids)), .swipe(activity: pick(ids)),
      .allow(bundle: pick(bundles)), .allow(bundle: pick(bundles)),
      chance(0.2) ? .deny(bundle: pick(bundles)) : .wake,
    ])
  }

  private mutating func change() -> Switch {
    pick([
      .offline(chance(0.3)), .loss(chance(0.3) ? 0.5 : 0, seed: 3), .holdsLowPriority(chance(0.5)),
      .liveActivities(bundle: pick(bundles), chance(0.8)),
      .frequentUpdates(bundle: pick(bundles), chance(0.8)),
      .trait("hasIsland", .flag(chance(0.8))), .trait("dropsOverBudget", .flag(chance(0.5))),
      .trait("hourlyFrequentBudget", .number(Double(below(50)))),
    ])
  }

  private mutating func outcome(_ phone: SimulatedPhone) -> DecodeOutcome {
    let open = phone.openDecodeJobs
    let job = open.isEmpty || chance(0.05) ? below(1000) : pick(open).number
    let fault = DecodeFault(
      kind: .keyNotFound, path: [], key: "x", expected: "Int", message: "no")
    let value = DecodeReply.value(canonical: "{\"n\":\(below(3))}", dates: ["d": time])
    return DecodeOutcome(
      job: job, attributes: value, state: chance(0.8) ? value : .fault(fault),
      failure: chance(0.05) ? "crashed" : nil)
  }

  private mutating func push(_ phone: SimulatedPhone) -> PushArrival {
    let tokens = phone.tokens.map(\.token)
    var target: Push.Target = .activity(pick(ids))
    if !tokens.isEmpty, chance(0.6) { target = .token(pick(tokens)) }
    if chance(0.1) { target = .channel(bundle: pick(bundles), id: "Y2g=") }
    if chance(0.05) { target = .app(bundle: chance(0.5) ? pick(bundles) : nil) }
    let stamp = Int(time) + pick([0, 0, 0, 0, 1, -20, -500, 90000])
    var members = [
      #""timestamp":\#(stamp)"#,
      #""event":"\#(pick(["update", "update", "update", "end", "start", "stop"]))""#,
    ]
    if chance(0.9) { members.append(#""content-state":\#(state().string)"#) }
    if chance(0.3) { members.append(#""stale-date":\#(Int(time) + below(4000) - 100)"#) }
    if chance(0.2) { members.append(#""dismissal-date":\#(Int(time) + below(4000) - 100)"#) }
    if chance(0.3) { members.append(#""relevance-score":\#(below(5))"#) }
    if chance(0.5) { members.append(#""alert":{"title":"t","body":"b"}"#) }
    if chance(0.5) {
      members.append(#""attributes-type":"MatchAttributes","attributes":{"home":"A","away":"B"}"#)
    }
    var body = Array(#"{"aps":{\#(members.joined(separator: ","))}}"#.utf8)
    if chance(0.05) { body.removeLast(below(body.count)) }
    return PushArrival(
      Push(
        target: target, carrier: .http2,
        headers: PushHeaders(
          priority: chance(0.5) ? nil : 5, expiration: chance(0.2) ? time + 300 : nil), body: body),
      status: chance(0.05) ? 400 : 200)
  }
}

@Suite("Whatever happens", .computesLong)
struct PropertyTests {
  /// The steps that an activity may take from one look to the next.
  static let steps: [LiveActivity.Phase: Set<LiveActivity.Phase>] = [
    .pending: [.pending, .active, .stale, .ended], .active: [.active, .stale, .ended],
    .stale: [.stale, .active, .ended], .ended: [.ended],
  ]

  @Test(arguments: 1...12)
  func `phases move only as they may, and the selection keeps its rules`(seed: Int) {
    var events = RandomEvents(seed: UInt64(seed))
    var phone = SimulatedPhone(seed: UInt64(seed), now: Stage.start)
    var phases: [Int: LiveActivity.Phase] = [:]
    for step in 0..<1500 {
      let (event, time) = events.next(phone)
      let effects = phone.handle(event, at: time)
      var gone: Set<String> = []
      for case .moment(let moment) in effects where moment.kind == .dismissed {
        gone.insert(moment.activityID)
      }
      let activities = phone.activities
      for activity in activities {
        if let before = phases[activity.startNumber], before != activity.phase {
          #expect(
            PropertyTests.steps[before]?.contains(activity.phase) == true,
            "\(before) to \(activity.phase) at step \(step)")
        }
        phases[activity.startNumber] = activity.phase
        #expect(activity.phase != .dismissed)
        if activity.phase == .ended, let date = activity.dismissalDate {
          #expect(date > phone.now)
          #expect(date <= (activity.endedAt ?? 0) + phone.traits.longestOnLockScreen)
        }
        if activity.phase == .active || activity.phase == .stale {
          #expect(activity.startedAt + phone.traits.longestActive > phone.now)
        }
        if activity.phase == .active, let stale = activity.staleDate { #expect(stale > phone.now) }
      }
      check(phone, activities)
      if !gone.isEmpty {
        phases = phases.filter { number in activities.contains { $0.startNumber == number.key } }
      }
      if let deadline = phone.nextDeadline { #expect(deadline.time > phone.now) }
    }
    #expect(phone.nextRecordNumber > 300)
  }

  private func check(_ phone: SimulatedPhone, _ activities: [LiveActivity]) {
    let selection = phone.selection
    let ids = Set(activities.map(\.id))
    var shown = selection.lockScreen
    #expect(Set(shown).count == shown.count)
    if let expanded = selection.expanded { shown.append(expanded) }
    switch selection.island {
    case .empty:
      let could = activities.contains { $0.isInIsland && !phone.isInFront($0.bundle) }
      #expect(!could || !phone.traits.hasIsland)
    case .compact(let id):
      shown.append(id)
      let bundles = Set(
        activities.filter { $0.isInIsland && !phone.isInFront($0.bundle) }.map(\.bundle))
      #expect(bundles.count == 1)
    case .minimal(let attached, let detached):
      shown += [attached, detached]
      #expect(phone.activity(attached)?.bundle != phone.activity(detached)?.bundle)
      #expect(
        phone.activity(attached)?.startNumber ?? 0 < phone.activity(detached)?.startNumber ?? 0)
    }
    #expect(Set(shown).isSubset(of: ids))
    for id in shown { #expect(phone.activity(id)?.isPresented == true) }
  }

  @Test(arguments: 1...6)
  func `what was written to lines and read again makes the same phone`(seed: Int) throws {
    var events = RandomEvents(seed: UInt64(seed) + 100)
    var phone = SimulatedPhone(seed: 5, now: Stage.start)
    var journal: [[UInt8]] = []
    var effects: [Effect] = []
    for _ in 0..<800 {
      let (event, time) = events.next(phone)
      journal.append(EventLine(time: time, event: event).bytes)
      effects += phone.handle(event, at: time)
    }
    var replayed = SimulatedPhone(seed: 5, now: Stage.start)
    var again: [Effect] = []
    let context = EventLine.Context(EventFileHeader(kind: .journal, seed: 5), now: 0)
    for line in journal {
      let read = try EventLine.read(line.dropLast(), in: context)
      #expect(read.findings.isEmpty)
      again += replayed.handle(read.line.event, at: read.line.time)
    }
    #expect(replayed == phone)
    #expect(again == effects)
  }

  @Test(arguments: 1...4)
  func `a snapshot goes on as the phone itself does`(seed: Int) throws {
    var events = RandomEvents(seed: UInt64(seed) + 200)
    var phone = SimulatedPhone(seed: 5, now: Stage.start)
    for _ in 0..<400 {
      let (event, time) = events.next(phone)
      _ = phone.handle(event, at: time)
    }
    var restored = try Snapshot.copy(phone)
    #expect(restored == phone)
    for _ in 0..<200 {
      let (event, time) = events.next(phone)
      #expect(phone.handle(event, at: time) == restored.handle(event, at: time))
    }
    #expect(restored == phone)
  }
}
