import EventLoop
import Foundation

/// How long a process may take for an answer, on a machine that may be busy: while its threads are ready to run and other
/// work has the processors, its time does not go by.
struct AnswerDeadline {
  /// In seconds.
  let limit: Double
  private let wait: ProcessorWait
  /// What has been given beyond the limit.
  private var granted = 0.0
  /// By how much whoever waits came late to its deadlines: meanwhile a long answer may have filled the pipe.
  private var lateness = 0.0

  /// Longer than so many times its limit nobody waits, however busy the machine is.
  static let most = 10.0
  /// Less than this part of the limit is not worth another deadline.
  private static let least = 0.05

  /// Begins a deadline; what a process waited for a processor is counted from `wait` on.
  init(_ limit: Double, from wait: ProcessorWait) { (self.limit, self.wait) = (limit, wait) }

  /// Returns by how many seconds more the deadline moves; nil when the time is up.
  ///
  /// - Parameter late: by how many seconds whoever asks came late to the deadline.
  mutating func extended(late: Double = 0) -> Double? {
    lateness += max(0, late)
    return extended(waited: wait.seconds())
  }

  /// Returns the same for a process that has waited so many seconds for a processor.
  mutating func extended(waited: Double) -> Double? {
    let missing = min(waited + lateness, limit * (Self.most - 1)) - granted
    guard missing >= limit * Self.least else { return nil }
    granted += missing
    return missing
  }
}

/// How long the threads of a process have been ready to run and had no processor, as the kernel counts it.
struct ProcessorWait {
  let process: pid_t
  /// Whether it counts the threads of all processes of the group that the process leads.
  private let hasGroup: Bool
  /// When it was made, in seconds of the monotonic clock.
  private let start: Double
  private let before: [String: Double]

  /// Reads how long a process has waited so far.
  init(of process: pid_t, at now: Double = EventLoop.monotonicNow) {
    (self.process, hasGroup, start) = (process, false, now)
    before = Self.waits(of: process)
  }

  /// Counts for all processes of a group that has just been started.
  init(ofNewGroup leader: pid_t) {
    (process, hasGroup, start, before) = (leader, true, EventLoop.monotonicNow, [:])
  }

  /// For so many seconds a value serves another request: reading one takes as long as a widget needs for an answer.
  private static let freshness = 1.0

  /// Returns whether it says nearly what one would that is made now.
  func isFresh(at now: Double) -> Bool { now - start < Self.freshness }

  /// Returns the seconds that the thread waited which waited longest, since this value was made.
  ///
  /// 0 where the kernel does not count.
  func seconds() -> Double {
    (hasGroup ? Self.group(process) : [process]).flatMap { process in
      Self.waits(of: process).map { $0.value - before[$0.key, default: 0] }
    }.max() ?? 0
  }

  /// Returns the processes of a group that have not ended.
  private static func group(_ leader: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { getpgid($0) == leader }
  }

  private static func waits(of process: pid_t) -> [String: Double] {
    let folder = "/proc/\(process)/task"
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
