import Foundation

/// How soon a key is answered on the screen while pushes keep coming.
enum KeyBenchmark {
  /// A key and what only the frame that answers it writes.
  private struct Step {
    let key: [UInt8]
    let mark: String

    init(_ key: String, _ mark: String) { (self.key, self.mark) = (Array(key.utf8), mark) }
  }

  /// From the phone and back to it: the help over it, the push log, the phone again.
  private static let steps = [
    Step("?", "type to search"), Step("\u{7F}", "Last pushes"), Step("3", "newest"),
    Step("1", "Last pushes"),
  ]

  static func run(into report: inout Report) throws {
    for moves in [false, true] { try run(moves: moves, into: &report) }
  }

  /// Measures one kind of push.
  ///
  /// - Parameter moves: whether each push changes what is still moving by the one before.
  private static func run(moves: Bool, into report: inout Report) throws {
    let (times, rate) = try RunningPhone.underLoad(moves: moves) { phone, _, round in
      let step = steps[round % steps.count]
      let pressed = LoadClient.now
      phone.program.type(step.key)
      guard let painted = phone.program.endOfFrame(with: step.mark, within: 2) else {
        throw BenchmarkError("key \(round) was never answered")
      }
      return painted - pressed
    }
    let sample = Sample(times)
    report.add(
      "key → painted under 1,000 pushes a second\(moves ? ", each amid the motion of the last" : "")",
      "\(Report.Unit.milliseconds.text(sample.median)), p99 \(Report.Unit.milliseconds.text(sample.percentile(99)))",
      range: "\(times.count) keys, \(Int(rate)) pushes a second", target: "p99 ≤ 10 ms",
      met: sample.percentile(99) <= 0.010)
  }
}
