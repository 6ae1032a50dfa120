import Findings
import LiveActivities
import Testing

@testable import Screens

@Suite("What the details of a push say")
@MainActor struct PushDetailTests {
  /// The details of a push at 120 columns, as one text.
  private func details(of body: String) throws -> String {
    let world = try World(columns: 120, rows: 40)
    world.receive(Array(body.utf8))
    world.press("3")
    return world.text.split(separator: "\n").compactMap {
      $0.split(separator: "│", maxSplits: 1).dropFirst().first.map(String.init)
    }.joined(separator: "\n")
  }

  @Test func `the sentence of the finding that decided is told once`() throws {
    let text = try details(of: "payload=%7B")
    #expect(text.contains("✗ #1 ignored\n") || text.contains("✗ #1 ignored "))
    #expect(text.count(of: "it looks like a form") == 1)
  }

  @Test func `what was refused without a good token was for nobody`() throws {
    func whom(_ status: Int) -> String {
      let push = Push(target: .app(bundle: nil), carrier: .http2, body: [])
      return PushText.target(
        of: PushRecord(
          number: 1, time: 0, push: push, status: status, reason: nil, verdict: Verdict(.ignored)))
    }
    #expect(whom(400) == "nobody: it was refused without a good token")
    #expect(whom(200) == "the only activity")
  }

  @Test func `what was refused for its path is told with it, and found by it`() {
    func record(_ target: Push.Target, _ text: RefusedText?) -> PushRecord {
      let push = Push(target: target, carrier: .http2, body: [], refusedText: text)
      return PushRecord(
        number: 1, time: 0, push: push, status: 405, reason: nil, verdict: Verdict(.rejected))
    }
    let lost = record(.app(bundle: nil), RefusedText(path: "/3/devices/Ab"))
    #expect(PushText.target(of: lost) == "nobody: POST /3/devices/Ab")
    #expect(PushText.searchable(lost).contains("/3/devices/ab"))
    let managing = record(
      .app(bundle: "a.b"), RefusedText(method: "PUT", path: "/1/apps/a.b/channels"))
    #expect(PushText.target(of: managing) == "a.b, by PUT /1/apps/a.b/channels")
  }

  @Test func `a verdict that says more than its findings keeps its words`() throws {
    let text = try details(
      of:
        #"{"aps":{"timestamp":1763718500,"event":"update","content-state":{"score":4,"text":"x","list":[]}}}"#
    )
    #expect(text.contains("! #1 shown"))
  }

  @Test func `what is wrong stands above what is only to be known`() throws {
    let text = try details(
      of:
        #"{"aps":{"timestamp":1763718500,"event":"update","alert":"Goal","content-state":{"score":1,"text":"Match is at 1","list":[1,2]}}}"#
    )
    let warning = try #require(text.firstRange(of: "! alert-not-object"))
    let info = try #require(text.firstRange(of: "· state-unchanged"))
    #expect(warning.lowerBound < info.lowerBound)
  }

  @Test func `of what a push carries the six largest members are told with their sizes`() throws {
    let members = (1...8).map { number in
      "\"member\(number)\":\"\(String(repeating: "x", count: 10 * number))\""
    }
    let world = try World(columns: 120, rows: 40)
    world.receive(Array("{\"aps\":{\(members.joined(separator: ","))}}".utf8))
    let record = try #require(world.snapshot.pushes.first)
    let sizes = PushDetail.lines(of: record, width: 80, world.snapshot).compactMap { line in
      let words = line.pieces.map(\.0).joined().split(separator: " ")
      return words.count == 2 && Int(words[0]) != nil ? words.joined(separator: " ") : nil
    }
    #expect(sizes == (3...8).reversed().map { "\(10 * $0 + 2) member\($0)" })
  }

  @Test func `a misspelt key is marked itself, and who decides is explained`() throws {
    let world = try World(columns: 120, rows: 40)
    let long = String(repeating: "x", count: 50)
    let body = #"{"aps":{"content-state":{"match_state":"\#(long)","other":"\#(long)"}}}"#
    let push = Push(target: .app(bundle: nil), carrier: .http2, body: Array(body.utf8))
    func marked(_ path: String) -> [String] {
      let finding = Finding("key-spelled-differently", path: path, sentence: "missing")
      let record = PushRecord(
        number: 1, time: 0, push: push, status: 200, reason: nil,
        verdict: Verdict(.ignored, findings: [finding]))
      let lines = PushDetail.lines(of: record, width: 80, world.snapshot)
      #expect(lines.contains { $0.pieces.map(\.0).joined().contains("chronod, which") })
      return lines.filter(\.isFaulty).map { line in
        String(line.pieces.map(\.0).joined().drop { $0 == " " }.prefix(14))
      }
    }
    #expect(marked("aps.content-state.matchState") == [#""match_state":"#])
    // What nothing sent looks like stands for the object that should hold it.
    #expect(marked("aps.content-state.elsewhere") == [#""content-state"#])
  }

