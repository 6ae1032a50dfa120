import CLinux
import Foundation
import Glibc
import Testing

@testable import Terminal

@MainActor
@Suite("A terminal that is given back") struct RestoreGuardTests {
  @Test func `is told all of it, although it was full when the program ended`() throws {
    var ends: [Int32] = [0, 0]
    _ = pipe2(&ends, Int32(O_CLOEXEC | O_NONBLOCK))
    let (reading, writing) = (ends[0], ends[1])
    defer { close(writing) }
    let filler = [UInt8](repeating: 0x20, count: 4096)
    var filled = 0
    while true {
      let count = write(writing, filler, filler.count)
      if count < 0 { break }
      filled += count
    }
    let words = Array("\u{1B}[?1049l".utf8)
    RestoreGuard.arm(descriptor: writing, modes: termios(), bytes: words)
    // Reads as a terminal does once it has the time.
    let expected = filled + words.count
    let end = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var read: [UInt8] = []
    Thread.detachNewThread {
      var piece = [UInt8](repeating: 0, count: 4096)
      var place = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      while read.count < expected, poll(&place, 1, 60_000) > 0 {
        let count = Glibc.read(reading, &piece, piece.count)
        if count <= 0 { break }
        read += piece[..<count]
      }
      close(reading)
      end.signal()
    }
    RestoreGuard.restore()
    try #require(end.wait(timeout: .now() + 120) == .success)
    #expect(read.count == expected)
    #expect(read.suffix(words.count) == words[...])
  }
}
