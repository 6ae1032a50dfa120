import Drawing

/// What an image shows that code draws.
final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  /// The width in points of a pixel of the bitmap that it stands for; nil for one that is sharp at any size.
  let pixel: CGFloat?
  /// Pixels a point of the bitmap that a phone makes of it.
  let scale: CGFloat
  let renderer: (inout GraphicsContext) -> Void

  init(
    size: CGSize, pixel: CGFloat? = nil, scale: CGFloat = 1,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    (self.size, self.pixel, self.scale, self.renderer) = (size, pixel, scale, renderer)
  }

  /// The drawing with a pixel a point, as Core Graphics counts.
  var inPixels: ImageDrawing { scaled(by: 1 / scale) }

  /// Returns the drawing with more pixels a point.
  func scaled(by scale: CGFloat) -> ImageDrawing {
    guard scale > 0, scale.isFinite, scale != 1 else { return self }
    return ImageDrawing(
      size: CGSize(width: size.width / scale, height: size.height / scale),
      pixel: pixel.map { $0 / scale }, scale: self.scale * scale
    ) { [renderer] context in
      context.scaleBy(x: 1 / scale, y: 1 / scale)
      renderer(&context)
    }
  }

  static func == (one: ImageDrawing, other: ImageDrawing) -> Bool { one === other }
}

extension Image {
  /// Creates an image of a size in points that code draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawn(ImageDrawing(size: size, renderer: renderer)))
    self.label = label?.string(in: EnvironmentValues())
    isDecorative = label == nil
  }
}

/// An image that code draws, at its own size or stretched.
final class DrawnImageNode: LayoutNode {
  private let image: Image
  private let drawing: ImageDrawing
  private let context: _ViewContext
  private let ideal: Size

  init(_ image: Image, _ drawing: ImageDrawing, _ context: _ViewContext) {
    (self.image, self.drawing, self.context) = (image, drawing, context)
    let size = Size(drawing.size)
    func length(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    ideal = Size(width: length(size.width), height: length(size.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    image.isResizable ? proposal.filled(by: ideal) : ideal
  }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let frame = painter.rect(origin, size)
    painter.begin("Image", at: origin, size, label: image.isDecorative ? nil : image.label)
    defer { painter.end() }
    guard ideal.width > 0, ideal.height > 0 else { return }
    if context.environment.hidesContent {
      painter.add(
        .fill(
          .rounded(frame, radius: Redaction.radius), .color(context.environment.redactionColor)))
      return
    }
    var graphics = GraphicsContext(
      GraphicsContext.Sheet(
        painter: painter, symbols: [], context: context, size: ideal, origin: frame.origin))
    EnvironmentValues.within(context.environment) { drawing.renderer(&graphics) }
    let items = graphics.sheet.items
    guard !items.isEmpty else { return }
    let scale = (x: size.width / ideal.width, y: size.height / ideal.height)
    let place = Transform.scale(x: scale.x, y: scale.y).then(.translation(x: frame.x, y: frame.y))
    var sharp = GroupMark.picture(items)
    sharp.transform = place
    let drawn = DisplayItem.group(
      GroupMark(
        smoothed(sharp, in: frame, by: smoothing(by: max(scale.x, scale.y))), clip: .rect(frame)))
    guard image.templateMode == .template else { return painter.add(drawn) }
    let paint = ShapeStyleBox.level(0).paint(in: context.environment, frame)
    painter.add(.group(GroupMark([.fill(.rect(frame), paint)], mask: [drawn])))
  }

  /// Returns the drawing with a blur. Beyond the edge there is nothing to mix with: there it stays sharp below the blur.
  private func smoothed(_ sharp: GroupMark, in frame: Rect, by blur: Double) -> [DisplayItem] {
    guard blur > 0 else { return [.group(sharp)] }
    let edge = DisplayItem.stroke(
      .rect(frame), .color(.white), StrokeStyleMark(width: 4 * blur))
    var soft = sharp
    soft.blur = blur
    return [.group(GroupMark([.group(sharp)], mask: [edge])), .group(soft)]
  }

  /// Returns the blur in points that makes enlarged pixels run into each other as linear interpolation does.
  private func smoothing(by scale: Double) -> Double {
    guard let pixel = drawing.pixel, !image.isPixelated else { return 0 }
    let width = Double(pixel) * scale
    guard width > Double(context.environment.pixelLength) else { return 0 }
    // A pixel that is mixed with the next one is a triangle of twice its width: a box that was averaged over a box. The
    // deviation of a box is its width by the root of 12.
    return width / 12.0.squareRoot()
  }
}
