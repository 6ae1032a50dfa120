import Drawing
import Testing

@testable import SwiftUI

private enum ThirdID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
extension VerticalAlignment { fileprivate static let third = VerticalAlignment(ThirdID.self) }

/// Alignment guides, LAYOUT.md "Frames", and what becomes of them from right to left.
@MainActor
@Suite struct AlignmentTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func mirrored(_ view: some View, width: Double? = nil) -> [String] {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    var lines: [String] = []
    func add(_ node: OutlineNode) {
      for child in node.children {
        if child.kind != "Overlay" {
          lines.append("\(child.kind) \(child.frame.x.short) \(child.frame.width.short)")
        }
        add(child)
      }
    }
    add(draw(view, width: width, environment: environment).outline.children[0])
    return lines
  }

  @Test func `an alignment of one's own has its default in each view`() {
    let row = HStack(alignment: .third, spacing: 0) {
      box(10, 30)
      box(10, 60)
    }
    #expect(draw(row).outline.children[0].children.map(\.frame.y) == [10, 0])
  }

  @Test func `a frame aligns by an alignment of one's own, as by its ends`() {
    func place(_ vertical: VerticalAlignment) -> Double? {
      let view = box(10, 30)
        .frame(width: 40, height: 60, alignment: Alignment(horizontal: .center, vertical: vertical))
      return draw(view).outline.children.first?.frame.y
    }
    // A third of 60 meets a third of 30.
    #expect([.top, .third, .center, .bottom].map(place) == [0, 10, 15, 30])
  }

  @Test func `a guide that is set deep inside reaches the outer stack`() {
    let row = HStack(alignment: .third, spacing: 0) {
      VStack(spacing: 0) {
        box(10, 10)
        box(10, 10).alignmentGuide(.third) { $0.height }
      }
      box(10, 30)
    }
    // The guide is 20 down in the column and 10 in the box.
    #expect(draw(row).outline.children[0].children.map(\.frame.y) == [0, 10])
  }

  @Test func `several explicit values of one stack are their mean`() {
    let row = HStack(alignment: .third, spacing: 0) {
      VStack(spacing: 0) {
        box(10, 10).alignmentGuide(.third) { _ in 0 }
        box(10, 10).alignmentGuide(.third) { _ in 10 }
      }
      box(10, 30)
    }
    // (0 + 20) / 2 is 10, as in the box.
    #expect(draw(row).outline.children[0].children.map(\.frame.y) == [0, 0])
  }

  @Test func `a guide goes through frames and padding, moved as the view is`() {
    let row = HStack(alignment: .third, spacing: 0) {
      box(10, 10).alignmentGuide(.third) { _ in 4 }.padding(.top, 6).frame(height: 26)
      box(10, 30)
    }
    // The padded view is 16 high and stands 5 down in its frame: 5 + 6 + 4 is 15.
    let frames = draw(row).outline.children[0].children.map(\.frame.y)
    #expect(frames == [11, 5])
  }

  @Test func `a guide may be computed from the view's other guides`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(40, 10)
      box(20, 10).alignmentGuide(.leading) { $0[.trailing] - 30 }
    }
    #expect(draw(column).outline.children[0].children.map(\.frame.x) == [0, 10])
  }

  @Test func `RTL rows, columns, frames, padding and overlays are mirrored`() {
    let row = HStack(spacing: 2) {
      box(10, 10)
      Spacer()
      box(20, 10)
    }
    #expect(mirrored(row, width: 100) == ["Color 90 10", "Spacer 22 66", "Color 0 20"])
    let column = VStack(alignment: .leading, spacing: 0) {
      box(40, 10)
      box(10, 10)
    }
    #expect(mirrored(column) == ["Color 0 40", "Color 30 10"])
    let padded = ZStack { box(10, 10).padding(.leading, 30) }
    #expect(mirrored(padded) == ["Color 0 10"])
    let framed = ZStack { box(10, 10).frame(width: 50, alignment: .leading) }
    #expect(mirrored(framed) == ["Color 40 10"])
    let overlaid = ZStack { box(50, 10).overlay(alignment: .trailing) { box(10, 10) } }
    #expect(mirrored(overlaid) == ["Color 0 50", "Color 0 10"])
    let offset = ZStack { box(10, 10).frame(width: 50).offset(x: 5) }
    #expect(mirrored(offset) == ["Color 15 10"])
  }

  @Test func `RTL text holds on to the right, and so do grids`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let text = Text(verbatim: "one\nfour").frame(width: 100, alignment: .leading)
    let lines = draw(text, environment: environment).items.compactMap { item -> Rect? in
      if case .text(let line) = item { return line.frame }
      return nil
    }
    // Snapped widths leave less than a pixel between the text and its frame.
    #expect(lines.allSatisfy { abs($0.maxX - 100) < 0.34 })
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(20, 10)
      }
    }
    #expect(mirrored(grid) == ["Color 20 10", "Color 0 20"])
  }

  @Test func `the innermost of many stacks is asked for its guide a few times and not without end`()
  {
    final class Count { var calls = 0 }
    let count = Count()
    var view = AnyView(
      Text(verbatim: "A").alignmentGuide(.firstTextBaseline) { size in
        count.calls += 1
        return size.height
      })
    for _ in 0..<12 {
      let inner = view
      view = AnyView(
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: "B")
          VStack(alignment: .leading) {
            inner
            Text(verbatim: "C")
          }
          Spacer()
        })
    }
    #expect(draw(view, width: 360).size.width == 360)
    #expect(count.calls > 0 && count.calls < 1_000, "\(count.calls)")
  }
}
