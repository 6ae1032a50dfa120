import Testing

@testable import Drawing

@Suite("Text that only the widget's process can write")
struct WrittenTimesTests {
  @Test
  func `seconds are written for a quarter of an hour, minutes for as long as an activity runs`() {
    let times = WrittenTimes(from: 1_000.5) { "\(Int($0))" }
    #expect(times.string(at: 0) == "1000")
    #expect(times.string(at: 1_000.9) == "1000")
    #expect(times.string(at: 1_900.2) == "1900")
    #expect(times.nextChange(after: 1_000.5) == 1_001)
    #expect(times.string(at: 29_000) == "28980")
    #expect(times.nextChange(after: 29_000) == 29_040)
    #expect(times.nextChange(after: 29_800) == nil)
  }

  @Test func `what changes with the minute is kept once a minute`() {
    let times = WrittenTimes(from: 30) { "\(Int($0) / 60)" }
    #expect(times.moments == [30] + (1...480).map { Double($0) * 60 })
    #expect(times.string(at: 119) == "1" && times.string(at: 120) == "2")
    #expect(times.nextChange(after: 61) == 120)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func `a moment beyond all calendars has one text`(start: Double) {
    let times = WrittenTimes(from: start) { _ in "now" }
    #expect(times.texts == ["now"] && times.string(at: 0) == "now")
  }
}
