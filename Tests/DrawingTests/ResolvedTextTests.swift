import Testing

@testable import Drawing

/// Text and bars that the system renews by itself.
@Suite struct ResolvedTextTests {
  private static let hour = DynamicText.timerInterval(
    start: 1000, end: 4600, pause: nil, countsDown: true, showsHours: true)

  @Test(
    arguments: [
      (0, "1:00:00"), (1000, "1:00:00"), (1000.5, "1:00:00"), (1001, "59:59"), (4595, "0:05"),
      (4600, "0:00"), (9000, "0:00"),
    ] as [(Double, String)])
  func `a countdown shows what is left and stops at its end`(_ now: Double, _ text: String) {
    #expect(ResolvedTextTests.hour.string(at: now) == text)
  }

  @Test func `a timer counts up, can be paused and can leave out hours`() {
    let up = DynamicText.timerInterval(
      start: 0, end: 9999, pause: nil, countsDown: false, showsHours: true)
    #expect(up.string(at: 65.9) == "1:05")
    let paused = DynamicText.timerInterval(
      start: 0, end: 9999, pause: 30, countsDown: false, showsHours: true)
    #expect(paused.string(at: 5000) == "0:30")
    #expect(paused.nextChange(after: 40) == nil)
    let minutes = DynamicText.timerInterval(
      start: 0, end: 9999, pause: nil, countsDown: false, showsHours: false)
    #expect(minutes.string(at: 3723) == "62:03")
  }

  @Test func `a timer to a date goes on after it`() {
    #expect(DynamicText.timer(100).string(at: 40) == "1:00")
    #expect(DynamicText.timer(100).string(at: 165) == "1:05")
  }

  @Test(
    arguments: [
      (0, "0 sec"), (12, "12 sec"), (312, "5 min, 12 sec"), (300, "5 min"),
      (7500, "2 hr, 5 min"), (90000, "1 day, 1 hr"),
    ] as [(Double, String)])
  func `a relative date names its two largest units`(_ seconds: Double, _ text: String) {
    #expect(DynamicText.relative(1e6).string(at: 1e6 - seconds) == text)
    #expect(DynamicText.relative(1e6).string(at: 1e6 + seconds) == text)
  }

  @Test(arguments: [
    hour, .timer(100), .relative(5000), .offset(900), .offset(5000), .offset(1050),
    .distance(900, DistanceForm()),
    .timerInterval(start: 0, end: 5000, pause: nil, countsDown: false, showsHours: true),
  ])
  func `the next change is the first moment at which the text is another one`(_ text: DynamicText)
    throws
  {
    for now in stride(from: 1000.25, to: 1020, by: 0.75) {
      let next = try #require(text.nextChange(after: now))
      #expect(next > now)
      #expect(text.string(at: next - 0.001) == text.string(at: now))
      #expect(text.string(at: next + 0.001) != text.string(at: now))
    }
  }

  @Test(
    arguments: [
      .timer(0), .relative(0), .offset(0), .distance(0, DistanceForm()),
      .distance(0, DistanceForm(units: [4, 5], maxFieldCount: 2, sign: .always)),
      .timerInterval(start: -300.4, end: 0.3, pause: nil, countsDown: true, showsHours: true),
      .clock(DynamicClock(start: -300.4, end: 7000.3, countsDown: true, maxFieldCount: 2)),
    ] as [DynamicText])
  func `who waits for each change has at every moment what the text says then`(
    _ text: DynamicText
  ) {
    for (length, step) in [(200.0, 0.1), (8000, 3.7), (200_000, 97.3)] {
      var next: Double? = -length
      var shown = ""
      // Beside the moments of change, where the last bit of a number decides.
      for now in stride(from: -length + 0.05, to: length, by: step) {
        while let change = next, change <= now {
          shown = text.string(at: change)
          next = text.nextChange(after: change)
        }
        #expect(shown == text.string(at: now), "\(now)")
      }
    }
  }

