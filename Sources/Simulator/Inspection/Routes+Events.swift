import Files
import Findings
import JSON
import LiveActivities

extension Inspection {
  static let eventRoutes: [Route] = [
    Route(
      id: "takeEvent", method: .post, path: "/islet/events",
      summary: "Carry out one line of a scenario now",
      body: .init(name: "EventLine", members: [], isAny: true), answer: .shape("Happened"),
      handle: { inspection, call throws(InspectionFault) in try inspection.takeEvent(call) }),
    Route(
      id: "getJournal", method: .get, path: "/islet/journal",
      summary: "The journal, one event a line",
      media: ["application/jsonl"],
      handle: { inspection, _ throws(InspectionFault) in try inspection.tellJournal() }),
  ]

  private func tellJournal() throws(InspectionFault) -> InspectionAnswer {
    do throws(FileBytes.Fault) {
      return InspectionAnswer(try simulator.journalText(), type: "application/jsonl")
    } catch {
      throw InspectionFault(
        500, "the journal cannot be read: \(error.path): \(error.reason)",
        fix: "look at the file and its folder; what happens now is kept and written when that works"
      )
    }
  }

  private func takeEvent(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let event: Event
    do throws(Finding) {
      event = try simulator.event(reading: call.request.body[...])
    } catch {
      throw Inspection.fault(error)
    }
    try check(event)
    let before = simulator.refusals.count
    simulator.send(event)
    simulator.whenDecoded { [weak self] _ in
      guard let self else { return }
      if case .app(let bundle, _) = event,
        let refused = simulator.refusals.last(since: before, of: bundle)
      {
        let fault = refusal(refused.error, refused.findings)
        return send(fault.answer, to: call.request, call.response)
      }
      let happened = HappenedView(now: simulator.now, activities: simulator.activityViews)
      send(InspectionAnswer(Shapes.happened.json(happened)), to: call.request, call.response)
    }
    return nil
  }

  /// Returns what is wrong with a line that cannot be read.
  private static func fault(_ finding: Finding) -> InspectionFault {
    if finding.id == "line-unknown-key" {
      return InspectionFault(
        400, "such an event has no “\(finding.path ?? "")”", fix: "leave it out, or correct it")
    }
    // The table's fix is for files: it names a folder of examples that no caller of the API has at hand.
    let isUsual = finding.fix == FindingTable.row(finding.id)?.fix
    return InspectionFault(
      400, "that is no event: \(finding.told)",
      fix: isUsual
        ? "an object such as {\"person\": \"lock\"}; GET /islet/journal shows how events are written"
        : finding.fix ?? "")
  }

  /// Refuses an event of what is not there: it would change nothing, and nobody would be told.
  private func check(_ event: Event) throws(InspectionFault) {
    if let bundle = event.appBundle, simulator.phone.app(bundle) == nil {
      _ = try app(named: bundle)
    }
    if let id = event.activityID, SystemActivity.Kind(islandID: id) == nil {
      _ = try activity(named: id)
    }
    guard case .rotate(let name, let token) = event else { return }
    if let finding = simulator.phone.refusal(toRotate: name, to: token) {
      throw InspectionFault(
        409, finding.told, fix: finding.fix ?? "GET /islet lists apps and their tokens")
    }
  }
}
