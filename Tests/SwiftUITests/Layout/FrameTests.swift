import Drawing
import Testing

@testable import SwiftUI

@MainActor
private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// Frames, padding, proportions and the rest of LAYOUT.md "Frames".
@MainActor
@Suite struct FrameTests {
  @Test func `a fixed frame replaces proposal and size, and its child may overflow`() {
    #expect(frames(Color.red.frame(width: 30, height: 20), width: 500) == ["Color 0,0 30x20"])
    #expect(
      draw(Color.red.frame(width: 30), width: 500, height: 7).size == Size(width: 30, height: 7))
    let corner = box(10, 10).frame(width: 30, height: 30, alignment: .bottomTrailing)
    #expect(frames(corner) == ["Color 20,20 10x10"])
    let small = box(50, 10).frame(width: 30, height: 30)
    #expect(frames(small) == ["Color -10,10 50x10"])
    #expect(draw(small).size == Size(width: 30, height: 30))
  }

  @Test func `an infinite fixed frame is ignored and a finding`() {
    let result = draw(box(10, 10).frame(width: .infinity), width: 100)
    #expect(result.size.width == 10)
    #expect(result.findings.map(\.id) == ["widget-infinite-frame"])
    #expect(draw(box(10, 10).frame(maxWidth: .infinity), width: 100).findings.isEmpty)
  }

  @Test func `a negative frame, and one of no number, is ignored and a finding with the value`() {
    let result = draw(box(10, 10).frame(width: -5, height: .nan), width: 100)
    #expect(result.size == Size(width: 10, height: 10))
    #expect(result.findings.map(\.id) == ["widget-invalid-frame", "widget-invalid-frame"])
    #expect(result.findings.first?.sentence.contains("frame(width:) was given -5,") == true)
    #expect(result.findings.last?.sentence.contains("frame(height:) was given nan,") == true)
    #expect(result.findings.first?.mention?.words == ["width: -5"])
    #expect(draw(box(10, 10).frame(width: 0, height: 2.5), width: 100).findings.isEmpty)
  }

  /// A layout whose size is whatever it is told.
  private struct Told: Layout {
    var size: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      size
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test(arguments: [CGFloat.infinity, .nan, -.infinity])
  func `a layout without end is as large as what it is offered, and a finding`(length: CGFloat) {
    let result = draw(
      Told(size: CGSize(width: 10, height: length)) { box(5, 5) }, width: 100, height: 50)
    #expect(result.size.width == 10 && result.size.height.isFinite)
    #expect(result.findings.map(\.id) == ["widget-invalid-frame"])
    let whole = draw(Told(size: CGSize(width: 10, height: 20)) { box(5, 5) }, width: 100)
    #expect(whole.size == Size(width: 10, height: 20) && whole.findings.isEmpty)
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

  @Test func `what wants no end fits into no room that has one`() {
    let endless = [
      AnyView(box(10, 10).frame(idealWidth: .infinity)), AnyView(Greedy() { box(5, 5) }),
      AnyView(HStack { box(10, 10).frame(idealWidth: .infinity).padding(4) }),
    ]
    for view in endless {
      let choice = ViewThatFits {
        view
        box(20, 10)
      }
      let result = draw(choice, width: 100, height: 50)
      #expect(result.size == Size(width: 20, height: 10) && result.findings.isEmpty)
    }
    let choice = ViewThatFits {
      box(90, 10).frame(idealWidth: 90)
      box(20, 10)
    }
    #expect(draw(choice, width: 100, height: 50).size.width == 90)
  }

  @Test func `what wants no end ends where it is placed, and is no finding`() {
    for view in [AnyView(Greedy() { box(5, 5) }), AnyView(Greedy() { box(5, 5) }.fixedSize())] {
      let placed = draw(view, width: 100, height: 50)
      #expect(placed.size == Size(width: 100, height: 50) && placed.findings.isEmpty)
      let ideal = draw(HStack { view }, width: 100)
      #expect(ideal.size.height.isFinite && ideal.findings.isEmpty)
      #expect(ideal.outline.children.allSatisfy { $0.frame.height.isFinite })
    }
  }

  @Test func `a layout's finding is the same at each size of text`() {
    func told(_ size: CGSize) -> [String] {
      draw(Told(size: size) { box(5, 5) }, width: 100, height: 50).findings.map(\.sentence)
    }
    let endless = told(CGSize(width: CGFloat.infinity, height: 20.3))
    #expect(
      endless
        == [
          "sizeThatFits of a Layout returned a width without end: what it is offered stands for that."
        ])
    #expect(told(CGSize(width: CGFloat.infinity, height: 24)) == endless)
    #expect(
      told(CGSize(width: CGFloat.nan, height: -.infinity)).first?
        .contains("a width that is no number and a height without end:") == true)
  }

  @Test func `a distance without end is looked for as it was given`() {
    func words(_ view: some View) -> [String] {
      draw(view, width: 100).findings.compactMap(\.mention).flatMap(\.words)
    }
    let (none, endless) = (
      words(box(5, 5).padding(.leading, .nan)), words(box(5, 5).padding(.infinity))
    )
    #expect(none.contains(", .nan") && !none.contains { $0.contains("infinity") })
    #expect(endless.contains("padding(.infinity") && !endless.contains { $0.contains("nan") })
  }

  @Test(arguments: [CGFloat.infinity, .nan])
  func `room without end around a view counts as none, and is a finding`(length: CGFloat) {
    let result = draw(HStack { box(10, 10).padding(length) }, width: 100)
    #expect(result.size == Size(width: 10, height: 10))
    #expect(result.findings.map(\.id) == ["widget-invalid-frame"])
    #expect(draw(box(10, 10).padding(5)).findings.isEmpty)
  }

  @Test func `a stack whose distances have no end stands somewhere`() {
    let result = draw(
      HStack(spacing: .infinity) {
        box(10, 10); box(10, 10)
      }, width: 100)
    #expect(result.size.width.isFinite)
    func isFinite(_ node: OutlineNode) -> Bool {
      node.frame.x.isFinite && node.frame.width.isFinite && node.children.allSatisfy(isFinite)
    }
    #expect(isFinite(result.outline))
  }

  @Test func `a limit that is negative or no number is ignored and told, an infinite one is not`() {
    let view = box(10, 10).frame(minWidth: -5, maxWidth: .infinity, idealHeight: .nan)
    let result = draw(view, width: 5)
    #expect(result.size == Size(width: 10, height: 10))
    #expect(result.findings.map(\.id) == ["widget-invalid-frame", "widget-invalid-frame"])
    #expect(result.findings.first?.sentence.contains("frame(minWidth:) was given -5,") == true)
    #expect(result.findings.first?.mention?.words == ["minWidth: -5"])
    #expect(draw(box(10, 10).frame(minWidth: 0, maxWidth: .infinity)).findings.isEmpty)
  }

  @Test func `a frame with both limits takes the proposal between them`() {
    let view = box(10, 10).frame(minWidth: 20, maxWidth: 60)
    #expect([0, 40, 500].map { draw(view, width: $0).size.width } == [20, 40, 60])
    #expect(draw(view).size.width == 20)
  }

  @Test func `a frame with one limit follows its child`() {
    let least = box(30, 10).frame(minWidth: 20)
    #expect([0, 25, 500].map { draw(least, width: $0).size.width } == [20, 25, 30])
    let most = box(30, 10).frame(maxWidth: 60)
    #expect([0, 40, 500].map { draw(most, width: $0).size.width } == [30, 40, 60])
  }

  @Test func `frame maxWidth infinity is as wide as proposed and aligns its child`() {
    let view = box(10, 10).frame(maxWidth: .infinity, alignment: .trailing)
    #expect(frames(view, width: 100) == ["Color 90,0 10x10"])
    #expect(draw(view).size.width == 10)
  }

  @Test func `without a proposal the ideal length counts`() {
    let view = Color.red.frame(minWidth: 10, idealWidth: 44, maxWidth: 100)
    #expect(draw(view).size == Size(width: 44, height: 10))
  }

  @Test func `fixedSize takes the ideal size and ignores limits`() {
    let text = Text(verbatim: "A longer sentence that wraps").fixedSize()
    #expect(draw(text, width: 50).size == draw(Text(verbatim: "A longer sentence that wraps")).size)
    let half = Text(verbatim: "A longer sentence that wraps").fixedSize(
      horizontal: false, vertical: true)
    #expect(draw(half, width: 100, height: 1).size.height > 40)
  }

  @Test func `padding takes from the proposal and adds to the size, 16 by default`() {
    #expect(frames(Color.red.padding(), width: 100, height: 50) == ["Color 16,16 68x18"])
    #expect(frames(box(10, 10).padding([.top, .leading], 3)) == ["Color 3,3 10x10"])
    #expect(draw(Color.red.padding(30), width: 20, height: 20).size == Size(width: 60, height: 60))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(draw(box(10, 10).padding(insets)).size == Size(width: 16, height: 14))
    #expect(draw(box(10, 10).padding(-2)).size == Size(width: 6, height: 6))
  }

  @Test func `what keeps its proportions takes no more of endless width than its height lets it`() {
    let row = HStack(spacing: 0) {
      Color.blue
      Color.red.aspectRatio(2, contentMode: .fit)
    }
    .frame(width: 400, height: 50)
    #expect(frames(row).contains("Color 300,0 100x50"), "\(frames(row))")
  }

  @Test func `proportions are fitted or filled, and one missing length follows`() {
    let fit = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(draw(fit, width: 100, height: 100).size == Size(width: 100, height: 50))
    #expect(draw(fit, width: 100, height: 20).size == Size(width: 40, height: 20))
    #expect(draw(fit, width: 30).size == Size(width: 30, height: 15))
    let fill = Color.red.aspectRatio(2, contentMode: .fill)
    #expect(draw(fill, width: 100, height: 100).size == Size(width: 200, height: 100))
    let own = box(40, 20).scaledToFit()
    #expect(draw(own, width: 10, height: 10).size == Size(width: 40, height: 20))
    // What has no height has no proportions.
    let flat = Color.red.frame(height: 0).scaledToFit()
    #expect(draw(flat, width: 100, height: 50).size == Size(width: 100, height: 0))
  }

  @Test func `layers are all offered everything and the union is the size`() {
    let view = ZStack(alignment: .topLeading) {
      box(10, 40)
      box(30, 10)
    }
    #expect(frames(view) == ["ZStack 0,0 30x40", "Color 0,0 10x40", "Color 0,0 30x10"])
    #expect(
      draw(
        ZStack {
          Color.red
          box(10, 10)
        }, width: 90, height: 80
      ).size == Size(width: 90, height: 80))
  }

  @Test func `overlay and background are offered the view's size and do not change it`() {
    let view = box(40, 20).overlay(alignment: .bottomTrailing) {
      Color.blue.frame(width: 50, height: 5)
    }
    #expect(draw(view).size == Size(width: 40, height: 20))
    #expect(
      frames(view)
        == ["Color 0,0 40x20", "Overlay 0,0 40x20", "Color -10,15 50x5"])
    #expect(
      frames(box(40, 20).background(Color.blue)) == [
        "Background 0,0 40x20", "Color 0,0 40x20", "Color 0,0 40x20",
      ])
  }

  @Test func `offset, scale and rotation move the picture and not the layout`() {
    let view = HStack(spacing: 0) {
      box(10, 10).offset(x: 5, y: 7)
      box(20, 10).scaleEffect(2)
      box(10, 10).rotationEffect(.degrees(90))
    }
    let result = draw(view)
    #expect(result.size == Size(width: 40, height: 10))
    let children = result.outline.children[0].children.map(\.frame)
    #expect(children[0] == Rect(x: 5, y: 7, width: 10, height: 10))
    #expect(children[1] == Rect(x: 0, y: -5, width: 40, height: 20))
    #expect(abs(children[2].x - 30) < 1e-9)
  }

  @Test func `position takes all the room and centres the view at its place`() {
    let view = box(10, 10).position(x: 30, y: 20)
    #expect(draw(view, width: 100, height: 50).size == Size(width: 100, height: 50))
    #expect(frames(view, width: 100, height: 50) == ["Color 25,15 10x10"])
  }

  @Test func `the first view that fits is taken, otherwise the last`() {
    let view = ViewThatFits(in: .horizontal) {
      box(100, 10)
      box(50, 20)
      box(30, 30)
    }
    #expect([120, 60, 40, 10].map { draw(view, width: $0).size.width } == [100, 50, 30, 30])
    #expect(
      frames(view, width: 60) == ["Color 0,0 50x20"] && draw(view, width: 60).items.count == 1)
    let both = ViewThatFits {
      box(20, 50)
      box(50, 20)
    }
    #expect(draw(both, width: 60, height: 30).size == Size(width: 50, height: 20))
  }

  @Test func `the first view that fits reports what is in it, and no other one does`() {
    struct Width: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let view = ViewThatFits(in: .horizontal) {
      box(100, 10).preference(key: Width.self, value: 100)
      box(50, 10).preference(key: Width.self, value: 50)
    }
    .overlayPreferenceValue(Width.self) { box(CGFloat($0), 1) }
    func overlay(_ width: Double) -> Double? {
      draw(view, width: width).outline.children.last?.children.first?.frame.width
    }
    #expect(overlay(120) == 100)
    #expect(overlay(60) == 50)
    // What a widget leaves for the system, as its link, is read before anything is drawn.
    for (width, expected) in [(120.0, 100), (60, 50), (500, 100)] {
      let proposal = Proposal(width: width, height: nil)
      let node = ViewRenderer.node(
        of: VStack { view }, in: proposal, environment: EnvironmentValues(),
        session: RenderSession())
      _ = node.size(proposal)
      #expect(node.preference(Width.self) == expected)
    }
  }

  @Test func `whatever offers another room keeps the baselines of what is in it`() {
    func texts(_ change: (Text) -> some View) -> [Double] {
      let row = HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "A")
        change(Text(verbatim: "B"))
      }
      let nodes = draw(row, width: 200, height: 100).outline.children[0].children
      return nodes.map(\.frame.minY)
    }
    for tops in [
      texts { $0.frame(height: 60) }, texts { $0.frame(minHeight: 60) }, texts { $0.padding(7) },
      texts { $0.containerRelativeFrame(.vertical) { _, _ in 60 } }, texts { $0.fixedSize() },
      texts { $0.aspectRatio(1, contentMode: .fit) },
    ] {
      #expect(tops.count == 2 && abs(tops[0] - tops[1]) < 1e-9, "\(tops)")
    }
  }

  @Test func `hidden and fully transparent views keep their room`() {
    let row = HStack(spacing: 0) {
      box(10, 10).hidden()
      box(10, 10).opacity(0)
      box(10, 10)
    }
    let result = draw(row)
    #expect(result.size.width == 30)
    #expect(result.items.count == 1)
  }

  @Test func `shapes take the proposal and 10 points without one; a circle stays round`() {
    #expect(draw(Rectangle()).size == Size(width: 10, height: 10))
    #expect(draw(Capsule(), width: 50, height: 20).size == Size(width: 50, height: 20))
    #expect(draw(Circle(), width: 50, height: 20).size == Size(width: 20, height: 20))
  }

  @Test func `a geometry reader takes its room and tells it`() {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height)
    }
    #expect(frames(view, width: 80, height: 20) == ["GeometryReader 0,0 80x20", "Color 0,0 40x20"])
  }

  @Test func `a grid's columns are as wide as their widest cell`() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        box(10, 10)
        box(40, 10)
      }
      GridRow {
        box(30, 10)
        box(20, 20)
      }
      box(5, 5).gridCellColumns(2)
    }
    #expect(
      frames(grid)
        == [
          "Grid 0,0 74x39", "Color 0,0 10x10", "Color 34,0 40x10", "Color 0,17 30x10",
          "Color 34,12 20x20", "Color 0,34 5x5",
        ])
  }

  @Test func `flexible columns of a lazy grid share their room`() {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20))], spacing: 2) {
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
    }
    #expect(
      frames(grid, width: 100)
        == [
          "LazyVGrid 0,0 100x22", "Color 0,0 72x10", "Color 80,0 20x10", "Color 0,12 72x10",
        ])
  }

  @Test func `a layout of one's own places its views, and is mirrored with the text`() {
    struct Diagonal: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        subviews.reduce(into: CGSize.zero) { size, view in
          let own = view.sizeThatFits(.unspecified)
          size.width += own.width
          size.height += own.height
        }
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        var point = bounds.origin
        for view in subviews {
          view.place(at: point, proposal: .unspecified)
          let own = view.sizeThatFits(.unspecified)
          point.x += own.width
          point.y += own.height
        }
      }
    }
    let view = Diagonal {
      box(10, 5)
      box(20, 5)
    }
    #expect(frames(view) == ["Layout 0,0 30x10", "Color 0,0 10x5", "Color 10,5 20x5"])
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    #expect(
      draw(view, environment: environment).outline.children[0].children.map(\.frame.x) == [20, 0])
    #expect(
      draw(
        AnyLayout(HStackLayout(spacing: 1)) {
          box(10, 5)
          box(20, 5)
        }
      ).size.width == 31)
  }
}
