import Canvas
import Drawing
import Phone
import Simulator
import WidgetProtocol

/// One painted cell of the gallery, by all that it depends on.
struct PaintKey: Hashable, Sendable {
  var look: GalleryLook
  var state: Int
  var presentation: Presentation
  var zoom: Double
  /// Whether its list is for pixels; a list for cells is moved to their edges.
  var isOfPixels: Bool
  var hasRuler: Bool
}

/// A painted cell.
struct PaintedCell: Sendable {
  var grid: CellGrid
  /// What the ruler measures on it.
  var marks: [RulerMark]
  /// What it was painted from, for pixels.
  var list: DisplayList
  var key: PaintKey
}

/// Why a cell has no picture.
struct GalleryProblem: Error {
  var sentence: String
}

extension AppModel {
  /// Returns a cell of the gallery; nil while its widget draws, which is asked for by the way.
  mutating func galleryPicture(
    _ presentation: Presentation, state: Int, _ app: AppRow, _ look: GalleryLook, _ zoom: Double,
    _ snapshot: Snapshot, _ page: inout Page
  ) -> Result<PaintedCell?, GalleryProblem> {
    let key = paintKey(presentation, state: state, look, zoom)
    if let painted = gallery.painted[key] { return .success(painted) }
    let device = DeviceModel.named(look.device) ?? .standard
    var pictures: [Slot: Picture] = [:]
    var isWhole = true
    for room in presentation.rooms(on: device, size: look.size(of: presentation)) {
      let key = PictureKey(
        look: look, state: state, slot: room.slot, presentation: presentation)
      switch self.pictures[key] {
      case .ready(let picture): pictures[room.slot] = picture
      case .failed(let sentence): return .failure(GalleryProblem(sentence: sentence))
      case .drawing: return .success(nil)
      case nil:
        page.wanted.append(key)
        isWhole = false
      }
    }
    // A cell that lacks a picture would be kept as it is.
    guard isWhole else { return .success(nil) }
    var exhibit = Exhibit(
      presentation, pictures: pictures, device: device, appearance: look.appearance,
      isDimmed: look.isDimmed, appTitle: app.title, pixel: pixel(zoom: zoom),
      size: look.size(of: presentation),
      icon: PhoneScene.AppIcon(
        bundle: app.bundle, title: app.title, glyph: app.icon, image: app.iconFile))
    exhibit.isRightToLeft = look.display.isMirrored(in: snapshot.locale)
    guard var picture = exhibit.picture else { return .success(nil) }
    picture.list.items = picture.list.items.written(in: HanForms(locale: snapshot.locale))
    let painter = Painter(
      zoom: zoom, glyphs: options.glyphs, hasIcons: options.hasIcons,
      paintsEmoji: options.paintsEmoji)
    let painted = painter.paint(picture.list, at: snapshot.galleryTime, using: page.buffer)
    var marks: [RulerMark] = []
    if gallery.hasRuler {
      let places =
        imageCell == nil
        ? painter.places(of: picture.list, at: snapshot.galleryTime, using: page.buffer) : nil
      marks = RulerMark.marks(
        of: picture, painted, drawnAt: places, at: snapshot.galleryTime)
    }
    let cell = PaintedCell(
      grid: painted.grid, marks: marks, list: picture.list, key: key)
    gallery.painted.keep(cell, for: key)
    return .success(cell)
  }

  /// Returns what a cell of the gallery depends on.
  func paintKey(
    _ presentation: Presentation, state: Int, _ look: GalleryLook, _ zoom: Double
  ) -> PaintKey {
    PaintKey(
      look: look, state: state, presentation: presentation, zoom: zoom,
      isOfPixels: imageCell != nil, hasRuler: gallery.hasRuler)
  }

  /// The width of the frame around the selected picture: the same for all, whatever their points are drawn in.
  private static let framePixels = 4.0

  /// Puts a cell's pixels over the cells that it takes.
  mutating func drawGalleryPixels(
    _ painted: PaintedCell, _ cell: PictureCell, _ area: Area, isSelected: Bool,
    _ snapshot: Snapshot, _ page: inout Page
  ) {
    var list = painted.list
    let scale = cell.scale(zoom: painted.key.zoom)
    if isSelected, gallery.hasRuler {
      list.items += rulerTints(gallery.element, of: painted.marks)
    } else if isSelected {
      let width = AppModel.framePixels / scale
      list.items.append(
        .stroke(
          .rounded(Rect(list.size).inset(by: width / 2), radius: 2 * width),
          .color(Theme.accent.rgba), StrokeStyleMark(width: width)))
    }
    if isSelected, (gallery.window.left, gallery.window.top) != (0, 0) {
      let x = Double(gallery.window.left * cell.width) / scale
      let y = Double(gallery.window.top * cell.height) / scale
      list = DisplayList(
        size: Size(width: max(0, list.size.width - x), height: max(0, list.size.height - y)),
        items: [.group(GroupMark(list.items, transform: .translation(x: -x, y: -y)))])
    }
    let key = KeptPixels.Key(
      list: list, scale: scale, cell: cell, ground: pictureGround,
      columns: area.columns,
      rows: area.rows)
    if let kept = gallery.pixels[painted.key], kept.shows(key, at: snapshot.galleryTime) {
      page.pictures.append(kept.picture(at: area))
    } else {
      let made = KeptPixels(key, at: snapshot.galleryTime, realTime: 0, page.buffer)
      gallery.pixels.keep(made, for: painted.key)
      page.pictures.append(made.picture(at: area))
    }
  }

  /// Forgets the pictures that a change makes stale: those of another widget or icon, or in another language.
  public mutating func forgetPictures(after change: SimulatorChange) {
    if !change.apps.isEmpty || change.settings { forgetPictures() }
  }

  /// Forgets all pictures.
  public mutating func forgetPictures() {
    pictures.removeAll()
    gallery.painted.removeAll()
    gallery.pixels.removeAll()
    // The file of an icon may have another picture under the same name, which their keys do not tell.
    (phone.kept, phone.keptPixels) = (nil, nil)
    phone.exhibits.forget()
  }
}
