import Foundation

/// One table of results: what, how much, beside what, and what was aimed at.
struct Report {
  private(set) var rows: [[String]] = []
  let head = ["what", "median", "min–max", "beside", "target", "met"]

  /// Adds a measurement; `met` says whether the target was, nil where there is none.
  mutating func add(
    _ what: String, _ median: String, range: String = "", beside: String = "", target: String = "",
    met: Bool? = nil
  ) {
    let row = [what, median, range, beside, target, met.map { $0 ? "yes" : "no" } ?? ""]
    rows.append(row)
    FileHandle.standardError.write(Data((row.joined(separator: " · ") + "\n").utf8))
  }

  /// Adds a sample with its unit; the target is an upper bound.
  mutating func add(
    _ what: String, _ sample: Sample, unit: Unit, beside: String = "", atMost target: Double? = nil
  ) {
    add(
      what, unit.text(sample.median),
      range: "\(unit.text(sample.smallest))–\(unit.text(sample.largest))",
      beside: beside, target: target.map { "≤ \(unit.text($0))" } ?? "",
      met: target.map { sample.median <= $0 })
  }

  /// Adds times with the slowest of a hundred; the target is an upper bound of that one.
  mutating func add(
    _ what: String, _ times: [Double], range: String, atMost target: Double? = nil
  ) {
    let (sample, unit) = (Sample(times), Unit.milliseconds)
    let worst = sample.percentile(99)
    add(
      what, "\(unit.text(sample.median)), p99 \(unit.text(worst))", range: range,
      target: target.map { "p99 ≤ \(unit.text($0))" } ?? "", met: target.map { worst <= $0 })
  }

  /// How a number of seconds or bytes is written.
  enum Unit {
    case milliseconds, microseconds, megabytes

    func text(_ value: Double) -> String {
      switch self {
      case .milliseconds: "\(Report.short(value * 1e3)) ms"
      case .microseconds: "\(Report.short(value * 1e6)) µs"
      case .megabytes: "\(Report.short(value / 1_048_576)) MB"
      }
    }
  }

  /// Returns a number with three significant digits.
  static func short(_ value: Double) -> String {
    switch abs(value) {
    case 100...: String(format: "%.0f", value)
    case 10..<100: String(format: "%.1f", value)
    case 1..<10: String(format: "%.2f", value)
    default: String(format: "%.3f", value)
    }
  }

  /// The table in Markdown, with the machine and the date.
  var markdown: String {
    let lines = [head, head.map { _ in "---" }] + rows
    return """
      \(Machine.description)

      \(lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))
      """
  }
}

/// What the figures were measured on.
enum Machine {
  /// How this program was built: figures of a debug build say little.
  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  static var description: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model =
      info.split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown processor"
    let day = Date.now.formatted(.iso8601.year().month().day())
    return
      "\(ProcessInfo.processInfo.activeProcessorCount) cores of \(model), \(day), \(build) build."
  }
}
