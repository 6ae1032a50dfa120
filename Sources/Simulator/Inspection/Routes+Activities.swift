import Findings
import JSON
import LiveActivities
import Phone

extension Inspection {
  private static let updateBody: [Route.Parameter] = [
    .init(name: "content-state", meaning: "The whole new content state"),
    .init(name: "stale-date", meaning: "When it becomes stale, UNIX seconds"),
    .init(name: "relevance-score", meaning: "Its relevance"),
    .init(name: "alert", meaning: "An alert: {\"title\", \"body\", \"sound\"}"),
  ]

  static let activityRoutes: [Route] = [
    Route(
      method: .get, path: "/islet/activities", summary: "All activities, first started first",
      handle: { inspection, _ in
        let simulator = inspection.simulator
        return InspectionAnswer(simulator.json(simulator.phone.activities))
      }),
    Route(
      method: .get, path: "/islet/activities/{id}", summary: "One activity",
      handle: { inspection, call in
        InspectionAnswer(inspection.simulator.json(try inspection.activity(call)))
      }),
    Route(
      method: .post, path: "/islet/activities",
      summary: "Start an activity as the app would, from its samples where nothing is given",
      body: [
        .init(name: "app", meaning: "Name, bundle id or attributes type of the app"),
        .init(name: "attributes", meaning: "The attributes"),
        .init(name: "content-state", meaning: "The content state, or the name of a sample state"),
        .init(name: "stale-date", meaning: "When it becomes stale, UNIX seconds"),
        .init(name: "relevance-score", meaning: "Its relevance"),
        .init(name: "push-type", meaning: "\"token\", \"none\" or {\"channel\": id}"),
        .init(name: "foreground", meaning: "false: ask from the background, as an app may not"),
      ],
      status: 201, handle: { inspection, call in try inspection.start(call) }),
    Route(
      method: .post, path: "/islet/activities/{id}/update", summary: "Update it as the app would",
      body: updateBody, handle: { inspection, call in try inspection.update(call) }),
    Route(
      method: .post, path: "/islet/activities/{id}/end", summary: "End it as the app would",
      body: [
        .init(name: "content-state", meaning: "The last content state"),
        .init(
          name: "dismissal", meaning: "\"default\", \"immediate\", or UNIX seconds to stay until"),
      ],
      handle: { inspection, call in try inspection.end(call) }),
    Route(
      method: .post, path: "/islet/activities/{id}/swipe", summary: "Swipe its card away", body: [],
      handle: { inspection, call in
        let activity = try inspection.activity(call)
        inspection.simulator.send(.person(.swipe(activity: activity.id)))
        return inspection.now(activity.id)
      }),
    Route(
      method: .post, path: "/islet/activities/{id}/tap",
      summary: "Tap it, or a link, button or toggle of it",
      body: [
        .init(name: "label", meaning: "The label of the link, button or toggle"),
        .init(name: "hold", meaning: "true: touch and hold, which expands the island"),
      ],
      handle: { inspection, call in try inspection.tap(call) }),
    Route(
      method: .post, path: "/islet/activities/{id}/rotate-token",
      summary: "Give it a new token, or yours; the old one answers 410 from then on",
      body: [.init(name: "token", meaning: "The token to give it; a new one by itself")],
      handle: { inspection, call in try inspection.rotateToken(call) }),
  ]

  /// The activity that the path names.
  func activity(_ call: InspectionCall) throws(InspectionFault) -> LiveActivity {
    let id = call.path["id"] ?? ""
    if let activity = simulator.phone.activity(id) { return activity }
    let known = simulator.phone.activities.prefix(5).map(\.id)
    throw InspectionFault(
      404, "there is no activity “\(id)”",
      fix: known.isEmpty
        ? "nothing is running; POST /islet/activities starts one"
        : "running: \(known.joined(separator: ", "))")
  }

  /// The activity as it is after an act, once its widget has read what it was given.
  func now(_ id: String) -> InspectionAnswer {
    InspectionAnswer(
      simulator.phone.activity(id).map(simulator.json) ?? [
        "id": .string(id), "activityState": "dismissed",
      ])
  }

  private func start(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let names = simulator.apps.map(\.folder.name).joined(separator: ", ")
    guard let name = call.body["app"]?.string else {
      throw InspectionFault(400, "the body names no app", fix: "{\"app\": one of \(names)}")
    }
    guard let app = simulator.app(named: name) else {
      throw InspectionFault(404, "there is no app “\(name)”", fix: "one of: \(names)")
    }
    var state = call.body["content-state"]
    if let wanted = state?.string {
      guard
        let sample = app.folder.states.first(where: {
          $0.name == wanted || $0.name.hasSuffix("-" + wanted)
        })
      else {
        throw InspectionFault(
          400, "\(name) has no sample state “\(wanted)”",
          fix: "one of: \(app.folder.states.map(\.name).joined(separator: ", "))")
      }
      state = sample.value
    }
    let result = simulator.startActivity(
      of: app, attributes: call.body["attributes"], state: state,
      staleDate: try number("stale-date", call),
      relevanceScore: try number("relevance-score", call) ?? 0,
      pushType: try pushType(call), opensApp: call.body["foreground"]?.bool ?? true)
    switch result {
    case .refused(let error, let findings): throw refusal(error, findings)
    case .started(let id):
      simulator.whenDecoded { [weak self] _ in self?.answerStart(of: id, call) }
      return nil
    }
  }

