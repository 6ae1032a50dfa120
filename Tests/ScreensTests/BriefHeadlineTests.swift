import Testing

@testable import Screens

@Suite("What a push did, where there is little room")
struct BriefHeadlineTests {
  @Test func `what fits stays, and paths that do not lose their beginnings`() {
    let text = "shown: matchState.live.score.home 3 → 4, matchState.live.minute 53 → 54"
    #expect(
      AppModel.brief(text, columns: 80)
        == "matchState.live.score.home 3 → 4, matchState.live.minute 53 → 54")
    #expect(AppModel.brief(text, columns: 30) == "score.home 3 → 4, live.minute 53 → 54")
    #expect(AppModel.brief("ignored: a.b.c is missing", columns: 12) == "b.c is missing")
    #expect(
      AppModel.brief("rejected: see https://a.b.c/d", columns: 5).hasSuffix("https://a.b.c/d"))
  }

  @Test func `the reason is left where the rest of the line has no room`() {
    let place = "ignored: aps.content-state.matchState: missing"
    #expect(AppModel.brief(place, columns: 37) == "aps.content-state.matchState: missing")
    #expect(AppModel.brief(place, columns: 33) == "content-state.matchState: missing")
    #expect(AppModel.brief(place, columns: 20) == "matchState: missing")
    let refused = "rejected: 400 MissingDeviceToken: no token"
    #expect(AppModel.brief(refused, columns: 40) == "400 MissingDeviceToken: no token")
    #expect(AppModel.brief(refused, columns: 20) == "MissingDeviceToken: no token")
    #expect(AppModel.brief("rejected: 4096 bytes", columns: 5) == "4096 bytes")
  }
}
