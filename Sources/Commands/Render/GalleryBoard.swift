import Canvas
import Drawing
import Findings
import JSON
import WidgetProtocol

/// The gallery's pictures on one board, at their true sizes in points: for a file of pixels or vectors.
@MainActor
struct GalleryBoard {
  let gallery: GalleryPage

  private static let gap = 16.0
  private static let ground = RGBA(0x16, 0x16, 0x1C)
  /// The Lock Screen, the island and cards of other devices stand in one row.
  private static let width = 1_960.0

  /// Returns the board for a file of pixels, which is shrunk where it is too high: many states stand in several columns
  /// if each picture is larger so.
  func list(_ contents: GalleryPage.Contents, inPixelsAt scale: Double) -> DisplayList {
    var best = list(contents)
    for columns in 2..<max(3, contents.states.count) {
      let other = list(contents, columns: columns)
      if PictureScale(scale, of: other.size).value <= PictureScale(scale, of: best.size).value {
        break
      }
      best = other
    }
    return best
  }

  /// Returns the whole board, with the states in one column or in several.
  func list(_ contents: GalleryPage.Contents, columns: Int = 1) -> DisplayList {
    let gap = GalleryBoard.gap
    let studio = gallery.studio
    let writer = PictureWriter(options: studio.options)
    var items: [DisplayItem] = []
    var (left, y, bottom) = (0.0, gap, 0.0)
    func write(_ text: String, _ face: Face, x: Double, color: RGBA) {
      let height = TypeMetrics.lineHeight(face)
      let room = Rect(x: x, y: y, width: left + GalleryBoard.width - x - gap, height: height)
      items.append(CaptionLine.line(text, face, in: room, color: color))
    }
    write(gallery.heading, Face(size: 28, weight: 700), x: gap, color: .white)
    y += 28 + gap * 1.5
    let top = y
    let states = contents.states
    let samples = studio.subject.samples.filter { states.contains($0.name) }
    let inColumn = (samples.count + columns - 1) / max(1, columns)
    for (index, sample) in samples.enumerated() {
      if index > 0, index % max(1, inColumn) == 0 {
        (left, y) = (left + GalleryBoard.width, top)
      }
      let shots = contents.shots.filter { $0.state == sample.name }
      write(sample.name, Face(size: 17, weight: 600), x: left + gap, color: RGBA(0xFF, 0xD1, 0x66))
      y += 17 + gap
      var (x, height) = (left + gap, 0.0)
      var appearance = shots.first?.appearance
      for shot in shots {
        let picture = writer.shown(shot)
        let size = picture.size
        let end = x + size.width + gap
        if x > left + gap, end > left + GalleryBoard.width || shot.appearance != appearance {
          y += height + gap
          (x, height) = (left + gap, 0)
        }
        appearance = shot.appearance
        write(GalleryPage.caption(shot), Face(size: 11), x: x, color: RGBA(0x9A, 0x9A, 0xA6))
        items.append(
          .group(
            .placed(
              picture.items, of: size, transform: .translation(x: x, y: y + 18),
              clip: .rounded(Rect(size), radius: 12))))
        x += size.width + gap
        height = max(height, size.height + 18)
      }
      y += height + gap
      let json = (try? JSONValue(parsing: sample.json))?.compact ?? sample.json
      write(json, Face(size: 11, design: .monospaced), x: left + gap, color: RGBA(0x7A, 0x7A, 0x86))
      y += 11 + gap * 2
      bottom = max(bottom, y)
    }
    let size = Size(width: left + GalleryBoard.width, height: max(y, bottom))
    let ground = DisplayItem.fill(.rect(Rect(size)), .color(GalleryBoard.ground))
    return DisplayList(size: size, items: [ground] + items)
  }
}

extension GalleryPage.Contents {
  /// The names of the states that there are pictures of.
  fileprivate var states: Set<String> { Set(shots.map(\.state)) }
}
