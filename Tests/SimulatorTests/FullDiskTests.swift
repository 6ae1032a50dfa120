import CLinux
import Files
import Foundation
import Glibc
import JSON
import LiveActivities
import Testing
import WidgetProtocol

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

  /// Has the disk of a journal have room for so many bytes more, while the body runs.
  private func limited(_ journal: Journal, to room: Int, _ body: () throws -> Void) rethrows {
    let end = journal.size + room
    journal.write = { bytes, file in
      var status = stat()
      fstat(file, &status)
      let fitting = bytes.prefix(max(0, end - Int(status.st_size)))
      let taken = FileBytes.appended(UnsafeRawBufferPointer(rebasing: fitting), to: file)
      if taken < bytes.count { errno = ENOSPC }
      return taken
    }
    defer { journal.write = FileBytes.appended }
    try body()
  }

  /// What acts change, as far as a restart keeps it.
  private struct Standing: Equatable {
    var activities: [LiveActivity]
    var device: DeviceState
    var traits: PhoneTraits
    var settings: SimulatorSettings
    var now: Double

    @MainActor init(_ phone: TestPhone) {
      let simulator = phone.simulator
      (activities, device) = (simulator.phone.activities, simulator.phone.device)
      (traits, settings, now) = (simulator.phone.traits, simulator.settings, simulator.now)
    }
  }

  @Test(arguments: ["update", "end", "events", "rotate", "clock", "switches", "device", "start"])
  func `with room for a part of an act all of it happens or nothing, and the answer says which`(
    act: String
  ) throws {
    var answers: Set<Bool> = []
    var done: Standing?
    for room in stride(from: 0, through: 1500, by: 50) {
      let place = scratch.path + "/\(act) \(room)"
      try FileManager.default.createDirectory(
        atPath: place, withIntermediateDirectories: true)
      let folder = try StateFolder(place)
      let phone = try TestPhone(folder: folder)
      let activity = try phone.start()
      phone.simulator.settle()
      let journal = try #require(phone.simulator.journal)
      journal.isSynced = true
      phone.time.real += 1
      phone.simulator.advance()
      let before = Standing(phone)
      let own = "/islet/activities/\(activity.id)"
      let acts: [String: (path: String, body: JSONValue)] = [
        "update": ("\(own)/update", ["contentState": ["home": 9, "away": 0]]),
        "end": ("\(own)/end", ["dismissal": "immediate"]),
        "events": ("/islet/events", ["person": "lock"]),
        "rotate": ("\(own)/rotate-token", [:]),
        "clock": ("/islet/clock", ["advance": 3600, "speed": 2]),
        "switches": (
          "/islet/switches", ["locale": "de_DE", "appearance": "light", "locked": true]
        ),
        "device": ("/islet/switches", ["device": "iPhone SE"]),
        "start": ("/islet/activities", ["app": "score"]),
      ]
      let (path, body) = try #require(acts[act])
      func ask() -> Bool { (200..<300).contains(phone.ask("POST", path, body).status ?? 0) }
      var isDone = false
      limited(journal, to: room) {
        isDone = ask()
        #expect((Standing(phone) == before) == !isDone, "\(room)")
        // As long as as much does not fit, nothing is taken, and there is no word of room.
        if !isDone {
          #expect(phone.ask("POST", path, body).status == 503)
          #expect(!phone.simulator.findings.contains { $0.id == "journal-written" })
        }
      }
      answers.insert(isDone)
      phone.simulator.record()
      #expect(phone.simulator.keepsPushes)
      // Asked again, it is done as if it had been taken at once.
      if !isDone { #expect(ask()) }
      let standing = Standing(phone)
      #expect(standing == done ?? standing, "\(room)")
      done = standing
      phone.simulator.settle()
      let again = try TestPhone(folder: folder, start: phone.time.real)
      #expect(Standing(again) == standing, "\(room)")
    }
    #expect(answers == [true, false])
  }

  @Test(arguments: ["events", "watch"])
  func `a press whose intent asks for what the disk does not take is answered 503`(
    way: String
  ) throws {
    var answers: Set<Bool> = []
    for room in stride(from: 0, through: 600, by: 20) {
      let place = scratch.path + "/\(way) \(room)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let phone = try TestPhone(
        folder: StateFolder(place), widget: ButtonWidget(PerformReply(opensApp: true)))
      let id = try phone.start().id
      phone.simulator.send(.person(.unlock))
      phone.simulator.send(.person(.goHome))
      phone.simulator.settle()
      let journal = try #require(phone.simulator.journal)
      journal.isSynced = true
      limited(journal, to: room) {
        let answer =
          way == "events"
          ? phone.ask(
            "POST", "/islet/events",
            ["person": "press", "activity": .string(id), "control": "button 0"])
          : phone.ask(
            "POST", "/islet/activities/\(id)/tap", ["presentation": "watch", "label": "Show"])
        let isOpen = phone.simulator.phone.device.foreground == TestPhone.bundle
        #expect(answer.status == (isOpen ? 200 : 503), "\(room)")
        answers.insert(isOpen)
      }
    }
    #expect(answers == [true, false])
  }

  @Test func `what follows from how Islet was started happens also on a full disk`() throws {
    let folder = try StateFolder(scratch.path)
    let phone = try TestPhone(folder: folder)
    let journal = try #require(phone.simulator.journal)
    journal.isSynced = true
    full(journal) {
      phone.simulator.take(.set(.trait("strictPhone", .flag(true))))
      #expect(phone.simulator.phone.traits["strictPhone"] == .flag(true))
      #expect(phone.simulator.send(.set(.trait("attention", .flag(false)))).isEmpty)
      #expect(phone.simulator.phone.traits["attention"] == .flag(true))
    }
    phone.simulator.record()
    let again = try TestPhone(folder: folder)
    #expect(again.simulator.phone.traits["strictPhone"] == .flag(true))
  }

  @Test func `what is told beside the phone comes back with a clock that could not be set back`()
    throws
  {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    let activity = try phone.start()
    _ = phone.ask("POST", "/islet/activities/\(activity.id)/end", ["dismissal": "immediate"])
    _ = phone.ask("POST", "/islet/clock", ["advance": 3600])
    let journal = try #require(phone.simulator.journal)
    journal.isSynced = true
    let past = phone.simulator.diary.pastActivities.map(\.dismissal.time)
    full(journal) {
      #expect(phone.ask("POST", "/islet/clock", ["real": true]).status == 503)
      #expect(phone.simulator.diary.pastActivities.map(\.dismissal.time) == past)
    }
    phone.simulator.record()
    #expect(phone.ask("POST", "/islet/clock", ["real": true]).status == 200)
    #expect(phone.simulator.diary.pastActivities.map(\.dismissal.time) == past.map { $0 - 3600 })
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
        // What is refused waits for nothing, and is not said to.
        let told = phone.simulator.findings.first
        #expect(told?.sentence.contains("refuses requests") == true, "\(told?.sentence ?? "")")
        #expect(told?.sentence.contains("memory") == false && told?.fix?.contains("lose") == false)
        #expect(try push().status == 503)
      }
      phone.simulator.record()
      #expect(phone.simulator.findings.map(\.id) == ["journal-written"])
      #expect(phone.simulator.findings.first?.sentence.contains("waited") == false)
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
