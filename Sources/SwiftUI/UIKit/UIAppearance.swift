/// Controls whose looks code sets for all of them at once: `UIProgressView.appearance().trackTintColor = .gray`. Widgets
/// draw none of UIKit's controls, so that nothing comes of it, as on a phone.
public protocol UIAppearance: NSObjectProtocol {
  /// Returns what stands for all controls of a kind.
  static func appearance() -> Self
}

extension UIControl {
  /// In which state a control is.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

/// A slider of UIKit; it is not drawn.
public final class UISlider: UIControl, UIAppearance {
  public var value: Float = 0
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public static func appearance() -> UISlider { UISlider() }
  public func setThumbImage(_ image: UIImage?, for state: State) {}
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}

/// A bar of UIKit; it is not drawn.
public final class UIProgressView: UIView, UIAppearance {
  public var progress: Float = 0
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
  public static func appearance() -> UIProgressView { UIProgressView() }
}

/// A switch of UIKit; it is not drawn.
public final class UISwitch: UIControl, UIAppearance {
  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public static func appearance() -> UISwitch { UISwitch() }
}

/// A row of choices of UIKit; it is not drawn.
public final class UISegmentedControl: UIControl, UIAppearance {
  public var selectedSegmentIndex = -1
  public var selectedSegmentTintColor: UIColor?
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}
