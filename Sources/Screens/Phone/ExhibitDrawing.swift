import Canvas
import Drawing
import LiveActivities
import Phone

/// The selected activity's other presentations beside the phone, live and at the phone's own scale.
extension AppModel {
  /// Narrower panels have no room for a picture beside what must be read.
  private static let leastColumns = 56
  private static let leastRows = 24
  /// Rows that stay for verdicts and state under the pictures.
  private static let textRows = 9
  /// Real seconds for which an exhibit is not painted again.
  private static let exhibitRest = 0.05
  /// Columns from which verdicts and state stand beside the pictures instead.
  private static let textColumns = 32

  /// Returns what is worth drawing beside the phone; nil where there is no room, or where measures are to be read.
  func exhibitWish(in panel: Area, zoom: Double) -> ExhibitWish? {
    guard panel.columns >= AppModel.leastColumns, panel.rows >= AppModel.leastRows, !phone.hasRuler
    else { return nil }
    return ExhibitWish(activity: phone.activity, pixel: pixel(zoom: zoom))
  }

  /// Draws as many as fit whole, and gives what is left for text.
  mutating func drawExhibits(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page, at time: Double
  ) -> Area {
    let now = snapshot.clock.now
    phone.exhibits.follow(selectedActivity(snapshot)?.id)
    func painter(_ exhibit: ActivityExhibit) -> Painter {
      Painter(
        zoom: exhibit.kind.pixel(beside: phone.shownZoom), glyphs: options.glyphs,
        hasIcons: options.hasIcons, paintsEmoji: options.paintsEmoji)
    }
    let exhibits = snapshot.exhibits.filter { !isOnPhone($0.kind, snapshot) }
    let sizes = exhibits.map { exhibit in
      let size = exhibit.picture.list.size
      return imageCell.map { $0.cells(of: size, scale: $0.scale(zoom: phone.shownZoom)) }
        ?? painter(exhibit).cells(of: size)
    }
    let places = ExhibitPlaces(
      sizes: sizes, in: area, textColumns: AppModel.textColumns, textRows: AppModel.textRows)
    for (exhibit, place) in zip(exhibits, places.pictures) {
      guard let place else { continue }
      var (head, body) = place.split(top: 1)
      head.columns = places.captionColumns(over: place, in: area)
      sheet.put(
        exhibit.caption(columns: head.columns), column: head.column, row: head.row, in: head,
        TextLook(Theme.quiet, .bold))
      sheet.answer(body, .exhibit(exhibit.kind))
      let cell =
        imageCell.map { cell in
          let scale = cell.scale(zoom: phone.shownZoom)
          return Size(width: Double(cell.width) / scale, height: Double(cell.height) / scale)
        } ?? painter(exhibit).cell
      phone.exhibitPlaces[exhibit.kind] = ExhibitPlace(area: body, cell: cell)
      if let cell = imageCell {
        drawExhibitPixels(exhibit, cell, body, at: now, realTime: time, &page)
        continue
      }
      let kept = keptPicture(of: exhibit, painter(exhibit), at: now, realTime: time, &page)
      sheet.paste(kept.cells.grid, column: body.column, row: body.row, in: body)
      if let change = kept.changesAt, change > now { page.changes(in: change - now) }
    }
    return places.text
  }

  /// Returns an exhibit's cells. When news rain down, the phone goes first and these follow some times a second.
  private mutating func keptPicture(
    of exhibit: ActivityExhibit, _ painter: Painter, at now: Double, realTime: Double,
    _ page: inout Page
  ) -> KeptPicture {
    let list = exhibit.picture.list
    if let kept = phone.exhibits.cells[exhibit.kind] {
      if kept.shows(list, painter, at: now) { return kept }
      let rest = kept.paintedAt + AppModel.exhibitRest - realTime
      if rest > 0, kept.fits(painter, list) {
        page.changesInReal = min(page.changesInReal ?? rest, rest)
        return kept
      }
    }
    var kept = phone.exhibits.cells[exhibit.kind]
    if kept?.fits(painter, list) == true {
      // Held twice, its cells would be copied.
      phone.exhibits.cells[exhibit.kind] = nil
      kept?.paint(list, at: now, realTime: realTime, page.buffer)
    } else {
      kept = nil
    }
    let new = kept ?? KeptPicture(list, painter, at: now, realTime: realTime, page.buffer)
    phone.exhibits.cells[exhibit.kind] = new
    return new
  }

  /// Returns whether the phone shows a kind already, so that it need not stand beside it.
  private func isOnPhone(_ kind: ActivityExhibit.Kind, _ snapshot: Snapshot) -> Bool {
    guard let id = selectedActivity(snapshot)?.id, let picture = phone.picture else { return false }
    let slots = picture.placements.filter { $0.activityID == id }.map(\.slot)
    return kind != .minimal && !kind.isStale && kind.presentation.isOnPhone
      && kind.presentation.slots.contains(where: slots.contains)
  }
}

/// Where pictures of given sizes stand in an area, each under a line for its caption, and what is left for text.
struct ExhibitPlaces {
  /// One for each size; nil where there is no room.
  private(set) var pictures: [Area?]
  private(set) var text: Area

  private static let gap = 2

  /// Lays pictures in lines, in their order; what does not fit whole is left out.
  init(sizes: [(columns: Int, rows: Int)], in area: Area, textColumns: Int, textRows: Int) {
    pictures = sizes.map { _ in nil }
    text = area
    let fitting = sizes.indices.filter { sizes[$0].columns <= area.columns }
    guard let widest = fitting.map({ sizes[$0].columns }).max() else { return }
    let hasTextBeside = area.columns - widest - Self.gap >= textColumns
    let bottom = area.endRow - (hasTextBeside ? 0 : textRows)
    var (row, column, height) = (area.row, area.column, 0)
    // The first row at which the text has the whole column beside the widest picture.
    var textRow = area.row
    for index in fitting {
      let size = sizes[index]
      if column > area.column, column + size.columns > area.endColumn {
        (row, column, height) = (row + height + 1, area.column, 0)
      }
      guard row + size.rows + 1 <= bottom else { continue }
      pictures[index] = Area(column: column, row: row, columns: size.columns, rows: size.rows + 1)
      height = max(height, size.rows + 1)
      column += size.columns + Self.gap
      if column - Self.gap > area.column + widest { textRow = row + height + 1 }
    }
    guard let end = pictures.compactMap({ $0?.endRow }).max() else { return }
    let below = Area(
      column: area.column, row: end + 1, columns: area.columns, rows: max(0, area.endRow - end - 1))
    let beside = Area(
      column: area.column + widest + Self.gap, row: textRow,
      columns: area.columns - widest - Self.gap, rows: max(0, area.endRow - textRow))
    // Under the pictures the text begins at the panel's edge, so it stands there where it has as much room.
    let hasRoomBelow =
      below.rows >= textRows && below.columns * below.rows >= beside.columns * beside.rows
    text = hasTextBeside && !hasRoomBelow ? beside : below
  }

  /// Returns how wide the caption of a picture may be: it ends where something else stands beside it.
  func captionColumns(over picture: Area, in area: Area) -> Int {
    let others = pictures.compactMap { $0 } + [text]
    let next = others.filter {
      $0.column > picture.column && $0.row <= picture.row && picture.row < $0.endRow
    }.map(\.column).min()
    return (next.map { $0 - Self.gap } ?? area.endColumn) - picture.column
  }
}
