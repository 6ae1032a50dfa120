import Foundation
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A journal of which a byte was changed, or the end was cut off, somewhere at random.
@MainActor
@Suite struct DamagedJournalTests {
  /// Random places that are the same at each run.
  private struct Dice {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// What a phone is asked after a restart.
  struct Memory {
    var tokens: [String: String?]
    var outcomes: [Int: String]
    var appTokens: [String]

    @MainActor init(_ simulator: RunningSimulator) {
      let phone = simulator.phone
      tokens = Dictionary(
        uniqueKeysWithValues: phone.activities.map { ($0.id, $0.token) })
      outcomes = Dictionary(
        uniqueKeysWithValues: phone.records.map { ($0.number, $0.verdict.outcome.rawValue) })
      appTokens = [
        phone.token(.device(bundle: TestPhone.bundle)) ?? "",
        phone.token(
          .pushToStart(bundle: TestPhone.bundle, attributesType: "ScoreAttributes")) ?? "",
      ]
    }
  }

  private static let end = 1_700_010_000.0

  /// A session with all kinds of events; gives the journal's lines and what the phone remembers at its end.
  func session() throws -> (lines: [[UInt8]], memory: Memory) {
    let scratch = ScratchFolder()
    let phone = try TestPhone(folder: StateFolder(scratch.path), widget: EchoWidget())
    phone.simulator.send(.person(.allow(bundle: TestPhone.bundle)))
    var activities: [LiveActivity] = []
    for round in 1...4 {
      phone.time.real += 5
      activities.append(try phone.start())
      for goals in 1...3 {
        for activity in activities {
          phone.push(goals: goals...goals, to: activity)
          phone.loop.pass(limit: 0)
        }
      }
      phone.time.real += 1
      switch round {
      case 1: phone.simulator.send(.rotate(.activity(id: activities[0].id)))
      case 2: phone.simulator.send(.set(.loss(0.3, seed: 9)))
      case 3: try phone.simulator.set("appearance", to: "light")
      default: phone.simulator.send(.set(.loss(0, seed: 9)))
      }
      activities = activities.compactMap { phone.simulator.phone.activity($0.id) }
      phone.loop.pass(limit: 0)
    }
    phone.time.real += 1
    phone.startPush(of: "score")
    phone.simulator.settle()
    let lines = try phone.simulator.journalText().utf8.split(separator: 0x0A).map(Array.init)
    return (lines, Memory(phone.simulator))
  }

  private func restart(_ text: [UInt8]) throws -> (memory: Memory, findings: [String]) {
    let scratch = ScratchFolder()
    let folder = try StateFolder(scratch.path)
    try Data(text).write(to: URL(fileURLWithPath: scratch.path + "/journal.jsonl"))
    let phone = try TestPhone(
      folder: folder, widget: EchoWidget(), start: DamagedJournalTests.end)
    phone.simulator.settle()
    return (Memory(phone.simulator), phone.simulator.findings.map(\.id.rawValue))
  }

  private func text(_ lines: [[UInt8]]) -> [UInt8] { lines.flatMap { $0 + [0x0A] } }

