import Files
import Foundation
import PushGateway

/// Shows a written file with the program that the desktop has for it.
@MainActor
enum PageViewer {
  /// Programs that open a file as a click on it would, the first that is there is taken.
  static let programs = ["xdg-open", "open", "wslview"]

  /// Seconds in which a program tells that it cannot show a file.
  static let patience = 5.0

  /// Shows a file.
  ///
  /// - Throws: `UsageError` where no such program is there or it cannot be started; the file stays.
  static func show(_ path: String, _ console: Console) throws(UsageError) {
    let folders = (console.environment["PATH"] ?? "").split(separator: ":")
    let found = programs.lazy.compactMap { name in
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }.first
    guard let found else {
      throw UsageError(
        "nothing here opens a page (\(programs.joined(separator: ", ")))",
        fix: "open \(path) in a browser")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: found)
    process.arguments = [path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw UsageError("\(found) cannot be started: \(error)", fix: "open \(path) in a browser")
    }
    // A program that goes on shows the page itself.
    guard ended.wait(timeout: .now() + patience) == .success else { return }
    guard process.terminationStatus == 0 else {
      throw UsageError(
        "\(found) ended with code \(process.terminationStatus)", fix: "open \(path) in a browser")
    }
  }

  /// Returns where a page without a name is written: the same file for the same subject.
  ///
  /// - Throws: `UsageError` where another user could lead the page to a file of this user's.
  static func place(
    of operand: String, _ format: String,
    in temporary: URL = FileManager.default.temporaryDirectory
  ) throws(UsageError) -> String {
    // `.` and `..` name a folder, which is what the page is called by.
    let subject = URL(fileURLWithPath: operand).standardizedFileURL
    let name = subject.deletingPathExtension().lastPathComponent
    let folder = temporary.appendingPathComponent("islet-\(getuid())").path
    do {
      try FileBytes.makeFolder(folder, mode: 0o700)
    } catch {
      throw UsageError(
        "\(folder) cannot be made: \(error.reason)", fix: "name the page's file with -o")
    }
    if let fault = PrivateFolder.fault(folder) {
      throw UsageError("\(folder) \(fault.reason)", fix: "name the page's file with -o")
    }
    return "\(folder)/\(name).\(format)"
  }
}
