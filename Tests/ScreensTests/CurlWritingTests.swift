import Foundation
import JSON
import LiveActivities
import Testing

@testable import Screens

@Suite("Lines to paste into a shell")
struct CurlWritingTests {
  /// What a shell makes of lines: the arguments of `printf`, one a line.
  private func shell(_ lines: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf '%s\\n' " + lines.joined(separator: "\n")]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [20, 40, 80, 500])
  func `lines of any width come back from a shell as they were`(width: Int) throws {
    let url =
      "curl http://localhost:2197/3/device/" + String(repeating: "0123456789abcdef", count: 10)
    let json =
      #"{"aps":{"text":"a, b {c","long":"\#(String(repeating: "x", count: 90))","n":[1,2]}}"#
    let parts = [url, "-H 'apns-push-type: liveactivity'", "-d '\(json)'"]
    let lines = CurlWriting.lines(of: parts, width: width)
    let words = try shell(lines).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    #expect(words.starts(with: url.split(separator: " ").map(String.init)))
    #expect(words.contains("apns-push-type: liveactivity"))
    // JSON may have its lines' ends between members.
    let body = words.drop { $0 != "-d" }.dropFirst().joined()
    #expect(body == json)
    for line in lines { #expect(Sheet.width(line) <= width) }
  }

  @Test(arguments: [
    "Don't wait, it's O'Neill's order: 'tis ready", "駅前のカフェの注文がまもなく届きます、お待ちください",
    String(repeating: "'", count: 12) + " '' '",
    "\u{301}'\u{301}, 'e\u{301}' {\u{600}'\u{301}[, \u{600}",
  ])
  func `apostrophes and wide letters come back from a shell, and no line is wider than its room`(
    text: String
  ) throws {
    let state = JSONValue.object(JSONObject([("text", .string(text))])).compact
    let quoted = state.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined()
    let begin = #"{"aps":{"timestamp":"#
    let middle = #","event":"update","content-state":"#
    let part = "-d '\(begin)'$(echo $((2+3)))'\(middle)\(quoted)}}'"
    let whole = try JSONValue(parsing: "\(begin)5\(middle)\(state)}}")
    let header = #"-H 'apns-topic: it'\''s.push-type.liveactivity'"#
    for width in 24...160 {
      let lines = CurlWriting.lines(of: [header, part], width: width)
      for line in lines { #expect(Sheet.width(line) <= width, "\(width): \(line)") }
      let words = try shell(lines)
      let start = "-H\napns-topic: it's.push-type.liveactivity\n-d\n"
      #expect(words.hasPrefix(start), "\(width): \(words)")
      #expect(try JSONValue(parsing: String(words.dropFirst(start.count))) == whole, "\(width)")
    }
  }

  @Test func `an apostrophe ends no quotes also where an accent follows it`() throws {
    let hostile = "a'\u{301}; echo b; '\u{301}"
    let words = try words(
      of: Push(
        target: .token("ab"), carrier: .http2, headers: PushHeaders(topic: hostile),
        body: Array("{'\u{301}$(x)'\u{301}}".utf8)))
    #expect(words.count == 6 && words[3] == "apns-topic: \(hostile)")
    #expect(words.last == "{'\u{301}$(x)'\u{301}}")
  }

  /// Returns the words of a line that sends a push again.
  private func words(
    of push: Push, isStrict: Bool = false, reason: String? = nil
  ) throws -> [String] {
    let record = PushRecord(
      number: 1, time: 0, push: push, status: reason == nil ? 200 : 400, reason: reason,
      verdict: Verdict(.pending))
    var snapshot = Snapshot(clock: ClockReading(now: 0))
    snapshot.isStrict = isStrict
    let line = CurlWriting.of(record, snapshot)
    return try shell([line]).split(separator: "\n").map(String.init)
  }

  @Test func `what others wrote stays one word of a shell each`() throws {
    let hostile = "a'; echo b; '$(echo c)`echo d`"
    let words = try words(
      of: Push(
        target: .token("ab'; echo e; '"), carrier: .http2,
        headers: PushHeaders(topic: hostile, collapseID: hostile), body: Array("{'$(x)'}".utf8)))
    #expect(
      words == [
        "curl", "http://localhost:2197/3/device/ab'; echo e; '", "-H", "apns-topic: \(hostile)",
        "-H", "apns-collapse-id: \(hostile)", "-d", "{'$(x)'}",
      ])
  }

  @Test func `for a strict gateway it speaks HTTP/2 and has a place for the key's token`() throws {
    let words = try words(
      of: Push(target: .token("ab"), carrier: .http2, body: Array("{}".utf8)), isStrict: true)
    #expect(
      words == [
        "curl", "--http2-prior-knowledge", "-H", "authorization: bearer PROVIDER_TOKEN",
        "http://localhost:2197/3/device/ab", "-d", "{}",
      ])
  }

  @Test func `what was refused is copied with all that it said`() throws {
    let spoilt = try words(
      of: Push(
        target: .token("ab"), carrier: .http2, headers: PushHeaders(pushType: "liveactivity"),
        body: Array("{}".utf8), refusedText: RefusedText(priority: "high", expiration: "1h")))
    #expect(
      spoilt == [
        "curl", "http://localhost:2197/3/device/ab", "-H", "apns-push-type: liveactivity", "-H",
        "apns-priority: high", "-H", "apns-expiration: 1h", "-d", "{}",
      ])
    let path = "/1/apps/a.b/channels"
    let created = try words(
      of: Push(
        target: .app(bundle: "a.b"), carrier: .http2, body: Array("{}".utf8),
        refusedText: RefusedText(path: path)))
    #expect(created == ["curl", "http://localhost:2197\(path)", "-d", "{}"])
    let read = try words(
      of: Push(
        target: .app(bundle: "a.b"), carrier: .http2, body: [],
        refusedText: RefusedText(method: "GET", path: path)))
    #expect(read == ["curl", "http://localhost:2197\(path)", "-X", "GET"])
  }

