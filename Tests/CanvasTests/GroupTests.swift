import Drawing
import Testing

@testable import Canvas

@Suite("Groups, masks and mixtures")
struct GroupTests {
  private let square = Contour.rect(Rect(x: 0, y: 0, width: 40, height: 40))

  private func color(_ items: [DisplayItem], on background: RGBA = .black) -> CellColor {
    Sample.paint(items, width: 40, height: 40, on: background).grid[4, 2].ground
  }

  @Test func `two marks in a group of half opacity do not show through one another`() {
    let group = GroupMark(
      [.fill(square, .color(RGBA(255, 0, 0))), .fill(square, .color(RGBA(0, 0, 255)))],
      opacity: 0.5)
    #expect(color([.group(group)]) == CellColor(0x000080))
  }

  @Test func `letters of what comes or goes are left out up to a half, an author's stay`() {
    let word = Sample.text("word", 13, x: 5, y: 5, width: 30)
    let ground = DisplayItem.fill(
      .rect(Rect(x: 0, y: 0, width: 60, height: 30)), .color(RGBA(200, 0, 0)))
    func shows(_ group: GroupMark) -> Bool {
      Sample.paint([.group(group)], width: 60, height: 30).grid.place(of: "word") != nil
    }
    for items in [[word], [ground, word], [.group(GroupMark([ground, word], opacity: 0.9))]] {
      #expect(shows(.passing(items, opacity: 0.6)) && !shows(.passing(items, opacity: 0.5)))
      #expect(shows(GroupMark(items, opacity: 0.3)))
    }
    // Its ground fades on.
    #expect(color([.group(.passing([.fill(square, .color(.white))], opacity: 0.2))]) != .black)
  }

  @Test func `of two texts that fade into one another one is seen at a time`() {
    func list(_ text: String) -> DisplayList {
      let line = Sample.text(text, 13, x: 5, y: 5, width: 60)
      return DisplayList(
        size: Size(width: 80, height: 30),
        items: [.view(ViewMark(id: 1, items: [line], content: .opacity))])
    }
    let motion = ListMotion(from: list("8:59 minutes"), to: list("7 s"), now: 0)
    #expect(motion.duration > 0.2)
    var seen: Set<String> = []
    for step in 0...40 {
      let items = motion.frame(at: motion.duration * Double(step) / 40).items
      let text = Sample.paint(items, width: 80, height: 30).grid.text()
      seen.insert(text.filter { !$0.isWhitespace })
    }
    #expect(seen.isSuperset(of: ["8:59minutes", "7s"]))
    #expect(seen.subtracting(["8:59minutes", "7s", ""]).isEmpty, "\(seen)")
  }

  @Test(arguments: [
    (BlendMode.normal, 0x8040C0), (.multiply, 0x402090), (.screen, 0xC0A0F0), (.darken, 0x8040C0),
    (.lighten, 0x8080C0), (.difference, 0x004000), (.plusLighter, 0xFFC0FF),
    (.exclusion, 0x808060), (.softLight, 0x8060D8),
  ])
  func `blend modes mix as Core Graphics does`(mode: BlendMode, expected: Int) {
    let top = GroupMark([.fill(square, .color(RGBA(128, 64, 192)))], blend: mode)
    let mixed = color([.group(top)], on: RGBA(128, 128, 192))
    let wanted = CellColor(UInt32(expected))
    #expect(abs(mixed.red - wanted.red) <= 1)
    #expect(abs(mixed.green - wanted.green) <= 1)
    #expect(abs(mixed.blue - wanted.blue) <= 1)
  }

