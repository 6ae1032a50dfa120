import Findings
import JSON

// What apps do, and what is done with them.
extension SimulatedPhone {
  mutating func install(_ app: InstalledApp, _ effects: inout [Effect]) {
    broughtBack?.remove(app.bundle)
    if broughtBack?.isEmpty == true { broughtBack = nil }
    if let place = appPlaces[app.bundle] {
      if apps[place].isInstalled {
        // A new build keeps settings, tokens and running activities.
        apps[place].app = app
      } else {
        apps[place] = AppState(app)
      }
    } else {
      appPlaces[app.bundle] = apps.count
      apps.append(AppState(app))
    }
    shapes = shapes.filter { !$0.key.hasPrefix(app.bundle + " ") }
    guard app.hasPushCapability else { return }
    let device = TokenName.device(bundle: app.bundle)
    if tokenNames[device] == nil { issue(device, bundle: app.bundle, &effects) }
    for type in app.types where app.supportsLiveActivities && traits.systemVersion >= 17.2 {
      let name = TokenName.pushToStart(bundle: app.bundle, attributesType: type.name)
      if tokenNames[name] == nil { issue(name, bundle: app.bundle, &effects) }
    }
  }

  mutating func remove(_ bundle: String, _ effects: inout [Effect]) {
    guard let app = place(of: bundle) else { return }
    endAll(of: app, dismissing: true, why: .removed, &effects)
    let own = tokenNames.filter { tokenEntries[$0.value]?.bundle == bundle }
    for (name, token) in own.sorted(by: { $0.value < $1.value }) {
      retire(token, why: EndReason.removed.words)
      tokenNames[name] = nil
    }
    apps[app].isInstalled = false
    if lastSwiped?.app == app { lastSwiped = nil }
    notificationList.removeAll { $0.bundle == bundle }
    if device.foreground == bundle { device.foreground = nil }
    effects.append(.presentationChanged)
  }

  mutating func handle(_ act: AppAct, of bundle: String, _ effects: inout [Effect]) {
    guard let app = place(of: bundle) else {
      effects.append(.refused(bundle: bundle, activity: act.activityID, nil, [noApp(bundle)]))
      return
    }
    switch act {
    case .request(let request): handle(request, app: app, &effects)
    case .update(let update): handle(update, bundle: bundle, &effects)
    case .end(let end): handle(end, bundle: bundle, &effects)
    case .launch: launch(app, &effects)
    case .quit:
      apps[app].isQuit = true
      if device.foreground == bundle {
        device.foreground = nil
        effects.append(.presentationChanged)
      }
    }
  }

  /// Marks an app as running: it collects the tokens that waited for it, and meets the activities that it had
  /// left running.
  mutating func launch(_ app: Int, _ effects: inout [Effect]) {
    if apps[app].isQuit {
      apps[app].isQuit = false
      for slot in apps[app].running.numbers {
        effects.append(
          .remark(activityID: slots[slot].activity.id, Finding("activity-outlived-app")))
      }
    }
    collectTokens(app, &effects)
  }

  /// Gives an app the tokens of activities that pushes started.
  mutating func collectTokens(_ app: Int, _ effects: inout [Effect]) {
    guard apps[app].permission != .undecided, !apps[app].isQuit else { return }
    for slot in apps[app].running.numbers
    where slots[slot].activity.pushType == .token && slots[slot].activity.token == nil {
      issueActivityToken(slot, &effects)
    }
  }

  private mutating func handle(
    _ request: ActivityRequest, app: Int, _ effects: inout [Effect]
  ) {
    let bundle = apps[app].app.bundle
    if let (error, finding) = refusal(of: request, app: app) {
      effects.append(.refused(bundle: bundle, activity: request.id, error, [finding]))
      return
    }
    let start = request.start.flatMap { $0.isFinite ? $0 : nil }
    var activity = LiveActivity(
      id: request.id ?? random.uuid(), bundle: bundle, attributesType: request.attributesType,
      attributes: request.attributes, state: request.state)
    activity.staleDate = request.staleDate.flatMap { $0.isFinite ? $0 : nil }
    activity.relevanceScore = request.relevanceScore.isFinite ? request.relevanceScore : 0
    activity.style = request.style
    activity.pushType = request.pushType
    read(
      StartCandidate(
        record: 0, app: app, activity: activity, alert: request.alert, scheduled: start,
        wantsToken: request.pushType == .token, findings: []), &effects)
  }

