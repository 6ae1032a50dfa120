import EventLoop
import Findings
import JSON
import LiveActivities
import Phone

extension Inspection {
  /// Members that several bodies have.
  private static let contentState = ToldMember(
    name: "contentState", meaning: "The whole new content state", kind: .any,
    example: ["home": 2, "away": 1])
  private static let staleDate = ToldMember(
    name: "staleDate", meaning: "When it becomes stale", kind: .orNull(.time), isRequired: false)
  private static let relevanceScore = ToldMember(
    name: "relevanceScore", meaning: "Its relevance", kind: .orNull(.number), isRequired: false)

  private static let startBody: [ToldMember] = [
    .init(
      name: "app", meaning: "Name, bundle id or attributes type of the app", kind: .text,
      example: "match"),
    .init(
      name: "attributesType", meaning: "Which of the app's activities; default: the first",
      kind: .text, example: "MatchAttributes", isRequired: false),
    .init(
      name: "attributes", meaning: "The attributes; default: the app's sample", kind: .any,
      isRequired: false),
    .init(
      name: "contentState",
      meaning: "The content state, or the name of a sample state; default: the first sample",
      kind: .any, example: "02-goal", isRequired: false),
    staleDate, relevanceScore,
    .init(
      name: "pushType", meaning: "What updates it; default: its token", kind: Shapes.pushType,
      example: "token", isRequired: false),
    .init(
      name: "foreground",
      meaning: "false: request it from the background, which ActivityKit refuses", kind: .flag,
      example: true, isRequired: false),
  ]

  static let activityRoutes: [Route] = [
    Route(
      id: "listActivities", method: .get, path: "/islet/activities",
      summary: "All activities, first started first", answer: .list(.shape("Activity")),
      handle: { inspection, _ in
        InspectionAnswer(.array(inspection.simulator.activityViews.map(Shapes.activity.json)))
      }),
    Route(
      id: "getActivity", method: .get, path: "/islet/activities/{id}",
      summary: "One activity; also one of the last hundred that were dismissed",
      answer: .shape("Activity"),
      handle: { inspection, call throws(InspectionFault) in
        // One that was brought back is among both: it runs.
        if inspection.simulator.phone.activity(call.path["id"] ?? "") == nil,
          let past = inspection.simulator.diary.pastActivities.last(where: {
            $0.activity.id == call.path["id"]
          })
        {
          return InspectionAnswer(Shapes.activity.json(inspection.simulator.view(past)))
        }
        return inspection.show(try inspection.activity(call).id, call)
      }),
    Route(
      id: "startActivity", method: .post, path: "/islet/activities",
      summary: "Start an activity as the app would, from its samples where nothing is given",
      body: .init(name: "StartRequest", members: startBody), status: 201,
      answer: .shape("Activity"),
      handle: { inspection, call throws(InspectionFault) in try inspection.start(call) }),
    Route(
      id: "updateActivity", method: .post, path: "/islet/activities/{id}/update",
      summary: "Update it as the app would",
      body: .init(
        name: "UpdateRequest",
        members: [
          contentState, staleDate, relevanceScore,
          .init(
            name: "alert", meaning: "An alert: title, body and sound, as a payload words them",
            kind: .any, example: ["title": "Goal", "body": "2 – 1"], isRequired: false),
        ]),
      answer: .shape("Activity"),
      handle: { inspection, call throws(InspectionFault) in try inspection.update(call) }),
    Route(
      id: "endActivity", method: .post, path: "/islet/activities/{id}/end",
      summary: "End it as the app would",
      body: .init(
        name: "EndRequest",
        members: [
          .init(
            name: "contentState", meaning: "The last content state", kind: .any, isRequired: false),
          .init(
            name: "dismissal", meaning: "default, immediate, or until when its card stays",
            kind: .either([.words(["default", "immediate"]), .time]), example: "default",
            isRequired: false),
        ]),
      answer: .shape("Activity"),
      handle: { inspection, call throws(InspectionFault) in try inspection.end(call) }),
    Route(
      id: "swipeActivity", method: .post, path: "/islet/activities/{id}/swipe",
      summary: "Swipe its card away", body: .nothing,
      answer: .shape("Activity"),
      handle: { inspection, call throws(InspectionFault) in
        let activity = try inspection.activity(call)
        try inspection.act { inspection.simulator.send(.person(.swipe(activity: activity.id))) }
        return inspection.show(activity.id, call)
      }),
    Route(
      id: "tapActivity", method: .post, path: "/islet/activities/{id}/tap",
      summary: "Tap it, or a link, button or toggle of it",
      body: .init(
        name: "TapRequest",
        members: [
          .init(
            name: "label", meaning: "The label of the link, button or toggle", kind: .text,
            example: "Pause", isRequired: false),
          .init(
            name: "hold", meaning: "true: touch and hold, which expands the island", kind: .flag,
            isRequired: false),
          .init(
            name: "presentation", meaning: "On another device: there instead of on the phone",
            kind: .words(Presentation.allCases.filter { !$0.isOnPhone }.map(\.rawValue)),
            example: "watch", isRequired: false),
        ]),
      answer: .shape("Activity"),
      handle: { inspection, call throws(InspectionFault) in try inspection.tap(call) }),
    Route(
      id: "rotateToken", method: .post, path: "/islet/activities/{id}/rotate-token",
      summary: "Give it a new token, or yours; the old one answers 410 from then on",
      body: .init(
        name: "RotateRequest",
        members: [
          .init(
            name: "token", meaning: "The token to give it; default: a new one", kind: .text,
            isRequired: false)
        ]),
      answer: .shape("Activity"),
      handle: { inspection, call throws(InspectionFault) in try inspection.rotateToken(call) }),
  ]