  @Test func `a mask shows only where its marks have alpha`() {
    let group = GroupMark(
      [.fill(square, .color(.white))],
      mask: [.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 40)), .color(.black))])
    let grid = Sample.paint([.group(group)], width: 40, height: 40).grid
    #expect(grid[1, 2].ground == .white)
    #expect(grid[6, 2].ground == .black)
  }

  @Test func `a group's transform moves its clip with it`() {
    let group = GroupMark(
      [.fill(.rect(Rect(x: -50, y: -50, width: 200, height: 200)), .color(.white))],
      transform: .translation(x: 20, y: 0), clip: .rect(Rect(x: 0, y: 0, width: 10, height: 40)))
    let grid = Sample.paint([.group(group)], width: 40, height: 40).grid
    #expect(grid[3, 2].ground == .black)
    #expect(grid[4, 2].ground == .white)
    #expect(grid[6, 2].ground == .black)
  }

  @Test func `text in a group that is twice as large grows with it`() {
    let word = Sample.text("12", 17, x: 5, y: 5, width: 20)
    let plain = Sample.paint([word], width: 100, height: 60).grid
    let grown = Sample.paint(
      [.group(GroupMark([word], transform: .scale(x: 2, y: 2)))], width: 100, height: 60
    ).grid
    #expect(plain.place(of: "12") != nil)
    #expect(grown.place(of: "12") == nil)
    #expect(grown.quarters().flatMap { $0 }.contains { $0 > 0.9 })
  }

  @Test func `a blur spreads, keeps the middle, and says that it is approximated`() {
    let picture = Sample.paint(
      [
        .group(
          GroupMark(
            [.fill(.rect(Rect(x: 20, y: 20, width: 40, height: 40)), .color(.white))], blur: 4))
      ], width: 80, height: 80)
    #expect(picture.grid[8, 4].ground.luminance > 0.9)
    #expect(picture.grid[3, 4].ground.luminance > 0)
    #expect(picture.findings.contains { $0.id == "canvas-approximated" })
  }

  /// What pixels show of white marks with a black inner shadow, one pixel a point.
  private func inner(_ items: [DisplayItem], x: Double = 0, y: Double = 0) -> PixelImage {
    let shadow = ShadowMark(color: .black, radius: 1, x: x, y: y, isInner: true)
    return PixelPainter(scale: 1).paint(
      DisplayList(
        size: Size(width: 40, height: 40), items: [.group(GroupMark(items, shadow: shadow))]),
      on: .color(RGBA(255, 0, 0)), at: 0
    ).image
  }

  private func green(_ image: PixelImage, _ x: Int, _ y: Int) -> Int {
    Int(image.bytes[4 * (y * image.width + x) + 1])
  }

  @Test func `an inner shadow darkens the edges of what it falls into, and nothing around it`() {
    let box = Rect(x: 10, y: 10, width: 20, height: 20)
    let image = inner([.fill(.rect(box), .color(.white))])
    #expect(green(image, 20, 20) > 250 && green(image, 10, 20) < 190 && green(image, 9, 20) == 0)
    #expect(image.bytes[4 * (20 * image.width + 9)] == 255, "it casts none outward")
    let moved = inner([.fill(.rect(box), .color(.white))], y: 3)
    #expect(green(moved, 20, 10) < 20 && green(moved, 20, 29) > green(image, 20, 29))
  }

  @Test func `an inner shadow falls into lines, letters and symbols`() {
    let line = DisplayItem.stroke(
      .rect(Rect(x: 10, y: 10, width: 20, height: 20)), .color(.white), StrokeStyleMark(width: 8))
    #expect(green(inner([line]), 10, 20) > 200 && green(inner([line]), 6, 20) < 190)
    let letter = Sample.text("█", 40, x: 2, y: 0, width: 40, weight: 900)
    let symbol = Sample.symbol("square.fill", x: 4, y: 4, side: 32)
    for item in [letter, symbol] {
      let plain = PixelPainter(scale: 1).paint(
        DisplayList(size: Size(width: 40, height: 40), items: [item]), on: .color(.black), at: 0
      ).image
      let shaded = inner([item], y: 4)
      let darker = (0..<40).filter { green(plain, 20, $0) > 250 && green(shaded, 20, $0) < 100 }
      #expect((1...8).contains(darker.count), "\(darker)")
    }
  }

  @Test func `a translucent mark has its inner shadow at its edges alone`() {
    let box = Rect(x: 10, y: 10, width: 20, height: 20)
    let image = inner([.fill(.rect(box), .color(.white.opacity(0.5)))])
    #expect((126...129).contains(green(image, 20, 20)))
  }

  @Test func `cells show a group with an inner shadow as it is without one`() {
    let text = Sample.text("word", 13, x: 5, y: 5, width: 30)
    let shadow = ShadowMark(color: .black, radius: 2, isInner: true)
    let shaded = Sample.paint(
      [.group(GroupMark([text], shadow: shadow))], width: 60, height: 30)
    #expect(shaded.grid == Sample.paint([text], width: 60, height: 30).grid)
  }

  @Test func `vectors have an inner shadow as a filter that stays within the marks`() {
    let shadow = ShadowMark(color: .black, radius: 4, x: 1, y: 2, isInner: true)
    let text = VectorPicture.document(
      DisplayList(
        size: Size(width: 40, height: 40),
        items: [
          .group(
            GroupMark(
              [.fill(.rect(Rect(x: 5, y: 5, width: 20, height: 20)), .color(.white))],
              shadow: shadow))
        ]), on: nil, at: 0, title: ""
    ).text
    #expect(text.contains("<feOffset dx=\"1\" dy=\"2\"/><feGaussianBlur stdDeviation=\"4\"/>"))
    #expect(text.contains("operator=\"atop\"") && !text.contains("feDropShadow"))
  }

  @Test(arguments: [1.0, 3])
  func `a shadow fades as a bell whose deviation is its radius`(_ scale: Double) {
    let group = GroupMark(
      [.fill(.rect(Rect(x: -200, y: -200, width: 260, height: 600)), .color(.white))],
      shadow: ShadowMark(color: .black, radius: 10))
    let image = PixelPainter(scale: scale).paint(
      DisplayList(size: Size(width: 120, height: 100), items: [.group(group)]), on: .color(.white),
      at: 0
    ).image
    // What Apple's SwiftUI left of a shadow beside the edge, in points from there.
    for (distance, part) in [(0.5, 0.48), (5, 0.309), (10, 0.159), (15, 0.067), (20, 0.023)] {
      let light = green(image, Int((60 + distance) * scale), Int(50 * scale))
      #expect(abs(1 - Double(light) / 255 - part) < 0.03, "\(distance): \(light)")
    }
  }

  @Test func `a shadow lies below and beside`() {
    let group = GroupMark(
      [.fill(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), .color(.black))],
      shadow: ShadowMark(color: RGBA(255, 0, 0), radius: 2, x: 20, y: 0))
    let grid = Sample.paint([.group(group)], width: 60, height: 40, on: .white).grid
    #expect(grid[4, 2].ground == .black)
    #expect(grid[8, 2].ground.red > 200 && grid[8, 2].ground.green < 60)
  }

  @Test func `at night only red is left`() {
    let group = GroupMark([.fill(square, .color(RGBA(40, 220, 240)))], adjustments: [.nightRed])
    let mixed = color([.group(group)])
    #expect(mixed.red > 100 && mixed.green < 20 && mixed.blue < 20)
  }

  @Test func `gradients run where they should`() {
    let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
    let across = Sample.paint(
      [
        .fill(
          .rect(Rect(x: 0, y: 0, width: 100, height: 40)),
          .linear(stops, start: Point(x: 0, y: 0), end: Point(x: 100, y: 0)))
      ], width: 100, height: 40
    ).grid
    for column in 1..<20 {
      #expect(across[column, 2].ground.luminance >= across[column - 1, 2].ground.luminance)
    }
    let around = Sample.paint(
      [
        .fill(
          .rect(Rect(x: 0, y: 0, width: 100, height: 100)),
          .angular(
            stops, center: Point(x: 50, y: 50), startAngle: -Double.pi / 2,
            endAngle: 1.5 * Double.pi))
      ], width: 100, height: 100
    ).grid
    // Clockwise from the top: dark at the right of the top, light at its left.
    #expect(around[11, 1].ground.luminance < 0.1)
    #expect(around[8, 1].ground.luminance > 0.7)
    #expect(around[18, 5].ground.luminance < around[1, 5].ground.luminance)
  }

  @Test(arguments: [0.0, 25, 50, 100])
  func `a bar that follows the clock is filled as far as the time says`(now: Double) {
    let bar = ProgressMark(
      track: .capsule(Rect(x: 0, y: 10, width: 100, height: 4)),
      trackPaint: .color(RGBA(60, 60, 60)),
      fillPaint: .color(.white), start: 0, end: 100, countsDown: false)
    let grid = Sample.paint([.progress(bar)], width: 100, height: 30, at: now).grid
    let filled = grid.quarters()[2].filter { $0 > 0.9 }.count
    #expect(abs(Double(filled) / 40 - now / 100) < 0.04)
  }

  @Test(arguments: [(0.0, "    "), (25, "#   "), (50, "##  "), (75, "### "), (100, "####")])
  func `a ring that follows the clock is filled clockwise from the top as far as the time says`(
    now: Double, quarters: String
  ) {
    let ring = ProgressMark(
      track: .ellipse(Rect(x: 20, y: 20, width: 60, height: 60)),
      trackPaint: .color(RGBA(60, 60, 60)), fillPaint: .color(.white), start: 0, end: 100,
      countsDown: false, ringLine: 10)
    let grid = Sample.paint([.progress(ring)], width: 100, height: 100, at: now).grid
    let pixels = grid.quarters()
    let (rows, columns) = (pixels.count, pixels.first?.count ?? 0)
    func isFilled(_ x: Double, _ y: Double) -> Bool {
      pixels[Int(y / 100 * Double(rows))][Int(x / 100 * Double(columns))] > 0.6
    }
    // In the middle of each quarter, clockwise from the top.
    let places = [(71.0, 29.0), (71, 71), (29, 71), (29, 29)]
    #expect(places.map { isFilled($0.0, $0.1) ? "#" : " " }.joined() == quarters)
    #expect(!isFilled(50, 50))
  }

  @Test func `a mesh has the colours of its points and mixes them between`() throws {
    let points = [
      Point(x: 0, y: 0), Point(x: 40, y: 0), Point(x: 0, y: 40), Point(x: 40, y: 40),
    ]
    var mesh = try #require(
      MeshMark(columns: 2, rows: 2, points: points, colors: [.black, .white, .black, .white]))
    func reds(_ paint: Paint) -> [Int] {
      let grid = Sample.paint([.fill(square, paint)], width: 40, height: 40).grid
      return (0..<8).map { Int(grid[$0, 2].ground.red) }
    }
    let smooth = reds(.mesh(mesh))
    mesh.isSmooth = false
    // Without smoothing, a field of two colours is a gradient.
    let line = reds(
      .linear(
        [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], start: .zero,
        end: Point(x: 40, y: 0)))
    #expect(zip(reds(.mesh(mesh)), line).allSatisfy { abs($0 - $1) <= 3 })
    // With it, the ends keep their colour for longer.
    #expect(smooth[0] < line[0] && smooth[7] > line[7])
    #expect(smooth == smooth.sorted())
  }

  @Test func `a mesh that lacks points paints nothing`() throws {
    var mesh = try #require(
      MeshMark(
        columns: 2, rows: 2, points: Array(repeating: Point(x: 0, y: 0), count: 4),
        colors: [.white, .white, .white, .white]))
    #expect(color([.fill(square, .mesh(mesh))]) == .black)
    mesh.points = [
      Point(x: -1e308, y: 0), Point(x: 1e308, y: 0), Point(x: 0, y: 1e308), Point(x: 0, y: .nan),
    ]
    #expect(color([.fill(square, .mesh(mesh))]) == .black)
    mesh.points[3].y = -1e308
    #expect(color([.fill(square, .mesh(mesh))]) == .black)
    mesh.points = [Point(x: 0, y: 0)]
    #expect(color([.fill(square, .mesh(mesh))]) == .black)
    #expect(MeshMark(columns: 1, rows: 2, points: mesh.points, colors: [.white]) == nil)
  }
}
