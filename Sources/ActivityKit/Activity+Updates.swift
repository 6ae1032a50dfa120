extension Activity {
  /// Values that come as the activity changes.
  public struct Updates<Element: Sendable>: AsyncSequence, @unchecked Sendable {
    let stream: () -> AsyncStream<Element>
    public typealias AsyncIterator = AsyncStream<Element>.Iterator
    public typealias Iterator = AsyncIterator
    public func makeAsyncIterator() -> AsyncIterator { stream().makeAsyncIterator() }
  }

  public typealias ActivityStateUpdates = Updates<ActivityState>
  public typealias PushTokenUpdates = Updates<Data>
  public typealias ActivityUpdates = Updates<Activity<Attributes>>

  /// Contents that come as the activity changes.
  public struct ContentUpdates: AsyncSequence, @unchecked Sendable {
    public typealias Element = ActivityContent<ContentState>
    let id: String

    /// Gives a content for each change.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var records: AsyncStream<ActivityCenter.Record>.Iterator
      public mutating func next() async -> ActivityContent<ContentState>? {
        while let record = await records.next() {
          if let content = Activity.content(of: record) { return content }
        }
        return nil
      }
    }
    public typealias Iterator = AsyncIterator

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(records: Activity.changes(of: id).makeAsyncIterator())
    }
  }

  /// Changes of where the activity stands.
  public var activityStateUpdates: ActivityStateUpdates {
    let id = id
    return Updates {
      AsyncStream { continuation in
        if let record = ActivityCenter.shared.record(id) {
          continuation.yield(record.activityState)
        }
        ActivityCenter.shared.listen(id) { continuation.yield($0.activityState) }
      }
    }
  }

  /// Changes of what the activity shows.
  public var contentUpdates: ContentUpdates { ContentUpdates(id: id) }

  /// Changes of the state, as iOS 16.1 named it.
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(id: id) }

  /// States that come as the activity changes.
  public struct ContentStateUpdates: AsyncSequence, @unchecked Sendable {
    public typealias Element = ContentState
    let id: String

    /// Gives a state for each change.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var contents: ContentUpdates.AsyncIterator
      public mutating func next() async -> ContentState? { await contents.next()?.state }
    }
    public typealias Iterator = AsyncIterator

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(contents: ContentUpdates(id: id).makeAsyncIterator())
    }
  }

  /// Tokens; none ever comes to a widget's own process.
  public var pushTokenUpdates: PushTokenUpdates { Updates { AsyncStream { _ in } } }

  /// Tokens that start activities of this type; none comes here.
  public static var pushToStartTokenUpdates: PushTokenUpdates { Updates { AsyncStream { _ in } } }

  /// Activities that were started from outside.
  public static var activityUpdates: ActivityUpdates {
    let now = activities
    return Updates { AsyncStream(now) }
  }

  static func changes(of id: String) -> AsyncStream<ActivityCenter.Record> {
    AsyncStream { continuation in
      if let record = ActivityCenter.shared.record(id) { continuation.yield(record) }
      ActivityCenter.shared.listen(id) { continuation.yield($0) }
    }
  }
}

extension AsyncStream where Element: Sendable {
  /// A stream that gives these and then waits.
  init(_ elements: [Element]) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
    }
  }
}
