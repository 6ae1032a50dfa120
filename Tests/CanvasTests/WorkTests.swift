import Drawing
import Findings
import Goldens
import Raster
import Testing

@testable import Canvas

@Suite("A picture takes only so much work", .computesLong) struct WorkTests {
  private static let size = Size(width: 60, height: 40)
  private static let whole = Contour.rect(Rect(size))

  /// Marks that take long where there are thousands of them.
  private static let bombs: [(name: String, item: DisplayItem)] = [
    (
      "a line of fine dashes around the world",
      .stroke(
        .ellipse(Rect(x: -5e5, y: -5e5, width: 1e6, height: 1e6)), .color(.white),
        StrokeStyleMark(width: 300, cap: .round, join: .round, dash: [1, 1]))
    ),
    (
      "a blur with a shadow",
      .group(
        GroupMark(
          [.group(GroupMark([.fill(whole, .color(.white))], blur: 20))],
          shadow: ShadowMark(color: .black, radius: 20, x: 0, y: 0)))
    ),
    (
      "a mask under a blend mode",
      .group(
        GroupMark(
          [.fill(whole, .color(.white))],
          mask: [.group(GroupMark([.fill(whole, .color(.white))], blur: 5))], blend: .multiply))
    ),
    (
      "a symbol like a house",
      .symbol(
        SymbolMark(
          name: "star", frame: Rect(x: -4_000, y: -4_000, width: 9_000, height: 9_000),
          face: Face(size: 9_000), paints: [.color(.white)]))
    ),
    (
      "a gradient around a point",
      .fill(
        whole,
        .angular(
          (0..<50).map { GradientStop(.white, at: Double($0) / 50) }, center: Point(x: 30, y: 20),
          startAngle: 0, endAngle: 6))
    ),
    ("a material", .fill(whole, .material(Material(.thin, isDark: true)))),
    ("a long text", Sample.text(String(repeating: "Word", count: 50), 13, x: 0, y: 20, width: 60)),
    (
      "a text in a clip",
      .group(
        GroupMark(
          [Sample.text("Word", 13, x: 0, y: 20, width: 60)], clip: .ellipse(Rect(size))))
    ),
    ("an image that is none", .image(ImageMark(source: .data([1, 2, 3]), frame: Rect(size)))),
  ]

  private func painting(_ items: [DisplayItem], left: Int? = nil) -> Painting {
    let list = DisplayList(size: Self.size, items: items)
    let painting = Painting(list, scale: 1, now: 0, buffer: PaintBuffer())
    if let left { painting.work = Work(left: left) }
    return painting
  }

  @Test(arguments: bombs.indices)
  func `a mark of each kind is whole, a thousand of them are cut where the work is done`(
    index: Int
  ) {
    let (name, item) = Self.bombs[index]
    let one = painting([item])
    let before = one.work.left
    #expect(!one.runPixels(.color(.black)).findings.contains(Painting.tooMuch), "\(name)")
    let cost = before - one.work.left
    #expect(cost > 0 && cost < before / 4, "\(name)")
    let many = painting(Array(repeating: item, count: 1_000), left: 5 * cost)
    let findings = many.runPixels(.color(.black)).findings
    #expect(findings.count { $0 == Painting.tooMuch } == 1, "\(name)")
    // What is begun may come to its end, and nothing is begun after that.
    #expect(many.work.left > -2 * cost - 1_000 * Work.mark, "\(name)")
  }

  // The last one is an image, which costs only while it is read for the first time.
  @Test(arguments: bombs.indices.dropLast()) func `cells are cut as well`(index: Int) {
    let (name, item) = Self.bombs[index]
    func painting(_ count: Int) -> Painting {
      let list = DisplayList(size: Self.size, items: Array(repeating: item, count: count))
      return Painting(Painter(), list, now: 0, buffer: PaintBuffer())
    }
    let one = painting(1)
    let before = one.work.left
    #expect(!one.run(.color(.black)).findings.contains(Painting.tooMuch), "\(name)")
    let many = painting(300)
    many.work = Work(left: 5 * (before - one.work.left))
    #expect(many.run(.color(.black)).findings.contains(Painting.tooMuch), "\(name)")
  }

