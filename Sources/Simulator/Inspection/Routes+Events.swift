import Findings
import JSON
import LiveActivities

extension Inspection {
  static let eventRoutes: [Route] = [
    Route(
      id: "takeEvent", method: .post, path: "/islet/events",
      summary: "Let one line of a scenario happen now",
      body: .init(name: "EventLine", members: [], isAny: true), answer: .shape("Happened"),
      handle: { inspection, call in try inspection.takeEvent(call) }),
    Route(
      id: "getJournal", method: .get, path: "/islet/journal",
      summary: "The journal, one event a line",
      media: ["application/jsonl"],
      handle: { inspection, _ in
        InspectionAnswer(inspection.simulator.journalText, type: "application/jsonl")
      }),
  ]

  private func takeEvent(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let text = call.request.body[...]
    do throws(Finding) {
      try simulator.take(line: text)
    } catch {
      throw InspectionFault(
        400, "that is no event: \(error.sentence)",
        fix: error.fix ?? "GET /islet/journal shows how events are written")
    }
    simulator.whenDecoded { [weak self] _ in
      guard let self else { return }
      let happened = HappenedView(now: simulator.now, activities: simulator.activityViews)
      send(InspectionAnswer(Shapes.happened.json(happened)), to: call.request, call.response)
    }
    return nil
  }
}
