/// One of an app's user interfaces; a widget has none.
open class UIScene: UIResponder {
  /// How far in front a scene is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .unattached }
  open var title: String?
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What an app's screens stand in.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }
  /// Shows nothing.
  open func makeKeyAndVisible() {}
}

extension UIApplication {
  /// No scenes: a widget has no user interface of its own.
  public var connectedScenes: Set<UIScene> { [] }
  /// No windows, for the same reason.
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
}
