import Foundation
import JSON

/// Islet and nghttpd, both running.
final class Servers {
  let islet: ChildProgram
  let port: Int
  let token: String
  let topic: String
  /// nghttpd as it comes, with one thread, and with as many as Islet works with.
  private let others: [Manner: Other]
  private let folder: URL
  private let body: URL

  /// One nghttpd.
  struct Other {
    let program: ChildProgram
    let port: Int
  }

  private struct Manner: Hashable {
    var isTLS: Bool
    var threads: Int
  }

  /// The wire's and the main one.
  static let isletThreads = 2

  init() throws {
    folder = URL(fileURLWithPath: Programs.folder())
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
    try Data(
      LoadBody.update.bytes(number: 1, milliseconds: Int(Date.now.timeIntervalSince1970) * 1000)
    )
    .write(to: body)
    // nghttpd answers each POST to this path with 200 and the empty file, which it keeps open; Islet
    // answers 200 without a body, too. Whoever counts must see 2xx from both.
    let page = folder.appendingPathComponent("htdocs/3/device")
    try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
    try Data().write(to: page.appendingPathComponent(token))
    let root = folder.appendingPathComponent("htdocs").path
    let key = folder.appendingPathComponent("key.pem").path
    let certificate = folder.appendingPathComponent("certificate.pem").path
    _ = try ChildProgram.output(of: [
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=localhost",
    ])
    var others: [Manner: Other] = [:]
    for threads in [1, Servers.isletThreads] {
      for isTLS in [false, true] {
        let port = try Programs.freePort()
        let program = try ChildProgram(
          ["nghttpd", "-a", "127.0.0.1", "-n", "\(threads)", "-d", root]
            + (isTLS ? ["\(port)", key, certificate] : ["--no-tls", "\(port)"]))
        _ = try ChildProgram.output(of: [
          "curl", "-sk", "--http2-prior-knowledge", "--retry", "20", "--retry-connrefused",
          "--retry-delay", "1", "\(isTLS ? "https" : "http")://127.0.0.1:\(port)/",
        ])
        others[Manner(isTLS: isTLS, threads: threads)] = Other(program: program, port: port)
      }
    }
    self.others = others
  }

  func isletURL(_ isTLS: Bool) -> String {
    "\(isTLS ? "https" : "http")://127.0.0.1:\(port)/3/device/\(token)"
  }

  /// Returns the nghttpd with so many threads.
  func nghttpd(_ isTLS: Bool, threads: Int = 1) throws -> Other {
    guard let other = others[Manner(isTLS: isTLS, threads: threads)] else {
      throw BenchmarkError("nghttpd was not started with \(threads) threads")
    }
    return other
  }

  func nghttpdURL(_ isTLS: Bool) throws -> String {
    "\(isTLS ? "https" : "http")://127.0.0.1:\(try nghttpd(isTLS).port)/3/device/\(token)"
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
    for other in others.values { other.program.stop() }
    try? FileManager.default.removeItem(at: folder)
  }
}
