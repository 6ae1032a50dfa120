import Drawing
import Testing

@testable import Raster

@Suite struct LayerTests {
  private let grid = SampleGrid(size: Size(width: 48, height: 48), scale: 1)

  /// A layer with a square of white.
  private func square(_ bounds: SampleBounds) -> Layer {
    let layer = Layer(grid, grid.bounds)
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right { layer.row(y)[x] = SIMD4(repeating: 1) }
    }
    return layer
  }

  @Test func `a used layer becomes a clean one over a part of another surface`() {
    let other = SampleGrid(size: Size(width: 60, height: 20), scale: 1)
    let part = SampleBounds(left: 5, top: 3, right: 50, bottom: 17)
    let mark = GlyphMark(glyph: "A", ink: SIMD4(repeating: 1), style: [], isText: true)
    for (from, to, bounds) in [(grid, other, part), (other, grid, grid.bounds)] {
      let layer = Layer(from, SampleBounds(left: 0, top: 0, right: 48, bottom: 48))
      layer.samples.update(repeating: SIMD4(repeating: 1), count: layer.capacity)
      for index in layer.glyphs.indices { layer.glyphs[index] = mark }
      layer.hasGlyphs = true
      layer.start(to, bounds)
      #expect(layer.grid == to && layer.bounds == bounds)
      #expect(layer.glyphs.count == to.columns * to.rows)
      #expect(layer.glyphs.allSatisfy { $0.ink == .zero } && !layer.hasGlyphs)
      for y in bounds.top..<bounds.bottom {
        #expect((bounds.left..<bounds.right).allSatisfy { layer.row(y)[$0] == .zero })
      }
    }
  }

  @Test func `a colour is set around another layer, row by row where that was moved to`() {
    let source = square(SampleBounds(left: 10, top: 0, right: 20, bottom: 48))
    let target = Layer(grid, grid.bounds)
    let red = SIMD4<Float>(1, 0, 0, 1)
    target.stampAround(source, in: red, movedBy: (3, 5))
    for y in 0..<48 {
      for x in 0..<48 {
        let isInside = y >= 5 && (13..<23).contains(x)
        #expect(target.row(y)[x] == (isInside ? .zero : red), "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [2.0, 6, 14])
  func `a layer that is full fades alike at all its edges`(_ radius: Double) {
    let layer = square(grid.bounds)
    Blur.apply(to: layer, radius: radius)
    #expect(layer.row(0)[24].w < layer.row(24)[24].w - 0.2)
    for x in 0..<48 {
      #expect(abs(layer.row(0)[x].w - layer.row(47)[x].w) < 0.01, "\(x) above and below")
      #expect(abs(layer.row(x)[0].w - layer.row(x)[47].w) < 0.01, "\(x) at both sides")
    }
  }

  @Test(arguments: [0.7, 1.5, 2, 3.3, 5, 6, 7.5, 9, 12, 15, 30, 45])
  func `a blur is as wide as it is asked to be`(_ deviation: Double) {
    let grid = SampleGrid(size: Size(width: 400, height: 400), scale: 1)
    let layer = Layer(grid, grid.bounds)
    for y in 0..<400 { layer.row(y)[200] = SIMD4(repeating: 1) }
    Blur.apply(to: layer, radius: deviation)
    let row = (0..<400).map { Double(layer.row(200)[$0].w) }
    let sum = row.reduce(0, +)
    let middle = row.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / sum
    let variance =
      row.enumerated().reduce(0) {
        $0 + (Double($1.offset) - middle) * (Double($1.offset) - middle) * $1.element
      } / sum
    // A line is nowhere else in a square of means than in its middle.
    let slack = deviation < 6 ? 0.01 : deviation / 6
    #expect(abs(sum - 1) < 0.03 && abs(middle - 200) <= slack)
    let measured = variance.squareRoot()
    #expect(abs(measured / deviation - 1) < 0.03, "\(measured) and not \(deviation)")
  }

  /// Sizes that are and are not a multiple of the eight lines that are blurred at once.
  @Test(arguments: [(1.0, 1.0), (8, 3), (9, 48), (45, 31)], [0.4, 1, 2.5, 6, 20])
  func `a layer of one colour is blurred like any other`(
    _ size: (width: Double, height: Double), _ radius: Double
  ) {
    let color = SIMD4<Float>(0.3, 0.1, 0, 0.6)
    for zoom in [1.0, 2.5] {
      let grids = [
        SampleGrid(size: Size(width: size.width, height: size.height), scale: zoom),
        SampleGrid(size: Size(width: size.width, height: size.height), zoom: zoom),
      ]
      for grid in grids {
        let (alike, plain) = (Layer(grid, grid.bounds), Layer(grid, grid.bounds))
        for index in 0..<alike.width * alike.height where index % 7 < 3 || index % 11 == 0 {
          alike.samples[index] = color * (Float(index % 5) / 4)
          plain.samples[index] = alike.samples[index]
        }
        Blur.apply(to: alike, of: color, radius: radius)
        Blur.apply(to: plain, radius: radius)
        for index in 0..<alike.width * alike.height {
          let distance = alike.samples[index] - plain.samples[index]
          #expect((distance * distance).sum() < 1e-8, "\(grid) \(index)")
        }
      }
    }
  }

  @Test(arguments: [2.0, 5, 6, 8, 14])
  func `a square is blurred alike to all sides`(_ radius: Double) {
    let layer = square(SampleBounds(left: 16, top: 16, right: 32, bottom: 32))
    Blur.apply(to: layer, radius: radius)
    #expect(layer.row(24)[24].w > layer.row(15)[24].w && layer.row(15)[24].w > 0)
    for y in 0..<48 {
      for x in 0..<48 {
        let here = layer.row(y)[x].w
        #expect(abs(here - layer.row(x)[y].w) < 0.01, "\(x), \(y) and its mirror at the diagonal")
        #expect(abs(here - layer.row(47 - y)[x].w) < 0.01, "\(x), \(y) and its mirror below")
      }
    }
  }
}
