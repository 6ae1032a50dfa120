import Drawing
import Testing

@testable import SwiftUI

@Suite struct AnimationTests {
  @Test func `springs by bounce, by damping and by stiffness are the same springs`() {
    #expect(
      Animation.spring(duration: 0.4, bounce: 0.2) == .spring(response: 0.4, dampingFraction: 0.8))
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.response - 0.628) < 0.001 && abs(physical.dampingRatio - 0.5) < 0.001)
    #expect(Spring(response: 0.5, dampingRatio: 1.25).dampingRatio == 1.25)
  }

  @Test func `a spring without a bounce lasts half a second and does not overshoot`() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring(duration: 0.3) == .spring(response: 0.3, dampingFraction: 1))
  }

  @Test func `delay, speed and repeats add up`() {
    let pace = Animation.linear(duration: 1).delay(0.2).speed(2).repeatCount(3, autoreverses: false)
      .pace
    #expect(pace.delay == 0.2 && pace.speed == 2 && pace.runs == 3 && !pace.isReversing)
    #expect(Animation.default.repeatForever().pace.runs == nil)
  }

  @Test func `what has no animation of its own moves by the system's spring`() {
    #expect(Animation.default.pace == .standard)
  }

  /// Not Encodable, as a view model often is.
  private struct Model: Equatable { var score = 1 }
  private enum Phase: String, Codable { case early }

  @MainActor @Test func `an animation by a value that no archive holds is told, others are not`() {
    let told = draw(Text(verbatim: "1").animation(.bouncy, value: Model())).findings
    #expect(told.map(\.id) == ["archive-animation-value"])
    #expect(told.first?.sentence.contains("Model") == true)
    let listed = draw(Text(verbatim: "1").animation(.bouncy, value: [Model()])).findings
    #expect(listed.map(\.id) == ["archive-animation-value"])
    for findings in [
      draw(Text(verbatim: "1").animation(.bouncy, value: 1)).findings,
      draw(Text(verbatim: "1").animation(.bouncy, value: Phase.early)).findings,
      draw(Text(verbatim: "1").animation(.bouncy, value: [1.5])).findings,
      draw(Text(verbatim: "1").animation(.bouncy, value: Int?.none)).findings,
      // Without an animation there is nothing to drop.
      draw(Text(verbatim: "1").animation(nil, value: Model())).findings,
    ] { #expect(findings.isEmpty) }
  }
}
