import Testing

@testable import Drawing

/// Figures of recordings: MOTION.md.
@Suite struct SpringCurveTests {
  private let opening = SpringCurve(response: 0.51, damping: 0.82)

  @Test func `a spring starts at its place and ends at the other one`() {
    for damping in [0.3, 0.525, 0.82, 1, 1.3] {
      let spring = SpringCurve(response: 0.5, damping: damping)
      #expect(spring.progress(at: 0) == 0)
      #expect(abs(spring.progress(at: 6) - 1) < 0.001)
    }
  }

  @Test(arguments: [(0.118, 0.5), (0.247, 0.9)])
  func `an opening island is half and nine tenths open when it was measured`(
    time: Double, share: Double
  ) {
    #expect(abs(opening.progress(at: time) - share) < 0.035)
  }

  @Test func `an opening island goes about one part of a hundred too far`() {
    let peak = (0...120).map { opening.progress(at: Double($0) / 100) }.max() ?? 0
    #expect(peak > 1.008 && peak < 1.015)
  }

  @Test func `a compact island swings about a seventh too far at three tenths of a second`() {
    let spring = SpringCurve(response: 0.5, damping: 0.525)
    let frames = (0...100).map { Double($0) / 100 }
    let peak = frames.max { spring.progress(at: $0) < spring.progress(at: $1) } ?? 0
    #expect(abs(peak - 0.30) < 0.02)
    #expect(abs(spring.progress(at: peak) - 1.14) < 0.015)
  }

  @Test func `a spring without overshoot is done to a hundredth after 0.58 s`() {
    guard case .spring(let spring) = Pace.standard.curve else {
      Issue.record("the standard pace is no spring")
      return
    }
    #expect(abs(spring.progress(at: 0.58) - 0.99) < 0.002)
    #expect((0...200).allSatisfy { spring.progress(at: Double($0) / 100) <= 1 })
  }

  @Test func `a starting speed carries a spring on`() {
    let still = SpringCurve(response: 0.5, damping: 0.8)
    let thrown = SpringCurve(response: 0.5, damping: 0.8, velocity: 4)
    #expect(abs(thrown.progress(at: 0.01) - 0.04) < 0.005)
    #expect(thrown.progress(at: 0.05) > still.progress(at: 0.05) + 0.1)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a spring that is none is at its end`(response: Double) {
    #expect(SpringCurve(response: response, damping: 1).progress(at: 0.1) == 1)
  }
}
