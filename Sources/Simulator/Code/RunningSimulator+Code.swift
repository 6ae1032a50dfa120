import Drawing
import EventLoop
import Findings
import LiveActivities
import WidgetHost
import WidgetProtocol

// Apps' own code: it meets this phone.
extension RunningSimulator {
  /// Lets an app's code meet this phone.
  func attach(_ app: SimulatedApp) {
    let bundle = app.folder.bundle
    app.widget?.attach(
      AppPhone(
        answer: { [weak self] in self?.answer($0, of: bundle) ?? .done },
        standing: { [weak self] in self?.standing(of: bundle) ?? AppStanding(now: 0) },
        printed: { [weak self] printer, lines in self?.take(lines, from: printer, of: bundle) },
        ended: { [weak self] in self?.add($0.of(bundle)) }))
  }

  // MARK: Calls

  private func answer(_ call: ActivityCall, of bundle: String) -> CallAnswer {
    if case .request(let call) = call {
      let result = make(ActivityRequest(call), by: bundle, enforcesVisibility: true)
      noteKept(byIntentOf: bundle)
      switch result {
      case .started(let id): return .started(id: id)
      case .refused(let error, let findings):
        let finding = findings.first ?? Finding("intent-threw", path: bundle)
        add(finding)
        return .refused(error: error?.rawValue, sentence: finding.sentence)
      }
    }
    let before = refusals.count
    send(.app(bundle: bundle, AppAct(call)), byIntentOf: bundle)
    guard let refusal = refusals.last(since: before, of: bundle) else { return .done }
    return .refused(
      error: refusal.error?.rawValue, sentence: refusal.findings.first?.sentence ?? "")
  }

  // MARK: News

  /// Returns what an app can know of the phone now.
  func standing(of bundle: String) -> AppStanding {
    var tokens: [String: String] = [:]
    for issue in phone.tokens where issue.bundle == bundle {
      if case .pushToStart(_, let type) = issue.name { tokens[type] = issue.token }
    }
    let allowed = allowed(bundle)
    return AppStanding(
      activities: phone.activities.filter { $0.bundle == bundle }.map(ActivityStanding.init),
      startTokens: tokens, allowsActivities: allowed.activities,
      allowsFrequentPushes: allowed.frequentPushes, locale: settings.locale,
      timeZone: settings.timeZone, now: now)
  }

  private func allowed(_ bundle: String) -> (activities: Bool, frequentPushes: Bool) {
    (
      phone.mayStartActivities(bundle) && phone.traits.supportsLiveActivities,
      phone.app(bundle)?.supportsFrequentUpdates == true
        && phone.settings(of: bundle)?.frequentUpdates == true
    )
  }

  /// Tells the app's code of an activity that has changed.
  func tellCode(ofActivity id: String) {
    guard !codes.isEmpty else { return }
    if let activity = phone.activity(id) {
      guard codes.tell(activity.bundle, ofActivity: id) else { return }
      code(of: activity.bundle)?.tell(.changed(ActivityStanding(activity)))
    } else if let bundle = codes.forget(activity: id) {
      code(of: bundle)?.tell(.dismissed(activityID: id))
    }
  }

  /// Tells the app's code of a new token, for which iOS wakes the app.
  func tellCode(of issue: TokenIssue) {
    guard codes.contains(issue.bundle), let code = code(of: issue.bundle) else { return }
    switch issue.name {
    case .device: return
    case .activity(let id):
      wakeCode(of: issue.bundle)
      tellCode(ofActivity: id)
    case .pushToStart(_, let type):
      wakeCode(of: issue.bundle)
      code.tell(.startToken(attributesType: type, token: issue.token))
    }
  }

  /// Continues, pauses and ends an app's code with what happens to the app.
  func followCode(_ event: Event) {
    guard !codes.isEmpty else { return }
    switch event {
    case .set, .person: tellCodeOfSettings()
    case .app(let bundle, .quit), .remove(let bundle): quitCode(of: bundle)
    case .reboot: for bundle in codes.bundles { quitCode(of: bundle) }
    default: break
    }
  }

  /// Tells all code of the switches in Settings, and continues or pauses it as its app comes to the front or
  /// leaves.
  private func tellCodeOfSettings() {
    for bundle in codes.bundles {
      let allowed = allowed(bundle)
      code(of: bundle)?.tell(
        .allowed(activities: allowed.activities, frequentPushes: allowed.frequentPushes))
      if phone.device.foreground == bundle { wakeCode(of: bundle) }
    }
  }

  // MARK: Running and pausing

  private func code(of bundle: String) -> AppCode? { app(bundle: bundle)?.widget?.appCode }

  /// Notes that an intent of an app begins to run.
  func codeStarts(of bundle: String) {
    guard code(of: bundle) != nil else { return }
    codes.begin(bundle, activities: phone.activities.filter { $0.bundle == bundle }.map(\.id))
    wakeCode(of: bundle)
  }

  /// Notes that an intent has ended; the tasks that it left run on for a while.
  func codeEnds(of bundle: String) {
    codes.end(bundle)
    wakeCode(of: bundle)
  }

  /// Continues an app's code, and pauses it when its time in the background is over.
  private func wakeCode(of bundle: String) {
    guard codes.contains(bundle) else { return }
    code(of: bundle)?.wake()
    codes.goOn(bundle) { [weak self] in self?.pauseCode(of: bundle) }
  }

  private func pauseCode(of bundle: String) {
    guard !codes.isPerforming(bundle), phone.device.foreground != bundle else { return }
    code(of: bundle)?.pause()
  }

  /// Ends an app's code, as quitting the app or a restart of the phone does.
  func quitCode(of bundle: String) {
    guard codes.remove(bundle) else { return }
    code(of: bundle)?.quit()
  }
}

extension Finding {
  /// Returns the same with the app whose code it is about, where it names no other place.
  func of(_ bundle: String) -> Finding {
    var finding = self
    finding.path = path ?? bundle
    return finding
  }
}

extension ActivityStanding {
  /// Creates an activity as its app sees it.
  init(_ activity: LiveActivity) {
    self.init(
      id: activity.id, attributesType: activity.attributesType,
      attributes: activity.attributes.string, state: activity.state.string,
      phase: activity.phase.rawValue, staleDate: activity.staleDate,
      relevanceScore: activity.relevanceScore, token: activity.token)
  }
}
