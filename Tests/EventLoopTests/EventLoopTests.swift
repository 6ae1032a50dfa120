import CLinux
import Glibc
import Testing

@testable import EventLoop

@MainActor
private final class Box { var timers: [EventLoop.Timer] = [] }

@MainActor
struct EventLoopTests {
  /// Lets the loop run until something is true.
  private func pump(_ loop: EventLoop, until isTrue: () -> Bool) -> Bool {
    let end = EventLoop.monotonicNow + 60
    while !isTrue() {
      if EventLoop.monotonicNow > end { return false }
      loop.pass(limit: 0.01)
    }
    return true
  }

  private func pipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    _ = pipe2(&ends, Int32(O_CLOEXEC | O_NONBLOCK))
    return (ends[0], ends[1])
  }

  @Test func `what is handled may pass again; what the outer pass has still to tell is told`() {
    let loop = EventLoop()
    let ends = (0..<4).map { _ in pipe() }
    defer { for end in ends.flatMap({ [$0.read, $0.write] }) { close(end) } }
    var told: [Int] = []
    func ring(_ number: Int) {
      var byte: UInt8 = 1
      _ = write(ends[number].write, &byte, 1)
    }
    for number in 0..<4 {
      // Each is told once, though nobody reads.
      loop.watch(ends[number].read, for: [.read, .comings]) { _ in
        told.append(number)
        guard number == 0 else { return }
        ring(2)
        ring(3)
        loop.pass(limit: 0)
      }
    }
    ring(0)
    ring(1)
    loop.pass(limit: 0)
    for _ in 0..<3 { loop.pass(limit: 0) }
    #expect(told == [0, 2, 3, 1])
  }

  @Test func `whoever waits for several loops is told when each passes at the latest`() {
    let loop = EventLoop()
    #expect(loop.latestPass == nil)
    let due = EventLoop.monotonicNow + 60
    let timer = loop.schedule(at: due) {}
    #expect(loop.latestPass == due)
    loop.cancel(timer)
    #expect(loop.latestPass == nil)
    loop.afterThisPass {}
    #expect(loop.latestPass.map { $0 <= EventLoop.monotonicNow } == true)
    loop.pass(limit: 0)
    #expect(loop.latestPass == nil)
  }

  @Test func `whoever asks gets the answer that comes later, and what is due meanwhile is handled`()
  {
    let loop = EventLoop()
    var order: [String] = []
    let answer = loop.answer { (done: @escaping @MainActor (Int) -> Void) in
      let now = EventLoop.monotonicNow
      loop.schedule(at: now + 0.002) {
        order.append("answer")
        MainActor.assumeIsolated { done(42) }
      }
      loop.schedule(at: now + 0.001) { order.append("meanwhile") }
    }
    #expect(answer == 42)
    #expect(order == ["meanwhile", "answer"])
  }

  @Test func `a loop that is let go closes its descriptor`() {
    var descriptors: [Int32] = []
    do {
      let loops = (0..<50).map { _ in EventLoop() }
      descriptors = loops.map(\.descriptor)
    }
    // Other tests may have got the numbers of a few.
    let left = descriptors.count { descriptor in
      var name = [CChar](repeating: 0, count: 64)
      let link = "/proc/self/fd/\(descriptor)"
      return readlink(link, &name, name.count - 1) > 0
        && String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
          == "anon_inode:[eventpoll]"
    }
    #expect(left < 25)
  }

  @Test func `deadlines come in the order of their times, equal ones in the order of their making`()
  {
    let loop = EventLoop()
    let now = EventLoop.monotonicNow
    var order: [Int] = []
    for (number, delay) in [(1, 0.003), (2, 0.001), (3, 0.002), (4, 0.001)] {
      loop.schedule(at: now + delay) { order.append(number) }
    }
    #expect(pump(loop) { order.count == 4 })
    #expect(order == [2, 4, 3, 1])
  }

  @Test
  func `a cancelled deadline never comes, not even one cancelled by another of the same pass`() {
    let loop = EventLoop()
    var order: [Int] = []
    let later = Box()
    loop.schedule(at: 0) {
      order.append(1)
      for timer in later.timers { loop.cancel(timer) }
    }
    later.timers = [loop.schedule(at: 0) { order.append(2) }]
    let third = loop.schedule(at: 0) { order.append(3) }
    loop.cancel(third)
    loop.pass(limit: 0)
    loop.pass(limit: 0)
    #expect(order == [1])
  }

  @Test func `ten thousand deadlines, half of them cancelled, come in order`() {
    let loop = EventLoop()
    var seen: [Double] = []
    var timers: [EventLoop.Timer] = []
    for index in 0..<10_000 {
      let due = Double(index * 7919 % 10_007) / 1e6
      timers.append(loop.schedule(at: due) { seen.append(due) })
    }
    for index in stride(from: 0, to: 10_000, by: 2) { loop.cancel(timers[index]) }
    loop.pass(limit: 0)
    #expect(seen.count == 5000)
    #expect(seen == seen.sorted())
  }

  @Test func `a deadline that schedules itself again does not hold the loop`() {
    let loop = EventLoop()
    var count = 0
    func again() {
      count += 1
      loop.schedule(at: 0) { again() }
    }
    again()
    loop.pass(limit: 0)
    loop.pass(limit: 0)
    #expect(count == 3)
  }

  @Test func `after a pass, records come before answers and answers before what shows`() {
    let loop = EventLoop()
    var order: [String] = []
    loop.afterThisPass { order.append("show") }
    loop.afterThisPass(.answer) { order.append("answer") }
    loop.afterThisPass(.record) {
      order.append("record")
      loop.afterThisPass(.answer) { order.append("answer to the record") }
      loop.afterThisPass(.record) { order.append("next pass") }
    }
    loop.pass(limit: 0)
    #expect(order == ["record", "answer", "answer to the record", "show"])
    loop.pass(limit: 0)
    #expect(order.last == "next pass")
  }

  @Test func `a descriptor is told readable until it is read, and no more once it is forgotten`() {
    let loop = EventLoop()
    let ends = pipe()
    var count = 0
    loop.watch(ends.read, for: .read) { _ in count += 1 }
    _ = write(ends.write, "x", 1)
    loop.pass(limit: 0)
    loop.pass(limit: 0)
    #expect(count == 2)
    loop.forget(ends.read)
    loop.pass(limit: 0)
    #expect(count == 2)
    close(ends.read)
    close(ends.write)
  }

  @Test func `an end that nobody takes is told a few times and does not keep the loop awake`() {
    let loop = EventLoop()
    let ends = pipe()
    var (count, read) = (0, 0)
    loop.watch(ends.read, for: .read) { ready in
      count += 1
      // Whoever watches does not read at the end, as an object that has been let go does not.
      if ready.contains(.read) {
        var byte: UInt8 = 0
        read += Glibc.read(ends.read, &byte, 1)
      }
    }
    _ = write(ends.write, "abcdefghijklmnopqrst", 20)
    close(ends.write)
    for _ in 0..<200 { loop.pass(limit: 0) }
    #expect(read == 20, "what was written before the end is read first")
    #expect(count == 20 + 8)
    close(ends.read)
  }

  @Test func `a descriptor opened anew within a pass does not get the old one's event`() {
    let loop = EventLoop()
    let (first, second) = (pipe(), pipe())
    var stolen = 0
    var replacement: Int32 = -1
    // Whichever is told first closes the other and opens something under its number.
    func watch(_ mine: Int32, _ other: Int32) {
      loop.watch(mine, for: .read) { _ in
        guard replacement < 0 else { return }
        loop.forget(other)
        replacement = dup3(first.write, other, Int32(O_CLOEXEC))
        loop.watch(replacement, for: .read) { _ in stolen += 1 }
      }
    }
    watch(first.read, second.read)
    watch(second.read, first.read)
    _ = write(first.write, "x", 1)
    _ = write(second.write, "x", 1)
    loop.pass(limit: 0)
    #expect(replacement >= 0)
    #expect(stolen == 0)
    for descriptor in [first.read, first.write, second.read, second.write] {
      loop.forget(descriptor)
      close(descriptor)
    }
  }

  @Test func `a peer that has finished is told to those who read`() {
    let loop = EventLoop()
    var ends: [Int32] = [0, 0]
    _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    var seen = EventLoop.Interest()
    loop.watch(ends[0], for: .read) { seen.formUnion($0) }
    shutdown(ends[1], Int32(SHUT_WR))
    loop.pass(limit: 0)
    #expect(seen.contains(.peerFinished))
    seen = []
    loop.change(ends[0], to: .write)
    loop.pass(limit: 0)
    #expect(seen == .write)
    loop.forget(ends[0])
    close(ends[0])
    close(ends[1])
  }

  @Test func `a change of what is watched says whether anything is`() {
    let loop = EventLoop()
    var ends: [Int32] = [0, 0]
    _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    #expect(!loop.change(ends[0], to: .write))
    loop.watch(ends[0], for: .read) { _ in }
    #expect(loop.change(ends[0], to: .read) && loop.change(ends[0], to: .write))
    loop.forget(ends[0])
    #expect(!loop.change(ends[0], to: .read) && !loop.change(-1, to: .read))
    // The loop gives up what has ended and is not closed.
    loop.watch(ends[0], for: []) { _ in }
    close(ends[1])
    for _ in 0..<20 { loop.pass(limit: 0) }
    #expect(!loop.change(ends[0], to: .write))
    close(ends[0])
  }

  @Test func `a plain file cannot be watched, and that is said`() {
    let loop = EventLoop()
    let file = islet_open("/proc/self/exe", O_RDONLY | O_CLOEXEC, 0)
    #expect(loop.watch(file, for: .read) { _ in } == false)
    close(file)
  }

  @Test func `a signal is an event`() {
    let loop = EventLoop()
    var count = 0
    loop.onSignal(SIGUSR1) { count += 1 }
    pthread_kill(pthread_self(), SIGUSR1)
    #expect(pump(loop) { count == 1 })
    pthread_kill(pthread_self(), SIGUSR1)
    #expect(pump(loop) { count == 2 })
  }

  @Test func `a signal that no descriptor can be had for is not blocked`() {
    func isBlocked() -> Bool {
      var blocked = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &blocked)
      return sigismember(&blocked, SIGURG) == 1
    }
    // The thread may be one that takes no signals.
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, SIGURG)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    let loop = EventLoop()
    // A descriptor that is none of signals, so that asking for them fails as it does without a free one.
    loop.signals.descriptor = open("/dev/null", O_RDONLY)
    loop.onSignal(SIGURG) {}
    #expect(!isBlocked())
    let other = EventLoop()
    other.onSignal(SIGURG) {}
    #expect(isBlocked())
  }

  @Test(arguments: [
    ("exit 0", ChildEnd.exit(code: 0)), ("exit 3", .exit(code: 3)), ("kill -9 $$", .signal(9)),
  ])
  func `a child's end is an event`(_ script: String, _ expected: ChildEnd) {
    let loop = EventLoop()
    var end: ChildEnd?
    loop.onExit(of: spawn(script)) { exit, _ in end = exit }
    #expect(pump(loop) { end != nil })
    #expect(end == expected)
  }

  @Test func `without a process descriptor a child is looked for again after 50 ms`() {
    let loop = EventLoop()
    // It stands still until it is killed.
    let child = spawn("kill -STOP $$")
    var end: ChildEnd?
    let before = EventLoop.monotonicNow
    loop.poll(child) { exit, _ in end = exit }
    let after = EventLoop.monotonicNow
    #expect(loop.deadlines.next.map { (before + 0.05...after + 0.05).contains($0) } == true)
    kill(child, SIGKILL)
    #expect(pump(loop) { end != nil })
    #expect(end == .signal(SIGKILL))
  }

  @Test func `a child that can be watched is not looked for again and again`() {
    let loop = EventLoop()
    let child = spawn("kill -STOP $$")
    var end: ChildEnd?
    loop.onExit(of: child) { exit, _ in end = exit }
    #expect(loop.deadlines.next == nil)
    kill(child, SIGKILL)
    #expect(pump(loop) { end != nil })
  }

  @Test func `a child that no loop can watch is looked for until it has ended`() {
    let loop = EventLoop()
    // What is no epoll takes no descriptor.
    let nowhere = open("/dev/null", O_RDWR)
    dup3(nowhere, loop.descriptor, Int32(O_CLOEXEC))
    close(nowhere)
    var end: ChildEnd?
    loop.onExit(of: spawn("exit 3")) { exit, _ in end = exit }
    #expect(pump(loop) { end != nil })
    #expect(end == .exit(code: 3))
  }

  @Test(arguments: [
    ("(i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done); exit 0", 0.001...10),
    ("exec sleep 0.2", 0...0.15),
  ])
  func `a child's end tells how long it had a processor, with its own children`(
    _ script: String, _ expected: ClosedRange<Double>
  ) {
    let loop = EventLoop()
    var processorTime: Double?
    loop.onExit(of: spawn(script)) { processorTime = $1 }
    #expect(pump(loop) { processorTime != nil })
    #expect(processorTime.map(expected.contains) == true)
  }

  @Test func `what is no child ends unknown`() {
    let loop = EventLoop()
    var ends: [ChildEnd] = []
    loop.onExit(of: 1) { exit, _ in ends.append(exit) }
    loop.onExit(of: 99_999_999) { exit, _ in ends.append(exit) }
    #expect(pump(loop) { ends.count == 2 })
    #expect(ends == [.unknown, .unknown])
  }

  private func spawn(_ script: String) -> pid_t {
    var child: pid_t = 0
    let texts = ["/bin/sh", "-c", script]
    let words: [UnsafeMutablePointer<CChar>?] = texts.map { $0.withCString { strdup($0) } } + [nil]
    posix_spawn(&child, "/bin/sh", nil, nil, words, nil)
    for word in words { free(word) }
    return child
  }
}
