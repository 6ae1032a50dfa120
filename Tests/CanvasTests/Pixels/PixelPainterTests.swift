import Drawing
import Testing

@testable import Canvas

@Suite("Pictures of pixels") struct PixelPainterTests {
  private func paint(
    _ items: [DisplayItem], _ width: Double = 10, _ height: Double = 10, scale: Double = 1,
    on ground: Paint? = nil
  ) -> PixelImage {
    PixelPainter(scale: scale).paint(
      DisplayList(size: Size(width: width, height: height), items: items), on: ground, at: 0
    ).image
  }

  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * image.width + x) * 4
    return Array(image.bytes[at..<at + 4])
  }

  @Test(arguments: [1.0, 2, 3, 0.5])
  func `A surface has its points times the scale`(scale: Double) {
    let image = paint([], 100, 50, scale: scale)
    #expect(image.width == Int(100 * scale))
    #expect(image.height == Int(50 * scale))
  }

  @Test func `Curves share pixels, straight edges lie between them`() {
    let white = Paint.color(.white)
    let image = paint([.fill(.rect(Rect(x: 2, y: 2, width: 4.5, height: 4)), white)])
    #expect(pixel(image, 1, 3) == [0, 0, 0, 0])
    #expect(pixel(image, 2, 3) == [255, 255, 255, 255])
    #expect(pixel(image, 6, 3) == [255, 255, 255, 255])
    #expect(pixel(image, 7, 3) == [0, 0, 0, 0])
    let ends = CornerRadii(topLeft: 0, topRight: 1, bottomLeft: 0, bottomRight: 1)
    let bar = Contour.rounded(
      Rect(x: 2, y: 2, width: 4.5, height: 4), ends, isContinuous: false)
    #expect(pixel(paint([.fill(bar, white)]), 6, 3) == [255, 255, 255, 128])
  }

  @Test func `Ellipses of a gradient are as high for their width as it says`() {
    func image(_ height: Double) -> PixelImage {
      let stops = [GradientStop(.white, at: 0), GradientStop(.black, at: 1)]
      let paint = Paint.radial(
        stops, center: Point(x: 20.5, y: 20.5), startRadius: 0, endRadius: 20, height: height)
      return self.paint([.fill(.rect(Rect(x: 0, y: 0, width: 41, height: 41)), paint)], 41, 41)
    }
    let flat = image(0.5)
    #expect(pixel(flat, 20, 20) == [255, 255, 255, 255])
    #expect(pixel(flat, 30, 20) == pixel(flat, 20, 25))
    #expect(pixel(flat, 30, 20) == pixel(image(1), 20, 30))
    #expect(pixel(flat, 20, 31) == [0, 0, 0, 255])
    // Without a height that can be drawn all of it is outside.
    for height in [0, -1, Double.nan, .infinity] {
      #expect(pixel(image(height), 20, 20) == [0, 0, 0, 255])
    }
  }

  @Test func `The same list gives the same bytes, whatever was painted before`() {
    let letters = TextSample.item("Goal 2–1 🎉", Face(size: 17), x: 2, y: 2)
    let shadow = DisplayItem.group(
      GroupMark([letters], opacity: 0.8, blur: 1, shadow: ShadowMark(color: .black, radius: 4)))
    let buffer = PaintBuffer()
    let list = DisplayList(size: Size(width: 120, height: 30), items: [shadow])
    let painter = PixelPainter(scale: 3)
    let first = painter.paint(list, on: .color(.white), at: 0, using: buffer).image
    _ = painter.paint(
      DisplayList(size: list.size, items: [letters]), on: nil, at: 0, using: buffer)
    #expect(painter.paint(list, on: .color(.white), at: 0, using: buffer).image == first)
    #expect(painter.paint(list, on: .color(.white), at: 0).image == first)
  }

  @Test func `A letter stands where its frame says`() {
    let image = paint([TextSample.item("H", Face(size: 30), x: 10, y: 0)], 50, 40)
    let inked = (0..<50).filter { x in (0..<40).contains { pixel(image, x, $0)[3] > 128 } }
    let width = TypeMetrics.width("H", Face(size: 30))
    #expect((inked.first ?? 0) >= 10)
    #expect(Double(inked.last ?? 0) <= 10 + width)
    let rows = (0..<40).filter { y in (0..<50).contains { pixel(image, $0, y)[3] > 128 } }
    // The baseline is at the ascent; a capital ends on it.
    #expect(abs(Double((rows.last ?? 0) + 1) - TypeMetrics.ascent(Face(size: 30))) <= 1)
  }

  @Test func `An emoji has its colours`() {
    let image = paint([TextSample.item("🎉", Face(size: 30), x: 2, y: 2)], 44, 44)
    let colored = stride(from: 0, to: image.bytes.count, by: 4).filter {
      image.bytes[$0 + 3] > 200
        && abs(Int(image.bytes[$0]) - Int(image.bytes[$0 + 2])) > 60
    }
    #expect(colored.count > 50)
  }

  @Test(arguments: [13.0, 17, 22, 40])
  func `An emoji is as large as a phone's, in the middle of its room`(size: Double) throws {
    let face = Face(size: size)
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: 80, height: 60), baseline: 40,
      runs: [
        TextRun(
          "⬛", face: face, paint: .color(.white), x: 10, width: TypeMetrics.advance("⬛", face))
      ])
    let parts = TextInk(line, at: 0).parts
    guard case .bitmap(_, let frame)? = parts.first, parts.count == 1 else {
      Issue.record("no emoji")
      return
    }
    #expect(abs(frame.height - TypeMetrics.emojiSide(size)) < 0.01)
    #expect(abs(frame.midX - 10 - TypeMetrics.advance("⬛", face) / 2) < 0.02 * size)
    #expect(abs(frame.midY - 40 + TypeMetrics.capHeight(face) / 2) < 0.01)
    #expect(frame.minX > 10 && frame.width < TypeMetrics.advance("⬛", face))
  }

  @Test func `Emoji of a text that was made smaller stay in the room that layout kept`() {
    let (large, small) = (Face(size: 28), Face(size: 14))
    let text = "⬛⬛⬛ ab ⬛"
    let width = TypeMetrics.width(text, large) / 2
    // In a small font they are larger beside the letters than in a large one.
    #expect(TypeMetrics.width(text, small) > width + 1)
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: width, height: 20), baseline: 15,
      runs: [TextRun(text, face: small, paint: .color(.white), x: 5, width: width)])
    let frames = TextInk(line, at: 0).parts.compactMap { part -> Rect? in
      if case .bitmap(_, let frame) = part { frame } else { nil }
    }
    #expect(frames.count == 4 && frames.allSatisfy { $0.maxX <= 5 + width + 0.1 })
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX <= next.minX + 0.1) }
  }

  @Test func `A thin material over black is as light as a phone's, thicker ones are lighter`() {
    let levels = Material.Thickness.allCases.prefix(5).map { thickness in
      let veil = DisplayItem.fill(
        .rect(Rect(x: 0, y: 0, width: 10, height: 10)), .material(Material(thickness, isDark: true))
      )
      return pixel(paint([veil], on: .color(.black)), 5, 5)
    }
    #expect(levels[1].prefix(3).allSatisfy { (31...33).contains($0) }, "\(levels[1])")
    #expect(levels.map { $0[0] } == levels.map { $0[0] }.sorted())
    #expect(Set(levels).count == 5)
  }

  @Test func `A material shows what lies below, blurred`() {
    let left = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 100, height: 100)), .color(.white))
    let card = DisplayItem.fill(
      .rect(Rect(x: 20, y: 20, width: 160, height: 60)),
      .material(Material(.ultraThin, isDark: true)))
    let image = paint([left, card], 200, 100, on: .color(.black))
    let bright = pixel(image, 30, 50)[0]
    let middle = pixel(image, 100, 50)[0]
    let dark = pixel(image, 170, 50)[0]
    #expect(bright > middle && middle > dark)
    // No edge is left where white meets black.
    #expect(abs(Int(pixel(image, 99, 50)[0]) - Int(pixel(image, 101, 50)[0])) < 8)
  }

  @Test func `A PNG is read again as it was written`() throws {
    let image = paint(
      [.fill(.ellipse(Rect(x: 1, y: 1, width: 8, height: 8)), .color(RGBA(255, 0, 0)))])
    let read = try PNGFile.decode(image.png)
    #expect(read.width == 10 && read.height == 10)
    #expect(image.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `Lists from outside cannot make it stop`() {
    let huge = Rect(x: -1e300, y: .nan, width: .infinity, height: 5)
    _ = paint([
      .fill(.rect(huge), .color(.white)),
      .fill(.ellipse(huge), .material(Material(.thin, isDark: true))),
      .group(
        GroupMark([.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 5)), .color(.white))], blur: 1e9)),
      .group(
        GroupMark(
          [.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 5)), .color(.white))],
          shadow: ShadowMark(color: .black, radius: .infinity, x: 1e30))),
      .symbol(SymbolMark(name: "heart.fill", frame: huge, face: Face(size: 1e30), paints: [])),
      TextSample.item("x", Face(size: .nan), x: 0, y: 0),
    ])
    #expect(PixelPainter(scale: .nan).scale == 3)
  }
}
