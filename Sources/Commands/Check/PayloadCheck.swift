import Drawing
import Findings
import Foundation
import JSON
import Lints
import LiveActivities
import Numbers
import Phone
import PushGateway
import Simulator
import WidgetHost
import WidgetProtocol

/// Judges one payload as APNs and the phone would.
@MainActor
struct PayloadCheck {
  private let command: CheckCommand
  private let name: String
  private let bytes: [UInt8]

  init(_ command: CheckCommand, name: String, bytes: [UInt8]) {
    (self.command, self.name, self.bytes) = (command, name, bytes)
  }

  func report() throws(UsageError) -> CheckReport {
    if let fault = malformation {
      return CheckReport(name: name, about: "\(bytes.count) bytes", findings: [fault])
    }
    let payload = (try? JSONValue(parsing: bytes)) ?? .null
    let opened = try app(for: payload)
    var findings: [Finding] = []
    var kind = isBroadcast ? "broadcast" : "payload"
    if let opened {
      if !isBroadcast, PushPayload(json: payload.object ?? JSONObject()).isNotification {
        kind = "ordinary notification"
      }
      kind += " for \(opened.app.folder.name)"
      findings += judgeAll(payload, opened.app)
      findings += [otherApp(payload, opened.app.folder)].compactMap(\.self)
    } else {
      findings.append(Finding("check-no-app"))
    }
    findings = sizeFindings(payload, besides: findings)
    var seen: Set<Finding> = []
    return CheckReport(
      name: name, about: "\(kind), \(bytes.count) of \(limit) bytes",
      findings: findings.filter { seen.insert($0).inserted },
      details: [("bytes", .int(bytes.count)), ("bytesByKey", PayloadSize.json(payload))])
  }

  /// Whether it is judged as one for a channel.
  private var isBroadcast: Bool { command.arguments.has("channel") }

  /// The most bytes that APNs takes.
  private var limit: Int { isBroadcast ? Push.largestLongBody : Push.largestBody }

  /// Returns that a file names another app than the one it is judged by; nil where it names that one or none.
  ///
  /// APNs goes by the topic. `simctl push` and a datagram without a token go by this name.
  private func otherApp(_ payload: JSONValue, _ folder: AppFolder) -> Finding? {
    guard let bundle = PushPayload(json: payload.object ?? JSONObject()).bundle,
      bundle != folder.bundle
    else { return nil }
    let shown = JSONValue.quoted(bundle, limit: 60)
    return placed(
      Finding(
        "app-unknown", path: "Simulator Target Bundle",
        sentence:
          "the file is for \(shown); \(folder.name), by which it is judged, is \(JSONValue.quoted(folder.bundle, limit: 60))",
        fix: "Name the app that is meant there, or with --app; or leave the name out.",
        // Of a folder that says no bundle id the app's is not known.
        severity: folder.hasMadeUpBundle ? .warning : .error), at: "Simulator Target Bundle")
  }

  /// Why the file is no payload, in the words of the phone, and where; nil when it is one.
  ///
  /// Reports have one rule for all of it since version 1.0, whose names stay; a verdict has a rule for each cause.
  private var malformation: Finding? {
    guard let fault = Finding.malformation(of: bytes) else { return nil }
    var place = PayloadPlace.find(fault.path, in: bytes, file: name)
    do {
      _ = try JSONValue(parsing: bytes)
    } catch {
      place = SourceLocation(file: name, offset: error.offset, in: bytes)
    }
    return Finding(
      "check-json", path: fault.path, location: place, sentence: fault.sentence, fix: fault.fix)
  }

  /// Returns the app that the payload is for: named by option, or among the apps beside it or else the demo apps the one
  /// that the payload names or that fits it. A single app beside it is meant in any case.
  private func app(for payload: JSONValue) throws(UsageError) -> OpenedApp? {
    if let name = command.arguments.text("app") {
      var opened = try command.opened(name)
      opened.app.folder = try meant(payload, opened.app.folder)
      return opened
    }
    let named = command.namedApps
    if var opened = named.count == 1 ? named[0] : fitting(payload, among: named) {
      opened.app.folder = try meant(payload, opened.app.folder)
      return opened
    }
    guard named.isEmpty else { return nil }
    let demos = InstalledApps.demoApps(command.console, command.loop)
      .map { OpenedApp(app: $0, findings: [], source: nil) }
    let found = fitting(payload, among: demos)
    if let found { command.keep(found) }
    return found
  }

  /// Returns the app whose bundle or attributes type a payload names, or whose samples have the keys of its state.
  private func fitting(_ payload: JSONValue, among apps: [OpenedApp]) -> OpenedApp? {
    let bundle = payload["Simulator Target Bundle"]?.string
    let type = payload["aps"]?["attributes-type"]?.string
    return apps.first { $0.app.folder.bundle == bundle }
      ?? apps.first { opened in type.map { opened.app.folder.choosing($0) != nil } == true }
      ?? apps.first { Self.activity(with: payload, of: $0.app.folder) != nil }
  }

