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
    let saved = dup(journal.file)
    let device = open("/dev/full", O_WRONLY)
    dup2(device, journal.file)
    close(device)
    defer {
      dup2(saved, journal.file)
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
