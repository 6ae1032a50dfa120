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

/// A recording that shows what became of the last push below its frames.
@MainActor
protocol CaptionedRecording: FrameOutlet {
  /// The virtual time at which it begins.
  var start: Double { get }
  /// Virtual seconds a second of the viewer.
  var speed: Double { get }
  var caption: Caption { get set }
  /// Adds a frame as it is at a moment, in seconds of the viewer.
  func show(at moment: Double)
}

extension CaptionedRecording {
  /// Returns seconds of the viewer since the beginning.
  func seconds(_ time: Double) -> Double { max(0, (time - start) / speed) }

  /// Adds a frame without the caption, when its time is over before a moment.
  func endCaption(before moment: Double) {
    if let end = caption.end(before: moment) { show(at: end) }
  }

  func mark(_ text: String, at time: Double) {
    endCaption(before: seconds(time))
    caption.show(text, at: seconds(time))
    show(at: seconds(time))
  }
}
