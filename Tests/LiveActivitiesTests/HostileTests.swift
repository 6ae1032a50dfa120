import Findings
import Goldens
import JSON
import Testing

@testable import LiveActivities

@Suite("Hostile input", .computesLong)
struct HostileTests {
  @Test(arguments: 1...4)
  func `damaged lines are refused or read, and never end the program`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let context = EventLine.Context(
      EventFileHeader(kind: .scenario, seed: 1, start: Stage.start), now: 0)
    let lines = EventLineTests.events.map { Array(EventLine(time: 1, event: $0).bytes.dropLast()) }
    var phone = SimulatedPhone(seed: seed, now: Stage.start)
    var refused = 0
    for _ in 0..<3000 {
      var line = lines[Int(random.next() % UInt64(lines.count))]
      for _ in 0...random.next() % 4 where !line.isEmpty {
        let place = Int(random.next() % UInt64(line.count))
        switch random.next() % 3 {
        case 0: line[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: line.remove(at: place)
        default: line.insert(Array("09\"{}[],:-e".utf8)[Int(random.next() % 11)], at: place)
        }
      }
      guard let read = try? EventLine.read(line, in: context) else {
        refused += 1
        continue
      }
      _ = phone.handle(read.line.event, at: min(read.line.time, phone.now + 100))
    }
    #expect(refused > 500)
  }

  @Test func `a line that is not UTF-8 is refused, wherever the bytes stand`() {
    let context = EventLine.Context(EventFileHeader(kind: .scenario, seed: 1), now: 0)
    let line = #"{"at": 0, "to": "a", "update": {"note": "é"}}"#
    #expect(throws: Never.self) { try EventLine.read(Array(line.utf8), in: context) }
    let damaged = line.utf8.map { $0 == 0xA9 ? 0x28 : $0 }
    let refusal = #expect(throws: Finding.self) { try EventLine.read(damaged, in: context) }
    #expect(refusal?.id == "line-not-json")
    #expect(refusal?.sentence.contains("UTF-8") == true)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `times that are no numbers change nothing`(time: Double) {
    var stage = Stage()
    stage.request()
    let before = stage.phone.now
    _ = stage.phone.advance(to: time)
    _ = stage.phone.handle(.person(.lock), at: time)
    #expect(stage.phone.now == before)
    stage.request("odd", relevance: time, stale: time, at: time)
    stage.send(
      .app(bundle: Stage.bundle, .end(ActivityEnd(id: "final", dismissal: .after(time)))))
    #expect(stage.activity?.dismissalDate == stage.time + stage.phone.traits.longestOnLockScreen)
    #expect(stage.phone.nextDeadline?.time.isFinite == true)
  }

  @Test(arguments: ["1e999", "-1e999", "1e300", "-5", "0"])
  func `dates of a payload that no calendar has are told, not followed`(number: String) {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let record = stage.update(1, #","stale-date":\#(number),"relevance-score":\#(number)"#)
    #expect(!record.verdict.findings.isEmpty)
    #expect(stage.phone.nextDeadline?.time.isFinite == true)
    let end = stage.push(
      #""timestamp":\#(Int(stage.time) + 1),"event":"end","dismissal-date":\#(number)"#)
    #expect(end.verdict.outcome != .pending)
  }

  @Test func `starts that wait for their widget count toward the limit`() {
    var stage = Stage(hasWidget: true)
    for number in 0..<20 { stage.request("a\(number)") }
    #expect(stage.phone.openDecodeJobs.count == stage.phone.traits.activitiesPerApp)
  }

  @Test func `pushes to nobody are not kept for a phone that is away`() {
    var stage = Stage()
    stage.send(.set(.offline(true)))
    for number in 0..<100 { stage.push("", to: .token("aa\(number)")) }
    #expect(stage.phone.stored.isEmpty && stage.phone.sleeping.isEmpty)
    #expect(stage.record(1).verdict.outcome == .ignored)
  }

  @Test func `a deep or huge payload is refused with a sentence`() {
    var stage = Stage()
    stage.request()
    let deep = stage.push(body: String(repeating: "[", count: 50_000))
    #expect(deep.verdict.findings.first?.id == "payload-not-json")
    let huge = stage.push(body: "{\"aps\":\"" + String(repeating: "x", count: 2 << 20) + "\"}")
    #expect(huge.verdict.findings.first?.sentence.contains("too large") == true)
    #expect(huge.verdict.findings.first.map { $0.sentence.count < 500 } == true)
  }

  @Test func `of hundreds of odd keys some are told, and how many more there are`() {
    let keys = (0..<500).map { #""k\#($0)":1"# }.joined(separator: ",")
    var stage = Stage()
    stage.request()
    for body in [
      #"{"aps":{"timestamp":1800000001,"event":"update","content-state":\#(Stage.state(1).string),\#(keys)}}"#,
      #"{"aps":{"timestamp":1800000002,"event":"update","content-state":\#(Stage.state(2).string),"alert":{\#(keys)}}}"#,
    ] {
      stage.wait(5)
      let findings = stage.push(body: body).verdict.findings
      #expect((17...24).contains(findings.count))
      #expect(findings.contains { $0.sentence.contains("484 more") })
    }
  }
}
