extension Publisher {
  /// Calls for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue) { _ in }
  }

  /// Calls for each value, and for the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }

  /// Sets a property to each value.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { _subscribe({ object[keyPath: keyPath] = $0 }, { _ in }) }

  /// Returns each value changed.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<
    Result, Failure
  > {
    AnyPublisher { receive, end in _subscribe({ receive(transform($0)) }, end) }
  }

  /// Returns each value's property.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Returns each value changed, without those that become nothing.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<
    Result, Failure
  > {
    AnyPublisher { receive, end in
      _subscribe({ if let value = transform($0) { receive(value) } }, end)
    }
  }

  /// Returns the values that are wanted.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in _subscribe({ if isIncluded($0) { receive($0) } }, end) }
  }

  /// Returns the values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { receive, end in
      var last: Output?
      return _subscribe(
        { value in
          if last != value { receive(value) }
          last = value
        }, end)
    }
  }

  /// Returns the values but for the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var rest = count
      return _subscribe({ value in if rest > 0 { rest -= 1 } else { receive(value) } }, end)
    }
  }

  /// Returns the first values, up to a number.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let shared = SharedEnd(of: 1, end)
      guard count > 0 else {
        shared.come(.finished)
        return AnyCancellable {}
      }
      var rest = count
      let values = Kept<AnyCancellable>()
      values.keep(
        shared.listening {
          _subscribe(
            { value in
              guard rest > 0 else { return }
              rest -= 1
              receive(value)
              guard rest == 0 else { return }
              values.end()
              shared.come(.finished)
            }, shared.take)
        })
      return AnyCancellable { values.end() }
    }
  }

  /// Returns the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Returns the first value that is wanted.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Returns what is made of each value and all before it.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, end in
      var result = initial
      return _subscribe(
        { value in
          result = next(result, value)
          receive(result)
        }, end)
    }
  }

  /// Returns the values that differ from the one before in the eyes of a closure.
  public func removeDuplicates(
    by isAlike: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      var last: Output?
      return _subscribe(
        { value in
          if let last, isAlike(last, value) { return }
          last = value
          receive(value)
        }, end)
    }
  }

  /// Returns the values behind some that come first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      elements.forEach(receive)
      return _subscribe(receive, end)
    }
  }

  /// Returns the values, and one in the place of each that is nothing.
  public func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? { map { $0 ?? value } }

  /// Returns the values, of which a closure is told.
  public func handleEvents(
    receiveSubscription: ((any Cancellable) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, end in
      let shared = SharedEnd<Failure>(of: 1) { completion in
        receiveCompletion?(completion)
        end(completion)
      }
      let values = _subscribe(
        { value in
          receiveOutput?(value)
          receive(value)
        }, shared.take)
      return AnyCancellable {
        values.cancel()
        if shared.isOpen { receiveCancel?() }
      }
    }
  }

  /// Returns the publisher whatever its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values, one after another.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let values = _subscribe(
        { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }, { _ in continuation.finish() })
      continuation.onTermination = { _ in values.cancel() }
    }
  }
}
