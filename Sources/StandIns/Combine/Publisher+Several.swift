// Values of several publishers.

extension Publisher {
  /// Returns the latest values of two, from the moment that both have one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { combineLatest(other) { ($0, $1) } }

  /// Returns what is made of the latest values of two, from the moment that both have one.
  public func combineLatest<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
    AnyPublisher { receive, end in
      let shared = SharedEnd(of: 2, end)
      var (one, two): (Output?, P.Output?)
      let first = _subscribe(
        { value in
          shared.inTurn {
            one = value
            if let two, shared.isOpen { receive(transform(value, two)) }
          }
        }, shared.take)
      let second = other._subscribe(
        { value in
          shared.inTurn {
            two = value
            if let one, shared.isOpen { receive(transform(one, value)) }
          }
        }, shared.take)
      return AnyCancellable([first, second])
    }
  }

  /// Returns the latest values of three, from the moment that all have one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third) { ($0.0, $0.1, $1) }
  }

  /// Returns what is made of the latest values of three, from the moment that all have one.
  public func combineLatest<P: Publisher, Q: Publisher, Result>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map(transform)
  }

  /// Returns the values of two in pairs, in the order in which they come.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { receive, end in
      let shared = SharedEnd(of: 1, end)
      // Of a slice the first is taken at once, however many wait for a partner.
      var (ones, twos): (ArraySlice<Output>, ArraySlice<P.Output>) = ([], [])
      var (isFirstOver, isSecondOver) = (false, false)
      let tell = {
        if shared.isOpen, !ones.isEmpty, !twos.isEmpty {
          receive((ones.removeFirst(), twos.removeFirst()))
        }
        // What is left over waits for a partner as long as one can come.
        if isFirstOver && ones.isEmpty || isSecondOver && twos.isEmpty { shared.come(.finished) }
      }
      let first = shared.listening {
        _subscribe(
          { value in
            shared.inTurn {
              ones.append(value)
              tell()
            }
          },
          { completion in
            shared.inTurn {
              isFirstOver = true
              if case .failure = completion { shared.come(completion) } else { tell() }
            }
          })
      }
      let second = shared.listening {
        other._subscribe(
          { value in
            shared.inTurn {
              twos.append(value)
              tell()
            }
          },
          { completion in
            shared.inTurn {
              isSecondOver = true
              if case .failure = completion { shared.come(completion) } else { tell() }
            }
          })
      }
      return AnyCancellable([first, second])
    }
  }

  /// Returns the values of two as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receive, end in
      let shared = SharedEnd(of: 2, end)
      let told = { (value: Output) in shared.inTurn { if shared.isOpen { receive(value) } } }
      return AnyCancellable([
        _subscribe(told, shared.take), other._subscribe(told, shared.take),
      ])
    }
  }

  /// Returns the values of the publishers that are made of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receive, end in
      let shared = SharedEnd(of: 1, end)
      var inner: [Kept<AnyCancellable>] = []
      let outer = _subscribe(
        { value in
          guard shared.isOpen else { return }
          shared.wait()
          let values = Kept<AnyCancellable>()
          shared.inTurn { inner.append(values) }
          values.keep(
            transform(value)._subscribe(
              { value in shared.inTurn { if shared.isOpen { receive(value) } } }, shared.take))
        }, shared.take)
      return AnyCancellable {
        outer.cancel()
        for values in shared.inTurn({ inner }) { values.end() }
      }
    }
  }

  /// Returns the values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receive, end in
      let shared = SharedEnd(of: 1, end)
      let inner = Kept<AnyCancellable>()
      var runs = false
      // One that is no longer the latest may still be sending on another thread.
      var latest = 0
      let outer = _subscribe(
        { publisher in
          let number = shared.inTurn { () -> Int? in
            guard shared.isOpen else { return nil }
            if !runs { shared.wait() }
            runs = true
            latest += 1
            return latest
          }
          guard let number else { return }
          inner.keep(AnyCancellable {})
          let values = publisher._subscribe { value in
            shared.inTurn { if shared.isOpen, latest == number { receive(value) } }
          } _: { completion in
            shared.inTurn {
              guard latest == number else { return }
              runs = false
              shared.take(completion)
            }
          }
          shared.inTurn { if latest == number { inner.keep(values) } else { values.cancel() } }
        }, shared.take)
      return AnyCancellable {
        outer.cancel()
        inner.end()
      }
    }
  }
}

/// A publisher of the values of others.
public protocol _JoinedPublisher: Publisher {
  var _values: AnyPublisher<Output, Failure> { get }
}

extension _JoinedPublisher {
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    _values._subscribe(receive, end)
  }
}

/// Publishers that are made of others.
public enum Publishers {
  /// The latest values of two.
  public struct CombineLatest<A: Publisher, B: Publisher>: _JoinedPublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let _values: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B) { _values = a.combineLatest(b) }
  }

  /// The latest values of three.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _JoinedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let _values: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C) { _values = a.combineLatest(b, c) }
  }

  /// The latest values of four.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    _JoinedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let _values: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      _values = a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }
    }
  }

  /// The values of two in pairs.
  public struct Zip<A: Publisher, B: Publisher>: _JoinedPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let _values: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B) { _values = a.zip(b) }
  }

  /// The values of two as they come.
  public struct Merge<A: Publisher, B: Publisher>: _JoinedPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let _values: AnyPublisher<Output, Failure>
    public init(_ a: A, _ b: B) { _values = a.merge(with: b) }
  }

  /// The values of many as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ publishers: Upstream...) { self.publishers = publishers }
    public init<S: Swift.Sequence>(_ publishers: S) where S.Element == Upstream {
      self.publishers = Array(publishers)
    }
    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      guard !publishers.isEmpty else {
        end(.finished)
        return AnyCancellable {}
      }
      let shared = SharedEnd(of: publishers.count, end)
      return AnyCancellable(
        publishers.map {
          $0._subscribe(
            { value in shared.inTurn { if shared.isOpen { receive(value) } } }, shared.take)
        })
    }
  }

  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      // One that has come asks for nothing: what is tried again after a failure is listened to within the failure.
      let ends = Listening.ends.filter(\.isOpen)
      for element in sequence {
        receive(element)
        if ends.contains(where: { !$0.isOpen }) { return AnyCancellable {} }
      }
      end(.finished)
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// The elements, one after another.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
