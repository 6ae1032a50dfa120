import Canvas
import Drawing
import Numbers
import Phone
import WidgetProtocol

/// The gallery's pictures, one row for each state. Only visible ones are drawn.
extension AppModel {
  /// Returns the finest zoom at which the widest common presentation fits whole: designers look at it, not at many.
  func galleryZoom(_ area: Area, _ look: GalleryLook) -> Double {
    if let zoom = gallery.zoom ?? options.zoom { return zoom }
    let device = DeviceModel.named(look.device) ?? .standard
    let width = device.cardWidth + 20
    let height = DeviceModel.contentHeights.greatest + 20
    return Painter.zooms.last { zoom in
      zoom >= 5 && (width / zoom).rounded(.up) <= Double(area.columns)
        && (height / zoom / 2).rounded(.up) + 2 <= Double(area.rows)
    } ?? 10
  }

  mutating func drawMatrix(
    _ area: Area, _ app: AppRow, _ look: GalleryLook, on sheet: inout Sheet, _ snapshot: Snapshot,
    _ page: inout Page
  ) {
    sheet.answer(area, .pane(.states))
    let zoom = galleryZoom(area, look)
    gallery.shownZoom = zoom
    let room = area.columns - 1
    let arrangement = GalleryArrangement(
      DeviceModel.named(look.device) ?? .standard, zoom: zoom, room: room,
      isZoomChosen: (gallery.zoom ?? options.zoom) != nil)
    gallery.column = gallery.place.column(gallery.column, in: arrangement)
    gallery.selected = arrangement[gallery.column]
    let visible = arrangement.visible(with: gallery.column, room: room)
    let columns = arrangement.columns[visible]
    let (head, body) = area.split(top: 1)

    // Rows are as high as their highest picture; only those that show are drawn.
    gallery.firstRow = min(gallery.firstRow, gallery.row)
    while gallery.firstRow < gallery.row {
      let height = (gallery.firstRow...gallery.row).reduce(0) {
        $0 + rowHeight($1, columns, arrangement, look) + 1
      }
      if height <= body.rows { break }
      gallery.firstRow += 1
    }

    var row = body.row
    for state in gallery.firstRow..<app.states.count where row < body.endRow {
      let isHere = state == gallery.row
      let line = Area(column: body.column, row: row, columns: body.columns, rows: 1)
      sheet.put(
        "\(isHere ? "▸" : " ")\(app.states[state].name)", column: line.column, row: row, in: line,
        isHere ? TextLook(Theme.accent, .bold) : .quiet)
      var column = body.column + 1
      for group in columns {
        var top = row + 1
        for presentation in group.presentations where top < body.endRow {
          let picture = galleryPicture(
            presentation, state: state, app, look, arrangement.zoom(presentation), snapshot, &page)
          let height = cellHeight(presentation, state, arrangement, look)
          let cell = Area(
            column: column, row: top,
            columns: min(cellWidth(picture) ?? group.width, body.endColumn - column),
            rows: min(height, body.endRow - top))
          let index = arrangement.index(of: presentation)
          drawGalleryCell(
            picture, isSelected: isHere && index == gallery.column, cell, on: &sheet, snapshot,
            &page)
          sheet.answer(cell, .galleryCell(row: state, column: index))
          top += height
        }
        column += group.width + 1
      }
      row += rowHeight(state, columns, arrangement, look) + 1
    }
    drawColumnTitles(head, arrangement, visible, on: &sheet)
  }

