import Synchronization

/// What intents asked of the system while they ran.
package final class IntentJournal: Sendable {
  /// The journal of the press that runs now: each press has its own, so that two never mix.
  @TaskLocal package static var ofPress: IntentJournal?
  private static let ofProcess = IntentJournal()

  /// The journal that intents write to: that of their press, otherwise that of this process.
  package static var shared: IntentJournal { ofPress ?? ofProcess }

  private let urls = Mutex<[URL]>([])
  private let isAppOpen = Mutex(false)
  private let isTold = Mutex(false)
  private let lost = Mutex<[LostProperty]>([])
  private let results = Mutex<(said: String?, value: String?)>((nil, nil))

  /// How far the run is; nobody watches it here.
  let progress = Progress(totalUnitCount: 0)

  /// Creates a journal in which nothing was asked.
  package init() {}

  func open(_ url: URL) { urls.withLock { $0.append(url) } }

  /// Opens the app that the intent belongs to.
  package func openApp() { isAppOpen.withLock { $0 = true } }

  /// Notes what an intent's result tells.
  package func note(_ result: any IntentResult) {
    guard let result = result as? any TellingResult else { return }
    results.withLock { $0 = ($0.said ?? result.saidText, $0.value ?? result.valueText) }
  }

  /// Notes properties whose values did not arrive.
  func note(_ properties: [LostProperty]) { lost.withLock { $0 += properties } }

  /// The properties whose values did not arrive.
  package var lostProperties: [LostProperty] { lost.withLock { $0 } }

  /// What the results told: what Siri says, and a value.
  package var told: (said: String?, value: String?) { results.withLock { $0 } }

  /// Whether the reply has been given already.
  package var hasReplied: Bool {
    get { isTold.withLock { $0 } }
    set { isTold.withLock { $0 = newValue } }
  }

  /// Whether the app was opened.
  package var opensApp: Bool { isAppOpen.withLock { $0 } }

  /// The URLs that were opened, in order.
  package var openedURLs: [URL] { urls.withLock { $0 } }
}