  @Test func `a list is cut at the same place each time`() {
    let items = (0..<100).map { step in
      DisplayItem.fill(.rect(Rect(x: Double(step) / 2, y: 0, width: 4, height: 40)), .color(.white))
    }
    let images = (0..<2).map { _ in painting(items, left: 60_000).runPixels(nil).image }
    #expect(images[0] == images[1])
    #expect(images[0] != painting(items).runPixels(nil).image)
    #expect(images[0] != painting([]).runPixels(nil).image)
  }

  @Test func `an outline with more edges than are left is not begun to be painted`() {
    let zigzag = (0..<10_000).map {
      PathElement.line(Point(x: Double($0 % 7), y: Double($0 % 2) * 40))
    }
    let item = DisplayItem.fill(
      .path([.move(.zero)] + zigzag, isEvenOdd: false), .color(.white))
    let cut = painting([item], left: 10_000 * Work.point + 1_000_000)
    #expect(cut.runPixels(nil).image == painting([]).runPixels(nil).image)
    #expect(cut.findings == [Painting.tooMuch])
    #expect(painting([item]).runPixels(nil).findings.isEmpty)
  }

  @Test
  func `a picture that is painted again is cut at the same place, though its images are at hand`() {
    let images = (0..<5).map { number in
      DisplayItem.image(ImageMark(source: .data([UInt8(number)]), frame: Rect(Self.size)))
    }
    let list = DisplayList(size: Self.size, items: images)
    let buffer = PaintBuffer()
    let left = (0..<2).map { _ in
      let painting = Painting(list, scale: 1, now: 0, buffer: buffer)
      _ = painting.runPixels(nil)
      return painting.work.left
    }
    #expect(left[0] == left[1])
    // Shown twice, an image is paid for once.
    func cost(_ items: [DisplayItem]) -> Int {
      let painting = painting(items)
      let before = painting.work.left
      _ = painting.runPixels(nil)
      return before - painting.work.left
    }
    #expect(cost([images[0], images[0]]) < cost([images[0], images[1]]))
  }

  @Test func `the memory of a painter tells once that a picture was cut, in cells and in pixels`() {
    let item = DisplayItem.group(GroupMark([.fill(Self.whole, .color(.white))], blur: 20))
    let buffer = PaintBuffer()
    for left in [1_000, 1 << 40, 1_000] {
      for scale in [nil, 1.0] {
        let list = DisplayList(size: Self.size, items: [item])
        let painting =
          scale.map { Painting(list, scale: $0, now: 0, buffer: buffer) }
          ?? Painting(Painter(), list, now: 0, buffer: buffer)
        painting.work = Work(left: left)
        if scale == nil { _ = painting.run(.color(.black)) } else { _ = painting.runPixels(nil) }
        #expect(buffer.takeFindings() == (left == 1_000 ? [Painting.tooMuch] : []))
        #expect(buffer.takeFindings().isEmpty)
      }
    }
  }

  /// A text that is more work than a picture may take.
  private static let tooMuch = DisplayItem.text(
    TextLine(
      frame: Rect(Self.size), baseline: 15,
      runs: [
        TextRun(
          String(repeating: "a", count: 40_000_000), face: Face(size: 17), paint: .color(.white),
          x: 0, width: 60)
      ]))
  private static let mark = DisplayItem.fill(whole, .color(RGBA(9, 8, 7)))

  private func placed(_ items: [DisplayItem]) -> DisplayItem {
    .group(.placed(items, of: Self.size, transform: .identity))
  }

  @Test func `a picture that was put into another takes its own work, and says where it is cut`() {
    let others = [placed([Self.mark]), Self.mark]
    let board = DisplayList(size: Self.size, items: [placed([Self.tooMuch, Self.mark])] + others)
    let painted = PixelPainter(scale: 1).paint(board, on: nil, at: 0)
    #expect(painted.image == painting(others).runPixels(nil).image)
    #expect(painted.findings == [Painting.tooMuch])
    let document = VectorPicture.document(board, on: nil, at: 0, title: "")
    #expect(document.text.matches(of: /<(path|rect)\b/).count == 2)
    #expect(document.findings == [Painting.tooMuch])
    // What stands for itself takes from all that follows.
    let cut = painting([.group(GroupMark([Self.tooMuch]))] + others).runPixels(nil)
    #expect(cut.image == painting([]).runPixels(nil).image)
    #expect(cut.findings == [Painting.tooMuch])
  }

