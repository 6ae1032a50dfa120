import Testing

@testable import WidgetHost

@Suite("How long a widget may have waited for the reader of its pipes") struct PipeWaitTests {
  @Test func `the time before a read counts where the pipe may have been full, and no other`() {
    var wait = PipeWait(at: 10)
    wait.read(65536, of: 65536, at: 12)
    wait.read(100, of: 65536, at: 15)
    wait.read(40_000, of: 65536, at: 15.5)
    wait.read(40_000, of: 1 << 20, at: 19)
    #expect(wait.takeSeconds() == 2.5)
    #expect(wait.takeSeconds() == 0)
  }
}
