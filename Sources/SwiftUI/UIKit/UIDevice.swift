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
  public var maximumFramesPerSecond: Int { 60 }
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
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public var batteryState: BatteryState { .unplugged }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var orientation: UIDeviceOrientation { .portrait }
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a phone is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
