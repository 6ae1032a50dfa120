import SwiftUI

/// How wide or long a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Amount { case usual, points(CGFloat), part(CGFloat), inset(CGFloat) }
  let amount: Amount
  public static let automatic = MarkDimension(amount: .usual)
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(amount: .points(value))
  }
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(amount: .part(value))
  }
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(amount: .inset(value))
  }
  init(amount: Amount) { self.amount = amount }
  public init(integerLiteral value: Int) { amount = .points(CGFloat(value)) }
  public init(floatLiteral value: Double) { amount = .points(CGFloat(value)) }

  /// Returns the radius of a circle within one of another radius: its edge lies inside by an inset, once.
  func radius(of whole: CGFloat, usual: CGFloat) -> CGFloat {
    guard case .inset(let inset) = amount else { return length(of: whole, usual: usual) }
    return (whole - inset).isFinite ? max(0, whole - inset) : 0
  }

  /// Returns the length, of a whole; 0 for one that is negative or no number.
  func length(of whole: CGFloat, usual: CGFloat) -> CGFloat {
    let length =
      switch amount {
      case .usual: whole * usual
      case .points(let points): points
      case .part(let part): whole * part
      case .inset(let inset): whole - 2 * inset
      }
    return length.isFinite ? max(0, length) : 0
  }
}
