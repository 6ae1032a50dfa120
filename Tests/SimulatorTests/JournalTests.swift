import CLinux
import EventLoop
import Files
import Findings
import Foundation
import Goldens
import LiveActivities
import Synchronization
import Testing

@testable import Simulator

/// A folder that goes away with the test.
final class ScratchFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "islet-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension Journal {
  /// Opens a journal with all its lines at once.
  fileprivate static func open(
    _ path: String, head: EventFileHeader
  ) throws -> (journal: Journal, contents: JournalText.Contents) {
    var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
    let (journal, head, findings) = try open(path, head: head) { lines.append(($1, $2)) }
    return (
      journal,
      .init(head: head, lines: lines, intactLength: journal.size, findings: findings)
    )
  }
}

@MainActor
@Suite struct JournalTests {
  let folder = ScratchFolder()
  var path: String { folder.path + "/journal.jsonl" }

  private let head = EventFileHeader(kind: .journal, seed: 7, start: 1_700_000_000)

  private func event(_ number: Int) -> EventLine {
    EventLine(
      time: 1_700_000_000 + Double(number),
      event: .person(.tap(activity: "a “word” and a line\nend \(number)", url: nil)))
  }

  private func events(_ contents: JournalText.Contents) throws -> [EventLine] {
    let context = EventLine.Context(head, now: 0)
    return try contents.lines.map { try EventLine.read(Array($0.text), in: context).line }
  }

  private func written(_ count: Int) throws -> [UInt8] {
    let (journal, _) = try Journal.open(path, head: head)
    for number in 0..<count { journal.append(event(number)) }
    journal.flush()
    return try FileBytes.read(path)
  }

  @Test func `what was appended comes back in order`() throws {
    _ = try written(3)
    let (_, contents) = try Journal.open(path, head: head)
    #expect(try events(contents) == [event(0), event(1), event(2)])
    #expect(contents.findings.isEmpty)
    #expect(contents.head == head)
  }

