import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Dates and lengths of time in the language of the view.
@MainActor
@Suite struct DateLanguageTests {
  private let date = Date(timeIntervalSince1970: 1_795_235_760)

  private func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.system.now = date
    return environment
  }

  /// The text with ordinary spaces.
  private func written(_ text: Text, _ locale: String) -> String {
    text.string(in: environment(locale)).replacing(/[\u{A0}\u{202F}\u{2009}]/, with: " ")
  }

  @Test func `English in the table of the display list is what the languages' data says`() {
    #expect(TimeWords(Locale(identifier: "en_US")) == .english)
    #expect(TimeWords.words(of: Locale(identifier: "en_US")) == nil)
    #expect(TimeWords(Locale(identifier: "en_GB")).short[4] == ["{0} hr", "{0} hrs"])
    #expect(TimeWords.words(of: Locale(identifier: "de")) != nil)
  }

  @Test(arguments: [
    ("en_US", "5 min, 12 sec", "+5 minutes", "1:15:00"),
    ("de_DE", "5 Min., 12 Sek.", "+5 Minuten", "1:15:00"),
    ("fr_FR", "5 min et 12 s", "+5 minutes", "1:15:00"),
    ("ja_JP", "5 分 12 秒", "+5 分", "1:15:00"),
    ("ar_EG", "٥ د ١٢ ث", "\u{61C}+٥ دقائق", "١:١٥:٠٠"),
  ])
  func `what the system renews is written in the view's language`(
    locale: String, relative: String, offset: String, timer: String
  ) {
    let words = written(Text(date.addingTimeInterval(-312), style: .relative), locale)
    #expect(
      words.replacing("分", with: " 分 ").replacing("秒", with: " 秒").split(separator: " ")
        == relative.split(separator: " "))
    let sign = written(Text(date.addingTimeInterval(-312), style: .offset), locale)
    #expect(sign.replacing(" ", with: "") == offset.replacing(" ", with: ""))
    #expect(written(Text(date.addingTimeInterval(4500), style: .timer), locale) == timer)
  }

  @Test func `the forms of plurals and digits follow the count`() {
    let ago = { (seconds: Double) in Text(date.addingTimeInterval(-seconds), style: .offset) }
    #expect(written(ago(3600), "de") == "+1 Stunde")
    #expect(written(ago(7200), "ar_EG").hasSuffix("ساعتان"))
    #expect(written(ago(3 * 3600), "ar_EG").hasSuffix("٣ ساعات"))
    #expect(written(ago(11 * 3600), "ar_EG").hasSuffix("١١ ساعة"))
    #expect(written(ago(2 * 3600), "ru") == "+2 часа")
    #expect(written(ago(5 * 3600), "ru") == "+5 часов")
  }

  @Test func `the language travels with the picture and is there when it is renewed`() throws {
    let view = Text(date, style: .relative)
    let result = draw(view, width: 200, environment: environment("de"))
    let english = draw(view, width: 200, environment: environment("en_US"))
    guard case .text(let line)? = result.items.first, case .text(let plain)? = english.items.first
    else {
      Issue.record("a date is no text")
      return
    }
    #expect(line.resolved(at: date.timeIntervalSince1970 + 61).string == "1 Min., 1 Sek.")
    #expect(plain.runs.count == 1 && plain.runs.first?.words == nil)
  }

  @Test(arguments: [
    ("en_US", "November 21, 2026", "4:36 AM", "4:36 – 5:36 AM"),
    ("de_DE", "21. November 2026", "04:36", "04:36–05:36 Uhr"),
    ("fr_FR", "21 novembre 2026", "04:36", "04:36 – 05:36"),
    ("ja_JP", "2026年11月21日", "4:36", "4時36分～5時36分"),
    ("ar_EG", "٢١ نوفمبر، ٢٠٢٦", "٤:٣٦ ص", "٤:٣٦–٥:٣٦ ص"),
  ])
  func `dates that stand still are written in the view's language`(
    locale: String, day: String, time: String, interval: String
  ) {
    #expect(written(Text(date, style: .date), locale) == day)
    #expect(written(Text(date, style: .time), locale) == time)
    #expect(written(Text(date...date.addingTimeInterval(3600)), locale) == interval)
  }

  /// Darwin's zone by a name of which no system has a file, as with any zone where tzdata is not installed.
  @Test func `a date is written in a time zone of which the system has no file`() throws {
    var environment = environment("en_US")
    environment.timeZone = try #require(TimeZone(identifier: "ACT"))
    let text = Text(date, style: .time).string(in: environment)
    #expect(text.replacing("\u{202F}", with: " ") == "2:06 PM")
    #expect(Text(date, style: .date).string(in: environment) == "November 21, 2026")
  }

  @Test func `formats in text take the language and the clock of the view`() {
    let style = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide)
    let later = Text(date.addingTimeInterval(86_400), format: style)
    #expect(written(later, "de_DE") == "morgen")
    #expect(written(later, "fr_FR") == "demain")
    let run = Measurement(value: 5.25, unit: UnitLength.kilometers)
    let text = Text(run, format: .measurement(width: .abbreviated))
    #expect(written(text, "de_DE") == "5,2 km")
    #expect(written(text, "en_US") == "3.3 mi")
    #expect(written(Text(0.42, format: .percent), "de_DE") == "42 %")
    #expect(written(Text(1234.5, format: .number), "fr_FR") == "1 234,5")
    let day = Date.FormatStyle().weekday(.wide)
    #expect(written(Text(date, format: day), "ja_JP") == "土曜日")
  }

  @Test func `formats with attributes in text take the language and the clock of the view`() {
    #expect(written(Text(1234.5, format: .number.attributed), "de_DE") == "1.234,5")
    let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "fr_FR"))
    #expect(written(Text(1234.5, format: french.attributed), "de_DE") == "1 234,5")
    let time = Date.FormatStyle(date: .long, time: .shortened)
    var tokyo = environment("de_DE")
    tokyo.system.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let plain = Text(date, format: time).string(in: tokyo)
    #expect(plain.contains("21. November 2026 um 13:36"))
    #expect(Text(date, format: time.attributed).string(in: tokyo) == plain)
    #expect(Text(date, format: time.attributedStyle).string(in: tokyo) == plain)
    #expect(Text("\(date, format: time.attributed)").string(in: tokyo) == plain)
    var own = time.locale(Locale(identifier: "fr_FR"))
    own.timeZone = .gmt
    let said = Text(date, format: own).string(in: tokyo)
    #expect(Text(date, format: own.attributed).string(in: tokyo) == said)
    #expect(Text(date, format: own.attributedStyle).string(in: tokyo) == said)
  }
}
