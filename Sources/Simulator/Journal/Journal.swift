import CLinux
import EventLoop
import Files
import Findings
import Glibc
import LiveActivities

/// The journal on disk. Events are appended as lines, and nothing shows before its line is written.
@MainActor
public final class Journal {
  /// Why a journal cannot be opened.
  public enum Refusal: Error, Hashable, Sendable {
    case text(JournalText.Refusal, path: String)
    case file(FileBytes.Fault)

    /// The sentence for a person.
    public var sentence: String {
      switch self {
      case .text(let refusal, let path): "\(path): \(refusal.sentence)"
      case .file(let fault): "\(fault.path): \(fault.reason)"
      }
    }
  }

  /// The file's path.
  public let path: String
  /// Bytes in the file, and events since it was begun or compacted.
  public private(set) var size: Int
  public private(set) var count: Int
  /// Why the last write failed; nil when it worked.
  public private(set) var fault: Finding?
  private var untoldFault: Finding?
  private var hasRecovered = false
  private var isRestored = false
  /// Whether each event must be on the disk itself, not only with the system, before its answer leaves.
  public var isSynced = false
  private(set) var file: Int32
  /// Writes bytes to the file, and gives how many it took; tests have disks with as little room as they like.
  var write = FileBytes.appended
  private var pending = LineBuffer()
  /// How many bytes the disk did not take that were to be on it: as long as it has no room for as many, it is full.
  private var refused = 0
  /// How often half a write had to be cut off.
  private var cuts = 0