  private typealias Refusal = (ActivityError?, Finding)

  /// Returns why ActivityKit refuses a request; nil when it takes it.
  private func refusal(of request: ActivityRequest, app: Int) -> Refusal? {
    let state = apps[app]
    return appRefusal(of: request, state) ?? contentRefusal(of: request, state)
      ?? roomRefusal(of: request, state) ?? systemRefusal(of: request, state)
  }

  /// Returns why the app may not ask now: what it declares, what the person allows, where it runs.
  private func appRefusal(of request: ActivityRequest, _ state: AppState) -> Refusal? {
    let title = state.app.title
    if !traits.supportsLiveActivities {
      return (.unsupported, Finding("device-without-live-activities"))
    }
    // Alarms are the system's own: iOS 26 showed the countdown of an app without the key.
    if !state.app.supportsLiveActivities, !LiveActivity.isAlarm(request.attributesType) {
      return (
        .unsupported,
        Finding(
          "plist-key-missing", location: state.app.plistPlace,
          sentence: "\(title)'s Info.plist lacks NSSupportsLiveActivities")
      )
    }
    if !state.activitiesEnabled || state.permission == .denied {
      return (
        .denied, Finding("live-activities-off", sentence: "Live Activities are off for \(title)")
      )
    }
    if request.pushType != .none, !state.app.hasPushCapability {
      return (.unentitled, Finding("push-capability-missing"))
    }
    if !request.isFromIntent, request.start == nil, !isInFront(state.app.bundle),
      traits.enforcesVisibility
    {
      return (
        .visibility,
        Finding(
          "request-in-background",
          sentence: "\(title) asked for an activity while it was not in the foreground")
      )
    }
    return nil
  }

  /// Returns what is wrong with what the activity would hold.
  private func contentRefusal(of request: ActivityRequest, _ state: AppState) -> Refusal? {
    if state.type(named: request.attributesType) == nil {
      let near = NearestKey.nearest(to: request.attributesType, in: state.app.types.map(\.name))
      return (
        nil,
        Finding(
          "attributes-type-unknown",
          sentence:
            "\(state.app.title) has no attributes type \(quoted(request.attributesType))",
          fix: near.map { "Use \"\($0)\"." }
            ?? "Use \(state.app.types.map { quoted($0.name) }.joined(separator: " or ")).")
      )
    }
    if let fault = tooLarge(
      request.state, attributesSize: request.attributes.bytes.count, root: "contentState")
    {
      return (.attributesTooLarge, fault)
    }
    return nil
  }

  /// Returns why there is no place for one more.
  private func roomRefusal(of request: ActivityRequest, _ state: AppState) -> Refusal? {
    if state.activityCount + state.startingCount >= traits.activitiesPerApp {
      return (
        .targetMaximumExceeded,
        fullness(
          "\(state.app.title) has \(state.activityCount + state.startingCount) activities on the phone already",
          of: appPlaces[state.app.bundle])
      )
    }
    if occupiedPlaces >= traits.activitiesPerPhone {
      return (
        .globalMaximumExceeded,
        fullness("the phone has \(occupiedPlaces) activities already", of: nil)
      )
    }
    if let id = request.id, slotPlaces[id] != nil {
      return (
        .malformedActivityIdentifier,
        Finding("activity-id-taken", sentence: "an activity \(quoted(id)) is on the phone already")
      )
    }
    return nil
  }

  /// Returns what this iOS lacks for a channel or a later start, or what the request lacks for them.
  private func systemRefusal(of request: ActivityRequest, _ state: AppState) -> Refusal? {
    if case .channel(let id) = request.pushType {
      if traits.systemVersion < 18 {
        return (
          .unsupported,
          Finding(
            "ios-too-old-for-channel",
            sentence: "iOS \(spelled(traits.systemVersion)) knows no channels")
        )
      }
      if channelsByKey[ChannelKey(bundle: state.app.bundle, id: id)] == nil {
        return (
          nil,
          Finding(
            "channel-unknown", sentence: "\(state.app.title) has no channel \(quoted(id))")
        )
      }
    }
    if request.start != nil {
      if traits.systemVersion < 26 {
        return (
          .unsupported,
          Finding(
            "ios-too-old-for-schedule",
            sentence: "iOS \(spelled(traits.systemVersion)) cannot schedule activities")
        )
      }
      if request.alert == nil { return (nil, Finding("schedule-without-alert")) }
    }
    return nil
  }

