import Foundation

/// How long a process may take for an answer, on a machine that may be busy: while its threads are ready to run and other
/// work has the processors, its time does not go by.
struct AnswerDeadline {
  /// In seconds.
  let limit: Double
  private let wait: ProcessorWait
  /// What has been given beyond the limit.
  private var granted = 0.0

  /// Longer than so many times its limit nobody waits, however busy the machine is.
  static let most = 10.0
  /// Less than this part of the limit is not worth another deadline.
  private static let least = 0.05

  init(_ limit: Double, of process: pid_t) {
    self.limit = limit
    wait = ProcessorWait(of: process)
  }

  /// Returns by how many seconds more the deadline moves; nil when the time is up.
  mutating func extended() -> Double? { extended(waited: wait.seconds()) }

  /// Returns the same for a process that has waited so many seconds for a processor.
  mutating func extended(waited: Double) -> Double? {
    let missing = min(waited, limit * (Self.most - 1)) - granted
    guard missing >= limit * Self.least else { return nil }
    granted += missing
    return missing
  }
}

/// How long the threads of a process have been ready to run and had no processor, as the kernel counts it.
struct ProcessorWait {
  private let folder: String
  private let before: [String: Double]

  init(of process: pid_t) {
    folder = "/proc/\(process)/task"
    before = Self.waits(in: folder)
  }

  /// Returns the seconds that the thread waited which waited longest, since this value was made.
  ///
  /// 0 where the kernel does not count.
  func seconds() -> Double {
    Self.waits(in: folder).map { $0.value - before[$0.key, default: 0] }.max() ?? 0
  }

  private static func waits(in folder: String) -> [String: Double] {
    var waits: [String: Double] = [:]
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
      else { continue }
      // Nanoseconds on a processor, nanoseconds waiting for one, turns.
      let numbers = text.split(separator: " ").compactMap { Double($0) }
      if numbers.count > 1 { waits[thread] = numbers[1] / 1e9 }
    }
    return waits
  }
}
