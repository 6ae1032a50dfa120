import Testing

@testable import Findings

@Suite("Texts that are cut") struct ShortenedTests {
  @Test func `what fits stays as it is`() {
    #expect("shown: Home 1".shortened(to: 13) == "shown: Home 1")
    #expect("shown: Home 1 ".shortened { $0.count <= 14 } == "shown: Home 1 ")
    #expect("".shortened(to: 0) == "" && "".shortened { _ in false } == "")
  }

  @Test(arguments: [
    ("shown: Kick-off in Harbour", 19, "shown: Kick-off in…"),
    ("shown: Kick-off in Harbour", 18, "shown: Kick-off in…"),
    ("shown: Kick-off in Harbour", 17, "shown: Kick-off…"),
    ("score 1, minute 58", 10, "score 1…"), ("home – away and more", 8, "home…"),
    ("Goal by Ida → Tomasz", 14, "Goal by Ida…"),
  ])
  func `what does not ends behind a whole word, and not with a sign`(
    _ text: String, _ room: Int, _ short: String
  ) {
    #expect(text.shortened(to: room) == short)
    // The sign of the cut needs room itself.
    #expect(text.shortened { $0.count <= room + 1 } == short)
  }

  @Test func `a word that takes most of the room is cut itself`() {
    #expect("at Llanfairpwllgwyngyll".shortened(to: 11) == "at Llanfair…")
    #expect("Donaudampfschiff".shortened(to: 7) == "Donauda…")
    #expect("名前を変更しました".shortened(to: 4) == "名前を変…")
    #expect("wide".shortened { _ in false } == "…")
  }
}
