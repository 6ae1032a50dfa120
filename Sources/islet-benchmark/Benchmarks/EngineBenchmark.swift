import CLinux
import Findings
import Foundation
import JSON
import LiveActivities

/// What a push costs the rules, with few and with very many running activities.
enum EngineBenchmark {
  private static let rounds = 7

  static func run(into report: inout Report) {
    // The largest first: memory that was once used is kept by the process and would hide the rest.
    let counts = [100_000, 10_000, 100, 1]
    let before = residentMemory
    var engines = [Engine(activities: counts[0])]
    let each = Double(residentMemory - before) / Double(counts[0]) / 1024
    report.add("engine: memory for each of \(counts[0]) activities", "\(Report.short(each)) KB")
    engines += counts.dropFirst().map { Engine(activities: $0) }
    // In turn, so that what else the machine does meanwhile weighs on all alike; the first round only warms up.
    var seconds = counts.map { _ in [Double]() }
    for round in 0...rounds {
      for place in counts.indices {
        let spent = engines[place].secondsPerPush(pushes: 100_000)
        if round > 0 { seconds[place].append(spent) }
      }
    }
    for place in counts.indices.reversed() {
      let (count, sample) = (counts[place], Sample(seconds[place]))
      let ratio = Sample(zip(seconds[place], seconds[counts.count - 1]).map { $0 / $1 })
      report.add(
        "engine: one push, \(count) running", unit(sample.median),
        range: "\(unit(sample.smallest))–\(unit(sample.largest))",
        beside:
          "\(Report.short(ratio.median)) × that with 1 (\(Report.short(ratio.smallest))–\(Report.short(ratio.largest)))",
        target: place == 0 ? "≤ 1.3 ×" : "", met: place == 0 ? ratio.median <= 1.3 : nil)
      if !engines[place].areAllShown {
        report.add("engine: \(count) running", "failed", beside: "not every push was shown")
      }
    }
  }

  private static func unit(_ seconds: Double) -> String { Report.Unit.microseconds.text(seconds) }

  /// Bytes of this process that are in memory.
  private static var residentMemory: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (fields.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}

/// A phone with many activities, pushes to them in random order, and a widget that answers at once.
///
/// Every push takes the same way however many activities run: its token is looked up as the gateway does, it is
/// taken, decoded to a new state and shown, and nothing else falls due meanwhile. `areAllShown` tells.
private struct Engine {
  private var phone: SimulatedPhone
  private var random = SeededNumbers(1)
  /// The activities' tokens one after another, as text, in random order.
  private var tokens: [UInt8] = []
  private let count: Int
  /// Counts pushes; each comes a second after the one before, so that its timestamp is newer.
  private var number = 0
  private var effects: [Effect] = []
  private var jobs: [DecodeJob] = []
  private let bundle = "com.example.load"
  /// Whether each push since the start was shown without remarks.
  private(set) var areAllShown = true

  private static let start = 1_800_000_000.0
  /// So many are made before the clock runs and handled then, as a gateway reads several with one look at a socket.
  private static let burst = 50

  init(activities count: Int) {
    self.count = count
    phone = SimulatedPhone(seed: 1, now: Engine.start)
    for trait in ["activitiesPerApp", "activitiesPerPhone"] {
      handle(.set(.trait(trait, .number(Double(count)))))
    }
    for trait in ["hourlyFrequentBudget", "hourlyBudget", "longestActive"] {
      handle(.set(.trait(trait, .number(1e12))))
    }
    handle(
      .install(
        InstalledApp(
          bundle: bundle, title: "Load",
          types: [.init(name: "LoadAttributes", hasWidget: true)])))
    for index in 0..<count {
      // As long as a UUID, which phones name activities by.
      let id = String(format: "00000000-0000-0000-0000-%012X", index)
      let request = ActivityRequest(
        id: id, attributesType: "LoadAttributes", attributes: JSONText("{}"),
        state: JSONText("{\"number\":0,\"comment\":\"\"}"))
      handle(.app(bundle: bundle, .request(request)))
      answer(withAttributes: true)
    }
  }

  /// Looks up whom pushes go to.
  private mutating func listTokens() {
    var list = phone.tokens.filter { if case .activity = $0.name { true } else { false } }
    for index in list.indices.dropLast() {
      list.swapAt(index, index + random.next(list.count - index))
    }
    tokens = list.flatMap { Array($0.token.utf8) }
  }

  private mutating func handle(_ event: Event) {
    effects.removeAll(keepingCapacity: true)
    phone.handle(event, at: Engine.start + Double(number), into: &effects)
  }

  /// Answers what the last event asked of the widget.
  private mutating func answer(withAttributes: Bool = false) {
    for case .decode(let job) in effects { jobs.append(job) }
    while let job = jobs.popLast() {
      // A widget writes what it read again: a text about as long.
      let value = DecodeReply.value(canonical: job.state?.string ?? "", dates: [:])
      handle(
        .decoded(
          DecodeOutcome(
            job: job.number, attributes: withAttributes ? value : nil, state: value)))
    }
  }

  /// Returns seconds of processor that one push takes; making the pushes is not counted, nor what other programs
  /// take.
  mutating func secondsPerPush(pushes: Int) -> Double {
    if tokens.isEmpty { listTokens() }
    var spent = 0.0
    for _ in 0..<pushes / Engine.burst {
      let first = number + 1
      let burst = (first..<first + Engine.burst).map { makePush(number: $0) }
      let start = LoadClient.processorTime
      for push in burst {
        number += 1
        if case .token(let token) = push.push.target, case .live = phone.standing(of: token) {
          handle(.push(push))
        }
        answer()
      }
      spent += LoadClient.processorTime - start
      let shown = phone.records.suffix(burst.count).map(\.verdict)
      if !shown.allSatisfy({ $0.outcome == .shown && $0.findings.isEmpty }) {
        areAllShown = false
      }
    }
    return spent / Double(pushes)
  }

  /// Returns a push to any of the activities, its parts as new in memory as a gateway makes them.
  private mutating func makePush(number: Int) -> PushArrival {
    let (width, place) = (tokens.count / count, number % count)
    let token = String(decoding: tokens[place * width..<(place + 1) * width], as: UTF8.self)
    // Stale only after the last push: a moment of another activity would be counted as this push's.
    let body = LoadClient.body(
      number: number, timestamp: Engine.start + Double(number), stale: Engine.start + 1e7)
    return PushArrival(
      Push(
        target: .token(token), carrier: .http2,
        headers: PushHeaders(
          topic: "\(bundle).push-type.liveactivity", pushType: "liveactivity", priority: 10),
        body: body))
  }
}
