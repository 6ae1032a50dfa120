import Findings
import JSON

// What can be read of a phone.
extension SimulatedPhone {
  /// All activities that are not dismissed, first started first.
  public var activities: [LiveActivity] {
    slotPlaces.values.map { slots[$0].activity }.sorted { $0.startNumber < $1.startNumber }
  }

  /// Returns an activity that is not dismissed.
  public func activity(_ id: String) -> LiveActivity? { slotPlaces[id].map { slots[$0].activity } }

  /// Returns an activity that was dismissed just now; its place is soon another's.
  public func dismissedActivity(_ id: String) -> LiveActivity? {
    freeSlots.suffix(256).last { slots[$0].activity.id == id }.map { slots[$0].activity }
  }

  /// The apps, in the order of their installation.
  public var installedApps: [InstalledApp] { apps.filter(\.isInstalled).map(\.app) }

  /// Returns an installed app.
  public func app(_ bundle: String) -> InstalledApp? {
    place(of: bundle).map { apps[$0].app }
  }

  /// Returns the switches of an app in Settings; nil when it is not installed.
  public func settings(
    of bundle: String
  ) -> (liveActivities: Bool, frequentUpdates: Bool, notifications: Bool)? {
    place(of: bundle).map {
      (apps[$0].activitiesEnabled, apps[$0].frequentUpdatesEnabled, apps[$0].notificationsEnabled)
    }
  }

  /// Returns whether an app may start activities as far as its plist and the person say: `areActivitiesEnabled`.
  public func mayStartActivities(_ bundle: String) -> Bool {
    guard let place = place(of: bundle) else { return false }
    return apps[place].app.supportsLiveActivities && apps[place].activitiesEnabled
      && apps[place].permission != .denied
  }

  /// The push log, oldest first, as far back as it is kept.
  public var records: ArraySlice<PushRecord> { log.records }

  /// Returns a push's record, while it is kept.
  public func record(_ number: Int) -> PushRecord? { log[number] }

  /// The number that the next push will get.
  public var nextRecordNumber: Int { log.nextNumber }

  /// Returns how a token stands with the push service.
  public func standing(of token: String) -> TokenStanding {
    // Asked for every push: of an activity's token no more is looked at than what its push needs anyway.
    if let slot = slotsByToken[token] {
      return .live(.activity, bundle: slots[slot].activity.bundle)
    }
    guard let entry = tokenEntries[token] else { return .unknown }
    if let since = entry.deadSince { return .dead(entry.kind, bundle: entry.bundle, since: since) }
    return .live(entry.kind, bundle: entry.bundle)
  }

  /// Returns the same, for whoever has the phone as a variable: it is asked for every push, and a property of a
  /// class would be copied whole to be asked.
  public mutating func standingHere(of token: String) -> TokenStanding {
    if let slot = slotsByToken.find(token) {
      return .live(.activity, bundle: slots[slot].activity.bundle)
    }
    return standing(of: token)
  }

  /// Returns the app that has a channel of this id; nil where none has.
  public func owner(ofChannel id: String) -> String? {
    apps.map(\.app.bundle).first { channelsByKey[ChannelKey(bundle: $0, id: id)] != nil }
  }

  /// Returns the token of this name, if it was issued and works.
  public func token(_ name: TokenName) -> String? {
    if case .activity(let id) = name { return activity(id)?.token }
    return tokenNames[name]
  }

  /// All tokens that work now: devices and push-to-start in the order of the apps, then activities.
  public var tokens: [TokenIssue] {
    var issues: [TokenIssue] = []
    for state in apps where state.isInstalled {
      let bundle = state.app.bundle
      let names =
        [TokenName.device(bundle: bundle)]
        + state.app.types.map { .pushToStart(bundle: bundle, attributesType: $0.name) }
      for name in names {
        guard let token = tokenNames[name] else { continue }
        issues.append(TokenIssue(name: name, bundle: bundle, token: token))
      }
    }
    for activity in activities {
      guard let token = activity.token else { continue }
      issues.append(
        TokenIssue(name: .activity(id: activity.id), bundle: activity.bundle, token: token))
    }
    return issues
  }

  /// Pushes of priority 10 that an activity's budget has left at a time, its size, and how many went beyond it.
  public func budget(
    of activityID: String, at time: Double? = nil
  ) -> (left: Int, size: Int, over: Int)? {
    guard let slot = slotPlaces[activityID] else { return nil }
    let size = apps[slots[slot].app].hourlyBudget(traits)
    let (budget, time) = (slots[slot].budget, time ?? now)
    return (budget.left(of: size, at: time), size, budget.over(of: size, at: time))
  }

