@_exported import FoundationGaps

/// The way to a watch: there is none.
public final class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  public static func isSupported() -> Bool { false }
  public weak var delegate: (any WCSessionDelegate)?
  public var activationState: WCSessionActivationState { .notActivated }
  public var isReachable: Bool { false }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }
  public func activate() {}
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError.sessionNotSupported) }
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError.sessionNotSupported
  }
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}

/// How the way to a watch stands.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Why there is no way to a watch.
public enum WCError: Error, Sendable { case sessionNotSupported }

/// Hears from a watch.
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
}
