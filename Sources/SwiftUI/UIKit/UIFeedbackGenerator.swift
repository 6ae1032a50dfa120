import Foundation

// There is nothing here that could be felt.

/// Haptic feedback, which does nothing here.
open class UIFeedbackGenerator: NSObject {
  open override var description: String { "<\(type(of: self))>" }
  public override init() {}
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  /// Creates a blow of a style.
  public init(style: FeedbackStyle) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// The outcome of something.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result that the feedback is about.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// The step of a wheel.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
