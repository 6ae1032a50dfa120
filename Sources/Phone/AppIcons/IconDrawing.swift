import Drawing
import Foundation

/// A demo app's icon where lines of a point can be told apart, in a square of 60 points.
struct IconDrawing: Hashable, Sendable {
  /// The ground's colours at its upper and its lower end.
  var top: RGBA
  var bottom: RGBA
  private var items: [DisplayItem]

  private static let side = 60.0

  /// Returns the drawing in a square of a side.
  func marks(side: Double) -> [DisplayItem] {
    let scale = side / Self.side
    return [.group(GroupMark(items, transform: .scale(x: scale, y: scale)))]
  }

  /// Returns the drawing for an app's glyph; nil where it has none.
  static func named(_ glyph: String) -> IconDrawing? {
    guard let art = PixelArt.named[glyph], let items = drawings[glyph] else { return nil }
    return IconDrawing(top: art.top, bottom: art.bottom, items: items)
  }

  private static let drawings: [String: [DisplayItem]] = [
    "⚽": ball, "🗡": sword, "🚕": taxi, "🥐": croissant, "⏲": timer, "🏃": workout,
  ]

  // MARK: Colours

  private static let ink = Paint.color(RGBA(28, 30, 38))
  private static let white = Paint.color(.white)
  private static let gold = Paint.color(RGBA(255, 204, 64))
  private static let orange = Paint.color(RGBA(255, 149, 32))
  private static let steel = Paint.color(RGBA(190, 200, 216))
  private static let brown = Paint.color(RGBA(150, 82, 30))
  private static let green = RGBA(172, 250, 64)

  // MARK: Drawings

  private static let ball: [DisplayItem] = {
    let disc = Contour.ellipse(circle(30, 30, 20))
    var marks: [DisplayItem] = [
      .fill(disc, white), .fill(polygon(30, 30, 7.6, corners: 5, from: -90), ink),
    ]
    for corner in 0..<5 {
      let angle = Double(corner) * 72 - 90
      let (near, far) = (place(30, 30, 6, angle), place(30, 30, 15, angle))
      marks.append(line([near, far], width: 1.8, ink))
      let patch = place(30, 30, 19, angle)
      marks.append(.fill(polygon(patch.x, patch.y, 6.4, corners: 5, from: angle + 180), ink))
    }
    return [.group(GroupMark(marks, clip: disc))]
  }()

  private static let sword: [DisplayItem] = {
    let blade = [
      Point(x: 30, y: 3), Point(x: 33.6, y: 9), Point(x: 33.6, y: 41), Point(x: 26.4, y: 41),
      Point(x: 26.4, y: 9),
    ]
    let shade = [
      Point(x: 30, y: 3), Point(x: 33.6, y: 9), Point(x: 33.6, y: 41), Point(x: 30, y: 41),
    ]
    let marks: [DisplayItem] = [
      .fill(closed(blade), white), .fill(closed(shade), steel),
      .fill(.rounded(Rect(x: 27.6, y: 44, width: 4.8, height: 9), radius: 1), brown),
      .fill(.rounded(Rect(x: 19.5, y: 40, width: 21, height: 4.8), radius: 2.4), gold),
      .fill(.ellipse(circle(30, 55, 3.4)), gold),
    ]
    return [.group(GroupMark(marks, transform: turn(45)))]
  }()

  private static let taxi: [DisplayItem] = {
    let roof = [
      Point(x: 14.5, y: 30), Point(x: 20, y: 19), Point(x: 40, y: 19), Point(x: 45.5, y: 30),
    ]
    let glass = [
      Point(x: 19, y: 29), Point(x: 23, y: 21.6), Point(x: 37, y: 21.6), Point(x: 41, y: 29),
    ]
    return [
      .fill(.rounded(Rect(x: 15, y: 40, width: 7, height: 8), radius: 2.4), ink),
      .fill(.rounded(Rect(x: 38, y: 40, width: 7, height: 8), radius: 2.4), ink),
      .fill(.rounded(Rect(x: 23.5, y: 12.5, width: 13, height: 6), radius: 1.8), gold),
      .fill(closed(roof), white), line(roof, width: 3, white),
      .fill(.rounded(Rect(x: 11.5, y: 28, width: 37, height: 15.5), radius: 5), white),
      .fill(closed(glass), .color(RGBA(46, 78, 104))),
      .fill(.ellipse(circle(18.5, 35.5, 3.1)), gold),
      .fill(.ellipse(circle(41.5, 35.5, 3.1)), gold),
      .fill(.rounded(Rect(x: 25, y: 36, width: 10, height: 3), radius: 1.5), steel),
    ]
  }()

