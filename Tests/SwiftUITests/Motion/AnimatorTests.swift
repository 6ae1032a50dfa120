import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite("What goes through phases or follows keyframes")
struct AnimatorTests {
  private func texts(_ view: some View) -> [String] {
    draw(view).items.compactMap { item in
      if case .text(let line) = item { line.runs.map(\.text).joined() } else { nil }
    }
  }

  @Test func `a view stands still in its first phase, with and without a trigger`() {
    let dot = Text(verbatim: "dot")
    #expect(
      texts(
        dot.phaseAnimator([0, 1]) { dot, phase in
          HStack {
            dot
            Text(verbatim: "\(phase)")
          }
        } animation: { _ in
          .easeOut(duration: 1.4)
        }) == ["dot", "0"])
    #expect(
      texts(
        dot.phaseAnimator([true, false], trigger: 7) { dot, isOn in
          if isOn { dot } else { Text(verbatim: "off") }
        }) == ["dot"])
    #expect(texts(PhaseAnimator(["a", "b"]) { Text(verbatim: $0) }) == ["a"])
    #expect(
      texts(
        PhaseAnimator(["a", "b"], trigger: 1) {
          Text(verbatim: $0)
        } animation: { phase in
          phase == "a" ? nil : .bouncy
        }) == ["a"])
  }

  @Test func `without a phase nothing is drawn`() {
    #expect(texts(PhaseAnimator([String]()) { Text(verbatim: $0) }).isEmpty)
  }

  private struct Values {
    var angle = 3.0
    var height = 4.0
  }

  @Test func `a view stands still with its initial value, whatever its keyframes`() {
    let bell = Text(verbatim: "bell")
    #expect(
      texts(
        bell.keyframeAnimator(initialValue: Values()) { bell, values in
          HStack {
            bell
            Text(verbatim: "\(values.angle) \(values.height)")
          }
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            LinearKeyframe(1, duration: 1)
            for turn in [1.0, 2.0] { CubicKeyframe(turn, duration: 0.2) }
            SpringKeyframe(0, duration: 0.3, spring: .bouncy)
          }
          KeyframeTrack(\.height) { MoveKeyframe(7) }
        }) == ["bell", "3.0 4.0"])
    #expect(
      texts(
        bell.keyframeAnimator(initialValue: 2.0, trigger: true) { _, value in
          Text(verbatim: "\(value)")
        } keyframes: { value in
          LinearKeyframe(value, duration: 1)
          MoveKeyframe(0)
        }) == ["2.0"])
    #expect(
      texts(
        KeyframeAnimator(initialValue: 5.0, repeating: false) {
          Text(verbatim: "\($0)")
        } keyframes: {
          _ in
          KeyframeTrack { LinearKeyframe(0, duration: 1) }
        }) == ["5.0"])
  }
}
