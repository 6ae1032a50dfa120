import Numbers

/// One push as a push tool sent it, whatever carried it.
public struct Push: Sendable, Codable {
  /// What carried it.
  public enum Carrier: String, Hashable, Sendable, Codable, CaseIterable {
    case http2TLS, http2, http1TLS, http1, fcm, udp, scenario, terminal

    /// Whether its sender has a clock of its own.
    public var isFromOutside: Bool {
      switch self {
      case .http2TLS, .http2, .http1TLS, .http1, .fcm, .udp: true
      case .scenario, .terminal: false
      }
    }
  }

  /// Whom it is for.
  public enum Target: Hashable, Sendable, Codable {
    /// A token in lower-case hex: a device's, an activity's, or a push-to-start token.
    case token(String)
    /// A broadcast channel of an app: bundle id and base64 channel id.
    case channel(bundle: String, id: String)
    /// An activity by its id, as scenarios and the terminal name it.
    case activity(String)
    /// Carried without a token (UDP, `simctl push` files): the bundle, or nil for the only activity.
    case app(bundle: String?)
  }

  /// Whom it is for, as far as is known.
  public var target: Target
  /// What carried it.
  public var carrier: Carrier
  /// What its headers said.
  public var headers: PushHeaders
  /// The body as it came.
  public var body: [UInt8] { didSet { envelope = Envelope(body) } }
  /// Findings of the gateway: what APNs would have answered, where lenience took it all the same.
  public var remarks: [GatewayRemark]
  /// What a refused request said beside all this; nil where it said no more, and of every push that was taken.
  public var refusedText: RefusedText? {
    get { refusedTexts.first }
    set { refusedTexts = newValue.map { [$0] } ?? [] }
  }
  /// Keeps `refusedText` in an array of at most one: its optional texts would make every push larger.
  private var refusedTexts: [RefusedText]
  /// The payload's outside, looked over once.
  public private(set) var envelope: Envelope

  /// Apple's limit of a Live Activity's payload, in bytes.
  public static let largestBody = 4096
  /// Apple's limit of a broadcast's payload, and of one for VoIP, in bytes.
  public static let largestLongBody = 5120

  /// The most bytes that its payload may have.
  public var limit: Int {
    isBroadcast || headers.pushType == "voip" ? Push.largestLongBody : Push.largestBody
  }

  /// Returns whether a size is near a limit, which is worth a remark.
  public static func isNear(_ limit: Int, _ size: Int) -> Bool { size > limit * 7 / 8 }

  /// Whether it is for a channel.
  public var isBroadcast: Bool { if case .channel = target { true } else { false } }

  /// Whether it came to an activity's or an app's token as APNs takes pushes: with headers of its own.
  var isOverHTTP: Bool {
    guard case .token = target else { return false }
    switch carrier {
    case .http2TLS, .http2, .http1TLS, .http1: return true
    case .fcm, .udp, .scenario, .terminal: return false
    }
  }

  public init(
    target: Target, carrier: Carrier, headers: PushHeaders = PushHeaders(),
    body: [UInt8], remarks: [GatewayRemark] = [], refusedText: RefusedText? = nil
  ) {
    self.target = target
    self.carrier = carrier
    self.headers = headers
    self.body = body
    self.remarks = remarks
    refusedTexts = refusedText.map { [$0] } ?? []
    envelope = Envelope(body)
  }
}

extension Push: Hashable {
  public static func == (left: Push, right: Push) -> Bool {
    left.target == right.target && left.carrier == right.carrier
      && left.headers == right.headers && left.body == right.body
      && left.remarks == right.remarks && left.refusedTexts == right.refusedTexts
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(body)
  }
}

extension Push {
  private enum CodingKeys: String, CodingKey {
    case target, carrier, headers, text, base64, remarks, refusedText
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decodeIfPresent(String.self, forKey: .text)
    self.init(
      target: try values.decode(Target.self, forKey: .target),
      carrier: try values.decode(Carrier.self, forKey: .carrier),
      headers: try values.decode(PushHeaders.self, forKey: .headers),
      body: try text.map { Array($0.utf8) }
        ?? Base64.decode(values.decode(String.self, forKey: .base64).utf8, isPadded: true) ?? [],
      remarks: try values.decode([GatewayRemark].self, forKey: .remarks),
      // Snapshots of before have none.
      refusedText: try values.decodeIfPresent(RefusedText.self, forKey: .refusedText))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(target, forKey: .target)
    try values.encode(carrier, forKey: .carrier)
    try values.encode(headers, forKey: .headers)
    try values.encode(remarks, forKey: .remarks)
    try values.encodeIfPresent(refusedText, forKey: .refusedText)
    if let text = String(validating: body, as: UTF8.self) {
      try values.encode(text, forKey: .text)
    } else {
      try values.encode(Base64.text(body), forKey: .base64)
    }
  }
}

/// What lenience let pass: the reason that APNs would have given.
public struct GatewayRemark: Hashable, Sendable, Codable {
  /// The reason's name: `MissingProviderToken`.
  public var reason: String
  /// The status that would have come with it.
  public var status: Int
  /// What to know about this case.
  public var detail: String
  /// What to do in this case; empty: what is always to be done for this reason.
  public var fix: String

  private enum CodingKeys: String, CodingKey { case reason, status, detail, fix }

  // Snapshots of before had no fix.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      reason: try values.decode(String.self, forKey: .reason),
      status: try values.decode(Int.self, forKey: .status),
      detail: try values.decode(String.self, forKey: .detail),
      fix: try values.decodeIfPresent(String.self, forKey: .fix) ?? "")
  }

  /// What to know, and what to do, is cut after two thousand characters: parts of it come from whoever pushes.
  public init(reason: String, status: Int, detail: String = "", fix: String = "") {
    func cut(_ text: String) -> String {
      text.utf8.count <= 2000
        ? text : "\(String.UnicodeScalarView(text.unicodeScalars.prefix(2000)))…"
    }
    (self.reason, self.status) = (reason, status)
    (self.detail, self.fix) = (cut(detail), cut(fix))
  }
}

/// The headers that bear on what a phone does.
public struct PushHeaders: Hashable, Sendable, Codable {
  public var topic: String?
  /// `liveactivity`, `alert` …; nil when absent.
  public var pushType: String?
  /// 10, 5 or 1; nil when absent (then 10).
  public var priority: Int?
  /// UNIX seconds; 0: deliver now or never; nil: the service's own policy.
  public var expiration: Double?
  public var collapseID: String?
  /// The request's `apns-id`, its own or the one it was given.
  public var apnsID: String?

  /// Creates headers; all are optional.
  public init(
    topic: String? = nil, pushType: String? = nil, priority: Int? = nil, expiration: Double? = nil,
    collapseID: String? = nil, apnsID: String? = nil
  ) {
    (self.topic, self.pushType, self.priority) = (topic, pushType, priority)
    (self.expiration, self.collapseID, self.apnsID) = (expiration, collapseID, apnsID)
  }

  /// Whether there are no headers.
  var isEmpty: Bool {
    topic == nil && pushType == nil && priority == nil && expiration == nil && collapseID == nil
      && apnsID == nil
  }
}
