@_exported import FoundationGaps

/// Asks whether an app may track; nobody is asked here.
public enum ATTrackingManager {
  /// What a person said.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
  public static func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(.notDetermined) }
}
