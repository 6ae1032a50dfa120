import Foundation
import Goldens
import JSON
import PushGateway
import Synchronization
import Testing

@testable import Commands

@Suite("islet init")
@MainActor
struct InitTests {
  private func islet(
    _ arguments: [String], input: String = "", bytes: [UInt8]? = nil
  ) -> (code: Int32, output: String, errors: String) {
    var (output, errors) = ("", "")
    let console = Console(
      write: { output += $0 }, complain: { errors += $0 },
      readInput: { _ in bytes ?? Array(input.utf8) })
    let code = IsletCommand.run(arguments, console: console)
    return (code, output, errors)
  }

  private func folder() -> String {
    TestFolder.path("shop")
  }

  nonisolated private static let push =
    #"{"aps":{"timestamp":1790000000,"event":"update","content-state":{"step":"sent","n":1}}}"#

  @Test func `makes a folder that is an app at once`() throws {
    let path = folder()
    let made = islet(
      ["init", path, "--from", "-", "--bundle", "com.example.shop"], input: Self.push)
    #expect(made.code == ExitCode.done, "\(made.errors)")
    #expect(made.output.contains("\(path)/states/01-recorded.json"))
    let about = try JSONValue(parsing: Data(contentsOf: URL(fileURLWithPath: path + "/app.json")))
    #expect(about["bundle"] == "com.example.shop")
    #expect(about["attributesType"] == "ShopAttributes")
    let bad = Self.push.replacing(#""n":1"#, with: #""n":"1""#)
    let check = islet(["check", "--app", path, "-"], input: bad)
    #expect(check.code == ExitCode.failed)
    #expect(check.output.contains("number-as-string"), "\(check.output)\(check.errors)")
    #expect(islet(["check", "--app", path, "-"], input: Self.push).code == ExitCode.done)
  }

  @Test func `a slash behind the folder's name stands once in what is told`() {
    let path = folder()
    let made = islet(["init", path + "/", "--from", "-"], input: Self.push)
    #expect(made.output.hasPrefix("\(path)/app.json\n\(path)/attributes.json\n"), "\(made.output)")
    #expect(made.output.contains("write samples into \(path)/attributes.json"))
    #expect(!made.output.contains("//"))
  }

  @Test func `a path that goes up out of a folder that is not there is written`() {
    let path = TestFolder.path("none/../there")
    let made = islet(["init", path, "--from", "-"], input: Self.push)
    #expect(made.code == ExitCode.done, "\(made.errors)")
  }

  @Test func `a bundle id is made of letters, digits, hyphens and full stops`() throws {
    let path = TestFolder.path("Große Pause")
    #expect(islet(["init", path, "--from", "-"], input: Self.push).code == ExitCode.done)
    let about = try JSONValue(parsing: Data(contentsOf: URL(fileURLWithPath: path + "/app.json")))
    #expect(about["name"] == "Große Pause" && about["bundle"] == "app.islet.grosse-pause")
    for text in ["my app", "größe.app", "a/b"] {
      let refused = islet(["init", folder(), "--from", "-", "--bundle", text], input: Self.push)
      #expect(refused.code == ExitCode.usage)
      #expect(refused.errors.contains("“\(text)” is no bundle id"), "\(refused.errors)")
    }
  }

  @Test func `takes no file for a folder, and says where a payload belongs`() throws {
    let file = try TestFolder.path("pushes", with: ["goal.json": Self.push]) + "/goal.json"
    let made = islet(["init", file])
    #expect(made.code == ExitCode.usage)
    #expect(made.errors.contains("islet init MyApp/ --from \(file)"), "\(made.errors)")
    #expect(islet(["init", file, "--from", "-"]).errors.contains("name another folder"))
  }

  @Test func `waits for no push where nothing could be written`() {
    let path = folder()
    #expect(islet(["init", path, "--from", "-"], input: Self.push).code == ExitCode.done)
    let again = islet(["init", path])
    #expect(again.code == ExitCode.usage && again.errors.contains("is there already"))
    let inside = islet(["init", "\(path)/app.json/inner"])
    #expect(inside.code == ExitCode.usage && inside.errors.contains("app.json is no folder"))
  }

  @Test func `writes all of its files or none, so that it can be run again`() throws {
    let path = try TestFolder.path("shop", with: ["states": "mine"])
    let made = islet(["init", path, "--from", "-"], input: Self.push)
    #expect(made.code == ExitCode.usage && made.errors.contains("states"), "\(made.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["states"])
    try FileManager.default.removeItem(atPath: "\(path)/states")
    #expect(islet(["init", path, "--from", "-"], input: Self.push).code == ExitCode.done)
  }

  /// Texts in other encodings, each with the one that is named.
  nonisolated private static var otherEncodings: [([UInt8], String)] {
    let text = Array(push.utf8)
    let latin = text.map { byte in byte == UInt8(ascii: "s") ? 0xEB as UInt8 : byte }
    let little = text.flatMap { byte in [byte, 0] as [UInt8] }
    let big = text.flatMap { byte in [0, byte] as [UInt8] }
    return [
      (latin, "Latin-1"), (Array("curl -d '\(push)' ".utf8) + [0xE9], "Latin-1"),
      ([0xFF, 0xFE] + little, "UTF-16"), ([0xFE, 0xFF] + big, "UTF-16"), (little, "UTF-16"),
    ]
  }

  @Test(arguments: otherEncodings)
  func `takes text of UTF-8 only, and mends none of another encoding`(
    bytes: [UInt8], guess: String
  ) {
    let path = folder()
    let made = islet(["init", path, "--from", "-"], bytes: bytes)
    #expect(made.code == ExitCode.usage)
    #expect(made.errors.contains("standard input is not UTF-8"), "\(made.errors)")
    #expect(made.errors.contains(guess), "\(made.errors)")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `never writes over a file, and tells what is no push with its place`() {
    let path = folder()
    #expect(islet(["init", path, "--from", "-"], input: Self.push).code == ExitCode.done)
    let again = islet(["init", path, "--from", "-"], input: Self.push)
    #expect(again.code == ExitCode.usage && again.errors.contains("is there already"))
    let broken = islet(["init", folder(), "--from", "-"], input: #"{"aps": }"#)
    #expect(broken.code == ExitCode.usage && broken.errors.contains("standard input:1:9"))
    #expect(islet(["init", folder(), "--from", "/nowhere"]).code == ExitCode.usage)
    #expect(islet(["init"]).code == ExitCode.usage)
  }

  @Test
  func `takes the first push with a state that reaches its port, and its sender has an answer`()
    throws
  {
    let (path, state) = (folder(), folder())
    let statuses = Mutex<[Int?]>([])
    let isSent = DispatchSemaphore(value: 0)
    var errors = ""
    let console = Console(
      write: { _ in },
      complain: { text in
        errors += text
        guard let port = text.firstMatch(of: /localhost:(\d+)/).flatMap({ Int($0.1) }) else {
          return
        }
        Thread {
          for body in ["{", #"{"aps":{"alert":"Sent"}}"#, Self.push] {
            let request = ClientRequest(
              "POST", "/3/device/" + String(repeating: "ab", count: 32),
              headers: [
                ("apns-topic", "com.example.shop.push-type.liveactivity"),
                ("apns-push-type", "liveactivity"),
              ], body: Array(body.utf8))
            let answer = try? PushClient.send(request, to: ClientAddress(port: port))
            statuses.withLock { $0.append(answer?.status) }
          }
          isSent.signal()
        }.start()
      })
    let code = IsletCommand.run(["init", path, "--port", "0", "--state", state], console: console)
    #expect(isSent.wait(timeout: .now() + 60) == .success)
    #expect(code == ExitCode.done, "\(errors)")
    #expect(statuses.withLock { $0 } == [200, 200, 200])
    #expect(errors.components(separatedBy: "islet: passed over: ").count == 3, "\(errors)")
    let about = try JSONValue(parsing: Data(contentsOf: URL(fileURLWithPath: path + "/app.json")))
    #expect(about["bundle"] == "com.example.shop")
    let recorded = URL(fileURLWithPath: path + "/states/01-recorded.json")
    #expect(try JSONValue(parsing: Data(contentsOf: recorded)) == ["step": "sent", "n": 1])
  }

  @Test func `waits for a push only as long as it is told`() {
    let state = folder()
    let answer = islet(["init", folder(), "--port", "0", "--wait", "0", "--state", state])
    #expect(answer.code == ExitCode.usage)
    #expect(answer.errors.contains("no push with a content state came"), "\(answer.errors)")
  }
}
