import CLinux
import EventLoop
import Findings
import Glibc
import Goldens
import JSON
import LiveActivities
import Testing

@testable import Simulator

/// A backend on loopback that answers each request with the next status of a list.
@MainActor
private final class TestBackend {
  private let loop: EventLoop
  private let listener: LoopbackListener
  private var statuses: [Int]
  /// Whether connections stay open behind an answer, which then says nothing of its length.
  private let staysOpen: Bool
  private(set) var bodies: [JSONValue] = []
  let port: Int

  init(_ loop: EventLoop, statuses: [Int], staysOpen: Bool = false) throws {
    (self.loop, self.statuses, self.staysOpen) = (loop, statuses, staysOpen)
    listener = try LoopbackListener()
    port = listener.port
    loop.watch(listener.descriptor, for: .read) { [weak self] _ in self?.take() }
  }

  func close() {
    loop.forget(listener.descriptor)
    listener.close()
  }

  private func take() {
    let connection = accept(listener.descriptor, nil, nil)
    var text: [UInt8] = []
    loop.watch(connection, for: .read) { [weak self] _ in
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &buffer, buffer.count, 0)
      if count > 0 { text += buffer[..<count] }
      let string = String(decoding: text, as: UTF8.self)
      let whole = string.range(of: "\r\n\r\n").flatMap {
        try? JSONValue(parsing: String(string[$0.upperBound...]))
      }
      guard let self, let body = whole else {
        if count <= 0 {
          self?.loop.forget(connection)
          Glibc.close(connection)
        }
        return
      }
      bodies.append(body)
      let status = statuses.isEmpty ? 200 : statuses.removeFirst()
      let isOpen = staysOpen && status == 204
      let answer =
        isOpen
        ? "HTTP/1.1 204 X\r\n\r\n"
        : "HTTP/1.1 \(status) X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
      _ = answer.withCString {
        Glibc.send(connection, $0, answer.utf8.count, Int32(MSG_NOSIGNAL))
      }
      // Its client closes it, which is seen as an end.
      if isOpen { return text = [] }
      loop.forget(connection)
      Glibc.close(connection)
    }
  }
}

@MainActor
@Suite struct TokenPosterTests {
  private let loop = EventLoop()

  private func issue(_ token: String) -> PostedToken {
    let name = TokenName.activity(id: token)
    return PostedToken(
      issue: TokenIssue(name: name, bundle: "com.example.score", token: token), app: "score")
  }

  /// Turns the loop until something is so, at most a minute.
  private func wait(until isSo: () -> Bool) {
    let end = EventLoop.monotonicNow + 60
    while !isSo(), EventLoop.monotonicNow < end { loop.pass(limit: 0.05) }
  }

