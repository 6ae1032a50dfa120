import Canvas
import Findings
import JSON
import LiveActivities
import Numbers

/// The details of a push as lines, so that they scroll as one.
enum PushDetail {
  typealias Line = [(String, TextLook)]

  /// Returns the details of a push as lines of a width.
  static func lines(of record: PushRecord, width: Int, _ snapshot: Snapshot) -> [DetailLine] {
    var lines: [DetailLine] = []
    let look = VerdictLook(record.verdict.outcome)
    lines += wrapped(
      "\(look.glyph) #\(record.number) \(head(of: record.verdict))", look.text, width)
    lines.append(DetailLine([("", .plain)]))
    for finding in record.verdict.findings {
      lines += self.lines(of: finding, width)
      guard finding.id == "clock-moved" else { continue }
      lines.removeLast()
      lines += wrapped(
        "→ Here N brings the clock back, s lets pushes follow it, and on the phone c copies a line with its time.",
        .warning, width, indent: 2)
      lines.append(DetailLine([("", .plain)]))
    }
    lines += sizes(record, width)
    lines += difference(record, width, snapshot)
    lines += payload(record, width)
    lines += facts(record, width, snapshot)
    return lines
  }

  /// Returns what a verdict says beyond its first finding, which stands right below.
  private static func head(of verdict: Verdict) -> String {
    let parts = verdict.summary.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2, let first = verdict.findings.first,
      [first.clause, first.told].contains(String(parts[1]))
    else { return verdict.summary }
    return String(parts[0])
  }

  private static func wrapped(
    _ text: String, _ look: TextLook, _ width: Int, indent: Int = 0
  ) -> [DetailLine] {
    let margin = String(repeating: " ", count: indent)
    return DisplayWidth.lines(of: Visible.text(text), columns: max(10, width - indent)).map {
      DetailLine([(margin + $0, look)])
    }
  }

  private static func lines(of finding: Finding, _ width: Int) -> [DetailLine] {
    let look = SeverityLook(finding.severity)
    let head: Line = [
      (look.mark, look.text), (finding.id.rawValue, TextLook(look.text.ink, .bold)),
    ]
    var lines = [DetailLine(head)]
    if let reporter = FindingTable.row(finding.id)?.reporter, reporter != .islet {
      let decider = "decided by \(PushText.decider(reporter))"
      // Beside the rule's name where it fits, else below it.
      if head.reduce(2 + Sheet.width(decider), { $0 + Sheet.width($1.0) }) <= width {
        lines = [DetailLine(head + [("  \(decider)", .quiet)])]
      } else {
        lines += wrapped(decider, .quiet, width, indent: 2)
      }
    }
    if let path = finding.path { lines += wrapped("at \(path)", .accent, width, indent: 2) }
    lines += wrapped(finding.sentence, .plain, width, indent: 2)
    if let fix = finding.fix { lines += wrapped("→ \(fix)", .good, width, indent: 2) }
    return lines + [DetailLine([("", .plain)])]
  }

  private static func facts(
    _ record: PushRecord, _ width: Int, _ snapshot: Snapshot
  ) -> [DetailLine] {
    let push = record.push
    let time = Countdown.timeOfDay(
      record.time, secondsFromGMT: snapshot.clock.secondsFromGMT, withSeconds: true)
    var rows: [(String, String)] = [
      ("came", "\(time) by \(PushText.carrier(push.carrier))"),
      ("answered", PushText.answer(record)), ("for", PushText.target(of: record)),
    ]
    let headers: [(String, String?)] = [
      ("apns-push-type", push.headers.pushType), ("apns-topic", push.headers.topic),
      ("apns-priority", push.priorityText), ("apns-expiration", push.expirationText),
      ("apns-collapse-id", push.headers.collapseID),
      ("apns-channel-id", push.refusedText?.channelID), ("apns-id", push.headers.apnsID),
    ]
    rows += headers.compactMap { name, value in value.map { (name, $0) } }
    if let row = snapshot.activities.first(where: { $0.id == record.activityID }) {
      rows.append(("activity", "\(row.appTitle) \(row.id)"))
      if let left = row.budgetLeft, let size = row.budgetSize {
        let over = row.budgetOver > 0 ? ", \(row.budgetOver) over it: a phone may drop them" : ""
        rows.append(("budget", "\(left) of \(size) pushes of priority 10 left\(over)"))
      }
    } else if let id = record.activityID {
      rows.append(("activity", "\(id), gone since"))
    }
    var isFirst = true
    for remark in push.remarks where remark.reason != record.reason {
      // Without a status it is no answer of APNs but something to know.
      let text =
        remark.status > 0
        ? "would \(isFirst ? "" : "then ")have answered \(remark.status) \(remark.reason)"
        : remark.detail.isEmpty
          ? PushReason(rawValue: remark.reason)?.row.when ?? remark.reason : remark.detail
      if remark.status > 0 { isFirst = false }
      rows.append(("APNs", text))
    }
    var lines: [DetailLine] = []
    for (name, value) in rows {
      let label = name + String(repeating: " ", count: max(1, 17 - name.count))
      let pieces = DisplayWidth.lines(of: Visible.text(value), columns: max(10, width - 17))
      for (index, piece) in pieces.enumerated() {
        lines.append(
          DetailLine([
            (index == 0 ? label : String(repeating: " ", count: 17), .quiet), (piece, .plain),
          ]))
      }
    }
    return [DetailLine([("", .plain)])] + lines
  }

