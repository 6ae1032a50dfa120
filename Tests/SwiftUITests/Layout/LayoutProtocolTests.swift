import Drawing
import Testing

@testable import SwiftUI

/// Counts how often each call of a layout is made.
private final class Calls {
  var made = 0
  var sized = 0
  var directions: [LayoutDirection] = []
}

/// A row that remembers its widths in a cache, as layouts of real apps do.
private struct CachedRow: Layout {
  struct Cache { var widths: [CGFloat] }
  let calls: Calls
  var guide: CGFloat?

  func makeCache(subviews: Subviews) -> Cache {
    calls.made += 1
    return Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    calls.sized += 1
    return CGSize(width: cache.widths.reduce(0, +), height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    calls.directions.append(subviews.layoutDirection)
    var x = bounds.minX
    for (view, width) in zip(subviews, cache.widths) {
      view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += width
    }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { guide == .center ? self.guide : nil }
}

private struct Rank: LayoutValueKey { static let defaultValue = 0 }

/// Places its views by the rank that they were given.
private struct Ranked: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 10 * subviews.count, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(at: CGPoint(x: CGFloat(view[Rank.self]) * 10, y: 0), proposal: .unspecified)
    }
  }
}

@MainActor
@Suite struct LayoutProtocolTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `a cache is made once and asked by every call`() {
    let calls = Calls()
    let row = CachedRow(calls: calls) {
      box(10, 10)
      box(20, 4)
    }
    #expect(
      frames(row, width: 300) == ["Layout 0,0 30x10", "Color 0,0 10x10", "Color 10,3 20x4"])
    #expect(calls.made == 1)
    #expect(calls.sized >= 1)
  }

  @Test func `a view that a layout places only where there is room stands in the middle elsewhere`()
  {
    struct Roomy: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        guard bounds.width > 50 else { return }
        for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    let node = ViewRenderer.node(
      of: Roomy { box(10, 10) }, in: .unspecified, environment: EnvironmentValues(),
      session: RenderSession())
    let places = [100.0, 40].map { width -> Point? in
      let proposal = Proposal(width: width, height: 20)
      return (node as? ContainerNode)?.arrangement(proposal).places.first?.origin
    }
    #expect(places == [Point(x: 0, y: 0), Point(x: 15, y: 5)])
  }

  @Test func `distances of two views are joined on the edges that are asked for`() {
    let text = ViewSpacing(.text(first: Face(size: 17), last: Face(size: 17), gap: 5, pixel: 1))
    var joined = ViewSpacing.zero
    joined.formUnion(text, edges: .top)
    #expect(ViewSpacing.zero.union(text, edges: .top).spacing == joined.spacing)
    #expect(joined.spacing.top != ViewSpacing.zero.spacing.top)
    #expect(joined.spacing.bottom == ViewSpacing.zero.spacing.bottom)
  }

  @Test func `a layout's own guide is the one that its neighbours meet`() {
    let stack = HStack(spacing: 0) {
      CachedRow(calls: Calls(), guide: 0) { box(10, 10) }
      box(10, 10)
    }
    let children = draw(stack).outline.children[0].children
    #expect(children.map(\.frame.y) == [5, 0])
  }

  @Test func `layouts in one another are asked for their distances once each`() {
    final class Count { var value = 0 }
    struct Asked: Layout {
      let count: Count
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
      func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        count.value += 1
        return ViewSpacing()
      }
    }
    let count = Count()
    var view = AnyView(Asked(count: count) { box(10, 10) })
    for _ in 0..<15 {
      let inner = view
      view = AnyView(
        AnyLayout(HStackLayout()) {
          VStackLayout {
            inner
            box(10, 10)
          }
          box(10, 10)
        })
    }
    #expect(draw(view, width: 300, height: 300).outline.children.count == 1)
    #expect(count.value == 1)
  }

  @Test func `a layout is told the direction of text and mirrored by itself`() {
    let calls = Calls()
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let row = CachedRow(calls: calls) {
      box(10, 10)
      box(20, 10)
    }
    let result = draw(row, environment: environment)
    #expect(calls.directions.last == .rightToLeft)
    #expect(result.outline.children[0].children.map(\.frame.x) == [20, 0])
  }

  @Test func `a layout reads the values that its views leave, wrappers or not`() {
    let view = Ranked {
      box(10, 10).layoutValue(key: Rank.self, value: 1)
      box(10, 10).padding(0).opacity(0.5)
      box(10, 10).layoutValue(key: Rank.self, value: 2).padding(0)
    }
    #expect(draw(view).outline.children[0].children.map(\.frame.x) == [10, 0, 20])
  }

  @ViewBuilder private func content() -> some View {
    Text(verbatim: "A")
    Color.red.frame(width: 30, height: 10)
    Spacer()
    Text(verbatim: "B").font(.caption)
  }

  @Test func `a stack's layout lays out as the stack does, spacing included`() {
    for width in [nil, 60, 200] as [Double?] {
      let stack = frames(HStack(alignment: .firstTextBaseline) { content() }, width: width)
      let layout = frames(
        HStackLayout(alignment: .firstTextBaseline) { content() }, width: width)
      #expect(stack.dropFirst() == layout.dropFirst())
      let column = frames(VStack(alignment: .trailing) { content() }, height: width)
      let other = frames(
        AnyLayout(VStackLayout(alignment: .trailing)) { content() }, height: width)
      #expect(column.dropFirst() == other.dropFirst())
    }
    let layers = ZStackLayout(alignment: .topLeading) {
      box(10, 10)
      box(5, 20)
    }
    #expect(frames(layers) == ["Layout 0,0 10x20", "Color 0,0 10x10", "Color 0,0 5x20"])
  }
}
