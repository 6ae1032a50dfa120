import Foundation
import JSON

/// Requests a second and latency of the gateway, in turn with `nghttpd` on the same machine.
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
    try changing(servers, into: &report)
    report.add(
      "gateway: memory after the load", Sample([servers.islet.figures.residentBytes]),
      unit: .megabytes, atMost: 64 * 1_048_576)
  }

  /// Only the pushes that each bring a new state.
  static func updates(into report: inout Report) throws {
    let servers = try Servers()
    defer { servers.stop() }
    try changing(servers, into: &report)
    report.add(
      "gateway: memory after new states", Sample([servers.islet.figures.residentBytes]),
      unit: .megabytes, atMost: 64 * 1_048_576)
  }

  /// `h2load` with one body, A B A B.
  private static func compare(
    _ servers: Servers, _ connections: Int, _ streams: Int, isTLS: Bool, into report: inout Report
  ) throws {
    var ratios: [Double] = []
    var ours: [Double] = []
    let requests = streams == 1 && connections == 1 ? 4_000 : 40_000
    for _ in 0..<7 {
      let theirs = try servers.h2load(servers.nghttpd(isTLS), requests, connections, streams)
      let mine = try servers.h2load(servers.isletURL(isTLS), requests, connections, streams)
      ours.append(mine)
      ratios.append(mine / theirs)
    }
    let sample = Sample(ours)
    let ratio = Sample(ratios)
    let isTarget = connections == 8 && streams == 10
    report.add(
      "gateway: \(isTLS ? "TLS" : "clear"), \(connections) × \(streams)",
      "\(Int(sample.median)) a second", range: "\(Int(sample.smallest))–\(Int(sample.largest))",
      beside:
        "\(Report.short(ratio.median)) × nghttpd (\(Report.short(ratio.smallest))–\(Report.short(ratio.largest)))",
      target: isTarget ? "≥ 0.9 ×" : "", met: isTarget ? ratio.median >= 0.9 : nil)
  }

  /// The own client, a new state in every push.
  private static func changing(_ servers: Servers, into report: inout Report) throws {
    var ratios: [Double] = []
    var ours: [Double] = []
    var latencies: [Double] = []
    let client = LoadClient(
      token: servers.token, topic: servers.topic, connections: 8, streams: 10)
    let requests = 20_000
    let rounds = 7
    let before = (servers.islet.figures, servers.nghttpd.figures)
    for _ in 0..<rounds {
      let theirs = try client.run(port: servers.nghttpdPort, requests: requests)
      let mine = try client.run(port: servers.port, requests: requests)
      ours.append(mine.perSecond)
      ratios.append(mine.perSecond / theirs.perSecond)
      latencies += mine.latencies
    }
    let after = (servers.islet.figures, servers.nghttpd.figures)
    let pushes = Double(requests * rounds)
    let cost = (after.0.processorSeconds - before.0.processorSeconds) / pushes
    let theirCost = (after.1.processorSeconds - before.1.processorSeconds) / pushes
    let sample = Sample(ours)
    let ratio = Sample(ratios)
    let latency = Sample(latencies)
    report.add(
      "gateway: clear, 8 × 10, a new state each push", "\(Int(sample.median)) a second",
      range: "\(Int(sample.smallest))–\(Int(sample.largest))",
      beside: "\(Report.short(ratio.median)) × nghttpd", target: "≥ 0.9 ×",
      met: ratio.median >= 0.9)
    // Steadier than throughput on a machine that others use too.
    report.add(
      "gateway: processor a push of the same", "\(Report.short(cost * 1e6)) µs",
      beside: "nghttpd \(Report.short(theirCost * 1e6)) µs")
    report.add(
      "gateway: latency of the same, p50 and p99",
      "\(Report.Unit.milliseconds.text(latency.percentile(50))), \(Report.Unit.milliseconds.text(latency.percentile(99)))"
    )
  }
}

/// Islet and nghttpd, both running.
private final class Servers {
  let islet: ChildProgram
  let port: Int
  let token: String
  let topic: String
  let nghttpdPort: Int
  private let nghttpdTLSPort: Int
  let nghttpd: ChildProgram
  private let others: [ChildProgram]
  private let folder: URL
  private let body: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    islet = try ChildProgram(
      [try Programs.islet(), "serve", "--port", "0", "--state", folder.path], readsOutput: true)
    let line = try JSONValue(parsing: islet.firstLine())
    port = line["port"]?.int ?? 0
    let activities = try JSONValue(
      parsing: ChildProgram.output(of: [
        "curl", "-s", "-X", "POST", "-H", "Content-Type: application/json", "-d",
        "{\"app\":\"match\"}", "http://127.0.0.1:\(port)/islet/activities",
      ]))
    token = activities["pushToken"]?.string ?? ""
    topic = (activities["bundle"]?.string ?? "") + ".push-type.liveactivity"
    body = folder.appendingPathComponent("body.json")
    try Data(LoadClient.body(number: 1, timestamp: Date.now.timeIntervalSince1970.rounded()))
      .write(to: body)
    let page = folder.appendingPathComponent("htdocs/3/device")
    try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
    try Data().write(to: page.appendingPathComponent(token))
    let root = folder.appendingPathComponent("htdocs").path
    nghttpdPort = try Programs.freePort()
    nghttpdTLSPort = try Programs.freePort()
    let key = folder.appendingPathComponent("key.pem").path
    let certificate = folder.appendingPathComponent("certificate.pem").path
    _ = try ChildProgram.output(of: [
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=localhost",
    ])
    nghttpd = try ChildProgram([
      "nghttpd", "--no-tls", "-a", "127.0.0.1", "-d", root, "\(nghttpdPort)",
    ])
    others = [
      nghttpd,
      try ChildProgram([
        "nghttpd", "-a", "127.0.0.1", "-d", root, "\(nghttpdTLSPort)", key, certificate,
      ]),
    ]
    _ = try ChildProgram.output(of: [
      "curl", "-sk", "--retry", "20", "--retry-connrefused", "--retry-delay", "1",
      "https://127.0.0.1:\(nghttpdTLSPort)/",
    ])
  }

  func isletURL(_ isTLS: Bool) -> String {
    "\(isTLS ? "https" : "http")://127.0.0.1:\(port)/3/device/\(token)"
  }

  func nghttpd(_ isTLS: Bool) -> String {
    isTLS
      ? "https://127.0.0.1:\(nghttpdTLSPort)/3/device/\(token)"
      : "http://127.0.0.1:\(nghttpdPort)/3/device/\(token)"
  }

  /// Requests a second as `h2load` counts them; every one must have been answered 2xx.
  func h2load(_ url: String, _ requests: Int, _ connections: Int, _ streams: Int) throws -> Double {
    let text = try ChildProgram.output(of: [
      "h2load", "-n", "\(requests)", "-c", "\(connections)", "-m", "\(streams)", "-d", body.path,
      "-H", "apns-topic: \(topic)", "-H", "apns-push-type: liveactivity", "-H",
      "apns-priority: 10", url,
    ])
    guard text.contains("status codes: \(requests) 2xx"),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("finished in") }),
      let rate = line.split(separator: ",").dropFirst().first?.split(separator: " ").first
    else {
      throw BenchmarkError("h2load did not get \(requests) good answers from \(url)")
    }
    return Double(rate) ?? 0
  }

  func stop() {
    islet.stop()
    for program in others { program.stop() }
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Why a benchmark could not run.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
