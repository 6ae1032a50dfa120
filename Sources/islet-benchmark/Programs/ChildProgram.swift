import Foundation

/// A program that a benchmark starts, watches from outside and ends.
final class ChildProgram {
  private let process = Process()
  private let output = Pipe()

  /// Starts a program found in `PATH` or by its path.
  init(
    _ arguments: [String], environment: [String: String] = [:], readsOutput: Bool = false
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = readsOutput ? output : FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Leftovers.add(program: pid)
  }

  var pid: Int32 { process.processIdentifier }

  /// Returns the first line that the program prints.
  func firstLine() -> String {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte != Data([10]) {
      if byte.isEmpty { break }
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// What `/proc` says of it.
  var figures: ProcessFigures { ProcessFigures(pid: pid) }

  /// Waits until it ends by itself.
  func waitForEnd() {
    // Foundation looks every tenth of a second, which would be in the figure; the kernel says it at once.
    var status = siginfo_t()
    _ = waitid(P_PID, id_t(pid), &status, Int32(WEXITED) | Int32(WNOWAIT))
    Leftovers.remove(program: pid)
  }

  /// Ends it and waits.
  func stop(_ signal: Int32 = SIGTERM) {
    if process.isRunning { kill(pid, signal) }
    process.waitUntilExit()
    Leftovers.remove(program: pid)
  }

  /// Runs a program to its end and gives what it printed.
  static func output(of arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    Leftovers.add(program: process.processIdentifier)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    Leftovers.remove(program: process.processIdentifier)
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns whether a program can be found.
  static func exists(_ name: String) -> Bool {
    let path = try? output(of: ["sh", "-c", "command -v \(name)"])
    return !(path ?? "").isEmpty
  }
}
