import Drawing

extension View {
  private nonisolated func effect(
    _ make: @escaping ([DisplayItem], Rect) -> GroupMark?
  ) -> some View {
    wrapped { node, _ in EffectNode(node, effect: make) }
  }

  private nonisolated func adjusting(_ adjustment: ColorAdjustment) -> some View {
    effect { items, _ in GroupMark(items, adjustments: [adjustment]) }
  }

  /// Returns the view made more transparent.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    wrapped { node, _ in
      if opacity >= 1 { return node }
      if opacity <= 0 || opacity.isNaN { return HiddenNode(node) }
      return EffectNode(node) { items, _ in GroupMark(items, opacity: opacity) }
    }
  }

  /// Returns the view cut to its own box.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Returns the view cut to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    wrapped { node, context in
      let outline = ShapeOutline(shape)
      return ClipNode(
        node, outline: outline, isEvenOdd: style.isEOFilled, environment: context.environment)
    }
  }

  /// Returns the view cut to a rounded rectangle.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Returns the view where another one is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    masked(by: mask(), alignment)
  }

  /// Returns the view where another one is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, .center) }

  private nonisolated func masked<Mask: View>(by mask: Mask, _ alignment: Alignment) -> some View {
    wrapped { node, context in
      MaskNode(node, mask: mask.node(in: context, alignment: alignment), alignment: alignment)
    }
  }

  /// Returns the view with a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    wrapped { node, context in
      let shadow = ShadowMark(
        color: color.rgba(in: context.environment), radius: Double(radius), x: Double(x),
        y: Double(y))
      return EffectNode(node) { items, _ in GroupMark(items, shadow: shadow) }
    }
  }

  /// Returns the view blurred; an opaque one is so on black as far as its frame, and keeps its edges (LAYOUT.md, "Styles").
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect { items, frame in
      let ground = opaque ? [DisplayItem.fill(.rect(frame), .color(.black))] : []
      let blurred = GroupMark(
        ground + items, blur: max(0, Double(radius)), adjustments: opaque ? [.opaque] : [])
      return opaque ? GroupMark([.group(blurred)], clip: .rect(frame)) : blurred
    }
  }

  /// Returns the view mixed with what is below.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { items, _ in GroupMark(items, blend: blendMode.drawn) }
  }

  /// Returns the view treated as one where effects are concerned.
  nonisolated public func compositingGroup() -> some View {
    effect { items, _ in .picture(items) }
  }

  /// Returns the view drawn into a picture of its own size: what it draws beyond that is cut off.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    effect { items, frame in
      var group = GroupMark.picture(items)
      group.clip = .rect(frame)
      return group
    }
  }

  /// Returns the view in brighter colours.
  nonisolated public func brightness(_ amount: Double) -> some View {
    adjusting(.brightness(amount))
  }
  /// Returns the view with more or less contrast.
  nonisolated public func contrast(_ amount: Double) -> some View { adjusting(.contrast(amount)) }
  /// Returns the view in stronger or weaker colours.
  nonisolated public func saturation(_ amount: Double) -> some View {
    adjusting(.saturation(amount))
  }
  /// Returns the view in greys.
  nonisolated public func grayscale(_ amount: Double) -> some View { adjusting(.grayscale(amount)) }
  /// Returns the view with its hues turned.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    adjusting(.hueRotation(angle.radians))
  }
  /// Returns the view in inverted colours.
  nonisolated public func colorInvert() -> some View { adjusting(.invert) }
  /// Returns the view with its colours multiplied.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    wrapped { node, context in
      let value = color.rgba(in: context.environment)
      return EffectNode(node) { items, _ in GroupMark(items, adjustments: [.multiply(value)]) }
    }
  }
  /// Returns the view with dark parts made transparent; drawn in greys here.
  nonisolated public func luminanceToAlpha() -> some View { adjusting(.grayscale(1)) }

  /// Returns the view turned.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    mapped { box in
      Transform.rotation(sine: sin(angle.radians), cosine: cos(angle.radians))
        .about(anchor.place(in: box))
    }
  }

  /// Returns the view turned in space; its flat shadow is drawn, without perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    mapped { box in
      Transform.turned(
        by: angle.radians, around: (Double(axis.x), Double(axis.y), Double(axis.z))
      ).about(anchor.place(in: box))
    }
  }

  /// Returns the view scaled.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    mapped { box in
      Transform.scale(x: Double(x), y: Double(y)).about(anchor.place(in: box))
    }
  }

  /// Returns the view scaled.
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the view scaled.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Returns the view mapped by a transform.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    mapped { box in transform.drawn.about(box.origin) }
  }

  /// Returns the view mapped in its box, as in a mirror where text runs from right to left.
  private nonisolated func mapped(_ map: @escaping (Rect) -> Transform) -> some View {
    wrapped { node, context in
      guard context.environment.layoutDirection == .rightToLeft else {
        return EffectNode(mapping: node, by: map)
      }
      return EffectNode(mapping: node) { box in
        let mirror = Transform.mirror(of: box)
        return mirror.then(map(box)).then(mirror)
      }
    }
  }

  /// Returns the view mirrored when text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Returns the view mirrored where text runs in the direction that a behaviour names.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    wrapped { node, context in
      guard behavior.mirrors(where: context.environment.layoutDirection) else { return node }
      return EffectNode(mapping: node, by: Transform.mirror(of:))
    }
  }
}

