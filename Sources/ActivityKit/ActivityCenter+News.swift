import Synchronization

// What the phone tells.
extension ActivityCenter {
  /// Takes an activity as it is now; who listens gets what changed of it.
  package func tell(_ record: Record) { take(record) }

  /// Takes an activity that code has started. Returns what the phone has told of it, where it was faster.
  func tellStarted(_ record: Record) -> Record { take(record, unlessTold: true) }

  @discardableResult
  private func take(_ record: Record, unlessTold: Bool = false) -> Record {
    let (told, before, listeners) = state.withLock { state -> (Record?, Record?, [Listener]) in
      if unlessTold, let told = state.told[record.id] { return (told, nil, []) }
      let before = state.told.updateValue(record, forKey: record.id)
      if let place = state.records.firstIndex(where: { $0.id == record.id }) {
        state.records[place] = record
      } else {
        state.records.append(record)
      }
      return (nil, before, state.inOrder)
    }
    if let told { return told }
    guard before != record else { return record }
    for listener in listeners { listener(.activity(before: before, now: record)) }
    guard record.activityState == .dismissed else { return record }
    state.withLock { state in
      state.told[record.id] = nil
      // An object may still ask where its activity stands: a few are remembered.
      let gone = state.records.indices.filter { state.records[$0].activityState == .dismissed }
      for place in gone.dropLast(Self.keptDismissed).reversed() { state.records.remove(at: place) }
    }
    return record
  }

  /// How many activities that have left the phone are remembered.
  private static let keptDismissed = 50

  /// Takes an activity for gone.
  package func tellDismissed(_ id: String) {
    guard var record = state.withLock({ $0.told[id] ?? $0.records.first { $0.id == id } }) else {
      return
    }
    record.activityState = .dismissed
    tell(record)
  }

  /// Takes these for all activities there are.
  package func tell(all records: [Record]) {
    let gone = state.withLock { state in
      state.told.keys.filter { id in !records.contains { $0.id == id } }.sorted()
    }
    for id in gone { tellDismissed(id) }
    for record in records { tell(record) }
  }

  package func tell(startToken token: Data, ofType type: String) {
    let (before, listeners) = state.withLock { state in
      (state.startTokens.updateValue(token, forKey: type), state.inOrder)
    }
    guard before != token else { return }
    for listener in listeners { listener(.startToken(attributesType: type, token)) }
  }

  package func tell(activitiesEnabled: Bool, frequentPushesEnabled: Bool) {
    let (changes, listeners) = state.withLock { state -> ([Change], _) in
      var changes: [Change] = []
      if state.areActivitiesEnabled != activitiesEnabled {
        changes.append(.activitiesEnabled(activitiesEnabled))
      }
      if state.areFrequentPushesEnabled != frequentPushesEnabled {
        changes.append(.frequentPushesEnabled(frequentPushesEnabled))
      }
      state.areActivitiesEnabled = activitiesEnabled
      state.areFrequentPushesEnabled = frequentPushesEnabled
      return (changes, state.inOrder)
    }
    for change in changes { for listener in listeners { listener(change) } }
  }

  // MARK: Listening

  /// Returns a sequence of something that is read of all activities: as it is now, then whenever it has changed.
  package func stream<Element: Sendable & Equatable>(
    of read: @escaping @Sendable ([Record]) -> Element
  ) -> AsyncStream<Element> {
    let last = Mutex<Element?>(nil)
    @Sendable func changed(_ element: Element) -> Element? {
      last.withLock { last in
        if last == element { return nil }
        last = element
        return element
      }
    }
    return stream(
      first: { state in ([changed(read(state.records))].compactMap(\.self), false) },
      next: { [weak self] _ in
        let records = self?.state.withLock(\.records) ?? []
        return (changed(read(records)), false)
      })
  }

  /// Returns a sequence that begins with what holds now and goes on with what changes.
  ///
  /// - Parameters:
  ///   - first: what holds now, and whether nothing more can come; read in one step with the beginning of the
  ///     listening, so that nothing is lost between.
  ///   - next: what of a change belongs to the sequence, and whether the sequence ends with it.
  func stream<Element: Sendable>(
    first: @escaping @Sendable (State) -> (elements: [Element], isOver: Bool),
    next: @escaping @Sendable (Change) -> (element: Element?, isLast: Bool)
  ) -> AsyncStream<Element> {
    AsyncStream { continuation in
      let number = state.withLock { state in
        state.lastListener += 1
        return state.lastListener
      }
      // Before the listener is there: a sequence that ends at once would leave it behind.
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners[number] = nil }
      }
      let isOver = state.withLock { state in
        let (elements, isOver) = first(state)
        for element in elements { continuation.yield(element) }
        guard !isOver else { return true }
        state.listeners[number] = { change in
          let (element, isLast) = next(change)
          if let element { continuation.yield(element) }
          if isLast { continuation.finish() }
        }
        return false
      }
      if isOver { continuation.finish() }
    }
  }
}

extension ActivityCenter.State {
  /// Who listens, the first one first.
  fileprivate var inOrder: [ActivityCenter.Listener] {
    listeners.sorted { $0.key < $1.key }.map(\.value)
  }
}
