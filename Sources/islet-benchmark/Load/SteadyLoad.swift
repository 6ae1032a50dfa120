import Foundation
import Synchronization

/// Pushes at a steady rate from a thread of its own.
final class SteadyLoad: Sendable {
  private struct State {
    var sent = 0
    var isOver = false
    /// What each push brings to the screen beside a score.
    var word = ""
    /// When the first push with that word was sent.
    var wordSent: Double?
  }

  private let state = Mutex(State())
  private let finished = DispatchSemaphore(value: 0)

  init(_ phone: RunningPhone, perSecond rate: Double) {
    let pusher = phone.pusher
    Thread.detachNewThread { [self] in
      let start = LoadClient.now
      var number = 0
      while true {
        let (isOver, word) = state.withLock { ($0.isOver, $0.word) }
        number += 1
        guard !isOver, let sent = try? pusher.push(goals: number, word: word) else { break }
        state.withLock {
          $0.sent = number
          if $0.word == word, $0.wordSent == nil { $0.wordSent = sent }
        }
        let rest = start + Double(number) / rate - LoadClient.now
        if rest > 0 { usleep(UInt32(rest * 1e6)) }
      }
      finished.signal()
    }
  }

  var sent: Int { state.withLock { $0.sent } }

  /// Has the pushes from now on bring a word to the screen.
  func bring(_ word: String) { state.withLock { ($0.word, $0.wordSent) = (word, nil) } }

  /// Waits for the answer of the first push with this word and returns when it was sent; nil when none comes in a
  /// second.
  func brought(_ word: String) -> Double? {
    let end = LoadClient.now + 1
    while LoadClient.now < end {
      if let sent = state.withLock({ $0.word == word ? $0.wordSent : nil }) { return sent }
      usleep(100)
    }
    return nil
  }

  func stop() {
    state.withLock { $0.isOver = true }
    finished.wait()
  }
}
