import Drawing

/// A layout whose type is hidden.
public struct AnyLayout: Layout, @unchecked Sendable {
  /// The cache of a layout whose type is hidden.
  public struct Cache {
    var value: Any
  }
  let axis: Axis?
  /// The grid that is hidden, whose node takes rows apart.
  let grid: GridLayout?
  private let make: (Subviews) -> Any
  private let size: (ProposedViewSize, Subviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews, inout Any) -> Void
  private let space: (Subviews, inout Any) -> ViewSpacing
  private let guide: (AlignmentKey, CGRect, ProposedViewSize, Subviews, inout Any) -> CGFloat?

  /// Hides the layout's type.
  public init<L: Layout>(_ layout: L) {
    // A hidden layout hidden once more would no longer tell the axis that its spacers follow.
    if let hidden = layout as? AnyLayout {
      self = hidden
      return
    }
    func with<R>(_ cache: inout Any, _ subviews: Subviews, _ work: (inout L.Cache) -> R) -> R {
      var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = own }
      return work(&own)
    }
    axis = L.layoutProperties.stackOrientation
    grid = layout as? GridLayout
    make = { layout.makeCache(subviews: $0) }
    size = { proposal, views, cache in
      with(&cache, views) { layout.sizeThatFits(proposal: proposal, subviews: views, cache: &$0) }
    }
    place = { bounds, proposal, views, cache in
      with(&cache, views) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &$0)
      }
    }
    space = { views, cache in
      with(&cache, views) { layout.spacing(subviews: views, cache: &$0) }
    }
    guide = { key, bounds, proposal, views, cache in
      with(&cache, views) { own in
        key.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: views,
            cache: &own)
          : layout.explicitAlignment(
            of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: views,
            cache: &own)
      }
    }
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: make(subviews)) }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache.value) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache.value) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    space(subviews, &cache.value)
  }
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { self.guide(guide, bounds, proposal, subviews, &cache.value) }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { self.guide(guide.key, bounds, proposal, subviews, &cache.value) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { self.guide(guide.key, bounds, proposal, subviews, &cache.value) }
}
