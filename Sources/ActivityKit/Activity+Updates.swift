extension Activity {
  /// Values that come as the activity changes.
  public struct Updates<Element: Sendable>: AsyncSequence, Sendable {
    let stream: @Sendable () -> AsyncStream<Element>
    public typealias AsyncIterator = AsyncStream<Element>.Iterator
    public typealias Iterator = AsyncIterator
    public func makeAsyncIterator() -> AsyncIterator { stream().makeAsyncIterator() }
  }

  public typealias ActivityStateUpdates = Updates<ActivityState>
  public typealias PushTokenUpdates = Updates<Data>

  /// Contents that come as the activity changes.
  public struct ContentUpdates: AsyncSequence, @unchecked Sendable {
    public typealias Element = ActivityContent<ContentState>
    let id: String
    let center: ActivityCenter

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
      let stream = center.changes(of: id) { before, now in
        before.map { !$0.hasContent(of: now) } ?? true ? now : nil
      }
      return AsyncIterator(records: stream.makeAsyncIterator())
    }
  }

  /// Changes of where the activity stands: the present state first, and nothing after `dismissed`.
  public var activityStateUpdates: ActivityStateUpdates {
    let (id, center) = (id, center)
    return Updates {
      center.changes(of: id, gone: .dismissed) {
        $0?.activityState == $1.activityState ? nil : $1.activityState
      }
    }
  }

  /// Changes of what the activity shows.
  public var contentUpdates: ContentUpdates { ContentUpdates(id: id, center: center) }

  /// Changes of the state, as iOS 16.1 named it.
  public var contentStateUpdates: ContentStateUpdates {
    ContentStateUpdates(contents: contentUpdates)
  }

  /// States that come as the activity changes.
  public struct ContentStateUpdates: AsyncSequence, @unchecked Sendable {
    public typealias Element = ContentState
    let contents: ContentUpdates

    /// Gives a state for each change.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var contents: ContentUpdates.AsyncIterator
      public mutating func next() async -> ContentState? { await contents.next()?.state }
    }
    public typealias Iterator = AsyncIterator

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(contents: contents.makeAsyncIterator())
    }
  }

  /// Its push tokens: the present one, if there is one, and each that replaces it.
  public var pushTokenUpdates: PushTokenUpdates {
    let (id, center) = (id, center)
    return Updates {
      center.changes(of: id) { $0?.token == $1.token ? nil : $1.token }
    }
  }

  /// Tokens by which pushes start activities of this type.
  public static var pushToStartTokenUpdates: PushTokenUpdates {
    let center = ActivityCenter.shared
    let type = String(describing: Attributes.self)
    return Updates {
      center.stream(first: { ($0.startTokens[type].map { [$0] } ?? [], false) }) { change in
        if case .startToken(type, let token) = change { (token, false) } else { (nil, false) }
      }
    }
  }

  /// Activities of this type: those that run, and each that starts, whoever starts it.
  public static var activityUpdates: ActivityUpdates {
    ActivityUpdates(type: String(describing: Attributes.self), center: .shared)
  }

  /// Activities that come as they start.
  public struct ActivityUpdates: AsyncSequence, @unchecked Sendable {
    public typealias Element = Activity<Attributes>
    let type: String
    let center: ActivityCenter

    /// Gives each activity.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var records: AsyncStream<ActivityCenter.Record>.Iterator
      let center: ActivityCenter
      public mutating func next() async -> Activity<Attributes>? {
        while let record = await records.next() {
          if let activity = Activity(record, center) { return activity }
        }
        return nil
      }
    }
    public typealias Iterator = AsyncIterator

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(records: center.starts(of: type).makeAsyncIterator(), center: center)
    }
  }
}

extension ActivityCenter {
  /// Returns activities of a type: those that run, and each that starts.
  fileprivate func starts(of type: String) -> AsyncStream<Record> {
    stream(
      first: { state in
        (
          state.records.filter { $0.attributesType == type && $0.activityState != .dismissed },
          false
        )
      },
      next: { change in
        guard case .activity(before: nil, let record) = change, record.attributesType == type
        else { return (nil, false) }
        return (record, false)
      })
  }

  /// Returns what changes of one activity, until it has left the phone.
  ///
  /// - Parameter gone: what is told of an activity that left so long ago that it is not remembered.
  fileprivate func changes<Element: Sendable>(
    of id: String, gone: Element? = nil, _ part: @escaping @Sendable (Record?, Record) -> Element?
  ) -> AsyncStream<Element> {
    stream(
      first: { state in
        guard let record = state.records.first(where: { $0.id == id }) else {
          return (gone.map { [$0] } ?? [], true)
        }
        return (part(nil, record).map { [$0] } ?? [], record.activityState == .dismissed)
      },
      next: { change in
        guard case .activity(let before, let now) = change, now.id == id else {
          return (nil, false)
        }
        return (part(before, now), now.activityState == .dismissed)
      })
  }
}

extension ActivityCenter.Record {
  /// Returns whether it shows the same as another one.
  fileprivate func hasContent(of other: Self) -> Bool {
    state == other.state && staleDate == other.staleDate && relevanceScore == other.relevanceScore
  }
}
