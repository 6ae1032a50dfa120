import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func paint(_ colors: [Color], points: [SIMD2<Float>]) -> Paint? {
    let mesh = MeshGradient(width: 2, height: 2, points: points, colors: colors)
    guard case .fill(_, let paint)? = draw(mesh, width: 100, height: 50).items.first else {
      return nil
    }
    return paint
  }

  @Test func `a grid whose rows differ runs from top to bottom`() {
    guard
      case .linear(let stops, let start, let end)? = paint(
        [.white, .white, .black, .black], points: corners)
    else {
      Issue.record("not a linear gradient")
      return
    }
    #expect(stops.map(\.color) == [.white, .black])
    #expect((start.y, end.y) == (0, 50))
    #expect(start.x == end.x)
  }

  @Test func `a grid whose columns differ runs from leading to trailing`() {
    guard
      case .linear(_, let start, let end)? = paint(
        [.white, .black, .white, .black], points: corners)
    else {
      Issue.record("not a linear gradient")
      return
    }
    #expect((start.x, end.x) == (0, 100))
    #expect(start.y == end.y)
  }

  @Test func `a grid whose colours and points do not match is its background`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.black], background: .white)
    let room = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(draw(mesh, width: 100, height: 50).items == [.fill(.rect(room), .color(.white))])
  }
}
