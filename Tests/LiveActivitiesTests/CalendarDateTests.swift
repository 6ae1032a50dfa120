import Numbers
import Testing

@testable import LiveActivities

@Suite("Moments as people write them")
struct CalendarDateTests {
  @Test
  func `moments in ISO 8601 are read for the advice, whatever their offset; other text is not`() {
    for text in [
      "2026-02-31T08:00:00Z", "2026-11-21T25:00:00Z", "2026-11-21T08:60:00Z",
      "2026-11-21T08:00:61Z",
      "2026-xx-11-21T08:00:00Z", "2026-11-21T08::00Z", "2026-00-21T08:00:00Z",
    ] {
      #expect(CalendarDate.unixSeconds(text) == nil)
    }
    #expect(CalendarDate.unixSeconds("2024-02-29T23:59:60Z") != nil)
    #expect(CalendarDate.unixSeconds("1970-01-01T00:00:00Z") == 0)
    #expect(CalendarDate.unixSeconds("2000-02-29T12:00:00+0100") == 951_822_000)
    #expect(CalendarDate.unixSeconds("2026-11-21T08:00") == 1_795_248_000)
    #expect(CalendarDate.unixSeconds("1969-12-31T23:59:59-00:00") == -1)
    for text in [
      "", "T", "2026-13-01T00:00:00Z", "2026-11-21", "now", "99999-01-01T00:00:00Z",
      "2026-01-01T00:00:00X",
    ] {
      #expect(CalendarDate.unixSeconds(text) == nil, "\(text)")
    }
  }
}