  /// Returns an app with the activity chosen whose samples have all keys of a payload's state; nil where none has.
  private static func activity(with payload: JSONValue, of folder: AppFolder) -> AppFolder? {
    let keys = payload["aps"]?["content-state"]?.object?.keys ?? []
    return folder.each.first { one in
      let known = Set(one.states.flatMap { $0.value.object?.keys ?? [] })
      return !keys.isEmpty && keys.allSatisfy(known.contains)
    }
  }

  /// Returns the app with the activity chosen that a payload is for: by option, by its type, or by the keys of its
  /// state.
  private func meant(
    _ payload: JSONValue, _ folder: AppFolder
  ) throws(UsageError) -> AppFolder {
    if command.arguments.text("activity") != nil || folder.activities.count < 2 {
      return try InstalledApps.choose(command.arguments, of: folder)
    }
    if let type = payload["aps"]?["attributes-type"]?.string, let one = folder.choosing(type) {
      return one
    }
    return Self.activity(with: payload, of: folder) ?? folder
  }

  /// Returns what is to be said of the size, before what else was found: once, though the phone may have said so, too.
  private func sizeFindings(_ payload: JSONValue, besides others: [Finding]) -> [Finding] {
    if bytes.count > limit {
      var tooLarge = PushReason.payloadTooLarge.finding(
        detail: "\(bytes.count) bytes; " + sizes(payload), isForgiven: false)
      if bytes.count <= Push.largestLongBody, let fix = tooLarge.fix {
        tooLarge.fix = "\(fix) If it is for a channel: islet check --channel."
      }
      return [tooLarge] + others.filter { $0.id != "payload-near-limit" }
    }
    let isTold = others.contains { $0.id == "payload-near-limit" }
    guard Push.isNear(limit, bytes.count), !isTold else { return others }
    let size = Finding(
      "check-size",
      sentence: "\(bytes.count) of \(limit) bytes are used: "
        + sizes(payload) + ".")
    return [size] + others
  }

  /// Returns the largest parts of the payload, and the member within them that has most of it.
  private func sizes(_ payload: JSONValue) -> String {
    let parts = PayloadSize.text(payload)
    let isPart = { (path: String) in PayloadSize.parts(payload).contains { $0.key == path } }
    guard let member = LargestMember(of: bytes, count: bytes.count), !isPart(member.path) else {
      return parts
    }
    return "\(parts); \(member.path) has \(member.count) of them"
  }

  /// Judges the payload, and what a phone would find in it if it read on behind each mistake at which it stops.
  private func judgeAll(_ payload: JSONValue, _ app: SimulatedApp) -> [Finding] {
    var mended = MendedPayload(payload)
    var findings = judge(mended, bytes, app)
    var last = findings
    for _ in 0..<MendedPayload.most {
      let now = moment(mended.payload, RunningSimulator.Options().realTime())
      guard let mistake = last.first(where: { $0.severity == .error }),
        mended.pass(mistake, of: app.folder, now: now + 1)
      else { break }
      last = judge(mended, Array(mended.payload.compact.utf8), app)
      findings += last.filter { found in
        found.severity != .info && mended.isOwn(found)
          && !findings.contains { $0.id == found.id && $0.path == found.path }
      }
    }
    // A misspelt key is told once: with what is missing for it, if that stops the phone.
    let told = Set(findings.filter { $0.id != "aps-key-misspelt" }.compactMap(\.fix))
    return findings.filter { $0.id != "aps-key-misspelt" || !told.contains($0.fix ?? "") }
  }

  /// Sends a payload to a phone of its own, on which the app's activity runs.
  private func judge(_ mended: MendedPayload, _ body: [UInt8], _ app: SimulatedApp) -> [Finding] {
    let payload = mended.payload
    var options = RunningSimulator.Options()
    let now = moment(payload, options.realTime())
    options.realTime = { now }
    guard
      let simulator = try? RunningSimulator(loop: command.loop, options: options, apps: [app])
    else { return [] }
    let bundle = app.folder.bundle
    let event = payload["aps"]?["event"]?.string
    // Which channels there are only APNs knows: one whose id has the right form is taken for one of the app's.
    if event == "start", let id = payload["aps"]?["input-push-channel"]?.string,
      Base64.decode(id.utf8, isPadded: true)?.isEmpty == false
    {
      simulator.send(.channel(.create(bundle: bundle, id: id, storesLatest: true)))
    }
    let push = PushPayload(json: payload.object ?? JSONObject())
    let isActivity = isBroadcast || !push.isNotification
    let target: Push.Target? =
      isBroadcast
      ? heardChannel(of: app, on: simulator)
      : (event == "start"
        ? simulator.phone.token(
          .pushToStart(bundle: bundle, attributesType: app.folder.attributesType))
        : isActivity
          ? startedActivity(of: app, on: simulator)?.token
          : simulator.phone.token(.device(bundle: bundle))).map { .token($0) }
    guard let target else {
      return [
        Finding(
          "check-no-app",
          sentence: "\(app.folder.title) could not be started with its own first state.",
          fix: "islet check\(app.folder.path.map { " " + $0 } ?? "") tells what is wrong with it.")
      ]
    }
    let type = isActivity ? "liveactivity" : push.usualPushType
    let before = alert(payload) == nil ? [] : outlines(simulator)
    // A second after the start, so that its own first state is older.
    simulator.jump(to: now + 1)
    let number = simulator.receive(
      Push(
        target: target, carrier: .scenario,
        headers: PushHeaders(topic: PushType.topic(of: bundle, type), pushType: type),
        body: body), status: 200, reason: nil)
    simulator.finishDecoding()
    guard let verdict = simulator.verdict(of: number) else { return [] }
    let remark = alert(payload).flatMap {
      AlertReview.remark(on: $0, before: before, after: outlines(simulator))
    }
    let unsampled =
      verdict.outcome == .ignored
      ? []
      : SampleRemarks.findings(payload["aps"]?["content-state"], app.folder)
        .map { placed($0, at: mended.written($0.path)) }
    // What the phone would ignore is an error in a file that is to be sent.
    return verdict.findings.enumerated().map { index, finding in
      var finding = SampleRemarks.reworded(finding)
      // Where nothing is to show, as of a silent push, that is no mistake.
      if verdict.outcome == .ignored, index == 0, finding.severity != .info {
        finding.severity = .error
      }
      return finding.location == nil
        ? placed(finding, at: mended.written(finding.path)) : finding
    } + unsampled + [remark?.finding(), sound(payload, app.folder)].compactMap { $0 }
  }

