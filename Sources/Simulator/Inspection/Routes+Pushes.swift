import JSON
import LiveActivities
import PushGateway

extension Inspection {
  static let pushRoutes: [Route] = [
    Route(
      id: "listPushes", method: .get, path: "/islet/pushes",
      summary:
        "The newest pushes with their verdicts, in the order in which they came; as a stream when "
        + "text/event-stream is accepted",
      query: [
        .init(
          name: "after",
          meaning: "Only pushes with a greater number, those that followed it first",
          kind: .count),
        .init(
          name: "limit", meaning: "At most so many; default: 1000, which is as many as are kept",
          kind: .count),
        .init(name: "apns-id", meaning: "Only pushes with this apns-id, as it was answered"),
        .init(
          name: "wait",
          meaning:
            "Seconds to wait for a push that fits, until its verdict is there and its pictures are drawn; default: 0",
          kind: .within(Inspection.patience)),
      ],
      answer: .list(.shape("Push")), media: ["text/event-stream"],
      handle: { inspection, call throws(InspectionFault) in try inspection.pushes(call) }),
    Route(
      id: "getPush", method: .get, path: "/islet/pushes/{number}", summary: "One push",
      answer: .shape("Push"),
      handle: { inspection, call throws(InspectionFault) in
        let simulator = inspection.simulator
        guard let record = Int(call.path["number"] ?? "").flatMap(simulator.phone.record)
        else { throw inspection.noPush(call) }
        return InspectionAnswer(
          record.json(isDrawing: simulator.drawnPushes.contains(record.number)))
      }),
    Route(
      id: "sendPushAgain", method: .post, path: "/islet/pushes/{number}/again",
      summary: "Send it again, with a timestamp of now", body: .nothing,
      status: 201, answer: .shape("Push"),
      handle: { inspection, call throws(InspectionFault) in
        guard let number = Int(call.path["number"] ?? ""),
          inspection.simulator.phone.record(number) != nil
        else { throw inspection.noPush(call) }
        guard let new = inspection.simulator.sendAgain(number) else {
          throw InspectionFault(
            409, "push \(number) names no token and no channel: nobody would get it",
            fix: "send a push of your own, to a token that GET /islet/activities lists")
        }
        try inspection.checkKept()
        inspection.simulator.whenDecoded { [weak inspection] _ in
          guard let inspection else { return }
          let answer =
            inspection.simulator.phone.record(new).map { record in
              InspectionAnswer(
                record.json(isDrawing: inspection.simulator.drawnPushes.contains(new)), status: 201)
            }
            ?? InspectionFault(
              409, "push \(new) was sent, and newer pushes have taken its place in the log",
              fix: "GET /islet/pushes lists those that are kept"
            ).answer
          inspection.send(answer, to: call.request, call.response)
        }
        return nil
      }),
  ]

  /// Returns that a path names no push, and which there are.
  private func noPush(_ call: InspectionCall) -> InspectionFault {
    let known = simulator.phone.records.map(\.number)
    let kept = known.first.flatMap { first in known.last.map { "\(first) to \($0)" } }
    return InspectionFault(
      404, "there is no push “\(call.path["number"] ?? "")”",
      fix: kept.map { "a number from \($0); GET /islet/pushes lists them" }
        ?? "none has come yet")
  }

  /// Which pushes are asked for.
  private struct PushWish {
    /// nil: the newest ones.
    var after: Int?
    var limit: Int
    var apnsID: String?

    func pushes(of phone: SimulatedPhone) -> [PushRecord] {
      let fitting = phone.records.filter { record in
        record.number > after ?? 0
          && (apnsID.map { record.push.headers.apnsID?.lowercased() == $0.lowercased() } ?? true)
      }
      return Array(after == nil ? fitting.suffix(limit) : fitting.prefix(limit))
    }
  }

  private func pushes(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let wantsStream =
      call.request.method == "GET"
      && call.header("accept")?.contains("text/event-stream") ?? false
    let resumed = try whole("Last-Event-ID", wantsStream ? call.header("last-event-id") : nil)
    let asked = try whole("after", call.query("after"))
    let after = resumed ?? asked
    let limit = try whole("limit", call.query("limit"))
    if wantsStream {
      for name in ["apns-id", "wait"] where call.query(name) != nil {
        throw InspectionFault(
          400, "a stream has no “\(name)”: it sends every push when it comes",
          fix: "leave it out, or accept application/json")
      }
      let newest = simulator.phone.nextRecordNumber - 1
      // A client may name a push that is not there yet, or that a simulator before this one had.
      let last = after.map { min($0, newest) } ?? limit.map { newest - min($0, newest) } ?? 0
      PushStream.begin(after: last, simulator: simulator, response: call.response)
      return nil
    }
    let wish = PushWish(after: after, limit: limit ?? 1000, apnsID: call.query("apns-id"))
    let seconds = try patience(call.query("wait")) ?? 0
    waitFor(
      seconds: seconds,
      { [simulator] () -> [PushRecord]? in
        let found = wish.pushes(of: simulator.phone)
        guard !found.isEmpty, found.allSatisfy({ $0.verdict.outcome != .pending }) else {
          return nil
        }
        @MainActor func isDrawn() -> Bool {
          let drawn = simulator.drawnPushes
          return drawn.isEmpty || !found.contains { drawn.contains($0.number) }
        }
        if isDrawn() { return found }
        // Somebody waits: what is to be drawn is asked for now.
        simulator.proveNow()
        return isDrawn() ? found : nil
      }
    ) { [weak self] found in
      guard let self else { return }
      let list = found ?? wish.pushes(of: simulator.phone)
      let drawn = simulator.drawnPushes
      let told = list.map { $0.json(isDrawing: drawn.contains($0.number)) }
      send(InspectionAnswer(.array(told)), to: call.request, call.response)
    }
    return nil
  }
}
