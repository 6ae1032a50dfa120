import Foundation
import Goldens
import JSON

/// The built program, run as a person or a script runs it.
struct BuiltProgram {
  /// What a run ended with.
  struct Result {
    var code: Int32
    var out: String
    var error: String
  }

  /// The program beside the tests, or the one that `ISLET` names.
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["ISLET"] { return named }
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders =
      [tests.deletingLastPathComponent().path]
      + CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
      + [root.appendingPathComponent(".build/debug").path]
    return folders.map { "\($0)/islet" }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "islet"
  }()

  /// Longest wait for what a program does, seconds: others compile at the same time.
  static let patience = 300.0

  /// A folder for one test.
  let folder: URL

  init() throws {
    ClosedPipes.endNothing()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = BuildCaches.make(at: folder.path + "/cache/islet")
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// A process that has not started, with state and cache in the test's folder.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
    environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs to the end.
  ///
  /// - Parameter program: another copy of the program.
  func run(
    _ arguments: [String], input: String? = nil, program: String = BuiltProgram.path
  ) throws -> Result {
    let process = process(arguments)
    process.executableURL = URL(fileURLWithPath: program)
    let (out, error) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = error
    if let input {
      let pipe = Pipe()
      process.standardInput = pipe
      try process.run()
      // A program that ends before it has read all says so by its code.
      try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    } else {
      try process.run()
    }
    let outText = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errorText = String(
      decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(code: process.terminationStatus, out: outText, error: errorText)
  }

  /// Writes a file into the test's folder.
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }
}

/// A running `islet serve`.
final class Server {
  let islet: BuiltProgram
  let process: Process
  /// The first line that it wrote.
  let place: JSONValue

  init(_ islet: BuiltProgram, _ options: [String] = []) throws {
    self.islet = islet
    process = islet.process(["serve", "--port", "0"] + options)
    let out = Pipe()
    process.standardOutput = out
    try process.run()
    var line: [UInt8] = []
    while let byte = try out.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A {
      line.append(byte)
    }
    place = try JSONValue(parsing: line)
  }

  /// Where it says that it is: `localhost:2197`.
  var host: String {
    let api = place["api"]?.string ?? ""
    return String(api.dropFirst("http://".count).dropLast("/islet/".count))
  }

  /// Asks the inspection API with curl.
  func ask(_ path: String, _ body: JSONValue? = nil) throws -> JSONValue {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    process.arguments =
      ["-s", "--noproxy", "*", "http://\(host)/islet/\(path)"]
      + (body.map { ["-d", $0.compact] } ?? [])
    let out = Pipe()
    process.standardOutput = out
    try process.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONValue(parsing: data)
  }

  /// Ends it and gives its exit code.
  func stop(_ end: (Process) -> Void = { $0.terminate() }) -> Int32 {
    if process.isRunning { end(process) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
