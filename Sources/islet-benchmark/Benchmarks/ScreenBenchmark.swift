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

  /// Returns the time until the last byte of the first frame; a frame ends with a silence of 20 ms. What
  /// prepares the terminal comes before it, a frame's time apart, and is far smaller.
  private static func firstPaint(_ arguments: [String]) throws -> Double {
    let program = try TerminalProgram(arguments)
    defer { program.stop() }
    guard let last = program.lastByte(within: 10, silence: 0.02, atLeast: 1000) else {
      throw BenchmarkError("\(arguments[0]) painted nothing")
    }
    return last - program.started
  }

  static func push(into report: inout Report) throws {
    for rate in [10.0, 100] { try push(perSecond: rate, into: &report) }
    try pushUnderLoad(into: &report)
  }

  /// Sends one push after another: a frame ends with a silence of 4 ms, and the next push comes after it.
  private static func push(perSecond rate: Double, into report: inout Report) throws {
    let phone = try RunningPhone()
    defer { phone.stop() }
    var times: [Double] = []
    var bytes: [Double] = []
    let count = Int(min(300, rate * 5))
    for number in 1...count {
      let before = phone.program.bytesRead
      let sent = try phone.pusher.push(goals: number)
      if let painted = phone.program.lastByte(within: 1, silence: 0.004) {
        times.append(painted - sent)
        bytes.append(Double(phone.program.bytesRead - before))
      }
      let rest = sent + 1 / rate - LoadClient.now
      if rest > 0 { phone.program.drain(rest) }
    }
    try phone.checkLastPush()
    report.add(
      "push → painted at \(Int(rate)) a second", times, range: "\(times.count) of \(count) seen",
      atMost: 0.004)
    if rate == 10 {
      let size = Sample(bytes)
      report.add(
        "bytes written for a changed score", "\(Int(size.median))",
        range: "\(Int(size.smallest))–\(Int(size.largest))", target: "≤ 600",
        met: size.median <= 600)
    }
  }

  /// Pushes come a thousand times a second; now and then one brings a word, and the frame that writes it is waited for.
  private static func pushUnderLoad(into report: inout Report) throws {
    let (times, rate) = try RunningPhone.underLoad { phone, load, round in
      let word = word(round)
      load.bring(word)
      guard let painted = phone.program.endOfFrame(with: word, within: 2),
        let sent = load.brought(word)
      else { throw BenchmarkError("the word \(word) was never painted") }
      return painted - sent
    }
    report.add(
      "push → painted under 1,000 pushes a second", times,
      range: "\(times.count) words, \(Int(rate)) pushes a second", atMost: 0.008)
  }

  /// Returns eight letters, none at the place where the word before has it: all of them are written anew.
  private static func word(_ number: Int) -> String {
    String(decoding: (0..<8).map { UInt8(ascii: "A") + UInt8((number + $0) % 26) }, as: UTF8.self)
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
