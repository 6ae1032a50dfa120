// Values of several publishers.

extension Publisher {
  /// Returns the latest values of two, from the moment that both have one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { combineLatest(other) { ($0, $1) } }

  /// Returns what is made of the latest values of two, from the moment that both have one.
  public func combineLatest<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
    AnyPublisher { receive in
      var (one, two): (Output?, P.Output?)
      let first = _subscribe { value in
        one = value
        if let two { receive(transform(value, two)) }
      }
      let second = other._subscribe { value in
        two = value
        if let one { receive(transform(one, value)) }
      }
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
    AnyPublisher { receive in
      var (ones, twos): ([Output], [P.Output]) = ([], [])
      let tell = {
        if !ones.isEmpty, !twos.isEmpty { receive((ones.removeFirst(), twos.removeFirst())) }
      }
      let first = _subscribe {
        ones.append($0)
        tell()
      }
      let second = other._subscribe {
        twos.append($0)
        tell()
      }
      return AnyCancellable([first, second])
    }
  }

  /// Returns the values of two as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { AnyCancellable([_subscribe($0), other._subscribe($0)]) }
  }

  /// Returns the values of the publishers that are made of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receive in
      var inner: [AnyCancellable] = []
      let outer = _subscribe { inner.append(transform($0)._subscribe(receive)) }
      return AnyCancellable {
        outer.cancel()
        inner.forEach { $0.cancel() }
      }
    }
  }

  /// Returns the values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receive in
      var inner: AnyCancellable?
      let outer = _subscribe { inner = $0._subscribe(receive) }
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}

/// A publisher of the values of others.
public protocol _JoinedPublisher: Publisher {
  var _values: AnyPublisher<Output, Failure> { get }
}

extension _JoinedPublisher {
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    _values._subscribe(receive)
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
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      AnyCancellable(publishers.map { $0._subscribe(receive) })
    }
  }

  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      sequence.forEach(receive)
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// The elements, one after another.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
