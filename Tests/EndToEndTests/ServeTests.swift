import Foundation
import Goldens
import JSON
import Testing

@Suite(.serialized, .waitsForPrograms) struct ServeTests {
  @Test func `serve tells where it is, answers, and ends cleanly on SIGTERM`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    #expect((server.place["port"]?.int ?? 0) > 0)
    #expect(server.place["udpPort"] == server.place["port"])
    let authority = try #require(server.place["ca"]?.string)
    #expect(FileManager.default.fileExists(atPath: authority))
    #expect(try server.ask("")["simulator"] == "islet")
    #expect(server.stop() == 0)
  }

  @Test(arguments: [["nowhere"], ["match"]])
  func `a path that is not there ends it with its name and what to do`(_ paths: [String]) throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let result = try islet.run(["serve", "--port", "0"] + paths)
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("islet: there is nothing at “\(paths[0])”\n       "))
    #expect(result.error.contains("demo app") == (paths == ["match"]))
  }

  @Test func `who ends while events wait for room on the disk has exit code 2`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    // No file may grow from here on.
    let limit = try islet.run(
      ["--pid", "\(server.process.processIdentifier)", "--fsize=1"], program: "/usr/bin/prlimit")
    #expect(limit.code == 0, "\(limit.error)")
    #expect(try server.ask("activities", ["app": "match"])["app"] == "match")
    #expect((try server.ask("")["journal"]?["unwritten"]?.int ?? 0) > 0)
    #expect(server.stop() == 2)
  }

  @Test func `a start for which the disk had no room leaves no empty journal to be told of`() throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    // No file may grow.
    let words = "ulimit -f 0; exec \"$0\" \"$@\""
    let result = try islet.run(
      ["-c", words, BuiltProgram.path, "serve", "--port", "0"], program: "/bin/bash")
    #expect(result.code == 2, "\(result.error)")
    let server = try Server(islet)
    #expect(try server.ask("")["findings"] == [])
    #expect(server.stop() == 0)
  }

  @Test
  func `without a descriptor left a client is turned away, and the next ones are served again`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    let process = "\(server.process.processIdentifier)"
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    let used = Set(names.compactMap { Int($0) })
    // The limit is on their numbers: four of those below it are free.
    let most = (0..<used.count + 4).filter { !used.contains($0) }[3] + 1
    let limit = try islet.run(["--pid", process, "--nofile=\(most)"], program: "/usr/bin/prlimit")
    #expect(limit.code == 0, "\(limit.error)")
    let port = UInt16(server.place["port"]?.int ?? 0)
    // A stream of pushes is at work for good: none of them makes room.
    var streams: [PushStream] = []
    while streams.count < 20 {
      let stream = PushStream(port: port)
      guard stream.isServed else { break }
      streams.append(stream)
    }
    #expect((1..<20).contains(streams.count))
    // Also after the pause that the server then makes.
    #expect(!PushStream(port: port).isServed)
    streams.removeAll()
    let end = Date.now + BuiltProgram.patience
    var told: JSONValue?
    while told == nil, Date.now < end { told = try? server.ask("") }
    let findings = told?["findings"]?.array ?? []
    #expect(findings.contains { $0["id"] == "gateway-descriptors-out" }, "\(findings)")
    #expect(server.stop() == 0)
  }

  @Test func `where the port is taken --fresh keeps what ran before`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let other = try BuiltProgram()
    defer { other.remove() }
    let first = try Server(islet)
    let activity = try first.ask("activities", ["app": "match"])
    #expect(first.stop() == 0)
    let busy = try Server(other)
    let port = "\(busy.place["port"]?.int ?? 0)"
    let result = try islet.run(["serve", "--port", port, "--fresh"])
    #expect(result.code == 2 && result.error.contains("cannot listen on"))
    let second = try Server(islet)
    #expect(try second.ask("activities").array?.map { $0["pushToken"] } == [activity["pushToken"]])
  }

  @Test func `it tells an address at which it can be reached`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet, ["--bind", "127.0.0.2"])
    #expect(server.host == "127.0.0.2:\(server.place["port"]?.int ?? 0)")
    let told = try server.ask("")
    #expect(told["simulator"] == "islet" && told["api"] == server.place["api"])
    #expect(server.stop() == 0)
  }

  @Test func `it ends cleanly on SIGTERM also while a backend says nothing`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let backend = try SilentBackend()
    let server = try Server(islet, ["--backend", "http://127.0.0.1:\(backend.port)/tokens"])
    #expect(server.stop() == 0)
    #expect(server.process.terminationReason == .exit)
  }

  @Test(arguments: [(SIGTERM, 0), (SIGINT, 130)] as [(Int32, Int32)])
  func `a signal ends it as well while a widget is compiled, and nothing half made is left`(
    signal: Int32, code: Int32
  ) throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = try islet.write(
      """
      import SwiftUI
      import WidgetKit
      struct ShopAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var step = 0 }
      }
      struct Shop: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: ShopAttributes.self) { Text("\\($0.state.step)") } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } } compactLeading: { Text("a") } compactTrailing: {
              Text("b") } minimal: { Text("c") }
          }
        }
      }
      """, to: "Shop.swift")
    let process = islet.process(["serve", "--port", "0", "--no-demo", file])
    let out = Pipe()
    process.standardOutput = out
    try process.run()
    let cache = islet.folder.appendingPathComponent("cache/islet").path
    func halfMade() -> Bool {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
      return names.contains { $0.contains("-\(process.processIdentifier)-") }
    }
    // Where no folder is ever half made, the test fails and does not wait.
    let end = Date(timeIntervalSinceNow: BuiltProgram.patience)
    while process.isRunning, !halfMade(), Date() < end {
      usleep(2000)
    }
    #expect(halfMade())
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == code)
    #expect(!halfMade())
    // It never said where it is.
    #expect(out.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test func `an interrupt ends it with 130`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    #expect(server.stop { $0.interrupt() } == 130)
  }

  @Test func `a fault of its own is told in a sentence, one that was sent is not`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    for isFault in [true, false] {
      let process = islet.process(["serve", "--port", "0", "--fresh"])
      process.environment?["SWIFT_BACKTRACE"] = "enable=no"
      let (out, complaints) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (out, complaints)
      try process.run()
      // It serves once it has written a line.
      _ = try out.fileHandleForReading.read(upToCount: 1)
      // A queued signal has another code than one of `kill`, as a fault has.
      if isFault {
        sigqueue(process.processIdentifier, SIGILL, sigval())
      } else {
        kill(process.processIdentifier, SIGILL)
      }
      let told = String(
        decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGILL)
      #expect(told.contains("islet: ended by a fault of its own.") == isFault, "\(told)")
    }
  }

  @Test func `an app's code that is paused ends with Islet, also where that is killed`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    let id = try server.ask("activities", ["app": "timer"])["id"] ?? .null
    let press: JSONValue = ["person": "press", "activity": id, "control": "button 0"]
    for event: JSONValue in [["person": "unlock"], press, ["person": "goHome"]] {
      _ = try server.ask("events", event)
    }
    func paused() -> Set<pid_t> {
      ProcessTicks.descendants(of: server.process.processIdentifier)
        .filter(ProcessTicks.isStopped)
    }
    let end = Date(timeIntervalSinceNow: BuiltProgram.patience)
    while paused().isEmpty, Date() < end { usleep(20_000) }
    let code = paused()
    #expect(code.count == 1)
    _ = server.stop { kill($0.processIdentifier, SIGKILL) }
    while !code.allSatisfy(ProcessTicks.hasEnded), Date() < end { usleep(20_000) }
    #expect(code.allSatisfy(ProcessTicks.hasEnded))
    for process in code { kill(process, SIGKILL) }
  }

  @Test
  func `after a kill the same activity runs under the same token, and a push still reaches it`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let first = try Server(islet)
    let activity = try first.ask("activities", ["app": "match"])
    _ = first.stop { kill($0.processIdentifier, SIGKILL) }
    let second = try Server(islet)
    let list = try second.ask("activities").array ?? []
    #expect(list.map { $0["pushToken"] } == [activity["pushToken"]])
    let pushed = try islet.run([
      "push", "--host", second.host, "--set", "matchState={\"before\":{}}",
    ])
    #expect(pushed.code == 0, "\(pushed.out)\(pushed.error)")
    #expect(second.stop() == 0)
  }

  /// An app whose intent adds to what it wrote before, and tells it.
  private static let counter = """
    import AppIntents
    import ActivityKit
    import SwiftUI
    import WidgetKit
    struct CountAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var count: Int }
    }
    struct Count: LiveActivityIntent {
      static let title: LocalizedStringResource = "Count"
      func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let group = UserDefaults(suiteName: "group.count")!
        group.set(group.integer(forKey: "count") + 1, forKey: "count")
        return .result(value: group.integer(forKey: "count"))
      }
    }
    struct CountWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: CountAttributes.self) { context in
          Text("told \\(UserDefaults(suiteName: "group.count")!.integer(forKey: "count")).")
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """

  @Test func `what an app writes is drawn and stays with its phone, until a fresh one starts`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let folder = islet.folder.appendingPathComponent("Count")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("states"), withIntermediateDirectories: true)
    try Data(Self.counter.utf8).write(to: folder.appendingPathComponent("Count.swift"))
    try Data(#"{"count": 0}"#.utf8).write(to: folder.appendingPathComponent("states/01.json"))
    func counted(_ times: Int = 1, _ options: [String] = []) throws -> String? {
      let server = try Server(islet, ["--no-demo", folder.path] + options)
      var value: String?
      for _ in 0..<times {
        value = try server.ask("apps/count/intents/Count", [:])["value"]?.string
      }
      #expect(server.stop() == 0)
      return value
    }
    #expect(try counted(2) == "2")
    #expect(try counted() == "3")
    // Another phone has never seen the app's data, and neither has who draws without a phone.
    #expect(try counted(1, ["--state", islet.folder.path + "/other"]) == "1")
    let drawn = try islet.run(["render", folder.path, "--presentation", "lockScreen"])
    #expect(drawn.out.contains("told 0"), "\(drawn.out)\(drawn.error)")
    #expect(try counted(1, ["--fresh"]) == "1")
    #expect(try counted() == "2")
  }

  @Test func `an extreme push is kept: the journal that holds it starts again and shows`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let first = try Server(islet)
    _ = try first.ask("activities", ["app": "timer"])
    let pushed = try islet.run([
      "push", "--host", first.host, "--set", "phase={\"paused\":{\"remaining\":1e19}}",
    ])
    #expect(pushed.out.contains("shown"), "\(pushed.out)\(pushed.error)")
    _ = first.stop { kill($0.processIdentifier, SIGKILL) }
    let second = try Server(islet)
    let state = try second.ask("activities").array?.first?["contentState"]
    #expect(state?["phase"]?["paused"]?["remaining"]?.double == 1e19)
    let texts = try second.ask("activities/\(state == nil ? "" : id(of: second))")["texts"]
    #expect(texts?["lockScreen"]?.array?.isEmpty == false, "\(texts?.compact ?? "none")")
    #expect(second.stop() == 0)
  }

  private func id(of server: Server) throws -> String {
    try server.ask("activities").array?.first?["id"]?.string ?? ""
  }

  @Test(arguments: [
    ("sandbox", "api.sandbox.push.apple.com"), ("production", "api.push.apple.com"),
  ])
  func
    `a token of one environment is none at the host of the other, as curl meets it with --strict`(
      _ environment: String, _ right: String
    ) throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet, ["--strict", "--environment", environment])
    let token = try server.ask("activities", ["app": "match"])["pushToken"]?.string ?? ""
    let authority = try #require(server.place["ca"]?.string)
    for host in ["api.sandbox.push.apple.com", "api.push.apple.com"] {
      let answer = try push(to: host, token, authority, server)
      #expect(answer.contains("BadDeviceToken") == (host != right), "\(host): \(answer)")
      #expect(answer.hasSuffix(host == right ? "200" : "400"), "\(host): \(answer)")
    }
    let refused = try server.ask("pushes").array?.first { $0["status"]?.int == 400 }
    let other = environment == "sandbox" ? "production" : "sandbox"
    let words = "it is of the \(environment) environment, the host is that of \(other)"
    #expect(refused?["verdict"]?["summary"]?.string?.contains(words) == true)
    #expect(server.stop() == 0)
  }

  /// Pushes with curl to a name of Apple's that leads here.
  private func push(
    to host: String, _ token: String, _ authority: String, _ server: Server
  ) throws -> String {
    func part(_ text: String) -> String {
      Data(text.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
    }
    // Without a key of its own the server reads a provider token and verifies nothing.
    let now = Int(Date().timeIntervalSince1970)
    let jwt =
      part(#"{"alg":"ES256","kid":"KEYABC1234"}"#) + "."
      + part(#"{"iss":"TEAM123456","iat":\#(now)}"#)
      + "." + String(repeating: "A", count: 86)
    let port = server.place["port"]?.int ?? 0
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    process.arguments = [
      "-s", "--http2", "-w", "%{http_code}", "--cacert", authority, "--noproxy", "*",
      "--resolve", "\(host):\(port):127.0.0.1", "https://\(host):\(port)/3/device/\(token)",
      "-H", "authorization: bearer \(jwt)", "-H", "apns-push-type: liveactivity",
      "-H", "apns-topic: app.touchline.match.push-type.liveactivity",
      "-d",
      #"{"aps":{"timestamp":\#(now),"event":"update","content-state":{"matchState":{"before":{}}}}}"#,
    ]
    let out = Pipe()
    process.standardOutput = out
    try process.run()
    let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test func `a second simulator on the same folder says so, and takes one of its own on request`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    let refused = try islet.run(["serve", "--port", "0"])
    #expect(refused.code == 2)
    #expect(refused.error.contains("another simulator"))
    #expect(refused.error.contains("--own-state"))
    let own = try Server(islet, ["--own-state"])
    #expect(own.stop() == 0)
    #expect(server.stop() == 0)
  }

  @Test func `a state folder that others can write is refused, with what to do`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let state = islet.folder.appendingPathComponent("shared").path
    try FileManager.default.createDirectory(
      atPath: state, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: state)
    let refused = try islet.run(["serve", "--port", "0", "--state", state])
    #expect(refused.code == 2)
    #expect(refused.error.contains("can be written by other users"))
    #expect(refused.error.contains("chmod go-w"))
    let seen = try islet.run(["doctor", "--port", "1", "--state", state])
    #expect(seen.out.contains("can be written by other users"))
  }

  @Test(arguments: [["--http1"], ["--h2"], ["--tls"], ["--tls", "--http1"], ["--udp"]])
  func `push works over every carrier and prints answer and verdict`(_ carrier: [String]) throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    _ = try server.ask("activities", ["app": "match"])
    let state = "matchState={\"live\":{\"score\":{\"home\":1,\"away\":0},\"minute\":12}}"
    let result = try islet.run(["push", "--host", server.host, "--set", state] + carrier)
    #expect(result.code == 0, "\(result.out)\(result.error)")
    let lines = result.out.split(separator: "\n")
    #expect(lines.first == "200")
    #expect(lines.dropFirst().first?.hasPrefix("shown") == true)
    let shown = try server.ask("activities").array?.first?["contentState"]
    #expect(shown?["matchState"]?["live"]?["minute"] == 12)
    #expect(server.stop() == 0)
  }

  @Test func `a start goes to the token of its own type, and a token's app is known`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let app = islet.folder.appendingPathComponent("Shop")
    let files = [
      "app.json": #"{"bundle": "app.shop", "attributesType": "OrderAttributes"}"#,
      "states/01.json": "{}", "activities/ReturnAttributes/states/01.json": "{}",
    ]
    for (name, text) in files {
      let file = app.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let server = try Server(islet, ["--no-demo", app.path])
    let types = try server.ask("")["apps"]?.array?.first?["activities"]?.array ?? []
    #expect(types.map { $0["attributesType"] } == ["OrderAttributes", "ReturnAttributes"])
    let start = try islet.write(
      #"{"aps":{"timestamp":1,"event":"start","attributes-type":"ReturnAttributes","attributes":{},"#
        + #""alert":{"title":"t","body":"b"},"content-state":{}}}"#, to: "start.apns")
    func push(_ options: [String]) throws -> String {
      try islet.run(["push", "--host", server.host, "--now", start] + options).out
    }
    let chosen = try push([])
    #expect(!chosen.contains("start-token-of-other-type"), "\(chosen)")
    let given = try push(["--token", types.first?["pushToStartToken"]?.string ?? ""])
    #expect(given.contains("start-token-of-other-type"), "\(given)")
    #expect(!given.contains("apns-missing-topic"), "\(given)")
    #expect(server.stop() == 0)
  }

  @Test func `a push that the phone ignores ends with 1 and the reason`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    _ = try server.ask("activities", ["app": "match"])
    let file = try islet.write(
      #"{"aps":{"timestamp":1,"event":"update","content-state":{"matchState":{"before":{}}}}}"#,
      to: "old.apns")
    let result = try islet.run(["push", "--host", server.host, file])
    #expect(result.code == 1)
    #expect(result.out.contains("200\n"))
    #expect(result.out.contains("ignored"))
    let unknown = try islet.run(
      ["push", "--host", server.host, "--token", String(repeating: "ab", count: 32), file])
    #expect(unknown.code == 1)
    #expect(unknown.out.hasPrefix("400 BadDeviceToken"))
    #expect(server.stop() == 0)
  }

  @Test
  func
    `push says which tokens there are when several activities run, and how to start one when none does`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    let none = try islet.run(["push", "--host", server.host, "--set", "a=1"])
    #expect(none.code == 2)
    #expect(none.error.contains("/islet/activities"))
    let timer = try islet.run(
      ["push", "--host", server.host, "--set", "a=1", "--bundle", "app.eggclock.timer"])
    #expect(timer.error.contains(#"curl -d '{"app":"timer"}'"#), "\(timer.error)")
    let unknown = try islet.run(
      ["push", "--host", server.host, "--set", "a=1", "--bundle", "com.example.none"])
    #expect(unknown.error.contains("no app “com.example.none” is installed"), "\(unknown.error)")
    let first = try server.ask("activities", ["app": "match"])
    let second = try server.ask("activities", ["app": "ride"])
    let several = try islet.run(["push", "--host", server.host, "--set", "a=1"])
    #expect(several.code == 2)
    #expect(several.error.contains("2 activities are running"))
    // Each token stands on a line with the activity that it is of.
    let lines = several.error.split(separator: "\n")
    for activity in [first, second] {
      let token = try #require(activity["pushToken"]?.string)
      let id = try #require(activity["id"]?.string)
      let line = try #require(lines.first { $0.contains("--token \(token) (") })
      #expect(line.hasSuffix(" \(id), active)"), "\(line)")
    }
    let gone = try islet.run(["push", "--host", "localhost:1", "--set", "a=1"])
    #expect(gone.code == 2)
    #expect(gone.error.contains("islet serve"))
    #expect(server.stop() == 0)
  }

  /// A Python that has pytest and httpx.
  private static let python = ProcessInfo.processInfo.environment["ISLET_PYTHON"]

  @Test(.enabled(if: python != nil, "ISLET_PYTHON names no Python with pytest and httpx"))
  func `the backend's own test in Python passes`() throws {
    let python = try #require(Self.python)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    process.currentDirectoryURL = root.appendingPathComponent("Fixtures/Backend")
    var environment = ProcessInfo.processInfo.environment
    environment["ISLET"] = BuiltProgram.path
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    process.environment = environment
    let error = Pipe()
    (process.standardOutput, process.standardError) = (error, error)
    try process.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}

/// A server that takes connections and never answers.
private final class SilentBackend {
  private let listener: LoopbackListener
  var port: Int { listener.port }

  init() throws { listener = try LoopbackListener() }

  deinit { listener.close() }
}

/// A client that asks for a stream of pushes.
private final class PushStream {
  private let descriptor: Int32
  /// Whether an answer came; a client that is turned away gets the end of its connection.
  let isServed: Bool

  init(port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let request = Array(
      "GET /islet/pushes HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n".utf8)
    var piece = [UInt8](repeating: 0, count: 64)
    isServed =
      isConnected
      && send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
      && recv(descriptor, &piece, piece.count, 0) > 0
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
