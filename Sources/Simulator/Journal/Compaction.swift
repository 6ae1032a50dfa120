import CLinux
import EventLoop
import Files
import Foundation
import LiveActivities

/// A shorter journal that is being written beside the running one, on a thread of its own.
///
/// Pushes go on meanwhile and are appended to the old journal as ever. The thread writes the lines that
/// stand for everything up to the moment it began, then copies what the old journal has got since; the
/// rest, little by then, is the journal's to copy before it puts the new file in the place of the old.
/// Until then the old file has everything, whenever the process ends.
struct Compaction: Sendable {
  /// The journal and the new file beside it.
  let path: String
  var draft: String { Compaction.draft(of: path) }
  static func draft(of path: String) -> String { path + ".compacted" }
  let head: EventFileHeader
  /// Bytes of the old journal that the lines stand for.
  let begin: Int

  /// Hands over the lines one after another, without their ends.
  typealias Lines = @Sendable (_ take: ([UInt8]) throws -> Void) throws -> Void

  /// What the thread has made.
  struct Draft: Sendable {
    /// Open for appending.
    var file: Int32
    /// How far the old journal is copied.
    var copied: Int
    /// Bytes and lines without what was copied.
    var size: Int
    var count: Int
  }

  /// Runs on a thread of its own and calls `then` with the result.
  func start(
    lines: @escaping Lines,
    then: @escaping @Sendable (Result<Draft, FileBytes.Fault>) -> Void
  ) {
    let thread = Thread { then(write(lines)) }
    // Encoders go down as deep as values are nested.
    thread.stackSize = 8 << 20
    SignalMask.blockingAll { thread.start() }
  }

  /// The journal takes over when fewer bytes than this are left to copy.
  private static let littleLeft = 1 << 18

  /// Lines are written together until they have so many bytes.
  private static let pieceSize = 1 << 18

  private func write(_ lines: Lines) -> Result<Draft, FileBytes.Fault> {
    let file = open(draft, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return .failure(FileBytes.fault(draft)) }
    var result = Draft(file: file, copied: begin, size: 0, count: 0)
    var text = LineBuffer.sealed(head.bytes)
    func flush() throws(FileBytes.Fault) {
      guard text.withUnsafeBytes({ FileBytes.append($0, to: file) }) else {
        throw FileBytes.fault(draft)
      }
      result.size += text.count
      text.removeAll(keepingCapacity: true)
    }
    do {
      try lines { line in
        text += LineBuffer.sealed(line)
        result.count += 1
        if text.count >= Compaction.pieceSize { try flush() }
      }
      try flush()
    } catch {
      let fault = error as? FileBytes.Fault
      return fail(file, fault ?? .init(path: draft, reason: "\(error)", cause: .other))
    }
    // Each round copies what arrived during the one before. A sender that is faster than the disk is left to
    // the journal.
    for _ in 0..<8 {
      guard fsync(file) == 0, let more = Compaction.copy(from: path, at: result.copied, to: file)
      else { return fail(file, FileBytes.fault(draft)) }
      result.copied += more
      if more < Compaction.littleLeft { break }
    }
    return .success(result)
  }

  private func fail(
    _ file: Int32, _ fault: FileBytes.Fault
  ) -> Result<Draft, FileBytes.Fault> {
    close(file)
    unlink(draft)
    return .failure(fault)
  }

  /// Closes a file that no longer has a name, on a thread of its own: giving back its pages takes the system
  /// tens of milliseconds, in which no push would be answered.
  static func letGo(_ file: Int32) {
    SignalMask.blockingAll { Thread.detachNewThread { close(file) } }
  }

  /// Appends what a file has from a place on, as much as there is now; nil when that failed.
  static func copy(from path: String, at place: Int, to file: Int32) -> Int? {
    let source = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard source >= 0 else { return nil }
    defer { close(source) }
    return copy(from: source, at: place, to: file)
  }

  /// Appends what an open file has from a place on, as much as there is now; nil when that failed.
  static func copy(from source: Int32, at place: Int, to file: Int32) -> Int? {
    // A journal may grow faster than it is copied: what comes meanwhile is left.
    var status = stat()
    guard fstat(source, &status) == 0 else { return nil }
    let whole = max(0, Int(status.st_size) - place)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    var copied = 0
    while copied < whole {
      let size = min(buffer.count, whole - copied)
      let count = pread(source, buffer.baseAddress, size, off_t(place + copied))
      if count < 0 { return nil }
      if count == 0 { break }
      let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      guard FileBytes.append(piece, to: file) else { return nil }
      copied += count
    }
    return copied
  }
}
