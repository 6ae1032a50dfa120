/// Why Firebase Cloud Messaging refuses a message: the names in its error bodies, by which SDKs tell failures apart.
public enum FCMReason: String, Hashable, Sendable, CaseIterable {
  case invalidArgument = "INVALID_ARGUMENT"
  case unregistered = "UNREGISTERED"
  case senderIDMismatch = "SENDER_ID_MISMATCH"
  case thirdPartyAuthError = "THIRD_PARTY_AUTH_ERROR"
  case quotaExceeded = "QUOTA_EXCEEDED"
  case internalError = "INTERNAL"
  case unavailable = "UNAVAILABLE"
  case credentialsMissing = "CREDENTIALS_MISSING"
  case accessTokenInvalid = "ACCESS_TOKEN_INVALID"
  case accessTokenExpired = "ACCESS_TOKEN_EXPIRED"
  case permissionDenied = "IAM_PERMISSION_DENIED"
  case serviceDisabled = "SERVICE_DISABLED"

  /// A reason with everything that is known about it.
  public struct Row: Sendable {
    public var reason: FCMReason
    /// The HTTP status.
    public var status: Int
    /// One of the canonical names of google.rpc: Java's SDK throws at any other.
    public var canonical: String
    /// What the error's `message` says when nothing particular is known.
    public var message: String
    /// Which details stand in the body.
    public var detail: Detail
    /// What the sender can do.
    public var fix: String
    /// Where the row comes from.
    public var source: String
  }

  /// What tells a failure apart beside its status.
  public enum Detail: Sendable { case fcmError, errorInfo, none }

  /// What is known about this reason.
  public var row: Row { FCMReason.byReason[self] ?? FCMReason.rows[0] }

  /// The rule's name among the findings: `fcm-sender-id-mismatch`.
  public var findingID: FindingID {
    FindingID(rawValue: "fcm-" + rawValue.lowercased().replacing("_", with: "-"))
  }

  /// Returns the finding for a message.
  ///
  /// - isForgiven: lenience passed over it.
  /// - isFirst: FCM would have found nothing else before it.
  public func finding(
    detail: String = "", fix: String = "", isForgiven: Bool, isFirst: Bool = true
  ) -> Finding {
    let row = row
    let told = detail.isEmpty ? row.message : detail
    let answers =
      !isForgiven
      ? "FCM answers" : "\(isFirst ? "FCM" : "Once that is mended, FCM") would have answered"
    return Finding(
      findingID, sentence: "\(answers) \(row.status) \(row.canonical): \(told)",
      fix: fix.isEmpty ? row.fix : fix, severity: isForgiven ? .info : .error)
  }

  /// All reasons, one row each.
  ///
  /// Sources: `documented` is a page of Firebase's; `seen` are answers that public repositories show; `SDKs` are the
  /// tables in the SDKs' sources; `Islet` is a choice of ours where nothing is known.
  public static let rows: [Row] = [
    Row(
      reason: .invalidArgument, status: 400, canonical: "INVALID_ARGUMENT",
      message: "Request contains an invalid argument.", detail: .fcmError,
      fix: "Compare the message with Firebase's reference of messages:send.", source: "documented"),
    Row(
      reason: .unregistered, status: 404, canonical: "NOT_FOUND",
      message: "Requested entity was not found.", detail: .fcmError,
      fix: "Forget the registration token: the app was removed or has a new one.",
      source: "documented; seen"),
    Row(
      reason: .senderIDMismatch, status: 403, canonical: "PERMISSION_DENIED",
      message: "SenderId mismatch", detail: .fcmError,
      fix: "Send with the service account of the project that the app is registered with.",
      source: "documented; seen"),
    Row(
      reason: .thirdPartyAuthError, status: 401, canonical: "UNAUTHENTICATED",
      message: "Auth error from APNS or Web Push Service", detail: .fcmError,
      fix:
        "Upload the APNs key (.p8) of the app's team in the Firebase console, for its environment.",
      source: "seen"),
    Row(
      reason: .quotaExceeded, status: 429, canonical: "RESOURCE_EXHAUSTED",
      message: "Quota exceeded for quota metric 'Message rate'.", detail: .fcmError,
      fix: "Send less often, and wait longer after each refusal.",
      source: "SDKs; the text is Islet's"
    ),
    Row(
      reason: .internalError, status: 500, canonical: "INTERNAL",
      message: "Internal error encountered.", detail: .fcmError,
      fix: "Send again later.", source: "SDKs"),
    Row(
      reason: .unavailable, status: 503, canonical: "UNAVAILABLE",
      message: "The service is currently unavailable.", detail: .fcmError,
      fix: "Send again with growing pauses, as the SDKs do by themselves.", source: "SDKs"),
    Row(
      reason: .credentialsMissing, status: 401, canonical: "UNAUTHENTICATED",
      message:
        "Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
      detail: .errorInfo, fix: "Send authorization: Bearer <OAuth 2 access token>.", source: "seen"),
    Row(
      reason: .accessTokenInvalid, status: 401, canonical: "UNAUTHENTICATED",
      message:
        "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
      detail: .none,
      fix: "Send the access token that the token endpoint gave, not the key it was asked with.",
      source: "seen"),
    Row(
      reason: .accessTokenExpired, status: 401, canonical: "UNAUTHENTICATED",
      message:
        "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
      detail: .errorInfo, fix: "Ask for a new access token each hour; SDKs do so by themselves.",
      source: "seen"),
    Row(
      reason: .permissionDenied, status: 403, canonical: "PERMISSION_DENIED",
      message:
        "Permission 'cloudmessaging.messages.create' denied on the project, or it may not exist.",
      detail: .errorInfo,
      fix: "Give the service account the role Firebase Cloud Messaging API Admin.",
      source: "the form is Islet's guess"),
    Row(
      reason: .serviceDisabled, status: 403, canonical: "PERMISSION_DENIED",
      message:
        "Firebase Cloud Messaging API has not been used in the project before or it is disabled.",
      detail: .errorInfo, fix: "Enable the Firebase Cloud Messaging API of the project.",
      source: "the form is Islet's guess"),
  ]

  private static let byReason: [FCMReason: Row] = Dictionary(
    rows.map { ($0.reason, $0) }, uniquingKeysWith: { first, _ in first })
}