  @Test func `pictures in a picture that was put into another share its work`() {
    let nested = painting([placed([placed([Self.tooMuch]), Self.mark])])
    #expect(nested.runPixels(nil).image == painting([]).runPixels(nil).image)
  }

  @Test
  func `a paint that vectors have no word for is left out where it is larger than all pictures`() {
    func written(_ side: Double) -> (text: String, isCut: Bool) {
      let paint = Paint.angular(
        [GradientStop(.white, at: 0), GradientStop(.black, at: 1)], center: .zero, startAngle: 0,
        endAngle: 6)
      let list = DisplayList(
        size: Self.size,
        items: Array(
          repeating: .fill(.rect(Rect(x: 0, y: 0, width: side, height: side)), paint), count: 300))
      let document = VectorPicture.document(list, at: 0, title: "")
      return (document.text, document.findings.contains(Painting.tooMuch))
    }
    let (small, large) = (written(4), written(5_000))
    #expect(small.text.contains("data:image/png") && !small.isCut)
    #expect(!large.text.contains("data:image/png") && large.isCut)
  }

  // MARK: Lines

  private func stroked(
    lines: Int, _ style: StrokeStyleMark
  ) -> (areas: Polygons, isWhole: Bool) {
    var outline = Polygons()
    outline.add(
      .path(
        (0..<lines).flatMap {
          [
            PathElement.move(Point(x: 0, y: Double($0))), .line(Point(x: 300, y: Double($0))),
          ]
        }, isEvenOdd: false), .identity, tolerance: 0.2)
    var areas = Polygons()
    var line = ContiguousArray<Point>()
    let isWhole = Stroker(style, tolerance: 0.2).stroke(outline, into: &areas, line: &line)
    return (areas, isWhole)
  }

  @Test func `dashes that are finer than a surface shows are a line without gaps`() {
    let (areas, isWhole) = stroked(lines: 5_000, StrokeStyleMark(width: 1, dash: [0.03, 0.03]))
    #expect(areas.parts.count == 5_000 && isWhole)
    #expect(
      Stroker(StrokeStyleMark(width: 1, dash: [0.03, 0.03]), tolerance: 0.2, finest: 0).share == 1)
    let seen = stroked(lines: 1, StrokeStyleMark(width: 1, dash: [0.5, 0.5]))
    #expect(seen.areas.parts.count == 300 && seen.isWhole)
  }

  @Test func `an outline has so many dashes, and is a line without gaps from there on`() {
    let (areas, isWhole) = stroked(lines: 400, StrokeStyleMark(width: 1, dash: [0.2, 0.2]))
    #expect(!isWhole)
    // The line that has the last dash goes on to its end.
    let whole = Stroker.mostDashes / 750
    #expect(areas.parts.count == Stroker.mostDashes + 1 + 400 - whole - 1)
    let list = DisplayList(
      size: Self.size,
      items: [
        .stroke(
          .rect(Rect(x: 0, y: 0, width: 90_000, height: 90_000)), .color(.white),
          StrokeStyleMark(width: 1, dash: [0.5, 0.5]))
      ])
    let told = PixelPainter(scale: 3).paint(list, at: 0).findings
    #expect(told.map(\.id) == ["canvas-approximated"])
    // It is no matter of how something is drawn: something is missing.
    #expect(told.map(\.severity) == [.warning])
  }

  @Test func `an outline has so many corners`() {
    let style = StrokeStyleMark(width: 3_000, cap: .round, dash: [0, 1])
    let (areas, isWhole) = stroked(lines: 100, style)
    #expect(!isWhole && areas.points.count < 2 * Stroker.mostPoints)
  }
}
