// What code asks of ActivityKit.
extension ActivityCenter {
  func start(_ wish: Start) throws -> Record {
    var start = wish
    start.caller = Self.caller
    if case .widgetExtension = start.caller { throw ActivityAuthorizationError.unsupportedTarget }
    guard let link = state.withLock(\.link) else { return try startHere(start) }
    switch link.answer(to: .request(start)) {
    case .started(let id):
      start.record.id = id
      if start.date != nil { start.record.activityState = .pending }
      // The phone may have told it already; else it will, once the widget has read the state.
      return tellStarted(start.record)
    case .refused(let error?, _): throw error
    case .refused(nil, let sentence): throw ActivityInputError(description: sentence)
    case .done: throw ActivityAuthorizationError.persistenceFailure
    }
  }

  /// Takes a start as done, where no phone answers.
  private func startHere(_ wish: Start) throws -> Record {
    try state.withLock { state in
      guard state.areActivitiesEnabled else { throw ActivityAuthorizationError.denied }
      guard wish.record.attributes.count + wish.record.state.count <= Self.sizeLimit else {
        throw ActivityAuthorizationError.attributesTooLarge
      }
      state.nextID += 1
      var wish = wish
      wish.record.id = "request-\(state.nextID)"
      if wish.date != nil { wish.record.activityState = .pending }
      state.records.append(wish.record)
      state.told[wish.record.id] = wish.record
      state.calls.append(.request(wish))
      return wish.record
    }
  }

  package func update(_ id: String, _ update: Update) {
    call(.update(id: id, update), changing: id) { record in
      guard record.activityState != .ended, record.activityState != .dismissed else {
        return false
      }
      record.state = update.state
      record.staleDate = update.staleDate
      record.relevanceScore = update.relevanceScore
      if record.activityState == .stale { record.activityState = .active }
      return true
    }
  }

  package func end(_ id: String, state data: Data?, dismissal: Date?, timestamp: Date?) {
    call(
      .end(id: id, state: data, dismissal: dismissal, timestamp: timestamp), changing: id
    ) { record in
      guard record.activityState != .dismissed else { return false }
      if let data { record.state = data }
      record.activityState = dismissal == .distantPast ? .dismissed : .ended
      return true
    }
  }

  /// Changes what code sees at once, and has the phone do the same; an activity that takes no such call is left alone.
  private func call(
    _ call: Call, changing id: String, _ body: (inout Record) -> Bool
  ) {
    let (link, before, changed): ((any PhoneLink)?, Record?, Record?) = state.withLock { state in
      guard let place = state.records.firstIndex(where: { $0.id == id }) else {
        return (nil, nil, nil)
      }
      let before = state.records[place]
      guard body(&state.records[place]) else { return (nil, nil, nil) }
      if case .widgetExtension = Self.caller { state.hasExtensionCalls = true }
      if state.link == nil { state.calls.append(call) }
      return (state.link, before, state.records[place])
    }
    guard let link else {
      if let changed { tell(changed) }
      return
    }
    guard case .refused = link.answer(to: call), let before, let changed else { return }
    // The phone shows what it showed before, and so does the activity unless news of it have come.
    state.withLock { state in
      guard let place = state.records.firstIndex(of: changed) else { return }
      state.records[place] = before
    }
  }
}
