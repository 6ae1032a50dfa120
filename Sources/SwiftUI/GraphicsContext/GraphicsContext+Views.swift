import Drawing

extension GraphicsContext {
  /// Text that is measured and ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let node: LayoutNode
    /// What the text is drawn with.
    public var shading: Shading?

    /// Returns the size of the text in a room.
    public func measure(in size: CGSize) -> CGSize { CGSize(node.size(Proposal(Size(size)))) }
    /// Returns the distance from the top to the first baseline in a room.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.firstTextBaseline, size)
    }
    /// Returns the distance from the top to the last baseline in a room.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.lastTextBaseline, size)
    }
    private func baseline(_ alignment: VerticalAlignment, _ size: CGSize) -> CGFloat {
      CGFloat(node.guide(alignment.key, Proposal(Size(size))))
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// The image's size.
    public let size: CGSize
    /// The distance from the top to the image's baseline.
    public let baseline: CGFloat
    /// What a template or symbol is drawn with.
    public var shading: Shading?
  }

  /// A view of the canvas that is ready to be drawn.
  public struct ResolvedSymbol {
    let node: LayoutNode
    /// The view's size.
    public var size: CGSize { CGSize(node.size(node.placed(.unspecified))) }
  }

  /// Prepares a text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, node: text.node(in: sheet.context))
  }
  /// Prepares an image.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = image.node(in: sheet.context).size(.unspecified)
    return ResolvedImage(image: image, size: CGSize(size), baseline: CGFloat(size.height))
  }
  /// Prepares a shading.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns the view of the canvas with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let key = ObjectIdentifier(TagTrait.self)
    return sheet.symbols.first { $0.trait(key) as? AnyHashable == AnyHashable(id) }
      .map { ResolvedSymbol(node: $0) }
  }

  // MARK: Drawing

  /// Draws text in a rectangle, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let node = node(of: text)
    put(node, at: Point(rect.origin), Proposal(Size(rect.size)))
  }
  /// Draws text with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    put(node(of: text), at: point, anchor)
  }
  /// Draws text in a rectangle, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws text with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws an image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let node = image.image.resizable().node(in: colored(image.shading, Rect(rect)))
    put(node, at: Point(rect.origin), Proposal(Size(rect.size)))
  }
  /// Draws an image with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    put(image.image.node(in: colored(image.shading, .zero)), at: point, anchor)
  }
  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a view of the canvas into a rectangle, scaled to it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var scaled = self
    scaled.translateBy(x: rect.origin.x, y: rect.origin.y)
    scaled.scaleBy(x: rect.size.width / size.width, y: rect.size.height / size.height)
    scaled.put(symbol.node, at: .zero, .unspecified)
  }
  /// Draws a view of the canvas with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    put(symbol.node, at: point, anchor)
  }

  private func node(of text: ResolvedText) -> LayoutNode {
    guard let shading = text.shading else { return text.node }
    return text.text.node(in: colored(shading, .zero))
  }

  /// Returns the surroundings with another foreground.
  private func colored(_ shading: Shading?, _ rect: Rect) -> _ViewContext {
    var context = sheet.context
    if let shading {
      let color = shading.paint(environment, rect).representative
      context.environment.system.foreground = [
        .color(
          Color(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha))
      ]
    }
    return context
  }

  private func put(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
    let proposal = node.placed(.unspecified)
    let size = node.size(proposal)
    let origin = Point(
      x: Double(point.x) - Double(anchor.x) * size.width,
      y: Double(point.y) - Double(anchor.y) * size.height)
    put(node, at: origin, proposal)
  }

  private func put(_ node: LayoutNode, at origin: Point, _ proposal: Proposal) {
    let painter = sheet.painter
    let onSurface = transform.drawn.then(.translation(x: sheet.origin.x, y: sheet.origin.y))
    let items = painter.collect {
      painter.mirroring(false, in: Rect(sheet.size)) {
        painter.transforming(onSurface) { node.draw(painter, at: origin, proposal) }
      }
    }
    add(items.withoutViews)
  }
}
