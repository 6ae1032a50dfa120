import Canvas
import Drawing
import JSON
import Phone
import WidgetProtocol

extension AppModel {
  /// The gallery's columns, in their order.
  static let presentations: [Presentation] = [
    .lockScreen, .expanded, .compact, .minimal, .standBy, .watch, .carPlay,
  ]

  static func title(of presentation: Presentation) -> String {
    switch presentation {
    case .lockScreen: "Lock Screen"
    case .compact: "Compact"
    case .minimal: "Minimal"
    case .expanded: "Expanded"
    case .standBy: "StandBy"
    case .watch: "Watch"
    case .carPlay: "CarPlay"
    }
  }

  mutating func drawGallery(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    guard let app = galleryApp(snapshot) else {
      let box = area.inset(columns: 3, rows: 1)
      sheet.put("No app is here.", column: box.column, row: box.row, in: box, .bold)
      sheet.put(
        "islet preview FOLDER shows your own widget’s states.", column: box.column,
        row: box.row + 2, in: box, .quiet)
      return
    }
    var look = gallery.look ?? GalleryLook(bundle: app.bundle)
    if look.bundle != app.bundle { look = GalleryLook(bundle: app.bundle) }
    gallery.look = look
    gallery.row = min(max(0, gallery.row), max(0, app.states.count - 1))
    let (head, body) = area.split(top: 1)
    drawGalleryHead(head, app, look, on: &sheet)
    guard !app.states.isEmpty else {
      sheet.put(
        "\(app.title) has no sample states: put JSON files into its states folder, or add a #Preview.",
        column: body.column + 1, row: body.row + 1, in: body, .quiet)
      return
    }
    let hasPanel = body.columns >= 110
    if !hasPanel, gallery.pane == .json {
      drawStateJSON(app, body.inset(columns: 1), on: &sheet, snapshot)
      return
    }
    let (matrix, panel) = body.split(
      left: hasPanel ? body.columns - min(52, body.columns / 3) : body.columns)
    drawMatrix(matrix, app, look, on: &sheet, snapshot, &page)
    if hasPanel {
      sheet.fill(panel, Theme.ground)
      sheet.verticalLine(
        column: panel.column, rows: panel.row..<panel.endRow, isStrong: gallery.pane == .json)
      drawStateJSON(
        app,
        Area(
          column: panel.column + 2, row: panel.row, columns: panel.columns - 3, rows: panel.rows),
        on: &sheet, snapshot)
    }
  }

  func galleryApp(_ snapshot: Snapshot) -> AppRow? {
    snapshot.apps.first { $0.bundle == gallery.look?.bundle } ?? snapshot.apps.first
  }

  private func drawGalleryHead(
    _ area: Area, _ app: AppRow, _ look: GalleryLook, on sheet: inout Sheet
  ) {
    var pieces: [(String, TextLook)] = [
      (" \(app.icon) \(app.title)", .bold), ("  \(app.states.count) states", .quiet),
      (" · \(look.appearance.rawValue)", .quiet),
    ]
    if look.isStale { pieces.append((" · stale", .warning)) }
    if look.isDimmed { pieces.append((" · always-on", .warning)) }
    if look.typeSize != .l { pieces.append((" · text \(look.typeSize.rawValue)", .warning)) }
    let device = DeviceModel.named(look.device)?.name ?? look.device
    pieces.append((" · \(device)", .quiet))
    if gallery.hasRuler { pieces.append((" · ruler", .warning)) }
    sheet.put(pieces, column: area.column, row: area.row, in: area)
  }

  /// The finest zoom at which the widest common presentation fits whole: designers look at it, not at many.
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

