import Drawing
import Testing

@testable import Raster

@Suite("What layers show together, blurred") struct SoftPictureTests {
  private let grid = SampleGrid(size: Size(width: 60, height: 48), scale: 1)

  private func layer(_ bounds: SampleBounds, _ color: SIMD4<Float>) -> Layer {
    let layer = Layer(grid, bounds)
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right where (x + y) % 3 != 0 { layer.row(y)[x] = color }
    }
    return layer
  }

  /// Three layers, of which the second covers a part and is translucent, and the third is elsewhere.
  private func layers() -> [Layer] {
    [
      layer(grid.bounds, SIMD4(1, 0, 0, 1)),
      layer(SampleBounds(left: 20, top: 10, right: 50, bottom: 40), SIMD4(0, 0.4, 0, 0.4)),
      layer(SampleBounds(left: 0, top: 0, right: 4, bottom: 4), SIMD4(0, 0, 1, 1)),
    ]
  }

  @Test(arguments: [1.0, 6, 9, 20])
  func `it is what a blur makes of the layers once they are mixed`(_ deviation: Double) {
    let part = SampleBounds(left: 7, top: 5, right: 58, bottom: 44)
    let mixed = Layer(grid, part)
    let layers = layers()
    for layer in layers {
      Compositor.mix(layer, onto: mixed, blend: .normal, alpha: 1, bounds: part, clip: nil)
    }
    Blur.apply(to: mixed, radius: deviation)
    let soft = SoftPicture(layers, in: part, deviation: deviation)
    var line = [SIMD4<Float>](repeating: .zero, count: part.width)
    for y in part.top..<part.bottom {
      soft.spread(y, part.left..<part.right, to: &line)
      for x in part.left..<part.right {
        let (one, other) = (line[x - part.left], mixed.row(y)[x])
        // Without squares, blurs are cut at the edge and not in a frame around it.
        guard deviation >= 6 || part.outset(by: -8).contains(x, y) else { continue }
        #expect((one - other).isNear, "\(x), \(y): \(one), \(other)")
      }
    }
  }

  @Test func `a part of a row is as it is in the whole row`() {
    let soft = SoftPicture(layers(), in: grid.bounds, deviation: 9)
    var whole = [SIMD4<Float>](repeating: .zero, count: 60)
    var part = [SIMD4<Float>](repeating: .zero, count: 10)
    soft.spread(30, 0..<60, to: &whole)
    soft.spread(30, 25..<35, to: &part)
    #expect(part == Array(whole[25..<35]))
  }

  @Test func `nothing below is nothing`() {
    let soft = SoftPicture([], in: SampleBounds(left: 0, top: 0, right: 9, bottom: 9), deviation: 3)
    var line = [SIMD4<Float>](repeating: .one, count: 9)
    soft.spread(8, 0..<9, to: &line)
    #expect(line.allSatisfy { $0 == .zero })
  }
}

extension SampleBounds {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }
}

extension SIMD4<Float> {
  fileprivate var isNear: Bool { [x, y, z, w].allSatisfy { abs($0) < 0.001 } }
}
