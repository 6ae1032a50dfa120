import CLinux
import Foundation

/// The terminal app from outside: start, push to painted, bytes for a change, rest.
enum ScreenBenchmark {
  static func start(into report: inout Report) throws {
    var ours: [Double] = []
    var theirs: [Double] = []
    let program = try Programs.islet()
    let htop = try? ChildProgram.output(of: ["sh", "-c", "command -v htop"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    for _ in 0..<8 {
      let folder = Programs.folder()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      ours.append(try firstPaint([program, "--port", "0", "--state", folder]))
      if let htop, !htop.isEmpty { theirs.append(try firstPaint([htop])) }
    }
    let other = Sample(Array(theirs.dropFirst()))
    report.add(
      "start → first paint, 200 × 60", Sample(Array(ours.dropFirst())), unit: .milliseconds,
      beside: theirs.isEmpty ? "" : "htop \(Report.Unit.milliseconds.text(other.median))",
      atMost: 0.060)
  }

  /// Until the last byte of the first frame; a frame ends with a silence of 20 ms.
  private static func firstPaint(_ arguments: [String]) throws -> Double {
    let program = try TerminalProgram(arguments)
    defer { program.stop() }
    guard let last = program.lastByte(within: 10, silence: 0.02) else {
      throw BenchmarkError("\(arguments[0]) painted nothing")
    }
    return last - program.started
  }

  static func push(into report: inout Report) throws {
    let phone = try RunningPhone()
    defer { phone.stop() }
    // Counts on from rate to rate: what is older than the last push is ignored.
    var number = 0
    for rate in [10.0, 100, 1000] {
      var times: [Double] = []
      var bytes: [Double] = []
      let count = Int(min(300, rate * 5))
      for _ in 1...count {
        number += 1
        let before = phone.program.bytesRead
        let sent = try phone.pusher.push(goals: number)
        if let painted = phone.program.lastByte(within: 1, silence: 0.004) {
          times.append(painted - sent)
          bytes.append(Double(phone.program.bytesRead - before))
        }
        let rest = sent + 1 / rate - LoadClient.now
        if rest > 0 { phone.program.drain(rest) }
      }
      let sample = Sample(times)
      report.add(
        "push → painted at up to \(Int(rate)) a second",
        "\(Report.Unit.milliseconds.text(sample.percentile(50))), p99 \(Report.Unit.milliseconds.text(sample.percentile(99)))",
        range: "\(times.count) of \(count) seen", target: rate == 1000 ? "p99 ≤ 8 ms" : "",
        met: rate == 1000 ? sample.percentile(99) <= 0.008 : nil)
      if rate == 10 {
        let size = Sample(bytes)
        report.add(
          "bytes written for a changed score", "\(Int(size.median))",
          range: "\(Int(size.smallest))–\(Int(size.largest))")
      }
    }
  }

  static func idle(into report: inout Report) throws {
    let phone = try RunningPhone()
    defer { phone.stop() }
    // A push ends what the demo does by itself. The island opens for it and closes 5 s later, and the gateway looks
    // once more at a connection 10 s after it came: then the phone is at rest.
    _ = try phone.pusher.push(goals: 1)
    phone.program.drain(12)
    let status = { ProcessFigures(pid: phone.program.pid) }
    let before = status()
    phone.program.drain(30)
    let after = status()
    let wakeUps = Int(after.wakeUps - before.wakeUps)
    // The clock in the corner shows minutes: one wake-up a minute is its own.
    report.add(
      "idle for 30 s: wake-ups", "\(wakeUps)", target: "≤ 1 (the clock's minute)", met: wakeUps <= 1
    )
    report.add(
      "idle for 30 s: processor", Sample([after.processorSeconds - before.processorSeconds]),
      unit: .milliseconds)
    report.add("resident memory at rest", Sample([after.residentBytes]), unit: .megabytes)
  }
}

/// What `/proc` says of a process.
struct ProcessFigures {
  let processorSeconds: Double
  let residentBytes: Double
  let wakeUps: Double
  let descriptors: Int

  init(pid: Int32) {
    let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    let ticks = fields.count > 13 ? (Double(fields[12]) ?? 0) + (Double(fields[13]) ?? 0) : 0
    processorSeconds = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    func number(_ key: String) -> Double {
      let line = status.split(separator: "\n").first { $0.hasPrefix(key + ":") }
      let words = line?.split(whereSeparator: { " \t:".contains($0) })
      return words?.dropFirst().first.flatMap { Double($0) } ?? 0
    }
    residentBytes = number("VmRSS") * 1024
    wakeUps = number("voluntary_ctxt_switches")
    descriptors =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count) ?? 0
  }
}
