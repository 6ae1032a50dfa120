import Testing

@testable import Raster

@Suite("What a cell of sextants holds")
struct SextantSumsTests {
  /// Sums of a cell of which the parts in a pattern are white, the others black.
  private func sums(_ bits: Int, white: Float = 1) -> SextantSums {
    var samples = [SextantSums.Sample](repeating: SIMD4(0, 0, 0, 1), count: 24)
    for part in 0..<6 where bits >> part & 1 == 1 {
      for sample in 0..<4 {
        let (x, y) = (part % 2 * 2 + sample % 2, part / 2 * 2 + sample / 2)
        samples[y * 4 + x] = SIMD4(white, white, white, 1)
      }
    }
    return samples.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { SextantSums($0, 4) } ?? sums(0)
    }
  }

  @Test(arguments: (1..<32).filter { $0 != 0b010101 })
  func `each sextant is found by itself and by its opposite`(bits: Int) throws {
    for shown in [bits, 63 - bits] {
      let sums = sums(shown)
      let pattern = try #require(sums.pattern(above: 0))
      #expect(pattern.bits == bits)
      #expect(pattern.count == Float(4 * bits.nonzeroBitCount))
      #expect(pattern.ink.x == (shown == bits ? pattern.count : 0))
    }
  }

  @Test func `what is even has no spread, and nothing is better than what it has`() {
    let sums = sums(63)
    #expect(sums.spread == 0)
    #expect(sums.all == SIMD4(repeating: 24))
    #expect(sums.pattern(above: CellSums.square(sums.all) / 24) == nil)
  }

  @Test func `a mixture on an edge leaves an even field its colour`() {
    // Two parts of three are white, the third is grey.
    let white = sums(0b000011)
    #expect(white.shared(0b000111, SIMD4(repeating: 0.7)) == SIMD4(repeating: 1))
    // Where all differ, the mean stays.
    #expect(white.shared(0b000001, SIMD4(repeating: 0.7)) == SIMD4(repeating: 0.7))
  }
}