  @Test
  func `tokens are posted in order; one that is not taken is tried again, and holds back no other`()
    throws
  {
    let backend = try TestBackend(loop, statuses: [503, 200, 200, 500, 200])
    defer { backend.close() }
    let poster = try #require(
      TokenPoster("http://127.0.0.1:\(backend.port)/tokens", loop: loop, pauses: [0.2, 0.2]))
    var findings: [Finding] = []
    poster.report = { findings.append($0) }
    for token in ["aa", "bb", "cc"] { poster.post(issue(token)) }
    wait { backend.bodies.count == 5 }
    #expect(backend.bodies.map { $0["token"] } == ["aa", "bb", "cc", "aa", "aa"])
    #expect(backend.bodies.first?["kind"] == "activity")
    #expect(backend.bodies.first?["activity"] == "aa")
    #expect(findings.map(\.id) == ["backend-unreachable"])
  }

  @Test func `of a token that was replaced while it waited only the newer one is posted`() throws {
    let backend = try TestBackend(loop, statuses: [500, 200])
    defer { backend.close() }
    let poster = try #require(
      TokenPoster("http://127.0.0.1:\(backend.port)/", loop: loop, pauses: [0.2]))
    let name = TokenName.device(bundle: "com.example.score")
    func post(_ token: String) {
      let issue = TokenIssue(name: name, bundle: "com.example.score", token: token)
      poster.post(PostedToken(issue: issue, app: "score"))
    }
    post("aa")
    wait { backend.bodies.count == 1 }
    post("bb")
    wait { backend.bodies.count == 2 }
    let quiet = EventLoop.monotonicNow + 0.4
    while EventLoop.monotonicNow < quiet { loop.pass(limit: 0.05) }
    #expect(backend.bodies.map { $0["token"] } == ["aa", "bb"])
  }

  @Test func `a backend that takes no token is told once, and no longer when it has taken all`()
    throws
  {
    let backend = try TestBackend(loop, statuses: [503, 503])
    defer { backend.close() }
    var options = RunningSimulator.Options()
    options.backend = "http://127.0.0.1:\(backend.port)/"
    let simulator = try RunningSimulator(
      loop: loop, options: options, apps: [SimulatedApp(TestPhone.folder, widget: nil)])
    var most = 0
    wait {
      most = max(most, simulator.findings.count)
      return backend.bodies.count == 4 && simulator.findings.isEmpty
    }
    #expect(most == 1)
    #expect(backend.bodies.count == 4)
    #expect(simulator.findings.isEmpty)
  }

  @Test
  func
    `at its start a simulator posts all tokens, with app, attributes and activity, as described`()
    throws
  {
    let backend = try TestBackend(loop, statuses: [])
    defer { backend.close() }
    var options = RunningSimulator.Options()
    options.backend = "http://127.0.0.1:\(backend.port)/"
    let simulator = try RunningSimulator(
      loop: loop, options: options, apps: [SimulatedApp(TestPhone.folder, widget: nil)])
    wait { backend.bodies.count == 2 }
    #expect(backend.bodies.map { $0["kind"] } == ["device", "pushToStart"])
    #expect(backend.bodies.last?["attributesType"] == "ScoreAttributes")
    simulator.startActivity(of: simulator.apps[0])
    wait { backend.bodies.count == 3 }
    let last = try #require(backend.bodies.last)
    #expect(last["app"] == "score" && last["attributes"] == ["home": "Harbour"])
    #expect(last["contentState"] == ["home": 0, "away": 0])
    let document = OpenAPI.document(version: "1")
    let content = document["webhooks"]?["token"]?["post"]?["requestBody"]?["content"]
    let schema = try #require(content?["application/json"]?["schema"])
    for body in backend.bodies {
      #expect(JSONSchema(document: document).faults(body, schema).isEmpty)
    }
  }

  @Test func `a token that nobody takes is given up with a finding, and the next one has its turn`()
    throws
  {
    let backend = try TestBackend(loop, statuses: [500, 500, 200])
    defer { backend.close() }
    let poster = try #require(
      TokenPoster("http://127.0.0.1:\(backend.port)/", loop: loop, pauses: [0]))
    var findings: [Finding] = []
    poster.report = { findings.append($0) }
    poster.post(issue("aa"))
    wait { backend.bodies.count == 2 }
    poster.post(issue("bb"))
    wait { backend.bodies.count == 3 }
    #expect(backend.bodies.map { $0["token"] } == ["aa", "aa", "bb"])
    #expect(findings.last?.sentence.contains("given up") == true)
  }

  @Test func `what was given up stays told until the backend has it`() throws {
    let backend = try TestBackend(loop, statuses: [500, 500, 200, 200])
    defer { backend.close() }
    let poster = try #require(
      TokenPoster("http://127.0.0.1:\(backend.port)/", loop: loop, pauses: [0]))
    var recoveries = 0
    poster.recover = { recoveries += 1 }
    poster.post(issue("aa"))
    wait { backend.bodies.count == 2 }
    poster.post(issue("bb"))
    wait { backend.bodies.count == 3 }
    poster.post(issue("aa"))
    wait { recoveries > 0 }
    #expect(backend.bodies.map { $0["token"] } == ["aa", "aa", "bb", "aa"])
  }

  @Test func `an answer without a body needs no length, and the connection may stay open`() throws {
    let backend = try TestBackend(loop, statuses: [204], staysOpen: true)
    defer { backend.close() }
    let poster = try #require(
      TokenPoster("http://ann:secret@127.0.0.1:\(backend.port)/", loop: loop, pauses: [0]))
    var findings: [Finding] = []
    poster.report = { findings.append($0) }
    for token in ["aa", "bb"] { poster.post(issue(token)) }
    wait { backend.bodies.count == 2 }
    #expect(backend.bodies.map { $0["token"] } == ["aa", "bb"])
    #expect(findings.isEmpty)
  }

  @Test func `a name and a password stand in no finding`() throws {
    let backend = try TestBackend(loop, statuses: [500])
    defer { backend.close() }
    let poster = try #require(
      TokenPoster("http://ann:secret@127.0.0.1:\(backend.port)/", loop: loop, pauses: [0]))
    var findings: [Finding] = []
    poster.report = { findings.append($0) }
    poster.post(issue("aa"))
    wait { !findings.isEmpty }
    #expect(findings.map(\.path) == ["http://127.0.0.1:\(backend.port)/"])
  }

  @Test(arguments: ["", "localhost", "file:///etc/passwd", "ftp://a/b"])
  func `what is no http URL is refused`(_ text: String) {
    #expect(TokenPoster(text, loop: loop) == nil)
  }
}
