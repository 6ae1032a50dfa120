import Drawing
import Testing

@testable import SwiftUI

/// Views on top of one another and what decides their size, LAYOUT.md "Frames".
@MainActor
@Suite struct LayersTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `layers of the highest priority make the size, the others fill it`() {
    let view = ZStack {
      Color.blue
      box(40, 20).layoutPriority(1)
    }
    #expect(
      frames(view, width: 200, height: 100)
        == ["ZStack 0,0 40x20", "Color 0,0 40x20", "Color 0,0 40x20"])
    // Of equal priority, the union counts.
    let equal = ZStack {
      Color.blue
      box(40, 20)
    }
    #expect(draw(equal, width: 200, height: 100).size == Size(width: 200, height: 100))
  }

  @Test func `a lower layer that will not shrink hangs over, aligned`() {
    let view = ZStack(alignment: .bottomTrailing) {
      box(60, 60)
      box(40, 20).layoutPriority(1)
    }
    #expect(
      frames(view, width: 200, height: 100)
        == ["ZStack 0,0 40x20", "Color -20,-40 60x60", "Color 0,0 40x20"])
  }

  @Test func `layers meet at their guides and the union is the size`() {
    let view = ZStack(alignment: .topLeading) {
      box(30, 30)
      box(20, 20).alignmentGuide(.leading) { _ in -15 }.alignmentGuide(.top) { $0.height / 2 }
    }
    #expect(
      frames(view) == ["ZStack 0,0 35x40", "Color 0,10 30x30", "Color 15,0 20x20"])
  }

  @Test func `several views of an overlay are layers in it, and empty ones nothing`() {
    let view = box(50, 50).overlay(alignment: .bottomTrailing) {
      Color.blue
      box(10, 10)
    }
    #expect(
      frames(view) == [
        "Color 0,0 50x50", "Overlay 0,0 50x50", "Color 0,0 50x50", "Color 40,40 10x10",
      ])
    #expect(frames(box(50, 50).overlay { EmptyView() }) == ["Color 0,0 50x50"])
  }

  @Test func `a background lies behind the view, whatever it is made of`() {
    let view = Color.red.frame(width: 10, height: 10)
    let plain = draw(view).items
    #expect(draw(view.background()).items.last == plain.last)
    #expect(draw(view.background(.blue)).items.last == plain.last)
    #expect(draw(view.background(.blue, in: Circle())).items.last == plain.last)
    #expect(draw(view.background(in: Circle())).items.last == plain.last)
    #expect(draw(view.background { Color.blue }).items.last == plain.last)
    #expect(draw(view.overlay(.blue)).items.first == plain.first)
    #expect(draw(view.overlay(.blue, in: Circle())).items.first == plain.first)
    #expect(draw(view.border(.blue)).items.first == plain.first)
  }

  @Test func `z index decides who is drawn last and moves nothing`() {
    let view = ZStack(alignment: .leading) {
      box(10, 10).zIndex(1)
      Color.blue.frame(width: 20, height: 10)
    }
    let fills = draw(view).items.compactMap { item -> Double? in
      if case .fill(.rect(let rect), _) = item { return rect.width }
      return nil
    }
    #expect(fills == [20, 10])
    // One that is no number is none.
    let odd = ZStack {
      box(10, 10).zIndex(.nan)
      Color.blue.frame(width: 20, height: 10).zIndex(0.5)
      Color.blue.frame(width: 30, height: 10)
    }
    let order = draw(odd).items.compactMap { item -> Double? in
      if case .fill(.rect(let rect), _) = item { rect.width } else { nil }
    }
    #expect(order == [10, 30, 20])
  }
}
