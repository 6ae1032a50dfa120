import Synchronization

/// What intents asked of the system while they ran.
package final class IntentJournal: Sendable {
  package static let shared = IntentJournal()
  private let urls = Mutex<[URL]>([])

  func open(_ url: URL) { urls.withLock { $0.append(url) } }

  /// Forgets what was asked.
  package func reset() { urls.withLock { $0 = [] } }

  /// The URLs that were opened, in order.
  package var openedURLs: [URL] { urls.withLock { $0 } }
}
