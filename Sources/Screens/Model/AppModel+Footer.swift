import Canvas
import LiveActivities

/// The last line: what just happened, or the keys of the moment.
extension AppModel {
  mutating func drawFooter(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: Page, at time: Double
  ) {
    sheet.fill(area, Theme.raised)
    if let notice, notice.until > time {
      sheet.put(" \(notice.text)", column: area.column, row: area.row, in: area, notice.look)
      return
    }
    notice = nil
    // What is said of the phone comes before the keys; what is said first leaves room for help and leaving only.
    var area = area
    for (index, note) in page.notes.enumerated() {
      let most = index == 0 ? area.columns - AppModel.leastFooter : area.columns * 2 / 3
      guard Sheet.width(note.text) + 2 <= most || index == 0 else { continue }
      let width = min(Sheet.width(note.text) + 2, most)
      let (left, rest) = area.split(left: width)
      sheet.put(" \(note.text) ", column: left.column, row: left.row, in: left, note.look)
      area = rest
    }
    let rows = footerRows(snapshot).sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
    // The most important keys that fit, in their order; help and leaving are always there.
    var shown: [ActionRow] = []
    var width = 1
    func length(_ row: ActionRow) -> Int {
      Sheet.width(row.keys.first?.name ?? "") + 1 + Sheet.width(short(row, snapshot)) + 2
    }
    let always = rows.filter { [.help, .quit].contains($0.action) }
    width += always.reduce(0) { $0 + length($1) }
    for row in rows where !always.contains(where: { $0.action == row.action }) {
      guard width + length(row) <= area.columns else { continue }
      width += length(row)
      shown.append(row)
    }
    var column = area.column + 1
    for row in shown + always {
      let start = column
      column = sheet.put(
        row.keys.first?.name ?? "", column: column, row: area.row, in: area,
        TextLook(Theme.accent, .bold))
      column = sheet.put(
        " " + short(row, snapshot), column: column, row: area.row, in: area, .quiet)
      sheet.answer(
        Area(column: start, row: area.row, columns: column - start, rows: 1), .action(row.action))
      column += 2
    }
  }

  /// The columns of the keys that are always there.
  private static let leastFooter = 18

  /// Returns the rows of the table that do something at this moment.
  func footerRows(_ snapshot: Snapshot) -> [ActionRow] {
    ActionTable.rows(on: screen.scope).filter { row in
      // On its side the phone has nothing else that says how it gets up again.
      if row.action == .standBy || row.action == .night { return snapshot.isStandBy }
      // What is another device's is no phone's, and the other way round.
      if let device = phone.device {
        if row.action == .nextPlaceSize { return device.sizes.count > 1 }
        if [.lock, .hold, .swipe, .restore, .foreground, .elsewhere, .fold].contains(row.action) {
          return false
        }
      } else if row.action == .nextPlaceSize {
        return false
      }
      if row.action == .fold { return snapshot.folded != nil }
      // Nor has what is read with the whole keyboard: the way back to the list.
      if row.action == .back { return isReading }
      if row.action == .openPush, isReading { return false }
      return row.rank != nil && isUseful(row.action, snapshot)
    }
  }

  /// Whether the keys scroll a push's details or a state's JSON.
  private var isReading: Bool {
    switch screen {
    case .phone: false
    case .gallery: gallery.pane == .json
    case .pushes: pushes.pane == .detail
    }
  }

  /// Returns what a key does at this moment, in a word or two.
  func short(_ row: ActionRow, _ snapshot: Snapshot) -> String {
    switch row.action {
    case .lock:
      switch snapshot.screen {
      case .unlocked: "lock"
      case .lockScreen: "unlock"
      case .asleep: "wake"
      }
    case .back: screen == .gallery ? "states" : "log"
    case .pauseClock: snapshot.clock.isPaused ? "run" : "pause"
    case .hold: snapshot.scene.map(AppModel.isExpanded) == true ? "close" : row.short
    case .nextPlace:
      switch phone.device.map({ $0.closed ?? $0 }).flatMap(AppModel.devices.firstIndex(of:)) {
      case nil: row.short
      case let here? where here + 1 < AppModel.devices.count: AppModel.devices[here + 1].title
      default: "phone"
      }
    case .fold: snapshot.folded?.hasSuffix("opened") == true ? "open" : "fold"
    case .foreground: snapshot.foreground == nil ? "open app" : "home"
    case .standBy: snapshot.isStandBy ? "upright" : row.short
    case .swipe: snapshot.uncovered == nil ? row.short : "clear"
    case .tap where snapshot.screen == .asleep: "wake"
    case .onlyProblems: pushes.onlyProblems ? "all" : row.short
    case .wholePayload: gallery.showsPayload ? "state" : row.short
    default: row.short
    }
  }

  /// Returns whether a card shows that can be swiped.
  private func canSwipe(_ snapshot: Snapshot) -> Bool {
    snapshot.scene?.place == .lockScreen && snapshot.scene?.cards.isEmpty == false
  }

  private func isUseful(_ action: Action, _ snapshot: Snapshot) -> Bool {
    switch action {
    case .swipe: canSwipe(snapshot)
    case .restore: snapshot.canRestore
    case .hold: snapshot.screen == .unlocked && !snapshot.activities.isEmpty
    case .tap, .sendState, .endActivity, .copyCurl, .foreground:
      !snapshot.activities.isEmpty
    case .openPush, .replay, .copyPushBody, .onlyProblems: !snapshot.pushes.isEmpty
    case .copyPushAsCurl: !snapshot.pushes.isEmpty || !snapshot.activities.isEmpty
    case .filter: screen == .pushes && !snapshot.pushes.isEmpty
    case .nextMoment: !snapshot.moments.isEmpty
    case .findings: screen == .gallery || !snapshot.findings.isEmpty
    case .nextApp: snapshot.apps.count > 1
    default: true
    }
  }
}
