import Foundation
import Testing

@testable import Drawing

@Suite("Text that renews itself")
struct DynamicTextTests {
  @Test(arguments: [.max, 0xD800, 0x10_FFFF] as [UInt32])
  func `digits that are no letters stay Latin ones, whatever a widget's process says`(zero: UInt32)
  {
    var words = TimeWords.english
    words.zero = zero
    #expect(words.clock("1:02").contains("1"))
  }

  @Test(arguments: [
    (-10.0, "5:00"), (0, "5:00"), (0.5, "5:00"), (1, "4:59"), (299.2, "0:01"), (300, "0:00"),
    (400, "0:00"),
  ])
  func `a countdown shows whole seconds left and stops at its end`(now: Double, text: String) {
    let timer = DynamicText.timerInterval(
      start: 0, end: 300, pause: nil, countsDown: true, showsHours: true)
    #expect(timer.string(at: now) == text)
  }

  @Test(arguments: [
    (true, "1:15:00"), (false, "75:00"),
  ])
  func `hours show when wanted, otherwise minutes go on`(shows: Bool, text: String) {
    let timer = DynamicText.timerInterval(
      start: 0, end: 9_000, pause: nil, countsDown: false, showsHours: shows)
    #expect(timer.string(at: 4_500) == text)
  }

  @Test func `a paused timer stands still and asks for nothing`() {
    let timer = DynamicText.timerInterval(
      start: 0, end: 300, pause: 60, countsDown: true, showsHours: true)
    #expect(timer.string(at: 60) == "4:00")
    #expect(timer.string(at: 200) == "4:00")
    #expect(timer.nextChange(after: 60) == nil)
  }

  @Test func `a timer that is to pause later runs until then, as on a phone's compact island`() {
    let timer = DynamicText.timerInterval(
      start: 0, end: 300, pause: 300, countsDown: false, showsHours: true)
    #expect(timer.string(at: 11) == "0:11")
    #expect(timer.nextChange(after: 11) == 12)
    #expect(timer.string(at: 900) == "5:00")
    #expect(timer.nextChange(after: 300) == nil)
  }

  @Test func `a timer counts down to its date and up from it`() {
    #expect(DynamicText.timer(100).string(at: 40) == "1:00")
    #expect(DynamicText.timer(100).string(at: 160) == "1:00")
  }

  @Test func `a line changes with the first of its timers, a list with the first of its lines`() {
    func run(_ end: Double) -> TextRun {
      var run = TextRun("", face: Face(size: 13), paint: .color(.white), x: 0, width: 40)
      run.dynamic = .timerInterval(
        start: 0, end: end, pause: nil, countsDown: true, showsHours: true)
      return run
    }
    func item(_ runs: [TextRun]) -> DisplayItem {
      .text(TextLine(frame: Rect(x: 0, y: 0, width: 80, height: 15), baseline: 12, runs: runs))
    }
    // One changes at .25 of a second, the other at .75.
    let line = item([run(100.75), run(100.25)])
    #expect(line.nextChange(after: 50) == 50.25)
    #expect(line.nextChange(after: 50.5) == 50.75)
    let list = DisplayList(
      size: Size(width: 80, height: 30), items: [item([run(100.75)]), item([run(100.25)])])
    #expect(list.nextChange(after: 50) == 50.25)
    #expect(item([]).nextChange(after: 50) == nil)
  }

  @Test func `a clock from another process shows thousandths at most`() throws {
    let clock = DynamicClock(
      start: 0, end: nil, countsDown: false, showsHours: true, maxFieldCount: 4, fractionDigits: 3)
    var text = String(decoding: try JSONEncoder().encode(clock), as: UTF8.self)
    #expect(text.contains("\"fractionDigits\":3"))
    text = text.replacingOccurrences(of: "\"fractionDigits\":3", with: "\"fractionDigits\":9")
    let foreign = try JSONDecoder().decode(DynamicClock.self, from: Data(text.utf8))
    #expect(foreign.string(at: 1.25) == "0:01.250")
    #expect(clock.string(at: 1.25) == "0:01.250")
  }

