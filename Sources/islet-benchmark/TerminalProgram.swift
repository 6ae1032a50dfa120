import CLinux
import Foundation

/// A program on a pseudo-terminal of 200 × 60, and when it wrote to it.
final class TerminalProgram {
  let started: Double
  private let process = Process()
  private let terminal: Int32
  private(set) var bytesRead = 0

  init(_ arguments: [String]) throws {
    var size = winsize(ws_row: 60, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
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
  }

  var pid: Int32 { process.processIdentifier }

  /// Waits for output, then for a silence of some seconds; when the last byte before it came, nil when
  /// none did.
  func lastByte(within limit: Double, silence: Double) -> Double? {
    var last: Double?
    var buffer = [UInt8](repeating: 0, count: 65536)
    let deadline = LoadClient.now + limit
    while true {
      let patience = last == nil ? deadline - LoadClient.now : silence
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

  /// Reads whatever comes for some seconds.
  func drain(_ seconds: Double) {
    let end = LoadClient.now + seconds
    while LoadClient.now < end { _ = lastByte(within: end - LoadClient.now, silence: 0.05) }
  }

  func stop() {
    if process.isRunning { kill(pid, SIGTERM) }
    process.waitUntilExit()
    close(terminal)
  }
}
