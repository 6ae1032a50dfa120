import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands each new token to the user's backend, as their app would, and tries again when it is away.
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
  private let url: URL
  private let pauses: [Double]
  private let loop: EventLoop
  private let session: URLSession
  private var queue: [Waiting] = []
  private var isBusy = false
  private var timer: EventLoop.Timer?

  /// A poster for an http or https URL; nil for anything else.
  init?(_ text: String, loop: EventLoop, pauses: [Double] = TokenPoster.standardPauses) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host != nil
    else { return nil }
    (self.url, self.loop, self.pauses) = (url, loop, pauses)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 10
    session = URLSession(configuration: configuration)
  }

  func post(_ token: PostedToken) {
    // What waits for another try is old news once there is a newer token of that name.
    queue.removeAll { $0.name == token.issue.name && $0.tries > 0 }
    guard queue.count < TokenPoster.limit else { return }
    queue.append(Waiting(name: token.issue.name, body: Shapes.posted.json(token)))
    next()
  }

  private func next() {
    guard !isBusy else { return }
    if let timer { loop.cancel(timer) }
    timer = nil
    let now = EventLoop.monotonicNow
    if let place = queue.firstIndex(where: { $0.due <= now }) {
      return send(queue.remove(at: place))
    }
    guard let due = queue.map(\.due).min() else { return }
    timer = loop.schedule(at: due) { [weak self] in
      self?.timer = nil
      self?.next()
    }
  }

  private func send(_ token: Waiting) {
    isBusy = true
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data(token.body.compact.utf8)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let wake = LoopWaker(loop)
    let task = session.dataTask(with: request) { [weak self] _, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      let reason = error.map { "\($0.localizedDescription)" } ?? "status \(status ?? 0)"
      let isTaken = error == nil && (status.map { (200..<300).contains($0) } ?? false)
      wake.run { [weak self] in self?.finished(token, isTaken ? nil : reason) }
    }
    task.resume()
  }

  /// - reason: why it was not taken; nil when it was.
  private func finished(_ token: Waiting, _ reason: String?) {
    isBusy = false
    if let reason {
      let isLast = token.tries >= pauses.count
      if isLast || token.tries == 0 { tell(reason, tries: token.tries + 1, isLast: isLast) }
      let isReplaced = queue.contains { $0.name == token.name }
      if !isLast, !isReplaced {
        var again = token
        again.due = EventLoop.monotonicNow + pauses[token.tries]
        again.tries += 1
        queue.append(again)
      }
    }
    next()
  }

  private func tell(_ reason: String, tries: Int, isLast: Bool) {
    report(
      Finding(
        "backend-unreachable", path: url.absoluteString,
        sentence: "The backend did not take a token (\(reason)); "
          + (isLast ? "it was given up after \(tries) tries." : "it is tried again.")))
  }
}