  private func answerStart(of id: String, _ call: InspectionCall) {
    var answer = now(id)
    answer.status = 201
    if simulator.phone.activity(id) == nil, let refused = simulator.lastRefusal {
      answer = refusal(refused.error, refused.findings).answer
    }
    send(answer, to: call.request, call.response)
  }

  private func refusal(_ error: ActivityError?, _ findings: [Finding]) -> InspectionFault {
    InspectionFault(
      409, findings.first?.told ?? "ActivityKit throws \(error?.rawValue ?? "an error")",
      fix: findings.first?.fix ?? "see ActivityAuthorizationError",
      details: [
        ("activityKitError", error.map { .string($0.rawValue) } ?? .null),
        ("findings", .array(findings.map(\.json))),
      ])
  }

  private func update(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let activity = try activity(call)
    guard let state = call.body["content-state"] else {
      throw InspectionFault(
        400, "the body has no content-state", fix: "send the whole state: an update replaces it")
    }
    let update = ActivityUpdate(
      id: activity.id, state: JSONText(state), staleDate: try number("stale-date", call),
      relevanceScore: try number("relevance-score", call) ?? activity.relevanceScore,
      alert: call.body["alert"].flatMap(AlertText.init(json:)))
    simulator.send(.app(bundle: activity.bundle, .update(update)))
    return later(activity.id, call)
  }

  private func end(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let activity = try activity(call)
    let dismissal: ActivityEnd.Dismissal
    switch call.body["dismissal"] {
    case nil, "default"?, .null?: dismissal = .default
    case "immediate"?: dismissal = .immediate
    case let value?:
      guard let date = value.double else {
        throw InspectionFault(
          400, "dismissal is \(value.kind)", fix: "\"default\", \"immediate\" or UNIX seconds")
      }
      dismissal = .after(date)
    }
    let end = ActivityEnd(
      id: activity.id, state: call.body["content-state"].map { JSONText($0) }, dismissal: dismissal)
    simulator.send(.app(bundle: activity.bundle, .end(end)))
    return later(activity.id, call)
  }

  private func rotateToken(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer {
    let activity = try activity(call)
    let token = call.body["token"]
    if let token, token.string == nil {
      throw InspectionFault(400, "token is \(token.kind)", fix: "send hexadecimal text")
    }
    let name = TokenName.activity(id: activity.id)
    if let finding = simulator.phone.refusal(toRotate: name, to: token?.string) {
      throw InspectionFault(
        409, finding.told, fix: finding.fix ?? "GET /islet/activities lists what runs")
    }
    simulator.send(.rotate(name, to: token?.string))
    return now(activity.id)
  }

  private func tap(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let activity = try activity(call)
    let isHeld = call.body["hold"]?.bool ?? false
    guard let label = call.body["label"]?.string else {
      simulator.send(
        .person(isHeld ? .hold(activity: activity.id) : .tap(activity: activity.id, url: nil)))
      return now(activity.id)
    }
    let regions = simulator.scene().0.picture.regions.filter {
      if case .action(activity.id, _, _) = $0.target { true } else { false }
    }
    guard let region = regions.first(where: { $0.label == label }) else {
      let labels = regions.map(\.label)
      throw InspectionFault(
        404, "nothing in \(activity.id) that shows now is labelled “\(label)”",
        fix: labels.isEmpty
          ? "there is no link, button or toggle" : "one of: \(labels.joined(separator: ", "))")
    }
    simulator.touch(region.target)
    return later(activity.id, call)
  }

  /// Answers with the activity when its widget has read what it was given.
  private func later(_ id: String, _ call: InspectionCall) -> InspectionAnswer? {
    simulator.whenDecoded { [weak self] _ in
      guard let self else { return }
      send(now(id), to: call.request, call.response)
    }
    return nil
  }

  func number(_ name: String, _ call: InspectionCall) throws(InspectionFault) -> Double? {
    guard let value = call.body[name], value != .null else { return nil }
    if let number = value.double, number.isFinite { return number }
    throw InspectionFault(400, "\(name) is \(value.kind)", fix: "send a number")
  }

  private func pushType(_ call: InspectionCall) throws(InspectionFault) -> LiveActivity.PushType {
    switch call.body["push-type"] {
    case nil, "token"?: return .token
    case "none"?, .null?: return .none
    case let value?:
      if let channel = value["channel"]?.string { return .channel(channel) }
      throw InspectionFault(
        400, "push-type is none that ActivityKit has",
        fix: "\"token\", \"none\" or {\"channel\": id}")
    }
  }
}
