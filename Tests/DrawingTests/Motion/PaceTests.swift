import Testing

@testable import Drawing

@Suite struct PaceTests {
  private let line = Pace(.bezier(.linear, duration: 1))

  @Test func `a curve passes its middle where its control points say`() {
    #expect(abs(BezierCurve.easeInOut.progress(at: 0.5) - 0.5) < 0.000_1)
    #expect(abs(BezierCurve.easeIn.progress(at: 0.5) - 0.315) < 0.01)
    #expect(abs(BezierCurve.easeOut.progress(at: 0.5) - 0.685) < 0.01)
  }

  @Test func `a delay waits and a speed divides the time`() {
    var pace = line
    (pace.delay, pace.speed) = (0.5, 2)
    #expect(pace.progress(at: 0.5) == 0)
    #expect(abs(pace.progress(at: 0.75) - 0.5) < 0.000_1)
    #expect(pace.duration == 1)
  }

  @Test func `what repeats goes back and forth and ends at its end`() {
    var pace = Pace(.bezier(.linear, duration: 0.5), runs: 3, isReversing: true)
    #expect(abs(pace.progress(at: 0.6) - 0.8) < 0.000_1)
    #expect(pace.progress(at: 1.9) == 1)
    pace.runs = nil
    #expect(pace.progress(at: 1.6) < 1)
  }

  @Test func `nothing runs longer than two seconds`() {
    var pace = Pace(.bezier(.linear, duration: 30))
    #expect(pace.duration == 2 && pace.progress(at: 2) == 1)
    pace.runs = nil
    #expect(pace.duration == 2 && pace.progress(at: 2.1) == 1)
  }

  @Test func `a course gives what was measured and straight lines between`() {
    let fade = ContentMotion.symbolFade
    #expect(abs(fade.value(at: 0.175) - 0.5) < 0.000_1)
    #expect(fade.value(at: -1) == 0 && fade.value(at: 9) == 1 && fade.end == 0.4)
  }

  @Test func `figures from outside that are none move nothing`() {
    let pace = Pace(
      .bezier(BezierCurve(.nan, 0, 1, .infinity), duration: .nan), delay: .nan, speed: .nan)
    #expect(pace.duration.isFinite)
    #expect(pace.progress(at: 1).isFinite)
  }

  @Test func `a content in place changes with the pace, half a second being the usual length`() {
    #expect(Pace.standard.contentFactor == 1)
    #expect(Pace(.bezier(.linear, duration: 1)).contentFactor == 2)
    #expect(Pace(.bezier(.linear, duration: 1), speed: 4).contentFactor == 0.5)
    #expect(Pace(.bezier(.linear, duration: 0.001)).contentFactor == 0.05)
    #expect(Pace(.bezier(.linear, duration: 1), speed: .nan).contentFactor == 2)
  }
}
