import Drawing

/// The icons of the status bar; their shapes in points are guesses from pictures of phones.
///
/// A cell has no room for them: below, characters and plain shapes stand for them.
extension PhoneScene {
  /// Whether lines of a point can be told apart.
  var isFine: Bool { pixel <= 1 }

  /// Returns four bars, each higher than the one before, from their lower left corner.
  func signal(_ corner: Point, _ ink: RGBA, _ scale: Double) -> [DisplayItem] {
    // A pixel is as wide as a bar: eighths of a cell give the heights that pixels lack.
    if pixel >= 4 {
      let bars = isRightToLeft ? "█▆▄▂" : "▂▄▆█"
      return [SystemText.line(bars, size: 14, color: ink, at: corner.x, y: corner.y - 14)]
    }
    let (step, width) = isFine ? (16.0 / 3 * scale, 10.0 / 3 * scale) : (5, 3)
    return (0..<4).map { bar in
      let height = isFine ? [4.3, 6.6, 9.3, 12.33][bar] * scale : 4 + 2 * Double(bar)
      let frame = Rect(
        x: corner.x + step * Double(bar), y: corner.y - height, width: width, height: height)
      return .fill(isFine ? .rounded(frame, radius: 1) : .rect(frame), .color(ink))
    }
  }

  /// Returns the Wi-Fi sign, two arcs over a wedge, or a fan, from its lower left corner.
  func waves(_ corner: Point, _ ink: RGBA, _ scale: Double) -> [DisplayItem] {
    let (x, y) = (corner.x, corner.y)
    if pixel >= 4 { return [SystemText.line("▝█▘", size: 14, color: ink, at: x, y: y - 14)] }
    if isFine {
      let foot = Point(x: x + 8.5 * scale, y: y)
      return [(0.0, 3.4), (5, 7.6), (9.2, 12.1)].map {
        .fill(Self.sector(foot, from: $0.0 * scale, to: $0.1 * scale), .color(ink))
      }
    }
    let fan: [PathElement] = [
      .move(Point(x: x, y: y - 7.5)),
      .quad(Point(x: x + 15, y: y - 7.5), control: Point(x: x + 7.5, y: y - 13.5)),
      .line(Point(x: x + 7.5, y: y)), .close,
    ]
    return [.fill(.path(fan, isEvenOdd: false), .color(ink))]
  }

  /// Returns a full battery: its level within a line, and its pole.
  func charge(_ battery: Rect, _ ink: RGBA) -> [DisplayItem] {
    guard isFine else {
      return [
        .fill(.rounded(battery, radius: 3), .color(ink)),
        SystemText.line(
          isRightToLeft ? "╺" : "╸", size: 14, color: ink, at: battery.maxX, y: 1),
      ]
    }
    let faint = ink.opacity(0.4)
    let middle = battery.midY
    let pole: [PathElement] = [
      .move(Point(x: battery.maxX + 1, y: middle - 2)),
      .quad(
        Point(x: battery.maxX + 1, y: middle + 2), control: Point(x: battery.maxX + 3.67, y: middle)
      ),
      .close,
    ]
    return [
      .stroke(
        .rounded(battery.inset(by: 0.5), radius: 3.8), .color(faint), StrokeStyleMark(width: 1)),
      .fill(.rounded(battery.inset(by: 2), radius: 2.5), .color(ink)),
      .fill(.path(pole, isEvenOdd: false), .color(faint)),
    ]
  }

  /// Returns a quarter of a ring above a point, from one radius to another.
  private static func sector(_ foot: Point, from inner: Double, to outer: Double) -> Contour {
    // Where a circle's quarter crosses its diagonal, and how far a curve's handles reach there.
    let (edge, handle) = (0.5.squareRoot(), 0.5523 * 0.5.squareRoot())
    func place(_ x: Double, _ y: Double, _ radius: Double) -> Point {
      Point(x: foot.x + x * radius, y: foot.y - y * radius)
    }
    func arc(_ radius: Double, _ side: Double) -> PathElement {
      .curve(
        place(side * edge, edge, radius),
        control1: place(-side * (edge - handle), edge + handle, radius),
        control2: place(side * (edge - handle), edge + handle, radius))
    }
    return .path(
      [
        .move(place(-edge, edge, outer)), arc(outer, 1), .line(place(edge, edge, inner)),
        arc(inner, -1), .close,
      ], isEvenOdd: false)
  }
}
