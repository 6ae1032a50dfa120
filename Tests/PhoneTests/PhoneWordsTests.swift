import Testing

@testable import Phone

@Suite("The phone's own words")
struct PhoneWordsTests {
  @Test(arguments: PhoneWords.all)
  func `stand in one table, complete in each language`(_ words: PhoneWords) {
    let texts =
      [words.allow, words.dontAllow, words.clear, words.home, words.now, words.minutesAgo]
      + [words.hoursAgo, words.alwaysAllow] + words.question + words.secondQuestion
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(words.question.count == 2)
    #expect(words.secondQuestion.count == 2 && words.secondQuestion != words.question)
    for question in PhoneScene.Card.Question.allCases {
      #expect(words.text(of: question, app: "Match").joined().contains("Match"))
    }
    #expect(words.yes(to: .allow) == words.allow && words.yes(to: .goOn) == words.alwaysAllow)
    #expect(words.age(20) == words.now)
    #expect(words.age(300).contains("5") && !words.age(300).contains("%"))
    #expect(words.age(7200).contains("2") && !words.age(7200).contains("%"))
    #expect(words.age(300) { "<\($0)>" }.contains("<5>"))
    // Only English is English.
    #expect((words.allow == "Allow") == (words.language == "en"))
  }

  @Test func `a language is found with its region, and English stands in for the rest`() {
    #expect(PhoneWords.all.count >= 10)
    #expect(Set(PhoneWords.all.map(\.language)).count == PhoneWords.all.count)
    #expect(PhoneWords.of("de_AT").allow == "Erlauben")
    #expect(PhoneWords.of("zh-Hans_CN").language == "zh")
    #expect(PhoneWords.of("xx").language == "en")
    for locale in ["zh_TW", "zh_HK", "zh-Hant_MO"] {
      #expect(PhoneWords.of(locale).allow == "允許", "\(locale)")
    }
    #expect(PhoneWords.of("zh_CN").allow == "允许" && PhoneWords.of("zh-Hans_HK").allow == "允许")
    #expect(PhoneWords.of("ko_KR").allow == "허용" && PhoneWords.of("tr_TR").now == "şimdi")
    #expect(PhoneWords.of("ar_EG@numbers=latn").language == "ar")
  }
}
