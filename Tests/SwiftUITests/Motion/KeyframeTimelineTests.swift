import Testing

@testable import SwiftUI

/// Keyframes as a value that code asks.
@Suite struct KeyframeTimelineTests {
  private struct Values {
    var angle = Angle.zero
    var height = 10.0
    var place = CGPoint.zero
  }

  /// The way of a number from 0, at some times.
  private func values<K: Keyframes<Double>>(
    at times: [Double], @KeyframesBuilder<Double> _ keyframes: () -> K
  ) -> [Double] {
    let timeline = KeyframeTimeline(initialValue: 0, content: keyframes)
    return times.map { (timeline.value(time: $0) * 1e4).rounded() / 1e4 }
  }

  @Test func `each property goes its own way, and the longest is the duration`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
      KeyframeTrack(\.height) {
        LinearKeyframe(20, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0).height == 10)
    #expect(timeline.value(time: 0.25).height == 15)
    #expect(timeline.value(time: 0.75).height == 10)
    // A way that is over stays at its end, one that is not there at its start.
    #expect(timeline.value(progress: 1).height == 0)
    #expect(abs(timeline.value(progress: 0.5).angle.degrees - 45) < 1e-9)
    #expect(timeline.value(time: 9).place == .zero)
    var other = Values(place: CGPoint(x: 3, y: 4))
    timeline.update(value: &other, time: 2)
    #expect(other.place == CGPoint(x: 3, y: 4) && abs(other.angle.degrees - 90) < 1e-9)
  }

  @Test func `a linear keyframe follows its curve`() {
    let even = values(at: [0.25, 0.5, 1, 2]) { LinearKeyframe(8, duration: 1) }
    #expect(even == [2, 4, 8, 8])
    let eased = values(at: [0.25, 0.5]) { LinearKeyframe(8, duration: 1, timingCurve: .easeIn) }
    #expect(eased[0] < 2 && eased[1] < 4)
  }

  @Test func `a move keyframe takes no time`() {
    let jump = values(at: [0, 0.5, 1]) {
      MoveKeyframe(4)
      LinearKeyframe(8, duration: 1)
    }
    #expect(jump == [4, 6, 8])
    let last = values(at: [0.5, 1]) {
      LinearKeyframe(8, duration: 1)
      MoveKeyframe(1)
    }
    #expect(last == [4, 1])
  }

  @Test func `cubic keyframes pass through their values, and rest at both ends`() {
    let curve = values(at: [0, 0.001, 1, 2, 3]) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    #expect(curve[0] == 0 && curve[1] < 0.001)
    #expect(Array(curve[2...]) == [10, 20, 0])
    // Between two of them the way is smooth: as fast after the keyframe as before it.
    let around = values(at: [0.999, 1, 1.001]) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    #expect(abs((around[2] - around[1]) - (around[1] - around[0])) < 1e-3)
    #expect(abs((around[2] - around[1]) / 0.001 - 10) < 0.2)
  }

  @Test func `a cubic keyframe takes the velocities that it is given`() {
    let half = values(at: [0.5]) { CubicKeyframe(8, duration: 1) }
    #expect(half == [4])
    let fast = values(at: [0.5]) { CubicKeyframe(8, duration: 1, startVelocity: 16) }
    #expect(fast == [6])
    let late = values(at: [0.5]) { CubicKeyframe(8, duration: 1, endVelocity: 16) }
    #expect(late == [2])
  }

  @Test func `a spring keyframe swings past its value and comes to rest there`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: .bouncy) }
    #expect(timeline.duration == Spring.bouncy.settlingDuration)
    #expect(timeline.duration > 0.5 && timeline.duration < 3)
    let times = stride(from: 0, through: timeline.duration, by: 0.01)
    #expect(times.contains { timeline.value(time: $0) > 101 })
    #expect(abs(timeline.value(progress: 1) - 100) < 0.2)
    let smooth = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: .smooth) }
    #expect(!times.contains { smooth.value(time: $0) > 100 })
    let pushed = values(at: [0.05]) { SpringKeyframe(100, duration: 1, startVelocity: 1000) }
    #expect(pushed[0] > smooth.value(time: 0.05) + 10)
  }

  @Test func `times without an end and keyframes without a length do not trap`() {
    let odd = values(at: [.nan, -.infinity, .infinity, -1, 0.5]) {
      LinearKeyframe(8, duration: .infinity)
      CubicKeyframe(4, duration: -1)
      SpringKeyframe(2, spring: Spring(duration: 0))
    }
    #expect(odd.allSatisfy { $0 == 2 })
  }
}
