import Canvas
import Drawing
import Findings
import JSON
import Phone
import WidgetProtocol

extension AppModel {
  /// The gallery's presentations, in the order in which arrows meet them.
  static let presentations: [Presentation] = GalleryArrangement.groups.flatMap { $0 }

  mutating func drawGallery(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    // Of several widgets that are compiled the one that is named first is shown, whichever is ready first.
    if !gallery.isTouched { gallery.look = nil }
    guard let app = galleryApp(snapshot) else {
      return drawNoApp(area.inset(columns: 3, rows: 1), on: &sheet, snapshot)
    }
    var look = gallery.look ?? firstLook(app)
    if look.bundle != app.bundle || look.activity != app.activity { look = firstLook(app) }
    gallery.look = look
    settleGalleryRow(in: app)
    let (head, below) = area.split(top: 1)
    let body = drawTrouble(below, on: &sheet, snapshot)
    drawGalleryHead(head, app, look, on: &sheet, snapshot)
    page.reviewWish = app.states.isEmpty ? nil : look
    guard !app.states.isEmpty else {
      // Where the widget itself is the trouble, states would not help.
      if body != below { return }
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
    if gallery.hasRuler, !hasPanel { tellMeasure(gallery.element, of: gallery.marks, &page) }
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
      ?? snapshot.apps.first { $0.bundle == look?.bundle }
      ?? selectedActivity(snapshot).flatMap { row in snapshot.apps.first { $0.has(row.activity) } }
      ?? snapshot.apps.first
  }

  private func drawGalleryHead(
    _ area: Area, _ app: AppRow, _ look: GalleryLook, on sheet: inout Sheet, _ snapshot: Snapshot
  ) {
    let device = DeviceModel.named(look.device)?.name ?? look.device
    var pieces: [(String, TextLook)] = [
      (" \(app.icon) \(app.title)", .bold),
      (
        app.states.isEmpty ? "" : "  state \(gallery.row + 1) of \(app.states.count)", .quiet
      ),
      (" · \(device)", .quiet), (" · \(look.appearance.rawValue)", .quiet),
    ]
    if look.isStale { pieces.append((" · stale", .warning)) }
    if look.isDimmed { pieces.append((" · always-on", .warning)) }
    if look.typeSize != .l { pieces.append((" · text \(look.typeSize.rawValue)", .warning)) }
    if snapshot.locale != Snapshot.usualLocale {
      pieces.append((" · \(snapshot.locale)", .quiet))
    }
    for setting in DisplaySetting.allCases where look.display.contains(setting) {
      pieces.append((" · \(setting.mark)", .warning))
    }
    if app.isWithoutSource { pieces.append((" · Islet’s card: no source", .warning)) }
    if gallery.hasRuler { pieces.append((" · ruler", .warning)) }
    if snapshot.work.contains(where: \.isTrouble) {
      pieces.append((" · as before the error", .bad))
    }
    let end = sheet.put(pieces, column: area.column, row: area.row, in: area)
    drawDesignCount(area, after: end, look, on: &sheet, snapshot)
  }

  /// Says at the end of the head how much the design rules have to say, where there is room.
  private func drawDesignCount(
    _ area: Area, after column: Int, _ look: GalleryLook, on sheet: inout Sheet,
    _ snapshot: Snapshot
  ) {
    // While the source does not compile, `!` lists first why.
    guard let findings = snapshot.reviews[look.subject],
      !snapshot.work.contains(where: \.isTrouble)
    else { return }
    let counts = [(Severity.error, "error"), (.warning, "warning")].compactMap {
      severity, word -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    guard !counts.isEmpty else { return }
    let hasErrors = findings.contains { $0.severity == .error }
    let words = "design: \(counts.joined(separator: ", ")) · press ! "
    let start = area.endColumn - Sheet.width(words)
    guard start > column + 1 else { return }
    sheet.put(words, column: start, row: area.row, in: area, hasErrors ? .bad : .warning)
    sheet.answer(
      Area(column: start, row: area.row, columns: Sheet.width(words), rows: 1), .action(.findings))
  }

  /// Says below the pictures why the source as it is now does not show, with its line and a caret, and gives what is
  /// left of the area.
  private func drawTrouble(_ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot) -> Area {
    let present = snapshot.work.flatMap(\.errors)
    let errors = present.isEmpty ? snapshot.errors : present
    guard snapshot.work.contains(where: \.isTrouble),
      let error = errors.first(where: { $0.location != nil }) ?? errors.first
    else { return area }
    let lines = AppModel.lines(of: error, columns: area.columns - 2, snapshot)
      .prefix(max(2, area.rows / 4))
    let (rest, box) = area.split(top: area.rows - lines.count - 1)
    sheet.fill(box, Theme.raised)
    for (index, line) in lines.enumerated() {
      sheet.put(line.0, column: box.column + 1, row: box.row + index, in: box, line.1)
    }
    sheet.answer(box, .action(.findings))
    return rest
  }

  /// Returns an error in lines: its sentence, its line of source with a caret, its place, what mends it.
  private static func lines(
    of error: Finding, columns: Int, _ snapshot: Snapshot
  ) -> [(String, TextLook)] {
    let columns = max(10, columns)
    var lines: [(String, TextLook)] = DisplayWidth.lines(
      of: Visible.text(error.sentence), columns: columns
    ).map { ($0, .bad) }
    if let location = error.location {
      lines += (snapshot.excerpts[location]?.shown(columns: columns) ?? []).map { ($0, .plain) }
      lines += DisplayWidth.lines(
        of: Visible.text(snapshot.paths.short(location)), columns: columns
      ).map { ($0, .quiet) }
    }
    if let fix = error.fix {
      lines += DisplayWidth.lines(of: Visible.text("→ \(fix)"), columns: columns)
        .map { ($0, .good) }
    }
    return lines
  }

  /// Says why no widget is here: it is being compiled, something is wrong with it, or nobody gave one.
  private func drawNoApp(_ box: Area, on sheet: inout Sheet, _ snapshot: Snapshot) {
    // The first error is mostly the cause of the next.
    let errors = snapshot.findings.filter { $0.severity == .error }
    let error = errors.first { $0.location != nil } ?? errors.last
    let (head, texts): (String, [(String, TextLook)])
    if let work = snapshot.work.first(where: { !$0.isTrouble }) {
      (head, texts) = (work.title.prefix(1).uppercased() + work.title.dropFirst() + " …", [])
    } else if let error {
      head = "There is nothing to show yet."
      texts = AppModel.lines(of: error, columns: box.columns, snapshot)
    } else {
      head = "No app is here."
      texts = DisplayWidth.lines(
        of: "islet preview FOLDER shows your own widget’s states.", columns: max(10, box.columns)
      ).map { ($0, .quiet) }
    }
    sheet.put(head, column: box.column, row: box.row, in: box, .bold)
    for (index, line) in texts.enumerated() where box.row + 2 + index < box.endRow {
      sheet.put(line.0, column: box.column, row: box.row + 2 + index, in: box, line.1)
    }
  }
}
