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
    if !menus.isEmpty { return draw(AppModel.menuKeys, area, on: &sheet) }
    if screen == .pushes, pushes.isTyping { return draw(AppModel.typingKeys, area, on: &sheet) }
    // What is said of the phone comes before the keys; what is said first leaves room for help and leaving only.
    var area = area
    for (index, note) in page.notes.enumerated() {
      let room = area.columns - AppModel.leastFooter
      let most = index == 0 ? room : min(room, area.columns * 2 / 3)
      guard Sheet.width(note.text) + 2 <= most || index == 0 else { continue }
      let width = min(Sheet.width(note.text) + 2, most)
      let (left, rest) = area.split(left: width)
      sheet.put(" \(note.text) ", column: left.column, row: left.row, in: left, note.look)
      area = rest
    }
    let rows = footerRows(snapshot).sorted { rank($0, snapshot) < rank($1, snapshot) }
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
    if let aside = page.asides.first(where: { column + Sheet.width($0) < area.endColumn }) {
      sheet.putRight("\(aside) ", row: area.row, in: area, .quiet)
    }
  }

  /// What the keys do while a list lies over the screen, whose own keys do nothing then.
  private static let menuKeys = [
    ("↑↓", "choose"), ("Enter", "take"), ("Esc", "back"), ("Ctrl-C", "quit"),
  ]
  /// What they do while letters are typed into the filter of the pushes.
  static let typingKeys = [
    ("↑↓", "choose"), ("Enter", "done"), ("Esc", "all pushes"), ("Ctrl-C", "quit"),
  ]

  /// Draws keys that are no actions of the screen.
  private func draw(_ keys: [(String, String)], _ area: Area, on sheet: inout Sheet) {
    var column = area.column + 1
    for (key, word) in keys {
      column = sheet.put(
        key, column: column, row: area.row, in: area, TextLook(Theme.accent, .bold))
      column = sheet.put(" \(word)  ", column: column, row: area.row, in: area, .quiet)
    }
  }

  /// Returns how important a key is now: where phone and lists take turns, the way to the other one comes before what
  /// is done.
  private func rank(_ row: ActionRow, _ snapshot: Snapshot) -> Int {
    if row.action == .nextPane, takesTurns { return phone.pane == .phone ? 15 : 1 }
    // Who looks at another device walks on to the next one, and through its sizes.
    if phone.device != nil, row.action == .nextPlace { return 11 }
    if phone.device != nil, row.action == .nextPlaceSize { return 13 }
    // In an app there is nothing else to be done but to leave it.
    if row.action == .foreground, snapshot.foreground != nil { return 11 }
    return row.rank ?? 0
  }

  /// Whether phone and lists show in turn, because there is no room for both.
  private var takesTurns: Bool {
    screen == .phone && !phone.hasPanel && !options.isAccessible
  }

  /// The columns of the keys that are always there.
  private static let leastFooter = 18

  /// Returns the rows of the table that do something at this moment.
  func footerRows(_ snapshot: Snapshot) -> [ActionRow] {
    ActionTable.rows(on: screen.scope).filter { row in
      if isUnread(row.action) { return false }
      // Without an app there is nothing that a gallery's keys could be about.
      if row.scope == .gallery, galleryApp(snapshot) == nil { return false }
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
      if row.action == .back { return isReading || snapshot.isStandByOpened }
      if row.action == .openPush, isReading { return false }
      return row.rank != nil && isUseful(row.action, snapshot)
    }
  }

  /// Whether the keys scroll a push's details or a state's JSON.
  var isReading: Bool {
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
    case .nextPane where takesTurns: phone.pane == .phone ? "lists" : "phone"
    case .back where screen == .phone: "clock"
    case .back: screen == .gallery ? "states" : "log"
    case .pauseClock: snapshot.clock.isPaused ? "run" : "pause"
    case .hold: snapshot.scene.map(AppModel.isExpanded) == true ? "close" : row.short
    case .nextPlace:
      switch phone.device.map({ $0.closed ?? $0 }).flatMap(AppModel.devices.firstIndex(of:)) {
      case nil: row.short
      case let here? where here + 1 < AppModel.devices.count:
        // The shortest name that says it: what stands there leaves little room.
        AppModel.devices[here + 1] == .menuBar ? "Mac" : AppModel.devices[here + 1].title
      default: "phone"
      }
    case .fold: snapshot.folded?.hasSuffix("opened") == true ? "open" : "fold"
    case .foreground: snapshot.foreground == nil ? "open app" : "home"
    case .standBy: snapshot.isStandBy ? "upright" : row.short
    case .night: snapshot.scene?.isNight == true ? "day" : row.short
    case .swipe where snapshot.ringingAlarm != nil: "stop"
    case .swipe: snapshot.uncovered == nil ? row.short : "clear"
    case .tap where snapshot.screen == .asleep: "wake"
    case .onlyProblems: pushes.onlyProblems ? "all" : row.short
    case .wholePayload: gallery.showsPayload ? "state" : row.short
    default: row.short
    }
  }

  /// Returns whether a card shows that can be swiped.
  private func canSwipe(_ snapshot: Snapshot) -> Bool {
    snapshot.scene?.place == .lockScreen
      && (snapshot.scene?.cards.isEmpty == false || snapshot.ringingAlarm != nil)
  }

  private func isUseful(_ action: Action, _ snapshot: Snapshot) -> Bool {
    switch action {
    case .swipe: canSwipe(snapshot)
    case .restore: snapshot.canRestore
    case .hold: snapshot.screen == .unlocked && snapshot.showsInIsland
    case .sendState, .endActivity: selectedActivity(snapshot)?.activity.isRunning == true
    case .tap, .copyCurl, .foreground: !snapshot.activities.isEmpty
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
