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
  /// All usual pictures of a state in one appearance stand in one row: a higher board would be shrunk to fit.
  private static let width = 1_960.0

  /// Returns the whole board.
  func list(_ contents: GalleryPage.Contents) -> DisplayList {
    let gap = GalleryBoard.gap
    let studio = gallery.studio
    let writer = PictureWriter(options: studio.options)
    var items: [DisplayItem] = []
    var y = gap
    func write(_ text: String, _ face: Face, x: Double, color: RGBA) {
      let height = TypeMetrics.lineHeight(face)
      let room = Rect(x: x, y: y, width: GalleryBoard.width - x - gap, height: height)
      items.append(CaptionLine.line(text, face, in: room, color: color))
    }
    write(gallery.heading, Face(size: 28, weight: 700), x: gap, color: .white)
    y += 28 + gap * 1.5
    for sample in studio.subject.samples {
      let shots = contents.shots.filter { $0.state == sample.name }
      guard !shots.isEmpty else { continue }
      write(sample.name, Face(size: 17, weight: 600), x: gap, color: RGBA(0xFF, 0xD1, 0x66))
      y += 17 + gap
      var (x, height) = (gap, 0.0)
      var appearance = shots.first?.appearance
      for shot in shots {
        let picture = writer.shown(shot)
        let size = picture.size
        if x > gap, x + size.width + gap > GalleryBoard.width || shot.appearance != appearance {
          y += height + gap
          (x, height) = (gap, 0)
        }
        appearance = shot.appearance
        let name = "\(shot.subject.name) · \(shot.appearance.rawValue)"
        write(name, Face(size: 11), x: x, color: RGBA(0x9A, 0x9A, 0xA6))
        items.append(
          .group(
            GroupMark(
              picture.items, transform: .translation(x: x, y: y + 18),
              clip: .rounded(Rect(size), radius: 12))))
        x += size.width + gap
        height = max(height, size.height + 18)
      }
      y += height + gap
      let json = (try? JSONValue(parsing: sample.json))?.compact ?? sample.json
      write(json, Face(size: 11, design: .monospaced), x: gap, color: RGBA(0x7A, 0x7A, 0x86))
      y += 11 + gap * 2
    }
    let size = Size(width: GalleryBoard.width, height: y)
    let ground = DisplayItem.fill(.rect(Rect(size)), .color(GalleryBoard.ground))
    return DisplayList(size: size, items: [ground] + items)
  }
}
