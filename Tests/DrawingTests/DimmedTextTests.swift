import Testing

@testable import Drawing

@Suite("Text on a dimmed display")
struct DimmedTextTests {
  @Test(arguments: [
    (DynamicText.timer(0), 12_620.0, "3:30:‒‒"), (.timer(0), 802, "13:‒‒"),
    (.timer(100), 93, "0:‒‒"),
    (
      .timerInterval(start: 0, end: 9_000, pause: nil, countsDown: true, showsHours: false), 4_500,
      "75:‒‒"
    ),
    (.clock(DynamicClock(start: 0, end: nil, countsDown: false)), 12_620, "3:30:‒‒"),
    (.clock(DynamicClock(start: 0, end: nil, countsDown: false, maxFieldCount: 2)), 12_620, "3:30"),
    (
      .clock(DynamicClock(start: 0, end: nil, countsDown: false, fractionDigits: 2)), 65.25,
      "1:‒‒.‒‒"
    ),
    (.distance(0, DistanceForm(units: [4, 5, 6], maxFieldCount: 3)), 12_620, "3:30:‒‒"),
  ])
  func `dashes stand for the seconds of a clock that runs`(
    text: DynamicText, now: Double, expected: String
  ) {
    #expect(text.dimmedString(at: now) == expected)
  }

  @Test(arguments: [
    (DynamicText.relative(0), 802.0, "13 min"), (.relative(0), 22, "‒‒ sec"),
    (.relative(0), 7_500, "2 hr, 5 min"), (.relative(1_000), 198, "13 min"),
    (.offset(0), 802, "+13 minutes"), (.offset(0), 22, "+‒‒ seconds"),
    (.distance(0, DistanceForm()), 802, "13 minutes"),
    (.distance(0, DistanceForm()), 22, "‒‒ seconds"),
    (.distance(1_000, DistanceForm()), 198, "-13 minutes"),
    (.distance(0, DistanceForm(units: [4, 6])), 4_402, "1 hour"),
    (.distance(0, DistanceForm(units: [6])), 802, "‒‒‒ seconds"),
    (.distance(0, DistanceForm(units: [4, 5])), 4_402, "1 hour, 13 minutes"),
  ])
  func `seconds are left out where larger units tell enough`(
    text: DynamicText, now: Double, expected: String
  ) {
    #expect(text.dimmedString(at: now) == expected)
  }

  @Test func `a timer that is paused or has run out keeps its digits`() {
    let paused = DynamicText.timerInterval(
      start: 0, end: 300, pause: 60, countsDown: true, showsHours: true)
    #expect(paused.dimmedString(at: 200) == "4:00")
    let over = DynamicText.timerInterval(
      start: 0, end: 300, pause: nil, countsDown: false, showsHours: true)
    #expect(over.dimmedString(at: 400) == "5:00")
    #expect(over.nextDimmedChange(after: 400) == nil)
  }

  @Test func `digits of another language become dashes, too`() {
    var words = TimeWords.english
    words.zero = 0x660
    #expect(DynamicText.timer(0).dimmedString(at: 802, words) == "١٣:‒‒")
  }

  @Test func `a time that the widget's process writes has dashes where it changes each second`() {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = DynamicText.written(
      WrittenTimes(from: 3_605) { now in
        let seconds = Int(now)
        return "at \(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60)) h"
      })
    #expect(clock.dimmedString(at: 3_605) == "at 1:00:‒‒ h")
    #expect(clock.nextDimmedChange(after: 3_605) == 3_660)
    let minutes = DynamicText.written(
      WrittenTimes(from: 3_605) { "\(Int($0 - 3_605) / 60) minutes" })
    #expect(minutes.dimmedString(at: 3_690) == "1 minutes")
  }

  @Test
  func `a written time hides its seconds alone, also hours later and where minutes turn over`() {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = DynamicText.written(
      WrittenTimes(from: 3_605) { now in
        let seconds = Int(now)
        return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
      })
    // After a quarter of an hour each minute is written once.
    #expect(clock.dimmedString(at: 3_600 + 2_400) == "1:40:‒‒")
    #expect(clock.dimmedString(at: 3 * 3_600 + 5) == "3:00:‒‒")
    // Counted from the middle of a minute of the clock.
    let length = DynamicText.written(
      WrittenTimes(from: 3_600) { now in
        "\(Int(now - 3_570) / 60) minutes, \(Int(now - 3_570) % 60) seconds"
      })
    #expect(length.dimmedString(at: 3_700) == "2 minutes, ‒‒ seconds")
  }

  @Test func `in a frame that is too narrow for the digits dashes hide no more than the seconds`() {
    let face = Face(size: 24)
    let room = TypeMetrics.width("1:15:--", face) + 0.5
    var run = TextRun(
      "", face: face, paint: .color(.white), x: 0, width: room, dynamic: .timer(0))
    run.isDimmed = true
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: room, height: 30), baseline: 24, runs: [run],
      alignment: .right)
    let shown = line.resolved(at: 4_521).runs.first
    #expect(shown?.text == "1:15:--" && (shown?.x ?? -1) >= -0.001)
  }

  @Test func `what is hidden changes nothing before the minute is over`() {
    #expect(DynamicText.timer(0).nextDimmedChange(after: 802) == 840)
    #expect(DynamicText.relative(0).nextDimmedChange(after: 802) == 840)
    #expect(DynamicText.timer(1_000).nextDimmedChange(after: 198) == 221)
  }

  @Test func `dashes take the room of the digits that they hide`() throws {
    let face = Face(size: 30, hasMonospacedDigits: true)
    var run = TextRun(
      "", face: face, paint: .color(.white), x: 0, width: 116, dynamic: .timer(0))
    func line(isDimmed: Bool?, frame: Double = 130) throws -> TextLine {
      run.isDimmed = isDimmed
      let line = TextLine(
        frame: Rect(x: 0, y: 0, width: frame, height: 36), baseline: 29, runs: [run],
        alignment: .right)
      return line.resolved(at: 12_620)
    }
    let lit = try #require(try line(isDimmed: nil).runs.first)
    let dimmed = try #require(try line(isDimmed: true).runs.first)
    #expect(lit.text == "3:30:20" && dimmed.text == "3:30:‒‒")
    #expect(lit.x == dimmed.x && lit.width == dimmed.width)
    let advances = TypeMetrics.advances("0‒", face)
    #expect(advances.first == advances.last)
  }

  @Test func `where dashes are wider than their digits, hyphens stand for them and nothing is cut`()
  {
    let face = Face(size: 30)
    let room = TypeMetrics.width("3:31:11", face)
    var run = TextRun(
      "", face: face, paint: .color(.white), x: 0, width: room, dynamic: .timer(0))
    run.isDimmed = true
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: room, height: 36), baseline: 29, runs: [run]
    ).resolved(at: 12_671)
    #expect(line.string == "3:31:--" && !line.isTruncated)
  }
}