  @Test func `a kill at any byte of a write costs at most the event being written`() throws {
    let whole = try written(3)
    let ends = whole.indices.filter { whole[$0] == 0x0A }
    for length in 0...whole.count {
      try Data(whole[..<length]).write(to: URL(fileURLWithPath: path))
      // An event is whole when all of its text is there; its line end may be missing.
      let complete = ends.dropFirst().filter { $0 <= length }.count
      let isTorn = length > 0 && !ends.contains { $0 == length || $0 + 1 == length }
      do {
        let (journal, contents) = try Journal.open(path, head: head)
        #expect(try events(contents) == (0..<complete).map(event), "cut at \(length)")
        let told: [FindingID] = length == 0 ? ["journal-empty"] : isTorn ? ["journal-torn"] : []
        #expect(contents.findings.map(\.id) == told, "cut at \(length)")
        journal.append(event(7))
        journal.flush()
      }
      let (_, again) = try Journal.open(path, head: head)
      #expect(
        try events(again) == (0..<complete).map(event) + [event(7)], "cut at \(length)")
      #expect(again.findings.isEmpty)
    }
  }

  @Test func `a file of a newer version is refused with a sentence and left as it is`()
    throws
  {
    let text = Data(#"{"islet":2,"kind":"journal"}"#.utf8) + Data("\n{\"at\":1}\n{\"torn".utf8)
    try text.write(to: URL(fileURLWithPath: path))
    #expect {
      try Journal.open(path, head: head)
    } throws: { error in
      (error as? Journal.Refusal)?.sentence.contains("version 2") == true
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
  }

  @Test func `a newer version's journal with check values is refused and left as it is, too`()
    throws
  {
    var lines = String(decoding: try written(2), as: UTF8.self).split(separator: "\n")
    lines[0] = #"{"islet":2,"kind":"journal"}"#
    let text = lines.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect {
      try Journal.open(path, head: head)
    } throws: { error in
      (error as? Journal.Refusal)?.sentence.contains("version 2") == true
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test(arguments: [
    "hello", "hello\n", "\u{0}\u{1}\u{2}", "{\"a\":1}\n{\"b\":2}\n", "[]\n", "\n\n",
  ])
  func `a file that is no journal is refused and left as it is`(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: Journal.Refusal.self) { try Journal.open(path, head: head) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `a spoilt line in the middle stays for whoever reads events to name`()
    throws
  {
    var lines = String(decoding: try written(3), as: UTF8.self).split(separator: "\n")
    lines[2] = "{spoilt"
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
    let (_, contents) = try Journal.open(path, head: head)
    #expect(contents.lines.map(\.number) == [2, 3, 4])
    #expect(throws: Finding.self) { try events(contents) }
  }

  @Test func `compaction leaves either the old or the new journal, never half of one`()
    throws
  {
    let (journal, _) = try Journal.open(path, head: head)
    for number in 0..<50 { journal.append(event(number)) }
    let loop = EventLoop()
    var outcome: Result<Int, Journal.Refusal>?
    let line = Array(event(100).bytes.dropLast())
    journal.compact(head: head, on: loop, lines: { try $0(line) }, then: { outcome = $0 })
    // Comes while the shorter one is written.
    journal.append(event(101))
    journal.flush()
    #expect(try events(JournalText.read(FileBytes.read(path))).count == 51)
    while outcome == nil { loop.pass(limit: 1) }
    let sealed = LineBuffer.sealed(head.bytes).count + LineBuffer.sealed(line).count
    #expect(try outcome?.get() == sealed)
    journal.append(event(102))
    journal.flush()
    #expect(journal.size == (try FileBytes.read(path)).count)
    #expect(journal.count == 3)
    let (_, contents) = try Journal.open(path, head: head)
    #expect(try events(contents) == [event(100), event(101), event(102)])
  }

  @Test func `a write that fails while a compaction runs ends it, and the longer journal stays`()
    throws
  {
    let (journal, _) = try Journal.open(path, head: head)
    journal.append(event(1))
    let loop = EventLoop()
    let goesOn = DispatchSemaphore(value: 0)
    var outcome: Result<Int, Journal.Refusal>?
    let line = Array(event(100).bytes.dropLast())
    journal.compact(
      head: head, on: loop,
      lines: { take in
        goesOn.wait()
        try take(line)
      }, then: { outcome = $0 })
    let saved = fcntl(journal.file, F_DUPFD_CLOEXEC, 0)
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    dup3(full, journal.file, Int32(O_CLOEXEC))
    close(full)
    journal.append(event(2))
    journal.flush()
    dup3(saved, journal.file, Int32(O_CLOEXEC))
    close(saved)
    #expect(journal.newFault()?.id == "journal-unwritable")
    journal.append(event(3))
    journal.flush()
    #expect(journal.recovered())
    goesOn.signal()
    while outcome == nil { loop.pass(limit: 1) }
    #expect(throws: Journal.Refusal.self) { try outcome?.get() }
    #expect(try events(Journal.open(path, head: head).contents) == [event(1), event(2), event(3)])
    #expect(!FileManager.default.fileExists(atPath: Compaction.draft(of: path)))
  }

  @Test
  func
    `a journal that is let go while it is compacted is written at once, and the draft goes away`()
    async throws
  {
    let loop = EventLoop()
    let isWatched = DispatchSemaphore(value: 0)
    let hasBegun = Mutex(false)
    weak var remaining: Journal?
    do {
      let (journal, _) = try Journal.open(path, head: head)
      remaining = journal
      journal.compact(
        head: head, on: loop,
        lines: { _ in
          hasBegun.withLock { $0 = true }
          isWatched.wait()
        }, then: { _ in })
      journal.append(event(1))
    }
    #expect(remaining == nil)
    let whole = try FileBytes.read(path)
    // To open it would take the draft away.
    await loop.handle(until: { hasBegun.withLock { $0 } })
    let draft = Compaction.draft(of: path)
    #expect(FileManager.default.fileExists(atPath: draft))
    isWatched.signal()
    await loop.handle(until: { !FileManager.default.fileExists(atPath: draft) })
    #expect(!FileManager.default.fileExists(atPath: draft))
    #expect(try FileBytes.read(path) == whole)
    #expect(try events(Journal.open(path, head: head).contents) == [event(1)])
  }

  @Test func `a pipe, a device or a folder in the journal's place is refused, and not waited for`()
    throws
  {
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: Journal.Refusal.self) { try Journal.open(path, head: head) }
    unlink(path)
    #expect(symlink("/dev/zero", path) == 0)
    #expect(throws: Journal.Refusal.self) { try Journal.open(path, head: head) }
    unlink(path)
    #expect(mkdir(path, 0o700) == 0)
    #expect(throws: Journal.Refusal.self) { try Journal.open(path, head: head) }
  }

  @Test func `a journal that somebody removes is written again with the next event, whole`()
    throws
  {
    let (journal, _) = try Journal.open(path, head: head)
    journal.append(event(1))
    journal.flush()
    unlink(path)
    journal.flush()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(!journal.restored())
    journal.append(event(2))
    journal.flush()
    #expect(journal.restored())
    #expect(journal.fault == nil)
    journal.append(event(3))
    journal.flush()
    #expect(!journal.restored())
    #expect(journal.size == (try FileBytes.read(path)).count)
    #expect(try events(Journal.open(path, head: head).contents) == [event(1), event(2), event(3)])
  }

  @Test func `a journal that was removed leaves a file in its place, and waits for its folder`()
    throws
  {
    let folder = folder.path + "/state"
    let path = folder + "/journal.jsonl"
    mkdir(folder, 0o700)
    let (journal, _) = try Journal.open(path, head: head)
    journal.append(event(1))
    journal.flush()
    try FileManager.default.removeItem(atPath: folder)
    journal.append(event(2))
    journal.flush()
    let fault = try #require(journal.newFault())
    #expect(fault.id == "journal-unwritable")
    #expect(fault.sentence.contains("it was removed, and a new one cannot be made: No such file"))
    #expect(journal.unwritten > 0)
    mkdir(folder, 0o700)
    try Data("another's".utf8).write(to: URL(fileURLWithPath: path))
    journal.flush()
    #expect(journal.fault?.sentence.contains("File exists") == true)
    #expect(try FileBytes.read(path) == Array("another's".utf8))
    unlink(path)
    journal.flush()
    #expect(journal.recovered() && journal.restored())
    #expect(try events(Journal.open(path, head: head).contents) == [event(1), event(2)])
  }

  @Test func `nothing is on disk before the flush, and all of it after`() throws {
    let (journal, _) = try Journal.open(path, head: head)
    let before = journal.size
    for number in 0..<10 { journal.append(event(number)) }
    #expect(try FileBytes.read(path).count == before)
    journal.flush()
    #expect(try FileBytes.read(path).count == journal.size)
    #expect(journal.size > before)
  }

  @Test
  func `a burst of any size is written in pieces that are not larger than a quarter of a megabyte`()
    throws
  {
    let (journal, _) = try Journal.open(path, head: head)
    var appended = journal.size
    var waiting = 0
    for number in 0..<10_000 {
      journal.append(event(number))
      var line = LineBuffer()
      event(number).append(to: &line)
      line.seal(from: 0)
      appended += line.count
      waiting = max(waiting, appended - journal.size)
    }
    journal.flush()
    #expect(appended == (try FileBytes.read(path)).count)
    #expect(waiting > 100_000 && waiting <= 1 << 18)
    #expect(try events(Journal.open(path, head: head).contents).count == 10_000)
  }

  @Test func `a second simulator on one folder is told so and takes one beside it`() throws {
    let first = try StateFolder(folder.path + "/state")
    #expect {
      _ = try StateFolder(first.path)
    } throws: { error in
      (error as? StateFolder.Refusal)?.sentence.contains("another simulator") == true
    }
    #expect(StateFolder.Refusal.taken(path: "/a", by: "b").fix.hasPrefix("add --own-state"))
    // A folder beside one that cannot be written cannot be written either.
    #expect(!StateFolder.Refusal.unusable(path: "/a", reason: "b").fix.contains("--own-state"))
    let second = try StateFolder.own(beside: first.path)
    #expect(second.path == first.path + "-2")
  }

  @Test func `a folder is free again once its simulator has gone`() throws {
    do { _ = try StateFolder(folder.path + "/state") }
    _ = try StateFolder(folder.path + "/state")
  }

  @Test func `a folder that others can write is refused with what to do`() throws {
    let path = folder.path + "/state"
    do { _ = try StateFolder(path) }
    chmod(path, 0o777)
    let refusal = #expect(throws: StateFolder.Refusal.self) { try StateFolder(path) }
    #expect(refusal?.sentence == "\(path) can be written by other users (mode 777)")
    #expect(refusal?.fix.contains("chmod go-w") == true)
    chmod(path, 0o700)
    _ = try StateFolder(path)
  }

  @Test func `a folder that cannot be made is refused with the file system's reason`()
    throws
  {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    #expect(throws: StateFolder.Refusal.self) { try StateFolder(folder.path + "/file/state") }
  }
}

extension JournalText {
  /// What stands in a text.
  struct Contents: Sendable {
    /// The first line; nil when the text is empty, or has none where that is allowed.
    var head: EventFileHeader?
    /// The lines after it, each with its number, from 2; they are not looked into yet.
    var lines: [(number: Int, text: ArraySlice<UInt8>)]
    /// How many bytes are whole lines; what follows was torn off.
    var intactLength: Int
    /// What had to be dropped.
    var findings: [Finding]
  }

  /// Reads a text. A first line that is missing is taken as this version's when `allowsNoHead`:
  /// scenario files are written by people.
  static func read(
    _ text: [UInt8], allowsNoHead: Bool = false
  ) throws(Refusal) -> Contents {
    var reading = JournalReading(allowsNoHead: allowsNoHead)
    var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
    try read(text, by: &reading) { _, line throws(Refusal) in lines.append(line) }
    return Contents(
      head: reading.head, lines: lines, intactLength: reading.intactLength,
      findings: reading.findings)
  }
}
