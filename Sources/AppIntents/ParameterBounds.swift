/// The least and the largest number that a parameter takes.
struct ParameterBounds: Sendable, CustomStringConvertible {
  private let least: Double
  private let largest: Double
  /// As the author wrote them: `1...10`.
  let description: String

  /// Creates the bounds of numbers; nil for what is no number.
  init?<Value>(_ bounds: (lowerBound: Value, upperBound: Value)?) {
    guard let bounds, let least = Self.number(bounds.lowerBound),
      let largest = Self.number(bounds.upperBound)
    else { return nil }
    (self.least, self.largest) = (least, largest)
    description = "\(Self.text(bounds.lowerBound))...\(Self.text(bounds.upperBound))"
  }

  /// Returns whether a value lies between them; one that is not there does.
  func contains(_ value: Any) -> Bool {
    Self.number(value).map { least <= $0 && $0 <= largest } ?? true
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }

  /// Returns a number without the optional that holds it.
  private static func text(_ value: Any) -> String {
    switch value {
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    default: "\(value)"
    }
  }
}
