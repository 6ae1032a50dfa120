import CLinux
import Foundation
import Testing
import WidgetProtocol

@testable import WidgetHost

@MainActor
@Suite("The states of a process's own threads", .enabled(if: Trial.program != nil))
struct ThreadStatesTests {
  /// A widget with an intent whose tasks block every thread there is, while others wait.
  private let source = """
    import ActivityKit
    import AppIntents
    import Foundation
    import SwiftUI
    import WidgetKit

    struct TrialAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var deed: String; var count: Int }
      var name: String
    }

    struct Block: LiveActivityIntent {
      static var title: LocalizedStringResource = "Block"
      func perform() async throws -> some IntentResult {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 {
            group.addTask { Thread.sleep(forTimeInterval: 1.2) }
          }
        }
        return .result()
      }
    }

    struct TrialWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TrialAttributes.self) { context in
          Button("Block", intent: Block())
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """

  @Test func `tasks that block all threads for longer than libdispatch waits end as they should`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(source)
    try await trial.start()
    let reply = await trial.ask(
      .perform(PerformRequest(render: trial.render("draw"), action: .button(0))))
    guard case .performed(let done)? = reply else {
      Issue.record("the intent was not performed: \(String(describing: reply))")
      return
    }
    #expect(done.error == nil)
  }

  @Test func `a thread's state is opened among the process's own, other files as they are named`()
    throws
  {
    func text(_ path: String) -> String? {
      let descriptor = openThreadStates(path, O_RDONLY | O_CLOEXEC, 0)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      return ChildProcess.read(descriptor).map { String(decoding: $0, as: UTF8.self) }
    }
    // A thread that is there until all is read.
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    nonisolated(unsafe) var place = ""
    Thread.detachNewThread {
      place =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
      begun.signal()
      end.wait()
    }
    defer { end.signal() }
    try #require(begun.wait(timeout: .now() + 60) == .success)
    let thread = try #require(place.split(separator: "/").last)
    #expect(text("/proc/\(thread)/stat")?.hasPrefix("\(thread) (") == true)
    // Not one of this process's threads: the file itself is opened, where that is allowed.
    #expect(text("/proc/1/stat").map { $0.hasPrefix("1 (") } != false)
    #expect(text("/proc/self/stat")?.hasPrefix("\(getpid()) (") == true)
    let missing = openThreadStates("/proc/12/no-such-file", O_RDONLY | O_CLOEXEC, 0)
    let reason = errno
    #expect(missing == -1 && reason == ENOENT)
  }
}
