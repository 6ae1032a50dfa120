/// A bar or a ring whose filled part follows the clock.
public struct ProgressMark: Hashable, Sendable, Codable {
  /// The whole bar, or the circle along which a ring runs.
  public var track: Contour
  public var trackPaint: Paint
  public var fillPaint: Paint
  /// UNIX seconds of an empty and a full bar (full and empty when it counts down).
  public var start: Double
  public var end: Double
  public var countsDown: Bool
  /// Whether the filled part grows from the right.
  public var isMirrored: Bool
  /// The width of a ring's line in points; nil for a bar.
  public var ringLine: Double?

  public init(
    track: Contour, trackPaint: Paint, fillPaint: Paint, start: Double, end: Double,
    countsDown: Bool, isMirrored: Bool = false, ringLine: Double? = nil
  ) {
    (self.track, self.trackPaint, self.fillPaint) = (track, trackPaint, fillPaint)
    (self.start, self.end, self.countsDown) = (start, end, countsDown)
    (self.isMirrored, self.ringLine) = (isMirrored, ringLine)
  }

  /// Returns the filled part at a time, 0 to 1.
  public func fraction(at now: Double) -> Double {
    guard end > start else { return countsDown ? 0 : 1 }
    let elapsed = min(1, max(0, (now - start) / (end - start)))
    return countsDown ? 1 - elapsed : elapsed
  }

  /// Returns what is drawn at a time: the track, and over it the filled part.
  package func marks(at now: Double) -> [DisplayItem] {
    let part = fraction(at: now)
    if let ringLine {
      return ProgressRing(track, trackPaint, fillPaint, line: ringLine).marks(part)
    }
    return ProgressBar(track, trackPaint, fillPaint, isMirrored: isMirrored).marks(part)
  }

  /// A rectangle around all that it may cover.
  package var bounds: Rect {
    let reach = (ringLine ?? 0) / 2
    let box = track.bounds
    return Rect(
      x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach,
      height: box.height + 2 * reach)
  }

  /// The length of the path that the end of the filled part follows, in points.
  var length: Double { track.bounds.width * (ringLine == nil ? 1 : .pi) }
}

/// A bar that is filled from the side where text begins, with round ends.
package struct ProgressBar {
  private let track: Contour
  private let trackPaint: Paint
  private let fillPaint: Paint
  private let isMirrored: Bool

  /// Creates a bar; a mirrored one is filled from the right.
  package init(_ track: Contour, _ trackPaint: Paint, _ fillPaint: Paint, isMirrored: Bool) {
    (self.track, self.trackPaint, self.fillPaint) = (track, trackPaint, fillPaint)
    self.isMirrored = isMirrored
  }

  /// Returns the whole bar, and over it the part that is filled, 0 to 1: at least a round dot.
  package func marks(_ part: Double) -> [DisplayItem] {
    let whole = DisplayItem.fill(track, trackPaint)
    guard part > 0 else { return [whole] }
    let box = track.bounds
    var filled = box
    filled.width = max(min(box.height, box.width), box.width * part)
    if isMirrored { filled.x = box.maxX - filled.width }
    return [whole, .fill(.capsule(filled), fillPaint)]
  }
}

/// A ring that is filled clockwise from the top.
package struct ProgressRing {
  private let circle: Contour
  private let trackPaint: Paint
  private let fillPaint: Paint
  private let line: Double

  /// Creates a ring along a circle, with the width of its line in points.
  package init(_ circle: Contour, _ trackPaint: Paint, _ fillPaint: Paint, line: Double) {
    (self.circle, self.trackPaint, self.fillPaint) = (circle, trackPaint, fillPaint)
    self.line = line
  }

  /// Returns the whole ring, and over it the part that is filled, 0 to 1.
  package func marks(_ part: Double) -> [DisplayItem] {
    let whole = DisplayItem.stroke(circle, trackPaint, StrokeStyleMark(width: line))
    guard part > 0 else { return [whole] }
    let box = circle.bounds
    let arc = PathElement.arc(
      center: Point(x: box.midX, y: box.midY), radius: box.width / 2, start: -.pi / 2,
      delta: 2 * .pi * part)
    return [
      whole,
      .stroke(
        .path(arc, isEvenOdd: false), fillPaint, StrokeStyleMark(width: line, cap: .round)),
    ]
  }
}