  /// What a bar is drawn of: what is taken, and what is free.
  static let barCharacters: [Character] = ["█", "░"]

  private static func sizes(_ record: PushRecord, _ width: Int) -> [DetailLine] {
    let total = record.push.body.count
    let limit = record.push.limit
    let share = Double(total) / Double(limit)
    let look: TextLook = total > limit ? .bad : share > 0.85 ? .warning : .good
    let barWidth = min(30, max(8, width - 40))
    let filled = min(
      barWidth, max(total > 0 ? 1 : 0, Int(bounded: (share * Double(barWidth)).rounded())))
    var lines = [
      DetailLine([
        ("size             ", .quiet), ("\(total) of \(limit) bytes ", look),
        (String(repeating: PushDetail.barCharacters[0], count: filled), look),
        (String(repeating: PushDetail.barCharacters[1], count: barWidth - filled), .quiet),
      ])
    ]
    if let body = try? JSONValue(parsing: record.push.body) {
      for (key, bytes) in PushText.sizes(body).prefix(6) {
        let number = "\(bytes)"
        lines.append(
          DetailLine([
            (String(repeating: " ", count: 17 + max(0, 5 - number.count)) + number + " ", .quiet),
            (key, .plain),
          ]))
      }
    }
    return lines + [DetailLine([("", .plain)])]
  }

  private static func difference(
    _ record: PushRecord, _ width: Int, _ snapshot: Snapshot
  ) -> [DetailLine] {
    guard let new = record.state?.value, let (before, name) = stateBefore(record, snapshot) else {
      return []
    }
    let changes = StateChange.changes(from: before, to: new)
    var lines = [DetailLine([("Against \(name)", TextLook(Theme.quiet, .bold))])]
    if changes.isEmpty { lines.append(DetailLine([("  the same", .quiet)])) }
    for change in changes.prefix(mostChanges) {
      lines.append(DetailLine([("  \(change.path.isEmpty ? "the state" : change.path)", .accent)]))
      if let old = change.before { lines += wrapped("− \(old.compact)", .bad, width, indent: 4) }
      if let new = change.after { lines += wrapped("+ \(new.compact)", .good, width, indent: 4) }
    }
    if changes.count > mostChanges {
      lines.append(DetailLine([("  \(changes.count - mostChanges) more places", .quiet)]))
    }
    return lines + [DetailLine([("", .plain)])]
  }

  /// How many changed places are listed.
  private static let mostChanges = 100

  /// Returns the state that the card showed before; for a push that changed nothing, the last one pushed.
  private static func stateBefore(
    _ record: PushRecord, _ snapshot: Snapshot
  ) -> (JSONValue, String)? {
    if let before = record.stateBefore?.value { return (before, "the state before") }
    guard let id = record.activityID else { return nil }
    let earlier = snapshot.pushes.last { earlier in
      earlier.number < record.number && earlier.activityID == id
        && [.shown, .shownWithRemarks].contains(earlier.verdict.outcome) && earlier.state != nil
    }
    return earlier?.state?.value.map { ($0, "#\(earlier?.number ?? 0)") }
  }

