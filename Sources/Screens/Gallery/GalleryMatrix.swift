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
        $0 + rowHeight($1, columns, arrangement, look, rows: body.rows) + 1
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
        let stack = stack(group, state, arrangement, look, rows: body.rows)
        for presentation in stack where top < body.endRow {
          let picture = galleryPicture(
            presentation, state: state, app, look, arrangement.zoom(presentation), snapshot, &page)
          let height = cellHeight(presentation, state, arrangement, look)
          let cell = Area(
            column: column, row: top,
            columns: min(cellWidth(picture) ?? group.width, body.endColumn - column),
            rows: min(height, body.endRow - top))
          let index = arrangement.index(of: presentation)
          let subject = GalleryWindow.Subject(app: app.id, row: state, column: index)
          drawGalleryCell(
            picture, isHere && index == gallery.column ? subject : nil, cell, on: &sheet, snapshot,
            &page)
          sheet.answer(cell, .galleryCell(row: state, column: index))
          top += height
        }
        column += group.width + 1
      }
      row += rowHeight(state, columns, arrangement, look, rows: body.rows) + 1
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
    let more = gallery.window.arrows(row: gallery.row, column: gallery.column)
    let words = [
      more.isEmpty ? nil : "\(more) more",
      visible.count < arrangement.columns.count
        ? "←→ \(gallery.column + 1) of \(arrangement.count)" : nil,
    ].compactMap { $0 }
    guard !words.isEmpty else { return }
    sheet.putRight(
      " " + words.joined(separator: " · ") + " ", row: area.row, in: area,
      TextLook(Theme.quiet, on: Theme.ground))
  }

  private func rowHeight(
    _ state: Int, _ columns: ArraySlice<GalleryArrangement.Column>,
    _ arrangement: GalleryArrangement, _ look: GalleryLook, rows: Int
  ) -> Int {
    columns.map { group in
      stack(group, state, arrangement, look, rows: rows)
        .reduce(0) { $0 + cellHeight($1, state, arrangement, look) }
    }.max() ?? 0
  }

  /// Returns what stands over one another in a state's row. Above the selected presentation as much gives way as it
  /// needs to be seen whole below the state's name.
  private func stack(
    _ group: GalleryArrangement.Column, _ state: Int, _ arrangement: GalleryArrangement,
    _ look: GalleryLook, rows: Int
  ) -> ArraySlice<Presentation> {
    let all = group.presentations[...]
    guard state == gallery.row,
      let selected = all.firstIndex(where: { arrangement.index(of: $0) == gallery.column })
    else { return all }
    let heights = all.map { cellHeight($0, state, arrangement, look) }
    var first = 0
    while first < selected, heights[first...selected].reduce(1, +) > rows { first += 1 }
    return all[first...]
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

  /// Draws a cell; the selected one is given by what it shows.
  private mutating func drawGalleryCell(
    _ picture: Result<PaintedCell?, GalleryProblem>, _ selected: GalleryWindow.Subject?,
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    guard area.rows > 0, area.columns > 0 else { return }
    let isSelected = selected != nil
    switch picture {
    case .success(let painted?):
      if let selected {
        gallery.marks = painted.marks
        gallery.window.show(
          selected, zoom: painted.key.zoom, columns: painted.grid.columns, rows: painted.grid.rows,
          in: area, chosen: gallery.hasRuler ? chosenCells(of: painted) : nil)
      }
      if let cell = imageCell {
        drawGalleryPixels(painted, cell, area, isSelected: isSelected, snapshot, &page)
        return
      }
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
      let (left, top) = isSelected ? (gallery.window.left, gallery.window.top) : (0, 0)
      sheet.paste(grid, column: area.column - left, row: area.row - top, in: area)
      if left > 0 { sheet.clearHalves(column: area.column, rows: area.row..<area.endRow) }
    case .success(nil):
      sheet.put("drawing …", column: area.column + 1, row: area.row + 1, in: area, .quiet)
    case .failure(let problem):
      if isSelected { gallery.window = GalleryWindow() }
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
  /// Returns the cells of a picture in which what the ruler has chosen is, with its number.
  private func chosenCells(of painted: PaintedCell) -> (element: Int, cells: Area)? {
    guard let element = AppModel.chosen(gallery.element, of: painted.marks) else { return nil }
    let zoom = painted.key.zoom
    let across = imageCell.map { Double($0.width) / $0.scale(zoom: zoom) } ?? zoom
    let down = imageCell.map { Double($0.height) / $0.scale(zoom: zoom) } ?? 2 * zoom
    let frame = painted.marks[element].shown
    let (left, top) = (Int(bounded: frame.minX / across), Int(bounded: frame.minY / down))
    let right = Int(bounded: (frame.maxX / across).rounded(.up))
    let bottom = Int(bounded: (frame.maxY / down).rounded(.up))
    return (
      element,
      Area(
        column: max(0, left), row: max(0, top), columns: max(1, right - max(0, left)),
        rows: max(1, bottom - max(0, top)))
    )
  }
}