  private mutating func handle(
    _ update: ActivityUpdate, bundle: String, _ effects: inout [Effect]
  ) {
    guard let slot = owned(update.id, bundle: bundle, &effects),
      slots[slot].activity.phase.isRunning
    else { return }
    if let fault = tooLarge(update.state, slot) { return refuse(slot, [fault], &effects) }
    guard advanceTimestamp(slot, to: update.timestamp, ahead: update.ahead) else { return }
    accept(
      Candidate(
        record: 0, state: update.state,
        staleDate: update.staleDate.flatMap { $0.isFinite ? $0 : nil },
        relevanceScore: update.relevanceScore.isFinite ? update.relevanceScore : 0,
        alert: update.alert), slot: slot, &effects)
  }

  private mutating func handle(_ end: ActivityEnd, bundle: String, _ effects: inout [Effect]) {
    guard let slot = owned(end.id, bundle: bundle, &effects) else { return }
    // Ending an ended activity again can only remove it from the Lock Screen sooner.
    if slots[slot].activity.phase == .ended {
      let latest = slots[slot].activity.dismissalDate ?? now
      switch end.dismissal {
      case .default: return
      case .immediate: slots[slot].activity.dismissalDate = now
      case .after(let date):
        slots[slot].activity.dismissalDate = date.isFinite ? min(date, latest) : latest
      }
      setDeadline(slot)
      return advance(to: now, into: &effects)
    }
    guard advanceTimestamp(slot, to: end.timestamp, ahead: end.ahead) else { return }
    // It ends all the same, and keeps the state before, as with one that cannot be read.
    let fault = end.state.flatMap { tooLarge($0, slot) }
    if let fault { refuse(slot, [fault], &effects) }
    self.end(slot, dismissal: end.dismissal, why: .app, &effects)
    guard let state = end.state, fault == nil, slots[slot].activity.phase == .ended else { return }
    accept(
      Candidate(
        record: 0, state: state, staleDate: nil,
        relevanceScore: slots[slot].activity.relevanceScore, isEnd: true), slot: slot, &effects)
  }

  private func tooLarge(_ state: JSONText, _ slot: Int) -> Finding? {
    tooLarge(
      state, attributesSize: slots[slot].activity.attributes.bytes.count, root: "contentState")
  }

  /// Returns the slot of an app's own activity.
  private func owned(_ id: String, bundle: String, _ effects: inout [Effect]) -> Int? {
    if let slot = slotPlaces[id], slots[slot].activity.bundle == bundle { return slot }
    effects.append(
      .refused(
        bundle: bundle, activity: id, nil,
        [Finding("activity-unknown", sentence: "the app has no activity \(quoted(id))")]))
    return nil
  }

  /// Returns whether an app's act comes after what the activity took last; without a time of its own it does.
  ///
  /// - Parameter ahead: by how much the phone's clock is ahead of the senders', in seconds; nil: not known.
  private mutating func advanceTimestamp(_ slot: Int, to timestamp: Double?, ahead: Double?) -> Bool
  {
    let last = slots[slot].activity.lastTimestamp
    let ahead = ahead.flatMap { $0.isFinite ? $0 : nil }
    guard let timestamp else {
      // Pushes count in whole seconds, by whatever clock: one of this very second may still follow.
      let own = now.rounded(.down).nextDown
      let bySenders = ahead.map { (now - $0).rounded(.down) - 1e-3 }
      if own > last { orderByPhone(slot, own, ahead: bySenders.map { own - $0 }) }
      return true
    }
    guard timestamp > last, timestamp.isFinite else { return false }
    orderByPhone(slot, timestamp, ahead: ahead)
    return true
  }

  /// Lets the order of an activity's pushes continue from a time of the phone's own clock.
  private mutating func orderByPhone(_ slot: Int, _ timestamp: Double, ahead: Double?) {
    slots[slot].activity.lastTimestamp = timestamp
    slots[slot].activity.lastAhead = ahead
    slots[slot].activity.aheadPush = nil
    slots[slot].lastOrder = ActivitySlot.Order(number: 0, time: now)
  }
}
