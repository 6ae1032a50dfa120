import EventLoop
import Findings
import LiveActivities
import Numbers
import Phone
import WidgetHost
import WidgetProtocol

extension RunningSimulator {
  /// Works through effects in their order; what they cause in turn comes after them.
  func apply(_ made: [Effect]) {
    effects += made
    applyAll()
  }

  /// Works through what is in the list, and what is added to it meanwhile.
  func applyAll() {
    guard !isApplying else { return }
    isApplying = true
    var place = 0
    while place < effects.count {
      apply(effects[place])
      place += 1
    }
    effects.removeAll(keepingCapacity: true)
    isApplying = false
    if !changedOnWatch.isEmpty { syncWatch() }
    tell()
  }

  /// Hands what has changed to the Watch, as far as it is in reach and its budget lasts.
  private func syncWatch() {
    for (id, isAlert) in changedOnWatch {
      guard let activity = phone.activity(id) else { continue }
      let size = Double(phone.budget(of: id)?.size ?? phone.traits.hourlyBudget)
      watch.take(
        activity, isAlert: isAlert, isInReach: settings.isWatchInReach,
        budget: max(1, Int(bounded: size * phone.traits.watchBudgetShare)), at: phone.now)
    }
    changedOnWatch = [:]
  }

  private func apply(_ effect: Effect) {
    switch effect {
    case .decode(let job): start(job)
    case .recordChanged(let number):
      if change.records.last != number { change.records.append(number) }
    case .activityChanged(let id):
      change.activities.insert(id)
      if phone.activity(id) == nil {
        changeTimes[id] = nil
        (alerts[id], alertTimes[id]) = (nil, nil)
        watch.forget(id)
        pictures.forget(activity: id)
      } else {
        changeTimes[id] = phone.now
        if watch.follows(id) { changedOnWatch[id] = changedOnWatch[id] ?? false }
      }
      tellCode(ofActivity: id)
    case .presentationChanged: change.presentation = true
    case .alert(let alert):
      change.alerts.append(alert)
      if let id = alert.activityID {
        alerts[id] = AlertWords(title: alert.title, body: alert.body)
        alertTimes[id] = phone.now
        if watch.follows(id) { changedOnWatch[id] = true }
      }
    case .token(let issue):
      journal?.append(
        EventLine(time: phone.now, event: .issued(issue.name, token: issue.token)))
      change.tokens.append(issue)
      poster?.post(posted(issue))
      tellCode(of: issue)
    case .open: change.presentation = true
    case .refused(_, let error, let findings):
      lastRefusal = (error, findings)
      change.presentation = true
    case .perform(let id, let control): perform(control, of: id)
    case .remark(_, let finding): add(finding)
    case .moment(let moment):
      change.moments.append(moment)
      if moment.kind == .dismissed { keepDismissed(moment) }
      moments.append(moment)
      if moments.count > 100 { moments.removeFirst(moments.count - 100) }
    }
  }

  /// Keeps an activity that has left the phone, for whoever asks how it ended.
  func keepDismissed(_ moment: Moment) {
    guard let activity = phone.dismissedActivity(moment.activityID) else { return }
    let dismissal = PastDismissal(time: moment.time, why: moment.why)
    pastActivities.append(PastActivity(activity: activity, dismissal: dismissal))
    if pastActivities.count > 100 { pastActivities.removeFirst(pastActivities.count - 100) }
  }

  /// A token with what an app would tell its backend beside it.
  func posted(_ issue: TokenIssue) -> PostedToken {
    var activity: LiveActivity?
    if case .activity(let id) = issue.name { activity = phone.activity(id) }
    return PostedToken(
      issue: issue, app: app(bundle: issue.bundle)?.folder.name ?? issue.bundle,
      activity: activity)
  }

  /// Has a widget read attributes and state, now or at the end of the pass.
  func start(_ job: DecodeJob) {
    openJobs.insert(job.number)
    if gathersStates, job.attributes == nil { gathered.append(job) } else { read(job) }
  }

  /// Seconds between two readings in a burst: it brings thousands of states in that time, of which one can be
  /// seen.
  private static let readingInterval = 0.002
  /// Pushes in one pass of the loop from which on it is a burst: so many senders that wait for their answers are
  /// rarely there at once.
  private static let burstSize = 32
  /// How long a burst is taken to go on after such a pass, in seconds.
  private static let burstLife = 0.05

  /// Whether more comes than can be drawn, so that states may be passed over.
  var isBurst: Bool { EventLoop.monotonicNow < burstEnd }

  /// Has widgets read what was gathered: in a burst when the last reading is long enough ago, else now, so that of
  /// pushes that are sent one after the other each is read before the next one is taken.
  func readGatheredIfDue() {
    let now = EventLoop.monotonicNow
    if pushesOfThisPass > RunningSimulator.burstSize, phone.traits.supersedes {
      burstEnd = now + RunningSimulator.burstLife
    }
    pushesOfThisPass = 0
    if now >= burstEnd {
      while !gathered.isEmpty { readGathered() }
    } else if now >= nextReading {
      nextReading = now + RunningSimulator.readingInterval
      readGathered()
    }
    guard !gathered.isEmpty, readingTimer == nil else { return }
    readingTimer = loop.schedule(at: nextReading) { [weak self] in
      self?.readingTimer = nil
      self?.tell()
    }
  }

  /// Has widgets read at once what waits to be read, for whoever is about to show the phone.
  public func readWaiting() { if !gathered.isEmpty { readGathered() } }

  /// Has widgets read what was gathered; the newest of what came meanwhile is for the next time.
  func readGathered() {
    let jobs = gathered
    gathered.removeAll(keepingCapacity: true)
    gathersStates = true
    for job in jobs { read(job) }
    gathersStates = false
  }

  /// Has a widget read attributes and state; its answer comes back as an event.
  private func read(_ job: DecodeJob) {
    var outcome = DecodeOutcome(job: job.number, activityID: job.activityID)
    guard let widget = app(bundle: job.bundle)?.widget else {
      outcome.failure = "the app's widget is not running here"
      finish(outcome)
      return
    }
    func ask(
      _ subject: DecodeRequest.Subject, _ text: String,
      then: @escaping @MainActor (DecodeReply) -> Void
    ) {
      let request = DecodeRequest(attributesType: job.attributesType, subject: subject, json: text)
      widget.send(.decode(request)) { [weak self] reply in
        switch reply {
        case .decoded(let decoded): then(decoded)
        case .failed(let finding):
          outcome.failure = finding.sentence
          self?.add(finding)
          self?.finish(outcome)
        default:
          outcome.failure = "the widget answered something else than was asked"
          self?.finish(outcome)
        }
      }
    }
    func readState() {
      guard let state = job.state else { return finish(outcome) }
      ask(.contentState, state.string) { [weak self] reply in
        outcome.state = reply
        self?.finish(outcome)
      }
    }
    guard let attributes = job.attributes else { return readState() }
    ask(.attributes, attributes.string) { reply in
      outcome.attributes = reply
      readState()
    }
  }

  private func finish(_ outcome: DecodeOutcome) {
    guard openJobs.remove(outcome.job) != nil else { return }
    take(.decoded(outcome), at: now)
    if openJobs.isEmpty { hasGivenUpReading = false }
    wakeWaiters()
  }
}
