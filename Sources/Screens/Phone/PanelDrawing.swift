import Canvas
import JSON
import LiveActivities

extension AppModel {
  /// Draws what stands beside the phone: activities, the last verdicts, and what to do when there are none.
  mutating func drawPanel(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page, at time: Double
  ) {
    var rest = area.split(top: 1).rest
    sheet.answer(area, .pane(.activities))
    rest = drawActivities(rest, on: &sheet, snapshot, &page)
    rest = rest.split(top: 1).rest
    if page.exhibitWish != nil, !snapshot.exhibits.isEmpty {
      rest = drawExhibits(rest, on: &sheet, snapshot, &page, at: time)
    }
    // Verdicts take at most half of what is left when there is a state to show.
    if rest.columns >= 80, rest.rows >= 8 {
      let (left, right) = rest.split(left: rest.columns / 2)
      drawVerdicts(
        Area(column: left.column, row: left.row, columns: left.columns - 2, rows: left.rows),
        on: &sheet, snapshot)
      drawSelectedState(right, on: &sheet, snapshot)
    } else {
      let verdictRows = min(rest.rows, max(4, min(rest.rows / 2, snapshot.pushes.count + 2)))
      let (top, bottom) = rest.split(top: verdictRows)
      drawVerdicts(top, on: &sheet, snapshot)
      if bottom.rows > 3 { drawSelectedState(bottom.split(top: 1).rest, on: &sheet, snapshot) }
    }
  }

  private func heading(_ text: String, _ area: Area, on sheet: inout Sheet) -> Area {
    let (line, rest) = area.split(top: 1)
    guard line.rows > 0 else { return rest }
    sheet.put(text, column: line.column, row: line.row, in: line, TextLook(Theme.quiet, .bold))
    return rest
  }

  private func drawActivities(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) -> Area {
    var rest = heading("Activities", area, on: &sheet)
    if snapshot.activities.isEmpty {
      let first = snapshot.starting.last.map { "\($0) starts …" } ?? "None runs."
      for line in [first, "a  start one from an app", ":  find any command"]
      where rest.rows > 0 {
        sheet.put(line, column: rest.column, row: rest.row, in: rest, .quiet)
        rest = rest.split(top: 1).rest
      }
      return rest
    }
    let selected = selectedActivity(snapshot)?.id
    // A long list leaves room for verdicts and says how many it hides.
    let most = max(1, area.rows / 2 / 3)
    let here = snapshot.activities.firstIndex { $0.id == selected } ?? 0
    let first = AppModel.scrolled(0, toShow: here, of: snapshot.activities.count, rows: most)
    for row in snapshot.activities[first..<min(snapshot.activities.count, first + most)] {
      let (block, after) = rest.split(top: 3)
      guard block.rows > 0 else { break }
      drawActivity(row, isSelected: row.id == selected, block, on: &sheet, snapshot, &page)
      sheet.answer(block, .activity(row.id))
      rest = after
    }
    if snapshot.activities.count > most, rest.rows > 0 {
      sheet.put(
        "\(snapshot.activities.count - most) more: ↑↓", column: rest.column, row: rest.row,
        in: rest, .quiet)
      rest = rest.split(top: 1).rest
    }
    return rest
  }

  private func drawActivity(
    _ row: ActivityRow, isSelected: Bool, _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot,
    _ page: inout Page
  ) {
    let activity = row.activity
    if isSelected { sheet.highlight(area.inset(columns: -1), row: area.row) }
    // What stands at the right of a wide panel would no longer be read with what stands at its left.
    let area = area.split(left: AppModel.widestRow).left
    let phase: TextLook =
      switch activity.phase {
      case .active: .good
      case .stale: .warning
      case .pending: .accent
      case .ended, .dismissed: .quiet
      }
    let icon = "\(padded(row.icon, snapshot.activities.map(\.icon))) "
    let state = "  \(activity.phase.rawValue)"
    let place = AppModel.places(of: row, snapshot)
    let needed = [icon, row.appTitle, state, "  ", place].reduce(0) { $0 + Sheet.width($1) }
    // Where there is no room for all, the usual state goes; one that says more stays, and the place goes.
    let (isWhole, isUsual) = (needed <= area.columns, activity.phase == .active)
    sheet.put(
      [(icon, .plain), (row.appTitle, .bold), (isWhole || !isUsual ? state : "", phase)],
      right: isWhole || isUsual ? place : "", row: area.row, in: area)
    guard area.rows > 1 else { return }
    let budget = row.budgetWords ?? ""
    // 18 columns are as wide as “  token 1234abcd…” and a space.
    let digits = area.columns >= Sheet.width(budget) + 18 ? 8 : 4
    let token = activity.token.map { "token \($0.prefix(digits))…" } ?? "no push token"
    sheet.put(
      [("  \(token)", .quiet)], right: budget, row: area.row + 1, in: area,
      row.budgetLeft == 0 ? .warning : .quiet)
    guard area.rows > 2 else { return }
    let now = snapshot.clock.now
    let deadlines: [(String, Double?)] = [
      ("stale", activity.phase == .active ? activity.staleDate : nil),
      ("leaves", activity.dismissalDate),
      ("8-hour limit", activity.isRunning ? activity.startedAt + 28_800 : nil),
    ]
    let coming = deadlines.compactMap { name, time in time.map { (name, $0) } }
      .filter { $0.1 > now }.min { $0.1 < $1.1 }
    if let coming {
      let left = Countdown(to: coming.1, from: now)
      if let change = left.changesIn { page.changes(in: change) }
      sheet.put(
        "\(coming.0) in \(left.text)", column: area.column + 2, row: area.row + 2, in: area, .quiet)
    }
  }

