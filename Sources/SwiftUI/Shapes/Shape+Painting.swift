/// A shape with fills and strokes.
public struct _ShapeView<Content: Shape>: Sendable {
  let shape: Content
  var fill: ShapeStyleBox?
  var strokes: [(style: ShapeStyleBox, line: StrokeStyle)] = []
  var isEvenOdd = false
  /// What is drawn below.
  var below: [ShapeLayer] = []
}

struct ShapeLayer: Sendable {
  let outline: ShapeOutline
  let fill: ShapeStyleBox?
  let strokes: [(style: ShapeStyleBox, line: StrokeStyle)]
  let isEvenOdd: Bool
}

extension _ShapeView: View, PrimitiveView {
  public typealias Body = Never

  /// Builds one node, or one for each layer on top of one another.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let own = ShapeLayer(
      outline: ShapeOutline(shape), fill: fill, strokes: strokes, isEvenOdd: isEvenOdd)
    let layers = (below + [own]).map { layer in
      ShapeNode(
        layer.outline, fill: layer.fill,
        strokes: layer.strokes.map { ShapeNode.Stroke(style: $0.style, line: $0.line) },
        isEvenOdd: layer.isEvenOdd, context.environment
      ).standing(for: context.view)
    }
    nodes.list.append(
      layers.count == 1 ? layers[0] : LayersNode(layers, alignment: .center, kind: nil))
  }
}

extension _ShapeView {
  private func covered<Other: Shape>(by view: _ShapeView<Other>) -> _ShapeView<Other> {
    var view = view
    view.below =
      below + [
        ShapeLayer(
          outline: ShapeOutline(shape), fill: fill, strokes: strokes, isEvenOdd: isEvenOdd)
      ] + view.below
    return view
  }

  /// Fills the shape on top of what it has.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Content> {
    covered(by: shape.fill(content, style: style))
  }

  /// Draws a line along the shape on top of what it has.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    covered(by: shape.stroke(content, style: style))
  }

  /// Draws a line along the shape on top of what it has.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    covered(by: shape.stroke(content, style: StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws a line inside of the shape on top of what it has.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content.InsetShape> {
    covered(by: shape.strokeBorder(content, style: style))
  }

  /// Draws a line inside of the shape on top of what it has.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content.InsetShape> {
    covered(by: shape.strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)))
  }
}

extension Shape {
  /// Returns the shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, fill: content._box, isEvenOdd: style.isEOFilled)
  }

  /// Returns the shape filled with the foreground.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self, fill: .level(0), isEvenOdd: style.isEOFilled)
  }

  /// Returns a line along the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, strokes: [(content._box, style)])
  }

  /// Returns a line along the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, strokes: [(content._box, StrokeStyle(lineWidth: lineWidth))])
  }

  /// Returns the line along the shape, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// Returns the line along the shape, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a line inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Returns a line inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<InsetShape> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a line inside of the shape in the foreground.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<InsetShape> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Returns a line inside of the shape in the foreground.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<InsetShape> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The line along a shape. Filling it draws the line.
public nonisolated struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle
  public nonisolated static var role: ShapeRole { .stroke }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    _Contour(.path(shape._contour(in: rect).contour.stroked(style.mark), isEvenOdd: false))
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Builds one node, drawn as a line in the foreground.
  public nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    fill()._build(in: context, into: &nodes)
  }

  /// Returns the line in a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Base> {
    _ShapeView(shape: shape, strokes: [(content._box, self.style)])
  }

  /// Returns the line in the foreground.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Base> {
    _ShapeView(shape: shape, strokes: [(.level(0), self.style)])
  }
}
