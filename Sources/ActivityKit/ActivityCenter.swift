import Synchronization

/// What a widget's code knows of running activities, and what it asks of them: the hook between
/// ActivityKit and whoever runs the code.
///
/// With a link to a phone, calls are answered there and changes are told by it. Without one, calls are taken as
/// done and kept for whoever reads them.
package final class ActivityCenter: Sendable {
  /// The centre of the press that runs now: each press has its own, so that two never mix.
  @TaskLocal package static var ofPress: ActivityCenter?
  /// The centre of this process, for code that runs as its app does.
  package static let ofProcess = ActivityCenter()

  /// The centre that code asks: that of its press, otherwise that of this process.
  package static var shared: ActivityCenter { ofPress ?? ofProcess }

  /// Creates a centre that knows of no activities.
  package init() {}

  /// Who hears of changes.
  typealias Listener = @Sendable (Change) -> Void

  struct State: Sendable {
    /// Activities as code sees them: its own calls show at once.
    var records: [Record] = []
    /// The same as the phone told them last: sequences give these.
    var told: [String: Record] = [:]
    var calls: [Call] = []
    var link: (any PhoneLink)?
    var startTokens: [String: Data] = [:]
    var areActivitiesEnabled = true
    var areFrequentPushesEnabled = true
    var listeners: [Int: Listener] = [:]
    var lastListener = 0
    var nextID = 0
    /// Whether code of an extension changed an activity, which a phone lets only the app do.
    var hasExtensionCalls = false
  }

  let state = Mutex(State())

  /// The largest attributes and state together, in bytes.
  package static let sizeLimit = 4096

  package var areActivitiesEnabled: Bool { state.withLock(\.areActivitiesEnabled) }
  package var areFrequentPushesEnabled: Bool { state.withLock(\.areFrequentPushesEnabled) }

  /// Has a phone answer the calls.
  package func connect(_ link: any PhoneLink) { state.withLock { $0.link = link } }

  /// Whether a phone answers: code runs as its app does.
  package var hasPhone: Bool { state.withLock(\.link) != nil }

  /// Whether code waits for an answer of the phone.
  package var waitsForPhone: Bool { state.withLock(\.link)?.owesAnswer ?? false }

  /// Forgets everything and takes these for the running activities.
  package func reset(_ records: [Record]) {
    state.withLock {
      $0.records = records
      $0.told = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      $0.calls = []
      $0.listeners = [:]
    }
  }

  /// The calls that no phone has answered, in order.
  package var calls: [Call] { state.withLock(\.calls) }

  /// Returns whether code of an extension changed an activity since the last question.
  package func takeExtensionCalls() -> Bool {
    state.withLock { state in
      defer { state.hasExtensionCalls = false }
      return state.hasExtensionCalls
    }
  }

  package func records(ofType type: String) -> [Record] {
    state.withLock { $0.records.filter { $0.attributesType == type } }
  }

  package func records(ofType isWanted: (String) -> Bool) -> [Record] {
    state.withLock { $0.records.filter { isWanted($0.attributesType) } }
  }

  package func record(_ id: String) -> Record? {
    state.withLock { $0.records.first { $0.id == id } }
  }

  package func startToken(ofType type: String) -> Data? {
    state.withLock { $0.startTokens[type] }
  }
}
