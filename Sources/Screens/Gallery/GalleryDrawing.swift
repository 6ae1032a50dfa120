import Canvas
import Drawing
import JSON
import Phone
import WidgetProtocol

extension AppModel {
  /// The gallery's presentations, in the order in which arrows meet them.
  static let presentations: [Presentation] = GalleryArrangement.groups.flatMap { $0 }

  mutating func drawGallery(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    guard let app = galleryApp(snapshot) else {
      return drawNoApp(area.inset(columns: 3, rows: 1), on: &sheet, snapshot)
    }
    var look = gallery.look ?? firstLook(app)
    if look.bundle != app.bundle || look.activity != app.activity { look = firstLook(app) }
    gallery.look = look
    gallery.row = min(max(0, gallery.row), max(0, app.states.count - 1))
    let (head, body) = area.split(top: 1)
    drawGalleryHead(head, app, look, on: &sheet, snapshot)
    guard !app.states.isEmpty else {
      sheet.put(
        "\(app.title) has no sample states: put JSON files into its states folder, or add a #Preview.",
        column: body.column + 1, row: body.row + 1, in: body, .quiet)
      return
    }
    let hasPanel = body.columns >= 110
    gallery.hasPanel = hasPanel
    if !hasPanel, gallery.pane == .json {
      drawStateJSON(app, body.inset(columns: 1), on: &sheet, snapshot)
      return
    }
    let (matrix, panel) = body.split(
      left: hasPanel ? body.columns - panelColumns(body, look) : body.columns)
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

  /// Returns the width of what stands beside the pictures: a third, and less where that shows a presentation more.
  private func panelColumns(_ area: Area, _ look: GalleryLook) -> Int {
    let usual = min(52, area.columns / 3)
    let least = 34
    let zoom = gallery.zoom ?? options.zoom ?? 5
    let device = DeviceModel.named(look.device) ?? .standard
    let rest = area.columns - GalleryArrangement.leastForTwo(device, zoom: zoom) - 1
    return rest < usual && rest >= least ? rest : usual
  }

  func galleryApp(_ snapshot: Snapshot) -> AppRow? {
    let look = gallery.look
    return snapshot.apps.first { $0.bundle == look?.bundle && $0.activity == look?.activity }
      ?? snapshot.apps.first { $0.bundle == look?.bundle } ?? snapshot.apps.first
  }

  private func drawGalleryHead(
    _ area: Area, _ app: AppRow, _ look: GalleryLook, on sheet: inout Sheet, _ snapshot: Snapshot
  ) {
    var pieces: [(String, TextLook)] = [
      (" \(app.icon) \(app.title)", .bold),
      (
        app.states.isEmpty ? "" : "  state \(gallery.row + 1) of \(app.states.count)", .quiet
      ),
      (" · \(look.appearance.rawValue)", .quiet),
    ]
    if look.isStale { pieces.append((" · stale", .warning)) }
    if look.isDimmed { pieces.append((" · always-on", .warning)) }
    if look.typeSize != .l { pieces.append((" · text \(look.typeSize.rawValue)", .warning)) }
    let device = DeviceModel.named(look.device)?.name ?? look.device
    pieces.append((" · \(device)", .quiet))
    if gallery.hasRuler { pieces.append((" · ruler", .warning)) }
    if snapshot.work.contains(where: \.isTrouble) {
      pieces.append((" · as before the error", .bad))
    }
    sheet.put(pieces, column: area.column, row: area.row, in: area)
  }

  /// Says why no widget is here: it is being compiled, something is wrong with it, or nobody gave one.
  private func drawNoApp(_ box: Area, on sheet: inout Sheet, _ snapshot: Snapshot) {
    let error = snapshot.findings.last { $0.severity == .error }
    let (head, texts): (String, [String]) =
      if let work = snapshot.work.first(where: { !$0.isTrouble }) {
        (work.title.prefix(1).uppercased() + work.title.dropFirst() + " …", [])
      } else if let error {
        ("There is nothing to show yet.", [error.sentence, error.fix ?? ""])
      } else {
        ("No app is here.", ["islet preview FOLDER shows your own widget’s states."])
      }
    sheet.put(head, column: box.column, row: box.row, in: box, .bold)
    var row = box.row + 2
    for text in texts {
      for line in DisplayWidth.lines(of: Visible.text(text), columns: max(10, box.columns))
      where row < box.endRow {
        sheet.put(line, column: box.column, row: row, in: box, .quiet)
        row += 1
      }
    }
  }
}
