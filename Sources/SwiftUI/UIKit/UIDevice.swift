/// The appearance of a place.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What a place is like, in UIKit's terms.
public final class UITraitCollection: @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Creates a place of one appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
  /// The place of the view that is evaluated.
  public static var current: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: EnvironmentValues.current.colorScheme == .dark ? .dark : .light)
  }
}

/// The phone's screen.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  /// The upright screen of the phone that the view is drawn for.
  public var bounds: CGRect {
    let screen = EnvironmentValues.current.system.screen
    return CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var scale: CGFloat { CGFloat(EnvironmentValues.current.system.displayScale) }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat { 0.5 }
  /// The screen's place.
  public var traitCollection: UITraitCollection { .current }
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public final class UIDevice: Sendable {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  /// The iOS of the phone that the view is drawn for: `18.0`.
  public var systemVersion: String { "\(EnvironmentValues.current.system.systemVersion)" }
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  public var batteryLevel: Float { 1 }
}

/// The running app; a widget has none.
public final class UIApplication: @unchecked Sendable {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }
  public var applicationState: State { .background }
  /// Returns whether a URL could be opened; a widget opens none by itself.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing: a widget has no app.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
}
