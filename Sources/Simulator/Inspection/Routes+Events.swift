import EventLoop
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
    if let line = try? JSONValue(parsing: Array(call.request.body)), line["settings"] != nil {
      throw InspectionFault(
        400, "settings are no event", fix: "POST /islet/switches with what stands in “settings”")
    }
    do throws(Finding) {
      event = try simulator.event(reading: call.request.body[...])
    } catch {
      throw Inspection.fault(error)
    }
    try check(event)
    let (before, begun) = (simulator.refusals.count, simulator.intentRuns.begun)
    let phone = simulator.phone
    switch event {
    case .clock(.jump), .clock(.set):
      throw InspectionFault(
        400, "an event does not move the clock",
        fix: "POST /islet/clock with “advance”, “to”, “next” or “real”")
    case .clock(let act): simulator.carryOut(act)
    default: simulator.send(event)
    }
    try checkKept()
    let answer: @MainActor (Inspection) -> Void = { inspection in
      let simulator = inspection.simulator
      let happened = HappenedView(
        now: simulator.now, isChanged: !simulator.phone.isAsIt(wasIn: phone),
        activities: simulator.activityViews)
      inspection.send(
        InspectionAnswer(Shapes.happened.json(happened)), to: call.request, call.response)
    }
    if event.isPress {
      whenPressed(since: begun, call, then: answer)
    } else {
      whenSettled(
        since: before, of: event.act, call,
        until: EventLoop.monotonicNow + RunningSimulator.widgetPatience, then: answer)
    }
    return nil
  }

  /// Answers with why an app's act was refused, or calls `then` once its widget has read the state: its process may have to
  /// start first.
  func whenSettled(
    since before: Int, of act: (bundle: String, activityID: String?)?,
    _ call: InspectionCall, until end: Double, then: @escaping @MainActor (Inspection) -> Void
  ) {
    simulator.whenDecoded { [weak self] isSettled in
      guard let self else { return }
      if let act,
        let refused = simulator.refusals.last(
          since: before, of: act.bundle, activity: act.activityID)
      {
        let fault = refusal(refused.error, refused.findings)
        return send(fault.answer, to: call.request, call.response)
      }
      if !isSettled, act != nil, EventLoop.monotonicNow < end {
        return whenSettled(since: before, of: act, call, until: end, then: then)
      }
      then(self)
    }
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
    try check(rotating: name, to: token, fix: "GET /islet lists apps and their tokens")
  }
}

extension Event {
  /// Whether it presses a control, whose intent then runs.
  fileprivate var isPress: Bool { if case .person(.press) = self { true } else { false } }

  /// The app whose act it is, and the activity that it is about.
  fileprivate var act: (bundle: String, activityID: String?)? {
    guard case .app(let bundle, let act) = self else { return nil }
    return (bundle, act.activityID)
  }
}
