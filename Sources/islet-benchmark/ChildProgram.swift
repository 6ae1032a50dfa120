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
  }

  var pid: Int32 { process.processIdentifier }

  /// The first line that the program prints.
  func firstLine() -> String {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte != Data([10]) {
      if byte.isEmpty { break }
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Seconds of processor time so far.
  var processorSeconds: Double {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    guard let end = text.lastIndex(of: ")") else { return 0 }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// A number of `/proc/PID/status`: `VmRSS` in kilobytes, `voluntary_ctxt_switches`.
  func status(_ key: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line?.split(whereSeparator: { " \t:".contains($0) }).dropFirst().first.flatMap {
      Double($0)
    } ?? 0
  }

  /// How many descriptors are open.
  var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count) ?? 0
  }

  var isRunning: Bool { process.isRunning }

  /// Ends it and waits.
  func stop(_ signal: Int32 = SIGTERM) {
    if process.isRunning { kill(pid, signal) }
    process.waitUntilExit()
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
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether a program can be found.
  static func exists(_ name: String) -> Bool {
    let path = try? output(of: ["sh", "-c", "command -v \(name)"])
    return !(path ?? "").isEmpty
  }
}
