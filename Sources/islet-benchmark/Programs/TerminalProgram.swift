import CLinux
import Foundation

/// A program on a pseudo-terminal of 200 × 60, and when it wrote to it.
final class TerminalProgram {
  let started: Double
  private let process = Process()
  private let terminal: Int32
  private(set) var bytesRead = 0

  /// Starts the program in a terminal of its own.
  ///
  /// - Parameter answers: what the terminal answers as soon as it is asked; with pictures it has cells of 10 × 20 pixels.
  init(_ arguments: [String], answers: TerminalPictures? = nil) throws {
    var size = winsize(ws_row: 60, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    if answers != nil { (size.ws_xpixel, size.ws_ypixel) = (2000, 1200) }
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw BenchmarkError("no pseudo-terminal can be had")
    }
    terminal = master
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    let end = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
    ]) { $1 }
    (process.standardInput, process.standardOutput) = (end, end)
    process.standardError = FileHandle.nullDevice
    started = LoadClient.now
    try process.run()
    Leftovers.add(program: pid)
    if let answers { type(answers.answers) }
  }

  var pid: Int32 { process.processIdentifier }

  /// Waits for output of some bytes, then for a silence of some seconds; when the last byte before it came, nil when
  /// none did.
  func lastByte(within limit: Double, silence: Double, atLeast least: Int = 1) -> Double? {
    var last: Double?
    let before = bytesRead
    var buffer = [UInt8](repeating: 0, count: 65536)
    let deadline = LoadClient.now + limit
    while true {
      let patience = bytesRead - before < least ? deadline - LoadClient.now : silence
      guard patience > 0 else { return last }
      var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      // Rounded up: a silence is never cut short.
      guard poll(&polled, 1, Int32(patience * 1000 + 0.999)) > 0 else { return last }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return last }
      bytesRead += count
      last = LoadClient.now
    }
  }

  /// Waits for output of some bytes; when the last of them came, nil when they did not in time.
  func firstByte(within limit: Double, atLeast least: Int) -> Double? {
    lastByte(within: limit, silence: 0, atLeast: least)
  }

  /// Types bytes.
  func type(_ bytes: [UInt8]) { _ = write(terminal, bytes, bytes.count) }

  /// Says that this terminal knows synchronized output, so that frames have an end.
  func knowSynchronizedOutput() { type(Array("\u{1B}[?2026;2$y".utf8)) }

  /// Reads until the end of the frame that writes a text; when it came, nil when it did not in time.
  ///
  /// What it costs to look is small: a terminal that reads slowly would be measured with the program.
  func endOfFrame(with text: String, within limit: Double) -> Double? {
    var frame: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    let deadline = LoadClient.now + limit
    while deadline > LoadClient.now {
      var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32((deadline - LoadClient.now) * 1000 + 0.999)) > 0 else { break }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      bytesRead += count
      let now = LoadClient.now
      // The mark may have come in two pieces.
      var looked = max(0, frame.count - TerminalProgram.endMark.count)
      frame += buffer.prefix(count)
      while let end = frame.place(of: TerminalProgram.endMark, from: looked) {
        if frame.prefix(end).place(of: Array(text.utf8), from: 0) != nil { return now }
        frame.removeFirst(end + TerminalProgram.endMark.count)
        looked = 0
      }
    }
    return nil
  }

  /// What ends a frame where a terminal knows synchronized output.
  private static let endMark = Array("\u{1B}[?2026l".utf8)

  /// Reads whatever comes for some seconds.
  func drain(_ seconds: Double) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let end = LoadClient.now + seconds
    while true {
      let rest = end - LoadClient.now
      guard rest > 0 else { return }
      var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32(rest * 1000 + 0.999)) > 0 else { return }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return }
      bytesRead += count
    }
  }

  func stop() {
    if process.isRunning { kill(pid, SIGTERM) }
    process.waitUntilExit()
    Leftovers.remove(program: pid)
    close(terminal)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns where bytes stand in these at or after a place.
  fileprivate func place(of wanted: [UInt8], from start: Int) -> Int? {
    var rest = self[start...]
    while let place = rest.firstIndex(of: wanted[0]) {
      rest = rest[place...]
      if rest.starts(with: wanted) { return place }
      rest = rest.dropFirst()
    }
    return nil
  }
}
