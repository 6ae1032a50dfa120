import EventLoop
import Goldens
import Testing

@testable import WidgetHost

@MainActor
@Suite("When the time of a program is up") struct ChildDeadlineTests {
  /// Starts a program; the box gets how it ended.
  private final class End { var end: ChildEnd? }

  private func start(_ arguments: [String], _ end: End, on loop: EventLoop) throws -> ChildProcess {
    let launch = ChildProcess.Launch(program: "/bin/sh", arguments: arguments, environment: [:])
    return try ChildProcess(launch, loop: loop, onOutput: { _ in }, onEnd: { end.end = $0 })
  }

  private func wait(for end: End, on loop: EventLoop) async {
    await loop.handle(until: { end.end != nil })
  }

  @Test func `one that waits for nothing that the machine could give is ended`() async throws {
    let (loop, end) = (EventLoop(), End())
    let child = try start(["-c", "while :; do sleep 1; done"], end, on: loop)
    let deadline = ChildDeadline(of: child, 0.05, loop: loop)
    await wait(for: end, on: loop)
    #expect(end.end == .signal(9))
    deadline.cancel()
  }

  @Test func `of a shared time one takes what it had a processor for, a stopped one all of it`()
    async throws
  {
    let (loop, waiting, stopped, killed) = (EventLoop(), End(), End(), End())
    let patient = ChildDeadline(
      of: try start(["-c", "exec sleep 0.3"], waiting, on: loop), 60, loop: loop)
    let short = ChildDeadline(
      of: try start(["-c", "while :; do sleep 1; done"], stopped, on: loop), 0.05, loop: loop)
    // By somebody else, as by a system without memory.
    let victim = ChildDeadline(
      of: try start(["-c", "kill -9 $$"], killed, on: loop), 60, loop: loop)
    for end in [waiting, stopped, killed] { await wait(for: end, on: loop) }
    #expect(patient.take(.exit(code: 0)) < 0.25)
    #expect(short.take(.signal(9)) == 0.05)
    #expect(victim.take(.signal(9)) < 1)
  }

  @Test func `one that has ended before is left alone, and one whose deadline is forgotten`()
    async throws
  {
    let (loop, end) = (EventLoop(), End())
    let child = try start(["-c", "read line < /dev/null; exit 3"], end, on: loop)
    let deadline = ChildDeadline(of: child, 0.01, ofWhole: 100, loop: loop)
    deadline.cancel()
    await wait(for: end, on: loop)
    #expect(end.end == .exit(code: 3))
  }
}
