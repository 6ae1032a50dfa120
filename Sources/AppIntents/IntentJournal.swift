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

  /// A journal in which nothing was asked.
  package init() {}

  func open(_ url: URL) { urls.withLock { $0.append(url) } }

  /// Opens the app that the intent belongs to.
  package func openApp() { isAppOpen.withLock { $0 = true } }

  /// Whether the app was opened.
  package var opensApp: Bool { isAppOpen.withLock { $0 } }

  /// The URLs that were opened, in order.
  package var openedURLs: [URL] { urls.withLock { $0 } }
}
