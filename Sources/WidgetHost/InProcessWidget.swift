import Findings
import Foundation
import WidgetKit
import WidgetProtocol

/// A widget that was linked into this program, as the demo apps are.
@MainActor
public final class InProcessWidget: WidgetRunner {
  private let catalog: WidgetCatalog

  /// Creates a widget of a catalogue.
  public init(_ catalog: WidgetCatalog) { self.catalog = catalog }

  public func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    reply(catalog.reply(to: request))
  }

  public func stop() {}
}