  @Test func `relative and offset texts use the largest units`() {
    #expect(DynamicText.relative(0).string(at: 312) == "5 min, 12 sec")
    #expect(DynamicText.relative(0).string(at: 0) == "0 sec")
    #expect(DynamicText.offset(0).string(at: 300) == "+5 minutes")
    #expect(DynamicText.offset(90_000).string(at: 0) == "-1 day")
  }

  @Test(arguments: [0.0, 0.25, 7.5, 59.999, 298.4])
  func `the next change really changes the text, and nothing changes before it`(now: Double) throws
  {
    let timer = DynamicText.timerInterval(
      start: 0, end: 300, pause: nil, countsDown: true, showsHours: true)
    let next = try #require(timer.nextChange(after: now))
    #expect(next > now && next <= now + 1.01)
    #expect(timer.string(at: next + 1e-6) != timer.string(at: now))
  }

  @Test(arguments: [
    (7.25, true, 4, 2, "0:07.25"), (7.25, true, 3, 0, "0:07"), (3_725, true, 3, 0, "1:02:05"),
    (3_725, true, 2, 0, "1:02"), (3_725, false, 2, 0, "62:05"),
    (3_725.5, true, 4, 1, "1:02:05.5"),
    (3_725.5, true, 3, 1, "1:02:05"), (-5, true, 3, 0, "0:00"),
  ])
  func `a clock says as many fields as it may, and no more precisely`(
    now: Double, hours: Bool, fields: Int, digits: Int, text: String
  ) {
    let clock = DynamicClock(
      start: 0, end: nil, countsDown: false, showsHours: hours, maxFieldCount: fields,
      fractionDigits: digits)
    #expect(DynamicText.clock(clock).string(at: now) == text)
  }

  @Test func `a clock changes each second from the end that it counts from, until it stops`() {
    let up = DynamicText.clock(DynamicClock(start: 0.5, end: nil, countsDown: false))
    #expect(up.nextChange(after: 0) == 1.5)
    #expect(up.nextChange(after: 2) == 2.5)
    let down = DynamicText.clock(DynamicClock(start: 0, end: 60.5, countsDown: true))
    #expect(down.string(at: 0.6) == "1:00")
    #expect(down.nextChange(after: 0.6) == 1.5)
    #expect(down.nextChange(after: 61) == nil)
    #expect(down.string(at: 100) == "0:00")
  }

  @Test func `a distance says its largest units, before its date with a sign`() {
    func distance(_ date: Double, _ count: Int = 2, at now: Double) -> String {
      let always = DistanceForm(maxFieldCount: count, sign: .always)
      let form = DistanceForm(maxFieldCount: count)
      let text = DynamicText.distance(date, form).string(at: now)
      let signed = DynamicText.distance(date, always).string(at: now)
      #expect(signed == (now < date ? "" : "+") + text)
      return text
    }
    #expect(distance(0, at: 312) == "5 minutes, 12 seconds")
    #expect(distance(312, at: 0) == "-5 minutes, 12 seconds")
    #expect(distance(0, 1, at: 312) == "5 minutes")
    #expect(distance(0, at: 300) == "5 minutes")
  }

  @Test func `a distance without seconds changes on whole minutes`() {
    #expect(DynamicText.distance(0, DistanceForm()).nextChange(after: 3.5) == 4)
    let hours = DynamicText.distance(0, DistanceForm(units: [4]))
    #expect(hours.nextChange(after: 3.5) == 60 && hours.nextChange(after: -90) == -59)
  }

  @Test func `a clock from another process that asks for too much says what it can`() {
    var clock = DynamicClock(start: .nan, end: -.infinity, countsDown: true)
    (clock.fractionDigits, clock.maxFieldCount) = (.max, .min)
    #expect(DynamicText.clock(clock).string(at: 5) == "0:00")
    var form = DistanceForm(maxFieldCount: .max)
    #expect(DynamicText.distance(.infinity, form).string(at: 0).isEmpty == false)
    form.units = [-1, 99, .max]
    #expect(DynamicText.distance(0, form).string(at: 5).isEmpty)
  }
}
