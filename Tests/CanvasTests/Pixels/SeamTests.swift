import Drawing
import Testing

@testable import Canvas

@Suite("Shapes that share an edge leave no line between them") struct SeamTests {
  /// The scales of phones, of a README and of terminals.
  static let scales = [3.0, 2, 1, 1.7, 2.3]

  private func paint(_ items: [DisplayItem], scale: Double, side: Double = 40) -> PixelImage {
    PixelPainter(scale: scale).paint(
      DisplayList(size: Size(width: side, height: side), items: items), on: .color(.black), at: 0
    ).image
  }

  /// Returns the darkest light between two places of a row or column, in points.
  private func darkest(
    _ image: PixelImage, scale: Double, isRow: Bool, at line: Double, from: Double, to: Double
  ) -> UInt8 {
    let places = Int(from * scale)...Int(to * scale)
    return places.map { place in
      let (x, y) = isRow ? (place, Int(line * scale)) : (Int(line * scale), place)
      return image.bytes[(y * image.width + x) * 4]
    }.min() ?? 0
  }

  private let white = Paint.color(.white)

  @Test(arguments: scales) func `rows of a picture`(scale: Double) {
    let items = (0..<12).map {
      DisplayItem.fill(
        .rect(Rect(x: 1, y: 1 + Double($0) * 3.17, width: 38, height: 3.17)), white)
    }
    let image = paint(items, scale: scale)
    #expect(darkest(image, scale: scale, isRow: false, at: 20, from: 3, to: 36) == 255)
  }

  @Test(arguments: scales) func `segments of a bar, also those with round ends`(scale: Double) {
    let width = 34.0 / 3
    func segment(_ index: Int, _ contour: (Rect) -> Contour) -> DisplayItem {
      .fill(contour(Rect(x: 3 + Double(index) * width, y: 10, width: width, height: 8)), white)
    }
    let left = CornerRadii(topLeft: 4, topRight: 0, bottomLeft: 4, bottomRight: 0)
    let right = CornerRadii(topLeft: 0, topRight: 4, bottomLeft: 0, bottomRight: 4)
    let image = paint(
      [
        segment(0) { .rounded($0, left, isContinuous: true) }, segment(1) { .rect($0) },
        segment(2) { .rounded($0, right, isContinuous: false) },
      ], scale: scale)
    #expect(darkest(image, scale: scale, isRow: true, at: 14, from: 6, to: 34) == 255)
  }

  @Test(arguments: scales) func `mirrored segments with round ends`(scale: Double) {
    let ends = CornerRadii(topLeft: 4, topRight: 0, bottomLeft: 4, bottomRight: 0)
    let mirror = Transform.scale(x: -1, y: 1).then(.translation(x: 40, y: 0))
    let image = paint(
      [
        .group(
          GroupMark(
            [
              .fill(
                .rounded(
                  Rect(x: 4.3, y: 10, width: 15.1, height: 8), ends, isContinuous: false), white),
              .fill(.rect(Rect(x: 19.4, y: 10, width: 16, height: 8)), white),
            ], transform: mirror))
      ], scale: scale)
    #expect(darkest(image, scale: scale, isRow: true, at: 14, from: 8, to: 32) == 255)
  }

  @Test(arguments: scales) func `parts that a clip cuts`(scale: Double) {
    func part(_ frame: Rect) -> DisplayItem {
      .group(GroupMark([.fill(.ellipse(frame.outset(by: 40)), white)], clip: .rect(frame)))
    }
    let image = paint(
      [
        part(Rect(x: 2, y: 2, width: 36, height: 15.45)),
        part(Rect(x: 2, y: 17.45, width: 36, height: 15)),
      ], scale: scale)
    #expect(darkest(image, scale: scale, isRow: false, at: 20, from: 4, to: 30) == 255)
  }

  @Test(arguments: scales) func `a border and what it surrounds`(scale: Double) {
    let frame = Rect(x: 5.3, y: 5.4, width: 24.1, height: 24.1)
    let image = paint(
      [
        .fill(.rect(frame), white),
        .stroke(.rect(frame.outset(by: 1)), white, StrokeStyleMark(width: 2)),
      ], scale: scale)
    #expect(darkest(image, scale: scale, isRow: true, at: 15, from: 5, to: 29.5) >= 250)
  }

  @Test(arguments: scales) func `a line thinner than a pixel stays as light as it is`(
    scale: Double
  ) {
    let thin = 0.4 / scale
    let image = paint(
      [.fill(.rect(Rect(x: 0, y: 10.2, width: 40, height: thin)), white)], scale: scale)
    let light = (0..<image.height).map { Int(image.bytes[($0 * image.width + 5) * 4]) }
    #expect((100...104).contains(light.reduce(0, +)))
  }

  @Test(arguments: scales) func `a line of one pixel is one whole pixel wherever it lies`(
    scale: Double
  ) {
    for place in [10.0, 10.1, 10.25, 10.4] {
      let line = Rect(x: 0, y: place, width: 40, height: 1 / scale)
      let image = paint([.fill(.rect(line), white)], scale: scale)
      let light = (0..<image.height).map { image.bytes[($0 * image.width + 5) * 4] }
      #expect(light.filter { $0 == 255 }.count == 1)
      #expect(light.filter { $0 != 0 }.count == 1)
    }
  }

  @Test func `vectors ask viewers for whole pixels where a shape can have a neighbour`() {
    func text(_ item: DisplayItem) -> String {
      VectorPicture.document(
        DisplayList(size: Size(width: 40, height: 40), items: [item]), on: nil, at: 0, title: ""
      ).text
    }
    let rect = Rect(x: 3, y: 4.3, width: 10, height: 5.1)
    let crisp = "shape-rendering=\"crispEdges\""
    #expect(text(.fill(.rect(rect), white)).contains(crisp))
    #expect(!text(.fill(.ellipse(rect), white)).contains(crisp))
    #expect(
      !text(.fill(.rect(Rect(x: 3, y: 4, width: 10, height: 0.33)), white)).contains(crisp))
    let turned = Transform.rotation(sine: 0.6, cosine: 0.8)
    #expect(
      !text(.group(GroupMark([.fill(.rect(rect), white)], transform: turned))).contains(crisp))
  }
}
