import Testing

@testable import Drawing

@Suite("Values on the way to others") struct MixingTests {
  private func gradient(_ stops: [GradientStop]) -> Paint {
    .linear(stops, start: .zero, end: Point(x: 100, y: 0))
  }

  @Test func `a gradient of two stops is on the way to one of seventeen`() throws {
    let fade = gradient([GradientStop(.black, at: 0), GradientStop(.white, at: 1)])
    let (red, blue) = (RGBA(255, 0, 0), RGBA(0, 0, 255))
    let steps = (0...16).map {
      GradientStop(red.mixedByLook(with: blue, Double($0) / 16), at: Double($0) / 16)
    }
    for (old, new) in [(fade, gradient(steps)), (gradient(steps), fade)] {
      guard case .linear(let stops, _, _)? = old.mixed(with: new, 0.5) else {
        Issue.record("no gradient")
        return
      }
      #expect(stops.map(\.location) == steps.map(\.location))
      #expect(stops.first?.color == RGBA(red: 0.5, green: 0, blue: 0))
      #expect(stops.last?.color == RGBA(red: 0.5, green: 0.5, blue: 1))
      // In the middle of the black and white one is a grey.
      let middle = try #require(stops.dropFirst(8).first).color
      #expect(abs(middle.red - (0.5 + steps[8].color.red) / 2) < 1e-9)
    }
  }

  @Test func `gradients of other places are mixed at the places of both`() {
    let old = gradient([GradientStop(.black, at: 0.5)])
    let new = gradient([GradientStop(.white, at: 0.2), GradientStop(.black, at: 0.8)])
    guard case .linear(let stops, _, _)? = old.mixed(with: new, 0.5) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0.2, 0.5, 0.8])
    #expect(zip(stops.map(\.color.red), [0.5, 0.25, 0]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `of an edge between two colours nobody knows where it goes`() {
    let edge = gradient([
      GradientStop(.black, at: 0), GradientStop(.black, at: 0.5), GradientStop(.white, at: 0.5),
    ])
    let two = gradient([GradientStop(.white, at: 0), GradientStop(.black, at: 1)])
    #expect(edge.mixed(with: two, 0.5) == nil && two.mixed(with: edge, 0.5) == nil)
    #expect(gradient([]).mixed(with: two, 0.5) == nil)
  }
}
