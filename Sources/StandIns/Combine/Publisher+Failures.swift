import Foundation

// Nothing here fails by itself: what would be caught never comes, and a value at which something fails is left out.

extension Publisher {
  /// Returns the values with a failure of another type.
  public func setFailureType<Other: Error>(to failure: Other.Type) -> AnyPublisher<Output, Other>
  where Failure == Never { AnyPublisher { _subscribe($0) } }

  /// Returns the values with another failure.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> { AnyPublisher { _subscribe($0) } }

  /// Returns the values, and those of another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { _subscribe($0) }
  }

  /// Returns the values, and one more after a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { _subscribe($0) }
  }

  /// Returns the values, from the start again after a failure.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns each value changed, where that does not fail.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receive in
      _subscribe { if let value = try? transform($0) { receive(value) } }
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
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}

/// A value that is made once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let listeners = Listeners<Output>()
  private var output: Output?

  /// Has the value made at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard output == nil, case .success(let value) = result else { return }
      output = value
      listeners.tell(value)
    }
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    if let output { receive(output) }
    return listeners.add(receive)
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
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    createPublisher()._subscribe(receive)
  }
}
