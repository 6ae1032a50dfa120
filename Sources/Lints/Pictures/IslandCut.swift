import Drawing
import Phone
import WidgetProtocol

/// The shape to which the system cuts what an expanded island shows.
struct IslandCut {
  private let box: Rect
  private let radius: Double
  /// The island's own shape, which cuts where the other one reaches as far.
  private let island: (box: Rect, radius: Double)

  /// Creates the shape in the island that is as large as its picture.
  ///
  /// - Parameter corner: the radius of the island's own corners.
  init(of picture: Picture, corner: Double) {
    (box, radius) = IslandMetrics.expandedClip(
      in: picture.list.size, of: picture, corner: corner)
    island = (Rect(picture.list.size), corner)
  }

  /// Returns by how much a mark goes beyond a rounded corner, in points: of all its corners the worst.
  func cornerOvershoot(_ mark: DrawnMark) -> Double {
    max(cornerOvershoot(mark, box, radius), cornerOvershoot(mark, island.box, island.radius))
  }

  private func cornerOvershoot(_ mark: DrawnMark, _ box: Rect, _ radius: Double) -> Double {
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

  /// Returns the part of a text's frame between the blanks at its ends.
  private static func letters(of text: String, _ face: Face, in frame: Rect) -> Rect {
    let before = text.prefix(while: \.isWhitespace)
    let after = text.reversed().prefix(while: \.isWhitespace)
    guard before.count + after.count > 0, before.count < text.count else { return frame }
    // The frame may be tightened, and what runs from right to left has its beginning there.
    let share = frame.width / max(1, TypeMetrics.width(text, face))
    var ends = [before, Substring(String(after))].map {
      TypeMetrics.width(String($0), face) * share
    }
    if VisualOrder.isRightToLeft(Array(text)) == true { ends.reverse() }
    return Rect(
      x: frame.x + ends[0], y: frame.y, width: max(0, frame.width - ends[0] - ends[1]),
      height: frame.height)
  }

  /// Returns what of a text's frame its capitals cover: a line is higher than they are, letters have room on their sides,
  /// and blanks have no ink.
  static func capitals(of text: String, _ face: Face, in frame: Rect) -> Rect {
    let height = min(frame.height, TypeMetrics.capHeight(face))
    let bearing = min(0.08 * face.size, frame.width / 2)
    let letters = letters(of: text, face, in: frame)
    return Rect(
      x: letters.x + bearing, y: frame.y + (frame.height - height) / 2,
      width: max(0, letters.width - 2 * bearing), height: height)
  }

  /// Returns what of a mark's frame has ink, and how round its corners are at most.
  static func ink(of mark: DrawnMark) -> (Rect, roundness: Double) {
    let frame = mark.ink ?? mark.frame
    let side = min(frame.width, frame.height)
    switch mark.kind {
    case .text: return (frame, 0)
    case .image: return (frame, side / 5)
    // Many symbols are circles.
    default: return (frame, side / 2)
    }
  }
}
