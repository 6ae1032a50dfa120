import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("The process that compiles a widget") struct CompilerProcessTests {
  /// Starts commands as a compiler's, where no toolchain is known that could confine them.
  ///
  /// - Parameter ahead: what is run before all of them.
  private static func start(
    _ commands: [String], ahead: [String] = [], in folder: String
  ) throws -> SpawnedGroup {
    let joined = { (commands: [String]) in
      commands.map { ["/bin/sh", "-c", $0] }.joined(separator: [CompilerSteps.separator])
    }
    let words = joined(ahead) + (ahead.isEmpty ? [] : [CompilerSteps.end]) + joined(commands)
    // What commands print goes to files in the folder that they run in.
    return try SpawnedGroup(
      ["/usr/bin/env", "-C", folder, #require(programBesideTests)]
        + [CompilerProcessMain.subcommand, folder, folder, "/nobody/bin/swiftc"] + Array(words))
  }

  private static func folder() throws -> String {
    let folder = TestFolder.path("compiler")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Runs an action on a thread of its own, until that thread has ended for the kernel as well.
  private static func onThread(_ action: @escaping () -> Void) throws {
    final class Task {
      let action: () -> Void
      var place: String?
      init(_ action: @escaping () -> Void) { self.action = action }
    }
    let task = Task(action)
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let task = Unmanaged<Task>.fromOpaque(context).takeUnretainedValue()
        task.place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        task.action()
        return nil
      }, Unmanaged.passUnretained(task).toOpaque())
    try #require(failure == 0)
    pthread_join(thread, nil)
    let place = try #require(task.place)
    while FileManager.default.fileExists(atPath: "/proc/\(place)") { usleep(1000) }
  }

  @Test(.enabled(if: programBesideTests != nil))
  func `goes on when only the thread has ended that started it`() throws {
    let folder = try Self.folder()
    try #require(mkfifo("\(folder)/go", 0o600) == 0)
    var started: Result<SpawnedGroup, any Error>?
    try Self.onThread {
      started = Result {
        try Self.start(["echo > begun; read word < go", "echo > linked"], in: folder)
      }
      let end = Date(timeIntervalSinceNow: 60)
      while !FileManager.default.fileExists(atPath: "\(folder)/begun"), Date() < end {
        usleep(1000)
      }
    }
    let group = try #require(started).get()
    // Opened for both, so that nobody waits here for one that has ended.
    let go = open("\(folder)/go", O_RDWR | O_CLOEXEC)
    defer { close(go) }
    _ = write(go, "go\n", 3)
    #expect(group.wait() == 0)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/linked"))
  }

  @Test(.enabled(if: programBesideTests != nil))
  func `links only what has been compiled, and fails with one of its commands`() throws {
    let folder = try Self.folder()
    #expect(try Self.start(["true", "false", "echo > linked"], in: folder).wait() != 0)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/linked"))
    #expect(try Self.start(["true", "false"], in: folder).wait() != 0)
    #expect(try Self.start(["true", "kill -9 $$"], in: folder).wait() != 0)
    #expect(try Self.start(["true", "true", "true"], in: folder).wait() == 0)
  }

  @Test(.enabled(if: programBesideTests != nil))
  func `what runs ahead has ended before the others begin, and may fail`() throws {
    let folder = try Self.folder()
    let ahead = ["mkdir one", "mkdir two; exit 1", "kill -9 $$"]
    let others = ["rmdir one", "rmdir two", "echo > linked"]
    #expect(try Self.start(others, ahead: ahead, in: folder).wait() == 0)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/linked"))
    #expect(try Self.start(["false", "true"], ahead: ["true"], in: folder).wait() != 0)
  }
}