  /// Returns the activity that the path names.
  func activity(_ call: InspectionCall) throws(InspectionFault) -> LiveActivity {
    try activity(named: call.path["id"] ?? "")
  }

  /// Returns the activity with this id.
  func activity(named id: String) throws(InspectionFault) -> LiveActivity {
    if let activity = simulator.phone.activity(id) { return activity }
    if simulator.diary.pastActivities.contains(where: { $0.activity.id == id }) {
      throw InspectionFault(
        409, "the activity “\(id)” was dismissed", fix: "POST /islet/activities starts another")
    }
    let known = simulator.phone.activities.prefix(5).map(\.id)
    throw InspectionFault(
      404, "there is no activity “\(id)”",
      fix: known.isEmpty
        ? "nothing is running; POST /islet/activities starts one"
        : "running: \(known.joined(separator: ", "))")
  }

  /// Answers with an activity after an act, once its widget has read and drawn the new state.
  func show(_ id: String, status: Int = 200, _ call: InspectionCall) -> InspectionAnswer? {
    withTexts(of: id) { [weak self] view in
      guard let self else { return }
      let answer =
        view.map { InspectionAnswer(Shapes.activity.json($0), status: status) }
        ?? InspectionFault(
          404, "there is no activity “\(id)”", fix: "GET /islet/activities lists them"
        ).answer
      send(answer, to: call.request, call.response)
    }
    return nil
  }

  /// Returns an activity, running or past, with its texts; nil when there is none.
  func withTexts(of id: String, _ action: @escaping @MainActor (ActivityView?) -> Void) {
    simulator.whenDecoded { [simulator] _ in
      simulator.whenDrawn(
        { simulator.phone.activity(id).map { simulator.texts(of: $0).isWhole } ?? true ? () : nil },
        then: { _ in
          if let activity = simulator.phone.activity(id) {
            var view = simulator.view(activity)
            view.texts = simulator.texts(of: activity).drawn
            return action(view)
          }
          action(simulator.diary.pastActivities.last { $0.activity.id == id }.map(simulator.view))
        })
    }
  }

