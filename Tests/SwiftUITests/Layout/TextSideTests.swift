import Drawing
import Testing

@testable import SwiftUI

/// The texts of a view with the side that each is held on to.
@MainActor
private func sides(
  _ view: some View, environment: EnvironmentValues = EnvironmentValues()
) -> [String] {
  draw(view, width: 300, environment: environment).items.compactMap {
    guard case .text(let line) = $0 else { return nil }
    return "\(line.string) \(line.alignment.rawValue)"
  }
}

/// Which side text holds on to where cells and points disagree: as SwiftUI placed it.
@MainActor
@Suite struct TextSideTests {
  @Test func `text before a spacer holds on to the start, text behind it to the end`() {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
      Spacer()
      Text("c")
    }
    #expect(sides(row) == ["a left", "b center", "c right"])
  }

  @Test func `anything that takes all the room pushes as a spacer does`() {
    let row = HStack {
      Text("a")
      Rectangle().frame(height: 4)
      Text("b")
    }
    #expect(sides(row) == ["a left", "b right"])
    let framed = HStack {
      Text("a").frame(maxWidth: .infinity)
      Text("b")
      Text("c").frame(maxWidth: .infinity, alignment: .trailing)
    }
    #expect(sides(framed) == ["a center", "b center", "c right"])
  }

  @Test func `one text in a column is on the side of what is around the column`() {
    let column = VStack { Text("a") }
    #expect(sides(column.frame(maxWidth: .infinity, alignment: .leading)) == ["a left"])
    #expect(sides(column.frame(maxWidth: .infinity, alignment: .trailing)) == ["a right"])
  }

  @Test func `what takes the room itself is pushed nowhere`() {
    let row = HStack {
      GeometryReader { _ in Text("a") }
      Text("b")
    }
    #expect(sides(row) == ["a left", "b right"])
  }

  @Test func `a column's side ends with the column`() {
    let row = HStack {
      VStack(alignment: .trailing) {
        Text("a")
        Text("b")
      }
      Text("c")
    }
    #expect(sides(row) == ["a right", "b right", "c left"])
  }

  @Test func `a row that hugs its text is as its surroundings`() {
    let row = HStack {
      Text("a")
      Text("b")
    }
    #expect(sides(row.frame(width: 200)) == ["a center", "b center"])
    #expect(sides(row.frame(width: 200, alignment: .trailing)) == ["a right", "b right"])
  }

  @Test(
    arguments: zip(
      [HorizontalAlignment.leading, .center, .trailing], ["left", "center", "right"]))
  func `a column holds its text on to its alignment`(
    alignment: HorizontalAlignment, side: String
  ) {
    let column = VStack(alignment: alignment) {
      Text("wide text")
      Text("b")
    }
    #expect(sides(column) == ["wide text \(side)", "b \(side)"])
  }

  @Test func `text on a plate stands in its middle`() {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b").padding(8).background(Color.gray)
    }
    #expect(sides(row) == ["a left", "b center"])
  }

  @Test func `cells of a grid hold on to the alignment of the grid or of their column`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("name")
        Text("12").gridColumnAlignment(.trailing)
      }
    }
    #expect(sides(grid) == ["name left", "12 right"])
  }

  @Test func `a layout of one's own holds text on to the point that it is placed by`() {
    struct Corners: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 200, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let anchors: [UnitPoint] = [.topLeading, .top, .topTrailing]
        for (view, anchor) in zip(subviews, anchors) {
          view.place(
            at: CGPoint(x: 200 * anchor.x, y: 0), anchor: anchor, proposal: .unspecified)
        }
      }
    }
    let view = Corners {
      Text("a")
      Text("b")
      Text("c")
    }
    #expect(sides(view) == ["a left", "b center", "c right"])
  }

  @Test func `from right to left the sides change places`() {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    #expect(sides(row, environment: environment) == ["a right", "b left"])
  }
}
