import Foundation

/// What the system says of a process, all its threads together.
struct ProcessFigures {
  let processorSeconds: Double
  let residentBytes: Double
  /// How often one of its threads went to sleep, and so had to be woken.
  let wakeUps: Double
  let descriptors: Int

  init(pid: Int32) {
    var clock = clockid_t()
    var time = timespec()
    if clock_getcpuclockid(pid, &clock) == 0 { clock_gettime(clock, &time) }
    processorSeconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    residentBytes = ProcessFigures.number("VmRSS", in: "/proc/\(pid)/status") * 1024
    let tasks = ProcessFigures.files(in: "/proc/\(pid)/task")
    wakeUps = tasks.reduce(0) {
      $0 + ProcessFigures.number("voluntary_ctxt_switches", in: "/proc/\(pid)/task/\($1)/status")
    }
    descriptors = ProcessFigures.files(in: "/proc/\(pid)/fd").count
  }

  private static func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func number(_ key: String, in file: String) -> Double {
    let status = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(key + ":") }
    let words = line?.split(whereSeparator: { " \t:".contains($0) })
    return words?.dropFirst().first.flatMap { Double($0) } ?? 0
  }
}
