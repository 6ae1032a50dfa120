import Foundation
import JSON

/// Requests a second of the gateway under `h2load`, which sends one body again and again, in turn with
/// `nghttpd` on the same machine. The phone ignores a push with the timestamp of the one before, and says why.
enum GatewayBenchmark {
  private static let shapes = [(1, 1), (1, 10), (8, 1), (8, 10), (8, 100), (64, 1), (64, 10)]

  static func run(into report: inout Report) throws {
    guard ChildProgram.exists("nghttpd"), ChildProgram.exists("h2load") else {
      report.add("gateway", "not measured", beside: "nghttpd and h2load are not installed")
      return
    }
    let servers = try Servers()
    defer { servers.stop() }
    for isTLS in [false, true] {
      for (connections, streams) in shapes {
        try compare(servers, connections, streams, isTLS: isTLS, into: &report)
      }
    }
    report.add(
      "gateway: memory after the load", Sample([servers.islet.figures.residentBytes]),
      unit: .megabytes, atMost: 64 * 1_048_576)
  }

  /// Runs `h2load` with one body against two servers in the order A B B A. Its time includes the handshake, so that
  /// there must be many requests.
  private static func compare(
    _ servers: Servers, _ connections: Int, _ streams: Int, isTLS: Bool, into report: inout Report
  ) throws {
    var ratios: [Double] = []
    var ours: [Double] = []
    let requests = streams == 1 && connections == 1 ? 4_000 : 100_000
    let urls = [try servers.nghttpdURL(isTLS), servers.isletURL(isTLS)]
    for round in 0..<7 {
      var rates = [0.0, 0]
      for side in round % 2 == 0 ? [0, 1] : [1, 0] {
        rates[side] = try servers.h2load(urls[side], requests, connections, streams)
      }
      ours.append(rates[1])
      ratios.append(rates[1] / rates[0])
    }
    let sample = Sample(ours)
    let ratio = Sample(ratios)
    let isTarget = connections == 8 && streams == 10
    report.add(
      "gateway: the same body, \(isTLS ? "TLS" : "clear"), \(connections) × \(streams)",
      "\(Int(sample.median)) a second", range: "\(Int(sample.smallest))–\(Int(sample.largest))",
      beside:
        "\(Report.short(ratio.median)) × nghttpd (\(Report.short(ratio.smallest))–\(Report.short(ratio.largest)))",
      target: isTarget ? "≥ 0.9 ×" : "", met: isTarget ? ratio.median >= 0.9 : nil)
  }
}

/// Why a benchmark could not run.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
