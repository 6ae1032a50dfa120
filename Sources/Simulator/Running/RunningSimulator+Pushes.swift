import Findings
import LiveActivities
import PushGateway

extension RunningSimulator: PushReceiver {
  public var isReading: Bool { !desk.isDone && !desk.isBurst && !desk.hasGivenUp }

  public func whenRead(_ action: @escaping @MainActor () -> Void) {
    whenDecoded(within: RunningSimulator.readingPatience, waitsForPictures: false) {
      [weak self] isSettled in
      // A widget that hangs must not hold back what others send.
      if !isSettled { self?.desk.giveUp() }
      action()
    }
  }

  public func verdict(of number: Int) -> Verdict? { phone.record(number)?.toldVerdict }

  public func createChannel(bundle: String, storesLatest: Bool) -> String? {
    hasKeptLast = true
    guard phone.channelCount(bundle: bundle) < options.channelLimit else { return nil }
    let id = phone.nextChannelID
    send(.channel(.create(bundle: bundle, id: id, storesLatest: storesLatest)))
    return phone.channelStoresLatest(bundle: bundle, id: id) == nil ? nil : id
  }

  public func channelStoresLatest(bundle: String, id: String) -> Bool? {
    phone.channelStoresLatest(bundle: bundle, id: id)
  }

  public func owner(ofChannel id: String) -> String? { phone.owner(ofChannel: id) }

  public func absence(ofApp bundle: String) -> Finding? { phone.absence(ofApp: bundle) }

  public func deleteChannel(bundle: String, id: String) -> Bool {
    guard phone.channelStoresLatest(bundle: bundle, id: id) != nil else { return false }
    send(.channel(.delete(bundle: bundle, id: id)))
    return true
  }

  public func channels(bundle: String) -> [String] { phone.channels(bundle: bundle) }

  public func inspect(_ request: InspectionRequest, response: any InspectionResponse) {
    inspection.answer(request, response)
  }

  public func gatewayNoticed(_ finding: Finding) { tellOnce(finding) }

  /// Adds what may come again, as from a client that tries for ever: it is told once, as the newest.
  func tellOnce(_ finding: Finding) {
    diary.removeFindings { $0 == finding }
    add(finding)
  }

  /// Sends a push of the log again with a timestamp of now, as the sender's tool would. Returns nil where it is no longer
  /// there, and where nothing says whom it is for.
  @discardableResult
  public func sendAgain(_ number: Int) -> Int? {
    guard let record = phone.record(number) else { return nil }
    var push = record.sentAgain(
      now: now, last: lastTimestamp(before: record.push), ahead: roundedAhead,
      follows: phone.traits.pushesFollowClock)
    guard isJudgedAnew(record) else {
      return receive(push, status: record.status, reason: record.reason)
    }
    if record.push.lacksTarget { return nil }
    let refusal = refusalOfTarget(push)
    // What was said beside the earlier reason is not said of another answer.
    if refusal?.rawValue != record.reason {
      push.remarks.removeAll { $0.reason == record.reason }
    }
    // Credentials and the number of headers are judged by whoever saw them.
    let next = record.push.refusedText?.otherwise.flatMap(PushReason.init(rawValue:))
    push.refusedText = push.refusedText?.withoutNext
    // The gateway looks for these headers once it has judged the others.
    let isLate = next == .missingTopic || next == .missingPushType
    if let next, !isLate { return receive(push, status: next.row.status, reason: next.rawValue) }
    // What was taken has headers that APNs takes; of what was refused nobody may have looked at them.
    let arrival = PushArrival(push)
    if record.status != 200, let refused = refusedForHeaders(arrival) {
      return receive(refused.push, status: refused.status, reason: refused.reason)
    }
    if let next { return receive(push, status: next.row.status, reason: next.rawValue) }
    if let refusal {
      return receive(push, status: refusal.row.status, reason: refusal.rawValue)
    }
    if let refused = arrival.refusedForBody {
      return receive(refused.push, status: refused.status, reason: refused.reason)
    }
    push.refusedText = nil
    return receive(push, status: 200, reason: nil)
  }

  /// Returns whether the gateway may answer otherwise now to a push of the log: what it refused for what the push says it
  /// refuses again. A token or channel may stand otherwise, and a service that was busy or out of order may be better by
  /// now. A message that asks to be refused says so.
  private func isJudgedAnew(_ record: PushRecord) -> Bool {
    if record.status == 200 { return true }
    let remark = record.push.remarks.last { $0.reason == record.reason }
    if remark?.isAskedFor == true { return false }
    // Firebase has reasons of its own.
    return record.reason.flatMap(PushReason.init(rawValue:))?.mayPass(remark?.detail)
      ?? PushReason.isTemporary(record.status)
  }

  /// Returns why a push is refused for how its token or channel stands now.
  private func refusalOfTarget(_ push: Push) -> PushReason? {
    switch push.target {
    case .token(let token): phone.standing(of: token).refusal(ofTopic: push.headers.topic)
    case .channel(let bundle, let id):
      phone.channelStoresLatest(bundle: bundle, id: id) == nil ? .channelNotRegistered : nil
    case .activity, .app: nil
    }
  }

  /// Returns a push that no gateway has looked at as APNs refuses it for one of its headers.
  func refusedForHeaders(_ arrival: PushArrival) -> PushArrival? {
    var owner: (kind: TokenStanding.Kind, bundle: String)?
    var storesLatest: Bool?
    switch arrival.push.target {
    case .token(let token): owner = phone.standing(of: token).owner
    case .channel(let bundle, let id):
      storesLatest = phone.channelStoresLatest(bundle: bundle, id: id)
    case .activity(let id): owner = phone.activity(id).map { (.activity, $0.bundle) }
    case .app: break
    }
    return arrival.refusedForHeaders(
      documentedNames: options.documentedNames, owner: owner, storesLatest: storesLatest)
  }

  /// Returns the latest timestamp that was taken of those whom a push is for; a negative number when there is none.
  private func lastTimestamp(before push: Push) -> Double {
    phone.activities.filter { activity in
      switch push.target {
      case .token(let token): activity.token == token
      case .activity(let id): activity.id == id
      case .channel(let bundle, let id):
        activity.bundle == bundle && activity.pushType == .channel(id)
      case .app(let bundle): bundle == nil || activity.bundle == bundle
      }
    }.map(\.lastTimestamp).max() ?? -1
  }
}

extension Push.Carrier {
  /// Whether the sender has its answer before a widget reads anything: UDP is answered with the verdict.
  var isAnsweredAtOnce: Bool {
    switch self {
    case .http2TLS, .http2, .http1TLS, .http1, .fcm: true
    case .udp, .scenario, .terminal: false
    }
  }
}
