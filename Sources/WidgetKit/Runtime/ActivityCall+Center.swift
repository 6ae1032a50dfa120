import ActivityKit
import WidgetProtocol

extension ActivityCall {
  /// Creates a call as it crosses to the simulator.
  init(_ call: ActivityCenter.Call) {
    func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
    switch call {
    case .request(let start):
      let record = start.record
      self = .request(
        ActivityRequestCall(
          attributesType: record.attributesType, attributes: text(record.attributes),
          state: text(record.state), staleDate: record.staleDate?.timeIntervalSince1970,
          relevanceScore: record.relevanceScore, pushType: .init(start.pushType),
          style: start.style.rawValue, alert: start.alert.map(CallAlert.init),
          start: start.date?.timeIntervalSince1970,
          isFromIntent: start.caller == .liveActivityIntent))
    case .update(let id, let update):
      self = .update(
        ActivityUpdateCall(
          activityID: id, state: text(update.state),
          staleDate: update.staleDate?.timeIntervalSince1970,
          relevanceScore: update.relevanceScore, alert: update.alert.map(CallAlert.init),
          timestamp: update.timestamp?.timeIntervalSince1970))
    case .end(let id, let state, let dismissal, let timestamp):
      self = .end(
        ActivityEndCall(
          activityID: id, state: state.map(text), dismissal: dismissal?.timeIntervalSince1970,
          timestamp: timestamp?.timeIntervalSince1970))
    }
  }
}

extension ActivityRequestCall.PushType {
  fileprivate init(_ type: PushType?) {
    self =
      switch type {
      case nil: .none
      case .some(let type): type.channel.map { .channel($0) } ?? .token
      }
  }
}

extension CallAlert {
  fileprivate init(_ alert: AlertConfiguration) {
    self.init(
      title: alert.title.resolved, body: alert.body.resolved, sound: alert.sound.name ?? "default")
  }
}

extension ActivityCenter.Answer {
  /// Creates the result of a call from the simulator's answer.
  init(_ answer: CallAnswer) {
    self =
      switch answer {
      case .done: .done
      case .started(let id): .started(id: id)
      case .refused(let name, let sentence):
        .refused(ActivityAuthorizationError.allCases.first { "\($0)" == name }, sentence)
      }
  }
}

extension ActivityCenter {
  /// Takes what the phone told; answers to calls are for those who wait for them.
  func take(_ news: PhoneNews) {
    switch news {
    case .standing(let standing):
      Surroundings.current.ahead = standing.now - Surroundings.machineDate.timeIntervalSince1970
      let phone = Locale(identifier: standing.locale)
      // The strings stay in the language that the app began with. Its locale follows them, and not the phone's language.
      if Surroundings.current.phoneLocale != phone {
        Surroundings.current.phoneLocale = phone
        Surroundings.current.locale = Surroundings.current.strings.locale(on: phone)
      }
      Surroundings.current.timeZone = TimeZone(identifier: standing.timeZone) ?? .gmt
      NSTimeZone.default = Surroundings.current.timeZone.withFile(at: Surroundings.date)
      tell(standing)
    case .changed(let activity): tell(Record(activity))
    case .dismissed(let id): tellDismissed(id)
    case .startToken(let type, let token): tell(startToken: Data(hex: token), ofType: type)
    case .allowed(let activities, let frequentPushes):
      tell(activitiesEnabled: activities, frequentPushesEnabled: frequentPushes)
    case .answered: break
    }
  }
}

extension ActivityCenter {
  /// Tells the app's code all that it can know of activities now.
  func tell(_ standing: AppStanding) {
    tell(
      activitiesEnabled: standing.allowsActivities,
      frequentPushesEnabled: standing.allowsFrequentPushes)
    for (type, token) in standing.startTokens.sorted(by: { $0.key < $1.key }) {
      tell(startToken: Data(hex: token), ofType: type)
    }
    tell(all: standing.activities.map(Record.init))
  }
}

extension ActivityCenter.Record {
  fileprivate init(_ activity: ActivityStanding) {
    self.init(
      id: activity.id, attributesType: activity.attributesType,
      attributes: Data(activity.attributes.utf8), state: Data(activity.state.utf8),
      activityState: ActivityState(rawValue: activity.phase) ?? .active,
      staleDate: activity.staleDate.map { Date(timeIntervalSince1970: $0) },
      relevanceScore: activity.relevanceScore, token: activity.token.map { Data(hex: $0) })
  }
}

extension Data {
  /// Creates the bytes of hexadecimal digits, as tokens are written.
  fileprivate init(hex: String) {
    let digits: [Int] = hex.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    let bytes: [UInt8] = stride(from: 0, to: digits.count - 1, by: 2).map { (place: Int) in
      let byte: Int = digits[place] << 4 | digits[place + 1]
      return UInt8(byte)
    }
    self.init(bytes)
  }
}