  /// Starts the app's activity, which a person allows, and returns it; nil where it cannot be started.
  private func startedActivity(
    of app: SimulatedApp, on simulator: RunningSimulator,
    pushType: LiveActivity.PushType = .token
  ) -> LiveActivity? {
    simulator.startActivity(of: app, pushType: pushType)
    simulator.finishDecoding()
    simulator.send(.person(.allow(bundle: app.folder.bundle)))
    return simulator.phone.activities.first
  }

  /// Makes a channel on which the app's activity listens; nil where that cannot be started.
  private func heardChannel(of app: SimulatedApp, on simulator: RunningSimulator) -> Push.Target? {
    let (bundle, id) = (app.folder.bundle, simulator.phone.nextChannelID)
    simulator.send(.channel(.create(bundle: bundle, id: id, storesLatest: false)))
    return startedActivity(of: app, on: simulator, pushType: .channel(id))
      .map { _ in .channel(bundle: bundle, id: id) }
  }

  /// Returns a finding with the place in the file to which a path leads.
  private func placed(_ finding: Finding, at path: String?) -> Finding {
    var finding = finding
    finding.location = PayloadPlace.find(path, in: bytes, file: name)
    return finding
  }

  /// Returns what is to be said of an alert's sound.
  private func sound(_ payload: JSONValue, _ folder: AppFolder) -> Finding? {
    var finding = SoundFiles.finding(
      for: payload["aps"]?["alert"]?["sound"]?.string, in: folder.path)
    finding?.location = PayloadPlace.find("aps.alert.sound", in: bytes, file: name)
    return finding
  }

  /// Returns what an alert says; nil for a payload without one.
  private func alert(_ payload: JSONValue) -> [String]? {
    guard let alert = payload["aps"]?["alert"] else { return nil }
    let texts = [alert.string, alert["title"]?.string, alert["body"]?.string].compactMap { $0 }
    return texts.isEmpty ? nil : texts
  }

  /// Returns what the activity shows where an alert shows it: in the expanded island and on the card.
  private func outlines(_ simulator: RunningSimulator) -> [OutlineNode] {
    guard let activity = simulator.phone.activities.first else { return [] }
    return [Presentation.expanded, .lockScreen].flatMap { presentation in
      simulator.drawnExhibit(of: activity, as: presentation)?.placements.map(\.outline) ?? []
    }
  }

  /// Returns the time of the judgement: just after the payload's own timestamp when that is a plausible one, so
  /// that a file that was written last year is not blamed for its age.
  private func moment(_ payload: JSONValue, _ real: Double) -> Double {
    guard let timestamp = payload["aps"]?["timestamp"]?.double,
      (1_400_000_000...4_000_000_000).contains(timestamp)
    else { return real }
    return timestamp - 1
  }
}

/// How many bytes each member of a payload takes.
enum PayloadSize {
  static func parts(_ payload: JSONValue) -> [(key: String, bytes: Int)] {
    var parts: [(String, Int)] = []
    for member in payload["aps"]?.object?.members ?? [] {
      parts.append(("aps." + member.key, member.value.compact.utf8.count))
    }
    for member in payload.object?.members ?? [] where member.key != "aps" {
      parts.append((member.key, member.value.compact.utf8.count))
    }
    return parts.sorted { $0.1 > $1.1 }.map { (key: $0.0, bytes: $0.1) }
  }

  static func text(_ payload: JSONValue) -> String {
    parts(payload).prefix(3).map { "\($0.key) \($0.bytes)" }.joined(separator: ", ")
  }

  static func json(_ payload: JSONValue) -> JSONValue {
    .object(JSONObject(parts(payload).map { ($0.key, .int($0.bytes)) }))
  }
}
