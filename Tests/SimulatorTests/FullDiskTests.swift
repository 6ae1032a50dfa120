import CLinux
import Files
import Glibc
import JSON
import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite struct FullDiskTests {
  let scratch = ScratchFolder()

  /// Has writes to a journal fail as on a full disk, while the body runs.
  private func full(_ journal: Journal, _ body: () throws -> Void) rethrows {
    let saved = fcntl(journal.file, F_DUPFD_CLOEXEC, 0)
    let device = open("/dev/full", O_WRONLY | O_CLOEXEC)
    dup3(device, journal.file, Int32(O_CLOEXEC))
    close(device)
    defer {
      dup3(saved, journal.file, Int32(O_CLOEXEC))
      close(saved)
    }
    try body()
  }

  @Test func `what a full disk does not take is told loudly, kept, and written when there is room`()
    throws
  {
    let before: SimulatedPhone
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      phone.simulator.settle()
      let journal = try #require(phone.simulator.journal)
      full(journal) {
        phone.push(goals: 1...3, to: activity)
        phone.simulator.settle()
        #expect(phone.simulator.findings.map(\.id) == ["journal-unwritable"])
        #expect(!phone.simulator.isJournalWritten)
        let told = phone.ask("GET", "/islet").json["journal"]
        #expect((told?["unwritten"]?.int ?? 0) > 0)
        #expect(told?["fault"]?.string?.contains("No space left") == true)
        #expect(phone.simulator.keepsPushes)
        #expect(phone.simulator.phone.records.count == 3)
      }
      phone.push(goals: 4...4, to: activity)
      phone.simulator.settle()
      #expect(phone.simulator.findings.map(\.id) == ["journal-written"])
      #expect(phone.ask("GET", "/islet").json["journal"]?["unwritten"] == 0)
      before = phone.simulator.phone
    }
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_004)
    #expect(again.simulator.phone == before)
    #expect(again.simulator.findings.isEmpty)
  }

  @Test func `a disk that fills up takes the lines for which it has room, and no half of one`()
    throws
  {
    let path = scratch.path + "/journal.jsonl"
    let (journal, _, _) = try Journal.open(
      path, head: EventFileHeader(kind: .journal, seed: 7), replay: { _, _, _ in })
    let head = journal.size
    // A pipe takes some bytes and then, like a disk without room, no more.
    var ends: [Int32] = [0, 0]
    #expect(pipe2(&ends, Int32(O_CLOEXEC)) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let saved = fcntl(journal.file, F_DUPFD_CLOEXEC, 0)
    dup3(ends[1], journal.file, Int32(O_CLOEXEC))
    close(ends[1])
    for number in 0..<2000 {
      journal.append(EventLine(time: Double(number), event: .person(.lock)))
    }
    journal.flush()
    var room = [UInt8](repeating: 0, count: 1 << 20)
    let taken = read(ends[0], &room, room.count)
    close(ends[0])
    dup3(saved, journal.file, Int32(O_CLOEXEC))
    close(saved)
    let lines = room.prefix(max(0, taken)).split(separator: 0x0A, omittingEmptySubsequences: false)
    let whole = lines.dropLast()
    #expect(journal.newFault() != nil && !whole.isEmpty && whole.count < 2000)
    #expect(journal.size - head == whole.reduce(0) { $0 + $1.count + 1 })
    // What is left follows on the last whole line.
    journal.flush()
    let rest = try FileBytes.read(path).dropFirst(head).split(separator: 0x0A)
    #expect(whole.count + rest.count == 2000 && journal.unwritten == 0)
    #expect(
      rest.first.map { String(decoding: $0, as: UTF8.self) }?.hasPrefix("{\"at\":\(whole.count),")
        == true)
  }

  @Test func `where nothing more can be kept, pushes are refused, and numbers never go back`()
    throws
  {
    let last: Int
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      phone.simulator.settle()
      let journal = try #require(phone.simulator.journal)
      journal.mostUnwritten = 500
      full(journal) {
        phone.push(goals: 1...3, to: activity)
        phone.simulator.settle()
        #expect(!phone.simulator.keepsPushes)
        phone.push(goals: 4...4, to: activity)
      }
      phone.simulator.settle()
      phone.push(goals: 5...5, to: activity)
      phone.simulator.settle()
      last = phone.simulator.phone.nextRecordNumber
    }
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_006)
    #expect(again.simulator.phone.nextRecordNumber == last)
    #expect(again.simulator.phone.record(4)?.verdict.summary.contains("lost") == true)
  }

  @Test func `where nothing more can be kept, acts through the API are refused and change nothing`()
    throws
  {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    let activity = try phone.start()
    phone.simulator.settle()
    let journal = try #require(phone.simulator.journal)
    journal.mostUnwritten = 500
    let update = "/islet/activities/\(activity.id)/update"
    full(journal) {
      phone.push(goals: 1...3, to: activity)
      phone.simulator.settle()
      let waiting = journal.unwritten
      let acts: [(path: String, body: JSONValue)] = [
        (update, ["contentState": ["home": 9, "away": 0]]), ("/islet/events", ["person": "lock"]),
        ("/islet/clock", ["advance": 60]),
      ]
      for (path, body) in acts {
        let answer = phone.ask("POST", path, body)
        #expect(answer.status == 503, "\(path)")
        #expect(answer.json["fix"]?.string?.contains("GET /islet") == true)
      }
      #expect(journal.unwritten == waiting)
      #expect(phone.ask("GET", "/islet").status == 200)
    }
    phone.simulator.settle()
    #expect(phone.ask("POST", update, ["contentState": ["home": 9, "away": 0]]).status == 200)
  }

  @Test func `with the disk asked for, what the disk does not take did not happen`() throws {
    let before: SimulatedPhone
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      let journal = try #require(phone.simulator.journal)
      journal.isSynced = true
      phone.push(goals: 1...1, to: activity)
      phone.simulator.settle()
      phone.time.real += 1
      let timestamp = phone.simulator.now
      let now = try #require(phone.simulator.phone.activity(activity.id))
      func push() throws -> PushRecord {
        let number = phone.push(["home": 2, "away": 0], to: activity, timestamp: timestamp)
        return try #require(phone.simulator.phone.record(number))
      }
      try full(journal) {
        let record = try push()
        #expect(!phone.simulator.hasKeptLast)
        #expect(record.status == 503 && record.verdict.outcome == .rejected)
        #expect(record.findings.first?.id == "apns-service-unavailable")
        #expect(phone.simulator.phone.activity(activity.id) == now)
        phone.simulator.settle()
        #expect(phone.simulator.findings.map(\.id) == ["journal-unwritable"])
        #expect(try push().status == 503)
      }
      phone.simulator.record()
      #expect(phone.simulator.findings.map(\.id) == ["journal-written"])
      // The sender tries again with the same timestamp.
      #expect(try push().verdict.outcome == .shown)
      phone.simulator.settle()
      before = phone.simulator.phone
    }
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_002)
    #expect(again.simulator.phone.activities == before.activities)
    // Of those that were refused the first one is kept.
    for number in [1, 2, 4] {
      #expect(again.simulator.phone.record(number)?.status == before.record(number)?.status)
    }
    #expect(again.simulator.phone.record(3)?.verdict.summary.contains("lost") == true)
  }

  @Test(arguments: ["update", "events", "clock", "settings", "start", "push"])
  func `the first act that the disk does not take is answered 503 and changes nothing`(
    act: String
  ) throws {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    let activity = try phone.start()
    phone.simulator.settle()
    let journal = try #require(phone.simulator.journal)
    journal.isSynced = true
    phone.time.real += 1
    phone.simulator.advance()
    let id = JSONValue.string(activity.id)
    let acts: [String: (path: String, body: JSONValue)] = [
      "update": (
        "/islet/activities/\(activity.id)/update", ["contentState": ["home": 9, "away": 0]]
      ),
      "events": ("/islet/events", ["person": "lock"]),
      "clock": ("/islet/clock", ["advance": 60]),
      "settings": ("/islet/switches", ["locale": "de_DE"]),
      "start": ("/islet/activities", ["app": "score"]),
      "push": ("/islet/events", ["to": id, "update": ["home": 9, "away": 0]]),
    ]
    let (path, body) = try #require(acts[act])
    let (activities, device) = (phone.simulator.phone.activities, phone.simulator.phone.device)
    let (settings, now) = (phone.simulator.settings, phone.simulator.now)
    full(journal) {
      let answer = phone.ask("POST", path, body)
      #expect(answer.status == 503)
      #expect(answer.json["fix"]?.string?.contains("GET /islet") == true)
      #expect(phone.simulator.phone.activities == activities)
      #expect(phone.simulator.phone.device == device)
      #expect(phone.simulator.settings == settings && phone.simulator.now == now)
      #expect(phone.simulator.createChannel(bundle: TestPhone.bundle, storesLatest: true) == nil)
    }
    phone.simulator.record()
    #expect(phone.simulator.keepsPushes)
    #expect((200..<300).contains(phone.ask("POST", path, body).status ?? 0))
  }

  @Test func `who asks for the disk itself is refused at once`() throws {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    let activity = try phone.start()
    let journal = try #require(phone.simulator.journal)
    journal.isSynced = true
    phone.push(goals: 1...1, to: activity)
    phone.simulator.settle()
    #expect(phone.simulator.keepsPushes)
    full(journal) {
      phone.push(goals: 2...2, to: activity)
      phone.simulator.settle()
      #expect(!phone.simulator.keepsPushes)
    }
    phone.simulator.settle()
    phone.simulator.record()
    #expect(phone.simulator.keepsPushes)
  }
}
