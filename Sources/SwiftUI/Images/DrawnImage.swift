import Drawing

/// What an image shows that code draws.
final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    (self.size, self.renderer) = (size, renderer)
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
    let place = Transform.scale(x: size.width / ideal.width, y: size.height / ideal.height)
      .then(.translation(x: frame.x, y: frame.y))
    let drawn = DisplayItem.group(
      GroupMark([.group(GroupMark(items, transform: place))], clip: .rect(frame)))
    guard image.templateMode == .template else { return painter.add(drawn) }
    let paint = ShapeStyleBox.level(0).paint(in: context.environment, frame)
    painter.add(.group(GroupMark([.fill(.rect(frame), paint)], mask: [drawn])))
  }
}
