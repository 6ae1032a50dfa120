import JSON

/// Everything that can happen to a phone; the only way in. One event is one line of a journal or scenario.
public enum Event: Hashable, Sendable {
  /// A push reached the gateway, with what the sender was answered.
  case push(PushArrival)
  /// A widget answered a `DecodeJob`.
  case decoded(DecodeOutcome)
  /// A widget failed to draw what it had read.
  case undrawn(Undrawn)
  /// An app called ActivityKit.
  case app(bundle: String, AppAct)
  /// A person did something with the phone.
  case person(PersonAct)
  /// A condition of the phone or its surroundings changed.
  case set(Switch)
  /// The virtual clock was jumped, paused, sped up.
  case clock(ClockAct)
  case reboot
  /// A token is replaced by a new one, or by one that a sender has already; the old one answers 410 from now on.
  case rotate(TokenName, to: String? = nil)
  /// A token was given out by what happened before: a journal tells it, so that no lost line gives it to another.
  case issued(TokenName, token: String)
  /// An app is installed, or replaced by a new build.
  case install(InstalledApp)
  case remove(bundle: String)
  case channel(ChannelAct)
  /// The system shows something of its own: a call, a song, a notification.
  case system(SystemAct)
}

/// A push with the answer that its sender got.
public struct PushArrival: Hashable, Sendable, Codable {
  public let push: Push
  public let status: Int
  public let reason: String?
  /// How far the phone's clock was ahead of the sender's when the push came, in seconds: somebody may have moved it. What a
  /// scenario or a person sends has the times of the phone, and the clock of all senders is this machine's.
  public let ahead: Double
  /// By how much the phone's clock was set to another time since the push came, in seconds.
  let moved: Double
  /// By how much the phone's clock is ahead of the one that the headers go by: the sender's, or the phone's as it was when
  /// the push came.
  var aheadOfHeaders: Double { push.carrier.isFromOutside ? ahead : moved }
  /// Whether the push gets lost on the way; nil when that is still to be decided at random.
  public let isLost: Bool?
  /// The id of the activity that it starts; nil: the phone makes one.
  public let startID: String?
  /// Where the members of `aps` are in the payload.
  var envelope: Envelope { push.envelope }

  /// Creates an arrival; 200 unless told otherwise.
  public init(
    _ push: Push, status: Int = 200, reason: String? = nil, ahead: Double = 0,
    isLost: Bool? = nil, startID: String? = nil
  ) {
    self.init(
      push, status: status, reason: reason, ahead: ahead, moved: 0, isLost: isLost, startID: startID
    )
  }

  private init(
    _ push: Push, status: Int, reason: String?, ahead: Double, moved: Double, isLost: Bool?,
    startID: String?
  ) {
    (self.push, self.status, self.reason) = (push, status, reason)
    (self.ahead, self.moved) = (ahead, moved)
    (self.isLost, self.startID) = (isLost, startID)
  }

  /// Returns the same by another clock of the phone; the sender's goes on as it did.
  func shifted(by seconds: Double) -> PushArrival {
    PushArrival(
      push, status: status, reason: reason, ahead: ahead + seconds, moved: moved + seconds,
      isLost: isLost, startID: startID)
  }

  public static func == (left: PushArrival, right: PushArrival) -> Bool {
    left.push == right.push && left.status == right.status && left.reason == right.reason
      && left.ahead == right.ahead && left.moved == right.moved && left.isLost == right.isLost
      && left.startID == right.startID
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(push)
    hasher.combine(status)
  }

  /// What the gateway said beside the reason with which it refused the push.
  var refusal: GatewayRemark? {
    guard let reason else { return nil }
    return push.remarks.last { $0.reason == reason && !($0.detail.isEmpty && $0.fix.isEmpty) }
  }

  private enum CodingKeys: String, CodingKey {
    case push, status, reason, ahead, moved, isLost, startID
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Push.self, forKey: .push),
      status: try values.decode(Int.self, forKey: .status),
      reason: try values.decodeIfPresent(String.self, forKey: .reason),
      ahead: try values.decodeIfPresent(Double.self, forKey: .ahead) ?? 0,
      moved: try values.decodeIfPresent(Double.self, forKey: .moved) ?? 0,
      isLost: try values.decodeIfPresent(Bool.self, forKey: .isLost),
      startID: try values.decodeIfPresent(String.self, forKey: .startID))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(push, forKey: .push)
    try values.encode(status, forKey: .status)
    try values.encodeIfPresent(reason, forKey: .reason)
    if ahead != 0 { try values.encode(ahead, forKey: .ahead) }
    if moved != 0 { try values.encode(moved, forKey: .moved) }
    try values.encodeIfPresent(isLost, forKey: .isLost)
    try values.encodeIfPresent(startID, forKey: .startID)
  }
}

/// A token, named by its purpose.
public enum TokenName: Hashable, Sendable, Codable {
  case device(bundle: String)
  case activity(id: String)
  case pushToStart(bundle: String, attributesType: String)
}

/// What is done to broadcast channels.
public enum ChannelAct: Hashable, Sendable {
  /// `id` as `SimulatedPhone.nextChannelID` gave it, or as a scenario names it.
  case create(bundle: String, id: String, storesLatest: Bool)
  case delete(bundle: String, id: String)
}

/// What is done to the virtual clock; the phone lives through every moment that a jump passes.
public enum ClockAct: Hashable, Sendable {
  /// The event's own time is the time jumped to.
  case jump
  case pause
  case resume
  /// How many virtual seconds pass in a real one.
  case speed(Double)
  /// The clock is set to a time and runs at normal speed again; everything that the phone remembers keeps its distance
  /// from now.
  case set(to: Double)
}
