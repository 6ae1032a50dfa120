import Canvas
import Drawing
import Phone

/// The phone as pixels, where the terminal shows pictures.
extension AppModel {
  /// Fewer pixels a point and texts cannot be read: a shortened phone is larger.
  static let leastScale = 0.9
  private static let shortenedScale = 1.2
  static let mostScale = 3.0

  /// Returns a body as wide as life's.
  func imageBody(_ scene: PhoneScene) -> PhoneBody? {
    guard scene.device.kind == .phone else { return nil }
    return PhoneBody.whole(scene.device, pixel: 1, ground: deviceGround.rgba)
  }

  /// Returns points a column at which the whole phone fits; where that would be too small, its width does.
  func imageZoom(_ area: Area, _ scene: PhoneScene, _ cell: PictureCell) -> Double {
    let screen = screenSize(scene)
    let size = imageBody(scene)?.size(around: screen) ?? screen
    let (width, height) = (Double(cell.width), Double(cell.height))
    let across = Double(max(1, area.columns)) * width / size.width
    let whole = min(across, Double(max(1, area.rows)) * height / size.height)
    let scale =
      whole >= Self.leastScale ? min(whole, Self.mostScale) : min(across, Self.shortenedScale)
    // What gives this scale: the scale is the smaller of what columns and rows allow.
    return min(width, height / 2) / max(0.1, scale)
  }

  mutating func drawPhonePixels(
    _ area: Area, _ picture: PhonePicture, _ list: DisplayList, _ cell: PictureCell, zoom: Double,
    on sheet: inout Sheet, at now: Double, realTime: Double, _ page: inout Page
  ) {
    let scale = cell.scale(zoom: zoom)
    var list = list
    if let index = phone.mark?.number, picture.regions.indices.contains(index) {
      list.items.append(AppModel.mark(around: picture.regions[index].frame))
    }
    let size = cell.cells(of: list.size, scale: scale)
    let (columns, rows) = (min(size.columns, area.columns), min(size.rows, area.rows))
    let key = KeptPixels.Key(
      list: list, scale: scale, cell: cell, ground: pictureGround, columns: columns, rows: rows)
    if phone.keptPixels == nil {
      phone.keptPixels = KeptPixels(key, at: now, realTime: realTime, page.buffer)
    } else if phone.keptPixels?.shows(key, at: now) != true {
      phone.keptPixels?.paint(key, at: now, realTime: realTime, page.buffer)
    }
    guard let kept = phone.keptPixels else { return }
    let shown = Area(
      column: area.column + max(0, (area.columns - columns) / 2),
      row: area.row + max(0, (area.rows - rows) / 2), columns: columns, rows: rows)
    page.pictures.append(kept.picture(at: shown))
    sheet.answer(
      shown,
      .phone(
        column: shown.column, row: shown.row, pointsPerColumn: Double(cell.width) / scale,
        pointsPerRow: Double(cell.height) / scale))
    if let change = kept.changesAt { page.changes(in: change - now) }
  }

  /// Real seconds for which an exhibit's pixels are not painted again.
  private static let exhibitPixelRest = 0.1

  /// Puts an exhibit's pixels on the screen; they follow a few times a second when much changes.
  mutating func drawExhibitPixels(
    _ exhibit: ActivityExhibit, _ cell: PictureCell, _ area: Area, at now: Double,
    realTime: Double, _ page: inout Page
  ) {
    let key = KeptPixels.Key(
      list: exhibit.picture.list, scale: cell.scale(zoom: phone.shownZoom), cell: cell,
      ground: pictureGround, columns: area.columns, rows: area.rows)
    if let kept = phone.exhibits.pixels[exhibit.kind] {
      if !kept.shows(key, at: now) {
        let rest = kept.paintedAt + AppModel.exhibitPixelRest - realTime
        if rest > 0, kept.fits(key) {
          page.changesInReal = min(page.changesInReal ?? rest, rest)
        } else {
          phone.exhibits.pixels[exhibit.kind]?.paint(key, at: now, realTime: realTime, page.buffer)
        }
      }
    } else {
      phone.exhibits.pixels[exhibit.kind] = KeptPixels(
        key, at: now, realTime: realTime, page.buffer)
    }
    guard let shown = phone.exhibits.pixels[exhibit.kind] else { return }
    page.pictures.append(shown.picture(at: area))
    if let change = shown.changesAt, change > now { page.changes(in: change - now) }
  }

  /// Returns a line around the part that Enter would tap.
  private static func mark(around frame: Rect) -> DisplayItem {
    .stroke(
      .rounded(frame.inset(by: -2), radius: 10), .color(Theme.accent.rgba),
      StrokeStyleMark(width: 2.5))
  }
}
