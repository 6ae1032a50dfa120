import Synchronization

/// What a widget's code knows of running activities, and what it asks of them: the hook between
/// ActivityKit and whoever runs the widget.
package final class ActivityCenter: Sendable {
  /// The centre of the press that runs now: each press has its own, so that two never mix.
  @TaskLocal package static var ofPress: ActivityCenter?
  private static let ofProcess = ActivityCenter()

  /// The centre that code asks: that of its press, otherwise that of this process.
  package static var shared: ActivityCenter { ofPress ?? ofProcess }

  /// A centre that knows of no activities.
  package init() {}

  /// One activity as the host told it.
  package struct Record: Sendable {
    package var id: String
    package var attributesType: String
    /// JSON.
    package var attributes: Data
    /// JSON.
    package var state: Data
    package var activityState: ActivityState
    package var staleDate: Date?
    package var relevanceScore: Double

    /// An activity.
    package init(
      id: String, attributesType: String, attributes: Data, state: Data,
      activityState: ActivityState = .active, staleDate: Date? = nil, relevanceScore: Double = 0
    ) {
      (self.id, self.attributesType, self.attributes) = (id, attributesType, attributes)
      (self.state, self.activityState, self.staleDate) = (state, activityState, staleDate)
      self.relevanceScore = relevanceScore
    }
  }

  /// What code asked of ActivityKit.
  package enum Call: Sendable {
    case request(Record)
    case update(id: String, state: Data, staleDate: Date?, relevanceScore: Double)
    case end(id: String, state: Data?, dismissal: Date?)
  }

  private struct State: Sendable {
    var records: [Record] = []
    var calls: [Call] = []
    var areActivitiesEnabled = true
    var areFrequentPushesEnabled = true
    var listeners: [String: [@Sendable (Record) -> Void]] = [:]
    var nextID = 0
  }

  private let state = Mutex(State())

  /// The largest attributes and state together, in bytes.
  package static let sizeLimit = 4096

  package var areActivitiesEnabled: Bool {
    get { state.withLock(\.areActivitiesEnabled) }
    set { state.withLock { $0.areActivitiesEnabled = newValue } }
  }

  package var areFrequentPushesEnabled: Bool {
    get { state.withLock(\.areFrequentPushesEnabled) }
    set { state.withLock { $0.areFrequentPushesEnabled = newValue } }
  }

  /// Forgets everything and takes these for the running activities.
  package func reset(_ records: [Record]) {
    state.withLock {
      $0.records = records
      $0.calls = []
      $0.listeners = [:]
    }
  }

  /// The calls since the last `reset`, in order.
  package var calls: [Call] { state.withLock(\.calls) }

  package func records(ofType type: String) -> [Record] {
    state.withLock { $0.records.filter { $0.attributesType == type } }
  }

  package func record(_ id: String) -> Record? {
    state.withLock { $0.records.first { $0.id == id } }
  }

  func start(_ make: (_ id: String) -> Record) throws -> Record {
    try state.withLock { state in
      guard state.areActivitiesEnabled else { throw ActivityAuthorizationError.denied }
      state.nextID += 1
      let record = make("request-\(state.nextID)")
      guard record.attributes.count + record.state.count <= Self.sizeLimit else {
        throw ActivityAuthorizationError.attributesTooLarge
      }
      state.records.append(record)
      state.calls.append(.request(record))
      return record
    }
  }

  func update(_ id: String, state data: Data, staleDate: Date?, relevanceScore: Double) {
    change(id) { record, state in
      guard record.activityState != .ended, record.activityState != .dismissed else { return }
      record.state = data
      record.staleDate = staleDate
      record.relevanceScore = relevanceScore
      record.activityState = .active
      state.calls.append(
        .update(id: id, state: data, staleDate: staleDate, relevanceScore: relevanceScore))
    }
  }

  func end(_ id: String, state data: Data?, dismissal: Date?) {
    change(id) { record, state in
      guard record.activityState != .dismissed else { return }
      if let data { record.state = data }
      record.activityState = dismissal == .distantPast ? .dismissed : .ended
      state.calls.append(.end(id: id, state: data, dismissal: dismissal))
    }
  }

  func listen(_ id: String, _ listener: @escaping @Sendable (Record) -> Void) {
    state.withLock { $0.listeners[id, default: []].append(listener) }
  }

  private func change(_ id: String, _ body: (inout Record, inout State) -> Void) {
    let told: (Record, [@Sendable (Record) -> Void])? = state.withLock { state in
      guard let place = state.records.firstIndex(where: { $0.id == id }) else { return nil }
      var record = state.records[place]
      body(&record, &state)
      state.records[place] = record
      return (record, state.listeners[id] ?? [])
    }
    guard let (record, listeners) = told else { return }
    for listener in listeners { listener(record) }
  }
}
