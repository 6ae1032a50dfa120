import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// What is offered room without end has sizes and guides that are numbers, in every container and modifier.
@MainActor
@Suite struct EndlessRoomTests {
  /// A layout that subtracts from what it is offered and puts its views into the middle.
  private struct Middle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let room = proposal.replacingUnspecifiedDimensions()
      return CGSize(width: room.width - (room.width - 40), height: room.height)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for view in subviews {
        view.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      }
    }
  }

  /// A layout that takes what it is offered, and wants no end where nothing is.
  private struct Greedy: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  /// A layout that puts its views into its middle without an offer, as flow layouts do, or with all room.
  private struct Open: Layout {
    var offer = ProposedViewSize.unspecified
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for view in subviews {
        view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer)
      }
    }
  }

  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.width - context.height
    }
  }

  private static var box: some View { Color.red.frame(width: 45, height: 45) }
  private static var bar: some View {
    Color.blue.frame(height: 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }

  /// The views that modifiers are put on: some greedy, some not.
  private static let views: [(name: String, view: AnyView)] = [
    (
      "ZStack",
      AnyView(
        ZStack {
          bar; box
        })
    ),
    (
      "ZStack at the bottom",
      AnyView(
        ZStack(alignment: .bottomTrailing) {
          Color.blue; box
        })
    ),
    (
      "ZStack at a guide of its own",
      AnyView(
        ZStack(
          alignment: Alignment(
            horizontal: HorizontalAlignment(Own.self), vertical: .lastTextBaseline)
        ) {
          bar; box
        })
    ),
    (
      "VStack",
      AnyView(
        VStack {
          bar; box; Text(verbatim: "Two words")
        })
    ),
    (
      "HStack",
      AnyView(
        HStack(alignment: .lastTextBaseline) {
          bar; Color.red; Text(verbatim: "Two words")
        })
    ),
    (
      "VStack with a Spacer",
      AnyView(
        VStack {
          box; Spacer(); bar
        })
    ),
    (
      "stack of endless least length",
      AnyView(
        HStack {
          Color.red.frame(minWidth: .infinity); box; Spacer()
        })
    ),
    (
      "Grid",
      AnyView(
        Grid {
          GridRow {
            bar; box
          };
          GridRow {
            Color.red; Text(verbatim: "A").gridCellAnchor(.trailing)
          }
        })
    ),
    (
      "LazyVGrid",
      AnyView(
        LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 20))]) {
          box; bar; box
        })
    ),
    (
      "LazyHStack",
      AnyView(
        LazyHStack {
          box; bar
        })
    ),
    (
      "layout",
      AnyView(
        Middle()() {
          bar; box
        })
    ),
    (
      "ViewThatFits",
      AnyView(
        ViewThatFits {
          bar; box
        })
    ),
    ("ideal without end", AnyView(Color.red.frame(idealWidth: .infinity, idealHeight: .infinity))),
    ("greedy layout", AnyView(Greedy()() { box })),
    ("GeometryReader", AnyView(GeometryReader { _ in box })),
    ("Circle", AnyView(Circle())),
    (
      "ring", AnyView(ProgressView(value: 0.5) { Text(verbatim: "A") }.progressViewStyle(.circular))
    ),
    ("bar", AnyView(ProgressView(value: 0.5))),
    ("Gauge", AnyView(Gauge(value: 0.5) { Text(verbatim: "A") })),
    ("symbol", AnyView(Image(systemName: "star").resizable())),
  ]

  private static let modifiers: [(name: String, change: @MainActor (AnyView) -> AnyView)] = [
    ("nothing", { $0 }),
    ("padding", { AnyView($0.padding(.bottom, 4)) }),
    ("negative padding", { AnyView($0.padding(-8)) }),
    (
      "frame to the end",
      { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)) }
    ),
    (
      "frame of a least and a most",
      {
        AnyView(
          $0.frame(
            minWidth: 10, maxWidth: .infinity, minHeight: 10, alignment: .trailingLastTextBaseline))
      }
    ),
    ("frame of no number", { AnyView($0.frame(minWidth: .nan, maxHeight: .nan)) }),
    ("fixed width", { AnyView($0.frame(width: 30, alignment: .trailing)) }),
    ("aspect ratio", { AnyView($0.aspectRatio(2, contentMode: .fit)) }),
    ("filling aspect ratio", { AnyView($0.aspectRatio(0.5, contentMode: .fill)) }),
    ("its own aspect ratio", { AnyView($0.scaledToFit()) }),
    ("fixed size", { AnyView($0.fixedSize(horizontal: true, vertical: false)) }),
    ("offset", { AnyView($0.offset(x: 4, y: -4)) }),
    ("position", { AnyView($0.position(x: 10, y: 10)) }),
    ("overlay", { AnyView($0.overlay(alignment: .bottomTrailing) { bar }) }),
    ("background", { AnyView($0.background(alignment: .center) { box }) }),
    (
      "a guide",
      {
        AnyView(
          $0.alignmentGuide(.bottom) { $0.height - $0.width }.alignmentGuide(
            HorizontalAlignment.center
          ) { $0[.trailing] / 2 })
      }
    ),
    (
      "container relative frame",
      { AnyView($0.containerRelativeFrame(.horizontal) { length, _ in length - 10 }) }
    ),
    ("priority", { AnyView($0.layoutPriority(1)) }),
    (
      "effects",
      {
        AnyView(
          $0.clipShape(Circle()).rotationEffect(.degrees(10), anchor: .bottomTrailing).mask(box)
            .shadow(radius: 2))
      }
    ),
  ]

  private static let containers: [(name: String, around: @MainActor (AnyView) -> AnyView)] = [
    ("nothing", { $0 }),
    (
      "VStack",
      { view in
        AnyView(
          VStack(alignment: .trailing) {
            box; view; Spacer()
          })
      }
    ),
    (
      "HStack",
      { view in
        AnyView(
          HStack(alignment: .firstTextBaseline) {
            Text(verbatim: "A"); view; Color.red
          })
      }
    ),
    (
      "ZStack",
      { view in
        AnyView(
          ZStack(alignment: .bottom) {
            box; view
          })
      }
    ),
    (
      "Grid",
      { view in
        AnyView(
          Grid(alignment: .bottomTrailing) {
            GridRow {
              box; view
            }
          })
      }
    ),
    (
      "layout",
      { view in
        AnyView(
          Middle()() {
            box; view
          })
      }
    ),
  ]

  private static let offers: [Double?] = [nil, 0, 100, .infinity]

  /// The nodes in a node.
  private func all(_ node: LayoutNode) -> [LayoutNode] {
    switch node {
    case let node as ContainerNode: [node] + node.children.flatMap(all)
    case let node as OverlayNode: [node] + all(node.child) + (node.other.map(all) ?? [])
    case let node as WrapperNode: [node] + all(node.child)
    default: [node]
    }
  }

  /// The nodes that a container holds, such as the rows of a grid.
  private func parts(of node: LayoutNode) -> [LayoutNode] {
    (node as? ContainerNode)?.children ?? []
  }

  private let guides: [AlignmentKey] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, HorizontalAlignment(Own.self).key,
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// Returns what of a node is no length or no place.
  private func faults(_ node: LayoutNode, _ proposal: Proposal) -> [String] {
    var faults: [String] = []
    let size = node.size(proposal)
    if !(size.width >= 0 && size.height >= 0) { faults.append("is \(size)") }
    for guide in guides {
      let place = node.guide(guide, proposal)
      if !place.isFinite { faults.append("has \(guide.id) at \(place)") }
    }
    if let container = node as? ContainerNode {
      for place in container.arrangement(container.placementProposal(proposal)).places
      where place.origin.x.isNaN || place.origin.y.isNaN {
        faults.append("places at \(place.origin)")
      }
    }
    return faults.map { "\(type(of: node)) in \(proposal) \($0)" }
  }

  @Test func `sizes and guides are numbers, whatever is offered`() {
    Surroundings.current = Surroundings()
    for around in Self.containers {
      for change in Self.modifiers { check(around, change) }
    }
  }

  private func check(
    _ around: (name: String, around: @MainActor (AnyView) -> AnyView),
    _ change: (name: String, change: @MainActor (AnyView) -> AnyView)
  ) {
    for (name, view) in Self.views {
      let node = ViewRenderer.node(
        of: around.around(change.change(view)), in: .unspecified,
        environment: EnvironmentValues(), session: RenderSession())
      // What a container holds is the same as in none, and was looked at there.
      let isAlone = around.name == "nothing"
      for node in isAlone ? all(node) : [node] + parts(of: node) {
        for width in Self.offers {
          for height in Self.offers {
            let faults = faults(node, Proposal(width: width, height: height))
            // An expectation for each offer takes longer than what it is about.
            if !faults.isEmpty {
              Issue.record("\(name), \(change.name), in \(around.name): \(faults)")
            }
          }
        }
      }
    }
  }

  @Test func `nothing wants less of endless room than of none`() {
    Surroundings.current = Surroundings()
    for change in Self.modifiers { checkFlexibility(change) }
  }

  private func checkFlexibility(
    _ change: (name: String, change: @MainActor (AnyView) -> AnyView)
  ) {
    // An author's layout, a choice and what fills a ratio may; a stack takes them for inflexible.
    if change.name == "filling aspect ratio" { return }
    for (name, view) in Self.views where name != "layout" && name != "ViewThatFits" {
      let node = ViewRenderer.node(
        of: change.change(view), in: .unspecified, environment: EnvironmentValues(),
        session: RenderSession())
      for axis in Axis.allCases {
        var (least, most) = (Proposal(width: 100, height: 100), Proposal(width: 100, height: 100))
        (least[axis], most[axis]) = (0, .infinity)
        let (minimum, maximum) = (node.size(least)[axis], node.size(most)[axis])
        #expect(maximum >= minimum, "\(name), \(change.name): \(minimum) to \(maximum)")
      }
    }
  }

  @Test func `every number that is drawn is one, whatever a layout offers its views`() {
    for around in Self.containers {
      for change in Self.modifiers { checkDrawing(around, change) }
    }
  }

  private func checkDrawing(
    _ around: (name: String, around: @MainActor (AnyView) -> AnyView),
    _ change: (name: String, change: @MainActor (AnyView) -> AnyView)
  ) {
    for (name, view) in Self.views {
      for offer in [ProposedViewSize.unspecified, .infinity] {
        let picture = draw(
          Open(offer: offer)() { around.around(change.change(view)) }, width: 100, height: 100)
        do {
          // What is no number cannot be written as one.
          _ = try JSONEncoder().encode(DisplayList(size: picture.size, items: picture.views))
          _ = try JSONEncoder().encode(picture.outline)
        } catch {
          Issue.record("\(name), \(change.name), in \(around.name): \(error)")
        }
      }
    }
  }

  @Test func `what a layout places without an offer is as long as what is in it`() {
    func places(_ view: some View) -> [String] {
      frames(Open()() { view }, width: 100, height: 100).filter { $0.hasPrefix("Color") }
    }
    let small = Color.red.frame(width: 20, height: 10)
    let middle = ["Color 40,45 20x10"]
    #expect(places(small.frame(minHeight: .infinity)) == middle)
    #expect(places(small.frame(idealWidth: .infinity)) == middle)
    #expect(places(small.frame(minWidth: .infinity).padding(8)) == middle)
    #expect(
      places(small.frame(minWidth: .infinity).background { Color.blue }) == middle + middle)
    #expect(places(Greedy()() { small }.rotationEffect(.zero)) == middle)
    let row = HStack(spacing: 5) {
      small.frame(minWidth: .infinity)
      small
    }
    #expect(places(row) == ["Color 27.5,45 20x10", "Color 52.5,45 20x10"])
    let columns = Grid(horizontalSpacing: 5) {
      GridRow {
        small.frame(minWidth: .infinity)
        small
      }
    }
    #expect(places(columns) == places(row))
    let rows = Grid(verticalSpacing: 5) {
      small.frame(minHeight: .infinity)
      GridRow { small }
    }
    #expect(places(rows) == ["Color 40,37.5 20x10", "Color 40,52.5 20x10"])
    // With an offer, what must be without end takes all of it.
    #expect(
      frames(Color.red.frame(minWidth: .infinity), width: 100, height: 10) == ["Color 0,0 100x10"])
  }

  @Test func `a line of a lazy grid ends although a view in it wants no end`() {
    let columns = [GridItem(.fixed(20)), GridItem(.fixed(20))]
    let grid = LazyVGrid(columns: columns, spacing: 0) {
      Greedy()() { Color.blue.frame(width: 6, height: 6) }
      Color.red.frame(width: 10, height: 16)
      Color.red.frame(width: 10, height: 10)
    }
    let told = frames(grid, width: 48).filter { !$0.hasPrefix("LazyVGrid") }
    #expect(told.contains("Layout 0,5 20x6"), "\(told)")
    #expect(told.suffix(2) == ["Color 33,0 10x16", "Color 5,16 10x10"], "\(told)")
  }

  @Test func `a greedy layer below padding ends where the other one ends`() {
    func lines(_ bottom: CGFloat) -> [String] {
      let view = VStack {
        Color.blue.frame(width: 40, height: 40)
        ZStack {
          Rectangle().frame(height: 2).frame(maxHeight: .infinity, alignment: .bottom)
          Color.red.frame(width: 45, height: 45)
        }
        .padding(.bottom, bottom)
      }
      return frames(view, width: 100, height: 97 - 4 + bottom).filter { !$0.contains("Stack") }
    }
    let places = ["Color 30,0 40x40", "Rectangle 0,91 100x2", "Color 27.5,48 45x45"]
    #expect(lines(0) == places)
    #expect(lines(4) == places)
    #expect(lines(40) == places)
  }
}
