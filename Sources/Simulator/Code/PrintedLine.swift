import Findings
import WidgetHost

/// A line that an app's code printed: by `print`, a `Logger`, `os_log` or `NSLog`.
public struct PrintedLine: Hashable, Sendable, Codable {
  /// Counts up over all lines.
  public var number: Int
  /// Virtual UNIX seconds.
  public var time: Double
  public var bundle: String
  /// Whether the process that draws printed it, or the one that runs intents.
  public var printer: AppPhone.Printer
  public var text: String

  public init(number: Int, time: Double, bundle: String, printer: AppPhone.Printer, text: String) {
    (self.number, self.time, self.bundle) = (number, time, bundle)
    (self.printer, self.text) = (printer, text)
  }
}

extension RunningSimulator {
  /// Keeps what an app's code printed, for whoever looks.
  func take(_ lines: [String], from printer: AppPhone.Printer, of bundle: String) {
    for line in lines.suffix(Diary.keptLines) {
      diary.add(PrintedLine(number: 0, time: now, bundle: bundle, printer: printer, text: line))
    }
    feed.change.output = true
    tell()
  }
}