extension EffectNode {
  /// Creates a node whose marks, frames and tap regions are mapped in its box.
  fileprivate convenience init(mapping child: LayoutNode, by map: @escaping (Rect) -> Transform) {
    self.init(child, map: map) { items, box in GroupMark(items, transform: map(box)) }
  }
}

extension Transform {
  /// Returns what swaps the left and the right half of a box.
  static func mirror(of box: Rect) -> Transform {
    scale(x: -1, y: 1).about(UnitPoint.center.place(in: box))
  }

  /// Returns where the points of a plane stand, seen from the front, when the plane is turned in space.
  ///
  /// - Parameter axis: what it turns around; a turn around nothing changes nothing.
  fileprivate static func turned(
    by angle: Double, around axis: (x: Double, y: Double, z: Double)
  ) -> Transform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return Transform(
      a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine,
      d: cosine + y * y * rest, tx: 0, ty: 0)
  }
}

/// A node cut to a shape.
final class ClipNode: WrapperNode {
  let outline: ShapeOutline
  let isEvenOdd: Bool
  let environment: EnvironmentValues
  init(
    _ child: LayoutNode, outline: ShapeOutline, isEvenOdd: Bool = false,
    environment: EnvironmentValues
  ) {
    (self.outline, self.isEvenOdd, self.environment) = (outline, isEvenOdd, environment)
    super.init(child)
  }
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let box = painter.rect(origin, size)
    let contour = EnvironmentValues.within(environment, container: painter.container) {
      outline.contour(box, environment.layoutDirection).filled(evenOdd: isEvenOdd)
    }
    painter.begin("ClipShape", at: origin, size, traits: contour.traits)
    let items = painter.collect {
      painter.clipping(box) { child.draw(painter, at: origin, proposal) }
    }
    painter.end()
    if !items.isEmpty { painter.add(.group(GroupMark(items, clip: contour))) }
  }
}

/// A node that shows where another one is opaque.
final class MaskNode: WrapperNode {
  let mask: LayoutNode
  let alignment: Alignment
  init(_ child: LayoutNode, mask: LayoutNode, alignment: Alignment) {
    (self.mask, self.alignment) = (mask, alignment)
    super.init(child)
  }
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let room = size(proposal)
    let items = painter.collect { child.draw(painter, at: origin, proposal) }
    let place = alignment.origin(of: mask, Proposal(room), in: room)
    let holes = painter.collect {
      painter.silently {
        mask.draw(
          painter, at: Point(x: origin.x + place.x, y: origin.y + place.y), Proposal(room))
      }
    }
    .withoutViews
    if !items.isEmpty { painter.add(.group(GroupMark(items, mask: holes))) }
  }
}
