import EventLoop
import LiveActivities
import PushGateway

/// Pushes as server-sent events: each when it is new, and again when its verdict changes.
@MainActor
final class PushStream {
  /// Seconds after which a stream without news says that it is alive: proxies cut connections that are silent for
  /// half a minute or longer.
  static let breath = 15.0

  private let simulator: RunningSimulator
  private let response: any InspectionResponse
  private var observer: Int?
  private let timer: LoopTimer
  /// The highest number told.
  private var last: Int
  /// Pushes told already whose verdict has changed since.
  private var changed: Set<Int> = []

  static func begin(
    after: Int, simulator: RunningSimulator, response: any InspectionResponse,
    breath: Double = PushStream.breath
  ) {
    let stream = PushStream(after, simulator, response)
    response.begin(
      status: 200,
      headers: [
        ("content-type", "text/event-stream"), ("cache-control", "no-store"),
        ("x-content-type-options", "nosniff"),
      ])
    simulator.record()
    guard response.write(Array(": islet\nretry: 1000\n\n".utf8)) else { return }
    stream.observer = simulator.observe { change in stream.tell(change) }
    response.onClose = { stream.close() }
    response.onRoom = { stream.tellMore() }
    stream.breathe(every: breath)
    stream.tellMore()
  }

  private init(_ after: Int, _ simulator: RunningSimulator, _ response: any InspectionResponse) {
    (last, self.simulator, self.response) = (after, simulator, response)
    timer = LoopTimer(simulator.loop)
  }

  /// Writes a comment now and then, which clients pass over.
  private func breathe(every seconds: Double) {
    timer.set(at: EventLoop.monotonicNow + seconds) { [weak self] in
      guard let self else { return }
      if response.hasRoom, !response.write(Array(": still here\n\n".utf8)) { return close() }
      breathe(every: seconds)
    }
  }

  private func tell(_ change: SimulatorChange) {
    changed.formUnion(change.records.filter { $0 <= last })
    tellMore()
  }

  /// Sends what is new, as far as the client has read what it got before.
  private func tellMore() {
    while response.hasRoom, let record = next() {
      let text = "id: \(last)\nevent: push\ndata: \(record.json.compact)\n\n"
      if !response.write(Array(text.utf8)) { return close() }
    }
  }

  private func next() -> PushRecord? {
    while let number = changed.min() {
      changed.remove(number)
      if let record = simulator.phone.record(number) { return record }
    }
    // The oldest records are let go in time.
    let oldest = simulator.phone.records.first?.number ?? 0
    guard let record = simulator.phone.record(max(last + 1, oldest)) else { return nil }
    last = record.number
    return record
  }

  private func close() {
    if let observer { simulator.forgetObserver(observer) }
    observer = nil
    timer.cancel()
  }
}
