import Foundation

/// Requests a second, processor time and latency of pushes that each bring a new state, in turn with `nghttpd`
/// under the same client. `SHAPES=", 8 × 10"` measures only shapes whose name ends with that.
enum UpdateBenchmark {
  private static let connections = [1, 8, 64]
  private static let streams = [1, 10, 100]
  private static let rounds = 7
  /// Beside nghttpd, where the client has a core of its own and where it has not.
  private static let leastRate =
    ProcessInfo.processInfo.activeProcessorCount > 2 ? 1.05 : 0.75

  static func run(into report: inout Report) throws {
    guard ChildProgram.exists("nghttpd") else {
      report.add("gateway: new states", "not measured", beside: "nghttpd is not installed")
      return
    }
    let servers = try Servers()
    defer { servers.stop() }
    let wanted = ProcessInfo.processInfo.environment["SHAPES"]
    var last: LoadClient?
    for isTLS in [false, true] {
      for connections in connections {
        for streams in streams {
          let name = "\(isTLS ? "TLS" : "clear"), \(connections) × \(streams)"
          if let wanted, !name.hasSuffix(wanted) { continue }
          let client = try LoadClient(
            token: servers.token, topic: servers.topic, connections: connections, streams: streams,
            isTLS: isTLS)
          if let last { client.goOn(after: last) }
          try compare(
            servers, client, name, connections * streams, isTLS: isTLS, into: &report)
          last = client
        }
      }
    }
    report.add(
      "gateway: memory after all of these", Sample([servers.islet.figures.residentBytes]),
      unit: .megabytes)
  }

  /// Measures A B B A, with processor time and latencies of all rounds.
  private static func compare(
    _ servers: Servers, _ client: LoadClient, _ name: String, _ inFlight: Int, isTLS: Bool,
    into report: inout Report
  ) throws {
    let isTarget = name.hasSuffix(", 8 × 10")
    // A third of a second each: shorter rounds measure how the machine's neighbours share its processors.
    let requests = inFlight == 1 ? 3_000 : isTarget ? 100_000 : 10_000
    let (ours, theirs) = try measure(client, servers, requests, against: servers.nghttpd(isTLS))
    let ratio = ours.ratio(to: theirs)
    let rate = Sample(ours.rates)
    report.add(
      "gateway: new states, \(name)", "\(Int(rate.median)) a second",
      range: "\(Int(rate.smallest))–\(Int(rate.largest))", beside: "\(text(ratio)) × nghttpd",
      target: isTarget ? "≥ \(leastRate) ×" : "",
      met: isTarget ? ratio.median >= leastRate : nil)
    let most: Double? = isTarget ? 1.6 : inFlight == 1 ? 2 : nil
    let times = ours.cost / theirs.cost
    report.add(
      "processor a push, p50, p99 of the same", ours.costs,
      range: "processor \(Report.short(times)) × nghttpd's", beside: "nghttpd \(theirs.costs)",
      target: most.map { "≤ \($0) ×" } ?? "", met: most.map { times <= $0 })
    // With many in flight a newer state comes before one is drawn, and connections overtake one another.
    let verdicts = try Verdicts("http://127.0.0.1:\(servers.port)/islet/")
    let became = try verdicts.text(
      allowed: ["superseded", "timestamp-older"],
      // The log keeps the last thousand: with more in flight the newest state may have come before those.
      mayAllBeOvertaken: inFlight > 1000)
    guard isTarget else { return }
    report.add("what became of the last of them", became)
    report.add(
      "how busy the client was meanwhile", ours.clientShare,
      beside: "with nghttpd \(theirs.clientShare)")
    report.add(
      "memory after the same", Sample([servers.islet.figures.residentBytes]), unit: .megabytes,
      atMost: 64 * 1_048_576)
    let threads = Servers.isletThreads
    let (again, more) = try measure(
      client, servers, requests, against: servers.nghttpd(isTLS, threads: threads))
    report.add(
      "the same beside nghttpd with \(threads) threads",
      "\(Int(Sample(again.rates).median)) a second",
      beside: "\(text(again.ratio(to: more))) × nghttpd")
  }

  private static func text(_ ratio: Sample) -> String {
    "\(Report.short(ratio.median)) (\(Report.short(ratio.smallest))–\(Report.short(ratio.largest)))"
  }

  private static func measure(
    _ client: LoadClient, _ servers: Servers, _ requests: Int, against other: Servers.Other
  ) throws -> (ours: Side, theirs: Side) {
    var sides = [Side(other.program), Side(servers.islet)]
    let ports = [other.port, servers.port]
    for round in 0..<rounds {
      for side in round % 2 == 0 ? [0, 1] : [1, 0] {
        try sides[side].add(client.run(port: ports[side], requests: requests))
      }
    }
    return (sides[1], sides[0])
  }

  /// What one server showed over all rounds.
  private struct Side {
    let program: ChildProgram
    let before: Double
    var rates: [Double] = []
    var latencies: [Double] = []
    private var clientShares: [Double] = []

    init(_ program: ChildProgram) {
      self.program = program
      before = program.figures.processorSeconds
    }

    mutating func add(_ result: LoadClient.Result) throws {
      guard result.refused == 0 else {
        throw BenchmarkError("\(result.refused) requests were not answered 200")
      }
      rates.append(result.perSecond)
      latencies += result.latencies
      clientShares.append(result.busySeconds / result.seconds)
    }

    /// Returns the ratio round by round, since what else the machine does weighs on neighbours alike.
    func ratio(to other: Side) -> Sample { Sample(zip(rates, other.rates).map { $0 / $1 }) }

    /// Close to a whole, the client and not the server says how many requests there are.
    var clientShare: String { "\(Int((Sample(clientShares).median * 100).rounded())) %" }

    /// Seconds of processor for each push.
    var cost: Double {
      (program.figures.processorSeconds - before) / Double(max(1, latencies.count))
    }

    var costs: String {
      let sample = Sample(latencies)
      return [cost, sample.percentile(50), sample.percentile(99)].map {
        Report.Unit.microseconds.text($0)
      }.joined(separator: ", ")
    }
  }
}
