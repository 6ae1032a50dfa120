import CLinux
import Files
import Glibc

/// A journal's lines one after another: of a file of any length only a piece is in memory.
struct LineFile: ~Copyable {
  private let file: Int32
  private let path: String
  /// What was read and not handed out yet begins at `start`; nothing before `searched` ends a line.
  private var piece: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var isAtEnd = false
  /// Whether there is such a file.
  var exists: Bool { file >= 0 }

  private static let pieceSize = 1 << 18
  /// Bytes of the longest line that is read.
  private static let lineLimit = 1 << 30

  /// Opens a file; one that is not there has no lines.
  init(_ path: String) throws(Journal.Refusal) {
    self.path = path
    // Opening a pipe would wait for somebody who writes.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0 {
      let fault = FileBytes.fault(path)
      guard fault.isMissing else { throw .file(fault) }
      isAtEnd = true
    } else if let fault = LineFile.fault(of: file, at: path) {
      close(file)
      throw .file(fault)
    }
    self.file = file
  }

  /// Returns why an open file holds no lines that come to an end: pipes and devices go on, and cannot be cut.
  private static func fault(of file: Int32, at path: String) -> FileBytes.Fault? {
    var status = stat()
    guard fstat(file, &status) == 0 else { return FileBytes.fault(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return FileBytes.Fault(path: path, reason: "it is a folder", cause: .folder)
    default: return FileBytes.Fault(path: path, reason: "it is no file", cause: .other)
    }
  }

  deinit { if file >= 0 { close(file) } }

  /// Returns the next line without its end; the last may have none.
  mutating func next() throws(Journal.Refusal) -> (line: ArraySlice<UInt8>, isEnded: Bool)? {
    while true {
      if let end = lineEnd {
        defer { (start, searched) = (end + 1, end + 1) }
        return (piece[start..<end], true)
      }
      searched = piece.count
      if isAtEnd {
        defer { start = piece.count }
        return start < piece.count ? (piece[start...], false) : nil
      }
      try readOn()
    }
  }

  /// Where the next line of the piece ends.
  private var lineEnd: Int? {
    piece.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress,
        let end = memchr(first + searched, 0x0A, bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(end) - first
    }
  }

  /// Puts the next piece behind what is left of this one; a new array, since lines of the old one may still be held.
  private mutating func readOn() throws(Journal.Refusal) {
    let rest = piece[start...]
    if rest.count > LineFile.lineLimit {
      throw .file(
        FileBytes.Fault(
          path: path, reason: "a line has more than \(LineFile.lineLimit) bytes", cause: .other))
    }
    // A long line is read in longer and longer pieces, so that it is not copied too often.
    let size = max(LineFile.pieceSize, rest.count)
    var count = 0
    let next = [UInt8](unsafeUninitializedCapacity: rest.count + size) { memory, filled in
      _ = memory.initialize(from: rest)
      repeat {
        count = read(file, memory.baseAddress.map { $0 + rest.count }, size)
      } while count < 0 && errno == EINTR
      filled = rest.count + max(0, count)
    }
    if count < 0 { throw .file(FileBytes.fault(path)) }
    isAtEnd = count == 0
    (searched, start, piece) = (rest.count, 0, next)
  }
}