  @Test func `nothing changes after the end, and nonsense does no harm`() {
    #expect(ResolvedTextTests.hour.nextChange(after: 4600) == nil)
    #expect(DynamicText.timer(.nan).string(at: 0) == "0:00")
    #expect(DynamicText.relative(.infinity).string(at: 0) == "0 sec")
  }

  @Test func `a ring is drawn again when its end has moved half a point along the circle`() {
    let ring = ProgressMark(
      track: .ellipse(Rect(x: 2, y: 2, width: 100 / .pi, height: 100 / .pi)),
      trackPaint: .color(.black), fillPaint: .color(.white), start: 0, end: 1000,
      countsDown: true, ringLine: 4)
    let next = DisplayItem.progress(ring).nextChange(after: 100)
    #expect(abs((next ?? 0) - 105) < 1e-9)
    #expect(DisplayItem.progress(ring).nextChange(after: 1000) == nil)
    #expect(abs(ring.bounds.width - 100 / .pi - 4) < 1e-9)
  }

  @Test func `a line is renewed without asking the widget again, and the list says when`() {
    let face = Face(size: 17, hasMonospacedDigits: true)
    let run = TextRun(
      "?", face: face, paint: .color(.white), x: 0, width: 0, dynamic: ResolvedTextTests.hour)
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: 100, height: 20), baseline: 16, runs: [run], alignment: .right)
    let bar = ProgressMark(
      track: .rect(Rect(x: 0, y: 30, width: 100, height: 4)), trackPaint: .color(.black),
      fillPaint: .color(.white), start: 1000, end: 2000, countsDown: false)
    let list = DisplayList(
      size: Size(width: 100, height: 40), items: [.group(GroupMark([.text(line), .progress(bar)]))])
    let text = line.resolved(at: 1500)
    #expect(text.string == "51:40")
    #expect(abs(text.runs[0].x + text.runs[0].width - 100) < 1e-9)
    #expect(list.nextChange(after: 1500) == 1501)
    #expect(DisplayList(size: .zero).nextChange(after: 0) == nil)
  }

  @Test func `a clock in Arabic digits of one width keeps the room that it began with`() {
    let face = Face(size: 17, hasMonospacedDigits: true)
    var words = TimeWords.english
    words.zero = 0x660
    // The narrow digits of 11:11 make room for the wide ones of 3:33.
    let room = TypeMetrics.width("١١:١١", face)
    var run = TextRun(
      "", face: face, paint: .color(.white), x: 0, width: room, dynamic: .timer(1000))
    run.words = words
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: room, height: 20), baseline: 16, runs: [run])
    #expect(line.resolved(at: 329).string == "١١:١١")
    #expect(line.resolved(at: 400).string == "١٠:٠٠")
    #expect(line.resolved(at: 787).string == "٣:٣٣")
  }

  @Test func `what a clip shows beside the list or below it changes nothing`() {
    let size = Size(width: 100, height: 100)
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: 60, height: 20), baseline: 16,
      runs: [
        TextRun(
          "1:00:00", face: Face(size: 13), paint: .color(.white), x: 0, width: 60,
          dynamic: ResolvedTextTests.hour)
      ])
    func change(x: Double, y: Double, shadow: ShadowMark? = nil) -> Double? {
      let card = GroupMark(
        [.text(line)], transform: .translation(x: x, y: y),
        clip: .rect(Rect(x: 0, y: 0, width: 60, height: 20)))
      let moved = GroupMark([.group(card)], transform: .scale(x: 2, y: 2), shadow: shadow)
      return DisplayList(size: size, items: [.group(moved)]).nextChange(after: 1000)
    }
    #expect(change(x: 0, y: 0) == 1001 && change(x: 0, y: 49) == 1001)
    #expect(change(x: 49, y: 0) == 1001 && change(x: -59, y: -19) == 1001)
    for (x, y) in [(0, 50), (50, 0), (-60, 0), (0, -20)] as [(Double, Double)] {
      #expect(change(x: x, y: y) == nil, "\(x), \(y)")
    }
    // Its shadow may show.
    let shadow = ShadowMark(color: .black, radius: 20)
    #expect(change(x: 0, y: 50, shadow: shadow) == 1001)
  }
}
