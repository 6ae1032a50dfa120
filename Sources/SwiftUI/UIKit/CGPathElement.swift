/// What a step of a path is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path with its points: those that pull at a curve first, its end last.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls a closure with each step, whose points are there until it returns.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
      room.initialize(repeating: .zero)
      guard let points = room.baseAddress else { return }
      path.forEach { step in
        let type: CGPathElementType
        switch step {
        case .move(let end): (type, room[0]) = (.moveToPoint, end)
        case .line(let end): (type, room[0]) = (.addLineToPoint, end)
        case .quadCurve(let end, let control):
          (type, room[0], room[1]) = (.addQuadCurveToPoint, control, end)
        case .curve(let end, let one, let two):
          (type, room[0], room[1], room[2]) = (.addCurveToPoint, one, two, end)
        case .closeSubpath: type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: points), block)
      }
    }
  }

  /// Calls a function with each step, and with what is to be known there.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
