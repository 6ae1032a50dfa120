import ActivityKit
import AppIntents
import Synchronization

/// The running app; a widget has none.
public final class UIApplication: @unchecked Sendable {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// In front where the app's own code runs; an intent runs in the background until it opens the app, and a widget always.
  public var applicationState: State {
    guard ActivityCenter.ofProcess.hasPhone else { return .background }
    if let run = IntentJournal.ofPress { return run.opensApp ? .active : .background }
    return ActivityCenter.caller == .app ? .active : .background
  }
  /// Seconds for which the app may go on in the background; in front there is no end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Registers nothing: pushes for activities come by their own tokens.
  public func registerForRemoteNotifications() {}
  private let lastTask = Mutex(0)
  /// Begins a task of the app; the phone lets its code go on for a while in any case. A widget has none.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    guard ActivityCenter.ofProcess.hasPhone else { return .invalid }
    return lastTask.withLock { last in
      last += 1
      return UIBackgroundTaskIdentifier(rawValue: last)
    }
  }
  public func endBackgroundTask(_ task: UIBackgroundTaskIdentifier) {}
  /// Returns whether a URL could be opened; a widget opens none by itself.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing: a widget has no app.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
}

/// What an app still does in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What the system tells an app; a widget hears nothing of it.
extension UIApplication {
  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
  public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  public static let willResignActiveNotification = name("WillResignActive")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  public static let willTerminateNotification = name("WillTerminate")
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public static let significantTimeChangeNotification = name("SignificantTimeChange")
  public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  public static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable")
}