  private static let croissant: [DisplayItem] = {
    let crust = Paint.linear(
      [
        GradientStop(RGBA(255, 214, 140), at: 0), GradientStop(RGBA(226, 146, 66), at: 1),
      ], start: Point(x: 0, y: -10), end: Point(x: 0, y: 10))
    // The ends lie below the middle.
    let parts: [(angle: Double, across: Double, along: Double)] = [
      (-182, 5, 8), (2, 5, 8), (-148, 7.6, 8.6), (-32, 7.6, 8.6), (-119, 9.4, 8.4),
      (-61, 9.4, 8.4), (-90, 10.4, 8.6),
    ]
    return parts.map { part in
      let middle = place(30, 37, 15, part.angle)
      let shape = Contour.ellipse(
        Rect(
          x: -part.along, y: -part.across, width: 2 * part.along, height: 2 * part.across))
      return .group(
        GroupMark(
          [.fill(shape, crust), .stroke(shape, brown, StrokeStyleMark(width: 1.1))],
          transform: rotation(part.angle + 90)
            .then(.translation(x: middle.x, y: middle.y))))
    }
  }()

  private static let timer: [DisplayItem] = {
    var marks: [DisplayItem] = [
      .fill(.rounded(Rect(x: 24, y: 5.5, width: 12, height: 4.6), radius: 2.3), orange),
      .fill(.rect(Rect(x: 28.4, y: 9, width: 3.2, height: 6)), white),
      .stroke(.ellipse(circle(30, 33, 18)), white, StrokeStyleMark(width: 3.6)),
    ]
    for hour in 0..<12 {
      let angle = Double(hour) * 30
      marks.append(
        line(
          [place(30, 33, hour % 3 == 0 ? 11 : 12.6, angle), place(30, 33, 14, angle)], width: 1.4,
          .color(.white.opacity(hour % 3 == 0 ? 0.95 : 0.5))))
    }
    marks.append(line([Point(x: 30, y: 33), place(30, 33, 12, -52)], width: 2.8, orange))
    marks.append(.fill(.ellipse(circle(30, 33, 2.6)), orange))
    return marks
  }()

  private static let workout: [DisplayItem] = [
    .stroke(.ellipse(circle(30, 30, 19)), .color(green.opacity(0.22)), StrokeStyleMark(width: 6)),
    .stroke(
      .path(arc(30, 30, 19, from: -90, to: 190), isEvenOdd: false), .color(green),
      StrokeStyleMark(width: 6, cap: .round)),
    SystemText.symbol(
      "heart.fill", in: Rect(x: 20, y: 20.8, width: 20, height: 19), size: 18,
      color: RGBA(255, 69, 88)),
  ]

  // MARK: Shapes

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  private static func rotation(_ degrees: Double) -> Transform {
    .rotation(sine: sin(radians(degrees)), cosine: cos(radians(degrees)))
  }

  /// Returns a place on a circle; 0° is at the right, 90° below.
  private static func place(
    _ x: Double, _ y: Double, _ radius: Double, _ degrees: Double
  ) -> Point {
    Point(x: x + radius * cos(radians(degrees)), y: y + radius * sin(radians(degrees)))
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Rect {
    Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  private static func polygon(
    _ x: Double, _ y: Double, _ radius: Double, corners: Int, from degrees: Double
  ) -> Contour {
    closed((0..<corners).map { place(x, y, radius, degrees + 360 * Double($0) / Double(corners)) })
  }

  private static func closed(_ places: [Point]) -> Contour {
    .path(elements(places) + [.close], isEvenOdd: false)
  }

  private static func line(_ places: [Point], width: Double, _ paint: Paint) -> DisplayItem {
    .stroke(
      .path(elements(places), isEvenOdd: false), paint,
      StrokeStyleMark(width: width, cap: .round, join: .round))
  }

  private static func elements(_ places: [Point]) -> [PathElement] {
    places.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
  }

  /// Returns a part of a circle, clockwise, in curves of at most 90°.
  private static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> [PathElement] {
    let count = max(1, ((end - start) / 90).rounded(.up))
    let step = (end - start) / count
    let handle = 4 / 3 * tan(radians(step) / 4) * radius
    var elements: [PathElement] = [.move(place(x, y, radius, start))]
    for angle in stride(from: start, to: end - step / 2, by: step) {
      let (from, to) = (place(x, y, radius, angle), place(x, y, radius, angle + step))
      let (out, back) = (place(0, 0, handle, angle + 90), place(0, 0, handle, angle + step + 90))
      elements.append(
        .curve(
          to, control1: Point(x: from.x + out.x, y: from.y + out.y),
          control2: Point(x: to.x - back.x, y: to.y - back.y)))
    }
    return elements
  }

  /// Returns the turn around the middle of the square.
  private static func turn(_ degrees: Double) -> Transform {
    Transform.translation(x: -side / 2, y: -side / 2).then(rotation(degrees))
      .then(.translation(x: side / 2, y: side / 2))
  }
}
