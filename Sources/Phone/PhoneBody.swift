import Drawing
import Numbers

/// The body around a screen: an edge of metal, a black rim, round corners, and the buttons at its sides.
public struct PhoneBody: Hashable, Sendable {
  public var device: DeviceModel
  /// Points a pixel; the edge is one pixel wide.
  public var pixel: Double
  /// What is seen beside the phone.
  public var ground: RGBA
  /// Pixels between the screen and the end of the body.
  public var rim: Int
  /// Whether buttons stand out at the sides.
  public var hasButtons: Bool
  /// What a phone with a home button has above and below its screen, beside the rim; 0 for others.
  public var forehead = 0.0
  /// Whether it stands on a terminal's cells, which screen and rim fill whole.
  var isOfCells = true

  /// Returns the narrow body that a terminal has room for.
  public static func narrow(_ device: DeviceModel, pixel: Double, ground: RGBA) -> PhoneBody {
    PhoneBody(device: device, pixel: pixel, ground: ground, rim: 2, hasButtons: false)
  }

  /// Returns a body as wide as life's, for pictures.
  public static func whole(_ device: DeviceModel, pixel: Double, ground: RGBA) -> PhoneBody {
    // Finer ones are no cells, which a screen would have to fill.
    let isOfCells = pixel >= 2
    // Thinner edges and buttons would not be seen.
    let pixel = max(pixel, 1.5)
    // A row of cells is two pixels high.
    let rim = max(1, Int(bounded: (Guess.bodyRim / pixel / 2).rounded())) * 2
    var body = PhoneBody(device: device, pixel: pixel, ground: ground, rim: rim, hasButtons: true)
    body.isOfCells = isOfCells
    if device.hasHomeButton {
      let height = Guess.homeButtonForehead - Guess.bodyRim
      body.forehead = (height / pixel / 2).rounded() * pixel * 2
    }
    return body
  }

  /// How far an upright screen stands from the left and the upper end of the picture, in points.
  public var inset: Size {
    let length = Double(rim + (hasButtons ? 2 : 0)) * pixel
    return Size(width: length, height: length + forehead)
  }

  /// Returns the same for a screen that may lie on its side.
  private func insets(of screen: Size) -> Size {
    isOnItsSide(screen) ? Size(width: inset.height, height: inset.width) : inset
  }

  private func isOnItsSide(_ screen: Size) -> Bool {
    screen.width > device.screen.width + 2 * pixel
  }

  /// Returns the size of the whole picture around a screen's.
  public func size(around screen: Size) -> Size {
    let screen = wholeCells(screen)
    let inset = insets(of: screen)
    return Size(
      width: screen.width + 2 * inset.width, height: screen.height + 2 * inset.height)
  }

  /// Returns a screen's picture in the body; what can be touched moves with it.
  public func around(_ picture: PhonePicture) -> PhonePicture {
    let inset = insets(of: picture.list.size)
    let screen = Rect(
      x: inset.width, y: inset.height, width: wholeCells(picture.list.size).width,
      height: wholeCells(picture.list.size).height)
    let size = size(around: picture.list.size)
    let margin = Double(hasButtons ? 2 : 0) * pixel
    let body = Rect(size).inset(by: margin)
    var result = picture
    // Where screen and rim meet between two pixels, black shows through, and not what is behind the phone. Pixels get four
    // narrow strips, which take a fifth less of the picture's time. Cells would show strips as lines: they get one area.
    let below = screen.inset(by: -1)
    let seam: [DisplayItem] =
      isOfCells
      ? [.fill(.rect(below), .color(.black))]
      : frame(around: screen.inset(by: 1), in: below, .black)
    let marks: [DisplayItem] =
      seam + [
        .group(
          GroupMark(
            picture.list.items, transform: .translation(x: inset.width, y: inset.height)))
      ] + frame(around: body, in: Rect(size), ground)
      + frame(around: body.inset(by: pixel), in: body, Guess.bodyEdge)
      + frame(around: screen, in: body.inset(by: pixel), .black)
    let buttons = hasButtons ? buttons(body) : []
    let ends = corners(body, screen) + homeButton(body, screen)
    result.list = DisplayList(size: size, items: [])
    if ground.alpha > 0 {
      result.list.items = marks + buttons + ends
    } else {
      // No ground covers the screen's corners: what lies outside the body is cut off.
      let outline = rings(body, radius(of: screen))[0]
      let clip = Contour.rounded(outline.0, radius: outline.1, isContinuous: false)
      result.list.items = buttons + [.group(GroupMark(marks + ends, clip: clip))]
    }
    result.regions = picture.regions.map {
      PhoneRegion(
        frame: $0.frame.offset(x: inset.width, y: inset.height), target: $0.target, label: $0.label)
    }
    if let button = homeButtonFrame(body, screen) {
      result.regions.append(PhoneRegion(frame: button, target: .homeIndicator, label: "Home"))
    }
    result.placements = picture.placements.map { $0.offset(x: inset.width, y: inset.height) }
    return result
  }

