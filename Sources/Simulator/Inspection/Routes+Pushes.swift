import JSON
import LiveActivities
import PushGateway

extension Inspection {
  static let pushRoutes: [Route] = [
    Route(
      method: .get, path: "/islet/pushes",
      summary: "Pushes with their verdicts; as a stream when text/event-stream is accepted",
      query: [
        .init(name: "after", meaning: "Only pushes with a greater number"),
        .init(name: "limit", meaning: "At most so many; 1000 by itself"),
      ],
      media: ["text/event-stream"],
      handle: { inspection, call in try inspection.pushes(call) }),
    Route(
      method: .get, path: "/islet/pushes/{number}", summary: "One push",
      handle: { inspection, call in
        guard let record = Int(call.path["number"] ?? "").flatMap(inspection.simulator.phone.record)
        else {
          throw InspectionFault(404, "there is no such push", fix: "GET /islet/pushes lists them")
        }
        return InspectionAnswer(record.json)
      }),
    Route(
      method: .post, path: "/islet/pushes/{number}/again",
      summary: "Send it again, with a timestamp of now", body: [], status: 201,
      handle: { inspection, call in
        guard let number = Int(call.path["number"] ?? ""),
          let new = inspection.simulator.sendAgain(number)
        else {
          throw InspectionFault(404, "there is no such push", fix: "GET /islet/pushes lists them")
        }
        inspection.simulator.whenDecoded { [weak inspection] _ in
          guard let inspection, let record = inspection.simulator.phone.record(new) else { return }
          inspection.send(
            InspectionAnswer(record.json, status: 201), to: call.request, call.response)
        }
        return nil
      }),
  ]

  private func pushes(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    func whole(_ name: String, _ text: String?) throws(InspectionFault) -> Int? {
      guard let text else { return nil }
      if let number = Int(text), number >= 0 { return number }
      throw InspectionFault(400, "\(name) is “\(text)”", fix: "a whole number")
    }
    let wantsStream =
      call.request.method == "GET"
      && call.header("accept")?.contains("text/event-stream") ?? false
    let resumed = try whole("Last-Event-ID", wantsStream ? call.header("last-event-id") : nil)
    let asked = try whole("after", call.query("after"))
    let after = resumed ?? asked ?? 0
    if wantsStream {
      PushStream.begin(after: after, simulator: simulator, response: call.response)
      return nil
    }
    let limit = min(try whole("limit", call.query("limit")) ?? 1000, 10_000)
    let records = simulator.phone.records.filter { $0.number > after }.prefix(limit)
    return InspectionAnswer(.array(records.map(\.json)))
  }
}

/// Pushes as server-sent events: each when it is new, and again when its verdict changes.
@MainActor
final class PushStream {
  private let simulator: RunningSimulator
  private let response: any InspectionResponse
  private var observer: Int?
  /// The highest number told.
  private var last: Int
  /// Pushes told already whose verdict has changed since.
  private var changed: Set<Int> = []

  static func begin(after: Int, simulator: RunningSimulator, response: any InspectionResponse) {
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
    stream.tellMore()
  }

  private init(_ after: Int, _ simulator: RunningSimulator, _ response: any InspectionResponse) {
    (last, self.simulator, self.response) = (after, simulator, response)
  }

  private func tell(_ change: SimulatorChange) {
    changed.formUnion(change.records.filter { $0 <= last })
    tellMore()
  }

  /// Tells what is new as far as the client has read what it was told before.
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
  }
}
