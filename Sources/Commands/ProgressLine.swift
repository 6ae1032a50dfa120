/// A line on the terminal that says what a command is at, as long as that takes; it is gone when the command has done it.
@MainActor
final class ProgressLine {
  private let console: Console
  private let clock: () -> Double
  /// In seconds of the monotonic clock.
  private var next: Double
  private var isShown = false

  /// What takes no longer needs no line, in seconds.
  private static let patience = 0.7
  /// Seconds from one text to the next.
  private static let pace = 0.1

  /// Begins to wait; `clock` gives seconds that never go back, and is else the console's.
  init(_ console: Console, clock: (() -> Double)? = nil) {
    self.console = console
    self.clock = clock ?? console.clock
    next = self.clock() + Self.patience
  }

  /// Shows a text instead of the one before, unless that came a moment ago.
  func show(_ text: @autoclosure () -> String) {
    let now = clock()
    guard now >= next else { return }
    next = now + Self.pace
    isShown = true
    console.showProgress(printable(text()))
  }

  /// Shows what a step is that may take long, however soon that is after the text before.
  func begin(_ text: @autoclosure () -> String) {
    if isShown { next = clock() }
    show(text())
  }

  /// Removes the line.
  func end() {
    if isShown { console.showProgress("") }
    isShown = false
  }
}
