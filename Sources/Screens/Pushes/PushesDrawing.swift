import Canvas
import JSON
import LiveActivities

extension AppModel {
  mutating func drawPushes(_ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot) {
    if snapshot.pushes.isEmpty {
      drawNoPushes(area, on: &sheet, snapshot)
      return
    }
    let list = listedPushes(snapshot)
    // Without a push there are no details, but a line that says why none is listed.
    if list.isEmpty { (pushes.isOpen, pushes.pane) = (false, .log) }
    let isWide = area.columns >= 110
    var body = area
    if isWide {
      let (left, right) = area.split(left: min(area.columns * 9 / 20, 90))
      sheet.verticalLine(
        column: right.column, rows: right.row..<right.endRow, isStrong: pushes.pane == .detail)
      drawDetail(
        of: list,
        Area(
          column: right.column + 2, row: right.row, columns: right.columns - 3, rows: right.rows),
        on: &sheet, snapshot)
      body = left
    } else if pushes.isOpen {
      drawDetail(of: list, area.inset(columns: 1), on: &sheet, snapshot)
      return
    }
    drawLog(list, body.inset(columns: 1), on: &sheet, snapshot)
  }

  private mutating func drawLog(
    _ list: [PushRecord], _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot
  ) {
    let (head, rows) = area.split(top: 1)
    sheet.answer(area, .pane(.log))
    drawLogHead(head, of: list, on: &sheet, snapshot)
    guard !list.isEmpty else {
      sheet.put(whyNoPushIsListed, column: rows.column, row: rows.row + 1, in: rows, .quiet)
      return
    }
    let selected = selectedPush(in: list)
    pushes.visibleRows = max(1, rows.rows)
    let first = AppModel.scrolled(
      max(0, selected - rows.rows / 2), toShow: selected, of: list.count, rows: rows.rows)
    for (line, index) in (first..<min(list.count, first + rows.rows)).enumerated() {
      drawLogLine(
        list[index], isSelected: index == selected,
        Area(column: rows.column, row: rows.row + line, columns: rows.columns, rows: 1), on: &sheet,
        snapshot)
    }
  }

  /// Why pushes have come and none is listed.
  var whyNoPushIsListed: String {
    pushes.onlyProblems && pushes.filter.isEmpty
      ? "Every push was shown as sent. o lists them all."
      : "No push matches “\(pushes.filter)”. Esc clears the filter."
  }

  private func drawLogHead(
    _ area: Area, of list: [PushRecord], on sheet: inout Sheet, _ snapshot: Snapshot
  ) {
    // Which one of how many: the list is longer than the screen.
    var count = list.isEmpty ? "0" : "\(selectedPush(in: list) + 1) of \(list.count)"
    if list.count != snapshot.pushCount { count += " · \(snapshot.pushCount) came" }
    if snapshot.pushCount > snapshot.pushes.count {
      count += " · last \(snapshot.pushes.count) kept"
    }
    let head = max(area.columns / 2, area.columns - Sheet.width(count) - 2)
    let (left, right) = area.split(left: head)
    sheet.putRight(count, row: area.row, in: right, .quiet)
    if pushes.isTyping || !pushes.filter.isEmpty {
      let column = sheet.put("/", column: left.column, row: left.row, in: left, .accent)
      // The cursor has a column of its own.
      let typed = Sheet.end(of: pushes.filter, columns: left.endColumn - column - 1)
      let end = sheet.put(typed, column: column, row: left.row, in: left)
      if pushes.isTyping { sheet.cursor = (end, left.row) }
    } else {
      sheet.put(
        pushes.onlyProblems ? "Pushes with something to say" : "Pushes, newest first",
        column: left.column, row: left.row, in: left, TextLook(Theme.quiet, .bold))
    }
  }

  private mutating func drawLogLine(
    _ record: PushRecord, isSelected: Bool, _ area: Area, on sheet: inout Sheet,
    _ snapshot: Snapshot
  ) {
    if isSelected { sheet.highlight(area.inset(columns: -1), row: area.row) }
    sheet.answer(area, .push(record.number))
    let look = VerdictLook(record.verdict.outcome)
    let time = Countdown.timeOfDay(
      record.time, secondsFromGMT: snapshot.clock.secondsFromGMT, withSeconds: true)
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - Sheet.width(text)))
    }
    var pieces: [(String, TextLook)] = [
      ("\(look.glyph) ", look.text), (padded("\(record.number)", 5), .quiet),
      (padded(time, 9), .quiet),
    ]
    let hasStatus = area.columns >= 60
    if hasStatus {
      pieces.append((padded(PushText.carrier(record.push.carrier), 11), .quiet))
      pieces.append((padded("\(record.status)", 4), record.status == 200 ? .quiet : .bad))
    }
    let used = pieces.reduce(0) { $0 + Sheet.width($1.0) }
    var brief = headline(record, columns: area.columns - used)
    // The status stands before it already.
    if hasStatus, brief.hasPrefix("\(record.status) ") {
      brief = String(brief.dropFirst("\(record.status) ".count))
    }
    pieces.append((brief, isSelected ? .bold : .plain))
    sheet.put(pieces, column: area.column, row: area.row, in: area)
  }

  private func drawNoPushes(_ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot) {
    let box = area.inset(columns: 3, rows: 1)
    var row = box.row
    func line(_ text: String, _ look: TextLook) {
      sheet.put(text, column: box.column, row: row, in: box, look)
      row += 1
    }
    line("No push has come yet.", .bold)
    row += 1
    guard let activity = selectedActivity(snapshot) else {
      let isStarting = !snapshot.starting.isEmpty
      line(
        isStarting
          ? snapshot.whyNoActivity + "."
          : "No activity runs either: a lists the apps to start one.", .quiet)
      if let address = snapshot.address { line("Pushes are taken at \(address).", .quiet) }
      return
    }
    // A scenario that is played has no gateway: what is pasted here would reach nobody.
    line(
      snapshot.address == nil
        ? "No gateway runs here; c copies this for another simulator:"
        : "Paste this into a shell; c copies it:", .quiet)
    row += 1
    let parts = CurlWriting.readyParts(for: activity, snapshot)
    let lines = CurlWriting.lines(of: parts, width: area.columns)
    var shown = Array(lines.prefix(max(0, box.endRow - 2 - row)))
    if shown.count < lines.count, let last = shown.popLast() { shown.append(last.dropLast() + "…") }
    // From the first column on, so that what is selected here with the mouse can be pasted as it is.
    for text in shown {
      sheet.put(text, column: area.column, row: row, in: area, .accent)
      row += 1
    }
    row += 1
    let hint =
      "Each push gets a line here: what the sender was told, and what the phone did with it."
    for piece in DisplayWidth.lines(of: hint, columns: box.columns) where row < box.endRow {
      line(piece, .quiet)
    }
  }
}
