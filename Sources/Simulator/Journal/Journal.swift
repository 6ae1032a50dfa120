import CLinux
import Findings
import Glibc
import LiveActivities

/// The journal on disk: events are appended as lines, and none shows before its line is written.
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
  private var file: Int32
  private var pending = LineBuffer()

  /// Opens the journal, or begins one; gives the lines to replay and what had to be dropped.
  public static func open(
    _ path: String, head: EventFileHeader
  ) throws(Refusal) -> (journal: Journal, contents: JournalText.Contents) {
    var text: [UInt8] = []
    do {
      text = try FileBytes.read(path)
    } catch {
      guard error.isMissing else { throw .file(error) }
    }
    var contents: JournalText.Contents
    do {
      contents = try JournalText.read(text)
    } catch {
      throw .text(error, path: path)
    }
    let file = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      throw .file(FileBytes.Fault(path: path, reason: StateFolder.reason, isMissing: false))
    }
    let journal = Journal(path: path, file: file, size: contents.intactLength)
    if contents.intactLength < text.count { ftruncate(file, off_t(contents.intactLength)) }
    if contents.head == nil {
      contents.head = head
      head.bytes.withUnsafeBytes { journal.pending.append($0) }
      journal.flush()
    } else if text[..<contents.intactLength].last != 0x0A {
      // The last line is whole and only its line end is missing.
      journal.pending.append(UInt8(ascii: "\n"))
      journal.flush()
    }
    journal.count = contents.lines.count
    return (journal, contents)
  }

  /// Moves a journal out of the way, so that a new one begins; nothing is overwritten.
  public static func setAside(_ path: String) throws(Refusal) {
    for number in 1... {
      let place = "\(path).\(number)"
      if access(place, F_OK) == 0 { continue }
      guard rename(path, place) == 0 || errno == ENOENT else {
        throw .file(FileBytes.Fault(path: path, reason: StateFolder.reason, isMissing: false))
      }
      return
    }
  }

  private init(path: String, file: Int32, size: Int) {
    (self.path, self.file, self.size, count) = (path, file, size, 0)
  }

  isolated deinit {
    flush()
    close(file)
  }

  /// Adds a line that is no event; it is on disk after `flush`, which comes before anything shows.
  public func append(_ line: [UInt8]) {
    line.withUnsafeBytes { pending.append($0) }
    pending.append(UInt8(ascii: "\n"))
    count += 1
  }

  /// Adds an event.
  public func append(_ event: EventLine) {
    event.append(to: &pending)
    count += 1
  }

  /// Whether events wait for `flush`.
  public var hasPending: Bool { !pending.isEmpty }

  /// Writes what was added, in one go.
  public func flush() {
    guard !pending.isEmpty else { return }
    if pending.withBytes({ FileBytes.append($0, to: file) }) {
      size += pending.count
      fault = nil
    } else {
      let reason = StateFolder.reason
      // Half a line in the middle would cost the events after it.
      ftruncate(file, off_t(size))
      fault = Finding(
        "journal-unwritable", path: path,
        sentence: "\(pending.count) bytes of events could not be written to \(path): \(reason).")
    }
    pending.removeAll()
  }

  /// Puts a shorter journal in the place of this one: the lines that lead to the same state.
  public func compact(head: EventFileHeader, lines: [[UInt8]]) throws(Refusal) {
    flush()
    var text = head.bytes
    for line in lines {
      text += line
      text.append(0x0A)
    }
    do {
      try FileBytes.replace(path, with: text)
    } catch {
      throw .file(error)
    }
    let new = Glibc.open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard new >= 0 else {
      throw .file(FileBytes.Fault(path: path, reason: StateFolder.reason, isMissing: false))
    }
    close(file)
    (file, size, count) = (new, text.count, lines.count)
  }
}
