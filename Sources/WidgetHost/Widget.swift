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
  /// Has a phone answer what the app's own code asks, and hear what it prints.
  func attach(_ phone: AppPhone)
  /// Where the app's own code runs; nil where a press is performed beside the drawing and its calls are told at the end.
  var appCode: AppCode? { get }
}

extension WidgetRunner {
  public func attach(_ phone: AppPhone) {}
  public var appCode: AppCode? { nil }
}
