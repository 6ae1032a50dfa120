import Findings

// Whose token a line of a scenario means.
extension SimulatedPhone {
  /// Returns what happens by a line now: a push to an app's token, named by its owner, has the token that works at this
  /// time. Throws where there is none, since nothing could be sent.
  public func event(of line: EventLine) throws(Finding) -> Event {
    guard case .push(let arrival) = line.event else { return line.event }
    if line.isStampedHere { return .push(stampedAnew(arrival, at: line.time)) }
    guard let recipient = line.recipient else { return line.event }
    guard let token = token(recipient) else { throw tokenless(recipient) }
    return .push(arrival.sending { $0.target = .token(token) })
  }

  /// Returns a push with the exact time as its timestamp where a timestamp of the same second was taken already: in whole
  /// seconds it would count as equal and be lost, though the line comes later.
  private func stampedAnew(_ arrival: PushArrival, at time: Double) -> PushArrival {
    let activity: LiveActivity? =
      switch arrival.push.target {
      case .activity(let id): activity(id)
      case .token(let token): slotsByToken[token].map { slots[$0].activity }
      case .app, .channel: nil
      }
    guard let last = activity?.lastTimestamp, time.rounded(.down) <= last, last < time else {
      return arrival
    }
    return arrival.sending { $0.body = PushBody.stamped($0.body, time) }
  }

  /// Returns why there is no token of this name, its place on the line, and what to do.
  private func tokenless(_ name: TokenName) -> Finding {
    let (bundle, key) =
      switch name {
      case .device(let bundle): (bundle, "toDevice")
      case .pushToStart(let bundle, _): (bundle, "app")
      case .activity(let id): (activity(id)?.bundle ?? "", "to")
      }
    guard let app = app(bundle) else {
      var finding = noApp(bundle, remedy: "Install it, or send to the token of one that is")
      finding.path = key
      return finding
    }
    guard app.hasPushCapability else {
      return Finding(
        "line-malformed", path: key,
        sentence: "the app \(bundle) has no tokens: its project lacks the push capability",
        fix: "Add the entitlement aps-environment to the app.")
    }
    guard case .pushToStart(_, let type) = name else {
      return Finding(
        "line-malformed", path: key, sentence: "the app \(bundle) has no device token")
    }
    let types = app.types.map(\.name)
    guard types.contains(type) else {
      let near = NearestKey.nearest(to: type, in: types)
      return Finding(
        "line-malformed", path: "toStart",
        sentence:
          "the app \(bundle) has no push-to-start token of \(quoted(type)): it has no such attributes type",
        fix: near.map { "Write \(quoted($0))." }
          ?? "Its attributes types: \(types.joined(separator: ", ")).")
    }
    let why =
      app.supportsLiveActivities
      ? "iOS gives these from 17.2 on" : "the app does not support Live Activities"
    return Finding(
      "line-malformed", path: "toStart",
      sentence: "the app \(bundle) has no push-to-start token of \(quoted(type)): \(why)",
      fix: app.supportsLiveActivities
        ? "Set the trait systemVersion to 17.2 or more before the app is installed."
        : "Add NSSupportsLiveActivities to the app's Info.plist.")
  }
}

extension PushArrival {
  /// Returns the same push, changed before it is sent.
  fileprivate func sending(_ change: (inout Push) -> Void) -> PushArrival {
    var push = push
    change(&push)
    return PushArrival(
      push, status: status, reason: reason, ahead: ahead, isLost: isLost, startID: startID)
  }
}
