import Foundation

/// A publisher whose values begin when somebody asks for them.
public protocol ConnectablePublisher: Publisher {
  /// Lets the values begin, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns the values, which begin with the first who listens and end with the last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// Values that begin with the first who listens and end with the last one.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var listening = 0
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let values = upstream._subscribe(receive, end)
      let isFirst = lock.withLock {
        listening += 1
        return listening == 1
      }
      if isFirst {
        let begun = upstream.connect()
        lock.withLock { connection = begun }
      }
      return AnyCancellable { [self] in
        values.cancel()
        let ended = lock.withLock { () -> (any Cancellable)? in
          listening -= 1
          guard listening == 0 else { return nil }
          defer { connection = nil }
          return connection
        }
        ended?.cancel()
      }
    }
  }
}
