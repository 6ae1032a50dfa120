/// The running app; a widget has none.
public final class UIApplication: @unchecked Sendable {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }
  public var applicationState: State { .background }
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
  /// Begins nothing: no app runs on in the background.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
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