  @Test(arguments: [
    ("/3/device/{deviceToken}", ["-g"]), ("/3/device/[token]", ["-g"]),
    ("/3/device/../ab", ["--path-as-is"]), ("/3/devices/ab", []),
  ])
  func `a path is no pattern of curl's`(path: String, options: [String]) throws {
    let words = try words(
      of: Push(
        target: .app(bundle: nil), carrier: .http2, body: Array("{}".utf8),
        refusedText: RefusedText(path: path)))
    #expect(words == ["curl"] + options + ["http://localhost:2197\(path)", "-d", "{}"])
  }

  @Test func `a channel's id that is none is copied, and an id that was the reason`() throws {
    let push = Push(
      target: .app(bundle: "a.b"), carrier: .http2, headers: PushHeaders(apnsID: "12"),
      body: Array("{}".utf8),
      refusedText: RefusedText(path: "/4/broadcasts/apps/a.b", channelID: "no good!"))
    let line = [
      "curl", "http://localhost:2197/4/broadcasts/apps/a.b", "-H", "apns-channel-id: no good!",
    ]
    #expect(try words(of: push, reason: "BadChannelId") == line + ["-d", "{}"])
    #expect(
      try words(of: push, reason: "BadMessageId") == line + ["-H", "apns-id: 12", "-d", "{}"])
  }

  @Test func `a body that begins with @ is no name of a file`() throws {
    let words = try words(
      of: Push(target: .token("ab"), carrier: .http2, body: Array("@/etc/hostname".utf8)))
    #expect(words.suffix(2) == ["--data-raw", "@/etc/hostname"])
  }

  @Test
  func `a broadcast goes to its app's channel, and an expiration that is no number is left out`()
    throws
  {
    let words = try words(
      of: Push(
        target: .channel(bundle: "com.example.score", id: "a+b/c=="), carrier: .http2,
        headers: PushHeaders(pushType: "liveactivity", expiration: .infinity),
        body: Array("{}".utf8)))
    #expect(
      words == [
        "curl", "http://localhost:2197/4/broadcasts/apps/com.example.score", "-H",
        "apns-channel-id: a+b/c==", "-H", "apns-push-type: liveactivity", "-d", "{}",
      ])
  }

  @Test func `a word as long as the width stays whole, a longer one goes on in the next line`() {
    let word = "http://localhost/abc"
    #expect(CurlWriting.lines(of: [word], width: 20) == [word])
    #expect(CurlWriting.lines(of: [word + "d"], width: 20) == ["http://localhost/ab\\", "cd"])
  }
}
