/// Numbers among values of which nothing is known.
package enum AnyNumber {
  /// Returns a number of any type; nil for anything else.
  package static func value(of value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}
