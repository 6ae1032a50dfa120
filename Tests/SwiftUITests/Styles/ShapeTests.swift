import Drawing
import Testing

@testable import SwiftUI

/// Shapes, strokes and paths.
@MainActor
@Suite struct ShapeTests {
  private func items(_ view: some View) -> [DisplayItem] {
    draw(view, width: 100, height: 50).items
  }

  @Test func `simple shapes stay simple outlines`() {
    let room = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(items(Rectangle()) == [.fill(.rect(room), .color(.black))])
    #expect(items(Ellipse()) == [.fill(.ellipse(room), .color(.black))])
    #expect(items(Capsule()) == [.fill(.capsule(room), .color(.black))])
    #expect(
      items(RoundedRectangle(cornerRadius: 8))
        == [.fill(.rounded(room, radius: 8), .color(.black))])
    #expect(
      items(Circle()) == [.fill(.ellipse(Rect(x: 0, y: 0, width: 50, height: 50)), .color(.black))])
  }

  @Test func `a stroke lies on the outline and a border inside of it`() {
    let line = StrokeStyleMark(width: 4)
    #expect(
      items(Rectangle().stroke(.white, lineWidth: 4))
        == [.stroke(.rect(Rect(x: 0, y: 0, width: 100, height: 50)), .color(.white), line)])
    #expect(
      items(Rectangle().strokeBorder(.white, lineWidth: 4))
        == [.stroke(.rect(Rect(x: 2, y: 2, width: 96, height: 46)), .color(.white), line)])
    #expect(items(Circle().fill(.white).stroke(.black, lineWidth: 1)).count == 2)
  }

  @Test func `a quarter of a circle is trimmed from three o'clock on`() throws {
    let view = Circle().trim(from: 0, to: 0.25).stroke(.white, lineWidth: 2).frame(
      width: 50, height: 50)
    guard case .stroke(.path(let elements, _), _, _)? = draw(view).items.first else {
      Issue.record("no stroke")
      return
    }
    #expect(elements.count == 2)
    guard case .move(let start) = elements[0], case .curve(let end, _, _) = elements[1] else {
      Issue.record("no arc")
      return
    }
    #expect(abs(start.x - 50) < 1e-6 && abs(start.y - 25) < 1e-6)
    #expect(abs(end.x - 25) < 0.1 && abs(end.y - 50) < 0.1)
  }

  /// The left half of its room, as many authors write it: by width and height alone.
  nonisolated private struct LeftHalf: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          .zero, CGPoint(x: rect.width / 2, y: 0), CGPoint(x: rect.width / 2, y: rect.height),
        ])
        path.closeSubpath()
      }
    }
  }

  @Test func `an author's shape reads a rectangle at zero, wherever it stands`() throws {
    let shapes: [any View] = [
      LeftHalf(), AnyShape(LeftHalf()), LeftHalf().stroke(.white), LeftHalf().trim(from: 0, to: 1),
      LeftHalf().union(LeftHalf()), LeftHalf().rotation(.zero),
      Path(CGRect(x: 0, y: 0, width: 10, height: 20)), Color.white.clipShape(LeftHalf()),
    ]
    for shape in shapes {
      let view = AnyView(shape).frame(width: 20, height: 20).position(x: 80, y: 25)
      let bounds = try #require(items(view).first.flatMap(outline)).bounds
      #expect(abs(bounds.x - 70) < 1e-6 && abs(bounds.y - 15) < 1e-6)
      #expect(abs(bounds.width - 10) < 1e-6 && abs(bounds.height - 20) < 1e-6)
    }
  }

  @Test func `an inner shadow falls into shapes, lines, letters and symbols`() {
    let style = Color.white.shadow(.inner(color: .black, radius: 3, y: 2))
    let drawn = items(Circle().fill(style))
    guard case .fill(let area, .color(.white))? = drawn.first, case .group(let group)? = drawn.last,
      case .group(let cast)? = group.items.first
    else {
      Issue.record("no shadow over the shape: \(drawn)")
      return
    }
    #expect(group.clip == area)
    #expect(cast.shadow == ShadowMark(color: .black, radius: 3, x: 0, y: 2))
    let shadow = ShadowMark(color: .black, radius: 3, x: 0, y: 2, isInner: true)
    let line = items(Circle().stroke(style, lineWidth: 5))
    let letters = items(Text(verbatim: "A").foregroundStyle(style))
    let symbol = items(Image(systemName: "heart.fill").foregroundStyle(style))
    for marks in [line, letters, symbol] {
      guard marks.count == 1, case .group(let group) = marks[0] else {
        Issue.record("not in a group: \(marks)")
        continue
      }
      #expect(group.shadow == shadow && group.items.count == 1)
    }
  }

  @Test func `a symbol casts the shadow of its style, as letters do`() {
    let style = Color.white.shadow(.drop(color: .black, radius: 3, x: 1))
    let shadow = ShadowMark(color: .black, radius: 3, x: 1)
    for view in [
      AnyView(Text(verbatim: "A").foregroundStyle(style)),
      AnyView(Image(systemName: "heart.fill").foregroundStyle(style)),
    ] {
      guard case .group(let group)? = items(view).first else {
        Issue.record("no shadow")
        continue
      }
      #expect(group.shadow == shadow)
    }
  }

  @Test func `a style casts every shadow that it was given, made fainter or not`() {
    let both = Color.white.shadow(.drop(radius: 4, y: 1)).shadow(.inner(radius: 2))
    for style in [
      AnyShapeStyle(both), AnyShapeStyle(both.opacity(0.5)), AnyShapeStyle(both.secondary),
    ] {
      guard case .group(let group)? = items(Circle().fill(style)).first, group.items.count == 2,
        case .group(let inner) = group.items[1]
      else {
        Issue.record("not both")
        continue
      }
      #expect(group.shadow?.radius == 4 && group.shadow?.isInner == false)
      guard case .group(let cast)? = inner.items.first else {
        Issue.record("nothing falls into it")
        continue
      }
      #expect(cast.shadow?.radius == 2)
      for view in [
        AnyView(Text(verbatim: "A").foregroundStyle(style)),
        AnyView(Image(systemName: "heart.fill").foregroundStyle(style)),
        AnyView(Circle().stroke(style)),
      ] {
        guard case .group(let outer)? = items(view).first,
          case .group(let inner)? = outer.items.first
        else {
          Issue.record("not both of \(view)")
          continue
        }
        #expect(outer.shadow?.isInner == false && inner.shadow?.isInner == true)
      }
    }
  }

  @Test func `a shadow that falls into a fainter shape is as faint`() {
    let style = Color.white.shadow(.inner(color: .black, radius: 2)).opacity(0.5)
    guard case .group(let clipped)? = items(Circle().fill(style)).last,
      case .group(let cast)? = clipped.items.first
    else {
      Issue.record("no shadow")
      return
    }
    #expect(cast.shadow?.color.alpha == 0.5)
  }

  @Test func `a style with a shadow is mixed as it says`() {
    let style = Color.white.shadow(.drop(radius: 4)).blendMode(.multiply)
    for view in [
      AnyView(Circle().fill(style)), AnyView(Text(verbatim: "A").foregroundStyle(style)),
    ] {
      guard case .group(let outer)? = items(view).first, case .group(let inner)? = outer.items.first
      else {
        Issue.record("not both of \(view)")
        continue
      }
      #expect(outer.blend == .multiply && inner.shadow?.radius == 4)
    }
  }

  @Test func `a gradient runs between the sides and corners that it names`() throws {
    func ends(_ start: UnitPoint, _ end: UnitPoint) -> [Point]? {
      let view = Rectangle()
        .fill(LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: end))
        .frame(width: 10, height: 20)
      guard case .fill(_, .linear(_, let start, let end))? = draw(view).items.first else {
        return nil
      }
      return [start, end]
    }
    #expect(ends(.top, .bottom) == [Point(x: 5, y: 0), Point(x: 5, y: 20)])
    #expect(ends(.leading, .trailing) == [Point(x: 0, y: 10), Point(x: 10, y: 10)])
    #expect(ends(.topLeading, .bottomTrailing) == [Point(x: 0, y: 0), Point(x: 10, y: 20)])
    #expect(ends(.topTrailing, .bottomLeading) == [Point(x: 10, y: 0), Point(x: 0, y: 20)])
    #expect(ends(.zero, .center) == [Point(x: 0, y: 0), Point(x: 5, y: 10)])
  }

  @Test func `an elliptical gradient reaches the sides of its area in each direction`() {
    let gradient = EllipticalGradient(colors: [.white, .black])
    guard case .fill(_, .radial(_, let center, 0, let radius, let height))? = items(gradient).first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(center == Point(x: 50, y: 25) && radius == 50 && height == 0.5)
  }

  @Test func `a view cut to a shape keeps the holes that even-odd makes`() {
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addRect(rect)
          path.addRect(rect.insetBy(dx: 5, dy: 5))
        }
      }
    }
    let rules = [FillStyle(eoFill: true), FillStyle()].map { style -> Bool? in
      let view = Color.white.clipShape(Ring(), style: style).frame(width: 20, height: 20)
      guard case .path(_, let isEvenOdd)? = items(view).first.flatMap(outline) else { return nil }
      return isEvenOdd
    }
    #expect(rules == [true, false])
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func `the line along a path with endless dashes goes on without gaps`(_ cap: CGLineCap) {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, dash: [0.001]))
    #expect(ring.elements.count <= Polygons.mostElements)
    // The dashes begin at three o'clock and go to six: what comes last is what was missing.
    for degrees in stride(from: 180.0, to: 350, by: 9) {
      let angle = degrees * .pi / 180
      let place = CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
      #expect(ring.contains(place), "\(degrees)")
    }
    #expect(ring.boundingRect.minX < -1.9 && ring.boundingRect.minY < -1.9)
  }

  @Test func `the line along a path keeps the dashes that a path can hold`() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 99.97, y: 0))
    }
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0.05, 0.05])).elements
    #expect(dashes.count == 5 * 1_000)
  }

  @Test func `the line along a path is an area with a hole, also where a view is cut to it`() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 6))
    #expect(ring.contains(CGPoint(x: 0, y: 20)) && ring.contains(CGPoint(x: 2.5, y: 20)))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && !ring.contains(CGPoint(x: 4, y: 20)))
    let box = ring.boundingRect
    #expect(abs(box.minX + 3) < 0.05 && abs(box.maxY - 43) < 0.05)
    let view = Color.white.clipShape(Circle().stroke(lineWidth: 6)).frame(width: 40, height: 40)
    guard case .path(let elements, isEvenOdd: false)? = items(view).first.flatMap(outline) else {
      Issue.record("The clip is no path.")
      return
    }
    let middle = Point(x: 20, y: 20)
    #expect(!PathElement.contains(elements, middle, isEvenOdd: false))
    #expect(PathElement.contains(elements, Point(x: 2, y: 20), isEvenOdd: false))
    // Drawn by itself it stays a line: painters know best what one covers.
    let line = items(Circle().stroke(lineWidth: 6).frame(width: 40, height: 40)).first
    guard case .stroke(.ellipse, _, _)? = line else {
      Issue.record("The line is none.")
      return
    }
  }

  @Test func `the outline has the shape that a view is cut to, and nothing of what masks it`()
    throws
  {
    let cut = VStack(spacing: 0) {
      Color.white.frame(width: 20, height: 20).clipShape(Circle())
      Color.black.frame(width: 20, height: 20)
    }
    #expect(
      frames(cut)
        == [
          "VStack 0,0 20x40", "ClipShape 0,0 20x20", "Color 0,0 20x20", "Color 0,20 20x20",
        ])
    let column = try #require(draw(cut).outline.children.first)
    #expect(column.children.map(\.kind) == ["ClipShape", "Color"])
    let masked = Color.white.frame(width: 20, height: 20).mask { Circle() }
    #expect(frames(masked) == ["Color 0,0 20x20"])
    // What stands behind a mask is there again.
    #expect(
      frames(
        HStack(spacing: 0) {
          masked
          Circle().frame(width: 20, height: 20)
        })
        == ["HStack 0,0 40x20", "Color 0,0 20x20", "Circle 20,0 20x20"])
  }

  private func outline(of item: DisplayItem) -> Contour? {
    switch item {
    case .fill(let contour, _), .stroke(let contour, _, _): contour
    case .group(let group): group.clip
    default: nil
    }
  }

  @Test(arguments: [
    (0.0, 1.0, 300.0), (0.25, 0.5, 75), (0.9, 0.1, 0), (-1, 0.5, 150), (.nan, 0.5, 150),
  ])
  func `a trim keeps its part of the length`(_ from: Double, _ to: Double, _ length: Double) {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 200))
    let part = path.trimmedPath(from: CGFloat(from), to: CGFloat(to))
    var total = 0.0
    var last = Point.zero
    for element in part.elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        total += hypot(point.x - last.x, point.y - last.y)
        last = point
      default: break
      }
    }
    #expect(abs(total - length) < 1e-6)
  }

  @Test func `an arc runs clockwise on screen unless it is told to be clockwise`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(abs(Double(path.currentPoint?.y ?? 0) - 10) < 1e-9)
    #expect(path.boundingRect.minY > -1e-6)
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(other.boundingRect.minY < -9)
  }

  @Test func `a path knows what is inside`() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func `a shape of one's own is drawn by its path`() {
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    let expected: [PathElement] = [
      .move(Point(x: 0, y: 50)), .line(Point(x: 100, y: 50)), .close,
    ]
    #expect(
      items(Wedge().fill(.white)) == [.fill(.path(expected, isEvenOdd: false), .color(.white))])
  }

  @Test func `an opaque blur of a text lies on black as far as its frame`() {
    let text = Text(verbatim: "Goal").foregroundStyle(.white)
    let result = draw(text.blur(radius: 3, opaque: true))
    guard case .group(let cut)? = result.items.first, case .group(let blurred)? = cut.items.first
    else {
      Issue.record("\(result.items)")
      return
    }
    let frame = Rect(result.size)
    #expect(cut.clip == .rect(frame) && blurred.blur == 3 && blurred.adjustments == [.opaque])
    #expect(blurred.items.first == .fill(.rect(frame), .color(.black)))
    #expect(blurred.items.dropFirst().elementsEqual(draw(text).items))
  }

  @Test func `a drawing group cuts at the view's size what a compositing group leaves whole`() {
    let ring = Circle().stroke(.green, lineWidth: 12).frame(width: 40, height: 40)
    func clip(_ view: some View) -> Contour? {
      guard case .group(let group)? = items(view).first else { return nil }
      return group.clip
    }
    #expect(clip(ring.drawingGroup()) == .rect(Rect(x: 0, y: 0, width: 40, height: 40)))
    #expect(clip(ring.compositingGroup()) == nil)
    // What is added later is not cut.
    let shadowed = ring.drawingGroup().shadow(color: .black, radius: 3)
    #expect(clip(shadowed) == nil)
  }

  @Test func `a clip, a mask and a shadow become groups`() {
    let view = Color.white.clipShape(Circle()).shadow(color: .black, radius: 3, x: 1, y: 2)
    guard case .group(let shadow)? = items(view).first, case .group(let clip)? = shadow.items.first
    else {
      Issue.record("no groups")
      return
    }
    #expect(shadow.shadow == ShadowMark(color: .black, radius: 3, x: 1, y: 2))
    #expect(clip.clip == .ellipse(Rect(x: 25, y: 0, width: 50, height: 50)))
    guard case .group(let masked)? = items(Color.white.mask { Circle() }).first else {
      Issue.record("no mask")
      return
    }
    #expect(masked.mask?.count == 1)
  }

  @Test func `uneven corners are mirrored with the text`() {
    let view = UnevenRoundedRectangle(topLeadingRadius: 9)
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    guard case .fill(.rounded(_, let left, _), _)? = items(view).first,
      case .fill(.rounded(_, let right, _), _)? = draw(
        view, width: 100, height: 50, environment: environment
      ).items.first
    else {
      Issue.record("no rounded rectangle")
      return
    }
    #expect(left.topLeft == 9 && left.topRight == 0)
    #expect(right.topRight == 9 && right.topLeft == 0)
  }

  /// A triangle along the leading edge.
  private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([.zero, CGPoint(x: 0, y: rect.height), CGPoint(x: 10, y: 0)])
      }
    }
  }

  /// The same, for both directions of text.
  private struct FixedWedge: Shape {
    func path(in rect: CGRect) -> Path { Wedge().path(in: rect) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  }

  /// The ends of the outlines of a view that is read from right to left, 100 points wide.
  private func reach(_ view: some View) -> ClosedRange<Int>? {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let items = draw(view, width: 100, height: 50, environment: environment).items
    let elements = items.flatMap { item -> [PathElement] in
      switch item {
      case .fill(.path(let elements, _), _), .stroke(.path(let elements, _), _, _): elements
      case .group(let group): group.clip.map(\.elements) ?? []
      default: []
      }
    }
    return PathElement.box(elements).map {
      Int(bounded: $0.minX.rounded())...Int(bounded: $0.maxX.rounded())
    }
  }

  @Test func `an outline is mirrored from right to left, unless its shape is to stay`() {
    #expect(reach(Wedge()) == 90...100)
    #expect(reach(Wedge().stroke(lineWidth: 2)) == 90...100)
    #expect(reach(Wedge().offset(x: 20)) == 70...80)
    #expect(reach(AnyShape(Wedge())) == 90...100)
    #expect(reach(Color.red.clipShape(Wedge())) == 90...100)
    #expect(reach(FixedWedge()) == 0...10)
    #expect(reach(AnyShape(FixedWedge())) == 0...10)
    #expect(reach(FixedWedge().offset(x: 20)) == 20...30)
    // What is the same in a mirror stays, and with it a part of it: here the right half of a circle 50 points wide.
    #expect(reach(Circle().trim(from: 0, to: 0.25)) == 25...50)
  }

  private struct NoGroup: Error {}

  @Test func `turns and scales are mirrored from right to left`() throws {
    func map(_ view: some View, _ direction: LayoutDirection) throws -> Transform {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let items = draw(view, width: 100, height: 50, environment: environment).items
      guard case .group(let group)? = items.first else { throw NoGroup() }
      return group.transform
    }
    let turned = Color.red.frame(width: 100, height: 50).rotationEffect(.degrees(30))
    let (there, back) = (try map(turned, .leftToRight), try map(turned, .rightToLeft))
    #expect(there.b > 0 && abs(there.b + back.b) < 1e-9 && abs(there.a - back.a) < 1e-9)
    let grown = Color.red.frame(width: 100, height: 50).scaleEffect(0.5, anchor: .leading)
    let box = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(try map(grown, .leftToRight).box(box).minX == 0)
    #expect(try map(grown, .rightToLeft).box(box).maxX == 100)
    let flipped = Text(verbatim: "a").layoutDirectionBehavior(.mirrors)
    #expect(try map(flipped, .rightToLeft).a == -1)
    #expect(throws: NoGroup.self) { try map(flipped, .leftToRight) }
    let fixed = Text(verbatim: "a").layoutDirectionBehavior(.fixed)
    #expect(throws: NoGroup.self) { try map(fixed, .rightToLeft) }
  }

  @Test
  func `a concentric rectangle has its container's corners, a least radius or one of its own`() {
    func radius(_ shape: some Shape) -> Double? {
      let view = shape.fill(.red).frame(width: 200, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30))
      guard case .fill(.rounded(_, let radii, _), _)? = draw(view).items.first else { return nil }
      return radii.topLeft
    }
    #expect(radius(ConcentricRectangle()) == 30)
    #expect(radius(ConcentricRectangle(corners: .concentric(minimum: 40))) == 40)
    #expect(radius(ConcentricRectangle(corners: .concentric(minimum: 12))) == 30)
    #expect(radius(ConcentricRectangle(corners: .fixed(8), isUniform: true)) == 8)
  }

  @Test func `corners of a concentric rectangle may differ`() {
    func radii(_ shape: some Shape) -> [Double]? {
      let view = shape.fill(.red).frame(width: 200, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30))
      guard case .fill(.rounded(_, let radii, _), _)? = draw(view).items.first else { return nil }
      return [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
    }
    #expect(
      radii(
        ConcentricRectangle(
          topLeadingCorner: .fixed(3), topTrailingCorner: .concentric,
          bottomLeadingCorner: .concentric(minimum: 40), bottomTrailingCorner: .fixed(0)))
        == [3, 30, 40, 0])
    #expect(
      radii(ConcentricRectangle(uniformTopCorners: .fixed(5), uniformBottomCorners: .concentric))
        == [5, 5, 30, 30])
  }

  @Test func `the corners of a shape keep their middle where it is made smaller, once or twice`() {
    func radii(_ view: some View) -> [Double]? {
      switch draw(view, width: 100, height: 60).items.first {
      case .fill(.rounded(_, let radii, _), _)?, .stroke(.rounded(_, let radii, _), _, _)?:
        return [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
      default: return nil
      }
    }
    let round = RoundedRectangle(cornerRadius: 20)
    #expect(radii(round.inset(by: 5).fill(.red)) == [15, 15, 15, 15])
    #expect(radii(round.inset(by: 5).inset(by: 5).fill(.red)) == [10, 10, 10, 10])
    #expect(radii(round.inset(by: 5).strokeBorder(.red, lineWidth: 4)) == [13, 13, 13, 13])
    #expect(radii(round.inset(by: 25).fill(.red)) == [0, 0, 0, 0])
    #expect(
      radii(RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).inset(by: 3).fill(.red))
        == [5, 5, 5, 5])
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 4)
    #expect(radii(uneven.strokeBorder(.red, lineWidth: 12)) == [14, 0, 0, 0])
  }

  @Test func `a shape that follows its container is rounder by less the further inside it is`() {
    func radius(_ view: some View) -> Double? {
      guard case .fill(.rounded(_, let radii, _), _)? = draw(view).items.first else { return nil }
      return radii.topLeft
    }
    let shape = ContainerRelativeShape().fill(.red)
    let card = RoundedRectangle(cornerRadius: 30)
    let room = (width: CGFloat(200), height: CGFloat(100))
    for (inset, expected) in [(0, 30.0), (10, 20), (40, 0)] as [(CGFloat, Double)] {
      let view = shape.padding(inset).frame(width: room.width, height: room.height)
      #expect(radius(view.containerShape(card)) == expected)
      let inner = ContainerRelativeShape().inset(by: inset).fill(.red)
      let whole = inner.frame(width: room.width, height: room.height).containerShape(card)
      #expect(radius(whole.padding(5)) == expected)
    }
    #expect(radius(shape.padding(8).frame(width: 200, height: 100).containerShape(.rect)) == 0)
    let round = shape.padding(8).frame(width: 100, height: 100)
    #expect((radius(round.containerShape(Circle())) ?? 0) >= 42)
    // Without a container's shape the surface is the container.
    let bare = shape.padding(6).frame(width: 200, height: 100)
    #expect(radius(bare) == Guess.containerRadius - 6)
    // So it is beside a card.
    let beside = ZStack {
      Color.clear.containerShape(card).frame(width: 20, height: 20)
      bare
    }
    #expect(radius(beside) == Guess.containerRadius - 6)
  }

  @Test func `a view turned in space is drawn as it is seen from the front`() throws {
    func corner(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ degrees: Double) throws -> Point {
      let view = Color.white.frame(width: 20, height: 10)
        .rotation3DEffect(.degrees(degrees), axis: axis, anchor: .topLeading)
      let item = try #require(draw(view).items.first)
      guard case .group(let group) = item else { return Point(x: 20, y: 10) }
      return group.transform.apply(Point(x: 20, y: 10))
    }
    func isNear(_ one: Point, _ x: Double, _ y: Double) -> Bool {
      abs(one.x - x) < 1e-9 && abs(one.y - y) < 1e-9
    }
    // Around an axis of the plane, lengths across it are as long as the cosine says; of a half turn the back is seen.
    #expect(isNear(try corner((x: 0, y: 1, z: 0), 60), 10, 10))
    #expect(isNear(try corner((x: 1, y: 0, z: 0), 180), 20, -10))
    #expect(isNear(try corner((x: 0, y: 0, z: 1), 90), -10, 20))
    // Around a diagonal, what lies along it stays; half a turn changes the sides.
    #expect(isNear(try corner((x: 2, y: 1, z: 0), 75), 20, 10))
    #expect(isNear(try corner((x: 1, y: 1, z: 0), 180), 10, 20))
    // A turn around nothing is none.
    #expect(isNear(try corner((x: 0, y: 0, z: 0), 60), 20, 10))
  }

  @Test func `a projection is drawn as its affine part, without a change of layout`() {
    #expect(ProjectionTransform().isIdentity)
    #expect(ProjectionTransform() == ProjectionTransform(.identity))
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    let box = Color.red.frame(width: 10, height: 10)
    let projected = draw(box.projectionEffect(ProjectionTransform(map)))
    #expect(projected.size == Size(width: 10, height: 10))
    #expect(projected.items == draw(box.transformEffect(map)).items)
    #expect(ProjectionTransform().isIdentity && !ProjectionTransform(map).isIdentity)
    #expect(ProjectionTransform(map).isAffine)
  }
}
