import Drawing

/// A row that builds what is seen; all is seen in a picture.
public struct LazyHStack<Content> {
  private let stack: HStack<Content>
}

extension LazyHStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// A row.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// One node for the row.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    stack._build(in: context, into: &nodes)
  }
}

/// A column that builds what is seen; all is seen in a picture.
public struct LazyVStack<Content> {
  private let stack: VStack<Content>
}

extension LazyVStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// A column.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// One node for the column.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    stack._build(in: context, into: &nodes)
  }
}

/// What stays in sight while something scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How long it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  /// A row or column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns, row after row.
public struct LazyVGrid<Content> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Views in columns.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (
      columns, alignment, spacing, content()
    )
  }
  /// One node for the grid.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      TrackGridNode(
        content.nodes(in: context.with(axis: nil)), tracks: columns, axis: .vertical,
        spacing: spacing.map { Double($0) }))
  }
}

/// Views in rows, column after column.
public struct LazyHGrid<Content> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  /// Views in rows.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }
  /// One node for the grid.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      TrackGridNode(
        content.nodes(in: context.with(axis: nil)), tracks: rows, axis: .horizontal,
        spacing: spacing.map { Double($0) }))
  }
}

/// Children in tracks of given lengths, line after line along an axis.
final class TrackGridNode: ContainerNode {
  let tracks: [GridItem]
  /// The axis that lines follow one another on.
  let axis: Axis
  let lineSpacing: Double

  init(_ children: [LayoutNode], tracks: [GridItem], axis: Axis, spacing: Double?) {
    (self.tracks, self.axis) = (tracks, axis)
    lineSpacing = spacing ?? Spacing.defaultDistance
    super.init(children, kind: axis == .vertical ? "LazyVGrid" : "LazyHGrid")
  }

  private struct Track {
    var length: Double
    var gap: Double
    var alignment: Alignment
  }

  /// The tracks for a length: adaptive ones become as many as fit.
  private func resolved(_ length: Double) -> [Track] {
    let gaps = tracks.map { $0.spacing.map { Double($0) } ?? Spacing.defaultDistance }
    var remaining = length - gaps.dropLast().reduce(0, +)
    var flexible = 0
    for track in tracks {
      if case .fixed(let own) = track.size { remaining -= Double(own) } else { flexible += 1 }
    }
    var result: [Track] = []
    for (track, gap) in zip(tracks, gaps) {
      let alignment = track.alignment ?? .center
      switch track.size {
      case .fixed(let own):
        result.append(Track(length: Double(own), gap: gap, alignment: alignment))
      case .flexible(let least, let most):
        let share = min(max(remaining / Double(max(1, flexible)), Double(least)), Double(most))
        result.append(Track(length: share, gap: gap, alignment: alignment))
        remaining -= share
        flexible -= 1
      case .adaptive(let least, let most):
        let share = max(0, remaining / Double(max(1, flexible)))
        let count = min(
          1000, max(1, ((share + gap) / (max(1, Double(least)) + gap)).rounded(.down)))
        let own = min((share - (count - 1) * gap) / count, Double(most))
        for _ in 0..<(count.isFinite ? Int(count) : 1) {
          result.append(Track(length: max(0, own), gap: gap, alignment: alignment))
        }
        remaining -= share
        flexible -= 1
      }
    }
    return result
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let ideal = Double(tracks.count) * 100
    var length = proposal[axis.other] ?? ideal
    if !length.isFinite { length = ideal }
    let tracks = resolved(length)
    guard !tracks.isEmpty else { return Arrangement(size: .zero, places: placeholders) }
    var places: [Arrangement.Place] = []
    var position = 0.0
    var line = 0
    while line * tracks.count < children.count {
      let cells = children[
        (line * tracks.count)..<min(children.count, (line + 1) * tracks.count)]
      if line > 0 { position += lineSpacing }
      let thickness =
        zip(cells, tracks).map { cell, track in
          cell.size(offer(track.length, nil))[axis]
        }.max() ?? 0
      var start = 0.0
      for (cell, track) in zip(cells, tracks) {
        let offer = offer(track.length, nil)
        var room = Size.zero
        room[axis] = thickness
        room[axis.other] = track.length
        let inner = track.alignment.origin(of: cell, offer, in: room)
        var origin = Point.zero
        origin[axis] = position + inner[axis]
        origin[axis.other] = start + inner[axis.other]
        places.append(
          Arrangement.Place(
            origin: origin, proposal: offer, anchor: track.alignment.horizontal))
        start += track.length + track.gap
      }
      position += thickness
      line += 1
    }
    var size = Size.zero
    size[axis] = position
    size[axis.other] =
      tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    return Arrangement(size: size, places: places)
  }

  private var placeholders: [Arrangement.Place] {
    children.map { _ in Arrangement.Place(origin: .zero, proposal: .zero) }
  }

  private func offer(_ length: Double, _ thickness: Double?) -> Proposal {
    var offer = Proposal.unspecified
    offer[axis.other] = length
    offer[axis] = thickness
    return offer
  }
}
