@_exported import SwiftUI

/// A picture of UIKit; it is not drawn.
open class CALayer: NSObject, @unchecked Sendable {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var cornerRadius: CGFloat = 0
  open var opacity: Float = 1
  open var isHidden = false
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns seconds since the device started: the simulator's clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  Surroundings.date.timeIntervalSinceReferenceDate
}
