import Drawing
import Findings
import WidgetProtocol

/// A widget that can be asked to decode, draw and act: in this process, or in one of its own.
@MainActor
public protocol WidgetRunner: AnyObject {
  /// Asks; the reply comes once, now or later, `.failed` when the widget crashed or took too long.
  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void)
  /// Ends the widget's process, if it has one.
  func stop()
}
