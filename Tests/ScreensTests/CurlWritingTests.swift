import Foundation
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
    for line in lines where !line.hasPrefix("-H") { #expect(line.count <= width + 40) }
  }

  @Test func `a word as long as the width stays whole, a longer one goes on in the next line`() {
    let word = "http://localhost/abc"
    #expect(CurlWriting.lines(of: [word], width: 20) == [word])
    #expect(CurlWriting.lines(of: [word + "d"], width: 20) == ["http://localhost/ab\\", "cd"])
  }
}