  /// Opens the journal, or begins one with a head of its own; hands over its lines, one after another with the head
  /// that it begins with, and gives that head and what had to be dropped.
  public static func open(
    _ path: String, head: EventFileHeader,
    replay: (EventFileHeader, _ number: Int, _ text: ArraySlice<UInt8>) -> Void
  ) throws(Refusal) -> (journal: Journal, head: EventFileHeader, findings: [Finding]) {
    var reading = JournalReading()
    var (length, count, endsLine) = (0, 0, true)
    var lines = try LineFile(path)
    while let (line, isEnded) = try lines.next() {
      length += line.count + (isEnded ? 1 : 0)
      endsLine = isEnded
      guard let (number, text) = try reading.take(line, isEnded: isEnded, of: path) else {
        continue
      }
      count += 1
      replay(reading.head ?? EventFileHeader(kind: .journal, seed: head.seed), number, text)
    }
    try reading.finish(path)
    if length == 0, lines.exists { reading.tellEmpty() }
    // What a compaction had not finished.
    unlink(Compaction.draft(of: path))
    let file = Glibc.open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .file(FileBytes.fault(path)) }
    let journal = Journal(path: path, file: file, size: reading.intactLength)
    if reading.intactLength < length {
      ftruncate(file, off_t(reading.intactLength))
    } else if !endsLine {
      // The last line is whole and only its line end is missing.
      journal.pending.append(UInt8(ascii: "\n"))
    }
    if !reading.hasHead {
      LineBuffer.sealed(head.bytes).withUnsafeBytes { journal.pending.append($0) }
    }
    journal.flush()
    journal.count = count
    return (journal, reading.head ?? head, reading.findings)
  }

  /// Moves a journal out of the way, so that a new one begins; nothing is overwritten.
  public static func setAside(_ path: String) throws(Refusal) {
    for number in 1... {
      let place = "\(path).\(number)"
      if access(place, F_OK) == 0 { continue }
      guard rename(path, place) == 0 || errno == ENOENT else {
        throw .file(FileBytes.fault(path))
      }
      return
    }
  }

  private init(path: String, file: Int32, size: Int) {
    (self.path, self.file, self.size, count) = (path, file, size, 0)
  }

  isolated deinit {
    recipient?.take = nil
    flush()
    // An empty file would be told as one that lost what it held.
    if size == 0, fault != nil { unlink(path) }
    close(file)
  }

  /// Adds a line that is no event. It is on disk after `flush`, which runs before anything shows.
  public func append(_ line: [UInt8]) {
    let start = pending.count
    line.withUnsafeBytes { pending.append($0) }
    pending.append(UInt8(ascii: "\n"))
    pending.seal(from: start)
    count += 1
  }

  /// Adds an event.
  public func append(_ event: EventLine) {
    let start = pending.count
    event.append(to: &pending)
    pending.seal(from: start)
    addedEvent()
  }

  /// Adds a push.
  public func append(_ arrival: PushArrival, at time: Double, marks: LineMarks = LineMarks()) {
    let start = pending.count
    EventLine.append(arrival, at: time, marks: marks, to: &pending)
    pending.seal(from: start)
    addedEvent()
  }

  /// A place among the lines that are added.
  public struct Place {
    fileprivate var bytes: Int
    fileprivate var lines: Int
  }

  /// Where the next line is added.
  public var end: Place { Place(bytes: pending.count, lines: count) }

  /// Returns whether what the lines since a place say may happen. With `isSynced` the disk has all of them by then, or else
  /// they are all taken out again. `flush` does not run between.
  public func keeps(since place: Place) -> Bool {
    guard isSynced, pending.count > place.bytes else { return true }
    flush()
    guard !pending.isEmpty else { return true }
    // Of what is very long as much as one write has counts: else all that is short would be refused with it.
    refused = max(refused, min(pending.count - place.bytes, Journal.mostPending))
    pending.removeBytes(from: place.bytes)
    count = place.lines
    return false
  }

  private func addedEvent() {
    count += 1
    // Bytes that wait for room are tried again once a pass, not with every event. Where the disk is asked for, whoever adds
    // lines says which of them belong together.
    if pending.count >= Journal.mostPending, fault == nil, !isSynced { flush() }
  }

  /// The most bytes that wait: a burst of thousands of pushes in one pass is written in several pieces.
  private static let mostPending = 1 << 18
  /// The most bytes that wait for room on a full disk; more cannot be kept.
  var mostUnwritten = 16 << 20

  /// Bytes of events that wait for room on the disk.
  public var unwritten: Int { fault == nil ? 0 : pending.count }
  /// Whether nothing more can be kept: the disk is full and so is the memory for what waits, or each event is
  /// to be on the disk before it happens.
  public var isFull: Bool { fault != nil && (isSynced || pending.count >= mostUnwritten) }

  /// Writes everything that was added, in one go. What cannot be written waits for the next time: of a disk that fills up
  /// the last bytes are used as well.
  public func flush() {
    guard !pending.isEmpty || refused > 0 else { return }
    if isRemoved {
      do throws(FileBytes.Fault) {
        try restore()
      } catch {
        return keep("it was removed, and a new one cannot be made: \(error.reason)", written: 0)
      }
    }
    let written = pending.withBytes { write($0, file) }
    guard written == pending.count, !isSynced || fdatasync(file) == 0 else {
      // Where the disk itself was asked for and failed, nobody knows what is on it.
      return keep(FileBytes.fault(path).reason, written: isSynced ? 0 : written)
    }
    size += pending.count
    pending.removeAll()
    guard refused == 0 || hasRoom(for: refused) else { return }
    refused = 0
    if fault != nil { (fault, hasRecovered) = (nil, true) }
  }

  /// Returns whether the disk takes so many bytes more: blanks, which are cut off again. How much it says that it has free
  /// is no answer, since quotas and limits count as well.
  private func hasRoom(for count: Int) -> Bool {
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: count)
    let written = blanks.withUnsafeBytes { write($0, file) }
    let hasRoom = written == count && fdatasync(file) == 0
    ftruncate(file, off_t(size))
    // A thread that copies the file may have copied blanks.
    cuts += 1
    return hasRoom
  }

  /// Whether somebody removed the file, so that what is written to it would go with this process.
  private var isRemoved: Bool {
    var (own, named) = (stat(), stat())
    guard fstat(file, &own) == 0, own.st_nlink == 0 else { return false }
    // Some file systems count no names.
    return stat(path, &named) != 0 || named.st_dev != own.st_dev || named.st_ino != own.st_ino
  }

  /// Writes the file again under its name. A folder that is gone, or another file in its place, stays as somebody left it.
  private func restore() throws(FileBytes.Fault) {
    let new = Glibc.open(
      path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard new >= 0 else { throw FileBytes.fault(path) }
    guard Compaction.copy(from: file, at: 0, to: new) != nil else {
      let fault = FileBytes.fault(path)
      unlink(path)
      close(new)
      throw fault
    }
    if isSynced { FileBytes.syncFolder(of: path) }
    Compaction.letGo(file)
    (file, isRestored) = (new, true)
  }

  private func keep(_ reason: String, written: Int) {
    size += pending.removeLines(within: written)
    // Half a line in the middle of the file would cost the events after it.
    ftruncate(file, off_t(size))
    cuts += 1
    let start = "Events cannot be written to \(path): \(reason)."
    let new =
      isSynced
      ? Finding(
        "journal-unwritable", path: path,
        sentence:
          "\(start) Until they can be written, Islet refuses requests, and nothing of them happens.",
        fix:
          "Make room on the disk, bring back a folder that was removed, or choose another one with --state; then ask again."
      )
      : Finding(
        "journal-unwritable", path: path,
        sentence:
          "\(start) They are kept in memory and written as soon as they can be; pushes are answered 503 once \(mostUnwritten >> 20) MB wait."
      )
    if fault == nil { untoldFault = new }
    fault = new
  }

  /// Returns why writing began to fail since this was asked the last time.
  public func newFault() -> Finding? {
    defer { untoldFault = nil }
    return untoldFault
  }

  /// Returns whether all that had waited was written since this was asked the last time.
  public func recovered() -> Bool {
    defer { hasRecovered = false }
    return hasRecovered
  }

  /// Returns whether a file that somebody removed was written again since this was asked the last time.
  public func restored() -> Bool {
    defer { isRestored = false }
    return isRestored
  }

  /// Takes the shorter journal once it is written.
  ///
  /// The thread holds this object and not the journal, so that a journal that is let go is flushed at once. No weak
  /// reference: it would make every use of the journal slower.
  @MainActor private final class Recipient {
    var take: ((Result<Compaction.Draft, FileBytes.Fault>) -> Void)?
  }

  private var recipient: Recipient?

  /// Whether a shorter journal is being written.
  public var isCompacting: Bool { recipient != nil }

  /// Bytes from which on it is to be compacted: 64 MB, and four times what was left the last time.
  var compactionThreshold = 64 << 20

  /// Whether it has grown so long that a shorter one is to be written.
  var isLong: Bool { size >= compactionThreshold && !isCompacting }

  /// Puts a shorter journal in the place of this one: the lines that lead to the same state, made on another
  /// thread, and then what was added meanwhile.
  ///
  /// `then` gets the bytes of the shorter journal without what was added, or why it was not made: then the next one waits
  /// until the journal is twice as long.
  func compact(
    head: EventFileHeader, on loop: EventLoop, lines: @escaping Compaction.Lines,
    then: @escaping @MainActor (Result<Int, Refusal>) -> Void
  ) {
    guard !isCompacting else { return }
    flush()
    guard fault == nil else { return }
    // Without a descriptor to be called by, nobody would learn that the thread is done.
    guard let waker = LoopWaker(loop) else {
      compactionThreshold *= 2
      return then(.failure(.file(FileBytes.fault(path))))
    }
    let before = (count: count, cuts: cuts)
    let compaction = Compaction(path: path, head: head, begin: size)
    let recipient = Recipient()
    self.recipient = recipient
    recipient.take = { [unowned self] result in
      self.recipient = nil
      do throws(Refusal) {
        let size = try take(result, of: compaction, since: before)
        compactionThreshold = max(compactionThreshold, 4 * size)
        then(.success(size))
      } catch {
        compaction.discard(result)
        compactionThreshold *= 2
        then(.failure(error))
      }
    }
    compaction.start(lines: lines) { result in
      waker.run {
        guard let take = recipient.take else { return compaction.discard(result) }
        take(result)
      }
    }
  }

  /// Puts the new file in the place of the old one, with the last that came; gives its size without that.
  private func take(
    _ result: Result<Compaction.Draft, FileBytes.Fault>, of compaction: Compaction,
    since before: (count: Int, cuts: Int)
  ) throws(Refusal) -> Int {
    flush()
    guard fault == nil else { throw diskIsFull }
    let draft: Compaction.Draft
    switch result {
    case .failure(let fault): throw .file(fault)
    case .success(let made): draft = made
    }
    // What the thread copied may be what a failed write left, and was cut off afterwards.
    guard cuts == before.cuts else { throw diskIsFull }
    // What was promised to be on the disk stays so under its new name.
    guard let rest = Compaction.copy(from: path, at: draft.copied, to: draft.file),
      !isSynced || fdatasync(draft.file) == 0,
      rename(compaction.draft, path) == 0
    else { throw .file(FileBytes.fault(path)) }
    if isSynced { FileBytes.syncFolder(of: path) }
    Compaction.letGo(file)
    file = draft.file
    size = draft.size + draft.copied + rest - compaction.begin
    count = draft.count + count - before.count
    return draft.size
  }

  private var diskIsFull: Refusal {
    .file(FileBytes.Fault(path: path, reason: "the disk is full", cause: .other))
  }
}

extension JournalReading {
  /// Handles the end of a file, and names it in a refusal.
  fileprivate mutating func finish(_ path: String) throws(Journal.Refusal) {
    do throws(JournalText.Refusal) {
      try finish()
    } catch {
      throw .text(error, path: path)
    }
  }

  /// Takes a line of a file, and names it in a refusal.
  fileprivate mutating func take(
    _ line: ArraySlice<UInt8>, isEnded: Bool, of path: String
  ) throws(Journal.Refusal) -> (number: Int, text: ArraySlice<UInt8>)? {
    do throws(JournalText.Refusal) {
      return try take(line, isEnded: isEnded)
    } catch {
      throw .text(error, path: path)
    }
  }
}

extension Compaction {
  /// Removes what was made.
  fileprivate func discard(_ result: Result<Draft, FileBytes.Fault>) {
    guard case .success(let draft) = result else { return }
    close(draft.file)
    unlink(self.draft)
  }
}
