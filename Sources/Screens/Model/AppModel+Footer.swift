import Canvas
import LiveActivities

/// The last line: what just happened, or the keys of the moment.
extension AppModel {
  mutating func drawFooter(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: Page, at time: Double
  ) {
    sheet.fill(area, Theme.raised)
    var area = area
    let rows = footerRows(snapshot)
    let least = LeastKeys(
      usual: columns(ofAll: rows.filter { isAlwaysShown($0.action, snapshot) }, snapshot),
      fewest: columns(
        ofAll: rows.filter {
          isAlwaysShown($0.action, snapshot) && !AppModel.givesWay($0.action)
        }, snapshot))
    let isTold = drawNotice(&area, leaving: least, on: &sheet, at: time)
    if let menu = topMenu {
      return draw(menuKeys(menu, snapshot), area, isAtRight: isTold, on: &sheet)
    }
    if screen == .pushes, pushes.isTyping {
      return draw(AppModel.typingKeys, area, isAtRight: isTold, on: &sheet)
    }
    if !isTold { drawNotes(page, &area, leaving: least, on: &sheet) }
    let shown = shownKeys(rows, columns: area.columns, snapshot)
    let width = columns(ofAll: shown, snapshot)
    // What takes the whole line has it alone.
    if isTold, width > area.columns { return }
    var column = isTold ? max(area.column, area.endColumn - width) : area.column + 1
    for row in shown {
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
    if isTold { return }
    if let aside = page.asides.first(where: { column + Sheet.width($0) < area.endColumn }) {
      sheet.putRight("\(aside) ", row: area.row, in: area, .quiet)
    }
  }

  /// Says at the left what just happened, and leaves the area that is for keys; gives whether there was anything to say.
  private mutating func drawNotice(
    _ area: inout Area, leaving least: LeastKeys, on sheet: inout Sheet, at time: Double
  ) -> Bool {
    guard let notice, notice.until > time else {
      notice = nil
      return false
    }
    let lead = " \(notice.lead)"
    let whole = Sheet.width(Visible.text("\(lead)\(notice.text)")) + 1
    let most = mostColumns(of: notice, area.columns, leaving: least)
    let (left, rest) = area.split(left: min(whole, most))
    let text =
      notice.push == nil
      ? notice.text
      : AppModel.brief(notice.text, columns: left.columns - Sheet.width(lead) - 1)
    // The last column keeps it from the keys.
    sheet.put(
      lead + text, column: left.column, row: left.row,
      in: rest.columns > 0 ? left.split(left: left.columns - 1).left : left, notice.look)
    area = rest
    return true
  }

  /// Returns how much of the line may say what just happened. A push stands in the log, too: beside one that is shown
  /// there is room for what is done next.
  private func mostColumns(of notice: Notice, _ columns: Int, leaving least: LeastKeys) -> Int {
    let whole = Sheet.width(Visible.text(notice.text)) + 2
    let rest = columns - least.beside(whole, of: columns)
    guard notice.push != nil else { return whole <= rest ? rest : columns }
    let hasLog = phone.hasPanel && screen == .phone
    return notice.look == VerdictLook(.shown).text || hasLog ? min(rest, columns / 2) : rest
  }

  /// Says what is to be said of the phone before the keys. What is said first leaves room only for the keys that are
  /// always there.
  private func drawNotes(
    _ page: Page, _ area: inout Area, leaving least: LeastKeys, on sheet: inout Sheet
  ) {
    for (index, note) in page.notes.enumerated() {
      let room =
        area.columns
        - (index == 0 ? least.beside(Sheet.width(note.text) + 2, of: area.columns) : least.usual)
      let most = index == 0 ? room : min(room, area.columns * 2 / 3)
      guard Sheet.width(note.text) + 2 <= most || index == 0 else { continue }
      let width = min(Sheet.width(note.text) + 2, most)
      let (left, rest) = area.split(left: width)
      sheet.put(" \(note.text) ", column: left.column, row: left.row, in: left, note.look)
      area = rest
    }
  }

  /// Returns the most important keys that fit, in their order; help and leaving are always there, and those of a
  /// presenter unless what is told needs their room.
  private func shownKeys(
    _ rows: [ActionRow], columns most: Int, _ snapshot: Snapshot
  ) -> [ActionRow] {
    let rows = rows.map { (row: $0, rank: rank($0, snapshot)) }.sorted { $0.rank < $1.rank }
      .map(\.row)
    var always = rows.filter { isAlwaysShown($0.action, snapshot) }
    // What is told has left room for fewer.
    if columns(ofAll: always, snapshot) > most {
      always.removeAll { AppModel.givesWay($0.action) }
    }
    var shown = Set(always.map(\.action))
    var width = columns(ofAll: always, snapshot)
    for row in rows where !shown.contains(row.action) {
      let more = columns(of: row, snapshot)
      guard width + more <= most else { continue }
      width += more
      shown.insert(row.action)
    }
    return rows.filter { shown.contains($0.action) }
  }

  /// Returns the columns of keys with their words, and of the gap before the first.
  private func columns(ofAll rows: [ActionRow], _ snapshot: Snapshot) -> Int {
    rows.reduce(1) { $0 + columns(of: $1, snapshot) }
  }

  /// Returns the columns of a key with its word, and of the gap after it.
  private func columns(of row: ActionRow, _ snapshot: Snapshot) -> Int {
    Sheet.width(row.keys.first?.name ?? "") + 1 + Sheet.width(short(row, snapshot)) + 2
  }

  /// Returns whether a key is one of a presenter's: the last line leaves those out before it cuts a text. Help names them,
  /// too.
  private static func givesWay(_ action: Action) -> Bool {
    action == .pauseClock || action == .nextMoment
  }

  private func isAlwaysShown(_ action: Action, _ snapshot: Snapshot) -> Bool {
    switch action {
    // A question, which alone brings these keys, is offered with both of its answers.
    case .help, .quit, .allow, .deny: true
    // An empty phone waits for this, whatever else is told of it.
    case .apps: beginsWithApps(snapshot)
    // Nothing else says how one leaves another device for the phone.
    case .back: screen == .phone && phone.device != nil
    case .pauseClock, .nextMoment: snapshot.scenario == .plays
    case .playAgain: snapshot.scenario == .isOver
    default: false
    }
  }

  /// Returns what the keys do while a list lies over the screen, whose own keys do nothing then.
  private func menuKeys(_ menu: Menu, _ snapshot: Snapshot) -> [(String, String)] {
    let items = items(of: menu, snapshot).items
    let isOnlyRead = AppModel.isOnlyRead(items)
    var keys = isOnlyRead ? [("↑↓", "read")] : [("↑↓", "choose"), ("Enter", "take")]
    if !menu.takesText { keys.append(("/", "find")) }
    if isOnlyRead, items.count < 2 { keys = [] }
    return keys + [("Esc", "back"), ("Ctrl-C", "quit")]
  }

  /// What they do while letters are typed into the filter of the pushes.
  static let typingKeys = [
    ("↑↓", "choose"), ("Enter", "done"), ("Esc", "all pushes"), ("Ctrl-C", "quit"),
  ]

  /// Draws keys that are no actions of the screen; at the right as many of the last ones as have room.
  private func draw(
    _ keys: [(String, String)], _ area: Area, isAtRight: Bool, on sheet: inout Sheet
  ) {
    var (keys, column) = (keys[...], area.column + 1)
    if isAtRight {
      func width() -> Int {
        keys.reduce(0) { $0 + Sheet.width($1.0) + Sheet.width($1.1) + 3 }
      }
      while width() > area.columns, !keys.isEmpty { keys.removeFirst() }
      column = area.endColumn - width()
    }
    for (key, word) in keys {
      column = sheet.put(
        key, column: column, row: area.row, in: area, TextLook(Theme.accent, .bold))
      column = sheet.put(" \(word)  ", column: column, row: area.row, in: area, .quiet)
    }
  }

  /// Returns how important a key is now: where phone and lists take turns, the way to the other one comes before what
  /// is done.
  func rank(_ row: ActionRow, _ snapshot: Snapshot) -> Int {
    // Who presents a scenario holds it and walks through it; all else can wait.
    switch row.action {
    case .playAgain where snapshot.scenario == .isOver: return 0
    case .pauseClock where snapshot.scenario == .plays: return 1
    case .nextMoment where snapshot.scenario == .plays: return 2
    case .faster where snapshot.scenario == .plays: return 3
    default: break
    }
    // An empty phone waits for this.
    if row.action == .apps, beginsWithApps(snapshot) { return 7 }
    if row.action == .nextPane, takesTurns { return phone.pane == .phone ? 15 : 4 }
    // The list of measures has no room beside the pictures, and arrows choose elements only there.
    if row.action == .nextPane, takesMeasuresAside { return 4 }
    // Who looks at another device walks on to the next one, and through its sizes.
    if phone.device != nil, row.action == .nextPlace { return 11 }
    if phone.device != nil, row.action == .nextPlaceSize { return 13 }
    // In an app there is nothing else to be done but to leave it.
    if row.action == .foreground, snapshot.foreground != nil { return 11 }
    return row.rank ?? 0
  }

  /// Whether the phone shows nothing that a key could be about, and the list of apps starts something.
  private func beginsWithApps(_ snapshot: Snapshot) -> Bool {
    screen == .phone && snapshot.activities.isEmpty && snapshot.starting.isEmpty
      && !snapshot.apps.isEmpty
  }

  /// Whether phone and lists show in turn, because there is no room for both.
  private var takesTurns: Bool {
    screen == .phone && !phone.hasPanel && !options.isAccessible
  }

  /// Whether the gallery's pictures and the list of what the ruler measures on them show in turn.
  private var takesMeasuresAside: Bool {
    screen == .gallery && gallery.hasRuler && !gallery.hasPanel && !options.isAccessible
  }

  /// Returns the rows of the table that do something at this moment.
  func footerRows(_ snapshot: Snapshot) -> [ActionRow] {
    ActionTable.rows(on: screen.scope).filter { row in
      if isUnread(row.action) { return false }
      if row.action == .playAgain { return snapshot.scenario == .isOver }
      if row.action == .faster { return snapshot.scenario == .plays }
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
      if row.action == .back {
        return isReading || snapshot.isStandByOpened || screen == .phone && phone.device != nil
      }
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
    case .apps where beginsWithApps(snapshot): "start an activity"
    case .nextPane where takesTurns: phone.pane == .phone ? "lists" : "phone"
    case .nextPane where takesMeasuresAside: gallery.pane == .json ? "states" : "measures"
    case .back where screen == .phone:
      phone.device.map { $0.closed?.title ?? "phone" }
        ?? (snapshot.isStandByOpened ? "clock" : row.short)
    case .back where isReading: screen == .gallery ? "states" : "log"
    case .pauseClock: snapshot.clock.isPaused ? "run" : "pause"
    case .nextMoment where snapshot.moments.first?.name == "next event": "next event"
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
    case .swipe: clearedBySwipe(snapshot) == nil ? row.short : "clear"
    case .tap where snapshot.screen == .asleep && phone.device == nil: "wake"
    case .tap where tapScrolls(snapshot): "show card"
    case .onlyProblems: pushes.onlyProblems ? "all" : row.short
    case .wholePayload: gallery.showsPayload ? "state" : row.short
    default: row.short
    }
  }

  /// Returns whether a card shows that can be swiped, or a notification is marked.
  private func canSwipe(_ snapshot: Snapshot) -> Bool {
    guard let scene = snapshot.scene, scene.place == .lockScreen else { return false }
    switch markedRegion?.target {
    case .notification, .stack: return true
    default: return !scene.cards.isEmpty || snapshot.ringingAlarm != nil
    }
  }

  private func isUseful(_ action: Action, _ snapshot: Snapshot) -> Bool {
    switch action {
    case .swipe: canSwipe(snapshot)
    case .restore: snapshot.canRestore
    case .allow, .deny: answer(isAllowed: action == .allow) != nil
    case .hold: canHold(snapshot)
    case .sendState, .endActivity: selectedActivity(snapshot)?.activity.isRunning == true
    case .tap: canTap(snapshot)
    case .foreground: snapshot.foreground != nil || !snapshot.activities.isEmpty
    case .copyCurl: !snapshot.activities.isEmpty
    case .openPush, .replay, .copyPushBody: listsPush(snapshot)
    case .onlyProblems: !snapshot.pushes.isEmpty
    case .copyPushAsCurl: listsPush(snapshot) || !snapshot.activities.isEmpty
    case .filter: screen == .pushes && !snapshot.pushes.isEmpty
    case .nextMoment: !snapshot.moments.isEmpty
    case .findings: screen == .gallery || !snapshot.findings.isEmpty
    case .nextApp: snapshot.apps.count > 1
    default: true
    }
  }
}

/// The columns that keys keep in the last line, whatever is told there.
private struct LeastKeys {
  /// Of those that are always shown.
  var usual: Int
  /// Of those that stay where a text needs the room of a presenter's.
  var fewest: Int

  /// Returns the columns that keys keep beside a text of a width: the fewest where the text would be cut otherwise.
  func beside(_ width: Int, of columns: Int) -> Int {
    width <= columns - usual ? usual : fewest
  }
}
