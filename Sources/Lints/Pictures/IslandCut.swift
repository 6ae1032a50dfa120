import Drawing
import Phone

/// The shape to which the system cuts what an expanded island shows.
struct IslandCut {
  private let box: Rect
  private let radius: Double

  /// Creates the shape in an island.
  ///
  /// - Parameters:
  ///   - size: of the island.
  ///   - corner: the radius of the island's own corners.
  init(of size: Size, corner: Double) {
    box = Rect(size).inset(by: IslandMetrics.expandedCut)
    radius = max(0, corner - IslandMetrics.expandedCut)
  }

  /// Returns by how much a mark goes beyond a rounded corner, in points: of all its corners the worst.
  func cornerOvershoot(_ mark: DrawnMark) -> Double {
    let (ink, roundness) = Self.ink(of: mark)
    return Lint.cornerMargins(ink, box).map { x, y in
      // The mark's own corner is a quarter of a circle, too, or a point.
      let across = radius - x - roundness
      let down = radius - y - roundness
      guard across > 0, down > 0 else { return 0 }
      return (across * across + down * down).squareRoot() + roundness - radius
    }.max() ?? 0
  }

  /// Returns by how much a text or symbol goes beyond a straight edge; pictures may well be grounds.
  func edgeOvershoot(_ mark: DrawnMark) -> Double {
    switch mark.kind {
    case .text, .symbol: break
    default: return 0
    }
    let (ink, _) = Self.ink(of: mark)
    return max(
      box.minX - ink.minX, box.minY - ink.minY, ink.maxX - box.maxX, ink.maxY - box.maxY)
  }

  /// Returns what of a mark's frame has ink, and how round its corners are at most.
  private static func ink(of mark: DrawnMark) -> (Rect, roundness: Double) {
    let frame = mark.frame
    let side = min(frame.width, frame.height)
    switch mark.kind {
    case .text(_, let face, _, _):
      // A line is higher than its capitals, and letters have room on their sides.
      let height = min(frame.height, TypeMetrics.capHeight(face))
      let bearing = min(0.08 * face.size, frame.width / 2)
      let ink = Rect(
        x: frame.x + bearing, y: frame.y + (frame.height - height) / 2,
        width: frame.width - 2 * bearing, height: height)
      return (ink, 0)
    case .image: return (frame, side / 5)
    // Many symbols are circles.
    default: return (frame, side / 2)
    }
  }
}
