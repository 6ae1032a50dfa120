import Drawing
import Testing

@testable import Raster

@Suite struct ShaderTests {
  /// The places on a ramp whose colours say where they are, at which some points lie.
  private func places(_ kind: Shader.Kind, _ points: [(Double, Double)]) -> [Int] {
    let ramp = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: 256)
    defer { ramp.deallocate() }
    for place in 0..<256 { ramp[place] = SIMD4(repeating: Float(place)) }
    let shader = Shader(kind: kind, solid: .zero, map: .identity, ramp: ramp)
    return points.map { Int(shader.color($0.0, $0.1).x) }
  }

  @Test func `an angular gradient goes round once, clockwise from the right`() {
    let points = [(2.0, 0.0), (2, 1), (1, 1), (0, 1), (-1, 1), (-2, 0), (0, -3), (2, -1), (0, 0)]
    #expect(
      places(.angular(start: 0, span: 1), points)
        == [0, 19, 32, 64, 96, 128, 191, 236, 0])
    #expect(places(.angular(start: 0.25, span: 2), [(0, 1), (-2, 0), (0, -1)]) == [0, 128, 255])
  }

  @Test func `a radial gradient begins at a distance and ends at another`() {
    #expect(
      places(.radial(start: 2, span: 0.5), [(0, 0), (2, 0), (0, 3), (3, 4)]) == [0, 0, 128, 255])
  }

  @Test func `a linear gradient stops at both ends, and what is no number is its start`() {
    #expect(
      places(
        .linear(ax: 0.1, ay: 0, offset: -0.1),
        [(0, 5), (1, 5), (6, 5), (11, 5), (99, 5), (.nan, 0)]
      ) == [0, 0, 128, 255, 255, 0])
  }
}
