import Canvas
import Drawing
import Findings

/// A GIF that moves by itself: the frames, and under them what became of the last push.
@MainActor
final class GIFRecording: CaptionedRecording {
  private let path: String
  let start: Double
  let speed: Double
  private let painter: PixelPainter
  private let buffer = PaintBuffer()
  private var film = AnimatedGIF()
  private var list: DisplayList?
  private var now = 0.0
  var caption = Caption()
  private(set) var lacks: [Finding] = []

  init(path: String, start: Double, speed: Double, scale: Double) {
    (self.path, self.start, self.speed) = (path, start, speed)
    painter = PixelPainter(scale: scale)
  }

  let showsMotion = true
  let showsBody = true
  let isOfCells = false

  func frame(_ painted: PaintedPicture, _ list: DisplayList, at time: Double) {
    endCaption(before: seconds(time))
    (self.list, now) = (list, time)
    show(at: seconds(time))
  }

  func finish(at time: Double) throws(UsageError) {
    endCaption(before: seconds(time))
    try OutputFile.write(
      film.file(duration: seconds(time)), to: path, fix: "choose another file")
  }

  func show(at moment: Double) {
    guard let list else { return }
    let face = Face(size: 13)
    let height = 28.0
    var page = list
    page.size.height += height
    let words = CaptionLine.line(
      caption.text, face,
      in: Rect(x: 12, y: list.size.height, width: list.size.width - 24, height: height))
    page.items.append(words)
    let painted = painter.paint(page, on: .color(PlayStage.ground), at: now, using: buffer)
    lacks.note(painted.findings)
    film.show(painted.image, at: moment)
  }
}

/// Words that a picture has beside what a phone shows.
enum CaptionLine {
  /// Returns a line of text, cut behind the last word that its room has place for.
  static func line(
    _ text: String, _ face: Face, in room: Rect, color: RGBA = RGBA(0xB8, 0xBC, 0xC4)
  ) -> DisplayItem {
    let shown = text.shortened { TypeMetrics.width($0, face) <= room.width }
    let width = TypeMetrics.width(shown, face)
    return .text(
      TextLine(
        frame: Rect(x: room.x, y: room.y, width: width, height: room.height),
        baseline: room.midY + TypeMetrics.capHeight(face) / 2,
        runs: [TextRun(shown, face: face, paint: .color(color), x: room.x, width: width)]))
  }
}
