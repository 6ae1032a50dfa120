import EventLoop
import JSON
import LiveActivities
import Phone

extension Inspection {
  static let appRoutes: [Route] = [
    Route(
      id: "acceptPushToStart", method: .post, path: "/islet/apps/{app}/push-to-start",
      summary:
        "Wait for the activity that a start push makes, tap Allow, and answer with it and its token",
      body: .init(
        name: "PushToStartRequest",
        members: [
          .init(
            name: "wait", meaning: "Seconds to wait for the push; default: 5",
            kind: .within(Inspection.patience), example: 5, isRequired: false),
          .init(
            name: "after", meaning: "Only pushes with a greater number", kind: .count,
            isRequired: false),
          .init(
            name: "allow",
            meaning: "What the person answers when the phone asks; false: Don't Allow",
            kind: .flag, example: true, isRequired: false),
        ]),
      answer: .shape("StartedByPush"),
      handle: { inspection, call throws(InspectionFault) in try inspection.acceptPushToStart(call) }
    ),
    Route(
      id: "reviewApp", method: .get, path: "/islet/apps/{app}/review",
      summary: "What the design rules say of its widget in every sample state, worst first",
      query: [.init(name: "device", meaning: "The model to judge it on; default: the phone's")],
      answer: .shape("Review"),
      handle: { inspection, call throws(InspectionFault) in try inspection.review(call) }),
    Route(
      id: "schemaOfApp", method: .get, path: "/islet/apps/{app}/schema",
      summary: "JSON Schema of what its pushes carry, as its types read it",
      query: [
        .init(name: "attributesType", meaning: "Whose activity it is; default: the app's first")
      ],
      answer: .dictionary(.any),
      handle: { inspection, call throws(InspectionFault) in try inspection.schema(call) }),
  ]

  private func schema(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let app = try app(call)
    let type = call.query("attributesType") ?? app.folder.attributesType
    guard app.choosing(type) != nil else {
      throw InspectionFault(
        404, "\(app.folder.title) has no attributes type “\(type)”",
        fix: "one of: \(app.folder.activities.map(\.attributesType).joined(separator: ", "))")
    }
    let none = InspectionFault(
      409, "\(app.folder.title) has no widget here", fix: "islet doctor says why")
    guard let widget = app.widget else { throw none }
    widget.send(.schema(attributesType: type)) { [weak self] reply in
      let answer =
        switch reply {
        case .schema(let text):
          InspectionAnswer((try? JSONValue(parsing: text)) ?? .null)
        case .failed(let finding):
          InspectionFault(409, finding.sentence, fix: finding.fix ?? none.fix).answer
        default: none.answer
        }
      self?.send(answer, to: call.request, call.response)
    }
    return nil
  }

  private func review(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let app = try app(call)
    var device = simulator.settings.device
    if let name = call.query("device") {
      guard let named = DeviceModel.named(name) else {
        throw InspectionFault(
          400, "there is no device “\(name)”",
          fix: "one of: \(DeviceModel.all.map(\.name).joined(separator: ", "))")
      }
      device = named
    }
    simulator.review(of: app, on: device) { [weak self] findings in
      guard let self else { return }
      let answer =
        findings.map { findings in
          InspectionAnswer(
            Shapes.review.json(ReviewView(app: app.folder.name, device: device, findings: findings))
          )
        }
        ?? InspectionFault(
          409, "\(app.folder.title) has no widget here", fix: "islet doctor says why"
        ).answer
      send(answer, to: call.request, call.response)
    }
    return nil
  }

