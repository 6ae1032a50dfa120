import ActivityKit
import CLinux
import Combine
import Findings
import Foundation
import FoundationGaps
import Synchronization
import WidgetKit
import WidgetProtocol

/// The app's side: the same library as the widget's, whose intents run here while messages come and go.
@MainActor
enum AppProcessMain {
  /// Serves until the requests end.
  ///
  /// A thread of its own reads, so that an answer reaches code that waits for it on the main thread. The main thread runs
  /// its run loop, which sleeps while there is nothing to do.
  static func serve(_ catalog: WidgetCatalog, _ requests: Int32, _ replies: Int32) -> Never {
    let writer = Writer(descriptor: replies)
    let line = PhoneLine { writer.write(.noticed($0)) }
    ActivityCenter.ofProcess.connect(line)
    PassingTime.begin()
    let box = CatalogBox(catalog: catalog)
    let reader = Thread {
      var frames = MessageFrames()
      while let bytes = ChildProcess.read(requests), !bytes.isEmpty {
        guard let messages = try? frames.take(bytes) else { exit(4) }
        for message in messages {
          let request = MessageFrames.request(in: message)
          if case .news(let news)? = request { line.take(news) } else { box.begin(request, writer) }
        }
      }
      exit(0)
    }
    reader.stackSize = 1 << 20
    reader.start()
    while true { RunLoop.main.run(until: .distantFuture) }
  }
}

/// Carries the catalogue to the main thread.
private struct CatalogBox: Sendable {
  let catalog: WidgetCatalog

  func begin(_ request: WidgetRequest?, _ writer: Writer) {
    Task { @MainActor in
      guard let request else {
        writer.write(.failed(Finding("widget-request-unknown")))
        return
      }
      WidgetProcessMain.forgetMissingDefault()
      StoredDefaults.readAgain()
      catalog.begin(request) { reply in writer.write(reply) }
    }
  }
}

/// Writes messages of several threads, each as one piece.
private final class Writer: Sendable {
  private let descriptor: Int32
  private let turn = Mutex(())

  init(descriptor: Int32) { self.descriptor = descriptor }

  @discardableResult
  func write(_ reply: WidgetReply) -> Bool {
    guard let frame = try? MessageFrames.frame(of: reply) else { return false }
    // Whoever reads this may draw, with what the app has written before.
    StoredDefaults.write()
    return turn.withLock { _ in WidgetProcessMain.write(frame, descriptor) }
  }
}
