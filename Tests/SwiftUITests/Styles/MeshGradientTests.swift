import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private let room = Rect(x: 0, y: 0, width: 100, height: 50)

  @Test func `a grid's points stand in the room, with their colours`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.white, .black, .black, .white])
    let mark = MeshMark(
      columns: 2, rows: 2,
      points: [Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 0, y: 50), Point(x: 100, y: 50)],
      colors: [.white, .black, .black, .white])
    #expect(
      draw(mesh, width: 100, height: 50).items == [
        .fill(.rect(room), mark.map(Paint.mesh) ?? .color(.clear))
      ])
  }

  @Test func `its opacity is that of its colours`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.white, .white, .white, .white])
    guard
      case .fill(_, .mesh(let mark))? =
        draw(Rectangle().fill(mesh.opacity(0.5)), width: 100, height: 50).items.first
    else {
      Issue.record("no mesh")
      return
    }
    #expect(mark.colors.allSatisfy { $0.alpha == 0.5 })
  }

  @Test func `a grid whose colours and points do not match is its background`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.black], background: .white)
    #expect(draw(mesh, width: 100, height: 50).items == [.fill(.rect(room), .color(.white))])
  }
}
