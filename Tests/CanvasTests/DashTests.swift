import Drawing
import Testing

@testable import Canvas

@Suite("Where dashes begin") struct DashTests {
  private static let box = Rect(x: 10, y: 10, width: 40, height: 40)

  /// A quarter of the way around is drawn, and the rest is not.
  @Test(arguments: [Contour.ellipse(box), .rounded(box, radius: 20, isContinuous: false)])
  func `they go from three o'clock to six`(_ contour: Contour) {
    let style = StrokeStyleMark(width: 4, dash: [20 * Double.pi / 2, 1_000])
    let list = DisplayList(
      size: Size(width: 60, height: 60), items: [.stroke(contour, .color(.white), style)])
    let image = PixelPainter(scale: 1).paint(list, on: .color(.black), at: 0).image
    func light(_ x: Int, _ y: Int) -> UInt8 { image.bytes[(y * 60 + x) * 4] }
    #expect(light(44, 44) == 255, "below at the right")
    #expect([light(15, 15), light(44, 15), light(15, 44)] == [0, 0, 0])
    let text = VectorPicture.document(list, on: nil, at: 0, title: "").text
    #expect(text.contains("d=\"M50 30"))
  }

  @Test func `those of a rectangle begin at its upper left corner`() {
    let style = StrokeStyleMark(width: 4, dash: [40, 1_000])
    let list = DisplayList(
      size: Size(width: 60, height: 60),
      items: [.stroke(.rect(Self.box), .color(.white), style)])
    let image = PixelPainter(scale: 1).paint(list, on: .color(.black), at: 0).image
    #expect(image.bytes[(10 * 60 + 30) * 4] == 255 && image.bytes[(30 * 60 + 50) * 4] == 0)
  }

  /// Paints a line through the middle of a surface of 60 × 20 points, in its own units; returns its middle row.
  private func row(_ style: StrokeStyleMark, _ map: Transform = .identity) -> [UInt8] {
    let end = map == .identity ? Point(x: 60, y: 10) : Point(x: 1, y: 0.5)
    let line = Contour.path([.move(Point(x: 0, y: end.y)), .line(end)], isEvenOdd: false)
    var group = GroupMark([.stroke(line, .color(.white), style)])
    group.transform = map
    let list = DisplayList(size: Size(width: 60, height: 20), items: [.group(group)])
    let image = PixelPainter(scale: 3).paint(list, on: .color(.black), at: 0).image
    return (10..<image.width - 10).map { image.bytes[(30 * image.width + $0) * 4] }
  }

  @Test(arguments: [0.01, 0.03, 0.09, 0.1, 0.15])
  func `finer than a pixel, they have the tone of what they cover`(_ dash: Double) {
    let half = row(StrokeStyleMark(width: 10, dash: [dash, dash]))
    // A pixel may hold two dashes of 0.3 pixels and one gap: three fifths of it.
    #expect(half.allSatisfy { abs(Int($0) - 128) < 30 }, "\(half)")
    #expect(abs(half.reduce(0) { $0 + Int($1) } / half.count - 128) < 6)
    let third = row(StrokeStyleMark(width: 10, dash: [dash / 2, dash]))
    #expect(abs(third.reduce(0) { $0 + Int($1) } / third.count - 85) < 6)
  }

  @Test func `finer than a pixel, their caps close the gaps`() {
    #expect(row(StrokeStyleMark(width: 10, dash: [0.05, 0.05])).max() ?? 0 < 140)
    #expect(Set(row(StrokeStyleMark(width: 10, cap: .round, dash: [0.05, 0.05]))) == [255])
  }

  @Test func `in units of the surface's size they are as long as the map makes them`() {
    let row = row(StrokeStyleMark(width: 0.5, dash: [0.02, 0.02]), .scale(x: 60, y: 20))
    #expect(row.contains(0) && row.contains(255))
    // 1.2 points each: 180 pixels have 25 of them.
    let edges = zip(row, row.dropFirst()).count { ($0 < 128) != ($1 < 128) }
    #expect((40...46).contains(edges), "\(edges)")
  }

  @Test func `a path of dashes keeps fine ones, since it may be enlarged`() {
    var outline = Polygons()
    outline.add(
      .path([.move(.zero), .line(Point(x: 1, y: 0))], isEvenOdd: false), .identity, tolerance: 0.5)
    func parts(_ finest: Double?) -> Int {
      var (areas, line) = (Polygons(), ContiguousArray<Point>())
      Stroker(StrokeStyleMark(width: 0.1, dash: [0.02, 0.02]), tolerance: 0.5, finest: finest)
        .stroke(outline, into: &areas, line: &line)
      return areas.parts.count
    }
    #expect(parts(0) == 25 && parts(nil) == 1)
  }

  @Test func `two hundred lines of fine dashes are all dashed`() {
    let elements = (0..<200).flatMap { step -> [PathElement] in
      [.move(Point(x: 0, y: Double(step))), .line(Point(x: 360, y: Double(step)))]
    }
    let list = DisplayList(
      size: Size(width: 360, height: 200),
      items: [
        .stroke(
          .path(elements, isEvenOdd: false), .color(.white),
          StrokeStyleMark(width: 1, dash: [0.75, 0.75]))
      ])
    let painted = PixelPainter(scale: 1).paint(list, on: .color(.black), at: 0)
    #expect(painted.findings.isEmpty)
    func light(_ y: Int) -> Int {
      (0..<360).reduce(0) { $0 + Int(painted.image.bytes[(y * 360 + $1) * 4]) }
    }
    #expect(abs(light(190) - light(10)) < 360)
  }

  @Test(arguments: [true, false])
  func `The outline is the same wherever it begins`(_ isContinuous: Bool) {
    let radii = CornerRadii(topLeft: 4, topRight: 9, bottomLeft: 0, bottomRight: 15)
    for contour in [
      Contour.ellipse(Self.box), .rounded(Self.box, radii, isContinuous: isContinuous),
    ] {
      func light(_ contour: Contour) -> [UInt8] {
        PixelPainter(scale: 2).paint(
          DisplayList(
            size: Size(width: 60, height: 60), items: [.fill(contour, .color(.white))]),
          on: .color(.black), at: 0
        ).image.bytes
      }
      let (one, other) = (light(.path(contour.elements, isEvenOdd: false)), light(contour.dashed))
      #expect(zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }
}