  /// The columns of an activity's lines at most.
  private static let widestRow = 72

  /// Returns where an activity shows now, or why it shows nowhere.
  static func places(of row: ActivityRow, _ snapshot: Snapshot) -> String {
    if !row.places.isEmpty { return row.places.joined(separator: ", ") }
    switch snapshot.screen {
    case .unlocked where snapshot.foreground == row.activity.bundle: return "its app is open"
    case .unlocked where row.activity.isRunning: return "Lock Screen only"
    case .asleep where row.activity.isOnLockScreen: return "screen off"
    default: return "not shown"
    }
  }

  private mutating func drawVerdicts(_ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot) {
    var rest = heading("Last pushes", area, on: &sheet)
    if snapshot.pushes.isEmpty {
      drawHowToPush(rest, on: &sheet, snapshot)
      return
    }
    for (place, record) in snapshot.pushes.suffix(rest.rows).reversed().enumerated()
    where rest.rows > 0 {
      // The newest one is read to its end where that takes two lines.
      let most = place == 0 && rest.rows >= AppModel.rowsForTwoLines ? 2 : 1
      let (lines, after) = rest.split(top: drawVerdict(record, lines: most, rest, on: &sheet))
      sheet.answer(lines, .push(record.number))
      rest = after
    }
  }

  /// The lines of the log beside the phone of which the newest push may take two.
  private static let rowsForTwoLines = 3

  /// Writes a push on a line, or on up to so many where it does not fit; returns how many it takes.
  private mutating func drawVerdict(
    _ record: PushRecord, lines most: Int, _ area: Area, on sheet: inout Sheet
  ) -> Int {
    let look = VerdictLook(record.verdict.outcome)
    let column = sheet.put(
      [("\(look.glyph) ", look.text), ("#\(record.number) ", .quiet)], column: area.column,
      row: area.row, in: area)
    let text = area.split(left: column - area.column).rest
    // Lines end with whole words, which leaves a part of all but the last one empty.
    let brief = headline(record, columns: text.columns * (3 * most + 1) / 4)
    let pieces =
      most == 1
      ? [brief] : DisplayWidth.lines(of: Visible.text(brief), columns: max(1, text.columns))
    let lines =
      pieces.prefix(most - 1) + [pieces.dropFirst(most - 1).joined(separator: " ")]
    for (row, line) in lines.enumerated() {
      sheet.put(line, column: text.column, row: text.row + row, in: text)
    }
    return pieces.count > 1 ? most : 1
  }

  private func drawHowToPush(_ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot) {
    var lines: [(String, TextLook)] = [("None so far. No gateway runs here.", .quiet)]
    if let address = snapshot.address {
      lines = [("None yet. Point your push tool at", .quiet), (address, .accent)]
      if selectedActivity(snapshot) != nil {
        lines.append(("or press c: a ready curl line", .quiet))
      }
    }
    let shown = lines.flatMap { text, look in
      DisplayWidth.lines(of: text, columns: max(10, area.columns)).map { ($0, look) }
    }
    for (index, line) in shown.enumerated() {
      sheet.put(line.0, column: area.column, row: area.row + index, in: area, line.1)
    }
  }

  /// Writes the state of the selected activity; while the ruler is on, its measures.
  private mutating func drawSelectedState(_ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot)
  {
    if phone.hasRuler {
      let rest = heading("Measures", area, on: &sheet)
      AppModel.drawMeasures(
        phone.marks, phone.element, keys: waysToMeasure(hasKeys: true), in: rest, on: &sheet)
      return
    }
    guard let row = selectedActivity(snapshot) else { return }
    let rest = heading("Content state of \(row.appTitle)", area, on: &sheet)
    let lines = row.activity.state.value.map { JSONLines.lines(of: $0, width: rest.columns) } ?? []
    phone.stateScroll = min(phone.stateScroll, max(0, lines.count - rest.rows))
    JSONLines.draw(
      lines, from: phone.stateScroll, in: rest,
      scrolledBy: waysToScroll("PgDn", hasKeys: phone.pane == .activities), on: &sheet)
  }
}
