import Drawing
import Raster

/// Letters as strokes, which can be drawn at any height with whole-pixel stems.
struct SkeletonFont: Sendable {
  /// One corner of a stroke.
  struct Knot: Equatable, Sendable {
    var x: Double
    var y: Double
    var level: Level
    var isRound: Bool
  }

  /// What a knot's height counts from.
  enum Level: Sendable { case capital, small, descender }

  struct Stroke: Equatable, Sendable {
    var knots: [Knot]
    var isClosed: Bool
  }

  struct Letter: Equatable, Sendable {
    /// Outer width in parts of the capitals' height; 0 is as wide as a stem.
    var width: Double
    var strokes: [Stroke]
  }

  private let letters: RowTable<Character, Letter>

  init(drawings: String) {
    letters = RowTable(letters: drawings) { drawing in
      let parts = drawing.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let width = Double(parts[0]) else { return nil }
      return Letter(
        width: width / 100, strokes: parts[1].split(separator: "|").map(SkeletonFont.stroke))
    }
  }

  func letter(_ character: Character) -> Letter? { letters[character] }

  private static func stroke(_ text: Substring) -> Stroke {
    var text = text
    let isClosed = text.first == "@"
    if isClosed { text = text.dropFirst() }
    let knots = text.split(separator: " ").compactMap { point -> Knot? in
      let pair = point.split(separator: ",")
      guard pair.count == 2, let x = Double(pair[0]) else { return nil }
      var y = pair[1]
      let isRound = y.last == "o"
      if isRound { y = y.dropLast() }
      var level = Level.capital
      if y == "d" { return Knot(x: x, y: 0, level: .descender, isRound: isRound) }
      if y.first == "x" {
        level = .small
        y = y.dropFirst()
      }
      guard let height = Double(y) else { return nil }
      return Knot(x: x, y: height, level: level, isRound: isRound)
    }
    return Stroke(knots: knots, isClosed: isClosed)
  }
}

/// A skeleton font at one height and weight; all lengths in pixels.
struct SkeletonSize: Hashable, Sendable {
  let capHeight: Int
  /// The thickness of all strokes, whole so that they are crisp.
  let stem: Int

  init(capHeight: Int, weight: Int) {
    self.capHeight = capHeight
    // Stems of San Francisco in parts of the capitals' height, by weight; guesses from its look.
    let part: Double
    switch weight {
    case ..<250: part = 0.07
    case ..<350: part = 0.09
    case ..<450: part = 0.125
    case ..<550: part = 0.145
    case ..<650: part = 0.17
    case ..<750: part = 0.205
    default: part = 0.25
    }
    stem = min(max(1, capHeight / 4), max(1, Int((Double(capHeight) * part).rounded())))
  }

  var xHeight: Int { Int((Double(capHeight) * 0.73).rounded()) }
  var descent: Int { max(stem + 1, Int((Double(capHeight) * 0.28).rounded())) }
  /// Half pixels between letters, of a word space, and that all digits take.
  var gap: Int { max(2, Int((Double(capHeight) * 0.36).rounded())) - (stem > 2 ? 1 : 0) }
  var space: Int { max(4, Int((Double(capHeight) * 0.56).rounded())) }
  var digitWidth: Int { width(0.66) }

  /// Returns the outer width in half pixels.
  func width(_ part: Double) -> Int {
    max(2 * stem, Int((part * Double(capHeight) * 2).rounded()) + (stem > 1 ? stem - 1 : 0))
  }

  /// Returns the height of a knot's stroke middle, from the top of the capitals, on whole-pixel strokes.
  func y(_ knot: SkeletonFont.Knot) -> Double {
    let half = Double(stem) / 2
    let line = Double(capHeight) - half
    let raw: Double
    switch knot.level {
    case .capital: raw = half + (line - half) * knot.y / 10
    case .small:
      let top = Double(capHeight - xHeight) + half
      raw = top + (line - top) * knot.y / 10
    case .descender: raw = Double(capHeight + descent) - half
    }
    return (raw - half).rounded() + half
  }

  /// Returns the place of a knot's stroke middle from the letter's left edge, on half pixels.
  func x(_ knot: SkeletonFont.Knot, width: Int) -> Double {
    let half = Double(stem) / 2
    let raw = half + (Double(width) / 2 - Double(stem)) * knot.x / 10
    return ((raw - half) * 2).rounded() / 2 + half
  }
}

