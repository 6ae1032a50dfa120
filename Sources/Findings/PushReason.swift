/// Why APNs refuses a request: the names that it sends in `{"reason":"…"}`, and three that only Islet has.
public enum PushReason: String, Hashable, Sendable, CaseIterable {
  case badCollapseId = "BadCollapseId"
  case invalidCollapseId = "InvalidCollapseId"
  case badDeviceToken = "BadDeviceToken"
  case badExpirationDate = "BadExpirationDate"
  case badMessageId = "BadMessageId"
  case badPriority = "BadPriority"
  case badTopic = "BadTopic"
  case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
  case duplicateHeaders = "DuplicateHeaders"
  case idleTimeout = "IdleTimeout"
  case invalidPushType = "InvalidPushType"
  case missingDeviceToken = "MissingDeviceToken"
  case missingTopic = "MissingTopic"
  case payloadEmpty = "PayloadEmpty"
  case topicDisallowed = "TopicDisallowed"
  case featureNotEnabled = "FeatureNotEnabled"
  case missingChannelId = "MissingChannelId"
  case badChannelId = "BadChannelId"
  case channelNotRegistered = "ChannelNotRegistered"
  case badRequestParams = "BadRequestParams"
  case badRequestPayload = "BadRequestPayload"
  case missingPushType = "MissingPushType"
  case cannotCreateChannelConfig = "CannotCreateChannelConfig"
  case missingChannelQueueSize = "MissingChannelQueueSize"
  case badCertificate = "BadCertificate"
  case badCertificateEnvironment = "BadCertificateEnvironment"
  case expiredProviderToken = "ExpiredProviderToken"
  case forbidden = "Forbidden"
  case invalidProviderToken = "InvalidProviderToken"
  case missingProviderToken = "MissingProviderToken"
  case unrelatedKeyIdInToken = "UnrelatedKeyIdInToken"
  case badEnvironmentKeyIdInToken = "BadEnvironmentKeyIdInToken"
  case badEnvironmentKeyInToken = "BadEnvironmentKeyInToken"
  case topicMismatch = "TopicMismatch"
  case badPath = "BadPath"
  case methodNotAllowed = "MethodNotAllowed"
  case expiredToken = "ExpiredToken"
  case unregistered = "Unregistered"
  case payloadTooLarge = "PayloadTooLarge"
  case tooManyProviderTokenUpdates = "TooManyProviderTokenUpdates"
  case tooManyRequests = "TooManyRequests"
  case internalServerError = "InternalServerError"
  case serviceUnavailable = "ServiceUnavailable"
  case shutdown = "Shutdown"
  /// APNs speaks HTTP/2 only: it would have closed the connection.
  case carriedByHTTP1 = "CarriedByHTTP1"
  /// APNs takes no datagrams.
  case carriedByUDP = "CarriedByUDP"

  /// On which requests a reason can come.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// `POST /3/device/…`
    case device = "device"
    /// Broadcast sending and channel management.
    case broadcast = "broadcast"
    /// Pushes to devices and broadcasts.
    case both = "device, broadcast"
    /// Not on the wire: only in what Islet says about a push.
    case islet = "Islet's own"
  }

  /// What a gateway that is not strict does where the reason applies.
  public enum Leniency: String, Hashable, Sendable, CaseIterable {
    /// Answers with it all the same.
    case rejects
    /// Takes the push and says in its verdict what APNs would have answered.
    case remarks
  }

  /// A reason with everything that is known about it.
  public struct Row: Sendable {
    public var reason: PushReason
    /// The HTTP status that it comes with; 0 where APNs would not have answered at all.
    public var status: Int
    public var scope: Scope
    public var leniency: Leniency
    /// When it comes, as a sentence.
    public var when: String
    /// What the sender can do.
    public var fix: String
    /// Where the row comes from: Apple's page, an observation, or Islet's own choice.
    public var source: String
  }

  /// What is known about this reason.
  public var row: Row { PushReason.byReason[self] ?? PushReason.rows[0] }

  /// The rule's name among the findings: `apns-missing-provider-token`.
  public var findingID: FindingID {
    var name = "apns"
    var wasUpper = false
    for character in rawValue {
      if character.isUppercase, !wasUpper { name += "-" }
      wasUpper = character.isUppercase || character.isNumber
      name += character.lowercased()
    }
    return FindingID(rawValue: name)
  }

  /// Returns the finding for a push: an error when it was refused, information when lenience took it.
  ///
  /// - Parameters:
  ///   - fix: what to do in this case; empty: the row's.
  ///   - isFirst: whether APNs would have found nothing else before it.
  public func finding(
    detail: String = "", fix: String = "", isForgiven: Bool, isFirst: Bool = true
  ) -> Finding {
    let row = row
    let told = row.when.going(on: detail)
    let answer = "\(row.status) \(rawValue): \(told)"
    let sentence =
      row.status == 0
      ? told
      : !isForgiven
        ? answer
        : "\(isFirst ? "APNs" : "Once that is mended, APNs") would have answered \(answer)"
    return Finding(
      findingID, sentence: sentence, fix: fix.isEmpty ? row.fix : fix,
      severity: isForgiven ? .info : .error)
  }

  private static let byReason: [PushReason: Row] = Dictionary(
    rows.map { ($0.reason, $0) }, uniquingKeysWith: { first, _ in first })
}

extension String {
  /// Returns a sentence with its particulars after a colon, in place of its full stop or of what could be the case.
  fileprivate func going(on detail: String) -> String {
    if detail.isEmpty { return self }
    let beginning = firstRange(of: ": ").map { self[..<$0.lowerBound] } ?? self[...]
    return "\(beginning.hasSuffix(".") ? beginning.dropLast() : beginning): \(detail)"
  }
}
