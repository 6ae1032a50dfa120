import FoundationGaps

/// How numbers are spread over an axis.
public struct ScaleType: Sendable {
  enum Curve: Equatable { case even, logarithm, root, power(Double), symmetricLogarithm(Double) }
  let curve: Curve
  public static let linear = ScaleType(curve: .even)
  public static let date = ScaleType(curve: .even)
  public static let category = ScaleType(curve: .even)
  public static let log = ScaleType(curve: .logarithm)
  public static let squareRoot = ScaleType(curve: .root)
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  public static func power(exponent: Double) -> ScaleType { Self(curve: .power(exponent)) }
  /// Returns logarithms that run evenly about zero, and so have negative numbers too.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    Self(curve: .symmetricLogarithm(slopeAtZero))
  }

  /// Returns what is spread evenly instead of a number.
  func bent(_ number: Double) -> Double {
    switch curve {
    case .even: number
    case .logarithm: log10(max(number, .leastNormalMagnitude))
    case .root: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    case .symmetricLogarithm(let slope):
      number < 0 ? -log1p(-number * slope) : log1p(number * slope)
    }
  }

  /// Returns the number for what is spread evenly.
  func straight(_ bent: Double) -> Double {
    switch curve {
    case .even: bent
    case .logarithm: pow(10, bent)
    case .root: bent < 0 ? -bent * bent : bent * bent
    case .power(let exponent): bent < 0 ? -pow(-bent, 1 / exponent) : pow(bent, 1 / exponent)
    case .symmetricLogarithm(let slope): (bent < 0 ? -expm1(-bent) : expm1(bent)) / slope
    }
  }
}
