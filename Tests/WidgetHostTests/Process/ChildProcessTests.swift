import CLinux
import EventLoop
import Goldens
import Testing

@testable import WidgetHost

@MainActor
@Suite("A program that is started") struct ChildProcessTests {
  @Test func `prints a megabyte without waiting for a reader, who takes all of it at once`()
    async throws
  {
    let loop = EventLoop()
    var (pieces, end): ([Int], ChildEnd?) = ([], nil)
    let launch = ChildProcess.Launch(
      program: "/bin/sh", arguments: ["-c", "head -c 900000 /dev/zero"], environment: [:])
    let child = try ChildProcess(
      launch, loop: loop, onOutput: { pieces.append($0.count) }, onEnd: { end = $0 })
    // Where the system gives no more than 16 pages, as to a user who has many wide pipes, it waits.
    guard child.pipeSize == 1 << 20 else { return child.kill() }
    // Its end is left for the loop.
    var state = siginfo_t()
    #expect(waitid(P_PID, id_t(child.id), &state, WEXITED | WNOWAIT) == 0)
    await loop.handle(until: { end != nil })
    #expect(end == .exit(code: 0))
    #expect(pieces == [900_000])
  }

  @Test func `says why the system starts none`() {
    let loop = EventLoop()
    func reason(_ launch: ChildProcess.Launch) -> String? {
      do throws(ChildProcess.NotStarted) {
        _ = try ChildProcess(launch, loop: loop, onOutput: { _ in }, onEnd: { _ in })
        return nil
      } catch {
        return error.reason
      }
    }
    let missing = ChildProcess.Launch(program: "/no/such", arguments: [], environment: [:])
    #expect(reason(missing) == "No such file or directory")
    let long = ChildProcess.Launch(
      program: "/bin/true", arguments: [String(repeating: "a", count: 1 << 18)], environment: [:])
    #expect(reason(long) == "Argument list too long")
  }
}
