import Testing

@testable import Numbers

@Suite struct WholeNumbersTests {
  @Test func `a value that fits is cut off as always`() {
    #expect(
      [2.9, -2.9, 0, .leastNonzeroMagnitude, -0.0].map { Int(bounded: $0) } == [2, -2, 0, 0, 0])
    #expect(Int(bounded: 9_007_199_254_740_991) == 9_007_199_254_740_991)
  }

  @Test func `a value that does not fit becomes the largest one, and sums of that still fit`() {
    let most = 1 << 53
    #expect([1e19, 1e300, 0x1p63, .infinity].map { Int(bounded: $0) } == [most, most, most, most])
    #expect([-1e19, -1e300, -.infinity].map { Int(bounded: $0) } == [-most, -most, -most])
    #expect(Int(bounded: 1e300) * 500 + Int(bounded: 1e300) > 0)
  }

  @Test func `what is no number is nothing`() {
    #expect(Int(bounded: .nan) == 0)
    #expect(Int(bounded: .signalingNaN) == 0)
  }
}
