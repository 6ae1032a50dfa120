import Drawing
import Testing

@testable import SwiftUI

/// Grids: columns, rows, cells that span or take no part.
@MainActor
@Suite struct GridTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `a column is as wide as its widest cell, a row as high as its highest, 8 between`() {
    let grid = Grid {
      GridRow {
        box(10, 10)
        box(30, 20)
      }
      GridRow {
        box(20, 5)
        box(10, 5)
      }
    }
    #expect(
      frames(grid) == [
        "Grid 0,0 58x33", "Color 5,5 10x10", "Color 28,0 30x20", "Color 0,28 20x5",
        "Color 38,28 10x5",
      ])
  }

  @Test func `a column that fills gets no width where there is none, a flat row no height`() {
    let full = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(50, 10)
        Color.blue.frame(height: 10)
      }
    }
    .frame(width: 50)
    #expect(frames(full).contains("Color 50,0 0x10"), "\(frames(full))")
    let flat = Grid(verticalSpacing: 0) {
      GridRow { box(10, 0) }
      GridRow { box(10, 5) }
    }
    #expect(frames(flat).first == "Grid 0,0 10x5")
  }

  @Test func `alignment of the grid, a row, a column and a cell, the narrower one wins`() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(40, 20)
      }
      GridRow(alignment: .bottom) {
        box(20, 20)
        box(10, 5).gridColumnAlignment(.trailing)
      }
      GridRow {
        box(4, 4).gridCellAnchor(.center)
        box(10, 10)
      }
    }
    #expect(
      frames(grid) == [
        "Grid 0,0 60x50", "Color 0,0 10x10", "Color 20,0 40x20", "Color 0,20 20x20",
        "Color 50,35 10x5", "Color 8,43 4x4", "Color 50,40 10x10",
      ])
  }

  @Test func `what is said of a row is said of each of its cells`() {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 2) {
      GridRow {
        box(10, 10)
        box(20, 10)
        box(10, 10)
      }
      .frame(maxWidth: .infinity)
      GridRow {
        box(10, 4)
        box(10, 4)
      }
      .padding(.top, 3)
    }
    // Three columns share the width; measured on a phone of 393 points, where columns are 133.7 apart.
    #expect(
      frames(grid, width: 76) == [
        "Grid 0,0 76x19", "Color 5,0 10x10", "Color 28,0 20x10", "Color 61,0 10x10",
        "Color 5,15 10x4", "Color 33,15 10x4",
      ])
    // Rows with the same modifiers stay rows of their own.
    let rows = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<2) { _ in
        GridRow {
          box(10, 10)
          box(10, 10)
        }
        .opacity(0.5)
      }
    }
    #expect(frames(rows)[0] == "Grid 0,0 20x20")
  }

  @Test func `a cell may span columns, and a view without a row spans all`() {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        box(10, 10)
        box(10, 10)
        box(10, 10)
      }
      GridRow {
        Color.blue.frame(height: 6).gridCellColumns(2)
        box(10, 6)
      }
      Color.green.frame(height: 3)
    }
    let all = frames(grid, width: 38)
    #expect(all[0] == "Grid 0,0 38x23")
    #expect(all[4] == "Color 0,12 24x6")
    #expect(all[6] == "Color 0,20 38x3")
  }

  @Test func `columns are widened evenly for a cell that spans them and is wider`() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(20, 10)
      }
      GridRow { box(54, 5).gridCellColumns(2) }
    }
    let expected = [
      "Grid 0,0 54x15", "Color 0,0 10x10", "Color 24,0 20x10", "Color 0,10 54x5",
    ]
    #expect(frames(grid) == expected)
    #expect(frames(grid, width: 200) == expected)
    // Columns of which no cell stands in one alone.
    let title = Grid { GridRow { Text(verbatim: "Over both columns").gridCellColumns(2) } }
    #expect(frames(title).dropFirst() == frames(Text(verbatim: "Over both columns"))[...])
    #expect(frames(title, width: 300) == frames(title))
  }

  @Test func `what is left of a grid's room is for cells that span columns, narrow ones first`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 1)
        box(10, 1)
        box(10, 1)
      }
      GridRow { Color.red.frame(height: 1).gridCellColumns(3) }
      GridRow {
        Color.blue.frame(height: 1).frame(maxWidth: 50).gridCellColumns(2)
        box(10, 1)
      }
    }
    // The two columns are 15 wider each, then all three another 10.
    #expect(
      frames(grid, width: 90) == [
        "Grid 0,0 90x3", "Color 12.5,0 10x1", "Color 47.5,0 10x1", "Color 75,0 10x1",
        "Color 0,1 90x1", "Color 10,2 50x1", "Color 75,2 10x1",
      ])
  }

  @Test func `a cell that would span more columns than can be counted spans all there are`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(30, 10)
        box(20, 10)
      }
      GridRow {
        Color.blue.frame(height: 2).gridCellColumns(.max)
        Color.red.frame(height: 2).gridCellColumns(.max)
        Color.green.frame(height: 2).gridCellColumns(.min)
      }
    }
    #expect(frames(grid, width: 50)[0].hasPrefix("Grid 0,0"))
  }

  @Test func `an unsized cell takes no part in the size of its column`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(30, 10)
        box(20, 10)
      }
      GridRow {
        Color.blue.frame(height: 2).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(draw(grid, width: 300).size.width == 50)
  }

  @Test func `a lazy grid's alignment is that of tracks without their own`() {
    func places(_ alignment: HorizontalAlignment, _ own: Alignment?) -> [Double] {
      let columns = [GridItem(.fixed(50), alignment: own), GridItem(.fixed(50))]
      let grid = LazyVGrid(columns: columns, alignment: alignment, spacing: 0) {
        box(10, 5)
        box(10, 5)
      }
      return draw(grid, width: 108).outline.children[0].children.map(\.frame.minX)
    }
    #expect(places(.center, nil) == [20, 78])
    #expect(places(.leading, nil) == [0, 58])
    #expect(places(.leading, .trailing) == [40, 58])
    let rows = LazyHGrid(rows: [GridItem(.fixed(40))], alignment: .bottom) { box(10, 5) }
    #expect(draw(rows, height: 40).outline.children[0].children.map(\.frame.minY) == [35])
  }

  @Test func `a lazy grid has as many lines as its views need, full or not`() {
    let columns = [GridItem(.fixed(10)), GridItem(.fixed(10))]
    func height(_ count: Int) -> Double {
      draw(LazyVGrid(columns: columns) { ForEach(0..<count, id: \.self) { _ in box(10, 10) } })
        .size.height
    }
    #expect([0, 1, 2, 3, 4].map(height) == [0, 10, 10, 28, 28])
  }

  @Test func `columns that are as many as fit leave their neighbours an equal share`() {
    let columns = [GridItem(.adaptive(minimum: 30)), GridItem(.flexible())]
    let grid = LazyVGrid(columns: columns) {
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
    }
    // Of 192 points beside the gap one half is for two narrow columns and the gap between them.
    #expect(
      frames(grid, width: 200).filter { $0.hasPrefix("Color") }
        == ["Color 0,0 44x10", "Color 52,0 44x10", "Color 104,0 96x10"])
  }

  @Test
  func
    `a lazy grid beside another view takes what is left, one of fixed columns no more than them`()
  {
    func widths(_ column: GridItem, in room: Double) -> [Double] {
      let row = HStack(spacing: 0) {
        Color.blue.frame(minWidth: 10, maxWidth: 150, maxHeight: 10)
        LazyVGrid(columns: [column], spacing: 0) { Color.red.frame(height: 10) }
      }
      return draw(row, width: room).outline.children[0].children.map(\.frame.width)
    }
    // The other view bends less than a column without an end.
    #expect(widths(GridItem(.flexible()), in: 400) == [150, 250])
    #expect(widths(GridItem(.adaptive(minimum: 300)), in: 400) == [150, 250])
    #expect(widths(GridItem(.fixed(80)), in: 100) == [20, 80])
  }

  @Test func `a grid of one column, or of one row, gives it all the room`() {
    let one = Grid { GridRow { Color.red } }
    #expect(draw(one, width: 100, height: 50).size == Size(width: 100, height: 50))
  }

  @Test func `a row that does not bend has its height before one that does`() {
    let grid = Grid(verticalSpacing: 0) {
      GridRow { Color.red.frame(width: 10) }
      GridRow { Color.blue.frame(width: 10, height: 80) }
    }
    #expect(
      frames(grid, height: 100).filter { $0.hasPrefix("Color") }
        == ["Color 0,0 10x20", "Color 0,20 10x80"])
  }

  @Test func `lazy columns are fixed, share what is left, or are as many as fit`() {
    func widths(_ columns: [GridItem], _ width: Double) -> [Double] {
      let grid = LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<8) { _ in Color.red.frame(height: 1) }
      }
      let children = draw(grid, width: width).outline.children[0].children
      return children.filter { $0.frame.minY == 0 }.map(\.frame.width)
    }
    #expect(widths([GridItem(.fixed(50)), GridItem(.flexible())], 158) == [50, 100])
    #expect(widths([GridItem(.flexible(maximum: 30)), GridItem(.flexible())], 108) == [30, 70])
    #expect(
      widths([GridItem(.flexible(minimum: 60), spacing: 0), GridItem(.flexible())], 100)
        == [60, 40])
    // Three of at least 40 and two gaps of 10 fit 150; what is left is shared.
    let adaptive = widths([GridItem(.adaptive(minimum: 40), spacing: 10)], 150)
    #expect(adaptive.map(\.short) == ["43.33", "43.33", "43.33"])
    #expect(widths([GridItem(.adaptive(minimum: 500))], 150) == [150])
  }
}