extension SkeletonFont {
  /// Adds a letter's strokes as areas; `origin` is its top left corner, lengths in pixels of `pixel` points.
  static func add(
    _ letter: Letter, _ size: SkeletonSize, width: Int, origin: Point, pixel: Double,
    outline: inout Polygons, areas: inout Polygons, line: inout ContiguousArray<Point>
  ) {
    let first = areas.points.count
    for stroke in letter.strokes {
      let places = ends(
        stroke,
        stroke.knots.map { Point(x: size.x($0, width: width), y: size.y($0)) },
        half: Double(size.stem) / 2
      ).map { Point(x: origin.x + $0.x * pixel, y: origin.y + $0.y * pixel) }
      let half = Double(size.stem) / 2 * pixel
      if places.count == 1 {
        areas.add(
          .rect(
            Rect(
              x: places[0].x - half, y: places[0].y - half, width: 2 * half, height: 2 * half)),
          .identity, tolerance: 1)
        continue
      }
      outline.removeAll()
      add(stroke, places, to: &outline, tolerance: pixel / 4)
      Stroker(
        StrokeStyleMark(
          width: 2 * half, cap: .butt, join: .miter, miterLimit: 8),
        tolerance: pixel / 4
      ).stroke(outline, into: &areas, line: &line)
    }
    // Pointed corners and slanted ends are cut level with the lines that the letter stands between.
    let knots = letter.strokes.flatMap(\.knots)
    let isTall = knots.contains { $0.level == .capital && $0.y < 0 }
    let isDeep = knots.contains { $0.level == .descender || $0.y > 10 }
    let bottom = origin.y + Double(size.capHeight) * pixel
    let isSmall = knots.allSatisfy { $0.level != .capital }
    let top = isSmall ? bottom - Double(size.xHeight) * pixel : origin.y
    for index in first..<areas.points.count {
      if !isTall { areas.points[index].y = max(areas.points[index].y, top) }
      if !isDeep { areas.points[index].y = min(areas.points[index].y, bottom) }
    }
  }

  /// Returns a stroke with its ends moved: on a guide line to its outer edge, free ones to a whole pixel.
  private static func ends(_ stroke: Stroke, _ places: [Point], half: Double) -> [Point] {
    guard !stroke.isClosed, places.count > 1 else { return places }
    var places = places
    let last = places.count - 1
    for (end, next) in [(0, 1), (last, last - 1)] {
      let knot = stroke.knots[end]
      let (here, there) = (places[end], places[next])
      let length = hypotenuse(here.x - there.x, here.y - there.y)
      guard length > 0 else { continue }
      let (dx, dy) = ((here.x - there.x) / length, (here.y - there.y) / length)
      if abs(dx) < 0.01 {
        let isGuided = knot.level == .descender || knot.y <= 0 || knot.y >= 10
        places[end].y = isGuided ? here.y + dy * half : here.y.rounded()
      } else if abs(dy) < 0.01 {
        places[end].x =
          knot.x <= 0 || knot.x >= 10 ? here.x + dx * half : (here.x * 2).rounded() / 2
      } else {
        // Slanted ends reach beyond their line and are cut level with it.
        places[end] = Point(x: here.x + dx * half * 1.4, y: here.y + dy * half * 1.4)
      }
    }
    return places
  }

  private static func add(
    _ stroke: Stroke, _ places: [Point], to outline: inout Polygons, tolerance: Double
  ) {
    outline.begin(isClosed: stroke.isClosed)
    let count = places.count
    for index in 0..<count {
      let here = places[index]
      let isEnd = !stroke.isClosed && (index == 0 || index == count - 1)
      guard stroke.knots[index].isRound, !isEnd else {
        outline.points.append(here)
        continue
      }
      let before = places[(index + count - 1) % count]
      let after = places[(index + 1) % count]
      let (inward, outward) = (
        hypotenuse(here.x - before.x, here.y - before.y),
        hypotenuse(after.x - here.x, after.y - here.y)
      )
      guard inward > 0, outward > 0 else { continue }
      // A little of each straight stroke stays, so that round letters stand firmly on the grid.
      let radius = 0.46 * min(inward, outward)
      let start = here.toward(before, radius / inward)
      let end = here.toward(after, radius / outward)
      outline.points.append(start)
      outline.curve(
        start.toward(here, quarterHandle), end.toward(here, quarterHandle), end,
        tolerance: tolerance)
    }
  }
}
