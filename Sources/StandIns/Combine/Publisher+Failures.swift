import Foundation

extension Publisher {
  /// Returns the values with a failure of another type.
  public func setFailureType<Other: Error>(to failure: Other.Type) -> AnyPublisher<Output, Other>
  where Failure == Never {
    AnyPublisher { receive, end in _subscribe(receive) { _ in end(.finished) } }
  }

  /// Returns the values with another failure.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { receive, end in
      _subscribe(receive) { completion in
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): end(.failure(transform(error)))
        }
      }
    }
  }

  /// Returns the values, and those of another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receive, end in
      let other = Kept<AnyCancellable>()
      let values = _subscribe(receive) { completion in
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): other.keep(handler(error)._subscribe(receive, end))
        }
      }
      return AnyCancellable {
        values.cancel()
        other.end()
      }
    }
  }

  /// Returns the values, and one more after a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Returns the values, from the start again after a failure, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }

  /// Returns each value changed, up to the first one where that fails.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receive, end in
      let shared = SharedEnd(of: 1, end)
      let values = mapError { $0 as any Error }
      return shared.listening {
        values._subscribe(
          { value in
            guard shared.isOpen else { return }
            let changed = Swift.Result { try transform(value) }
            switch changed {
            case .success(let result): receive(result)
            case .failure(let error): shared.take(.failure(error))
            }
          }, shared.take)
      }
    }
  }

  /// Returns what is read of each value.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    end(.failure(error))
    return AnyCancellable {}
  }
}

/// A value that is made once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var result: Result<Output, Failure>?

  /// Has the value made at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      let isFirst = lock.withLock {
        defer { self.result = self.result ?? result }
        return self.result == nil
      }
      guard isFirst else { return }
      switch result {
      case .success(let value):
        listeners.tell(value)
        listeners.end(.finished)
      case .failure(let error): listeners.end(.failure(error))
      }
    }
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    // Whoever comes before the value is told by the promise, whoever comes after it here.
    lock.lock()
    guard let result else {
      defer { lock.unlock() }
      return listeners.add(receive, end)
    }
    lock.unlock()
    switch result {
    case .success(let value):
      receive(value)
      end(.finished)
    case .failure(let error): end(.failure(error))
    }
    return AnyCancellable {}
  }
}

/// A publisher that is made when somebody listens.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    createPublisher()._subscribe(receive, end)
  }
}