  /// Decode jobs that wait for their outcome, oldest first; after a restart they are to be asked again.
  public var openDecodeJobs: [DecodeJob] {
    jobs.keys.sorted().compactMap { number in
      switch jobs[number] {
      case .start(let start): job(number, for: start)
      case .slot(let slot, let candidate): job(number, for: candidate, slot: slot)
      case .departed(let last): job(number, for: last)
      case nil: nil
      }
    }
  }

  /// The bundles that the Lock Screen asks about: whether they may show activities, or may go on showing them.
  public var askingPermission: [String] {
    apps.filter {
      $0.isInstalled && $0.activityCount > 0 && ($0.permission == .undecided || asksAgain($0))
    }
    .map(\.app.bundle)
  }

  /// Those of them that are asked about again: Don't Allow or Always Allow.
  public var askingAgain: [String] {
    apps.filter { $0.isInstalled && $0.activityCount > 0 && asksAgain($0) }.map(\.app.bundle)
  }

  /// Returns whether the phone asks a second time about an app that was allowed.
  func asksAgain(_ app: AppState) -> Bool {
    guard app.permission == .allowed, traits.activitiesUntilAskedAgain > 0,
      let starts = app.startsSinceAllowed
    else { return false }
    return starts >= traits.activitiesUntilAskedAgain
  }

  /// Returns a notification of the Lock Screen.
  public func notification(_ id: Int) -> LockScreenNotification? {
    notificationList.first { $0.id == id }
  }

  /// Returns a channel's storage; nil when there is no such channel.
  public func channelStoresLatest(bundle: String, id: String) -> Bool? {
    channelsByKey[ChannelKey(bundle: bundle, id: id)]?.storesLatest
  }

  /// Returns an app's channels, by id.
  public func channels(bundle: String) -> [String] {
    channelsByKey.keys.filter { $0.bundle == bundle }.map(\.id).sorted()
  }

  /// Returns how many channels an app has: counted, not listed, since every new one asks.
  public func channelCount(bundle: String) -> Int {
    channelsByKey.keys.count { $0.bundle == bundle }
  }

  /// The id that a channel created now would get.
  public var nextChannelID: String {
    var random = random
    return random.base64(bytes: 16)
  }

  /// Returns an id for an activity that is about to start: drawn before its line is written, which then has it.
  public mutating func drawActivityID() -> String { random.uuid() }

  /// The id that would be drawn now.
  public var nextActivityID: String {
    var random = random
    return random.uuid()
  }

  /// Random words that an id takes.
  public static let wordsOfID = 2

  /// Returns what a journal's line is to tell of the phone before its event; for whoever has the phone as a variable.
  public mutating func marksHere() -> LineMarks { LineMarks(jobs: jobCount) }

  /// Returns the same for a push, with what is drawn for it.
  ///
  /// - Parameters:
  ///   - startID: the id that the activity of a start has already, as in a line of a journal; nil: one is drawn.
  ///   - isLost: whether the push gets lost, where that is decided already; nil: it is drawn.
  public mutating func prepareHere(
    for push: Push, startID: String? = nil, isLost: Bool? = nil
  ) -> PushPreparation {
    var preparation = PushPreparation(
      isLost: isLost, startID: startID,
      marks: LineMarks(number: log.nextNumber, jobs: jobCount))
    if isLost == nil, device.loss > 0 {
      var random = lossRandom
      preparation.isLost = random.unit() < device.loss
    }
    if startID == nil, push.envelope.isStart {
      preparation.startID = drawActivityID()
      preparation.marks.drawn = SimulatedPhone.wordsOfID
    }
    return preparation
  }

  /// Returns the app's place, when it is installed.
  func place(of bundle: String) -> Int? {
    guard let place = appPlaces[bundle], apps[place].isInstalled else { return nil }
    return place
  }
}

/// What is worked out about a push before the phone takes it, so that the push's journal line can hold it.
public struct PushPreparation: Hashable, Sendable {
  /// Whether the push gets lost on the way; nil while the phone loses none.
  public var isLost: Bool?
  /// The id of the activity that it starts.
  public var startID: String?
  public var marks: LineMarks
}