  private mutating func drawMatrix(
    _ area: Area, _ app: AppRow, _ look: GalleryLook, on sheet: inout Sheet, _ snapshot: Snapshot,
    _ page: inout Page
  ) {
    sheet.answer(area, .pane(.states))
    let zoom = galleryZoom(area, look)
    gallery.shownZoom = zoom
    let device = DeviceModel.named(look.device) ?? .standard
    let columns = AppModel.presentations.filter { presentation in
      !Exhibit.surfaces(for: presentation, on: device).isEmpty
    }
    gallery.column = min(max(0, gallery.column), columns.count - 1)
    let widths = columns.map { columnWidth($0, device, zoom) }
    let firstColumn = firstVisibleColumn(widths, area.columns - 1)
    let (head, body) = area.split(top: 1)

    // Rows are as high as their highest picture; only those that show are drawn.
    gallery.firstRow = min(gallery.firstRow, gallery.row)
    while gallery.firstRow < gallery.row {
      let height = (gallery.firstRow...gallery.row).reduce(0) {
        $0 + rowHeight($1, columns, look, zoom) + 1
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
      // Painted first: only then is the row's height known.
      var column = body.column + 1
      var cells: [(index: Int, column: Int, picture: Result<PaintedCell?, GalleryProblem>)] = []
      for index in firstColumn..<columns.count where column < body.endColumn {
        let picture = galleryPicture(
          columns[index], state: state, app, look, zoom, snapshot, &page)
        cells.append((index, column, picture))
        column += widths[index] + 1
      }
      let height = rowHeight(state, columns, look, zoom)
      for (index, column, picture) in cells {
        let cell = Area(
          column: column, row: row + 1, columns: min(widths[index], body.endColumn - column),
          rows: min(height, body.endRow - row - 1))
        drawGalleryCell(
          picture, isSelected: isHere && index == gallery.column, cell, on: &sheet, snapshot, &page)
        sheet.answer(cell, .galleryCell(row: state, column: index))
      }
      row += height + 1
    }
    drawColumnTitles(head, columns, widths, firstColumn, zoom, on: &sheet)
  }

  private func drawColumnTitles(
    _ area: Area, _ columns: [Presentation], _ widths: [Int], _ first: Int, _ zoom: Double,
    on sheet: inout Sheet
  ) {
    var column = area.column + 1
    for index in first..<columns.count where column < area.endColumn {
      let title = AppModel.title(of: columns[index])
      let isHere = index == gallery.column
      sheet.put(
        title, column: column, row: area.row,
        in: Area(
          column: column, row: area.row, columns: min(widths[index], area.endColumn - column),
          rows: 1),
        isHere ? TextLook(Theme.text, on: Theme.selection, .bold) : TextLook(Theme.quiet, .bold))
      column += widths[index] + 1
    }
    let note =
      first > 0 || column > area.endColumn + 1 ? "←→ \(gallery.column + 1)/\(columns.count)" : ""
    let zoomNote = zoom == 5 ? "" : "\(AppModel.zoomName(zoom)) pt a pixel"
    let text = [zoomNote, note].filter { !$0.isEmpty }.joined(separator: " · ")
    if !text.isEmpty {
      sheet.putRight(" \(text)", row: area.row, in: area, TextLook(Theme.quiet, on: Theme.ground))
    }
  }

  private func columnWidth(
    _ presentation: Presentation, _ device: DeviceModel, _ zoom: Double
  ) -> Int {
    let surfaces = Exhibit.surfaces(for: presentation, on: device)
    let width: Double =
      switch presentation {
      case .standBy: device.screen.height
      case .compact, .minimal: (device.island?.totalWidth ?? 250) + 20
      default: (surfaces.map(\.width).max() ?? 0) + 20
      }
    return max(
      Int((width / zoom).rounded(.up)), Sheet.width(AppModel.title(of: presentation)))
  }

  private func firstVisibleColumn(_ widths: [Int], _ room: Int) -> Int {
    var first = 0
    while first < gallery.column {
      let width = widths[first...gallery.column].reduce(0) { $0 + $1 + 1 }
      if width <= room + 1 { break }
      first += 1
    }
    return first
  }

  private func rowHeight(
    _ state: Int, _ columns: [Presentation], _ look: GalleryLook, _ zoom: Double
  ) -> Int {
    // StandBy fills a screen of its own; where it stands beside others it is cut.
    var highest: Int?
    for presentation in columns where presentation != .standBy {
      let key = PaintKey(
        look: look, state: state, presentation: presentation, zoom: zoom,
        hasRuler: gallery.hasRuler)
      if let rows = gallery.painted[key]?.grid.rows { highest = max(highest ?? 0, rows) }
    }
    return highest ?? Int((180 / zoom / 2).rounded(.up))
  }

  private mutating func drawGalleryCell(
    _ picture: Result<PaintedCell?, GalleryProblem>, isSelected: Bool, _ area: Area,
    on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    guard area.rows > 0, area.columns > 0 else { return }
    switch picture {
    case .success(let painted?):
      sheet.paste(painted.grid, column: area.column, row: area.row, in: area)
      if isSelected { gallery.marks = painted.marks }
    case .success(nil):
      sheet.put("drawing …", column: area.column + 1, row: area.row + 1, in: area, .quiet)
    case .failure(let problem):
      for (index, line) in AppModel.wrapped(problem.sentence, to: min(area.columns - 2, 46))
        .prefix(max(0, area.rows - 1)).enumerated()
      {
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

  private mutating func drawStateJSON(
    _ app: AppRow, _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot
  ) {
    sheet.answer(area, .pane(.json))
    if gallery.hasRuler {
      sheet.put(
        "Measures", column: area.column, row: area.row, in: area, TextLook(Theme.quiet, .bold))
      AppModel.drawLegend(gallery.marks, in: area.split(top: 1).rest, on: &sheet)
      return
    }
    let payload = galleryPayload(app, snapshot)
    let bytes = payload.compact.utf8.count
    let title = gallery.showsPayload ? "Payload" : "Content state"
    let size = gallery.showsPayload ? "\(bytes) of \(PushText.limit) bytes" : "\(bytes) bytes"
    sheet.put(
      [
        ("\(title) of \(app.states[gallery.row].name)", TextLook(Theme.quiet, .bold)),
        ("  \(size)", gallery.showsPayload && bytes > PushText.limit ? .bad : .quiet),
      ], column: area.column, row: area.row, in: area)
    let lines = JSONLines.lines(of: payload, width: area.columns)
    let rest = area.split(top: 1).rest
    gallery.jsonScroll = min(gallery.jsonScroll, max(0, lines.count - rest.rows))
    JSONLines.draw(lines, from: gallery.jsonScroll, in: rest, on: &sheet)
  }

  /// What stands beside the pictures: the state, or the whole payload of an update with it.
  func galleryPayload(_ app: AppRow, _ snapshot: Snapshot) -> JSONValue {
    guard app.states.indices.contains(gallery.row) else { return [:] }
    // A push carries numbers where a sample says "@date+60".
    let state = app.states[gallery.row].value.resolvingMoments(
      at: snapshot.clock.now.rounded(.down))
    guard gallery.showsPayload else { return state }
    return [
      "aps": [
        "timestamp": .int(Int(exactly: snapshot.clock.now.rounded(.down)) ?? 0), "event": "update",
        "content-state": state,
      ]
    ]
  }
}
