import SwiftUI

/// Numbers that a filter takes together.
open class CIVector: NSObject, @unchecked Sendable {
  public let values: [CGFloat]
  /// Creates numbers of any count.
  public init(values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  public convenience init(cgPoint: CGPoint) { self.init(values: [cgPoint.x, cgPoint.y]) }
  public convenience init(cgRect: CGRect) {
    self.init(values: [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }
  /// How many numbers there are.
  public var count: Int { values.count }
  public override var description: String {
    "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }
}
