import Numbers

/// What can be asked to answer touches; here nobody touches it.
open class UIResponder: NSObject {
  /// Gives up the keyboard; there is none.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// The kind of object, without its address, which differs from one run to the next.
  open override var description: String { "<\(type(of: self))>" }
}

/// A message of Objective-C by its name; nobody sends any here.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private let name: String
  /// Creates a message by its name.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

extension UIApplication {
  /// Sends nothing.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { false }
  /// Sends nothing.
  public func perform(_ action: Selector) {}
}

/// A control of UIKit; it is not drawn.
open class UIControl: UIView {
  /// Sends nothing.
  public func sendAction(_ action: Selector, to target: Any?, for event: Any?) {}
}

/// Distances from the edges of a rectangle, in UIKit's terms.
public struct UIEdgeInsets: Equatable, Sendable {
  public static let zero = UIEdgeInsets()
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Creates four distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle without its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Distances from the edges of a rectangle, as text runs, in UIKit's terms.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public static let zero = NSDirectionalEdgeInsets()
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Creates four distances.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension EdgeInsets {
  /// Creates distances of UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

/// How far something is moved, in UIKit's terms.
public struct UIOffset: Hashable, Sendable {
  public static let zero = UIOffset()
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// A view of UIKit. It is not drawn: widgets cannot show UIKit's views on a phone either.
open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open private(set) var subviews: [UIView] = []

  /// Creates a view with a frame.
  public init(frame: CGRect) { self.frame = frame }
  /// Creates a view without room.
  public override convenience init() { self.init(frame: .zero) }

  /// The view's own rectangle. As on a phone, another size leaves the centre where it is.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }
  /// Says that a view has no size of its own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func addSubview(_ view: UIView) { subviews.append(view) }
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func sizeToFit() {}
  /// Draws nothing, and says so.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
}

/// A picture as a view of UIKit.
open class UIImageView: UIView {
  open var image: UIImage?
  /// Creates a view with a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A text as a view of UIKit.
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var font: UIFont?
}

/// A wheel of choices.
open class UIPickerView: UIView {}

/// A screen of UIKit.
open class UIViewController: UIResponder {
  // On iOS it may be absent: code unwraps it, and code that does not is right as well.
  open var view: UIView! = UIView()
  open var title: String?
  open var navigationController: UINavigationController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// A view of SwiftUI as a screen of UIKit.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  /// Creates a screen with a view.
  public init(rootView: Content) { self.rootView = rootView }
}

/// A stack of screens.
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

/// What a finger does.
open class UIGestureRecognizer: NSObject {
  open override var description: String { "<\(type(of: self))>" }
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

/// Who is asked about what a finger does.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// A choice in an alert.
open class UIAlertAction: NSObject {
  /// What a choice is for.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open override var description: String { "<\(type(of: self))>" }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

open class UIAlertController: UIViewController {
  /// The form of an alert.
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    super.init()
    self.title = title
  }
  open func addAction(_ action: UIAlertAction) {}
}
