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

  /// Sends a push of the log again with a timestamp of now, as the sender's tool would.
  @discardableResult
  public func sendAgain(_ number: Int) -> Int? {
    guard let record = phone.record(number) else { return nil }
    var push = record.sentAgain(
      now: now, last: lastTimestamp(before: record.push), ahead: roundedAhead,
      follows: phone.traits.pushesFollowClock)
    let (status, reason) = answerNow(to: record)
    // What was said beside the earlier reason is not said of another answer.
    if reason != record.reason { push.remarks.removeAll { $0.reason == record.reason } }
    return receive(push, status: status, reason: reason)
  }

  /// Returns what the gateway answers now to a push of the log: what it refused for what the push says it refuses again. A
  /// token or channel may stand otherwise, and a service that was busy or out of order may be better by now. A message that
  /// asks to be refused says so.
  private func answerNow(to record: PushRecord) -> (status: Int, reason: String?) {
    let isTemporary = record.status == 429 || record.status >= 500
    let remark = record.push.remarks.last { $0.reason == record.reason }
    let isOfStanding =
      record.reason.flatMap(PushReason.init(rawValue:))?.isOfStanding(remark?.detail) ?? false
    let isAskedFor = remark?.isAskedFor ?? false
    guard record.status == 200 || (isTemporary || isOfStanding) && !isAskedFor else {
      return (record.status, record.reason)
    }
    let refusal: PushReason? =
      switch record.push.target {
      case .token(let token): phone.standing(of: token).refusal(ofTopic: record.push.headers.topic)
      case .channel(let bundle, let id):
        phone.channelStoresLatest(bundle: bundle, id: id) == nil ? .channelNotRegistered : nil
      case .activity, .app: nil
      }
    return (refusal?.row.status ?? 200, refusal?.rawValue)
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
