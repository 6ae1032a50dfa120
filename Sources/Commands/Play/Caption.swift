/// What became of the last push, as a recording shows it below its frames for a while.
struct Caption {
  /// Seconds of the viewer for which a verdict is read.
  static let seconds = 5.0

  private(set) var text = ""
  private var end = Double.infinity

  /// Shows a text from a moment on.
  mutating func show(_ text: String, at moment: Double) {
    self.text = text
    end = moment + Caption.seconds
  }

  /// Ends the text when its time is over before a moment; returns when it ended.
  mutating func end(before moment: Double) -> Double? {
    guard end < moment else { return nil }
    defer { end = .infinity }
    text = ""
    return end
  }
}
