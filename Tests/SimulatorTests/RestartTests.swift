import Files
import Findings
import Foundation
import JSON
import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite struct RestartTests {
  let scratch = ScratchFolder()

  @Test func `after a restart the same activities run under the same tokens`() throws {
    let before: SimulatedPhone
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      phone.time.real += 10
      phone.push(["home": 1, "away": 0], to: activity)
      phone.simulator.settle()
      before = phone.simulator.phone
    }
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_010)
    #expect(again.simulator.phone == before)
    #expect(again.simulator.phone.activities.map(\.token) == before.activities.map(\.token))
    #expect(again.simulator.findings.isEmpty)
  }

  @Test func `what runs of an app that the next run has not is kept and not shown`() throws {
    let id: String
    do { id = try TestPhone(folder: StateFolder(scratch.path)).start().id }
    var other = TestPhone.folder
    (other.name, other.bundle) = ("other", "com.example.other")
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path), app: other)
      let simulator = phone.simulator
      #expect(simulator.phone.activity(id) != nil && simulator.absentApps == [TestPhone.bundle])
      #expect(!simulator.hasActivities && simulator.selection.lockScreen.isEmpty)
      #expect(simulator.selection.island == .empty)
      let seen = phone.ask("GET", "/islet/activities/\(id)").json
      #expect(seen["islandAbsence"] == "its app is not here" && seen["presentations"] == [])
      // The app that is here has the phone to itself.
      let own = try phone.start().id
      #expect(simulator.selection.island == .compact(own))
      #expect(simulator.selection.lockScreen == [own])
      #expect(simulator.shownActivities.map(\.id) == [own])
      // An app that comes later, as one that is still being compiled, shows what runs of it.
      simulator.install(SimulatedApp(TestPhone.folder, widget: nil))
      #expect(simulator.absentApps.isEmpty && simulator.selection.lockScreen.count == 2)
      simulator.settle()
    }
    let again = try TestPhone(folder: StateFolder(scratch.path))
    #expect(again.simulator.selection.lockScreen == [id])
  }

  @Test func `a kill at any byte of the last event restores what was whole, and says so once`()
    throws
  {
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      phone.push(goals: 1...3, to: activity, every: 5)
      phone.simulator.settle()
    }
    let path = scratch.path + "/journal.jsonl"
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let end = try #require(whole.dropLast().lastIndex(of: 0x0A))
    var last = 0
    for length in stride(from: whole.count, through: end, by: -1) {
      try whole[..<length].write(to: URL(fileURLWithPath: path))
      let phone = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_100)
      let count = phone.simulator.phone.records.count
      // Never more than one push fewer than the byte before.
      if length < whole.count { #expect(last - count <= 1 && count <= last, "cut at \(length)") }
      last = count
      #expect(phone.simulator.findings.count <= 1)
      #expect(phone.simulator.findings.allSatisfy { $0.id == "journal-torn" })
    }
    #expect(last == 2)
  }

  @Test func `a dismissed activity still answers with its end after a restart`() throws {
    let id: String
    let before: JSONValue
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      id = activity.id
      phone.time.real += 10
      phone.simulator.send(
        .app(bundle: TestPhone.bundle, .end(ActivityEnd(id: id, dismissal: .immediate))))
      phone.simulator.settle()
      before = phone.ask("GET", "/islet/activities/\(id)").json
      #expect(before["activityState"] == "dismissed")
    }
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_020)
    let after = again.ask("GET", "/islet/activities/\(id)")
    #expect(after.status == 200)
    for member in ["activityState", "dismissalReason", "ended", "contentState"] {
      #expect(after.json[member] == before[member], "\(member)")
    }
    #expect(again.ask("POST", "/islet/activities/\(id)/end", [:]).status == 409)
  }

  @Test(arguments: [true, false])
  func `what time began between two events is as it was after a restart`(isIdle: Bool) throws {
    let before: SimulatedPhone
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path), widget: EchoWidget())
      let simulator = phone.simulator
      let id = simulator.phone.nextChannelID
      simulator.send(.channel(.create(bundle: TestPhone.bundle, id: id, storesLatest: true)))
      func broadcast(_ goals: Int) {
        let body =
          #"{"aps":{"timestamp":\#(Int(simulator.now)),"event":"update","content-state":{"home":\#(goals),"away":0}}}"#
        _ = simulator.receive(
          Push(
            target: .channel(bundle: TestPhone.bundle, id: id), carrier: .http2,
            body: Array(body.utf8)), status: 200, reason: nil)
        simulator.settle()
      }
      broadcast(9)
      simulator.send(
        .app(
          bundle: TestPhone.bundle,
          .request(
            ActivityRequest(
              id: "late", attributesType: "ScoreAttributes",
              attributes: JSONText(#"{"home":"Harbour"}"#),
              state: JSONText(#"{"home":0,"away":0}"#), pushType: .channel(id),
              alert: AlertText(title: .text("Soon"), body: nil), start: simulator.now + 3))))
      simulator.settle()
      phone.time.real += 5
      // It starts while nothing else happens, or just before the next push.
      if isIdle {
        simulator.advance()
        simulator.settle()
      }
      for goals in 1...3 {
        broadcast(goals)
        phone.time.real += 1
      }
      #expect(simulator.phone.activity("late")?.state.string == #"{"home":3,"away":0}"#)
      before = simulator.phone
    }
    let again = try TestPhone(
      folder: StateFolder(scratch.path), widget: EchoWidget(), start: 1_700_000_008)
    #expect(again.simulator.phone.activities == before.activities)
    #expect(again.simulator.phone.records.map(\.verdict) == before.records.map(\.verdict))
    #expect(again.simulator.findings.isEmpty)
  }

  @Test func `a journal of a program that had fewer states read gives each activity its own`()
    throws
  {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/stored-broadcast.jsonl")
    let folder = try StateFolder(scratch.path)
    try Data(contentsOf: file).write(to: URL(fileURLWithPath: scratch.path + "/journal.jsonl"))
    let phone = try TestPhone(folder: folder, start: 1_796_038_020)
    #expect(phone.simulator.findings.isEmpty)
    // The last push was to the first activity, and the second, created stale, was not read for until now.
    let scores = phone.simulator.phone.activities.prefix(1).map {
      $0.state.value?["matchState"]?["live"]?["score"]?["home"]
    }
    #expect(scores == [3])
    #expect(phone.simulator.phone.records.suffix(3).allSatisfy { $0.verdict.outcome == .shown })
  }

  @Test func `a push is in the journal before anybody is told of it`() throws {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    let activity = try phone.start()
    phone.simulator.settle()
    let path = scratch.path + "/journal.jsonl"
    var sizes: [Int] = []
    _ = phone.simulator.observe { _ in sizes.append((try? FileBytes.read(path).count) ?? 0) }
    let before = try FileBytes.read(path).count
    phone.push(["home": 1, "away": 0], to: activity)
    #expect(try FileBytes.read(path).count == before)
    phone.loop.pass(limit: 0)
    #expect(sizes.count == 1)
    #expect(sizes[0] > before)
  }

  @Test func `compaction loses nothing that shows`() throws {
    let before: SimulatedPhone
    let size: Int
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      phone.simulator.journal?.compactionThreshold = 12_000
      let activity = try phone.start()
      try phone.simulator.set("appearance", to: "light")
      for goals in 1...100 {
        phone.push(goals: goals...goals, to: activity)
        phone.simulator.settle()
        phone.finishCompaction()
      }
      before = phone.simulator.phone
      size = try #require(phone.simulator.journal?.count)
    }
    #expect(size < 100)
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_100)
    #expect(again.simulator.phone == before)
    #expect(again.simulator.settings.appearance == .light)
    #expect(again.simulator.findings.isEmpty)
  }

  @Test(arguments: [true, false])
  func `what comes while a compaction runs is in the old journal and in the new one`(
    isFinished: Bool
  ) throws {
    let before: SimulatedPhone
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      phone.push(goals: 1...1200, to: activity)
      phone.simulator.settle()
      phone.simulator.compact(try #require(phone.simulator.journal))
      for goals in 1201...1250 {
        phone.push(goals: goals...goals, to: activity)
        phone.simulator.settle()
      }
      if isFinished { phone.finishCompaction() }
      before = phone.simulator.phone
    }
    #expect(before.records.count == 1000)
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_001_250)
    #expect(again.simulator.phone == before)
    #expect(again.simulator.findings.isEmpty)
  }

  @Test func `the newest thousand records are kept, through a compaction and a restart alike`()
    throws
  {
    let numbers: [Int]
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      phone.push(goals: 1...1100, to: activity)
      phone.simulator.settle()
      phone.simulator.compact(try #require(phone.simulator.journal))
      phone.finishCompaction()
      numbers = phone.simulator.phone.records.map(\.number)
      #expect(phone.simulator.phone.record(100) == nil)
      #expect(phone.simulator.phone.record(1100)?.number == 1100)
      #expect(phone.push(["home": 0, "away": 0], to: activity) == 1101)
    }
    #expect(numbers == Array(101...1100))
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_002_000)
    #expect(again.simulator.phone.records.map(\.number) == Array(102...1101))
  }

  @Test func `the clock goes on where it was: by the calendar, jumped, or paused`() throws {
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      phone.simulator.jump(to: phone.simulator.now + 3600)
      phone.simulator.settle()
    }
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_060)
      #expect(phone.simulator.now == 1_700_000_060 + 3600)
      phone.simulator.setPaused(true)
      phone.simulator.settle()
    }
    let phone = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_009_000)
    #expect(phone.simulator.now == 1_700_000_060 + 3600)
    #expect(phone.simulator.clock.isPaused)
  }

  @Test func `a fresh start keeps the old journal beside the new one`() throws {
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      _ = try phone.start()
      phone.simulator.settle()
    }
    let apps = StateFolder.homes(scratch.path)
    try FileManager.default.createDirectory(
      atPath: "\(apps)/dev.tea/App", withIntermediateDirectories: true)
    do {
      _ = try TestPhone(folder: StateFolder(scratch.path))
      #expect(FileManager.default.fileExists(atPath: apps))
    }
    let phone = try TestPhone(folder: StateFolder(scratch.path), isFresh: true)
    #expect(phone.simulator.phone.activities.isEmpty)
    #expect(FileManager.default.fileExists(atPath: scratch.path + "/journal.jsonl.1"))
    // Its apps are as they were installed.
    #expect(!FileManager.default.fileExists(atPath: apps))
  }

  @Test func `a journal that somebody removes is written again, which is told`() throws {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    phone.simulator.settle()
    let path = scratch.path + "/journal.jsonl"
    try FileManager.default.removeItem(atPath: path)
    _ = try phone.start()
    phone.simulator.settle()
    #expect(phone.simulator.findings.map(\.id).contains("journal-restored"))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a line that is no event is named and the rest is applied`() throws {
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      _ = try phone.start()
      phone.simulator.settle()
    }
    let path = scratch.path + "/journal.jsonl"
    var text = try String(contentsOfFile: path, encoding: .utf8)
    text += "{\"at\":1700000001,\"dance\":true}\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    #expect(phone.simulator.phone.activities.count == 1)
    #expect(phone.simulator.findings.map(\.id) == ["journal-event"])
  }
}
