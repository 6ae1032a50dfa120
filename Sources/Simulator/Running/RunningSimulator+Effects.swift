import EventLoop
import Findings
import LiveActivities
import Numbers
import Phone
import WidgetHost
import WidgetProtocol

extension RunningSimulator {
  /// Applies effects in their order; their consequences follow after them.
  func apply(_ made: [Effect]) {
    effects.add(made)
    applyAll()
  }

  /// Applies what is in the list, and what is added to it meanwhile.
  func applyAll() {
    guard effects.begin() else { return }
    while let effect = effects.next() { apply(effect) }
    if watch.isBehind { syncWatch() }
    tell()
  }

  /// Hands changes to the Watch, as far as it is in reach and its budget lasts.
  private func syncWatch() {
    for (id, isAlert) in watch.takeChanges() {
      guard let activity = phone.activity(id) else { continue }
      let size = Double(phone.budget(of: id)?.size ?? phone.traits.hourlyBudget)
      watch.take(
        activity, isAlert: isAlert, isInReach: settings.isWatchInReach,
        budget: max(1, Int(bounded: size * phone.traits.watchBudgetShare)), at: phone.now)
    }
  }

  private func apply(_ effect: Effect) {
    switch effect {
    case .decode(let job): desk.start(job)
    case .recordChanged(let number):
      if feed.change.records.last != number { feed.change.records.append(number) }
    case .activityChanged(let changed):
      let id = changed.text
      feed.change.activities.insert(id)
      guard let activity = phone.activity(id) else {
        activityTimes.forget(id)
        lastAlerts.forget(id)
        watch.forget(id)
        pictures.forget(activity: id)
        return tellCode(ofActivity: id)
      }
      activityTimes.note(activity, at: phone.now)
      watch.noteChange(of: id)
      tellCode(ofActivity: id)
    case .presentationChanged: feed.change.presentation = true
    case .alert(let alert):
      feed.change.alerts.append(alert)
      tellOfSound(alert)
      if let id = alert.activityID {
        let words = AlertWords(title: alert.title, body: alert.body)
        lastAlerts.note(words, of: id, at: phone.now)
        watch.noteChange(of: id, isAlert: true)
      } else if phone.device.screen == .unlocked,
        let note = phone.selection.notifications.first.flatMap(phone.notification),
        note.bundle != phone.device.foreground
      {
        lastAlerts.note(banner: note.id)
      }
    case .token(let issue):
      journal?.append(
        EventLine(time: phone.now, event: .issued(issue.name, token: issue.token)))
      feed.change.tokens.append(issue)
      poster?.post(posted(issue))
      tellCode(of: issue)
    case .open: feed.change.presentation = true
    case .refused(let bundle, let activity, let error, let findings):
      refusals.add(
        .init(bundle: bundle, activityID: activity, error: error, findings: findings))
      feed.change.presentation = true
    case .perform(let id, let control): perform(control, of: id)
    case .remark(_, let finding): add(finding)
    case .moment(let moment):
      feed.change.moments.append(moment)
      if moment.kind == .dismissed {
        diary.add(phone.dismissedActivity(moment.activityID), dismissedAt: moment)
      }
    }
  }

  /// Says that an alert's sound is not among the app's.
  private func tellOfSound(_ alert: Alert) {
    guard let id = alert.activityID, let activity = phone.activity(id),
      let folder = app(bundle: activity.bundle)?.folder.path,
      let finding = SoundFiles.finding(for: alert.sound, among: { soundNames(in: folder) }),
      !findings.contains(finding)
    else { return }
    add(finding)
  }

  /// Returns the names of the sounds in an app's folder, which is looked through twice a minute at most: it may have
  /// thousands of files, and every push waits meanwhile.
  private func soundNames(in folder: String) -> Set<String> {
    let now = EventLoop.monotonicNow
    if let known = knownSounds[folder], now - known.time < 30 { return known.names }
    let names = SoundFiles.names(in: folder)
    knownSounds[folder] = (names, EventLoop.monotonicNow)
    return names
  }

  /// Returns a token with what an app would tell its backend beside it.
  func posted(_ issue: TokenIssue) -> PostedToken {
    var activity: LiveActivity?
    if case .activity(let id) = issue.name { activity = phone.activity(id) }
    return PostedToken(
      issue: issue, app: app(bundle: issue.bundle)?.folder.name ?? issue.bundle,
      activity: activity)
  }
}