  private func acceptPushToStart(
    _ call: InspectionCall
  ) throws(InspectionFault) -> InspectionAnswer? {
    let bundle = try app(call).folder.bundle
    let seconds =
      try number("wait", call, in: Inspection.patience, fix: Inspection.patienceInWords) ?? 5
    let after = try whole("after", try number("after", call).map(Inspection.plain)) ?? 0
    let isAllowed = try flag("allow", call) ?? true
    waitFor(
      seconds: seconds,
      { [simulator] in simulator.startPush(of: bundle, after: after) }
    ) { [weak self] record in
      guard let self else { return }
      guard let record, let id = record.activityID else {
        let fault = noStart(of: bundle, after: after)
        return send(fault.answer, to: call.request, call.response)
      }
      if simulator.phone.askingPermission.contains(bundle) {
        let isKept = simulator.asOne {
          simulator.send(.person(isAllowed ? .allow(bundle: bundle) : .deny(bundle: bundle)))
        }
        guard isKept else { return send(Inspection.noRoom.answer, to: call.request, call.response) }
      }
      withTexts(of: id) { [weak self] view in
        guard let self else { return }
        guard let view else {
          let fault = noStart(of: bundle, after: after)
          return send(fault.answer, to: call.request, call.response)
        }
        let record = simulator.phone.record(record.number) ?? record
        let started = StartedByPushView(activity: view, push: record)
        send(
          InspectionAnswer(Shapes.startedByPush.json(started)), to: call.request, call.response)
      }
    }
    return nil
  }

  /// Returns why nothing was started, as far as the pushes say.
  private func noStart(of bundle: String, after: Int) -> InspectionFault {
    let tries = simulator.startPushes(of: bundle, after: after)
    guard let last = tries.last else {
      let token = simulator.app(bundle: bundle)?.folder.attributesType.isEmpty == false
      return InspectionFault(
        409, "no start push has come for \(bundle)",
        fix: token
          ? "push event “start” to the pushToStartToken that GET /islet gives for the app"
          : "give the app an attributes type")
    }
    if let id = last.activityID, [.shown, .shownWithRemarks].contains(last.verdict.outcome) {
      return InspectionFault(
        409, "push \(last.number) started the activity “\(id)”, which is gone",
        fix: "push another start; \"after\": \(last.number) waits for it")
    }
    return InspectionFault(
      409, "push \(last.number) has started nothing: \(last.toldVerdict.summary)",
      fix: last.findings.first?.fix ?? "GET /islet/pushes/\(last.number) tells more",
      refusal: .init(error: nil, findings: last.findings))
  }

  /// Calls the action with the first value that `find` returns; with nil after some seconds.
  func waitFor<Found>(
    seconds: Double, _ find: @escaping @MainActor () -> Found?,
    then action: @escaping @MainActor (Found?) -> Void
  ) {
    if let found = find() { return action(found) }
    if seconds <= 0 { return action(nil) }
    var observer: Int?
    var timer: EventLoop.Timer?
    func finish(_ found: Found?) {
      guard let number = observer else { return }
      observer = nil
      simulator.forgetObserver(number)
      if let timer { simulator.loop.cancel(timer) }
      action(found)
    }
    observer = simulator.observe { change in
      guard !change.records.isEmpty || !change.activities.isEmpty || change.pictures,
        let found = find()
      else { return }
      finish(found)
    }
    timer = simulator.loop.schedule(at: EventLoop.monotonicNow + seconds) { finish(find()) }
  }
}

extension RunningSimulator {
  /// Returns the newest push that started an activity of an app.
  func startPush(of bundle: String, after: Int) -> PushRecord? {
    startPushes(of: bundle, after: after).last { record in
      guard let id = record.activityID, record.verdict.outcome != .pending else { return false }
      return phone.activity(id) != nil
    }
  }

  /// Returns the pushes to tokens of an app that start activities.
  func startPushes(of bundle: String, after: Int) -> [PushRecord] {
    phone.records.filter { record in
      guard record.number > after, case .token(let token) = record.push.target else { return false }
      switch phone.standing(of: token) {
      case .live(.pushToStart, bundle), .dead(.pushToStart, bundle, _): return true
      default: return false
      }
    }
  }
}