  /// Returns edge and rim, from outside in.
  private func rings(_ body: Rect, _ radius: Double) -> [(Rect, Double, RGBA)] {
    [
      (body, radius + Double(rim) * pixel, Guess.bodyEdge),
      (body.inset(by: pixel), radius + Double(rim - 1) * pixel, .black),
    ]
  }

  /// Returns the corners of a screen, which a shortened one has smaller: they must not cut off what stands close.
  private func screenRadius(of screen: Size) -> Double {
    let whole = isOnItsSide(screen) ? device.screen.width : device.screen.height
    let part = min(1, screen.height / whole * Guess.shortenedCorners)
    return max(device.screenRadius * part, 2 * pixel)
  }

  /// Returns the four strips between two rectangles; a notch that comes out of the rim stays below them.
  private func frame(around inner: Rect, in outer: Rect, _ color: RGBA) -> [DisplayItem] {
    let strips = [
      Rect(x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y),
      Rect(x: outer.x, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      Rect(x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height),
      Rect(x: inner.maxX, y: inner.y, width: outer.maxX - inner.maxX, height: inner.height),
    ]
    return strips.filter { $0.width > 0 && $0.height > 0 }.map { .fill(.rect($0), .color(color)) }
  }

  /// Returns the radius of the body's corners without its rim. A screen between forehead and chin is square; the body's
  /// corners are then its own.
  private func radius(of screen: Rect) -> Double {
    forehead > 0
      ? Guess.homeButtonBodyRadius - Double(rim) * pixel : screenRadius(of: screen.size)
  }

  /// Returns ground, edge and rim over the corners: the screen's picture has square ones.
  private func corners(_ body: Rect, _ screen: Rect) -> [DisplayItem] {
    let radius = radius(of: screen)
    let rings = rings(body, radius)
    let shapes = rings.map { ($0.0, $0.1) } + (forehead > 0 ? [] : [(screen, radius)])
    let colors = ([ground] + rings.map(\.2)).prefix(shapes.count)
    let (right, bottom) = (body.maxX + body.minX, body.maxY + body.minY)
    var items: [DisplayItem] = []
    for (isRight, isBottom) in [(false, false), (true, false), (false, true), (true, true)] {
      let mirror = Transform.scale(x: isRight ? -1 : 1, y: isBottom ? -1 : 1)
        .then(.translation(x: isRight ? right : 0, y: isBottom ? bottom : 0))
      for (index, color) in colors.enumerated() {
        // A point farther than the edge reaches, or a hair of it shows where it ends between two pixels.
        let outer = index == 0 ? (body.inset(by: hasButtons ? -1 : 0), 0.0) : shapes[index - 1]
        let inner = shapes[index]
        // Everything beyond the inner ring's arc, as far as the arc reaches.
        let reach = radius + Double(rim) * pixel
        let end = Point(x: body.minX + reach, y: body.minY + reach)
        items.append(
          .fill(.path(band(outer, inner, end, mirror), isEvenOdd: false), .color(color)))
      }
    }
    return items
  }

  /// Returns the part of an upper left corner between two arcs, up to where the arcs end.
  private func band(
    _ outer: (Rect, Double), _ inner: (Rect, Double), _ end: Point, _ map: Transform
  ) -> [PathElement] {
    let kappa = 0.5523
    func arc(_ shape: (Rect, Double), isBack: Bool) -> [PathElement] {
      let (rect, radius) = shape
      let low = Point(x: rect.minX, y: end.y)
      let bend = Point(x: rect.minX, y: rect.minY + radius)
      let turn = Point(x: rect.minX + radius, y: rect.minY)
      let high = Point(x: end.x, y: rect.minY)
      let first = Point(x: rect.minX, y: rect.minY + radius * (1 - kappa))
      let second = Point(x: rect.minX + radius * (1 - kappa), y: rect.minY)
      return isBack
        ? [.line(high), .line(turn), .curve(bend, control1: second, control2: first), .line(low)]
        : [.line(low), .line(bend), .curve(turn, control1: first, control2: second), .line(high)]
    }
    let elements =
      arc(outer, isBack: false) + arc(inner, isBack: true)
    var path: [PathElement] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .line(let point):
        path.append(index == 0 ? .move(map.apply(point)) : .line(map.apply(point)))
      case .curve(let point, let one, let two):
        path.append(.curve(map.apply(point), control1: map.apply(one), control2: map.apply(two)))
      default: break
      }
    }
    return path + [.close]
  }

  private func buttons(_ body: Rect) -> [DisplayItem] {
    let isOnItsSide = body.width > body.height
    guard !isOnItsSide else { return [] }
    return Guess.bodyButtons.map { button in
      let x = button.isRight ? body.maxX : body.minX - pixel / 2
      // A shortened phone keeps its buttons where they are.
      return .fill(
        .rect(Rect(x: x, y: body.minY + button.top, width: pixel / 2, height: button.height)),
        .color(Guess.bodyEdge))
    }
  }

  /// Returns the home button, in the middle of the chin.
  private func homeButtonFrame(_ body: Rect, _ screen: Rect) -> Rect? {
    guard forehead > 0 else { return nil }
    let side = Guess.homeButtonSide
    let middle =
      isOnItsSide(screen.size)
      ? Point(x: (screen.maxX + body.maxX) / 2, y: body.midY)
      : Point(x: body.midX, y: (screen.maxY + body.maxY) / 2)
    return Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }

  /// Returns the ring around the home button, and the slit of the speaker above the screen.
  private func homeButton(_ body: Rect, _ screen: Rect) -> [DisplayItem] {
    guard let button = homeButtonFrame(body, screen) else { return [] }
    let slit = Guess.speakerSlit
    let turned = isOnItsSide(screen.size)
    let middle =
      turned
      ? Point(x: (screen.minX + body.minX) / 2, y: body.midY)
      : Point(x: body.midX, y: (screen.minY + body.minY) / 2)
    let (width, height) = turned ? (slit.height, slit.width) : (slit.width, slit.height)
    return [
      .stroke(
        .ellipse(button.inset(by: pixel / 2)), .color(Guess.bodyEdge),
        StrokeStyleMark(width: pixel)),
      .fill(
        .capsule(
          Rect(
            x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)),
        .color(Guess.bodyEdge)),
    ]
  }

  private func wholeCells(_ size: Size) -> Size {
    guard isOfCells else { return size }
    return Size(
      width: (size.width / pixel).rounded(.up) * pixel,
      height: (size.height / pixel / 2).rounded(.up) * pixel * 2)
  }
}
