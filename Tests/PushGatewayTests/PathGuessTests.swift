import Testing

@testable import PushGateway

@Suite("What an unknown path was meant to be")
struct PathGuessTests {
  @Test(arguments: [
    ("/4/broadcast/apps/a.b", "/4/broadcasts/apps/<bundle ID>"),
    ("/4/devices/abc", "/3/device/<token>"), ("/4/device/abc", "/3/device/<token>"),
    ("/3/devices/abc", "/3/device/<token>"), ("/2/device/abc", "/3/device/<token>"),
    ("/1/app/a.b/channels", "/1/apps/<bundle ID>/channels"),
  ])
  func `its words lead to the path that is nearest`(_ path: String, _ meant: String) {
    #expect(PathGuess.guess(path).fix == "Send to \(meant).")
  }

  @Test func `a channel in a broadcast's path is sent to its header`() {
    let fix = PathGuess.guess("/4/broadcasts/apps/a.b/Y2g=").fix
    #expect(fix.hasPrefix("Send to /4/broadcasts/apps/a.b, with the channel's id as the header"))
  }

  @Test func `Firebase's old path leads to its new one`() {
    #expect(PathGuess.guess("/fcm/send").fix.contains("/v1/projects/<project>/messages:send"))
  }
}
