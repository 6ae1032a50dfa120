import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities
import PushGateway

/// Posts each new token to the user's backend, as their app would, and tries again when the backend is away.
///
/// One is on its way at a time, in the order in which they were issued; one that is not taken waits for its next
/// try while others have their turn.
@MainActor
final class TokenPoster {
  /// Pauses before the tries after the first, in seconds.
  static let standardPauses = [1.0, 2, 4, 8, 16, 32, 60]
  /// Tokens that may wait.
  private static let limit = 10_000

  /// A token that waits for its turn.
  private struct Waiting {
    var name: TokenName
    var body: JSONValue
    var tries = 0
    /// Not before, in seconds of the monotonic clock.
    var due = -Double.infinity
  }

  var report: @MainActor (Finding) -> Void = { _ in }
  /// Is called when the backend takes tokens again, and has taken all of which it was told that it did not.
  var recover: @MainActor () -> Void = {}
  /// Whether a finding has reported that the backend does not take tokens.
  private var isUnreachable = false
  /// What was given up: the backend does not have it, whatever it takes later.
  private var givenUp: Set<TokenName> = []
  private let backend: BackendAddress
  private let pauses: [Double]
  private let loop: EventLoop
  private var queue: [Waiting] = []
  private var isBusy = false
  /// Whether it was told that tokens are left out.
  private var isFull = false
  private let timer: LoopTimer

  /// Creates a poster for an http or https URL; nil for anything else.
  init?(_ text: String, loop: EventLoop, pauses: [Double] = TokenPoster.standardPauses) {
    guard let backend = BackendAddress(text) else { return nil }
    (self.backend, self.loop, self.pauses) = (backend, loop, pauses)
    timer = LoopTimer(loop)
  }

  func post(_ token: PostedToken) {
    // A newer token of the same name replaces one that waits for another try.
    queue.removeAll { $0.tries > 0 && $0.name == token.issue.name }
    guard queue.count < TokenPoster.limit else {
      if !isFull {
        report(
          Finding(
            "backend-unreachable", path: backend.text,
            sentence: "\(TokenPoster.limit) tokens wait to be taken; further ones are left out."))
      }
      isFull = true
      return
    }
    isFull = false
    queue.append(Waiting(name: token.issue.name, body: Shapes.posted.json(token)))
    next()
  }

  private func next() {
    guard !isBusy else { return }
    timer.cancel()
    let now = EventLoop.monotonicNow
    if let place = queue.firstIndex(where: { $0.due <= now }) {
      return send(queue.remove(at: place))
    }
    guard let due = queue.map(\.due).min() else { return }
    timer.set(at: due) { [weak self] in self?.next() }
  }

  private func send(_ token: Waiting) {
    isBusy = true
    let request = backend.request(Array(token.body.compact.utf8))
    guard let waker = LoopWaker(loop) else {
      return loop.afterThisPass { [weak self] in self?.finished(token, "no descriptor is free") }
    }
    // One at a time: a thread that waits for an answer, and ends with it.
    SignalMask.blockingAll {
      Thread.detachNewThread { [address = backend.address] in
        let reason: String?
        do throws(ClientFault) {
          let status = try PushClient.send(request, to: address).status
          reason = (200..<300).contains(status) ? nil : "status \(status)"
        } catch {
          reason = error.sentence
        }
        waker.run { [weak self] in self?.finished(token, reason) }
      }
    }
  }

  /// Goes on after a try.
  ///
  /// - Parameter reason: why the token was not taken; nil when it was.
  private func finished(_ token: Waiting, _ reason: String?) {
    isBusy = false
    if let reason {
      let isLast = token.tries >= pauses.count
      if isLast || token.tries == 0 { tell(reason, tries: token.tries + 1, isLast: isLast) }
      let isReplaced = queue.contains { $0.name == token.name }
      if isLast { givenUp.insert(token.name) }
      if !isLast, !isReplaced {
        var again = token
        again.due = EventLoop.monotonicNow + pauses[token.tries]
        again.tries += 1
        queue.append(again)
      }
    } else {
      givenUp.remove(token.name)
      if isUnreachable, givenUp.isEmpty, !queue.contains(where: { $0.tries > 0 }) {
        isUnreachable = false
        recover()
      }
    }
    next()
  }

  private func tell(_ reason: String, tries: Int, isLast: Bool) {
    isUnreachable = true
    report(
      Finding(
        "backend-unreachable", path: backend.text,
        sentence: "The backend did not take a token (\(reason)); "
          + (isLast ? "it was given up after \(tries) tries." : "it is tried again.")))
  }
}