  @Test func `a body that is no JSON is shown to its end, and the piece with the fault is marked`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    let body = #"{"aps":{"event":"update","name":"日本 \#(String(repeating: "x", count: 60))",}}"#
    world.receive(Array(body.utf8))
    let record = try #require(world.snapshot.pushes.first)
    for width in [20, 40, 300] {
      let lines = PushDetail.lines(of: record, width: width, world.snapshot)
      let heading = try #require(
        lines.firstIndex { $0.pieces.first?.0 == "Payload" })
      let rest = lines[(heading + 1)...].map { $0.pieces.map(\.0).joined() }
      let begin = try #require(rest.firstIndex { $0.hasPrefix("{") })
      #expect(rest[begin...].joined().hasPrefix(body), "\(width) columns")
      #expect(rest[begin...].prefix { !$0.isEmpty }.allSatisfy { Sheet.width($0) <= width })
      let faulty = lines.filter(\.isFaulty).map { $0.pieces.map(\.0).joined() }
      #expect(faulty.count == 1 && faulty[0].contains("}"), "\(width) columns")
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `the fault of a body is marked in its line, whatever ends the lines`(_ end: String) throws {
    let world = try World(columns: 120, rows: 40)
    world.receive(Array(["{", #" "é😀": 1,"#, #" "日": k,"#, "}"].joined(separator: end).utf8))
    let record = try #require(world.snapshot.pushes.first)
    let lines = PushDetail.lines(of: record, width: 100, world.snapshot)
    let faulty = lines.filter(\.isFaulty).map { $0.pieces.map(\.0).joined() }
    #expect(faulty == [#" "日": k,"#])
    let told = lines.map { $0.pieces.map(\.0).joined() }
    #expect(told.contains { $0.hasPrefix("line 3, column 7: ") }, "\(told)")
  }

  @Test func `who decides is told whole, however narrow the screen is`() throws {
    let world = try World(columns: 120, rows: 40)
    world.receive(Array("{".utf8))
    let record = try #require(world.snapshot.pushes.first)
    for width in [48, 58, 78, 120] {
      let lines = PushDetail.lines(of: record, width: width, world.snapshot).map {
        $0.pieces.map(\.0).joined()
      }
      #expect(lines.allSatisfy { Sheet.width($0) <= width }, "\(width) columns")
      let text = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
      #expect(text.contains("decided by apsd, where pushes reach the phone"))
    }
  }

  @Test func `however narrow the screen is, a fact has ten columns`() throws {
    let world = try World(columns: 120, rows: 40)
    world.receive(Array("{}".utf8))
    let record = try #require(world.snapshot.pushes.first)
    for width in [1, 27, 28] {
      let topic = try #require(
        PushDetail.lines(of: record, width: width, world.snapshot).first {
          $0.pieces.first?.0.hasPrefix("apns-topic") == true
        })
      #expect(topic.pieces.last?.0.count == max(10, width - 17), "\(width) columns")
    }
  }

  @Test func `while details are read the footer says how to come back`() throws {
    let world = try World(columns: 80, rows: 24)
    world.receive(Array("{}".utf8))
    world.press("3")
    #expect(world.text.contains("Enter details") && !world.text.contains("Esc log"))
    world.press(.enter)
    #expect(!world.text.contains("Enter details") && world.text.contains("Esc log"))
    world.press(.escape)
    #expect(world.text.contains("Enter details") && !world.text.contains("Esc log"))
  }

  @Test(arguments: [80, 120])
  func `who types a filter sees it, and the footer says what keys do meanwhile`(columns: Int) throws
  {
    let world = try World(columns: columns, rows: 24)
    world.receive(Array("{}".utf8))
    world.press("3", .enter, "/", "q", "r")
    #expect(world.text.contains("/qr"))
    #expect(world.text.contains("No push matches “qr”"))
    #expect(world.text.contains("Enter done") && !world.text.contains("r send again"))
    #expect(world.intents == [])
    world.press(.enter)
    // Nothing is listed that could be sent.
    #expect(!world.text.contains("Enter done") && !world.text.contains("r send again"))
    world.press(.escape)
    #expect(world.text.contains("r send again"), "\(world.text)")
  }

  @Test func `where no push has come letters stay keys`() throws {
    let world = try World(columns: 80, rows: 24)
    world.press("3", "/")
    #expect(world.text.contains("There is no push yet that could be found"))
    world.press("q")
    #expect(world.intents == [.quit(0)])
  }

  @Test func `a number of five digits does not run into the time`() throws {
    let world = try World(columns: 120, rows: 40)
    world.receive(Array("{}".utf8))
    world.press("3")
    var snapshot = world.snapshot
    for index in snapshot.pushes.indices { snapshot.pushes[index].number = 12_345 }
    let text = world.model.draw(snapshot, columns: 120, rows: 40, at: world.steady).grid.text()
    let time = Countdown.timeOfDay(
      snapshot.clock.now, secondsFromGMT: snapshot.clock.secondsFromGMT, withSeconds: true)
    #expect(text.contains("12345 \(time) "))
  }
}

extension String {
  /// How often a text is in it.
  func count(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let place = rest.firstRange(of: text) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
