import JSON
import LiveActivities

/// What a push costs the rules, with few and with very many running activities.
enum EngineBenchmark {
  static func run(into report: inout Report) {
    // The largest first: memory that was once used is kept by the process and would hide the rest.
    var samples: [Int: Sample] = [:]
    let counts = [100_000, 10_000, 100, 1]
    for count in counts {
      let before = residentMemory
      var engine = Engine(activities: count)
      if count == counts[0] {
        let each = Double(residentMemory - before) / Double(count) / 1024
        report.add("engine: memory for each of \(count) activities", "\(Report.short(each)) KB")
      }
      samples[count] = engine.secondsPerPush(pushes: 20_000, runs: 7)
    }
    guard let one = samples[1] else { return }
    for count in counts.reversed() {
      guard let sample = samples[count] else { continue }
      let ratio = sample.median / one.median
      report.add(
        "engine: one push, \(count) running", unit(sample.median),
        range: "\(unit(sample.smallest))–\(unit(sample.largest))",
        beside: "\(Report.short(ratio)) × that with 1",
        target: count == counts[0] ? "≤ 1.5 ×" : "",
        met: count == counts[0] ? ratio <= 1.5 : nil)
    }
  }

  private static func unit(_ seconds: Double) -> String { Report.Unit.microseconds.text(seconds) }

  /// Bytes of this process that are in memory.
  private static var residentMemory: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (fields.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}

/// A phone with many activities that pushes reach in turn; a widget that answers at once reads their states.
private struct Engine {
  private var phone = SimulatedPhone(seed: 1, now: 1_800_000_000)
  private var tokens: [String] = []
  /// Counts pushes; each comes a second after the one before, so that its timestamp is newer.
  private var number = 0
  private var effects: [Effect] = []
  private var jobs: [Int] = []
  private let bundle = "com.example.load"

  init(activities count: Int) {
    for trait in ["activitiesPerApp", "activitiesPerPhone"] {
      handle(.set(.trait(trait, .number(Double(count)))))
    }
    for trait in ["hourlyFrequentBudget", "hourlyBudget", "longestActive"] {
      handle(.set(.trait(trait, .number(1e12))))
    }
    let sample = JSONText("{\"number\":0,\"comment\":\"\"}")
    handle(
      .install(
        InstalledApp(
          bundle: bundle, title: "Load",
          types: [.init(name: "LoadAttributes", hasWidget: true)])))
    for index in 0..<count {
      let id = "activity-\(index)"
      let request = ActivityRequest(
        id: id, attributesType: "LoadAttributes", attributes: JSONText("{}"), state: sample)
      handle(.app(bundle: bundle, .request(request)))
      answer(withAttributes: true)
      if let token = phone.token(.activity(id: id)) { tokens.append(token) }
    }
  }

  private mutating func handle(_ event: Event) {
    effects.removeAll(keepingCapacity: true)
    phone.handle(event, at: 1_800_000_000 + Double(number), into: &effects)
  }

  /// Answers what the last event asked of the widget.
  private mutating func answer(withAttributes: Bool = false) {
    for case .decode(let job) in effects { jobs.append(job.number) }
    while let job = jobs.popLast() {
      let value = DecodeReply.value(canonical: "state \(job)", dates: [:])
      let outcome = DecodeOutcome(
        job: job, attributes: withAttributes ? value : nil, state: value)
      handle(.decoded(outcome))
    }
  }

  /// Pushes go to activities all over the phone; bodies are made before the clock runs.
  mutating func secondsPerPush(pushes: Int, runs: Int) -> Sample {
    var seconds: [Double] = []
    for _ in 0...runs {
      let first = number + 1
      let events = (0..<pushes).map { index -> Event in
        let token = tokens[(index &* 7919) % tokens.count]
        let body = LoadBody.update.bytes(
          number: first + index, milliseconds: (1_800_000_000 + first + index) * 1000)
        let headers = PushHeaders(
          topic: "\(bundle).push-type.liveactivity", pushType: "liveactivity", priority: 10)
        return .push(
          PushArrival(
            Push(target: .token(token), carrier: .http2, headers: headers, body: body)))
      }
      let start = LoadClient.now
      for event in events {
        number += 1
        handle(event)
        answer()
      }
      seconds.append((LoadClient.now - start) / Double(pushes))
    }
    return Sample(Array(seconds.dropFirst()))
  }
}
