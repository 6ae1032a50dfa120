import Drawing

/// How one text, symbol or shape of Islet's picture stands in the screenshot, in points.
struct Displacement: Hashable, Sendable, Encodable {
  var name: String
  /// The box of its ink in Islet's picture, on the screen.
  var islet: Rect
  /// The same in the screenshot; nil where nothing was found near it.
  var screenshot: Rect?
  /// Whether it is a text, whose letters differ in width.
  var isText = true

  /// How far right of Islet's it stands: a text by the end or the middle that agrees best.
  var x: Double? {
    screenshot.map { other in
      guard isText else { return other.midX - islet.midX }
      return [other.minX - islet.minX, other.midX - islet.midX, other.maxX - islet.maxX]
        .min { abs($0) < abs($1) } ?? 0
    }
  }

  /// How far below Islet's its middle stands.
  var y: Double? { screenshot.map { $0.midY - islet.midY } }

  /// How much wider it is.
  var width: Double? { screenshot.map { $0.width - islet.width } }

  /// How much higher it is.
  var height: Double? { screenshot.map { $0.height - islet.height } }

  /// The larger of the two distances; of what is no text the farthest side's.
  var distance: Double? {
    guard let x, let y, let other = screenshot else { return nil }
    if isText { return max(abs(x), abs(y)) }
    return max(
      max(abs(other.minX - islet.minX), abs(other.maxX - islet.maxX)),
      max(abs(other.minY - islet.minY), abs(other.maxY - islet.maxY)))
  }
}

/// Gives pieces of ink to the marks that they belong to.
enum InkMatching {
  /// Ink farther from every mark than this belongs to none of them, in points.
  static let reach = 14.0

  /// Returns for each mark the box around the ink that is nearest to it; nil where there is none.
  ///
  /// A mark without a box takes none.
  static func boxes(of marks: [Rect?], in pieces: [Rect]) -> [Rect?] {
    var boxes = [Rect?](repeating: nil, count: marks.count)
    var far: [Rect] = []
    for piece in pieces {
      let middle = Point(x: piece.midX, y: piece.midY)
      let distances = marks.map { $0.map { distance(from: middle, to: $0) } ?? .infinity }
      guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
        let mark = marks[nearest]
      else { continue }
      if distances[nearest] > reach {
        far.append(piece)
      } else if !surrounds(piece, mark) {
        boxes[nearest] = boxes[nearest]?.union(piece) ?? piece
      }
    }
    // A text that moved far aside goes on beyond the reach: without its end it would seem to be shorter.
    for piece in far.sorted(by: { $0.minX < $1.minX }) { join(piece, to: &boxes) }
    for piece in far.sorted(by: { $0.maxX > $1.maxX }) { join(piece, to: &boxes) }
    return boxes
  }

  /// Adds ink to the line of ink that it goes on with: as far from it as words are from one another.
  private static func join(_ piece: Rect, to boxes: inout [Rect?]) {
    let index = boxes.firstIndex { box in
      guard let box else { return false }
      let gap = max(piece.minX - box.maxX, box.minX - piece.maxX)
      return piece.midY > box.minY && piece.midY < box.maxY && piece.height <= box.height + 1
        && gap < max(4, 0.4 * box.height)
    }
    if let index { boxes[index] = boxes[index]?.union(piece) }
  }

  /// Returns whether ink stands around a mark, as a ring around a number does.
  private static func surrounds(_ piece: Rect, _ mark: Rect) -> Bool {
    piece.minX < mark.minX - 1 && piece.maxX > mark.maxX + 1 && piece.minY < mark.minY - 1
      && piece.maxY > mark.maxY + 1
  }

  /// Returns how far a place is outside of a box; inside, a little less than nothing the nearer to the middle.
  private static func distance(from place: Point, to box: Rect) -> Double {
    let across = max(box.minX - place.x, 0, place.x - box.maxX)
    // Lines stand close above one another: a step down counts more than one aside.
    let down = 1.5 * max(box.minY - place.y, 0, place.y - box.maxY)
    let outside = (across * across + down * down).squareRoot()
    return outside > 0 ? outside : abs(place.y - box.midY) / max(1, box.height) - 1
  }
}
