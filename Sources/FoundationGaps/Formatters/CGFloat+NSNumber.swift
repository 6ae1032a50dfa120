import Foundation

/// Numbers in dictionaries of Foundation's and Apple's frameworks are `CGFloat` where code asks for that, as on Apple's
/// platforms: `properties[kCGImagePropertyPixelWidth] as? CGFloat`. Foundation for Linux has this for every other number.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(number.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    guard let value = number as? Double else { return false }
    result = CGFloat(value)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    CGFloat(number?.doubleValue ?? 0)
  }
}