  private static func payload(_ record: PushRecord, _ width: Int) -> [DetailLine] {
    let heading = DetailLine([("Payload", TextLook(Theme.quiet, .bold))])
    do {
      let body = try JSONValue(parsing: record.push.body)
      let lines = JSONLines.lines(of: body, width: width)
      let places = Set(lines.map(\.path))
      let faulty = Set(
        record.verdict.findings.compactMap(\.path).compactMap { nearest($0, among: places) })
      return [heading]
        + lines.map { line in
          DetailLine(
            line.pieces.map { ($0.text, $0.look) }, isFaulty: faulty.contains(line.path))
        }
    } catch {
      // Not JSON: what came, as text, with the place where it stops being JSON.
      let text = String(decoding: record.push.body.prefix(record.push.limit), as: UTF8.self)
      let place = SourceLocation(file: "", offset: error.offset, in: record.push.body)
      var lines = [heading] + wrapped("\(place.words): \(error.message)", .bad, width)
      for (offset, line) in text.sourceLines.enumerated() {
        let fault = offset + 1 == place.line ? (place.column ?? 1) - 1 : nil
        lines += self.lines(of: line, width, fault: fault)
      }
      return lines
    }
  }

  /// Returns a line of a body in pieces of a width, so that all of it can be read; the piece with a fault is marked.
  ///
  /// - Parameter fault: how many code units of UTF-16 stand before the line's fault; nil where it has none.
  private static func lines(of line: Substring, _ width: Int, fault: Int?) -> [DetailLine] {
    let columns = max(10, width)
    var pieces: [(text: String, units: Int)] = [("", 0)]
    var taken = 0
    for character in line {
      let own = DisplayWidth.columns(of: Visible.text(String(character)))
      if taken + own > columns {
        pieces.append(("", 0))
        taken = 0
      }
      taken += own
      pieces[pieces.count - 1].text.append(character)
      pieces[pieces.count - 1].units += character.utf16.count
    }
    var begin = 0
    return pieces.enumerated().map { index, piece in
      let range = begin..<begin + piece.units
      begin = range.upperBound
      // A fault at the end of a line stands behind its last character.
      let isLast = index == pieces.count - 1
      let isFaulty = fault.map { range.contains($0) || isLast && $0 >= begin } ?? false
      return DetailLine([(piece.text, .plain)], isFaulty: isFaulty)
    }
  }

  /// Returns the place of the member that was sent instead of a missing one: its key is nearly the same.
  private static func misspelt(_ path: Substring, among places: Set<String>) -> String? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let parent = path[...dot]
    let siblings = places.filter { place in
      place.hasPrefix(parent) && !place.dropFirst(parent.count).contains { ".[".contains($0) }
    }.map { String($0.dropFirst(parent.count)) }
    return NearestKey.nearest(to: String(path.dropFirst(parent.count)), in: siblings.sorted())
      .map { parent + $0 }
  }

  /// Returns a path if it is among the places, or that of a misspelt key in its place; else the nearest object that
  /// should hold it.
  private static func nearest(_ path: String, among places: Set<String>) -> String? {
    var path = Substring(path)
    while !path.isEmpty {
      if places.contains(String(path)) { return String(path) }
      if let misspelt = misspelt(path, among: places) { return misspelt }
      guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
      path = path[..<end]
    }
    return nil
  }
}

/// One line of the details.
struct DetailLine {
  var pieces: [(String, TextLook)]
  var isFaulty = false

  init(_ pieces: [(String, TextLook)], isFaulty: Bool = false) {
    (self.pieces, self.isFaulty) = (pieces, isFaulty)
  }
}

extension AppModel {
  mutating func drawDetail(
    of list: [PushRecord], _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot
  ) {
    sheet.answer(area, .pane(.detail))
    guard !list.isEmpty else { return }
    let record = list[selectedPush(in: list)]
    let lines = PushDetail.lines(of: record, width: area.columns, snapshot)
    pushes.detailScroll = min(pushes.detailScroll, max(0, lines.count - area.rows))
    for (offset, line) in lines.dropFirst(pushes.detailScroll).prefix(area.rows).enumerated() {
      let row = area.row + offset
      if line.isFaulty { sheet.highlight(area, row: row, CellColor(0x5A1E1E)) }
      sheet.put(line.pieces, column: area.column, row: row, in: area)
    }
    let below = lines.count - pushes.detailScroll - area.rows
    if below > 0 {
      sheet.putRight(
        " ↓ \(below) \(below == 1 ? "line" : "lines") ", row: area.endRow - 1, in: area,
        TextLook(Theme.quiet, on: Theme.raised))
    }
    if pushes.detailScroll > 0 {
      sheet.putRight(
        " ↑ \(pushes.detailScroll) ", row: area.row, in: area,
        TextLook(Theme.quiet, on: Theme.raised))
    }
  }
}