  private func start(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    guard let name = call.body["app"]?.string else {
      let given = call.body["app"].map { "app is \($0.kind)" }
      throw InspectionFault(
        400, given ?? "the body names no app", fix: "{\"app\": one of \(appNames)}")
    }
    var app = try app(named: name)
    if let type = call.body["attributesType"], type != .null {
      guard let wanted = type.string, let chosen = app.choosing(wanted) else {
        let types = app.folder.activities.map(\.attributesType).joined(separator: ", ")
        throw InspectionFault(
          400, "\(name) has no activity of the type \(type.compact)", fix: "one of: \(types)")
      }
      app = chosen
    }
    let before = simulator.refusals.count
    let result = simulator.startActivity(
      of: app, attributes: call.body["attributes"], state: try contentState(of: app, call),
      staleDate: try number("staleDate", call),
      relevanceScore: try number("relevanceScore", call) ?? 0,
      pushType: try pushType(call), opensApp: try flag("foreground", call) ?? true)
    try checkKept()
    switch result {
    case .refused(let error, let findings): throw refusal(error, findings)
    case .started(let id):
      answerStart(
        of: id, by: app.folder.bundle, refusedBefore: before, call,
        until: EventLoop.monotonicNow + RunningSimulator.widgetPatience)
      return nil
    }
  }

  /// Returns the content state of the body: a value, or the app's sample of that name.
  private func contentState(
    of app: SimulatedApp?, _ call: InspectionCall
  ) throws(InspectionFault) -> JSONValue? {
    guard let state = call.body["contentState"] else { return nil }
    guard let wanted = state.string, let folder = app?.folder, !folder.states.isEmpty else {
      return state
    }
    let sample = folder.states.first { $0.name == wanted || $0.name.hasSuffix("-" + wanted) }
    if let sample { return sample.value.resolvingMoments(at: simulator.now) }
    throw InspectionFault(
      400, "\(folder.name) has no sample state “\(wanted)”",
      fix: "one of: \(folder.states.map(\.name).joined(separator: ", "))")
  }

  /// Answers once there is the activity, or it is refused: not before its widget has read it, whose process may have to
  /// start first.
  private func answerStart(
    of id: String, by bundle: String, refusedBefore before: Int, _ call: InspectionCall,
    until end: Double
  ) {
    simulator.whenDecoded { [weak self] isSettled in
      guard let self else { return }
      if simulator.phone.activity(id) == nil,
        let refused = simulator.refusals.last(since: before, of: bundle, activity: id)
      {
        let fault = refusal(refused.error, refused.findings)
        return send(fault.answer, to: call.request, call.response)
      }
      if !isSettled, simulator.phone.activity(id) == nil, EventLoop.monotonicNow < end {
        return answerStart(of: id, by: bundle, refusedBefore: before, call, until: end)
      }
      _ = show(id, status: 201, call)
    }
  }

  func refusal(_ error: ActivityError?, _ findings: [Finding]) -> InspectionFault {
    // The rules name places of a payload; a body here has the same by the names of ActivityKit.
    let named = RunningSimulator.inWordsOfActivityKit
    return InspectionFault(
      409, named(findings.first?.told ?? "ActivityKit throws \(error?.rawValue ?? "an error")"),
      fix: named(findings.first?.fix ?? "see ActivityAuthorizationError"),
      refusal: .init(error: error, findings: findings))
  }

  private func update(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let activity = try activity(call)
    let app = simulator.app(bundle: activity.bundle, activity: activity.attributesType)
    guard let state = try contentState(of: app, call) else {
      throw InspectionFault(
        400, "the body has no contentState", fix: "send the whole state: an update replaces it")
    }
    guard activity.isRunning else { throw ended(activity) }
    let update = ActivityUpdate(
      id: activity.id, state: JSONText(state), staleDate: try number("staleDate", call),
      relevanceScore: try number("relevanceScore", call) ?? 0,
      alert: try alert(call))
    return try act(.update(update), on: activity, call)
  }

