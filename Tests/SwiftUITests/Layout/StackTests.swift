import Drawing
import Testing

@testable import SwiftUI

/// A view of a fixed size that shows up in the outline.
@MainActor
private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// A view that takes what it is offered between two widths.
private func flexible(_ least: CGFloat, _ most: CGFloat) -> some View {
  Color.blue.frame(minWidth: least, maxWidth: most)
}

/// The stack algorithm, LAYOUT.md "Stacks", rule by rule.
@MainActor
@Suite struct StackTests {
  @Test func `without a preference neighbours stand 8 points apart on both axes`() {
    #expect(
      frames(
        HStack {
          box(10, 20)
          box(30, 10)
        })
        == ["HStack 0,0 48x20", "Color 0,0 10x20", "Color 18,5 30x10"])
    #expect(
      frames(
        VStack {
          box(10, 20)
          box(30, 10)
        })
        == ["VStack 0,0 30x38", "Color 10,0 10x20", "Color 0,28 30x10"])
  }

  @Test func `a priority that is no number is none`() {
    let row = HStack(spacing: 0) {
      box(10, 1).layoutPriority(.nan)
      box(10, 1).layoutPriority(1)
      box(10, 1).zIndex(.nan)
    }
    #expect(draw(row, width: 100).size.width == 30)
    let layers = ZStack {
      box(10, 1).layoutPriority(.nan)
      box(20, 1)
    }
    #expect(draw(layers, width: 100).size.width == 20)
  }

  @Test func `step 1 an explicit spacing is used everywhere, even 0 and negative`() {
    #expect(
      draw(
        HStack(spacing: 0) {
          box(10, 1)
          box(10, 1)
          box(10, 1)
        }
      ).size.width == 30)
    #expect(
      draw(
        HStack(spacing: 3) {
          box(10, 1)
          box(10, 1)
          box(10, 1)
        }
      ).size.width == 36)
    #expect(
      draw(
        HStack(spacing: -2) {
          box(10, 1)
          box(10, 1)
        }
      ).size.width == 18)
  }

  @Test func `step 2 without a proposal each child takes its ideal length`() {
    let row = HStack(spacing: 0) {
      Color.red
      box(20, 20)
      Spacer()
    }
    #expect(
      frames(row)
        == [
          "HStack 0,0 38x20", "Color 0,0 10x20", "Color 10,0 20x20", "Spacer 30,10 8x0",
        ])
  }

  @Test func `step 4 the least flexible child is served first, whatever its place`() {
    // 100 wide: the fixed box takes 30, the rest is halved.
    #expect(
      frames(
        HStack(spacing: 0) {
          Color.red
          box(30, 10)
          Color.blue
        }, width: 100, height: 10)
        == [
          "HStack 0,0 100x10", "Color 0,0 35x10", "Color 35,0 30x10", "Color 65,0 35x10",
        ])
  }

  @Test func `step 4 among infinitely flexible children the larger minimum goes first`() {
    let row = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(minWidth: 80, maxWidth: .infinity)
    }
    #expect(
      frames(row, width: 100, height: 10)
        == ["HStack 0,0 100x10", "Color 0,0 20x10", "Color 20,0 80x10"])
  }

  @Test func `step 5 a higher priority leaves the lower ones their minimum and no more`() {
    let row = HStack(spacing: 0) {
      flexible(10, .infinity)
      flexible(0, .infinity).layoutPriority(1)
    }
    #expect(
      frames(row, width: 100, height: 10)
        == ["HStack 0,0 100x10", "Color 0,0 10x10", "Color 10,0 90x10"])
  }

  @Test func `step 6 within a group what one does not take is shared by the others`() {
    let row = HStack(spacing: 0) {
      flexible(0, 20)
      flexible(0, 500)
      flexible(0, 500)
    }
    #expect(
      frames(row, width: 100, height: 10)
        == [
          "HStack 0,0 100x10", "Color 0,0 20x10", "Color 20,0 40x10", "Color 60,0 40x10",
        ])
  }

  @Test func `step 7 children are placed across by their guide and the union is the size`() {
    #expect(
      frames(
        HStack(alignment: .bottom, spacing: 0) {
          box(10, 40)
          box(10, 10)
        })
        == ["HStack 0,0 20x40", "Color 0,0 10x40", "Color 10,30 10x10"])
    let shifted = HStack(alignment: .top, spacing: 0) {
      box(10, 40).alignmentGuide(.top) { _ in 15 }
      box(10, 40)
    }
    #expect(frames(shifted) == ["HStack 0,0 20x55", "Color 0,0 10x40", "Color 10,15 10x40"])
  }

  @Test func `step 8 a stack may be longer than its proposal and is then centred`() {
    let view = HStack(spacing: 0) {
      box(60, 10)
      box(60, 10)
    }.frame(width: 100, height: 10)
    #expect(
      frames(view) == ["HStack -10,0 120x10", "Color -10,0 60x10", "Color 50,0 60x10"])
  }

  @Test func `step 9 children are placed with the length across that came out`() {
    // Nobody proposes a height: the divider is ideal when measured and full when placed.
    let row = HStack(spacing: 0) {
      box(10, 30)
      Color.blue.frame(width: 2)
    }
    #expect(frames(row) == ["HStack 0,0 12x30", "Color 0,0 10x30", "Color 10,0 2x30"])
  }

  @Test func `in right-to-left text positions are mirrored from the right edge`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let row = HStack(spacing: 0) {
      box(10, 10)
      box(30, 10)
    }.padding(.leading, 5)
    let result = draw(row, environment: environment)
    let stack = result.outline.children[0]
    #expect(stack.frame == Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(stack.children.map(\.frame.x) == [30, 0])
  }

  @Test func `a part that runs the other way than its surroundings is mirrored in its own box`() {
    for outer in [LayoutDirection.leftToRight, .rightToLeft] {
      let inner = outer == .leftToRight ? LayoutDirection.rightToLeft : .leftToRight
      var environment = EnvironmentValues()
      environment.layoutDirection = outer
      let row = HStack(spacing: 0) {
        box(10, 10)
        HStack(spacing: 0) {
          box(20, 10)
          box(30, 10)
        }.environment(\.layoutDirection, inner)
        box(5, 10)
      }
      let parts = draw(row, environment: environment).outline.children[0].children
      let isMirrored = outer == .rightToLeft
      #expect(parts.map(\.frame.x) == (isMirrored ? [55, 5, 0] : [0, 10, 60]))
      #expect(parts[1].children.map(\.frame.x) == (isMirrored ? [5, 25] : [40, 10]))
    }
  }

  @Test func `text in a part that runs from right to left is held on to its right side`() {
    let text = Text(verbatim: "Hi").frame(width: 100, alignment: .leading)
    func x(_ view: some View) -> Double? {
      draw(view).items.lazy.compactMap {
        if case .text(let line) = $0 { line.frame.x } else { nil }
      }.first
    }
    #expect(x(text) == 0)
    #expect(x(text.environment(\.layoutDirection, .rightToLeft)).map { $0 > 80 } == true)
  }

  @Test func `a spacer is at least 8 long, has no preferences and goes last`() {
    let row = HStack {
      box(10, 10)
      Spacer()
      box(10, 10)
    }
    #expect(
      frames(row, width: 100)
        == [
          "HStack 0,0 100x10", "Color 0,0 10x10", "Spacer 10,5 80x0", "Color 90,0 10x10",
        ])
    #expect(draw(row, width: 0).size.width == 28)
    #expect(
      draw(
        HStack {
          box(10, 10)
          Spacer(minLength: 0)
          box(10, 10)
        }, width: 0
      ).size.width == 20)
    // Text keeps its whole width before the spacer gets any.
    let text = HStack(spacing: 0) {
      Text(verbatim: "A sentence")
      Spacer()
    }
    let width = draw(Text(verbatim: "A sentence")).size.width
    #expect(draw(text, width: width + 8).outline.children[0].children[0].frame.width == width)
  }

  @Test
  func `a divider is one pixel thick, lies across its stack, and is 1 point at large type`() {
    let column = VStack(spacing: 0) {
      box(30, 10)
      Divider()
    }
    #expect(
      frames(column, width: 100) == [
        "VStack 0,0 100x10.33", "Color 35,0 30x10", "Divider 0,10 100x0.33",
      ])
    let row = HStack(spacing: 0) {
      box(30, 10)
      Divider()
    }
    #expect(frames(row) == ["HStack 0,0 30.33x10", "Color 0,0 30x10", "Divider 30,0 0.33x10"])
    var large = EnvironmentValues()
    large.dynamicTypeSize = .accessibility1
    #expect(draw(Divider(), width: 50, environment: large).size.height == 1)
    // It is drawn in the colour of separators, all along.
    let color = SystemColor.separator.value(in: EnvironmentValues())
    let line = Rect(x: 0, y: 0, width: 50, height: 1.0 / 3)
    #expect(draw(Divider(), width: 50).items == [.fill(.rect(line), .color(color))])
  }

  @Test func `groups, loops and conditions are transparent and an empty view leaves no gap`() {
    let isShown = false
    let row = HStack {
      Group {
        box(10, 10)
        box(10, 10)
      }
      ForEach(0..<2, id: \.self) { _ in box(10, 10) }
      if isShown { box(99, 99) }
      EmptyView()
    }
    #expect(draw(row).size == Size(width: 64, height: 10))
    #expect(
      row.nodes(in: _ViewContext(environment: EnvironmentValues(), session: RenderSession())).count
        == 1)
  }

  @Test func `a modifier on a group is applied to each view in it`() {
    let row = HStack(spacing: 0) {
      Group {
        box(10, 10)
        box(10, 10)
      }.padding(1)
    }
    #expect(draw(row).size == Size(width: 24, height: 12))
  }

  @Test func `a stack takes the first and last baseline of its children`() {
    let column = VStack(spacing: 0) {
      Text(verbatim: "A")
      Text(verbatim: "B")
    }
    func bottom(_ alignment: VerticalAlignment) -> Double {
      let row = HStack(alignment: alignment, spacing: 0) {
        column
        box(5, 10)
      }
      return draw(row).outline.children[0].children[1].frame.maxY
    }
    // Body's baseline is 16.33 below its top; the box has none and stands on its bottom edge.
    let ascent = 16 + 1.0 / 3
    #expect(abs(bottom(.firstTextBaseline) - ascent) < 0.01)
    #expect(abs(bottom(.lastTextBaseline) - (20 + 1.0 / 3 + ascent)) < 0.01)
  }

  @Test func `a lazy column is as wide as its room, a lazy row as high, where there is one`() {
    let column = LazyVStack(alignment: .trailing) { box(10, 20) }
    #expect(frames(column, width: 100) == ["VStack 90,0 10x20", "Color 90,0 10x20"])
    #expect(draw(column, width: 100, height: 80).size == Size(width: 100, height: 20))
    #expect(draw(column).size == Size(width: 10, height: 20))
    let row = LazyHStack(alignment: .bottom) { box(10, 20) }
    #expect(frames(row, width: 100, height: 80) == ["HStack 0,60 10x20", "Color 0,60 10x20"])
    #expect(draw(row, width: 100, height: 80).size == Size(width: 10, height: 80))
    #expect(draw(row, width: 100).size == Size(width: 10, height: 20))
  }

  @Test
  func `a guide inside of many frames is asked for a few times, and not twice for each frame`() {
    final class Count { var value = 0 }
    let count = Count()
    var view = AnyView(
      box(10, 10).alignmentGuide(.leading) { _ in
        count.value += 1
        return 1
      })
    for _ in 0..<12 { view = AnyView(view.frame(width: 20, height: 20, alignment: .topLeading)) }
    #expect(draw(VStack(alignment: .leading) { view }, width: 353).size.width == 20)
    #expect((1...40).contains(count.value))
  }
}
