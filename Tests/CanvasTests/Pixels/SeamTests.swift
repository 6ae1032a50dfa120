import Drawing
import Foundation
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

  /// Four squares side by side, turned about the middle of the picture.
  private func turned(_ degrees: Double, _ paints: [Paint]) -> DisplayItem {
    let angle = degrees * .pi / 180
    let map = Transform.translation(x: -20, y: -20)
      .then(.rotation(sine: sin(angle), cosine: cos(angle))).then(.translation(x: 20, y: 20))
    let squares = [(8.0, 8.0), (20, 8), (8, 20), (20, 20)].map {
      Rect(x: $0.0, y: $0.1, width: 12, height: 12)
    }
    let rows = [0, 2].map { row in
      DisplayItem.view(
        ViewMark(
          id: UInt64(row),
          items: [row, row + 1].map { .fill(.rect(squares[$0]), paints[$0 % paints.count]) }))
    }
    return .group(GroupMark(rows, transform: map))
  }

  @Test(arguments: [5, 30, 45, 90, 123.4]) func `turned squares, of one colour or of several`(
    degrees: Double
  ) {
    for scale in Self.scales {
      for paints in [[white], [white, .color(RGBA(255, 0, 0))]] {
        let image = paint([turned(degrees, paints)], scale: scale)
        // All of it near of the middle is covered, and red is in each of the colours.
        for row in [13, 16, 19.9, 20.1, 24, 26.5] {
          #expect(darkest(image, scale: scale, isRow: true, at: row, from: 12.5, to: 27) >= 254)
        }
      }
    }
  }

  @Test func `what lies over a turned square hides it, clipped or not`() {
    let red = Paint.color(RGBA(255, 0, 0))
    let map = Transform.rotation(sine: 0.6, cosine: 0.8)
    let rect = Rect(x: 12, y: -8, width: 20, height: 20)
    let over = [DisplayItem.fill(.rect(rect), red), .fill(.rect(rect), white)]
    let apart = [
      DisplayItem.fill(.rect(rect), white),
      .fill(.rect(Rect(x: 32, y: -8, width: 10, height: 20)), white.opacity(0.5)),
    ]
    let clip = Contour.ellipse(Rect(x: 15, y: -5, width: 14, height: 14))
    for items in [over, apart] {
      for clip in [nil, clip] {
        let image = paint([.group(GroupMark(items, transform: map, clip: clip))], scale: 3)
        let (x, y) = (Int(3 * (22 * 0.8 - 2 * 0.6)), Int(3 * (22 * 0.6 + 2 * 0.8)))
        let middle = (y * image.width + x) * 4
        #expect(Array(image.bytes[middle..<middle + 3]) == [255, 255, 255])
      }
    }
  }

  @Test(arguments: scales) func `two halves of a ring`(scale: Double) {
    // Half a circle of 12 points about the middle, from its top or from its foot.
    func half(_ side: Double) -> DisplayItem {
      let handle = side * 12 * 0.5522847498
      let (top, foot) = (Point(x: 20, y: 20 - side * 12), Point(x: 20, y: 20 + side * 12))
      let right = Point(x: 20 + side * 12, y: 20)
      return .stroke(
        .path(
          [
            .move(top),
            .curve(
              right, control1: Point(x: top.x + handle, y: top.y),
              control2: Point(x: right.x, y: right.y - handle)),
            .curve(
              foot, control1: Point(x: right.x, y: right.y + handle),
              control2: Point(x: foot.x + handle, y: foot.y)),
            // What is left of a circle by rounding.
            .line(Point(x: foot.x, y: foot.y + 1e-9)),
          ], isEvenOdd: false), white, StrokeStyleMark(width: 8))
    }
    let image = paint([half(1), half(-1)], scale: scale)
    for line in [5.5, 6, 8, 11, 29, 32, 34, 34.4] {
      #expect(darkest(image, scale: scale, isRow: true, at: line, from: 19, to: 21) >= 250)
    }
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
