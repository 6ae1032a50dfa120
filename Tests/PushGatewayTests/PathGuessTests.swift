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

  @Test(arguments: [
    ("//3/device/abc", "\"//3/device/abc\": two slashes", "/3/device/<token>: where the base URL"),
    ("/3/Device/abc", "\"/3/Device/abc\": capitals count", "/3/device/<token>."),
    ("/push/3/device/abc", "/3/device/… stands behind \"/push\"", "nothing before it"),
    ("https://localhost:2197/3/device/abc", "stands behind \"https://localhost:2197\"", "nothing"),
    ("/3/device?token=abc", "the token stands behind a question mark", "/3/device/<token>."),
    ("//4/broadcasts/apps/a.b", "two slashes", "/4/broadcasts/apps/<bundle ID>: where"),
    ("/4/Broadcasts/apps/a.b", "capitals count", "/4/broadcasts/apps/<bundle ID>."),
    (
      "/api/1/apps/a.b/channels", "/1/apps/… stands behind \"/api\"", "/1/apps/<bundle ID>/channels"
    ),
  ])
  func `what is wrong with a known path is named`(_ path: String, _ words: String, _ fix: String) {
    let guess = PathGuess.guess(path)
    #expect(guess.words.contains(words), "\(guess.words)")
    #expect(guess.fix.contains(fix), "\(guess.fix)")
  }

  @Test func `a path that is shown in part ends in an ellipsis`() {
    let words = PathGuess.guess("/3/devices/" + String(repeating: "ab", count: 40)).words
    #expect(words.contains("aba…\""))
  }

  @Test func `a channel in a broadcast's path is sent to its header`() {
    let fix = PathGuess.guess("/4/broadcasts/apps/a.b/Y2g=").fix
    #expect(fix.hasPrefix("Send to /4/broadcasts/apps/a.b, with the channel's id as the header"))
  }

  @Test func `Firebase's old path leads to its new one`() {
    #expect(PathGuess.guess("/fcm/send").fix.contains("/v1/projects/<project>/messages:send"))
  }
}