  private func drawColumnTitles(
    _ area: Area, _ arrangement: GalleryArrangement, _ visible: Range<Int>, on sheet: inout Sheet
  ) {
    var column = area.column + 1
    for group in arrangement.columns[visible] {
      var place = column
      for (index, presentation) in group.presentations.enumerated() {
        // They stand over one another.
        if index > 0 {
          place = sheet.put(" ↓ ", column: place, row: area.row, in: area, .quiet)
        }
        let isHere = arrangement[gallery.column] == presentation
        place = sheet.put(
          presentation.title, column: place, row: area.row, in: area,
          isHere ? TextLook(Theme.text, on: Theme.selection, .bold) : TextLook(Theme.quiet, .bold))
        if let size = gallery.look?.size(of: presentation) {
          place = sheet.put(" \(size.name)", column: place, row: area.row, in: area, .quiet)
        }
        let zoom = arrangement.zoom(presentation)
        if imageCell == nil, zoom != 5, group.presentations.count == 1 {
          place = sheet.put(
            " \(zoom.short(places: 2)) pt a pixel", column: place, row: area.row, in: area, .quiet
          )
        }
      }
      column += group.width + 1
    }
    guard visible.count < arrangement.columns.count else { return }
    sheet.putRight(
      " ←→ \(gallery.column + 1) of \(arrangement.count)", row: area.row, in: area,
      TextLook(Theme.quiet, on: Theme.ground))
  }

  private func rowHeight(
    _ state: Int, _ columns: ArraySlice<GalleryArrangement.Column>,
    _ arrangement: GalleryArrangement, _ look: GalleryLook
  ) -> Int {
    columns.map { group in
      group.presentations.reduce(0) { $0 + cellHeight($1, state, arrangement, look) }
    }.max() ?? 0
  }

  /// Returns how high a cell is: its picture, or what a picture of its kind usually is.
  private func cellHeight(
    _ presentation: Presentation, _ state: Int, _ arrangement: GalleryArrangement,
    _ look: GalleryLook
  ) -> Int {
    let zoom = arrangement.zoom(presentation)
    let key = paintKey(presentation, state: state, look, zoom)
    return gallery.painted[key]?.grid.rows ?? arrangement.usualRows(presentation)
  }

  private func cellWidth(_ picture: Result<PaintedCell?, GalleryProblem>) -> Int? {
    if case .success(let painted?) = picture { painted.grid.columns } else { nil }
  }

  private mutating func drawGalleryCell(
    _ picture: Result<PaintedCell?, GalleryProblem>, isSelected: Bool, _ area: Area,
    on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    guard area.rows > 0, area.columns > 0 else { return }
    switch picture {
    case .success(let painted?):
      if let cell = imageCell {
        if isSelected { gallery.marks = painted.marks }
        drawGalleryPixels(painted, cell, area, isSelected: isSelected, snapshot, &page)
        return
      }
      if isSelected { gallery.marks = painted.marks }
      var grid = painted.grid
      if isSelected, gallery.hasRuler {
        var list = painted.list
        list.items += rulerTints(gallery.element, of: painted.marks)
        grid =
          Painter(
            zoom: painted.key.zoom, glyphs: options.glyphs, hasIcons: options.hasIcons,
            paintsEmoji: options.paintsEmoji
          ).paint(
            list, at: snapshot.galleryTime, using: page.buffer
          ).grid
      }
      sheet.paste(grid, column: area.column, row: area.row, in: area)
    case .success(nil):
      sheet.put("drawing …", column: area.column + 1, row: area.row + 1, in: area, .quiet)
    case .failure(let problem):
      for (index, line) in DisplayWidth.lines(
        of: problem.sentence, columns: min(area.columns - 2, 46)
      )
      .prefix(max(0, area.rows - 1)).enumerated() {
        sheet.put(line, column: area.column + 1, row: area.row + index, in: area, .warning)
      }
    }
    if isSelected {
      let look = TextLook(Theme.accent, .bold)
      let bottom = area.endRow - 1
      let right = area.endColumn - 1
      for (glyph, column, row) in [
        ("┏", area.column, area.row), ("┓", right, area.row), ("┗", area.column, bottom),
        ("┛", right, bottom),
      ] { sheet.put(glyph, column: column, row: row, in: area, look) }
    }
  }
}