  private func end(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let activity = try activity(call)
    let dismissal: ActivityEnd.Dismissal
    switch call.body["dismissal"] {
    case nil, "default"?, .null?: dismissal = .default
    case "immediate"?: dismissal = .immediate
    case let value?:
      guard let date = value.double, date.isFinite else {
        throw InspectionFault(
          400, "dismissal is \(Inspection.told(value))",
          fix: "\"default\", \"immediate\" or UNIX seconds")
      }
      dismissal = .after(date)
    }
    let app = simulator.app(bundle: activity.bundle, activity: activity.attributesType)
    let state = try contentState(of: app, call)
    if state != nil, !activity.isRunning { throw ended(activity) }
    let end = ActivityEnd(
      id: activity.id, state: state.map { JSONText($0) }, dismissal: dismissal)
    return try act(.end(end), on: activity, call)
  }

  /// Has the app do something with its activity, and answers with that, or with why its widget could not read the state.
  private func act(
    _ act: AppAct, on activity: LiveActivity, _ call: InspectionCall
  ) throws(InspectionFault) -> InspectionAnswer? {
    let before = simulator.refusals.count
    try self.act { simulator.send(.app(bundle: activity.bundle, act)) }
    whenSettled(
      since: before, of: (activity.bundle, activity.id), call,
      until: EventLoop.monotonicNow + RunningSimulator.widgetPatience
    ) { _ = $0.show(activity.id, call) }
    return nil
  }

  /// Returns why an ended activity takes no state.
  private func ended(_ activity: LiveActivity) -> InspectionFault {
    InspectionFault(
      409, "the activity “\(activity.id)” has ended and takes no state any more",
      fix: "POST /islet/activities starts another; of an ended one only the dismissal can change")
  }

  /// Returns the body's alert; nil when it has none.
  private func alert(_ call: InspectionCall) throws(InspectionFault) -> AlertText? {
    guard let value = call.body["alert"], value != .null else { return nil }
    let form =
      "{\"title\": …, \"body\": …, \"sound\": …}: texts, or {\"loc-key\": …, \"loc-args\": […]}"
    guard let object = value.object else {
      throw InspectionFault(400, "alert is \(value.kind)", fix: form)
    }
    let known = ["title", "body", "sound"]
    if let other = object.keys.first(where: { !known.contains($0) }) {
      throw InspectionFault(400, "alert has no “\(other)”", fix: form)
    }
    guard let alert = AlertText(json: value), alert.title != nil || alert.body != nil else {
      throw InspectionFault(400, "alert has neither a title nor a body", fix: form)
    }
    return alert
  }

  private func rotateToken(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let activity = try activity(call)
    let token = call.body["token"]
    if let token, token.string == nil {
      throw InspectionFault(400, "token is \(token.kind)", fix: "send hexadecimal text")
    }
    let name = TokenName.activity(id: activity.id)
    try check(rotating: name, to: token?.string, fix: "GET /islet/activities lists what runs")
    try act { simulator.send(.rotate(name, to: token?.string)) }
    return show(activity.id, call)
  }

  /// Refuses a new token that cannot be one, or that cannot take the place of the old one now.
  func check(
    rotating name: TokenName, to token: String?, fix: String
  ) throws(InspectionFault) {
    guard let finding = simulator.phone.refusal(toRotate: name, to: token) else { return }
    let isToken = token.map { SimulatedPhone.isToken($0.lowercased()) } ?? true
    throw InspectionFault(isToken ? 409 : 400, finding.told, fix: finding.fix ?? fix)
  }

  private func pushType(_ call: InspectionCall) throws(InspectionFault) -> LiveActivity.PushType {
    switch call.body["pushType"] {
    case nil, "token"?: return .token
    case "none"?, .null?: return .none
    case let value?:
      if let channel = value["channel"]?.string { return .channel(channel) }
      throw InspectionFault(
        400, "ActivityKit has no such pushType",
        fix: "send \"token\", \"none\" or {\"channel\": id}")
    }
  }
}
