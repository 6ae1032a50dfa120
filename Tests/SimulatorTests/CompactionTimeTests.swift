import Foundation
import Testing

@testable import Simulator

@MainActor
@Suite("When a journal is compacted") struct CompactionTimeTests {
  private let scratch = ScratchFolder()

  /// Has a phone compact its journal now.
  private func compact(_ phone: TestPhone) throws -> Journal {
    phone.simulator.settle()
    let journal = try #require(phone.simulator.journal)
    #expect(!journal.isLong)
    journal.compactionThreshold = journal.size
    #expect(journal.isLong)
    phone.simulator.compactIfLarge()
    #expect(!journal.isLong, "Only one at a time.")
    phone.finishCompaction()
    return journal
  }

  @Test func `the next time is when it is four times as long as what was left`() throws {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    _ = try phone.start()
    let journal = try compact(phone)
    #expect(phone.simulator.findings.isEmpty)
    #expect(journal.compactionThreshold == 4 * journal.size)
  }

  @Test func `where it fails, that is told, and the next time is when it is twice as long`() throws
  {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    let activity = try phone.start()
    // A folder stands where the shorter journal is to be written.
    try FileManager.default.createDirectory(
      atPath: Compaction.draft(of: scratch.path + "/journal.jsonl"),
      withIntermediateDirectories: false)
    let journal = try compact(phone)
    #expect(phone.simulator.findings.map(\.id) == ["journal-unwritable"])
    #expect(journal.compactionThreshold == 2 * journal.size)
    #expect(phone.simulator.phone.activity(activity.id) != nil && journal.fault == nil)
  }

  @Test func `what comes while a journal is copied is left for the next time`() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path, withIntermediateDirectories: true)
    let path = scratch.path + "/growing"
    try Data(repeating: 0x61, count: 1 << 19).write(to: URL(fileURLWithPath: path))
    // It grows by each piece that is copied.
    let file = open(path, O_RDWR | O_APPEND)
    defer { close(file) }
    #expect(Compaction.copy(from: file, at: 0, to: file) == 1 << 19)
    #expect(Compaction.copy(from: path, at: 1 << 19, to: file) == 1 << 19)
    #expect(Compaction.copy(from: path, at: 1 << 22, to: file) == 0)
  }
}
