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

extension Publisher {
  /// Returns the values for all who listen, which are made once: they begin with the first who listens and end with the last
  /// one.
  public func share() -> Publishers.Share<Self> {
    multicast(subject: PassthroughSubject()).autoconnect()
  }

  /// Returns the values for all who listen to a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }

  /// Returns the values for all who listen to a subject, which is made when the first one does.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, createSubject)
  }
}

extension Publishers {
  /// Values that are made once for all who listen.
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >

  /// Values that go through a subject, to all who listen there.
  public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let createSubject: () -> S
    private let lock = NSRecursiveLock()
    private var made: S?
    private var subject: S {
      lock.withLock {
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }

    init(_ upstream: Upstream, _ createSubject: @escaping () -> S) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subject._subscribe(receive, end) }

    /// Has the values made, until the result is cancelled.
    public func connect() -> any Cancellable {
      upstream._subscribe({ [subject] in subject.send($0) }) { [subject] in
        subject.send(completion: $0)
      }
    }
  }

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
        // Those who listen may all have gone meanwhile.
        let isWanted = lock.withLock {
          if listening > 0 { connection = begun }
          return listening > 0
        }
        if !isWanted { begun.cancel() }
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