  /// Whether what is lost is what the lines that are damaged held, and nothing else.
  private func check(
    _ now: Memory, against before: Memory, lost: [String], _ what: Comment
  ) {
    for (id, token) in before.tokens {
      if let other = now.tokens[id] {
        #expect(other == token, what)
      } else {
        #expect(lost.contains { $0.contains(id) && !$0.contains("\"decoded\"") }, what)
      }
    }
    #expect(now.tokens.keys.allSatisfy { before.tokens[$0] != nil }, what)
    #expect(now.appTokens == before.appTokens, what)
    // With an activity its pushes are lost; a lost push or outcome is one, and may show in what the next one changed.
    let holdsActivity = lost.contains { $0.contains("\"request\"") || $0.contains("\"starts\"") }
    let changed = before.outcomes.filter { now.outcomes[$0.key] != $0.value }
    if !holdsActivity { #expect(changed.count <= 2 * lost.count, what) }
    let newest = before.outcomes.keys.max() ?? 0
    let others = before.outcomes.keys.filter { $0 < newest }
    #expect(Set(now.outcomes.keys).isSuperset(of: others), what)
  }

  @Test func `500 changes of one byte each cost the line that they are in, and nothing else`()
    throws
  {
    let (lines, before) = try session()
    let whole = text(lines)
    #expect(try restart(whole).findings.isEmpty)
    check(try restart(whole).memory, against: before, lost: [], "undamaged")
    var ends: [Int] = []
    for line in lines { ends.append((ends.last ?? 0) + line.count + 1) }
    var dice = Dice(state: 42)
    for _ in 0..<500 {
      let place = dice.next(whole.count)
      var damaged = whole
      damaged[place] ^= UInt8(1 + dice.next(255))
      let line = ends.firstIndex { place < $0 } ?? 0
      let what: Comment = "byte \(place) of line \(line + 1) is \(damaged[place])"
      let (now, findings) = try restart(damaged)
      // A line break in the middle makes two of one; a head or an end of a line may not matter at all.
      #expect(findings.count <= 2, what)
      #expect(findings.allSatisfy { $0 == "journal-damaged" || $0 == "journal-torn" }, what)
      let lost = String(decoding: lines[line], as: UTF8.self)
      check(now, against: before, lost: [lost], what)
    }
  }

  @Test func `a cut at any place costs what is behind it, and no more`() throws {
    let (lines, before) = try session()
    let whole = text(lines)
    var dice = Dice(state: 7)
    for _ in 0..<60 {
      let length = dice.next(whole.count)
      let (now, findings) = try restart(Array(whole[..<length]))
      #expect(findings.count <= 1)
      for (id, token) in now.tokens where before.tokens[id] != nil {
        let rest = String(decoding: whole[length...], as: UTF8.self)
        if !rest.contains("\"rotate\"") && !rest.contains("\"issued\"") {
          #expect(token == before.tokens[id], "cut at \(length)")
        }
      }
      #expect(now.outcomes.keys.allSatisfy { before.outcomes[$0] != nil })
    }
  }

  @Test
  func `whole lines that are missing cost what they held; numbers and tokens of the others stay`()
    throws
  {
    let (lines, before) = try session()
    var dice = Dice(state: 3)
    for _ in 0..<60 {
      let gone = 1 + dice.next(lines.count - 1)
      var rest = lines
      let line = String(decoding: rest.remove(at: gone), as: UTF8.self)
      let now = try restart(text(rest)).memory
      check(now, against: before, lost: [line], "line \(gone + 1) is gone")
    }
  }

  @Test func `the finding says what was lost`() throws {
    let (lines, _) = try session()
    let place = try #require(lines.firstIndex { $0.starts(with: #"{"at":1700000006,"push""#.utf8) })
    var damaged = lines
    damaged[place][30] = 0x01
    let scratch = ScratchFolder()
    let folder = try StateFolder(scratch.path)
    try Data(text(damaged)).write(to: URL(fileURLWithPath: scratch.path + "/journal.jsonl"))
    let phone = try TestPhone(
      folder: folder, widget: EchoWidget(), start: DamagedJournalTests.end)
    let finding = try #require(phone.simulator.findings.first)
    #expect(finding.id == "journal-damaged")
    #expect(finding.path == "line \(place + 1)")
    #expect(finding.sentence.contains("lost is a push to the token"))
    #expect(finding.sentence.contains("number 1"))
    #expect(
      phone.simulator.phone.record(1)?.verdict.summary.contains("damaged or lost") == true)
  }

  @Test func `a journal that cannot be read is told so to whoever asks for it`() throws {
    let scratch = ScratchFolder()
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    _ = try phone.start()
    phone.simulator.settle()
    #expect(phone.ask("GET", "/islet/journal").status == 200)
    let path = scratch.path + "/journal.jsonl"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let answer = phone.ask("GET", "/islet/journal")
    #expect(answer.status == 500)
    #expect(answer.json["error"] == .string("the journal cannot be read: \(path): it is a folder"))
  }

  @Test func `an empty file is told, and begun anew`() throws {
    let scratch = ScratchFolder()
    let folder = try StateFolder(scratch.path)
    try Data().write(to: URL(fileURLWithPath: scratch.path + "/journal.jsonl"))
    let phone = try TestPhone(folder: folder)
    #expect(phone.simulator.findings.map(\.id) == ["journal-empty"])
    _ = try phone.start()
    phone.simulator.settle()
    #expect(try phone.simulator.journalText().hasPrefix(#"{"islet":1"#))
  }

  @Test func `a line without a check value, as of before or by hand, is read as it stands`() throws
  {
    let (lines, before) = try session()
    let bare = lines.map { line -> [UInt8] in
      let text = String(decoding: line, as: UTF8.self)
      let end = text.range(of: ",\"sum\"")?.lowerBound ?? text.endIndex
      return Array((text[..<end] + "}").utf8)
    }
    let (now, findings) = try restart(text(bare))
    #expect(findings.isEmpty)
    check(now, against: before, lost: [], "bare")
  }
}

/// A widget that reads everything.
@MainActor
final class EchoWidget: WidgetRunner {
  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .decode(let decode) = request else { return }
    reply(.decoded(.value(canonical: decode.json, dates: [:])))
  }

  func stop() {}
}
