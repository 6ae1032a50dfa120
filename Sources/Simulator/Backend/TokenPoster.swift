import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands each new token to the user's backend, as their app would, and tries again when it is away.
@MainActor
final class TokenPoster {
  /// Pauses before the tries after the first, in seconds.
  static let standardPauses = [1.0, 2, 4, 8, 16, 32, 60]

  var report: @MainActor (Finding) -> Void = { _ in }
  private let url: URL
  private let pauses: [Double]
  private let loop: EventLoop
  private let session: URLSession
  /// Tokens that wait for their turn: they arrive in the order in which they were issued.
  private var queue: [JSONValue] = []
  private var tries = 0
  private var isBusy = false

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

  /// What is posted for a token.
  static func body(of issue: TokenIssue) -> JSONValue {
    var body: [(key: String, value: JSONValue)] = [("bundle", .string(issue.bundle))]
    switch issue.name {
    case .device: body.append(("kind", "device"))
    case .activity(let id): body += [("kind", "activity"), ("activity", .string(id))]
    case .pushToStart(_, let type):
      body += [("kind", "pushToStart"), ("attributesType", .string(type))]
    }
    body.append(("token", .string(issue.token)))
    if let previous = issue.previous { body.append(("previous", .string(previous))) }
    return .object(JSONObject(body))
  }

  func post(_ issue: TokenIssue) {
    guard queue.count < 10_000 else { return }
    queue.append(TokenPoster.body(of: issue))
    next()
  }

  private func next() {
    guard !isBusy, let body = queue.first else { return }
    isBusy = true
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data(body.compact.utf8)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let wake = LoopWaker(loop)
    let task = session.dataTask(with: request) { [weak self] _, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      let reason = error.map { "\($0.localizedDescription)" } ?? "status \(status ?? 0)"
      let isTaken = error == nil && (status.map { (200..<300).contains($0) } ?? false)
      wake.run { [weak self] in self?.finished(isTaken, reason) }
    }
    task.resume()
  }

  private func finished(_ isTaken: Bool, _ reason: String) {
    isBusy = false
    if isTaken || tries >= pauses.count {
      if !isTaken { tell(reason, isLast: true) }
      queue.removeFirst()
      tries = 0
      return next()
    }
    if tries == 0 { tell(reason, isLast: false) }
    let pause = pauses[tries]
    tries += 1
    isBusy = true
    loop.schedule(at: EventLoop.monotonicNow + pause) { [weak self] in
      self?.isBusy = false
      self?.next()
    }
  }

  private func tell(_ reason: String, isLast: Bool) {
    report(
      Finding(
        "backend-unreachable", path: url.absoluteString,
        sentence: "The backend did not take a token (\(reason)); "
          + (isLast ? "it was given up after \(tries + 1) tries." : "it is tried again.")))
  }
}
