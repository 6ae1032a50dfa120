/// Whether something fits into its room or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  /// Returns the view at its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Returns the view at its ideal length on some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped { node, _ in
      var axes: Axis.Set = []
      if horizontal { axes.insert(.horizontal) }
      if vertical { axes.insert(.vertical) }
      return FixedSizeNode(node, axes: axes)
    }
  }

  /// Sets who is served first in a stack.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    wrapped { node, _ in PriorityNode(node, priority: value) }
  }

  /// Sets who is drawn on top.
  nonisolated public func zIndex(_ value: Double) -> some View {
    wrapped { node, _ in ZIndexNode(node, zIndex: value) }
  }

  /// Returns the view in fixed proportions.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    wrapped { node, _ in
      AspectRatioNode(
        node, ratio: aspectRatio.map { Double($0) }, fills: contentMode == .fill)
    }
  }

  /// Returns the view in the proportions of a size.
  nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Returns the view as large as it fits.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Returns the view so large that it fills its room.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Returns the view drawn away from its place.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { node, _ in OffsetNode(node, x: Double(x), y: Double(y)) }
  }

  /// Returns the view drawn away from its place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the view's middle at a place of the room.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { node, _ in PositionNode(node, x: Double(x), y: Double(y)) }
  }

  /// Returns the view's middle at a place of the room.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Returns the view on top of which another one lies.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: false)
  }

  /// Returns the view on top of which another one lies.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(overlay, alignment, isBehind: false)
  }

  /// Returns the view covered with a style.
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(Rectangle().fill(style), .center, isBehind: false)
  }

  /// Returns the view covered with a shape.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(style, style: fillStyle), .center, isBehind: false)
  }

  /// Returns the view behind which another one lies.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layered(content(), alignment, isBehind: true)
  }

  /// Returns the view behind which another one lies.
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(background, alignment, isBehind: true)
  }

  /// Returns the view on a style.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(Rectangle().fill(style), .center, isBehind: true)
  }

  /// Returns the view on the background of the place.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(Rectangle().fill(BackgroundStyle()), .center, isBehind: true)
  }

  /// Returns the view on a shape.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(style, style: fillStyle), .center, isBehind: true)
  }

  /// Returns the view on a shape in the background of the place.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(shape.fill(BackgroundStyle(), style: fillStyle), .center, isBehind: true)
  }

  private nonisolated func layered<V: View>(
    _ other: V, _ alignment: Alignment, isBehind: Bool
  ) -> some View {
    wrapped { node, context in
      var place = context.with(axis: nil)
      place.view = context.view.child(ViewIdentity.layer)
      let others = other.nodes(in: place)
      if others.isEmpty { return node }
      let layer =
        others.count == 1
        ? others[0] : LayersNode(others, alignment: alignment, kind: nil)
      return OverlayNode(node, other: layer, alignment: alignment, isBehind: isBehind)
    }
  }

  /// Draws a line around the view, inside of its edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    layered(Rectangle().strokeBorder(content, lineWidth: width), .center, isBehind: false)
  }

  /// Returns the view without its marks.
  nonisolated public func hidden() -> some View { wrapped { node, _ in HiddenNode(node) } }
}
