import Findings
import JSON
import LiveActivities
import Simulator

/// Phones that take payloads and scenarios from a fuzzer.
enum PhoneUnderFire {
  private static let now = 1_800_000_000.0
  private static let bundle = "com.example.match"

  /// A phone with one activity whose state a sample checks, and one that a widget reads.
  private static let stage: SimulatedPhone = {
    var phone = SimulatedPhone(seed: 1, now: now)
    let attributes = JSONText(#"{"home": "Harbour"}"#)
    let state = JSONText(#"{"score": 0, "half": {"first": {}}, "note": null, "ends": 821692900.5}"#)
    let app = InstalledApp(
      bundle: bundle, title: "Match",
      types: [
        .init(
          name: "Sampled", hasWidget: false, sampleAttributes: [attributes], sampleStates: [state]),
        .init(name: "Drawn", hasWidget: true),
      ], strings: ["GOAL": "Goal for %1$@ by %2$@ (%d)!"])
    handle(.install(app), &phone)
    handle(.person(.allow(bundle: bundle)), &phone)
    for type in ["Sampled", "Drawn"] {
      let request = ActivityRequest(
        id: type, attributesType: type, attributes: attributes, state: state)
      handle(.app(bundle: bundle, .request(request)), &phone)
    }
    return phone
  }()

  /// Sends a payload to an activity, to another, as a start, as a notification; then lets nine hours pass.
  static func push(_ body: [UInt8]) {
    var phone = stage
    let targets: [Push.Target] = [
      .activity("Sampled"), .activity("Drawn"), .app(bundle: bundle),
      .token(phone.token(.pushToStart(bundle: bundle, attributesType: "Sampled")) ?? ""),
    ]
    for target in targets {
      let push = Push(
        target: target, carrier: .http2,
        headers: PushHeaders(
          topic: bundle + ".push-type.liveactivity", pushType: "liveactivity", priority: 10),
        body: body)
      handle(.push(PushArrival(push)), &phone)
    }
    _ = phone.advance(to: now + 9 * 3600)
  }

  /// Plays a scenario, line by line; each event must survive being written to a journal and read again.
  static func play(_ text: [UInt8]) {
    _ = try? EventFileHeader.read(text)
    guard let scenario = try? Scenario(reading: text, now: now, bundles: ["match": bundle]) else {
      return
    }
    let journal = EventLine.Context(EventFileHeader(kind: .journal, seed: 1), now: now)
    var phone = stage
    for entry in scenario.lines.prefix(200) {
      guard let event = try? phone.event(of: entry) else { continue }
      var line = EventLine(time: entry.time, event: event)
      line.marks = entry.marks
      let written = line.bytes
      let again = try? EventLine.read(Array(written.dropLast()), in: journal).line
      // Unlike a precondition, an error tells its message in a release build too.
      if again != line {
        fatalError("a journal reads \(String(decoding: written, as: UTF8.self)) differently")
      }
      handle(line.event, at: max(line.time, phone.now), &phone)
    }
  }

  /// Reads the lines of a snapshot; the phone that they tell of must be read the same again and go on.
  static func restore(_ lines: [UInt8]) {
    guard var phone = HostileSnapshot.phone(in: lines) else { return }
    let written = HostileSnapshot.lines(of: phone)
    if HostileSnapshot.phone(in: written) != phone {
      fatalError("a restart reads \(String(decoding: written, as: UTF8.self)) differently")
    }
    let body = Array(
      #"{"aps":{"timestamp":1800000900,"event":"update","content-state":{"score":1}}}"#.utf8)
    for activity in phone.activities.prefix(3) {
      let targets = [Push.Target.activity(activity.id), .app(bundle: activity.bundle)]
      for target in targets {
        let push = Push(target: target, carrier: .http2, body: body)
        handle(.push(PushArrival(push)), at: phone.now, &phone)
      }
      handle(.person(.swipe(activity: activity.id)), at: phone.now, &phone)
    }
    _ = phone.advance(to: phone.now + 9 * 3600)
  }

  /// Lets an event happen; a widget that reads anything answers at once.
  private static func handle(
    _ event: Event, at time: Double = now, _ phone: inout SimulatedPhone
  ) {
    for case .decode(let job) in phone.handle(event, at: time) {
      let reply = { (text: JSONText) in
        DecodeReply.value(canonical: text.string, dates: ["ends": text.value?["ends"]?.double ?? 0])
      }
      let outcome = DecodeOutcome(
        job: job.number, attributes: job.attributes.map(reply), state: job.state.map(reply))
      _ = phone.handle(.decoded(outcome), at: time)
    }
  }
}
