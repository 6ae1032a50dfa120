import CLinux
import Glibc
import Synchronization
import Testing

@testable import EventLoop

/// Numbers as letters.
private struct Numbers: Mail {
  var list: [Int] = []
  var isEmpty: Bool { list.isEmpty }
  mutating func append(_ later: Numbers) { list += later.list }
  mutating func removeAll() { list.removeAll(keepingCapacity: true) }
}

struct MailboxTests {
  @Test func `letters of another thread come all, each once, in their order`() throws {
    let mailbox = try #require(Mailbox<Numbers>())
    let loop = EventLoop()
    var seen: [Int] = []
    var batch = Numbers()
    mailbox.watch(on: loop) {
      mailbox.take(into: &batch)
      seen += batch.list
      batch.removeAll()
      if seen.count == 100_000 { loop.stop() }
    }
    let thread = try #require(
      LoopThread(name: "letters") {
        var letters = Numbers()
        for number in 0..<100_000 {
          letters.list.append(number)
          if number % 7 == 0 { mailbox.post(&letters) }
        }
        mailbox.post(&letters)
      })
    loop.run()
    thread.join()
    #expect(seen == Array(0..<100_000))
  }

  @Test func `whoever joins a thread waits until its body has returned`() throws {
    let hasReturned = Mutex(false)
    let thread = try #require(
      LoopThread(name: "body") {
        let loop = EventLoop()
        loop.schedule(at: EventLoop.monotonicNow + 0.05) { loop.stop() }
        loop.run()
        hasReturned.withLock { $0 = true }
      })
    thread.join()
    #expect(hasReturned.withLock { $0 })
    // A second time there is nothing to wait for.
    thread.join()
  }

  @Test func `letters that nobody has taken yet wait together, and are told of once`() throws {
    let mailbox = try #require(Mailbox<Numbers>())
    let loop = EventLoop()
    var batches: [[Int]] = []
    mailbox.watch(on: loop) {
      var batch = Numbers()
      mailbox.take(into: &batch)
      batches.append(batch.list)
    }
    for number in 1...3 {
      var letters = Numbers(list: [number])
      mailbox.post(&letters)
      #expect(letters.isEmpty)
    }
    for _ in 0..<3 { loop.pass(limit: 0) }
    #expect(batches == [[1, 2, 3]])
  }

  @Test func `no letter wakes nobody, and whoever forgets a mailbox hears of none`() throws {
    let mailbox = try #require(Mailbox<Numbers>())
    let loop = EventLoop()
    var count = 0
    mailbox.watch(on: loop) { count += 1 }
    var letters = Numbers()
    mailbox.post(&letters)
    loop.pass(limit: 0)
    mailbox.forget(on: loop)
    letters.list = [1]
    mailbox.post(&letters)
    loop.pass(limit: 0)
    #expect(count == 0)
  }

  @Test func `a thread of a loop takes no signal, and has ended when it is joined`() throws {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    let outcome = Mutex<(blocked: Bool, isDone: Bool)>((false, false))
    let thread = try #require(
      LoopThread(name: "quiet") {
        var blocked = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &blocked)
        let takesNone = [SIGTERM, SIGINT, SIGHUP, SIGWINCH].allSatisfy {
          sigismember(&blocked, $0) == 1
        }
        outcome.withLock { $0 = (takesNone, true) }
      })
    thread.join()
    thread.join()
    #expect(outcome.withLock { $0 } == (true, true))
    // Whoever started it takes signals as before.
    var after = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &after)
    for signal in Int32(1)...31 {
      #expect(sigismember(&after, signal) == sigismember(&before, signal))
    }
  }
}
