import Canvas
import LiveActivities
import Numbers

extension AppModel {
  /// The smallest screen that can be used.
  public static let minimum = (columns: 50, rows: 14)

  /// Draws the screen for a size at a real time, and remembers where things stand for the mouse.
  public mutating func draw(
    _ snapshot: Snapshot, columns: Int, rows: Int, at time: Double,
    using buffer: PaintBuffer = PaintBuffer()
  ) -> ScreenFrame {
    var sheet = Sheet(
      columns: columns, rows: rows, isColorless: options.isColorless,
      glyphs: options.glyphs)
    var page = Page(buffer: buffer)
    if showsPhone { phone.seen = snapshot.scene?.asSeen }
    isTooSmall = columns < AppModel.minimum.columns || rows < AppModel.minimum.rows
    guard !isTooSmall else {
      drawTooSmall(on: &sheet)
      return finish(sheet, page, snapshot, time)
    }
    let (top, rest) = sheet.area.split(top: 1)
    let (content, bottom) = rest.split(top: rest.rows - 1)
    tellNewPush(snapshot, at: time)
    selectNewActivity(snapshot, at: time)
    if options.isAccessible {
      drawReading(on: &sheet, snapshot, &page, at: time)
      return finish(sheet, page, snapshot, time)
    }
    drawTop(top, on: &sheet, snapshot, &page)
    switch screen {
    case .phone: drawPhone(content, on: &sheet, snapshot, &page, at: time)
    case .gallery: drawGallery(content, on: &sheet, snapshot, &page)
    case .pushes: drawPushes(content, on: &sheet, snapshot)
    }
    if menus.isEmpty { underMenu = UnderMenu() } else { drawMenu(on: &sheet, snapshot, &page) }
    // The keys of an open menu are as bright as the menu.
    drawFooter(bottom, on: &sheet, snapshot, page, at: time)
    return finish(sheet, page, snapshot, time)
  }

  private mutating func finish(
    _ sheet: Sheet, _ page: Page, _ snapshot: Snapshot, _ time: Double
  ) -> ScreenFrame {
    regions = sheet.regions
    var title = "Islet"
    if let row = selectedActivity(snapshot) {
      title += " · \(row.appTitle) \(row.activity.phase.rawValue)"
    }
    return ScreenFrame(
      grid: sheet.grid, cursor: sheet.cursor, title: Visible.text(title), regions: sheet.regions,
      changesIn: page.changesIn,
      changesInReal: [page.changesInReal, notice.map { max(0, $0.until - time) }]
        .compactMap { $0 }.filter(\.isFinite).min(),
      wanted: page.wanted, reviewWish: page.reviewWish, exhibitWish: page.exhibitWish,
      pictures: page.pictures)
  }

  private func drawTooSmall(on sheet: inout Sheet) {
    let words: [(String, TextLook)] = [
      ("Islet needs \(AppModel.minimum.columns) × \(AppModel.minimum.rows) cells;", .plain),
      ("this window has \(sheet.area.columns) × \(sheet.area.rows).", .plain),
      ("Make it larger, or q leaves.", .quiet),
    ]
    let lines = words.flatMap { text, look in
      DisplayWidth.lines(of: text, columns: sheet.area.columns).map { ($0, look) }
    }
    let box = sheet.area.centered(columns: sheet.area.columns, rows: lines.count)
    for (index, line) in lines.enumerated() {
      sheet.putCentered(line.0, row: box.row + index, in: box, line.1)
    }
  }

  private func drawTop(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    sheet.fill(area, Theme.raised)
    var column = sheet.put(
      " Islet ", column: area.column, row: area.row, TextLook(Theme.accent, .bold))
    let tabs: [(Screen, Action)] = [
      (.phone, .showPhone), (.gallery, .showGallery), (.pushes, .showPushes),
    ]
    for (tab, action) in tabs {
      let isHere = tab == screen
      let look = isHere ? TextLook(Theme.text, on: Theme.selection, .bold) : .quiet
      var text = " \(tab.rawValue + 1) \(tab.title)"
      if tab == .pushes, snapshot.pushCount > 0 { text += " \(snapshot.pushCount)" }
      let end = sheet.put(text + " ", column: column, row: area.row, in: area, look)
      sheet.answer(
        Area(column: column, row: area.row, columns: end - column, rows: 1), .action(action))
      column = end
    }
    drawClock(
      Area(column: column + 1, row: area.row, columns: area.endColumn - column - 2, rows: 1),
      on: &sheet, snapshot, &page)
  }

  /// A piece of the clock's line, and what a click on it does.
  private struct ClockPart {
    var text: String
    var look: TextLook
    var action: Action?
    /// Whether it says what changes next by itself.
    var isMoment = false

    init(_ text: String, _ look: TextLook, _ action: Action?, isMoment: Bool = false) {
      (self.text, self.look, self.action, self.isMoment) = (text, look, action, isMoment)
    }
  }

  /// Writes virtual time, speed, next moment, and what is switched away from normal, as far as there is room.
  private func drawClock(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page
  ) {
    var parts = clockParts(snapshot, columns: area.columns, &page)
    let whole = parts.reduce(-3) { $0 + Sheet.width($1.text) + 3 }
    // A moment that is hours away must not hide what is wrong or switched away from normal now.
    if whole > area.columns, let moment = parts.firstIndex(where: { $0.isMoment }) {
      parts.append(parts.remove(at: moment))
    }
    // What does not fit is left out from the end, never cut in the middle.
    var width = 0
    var shown: [ClockPart] = []
    for part in parts {
      let more = Sheet.width(part.text) + (shown.isEmpty ? 0 : 3)
      if width + more > area.columns { break }
      width += more
      shown.append(part)
    }
    var column = area.endColumn - width
    for (index, part) in shown.enumerated() {
      if index > 0 { column = sheet.put(" · ", column: column, row: area.row, .quiet) }
      let end = sheet.put(part.text, column: column, row: area.row, in: area, part.look)
      if let action = part.action {
        sheet.answer(
          Area(column: column, row: area.row, columns: end - column, rows: 1), .action(action))
      }
      column = end
    }
  }

  /// Returns the pieces of the clock's line, the most important first, and notes when they change.
  private func clockParts(
    _ snapshot: Snapshot, columns: Int, _ page: inout Page
  ) -> [ClockPart] {
    let clock = snapshot.clock
    let isOrdinary = !clock.isPaused && clock.speed == 1
    // Seconds show only where someone works with the clock: a minute's clock wakes nobody each second.
    let time =
      Countdown.timeOfDay(
        clock.now, secondsFromGMT: clock.secondsFromGMT, withSeconds: !isOrdinary)
      + (clock.day.map { " \($0)" } ?? "")
    let phase = clock.now.truncatingRemainder(dividingBy: isOrdinary ? 60 : 1)
    page.changes(in: (isOrdinary ? 60 : 1) - phase)

    var parts: [ClockPart] = []
    parts.append(
      clock.isPaused
        ? ClockPart("‖ \(time)", .warning, .pauseClock)
        : ClockPart("▸ \(time)", .plain, .pauseClock))
    if clock.speed != 1 {
      parts.append(ClockPart("×\(AppModel.speedName(clock.speed))", .accent, .faster))
    }
    // Pushes with this machine's time would be too old, or from the future.
    if isOrdinary, snapshot.address != nil, let difference = clock.difference {
      parts.append(ClockPart(difference, .warning, .moments))
    }
    if screen == .phone, snapshot.pushCount == 0, let address = snapshot.address, columns < 60 {
      // Where there is no room for the panel that says it, this comes before the hours ahead.
      parts.append(
        ClockPart("push to \(address.replacing("http://", with: ""))", .accent, .showPushes))
    }
    if let moment = snapshot.moments.first {
      let left = Countdown(to: moment.time, from: clock.now)
      parts.append(
        ClockPart("\(moment.title) in \(left.text)", .quiet, .moments, isMoment: true))
      if let change = left.changesIn { page.changes(in: change) }
    }
    for mark in snapshot.marks { parts.append(ClockPart(mark, .warning, .switches)) }
    // What keeps a build from being shown is said before the time.
    let told = snapshot.work.first?.errors ?? []
    let faults = snapshot.findings.filter { $0.severity >= .warning && !told.contains($0) }.count
    if faults > 0 {
      let text = "\(faults) \(faults == 1 ? "finding" : "findings")"
      // The key is said where there is room for it and an error's place does not say it already.
      let hinted = "\(text): press !"
      func fits(_ text: String, _ parts: [ClockPart]) -> Bool {
        let others = parts.map(\.text) + snapshot.work.prefix(1).map { "\($0.title) 100 %" }
        return others.reduce(Sheet.width(text)) { $0 + Sheet.width($1) + 3 } <= columns
      }
      // Where the moment has to go anyway, it makes room for the key, too.
      let rest = fits(text, parts) ? parts : parts.filter { !$0.isMoment }
      let hasRoom = snapshot.work.first?.isTrouble != true && fits(hinted, rest)
      parts.append(ClockPart(hasRoom ? hinted : text, .bad, .findings))
    }
    if let due = snapshot.drawingDueIn, due > 0 {
      page.changesInReal = min(page.changesInReal ?? due, due)
    }
    if let work = snapshot.work.first {
      // Its place, where there is room beside the time.
      let room = columns - Sheet.width(parts[0].text) - 3
      parts.insert(clockPart(of: work, room: room), at: 0)
    }
    return parts
  }

  private func clockPart(of work: Work, room: Int) -> ClockPart {
    guard work.isTrouble else {
      let percent = work.fraction.map { " \(Int(bounded: min(max($0, 0), 1) * 100)) %" } ?? " …"
      return ClockPart(work.title + percent, .accent, nil)
    }
    // That there is an error is said on the smallest screen.
    return ClockPart(
      Sheet.width(work.title) <= room ? work.title : "error: press !", .bad, .findings)
  }

  /// Selects what was started here, so that the next keys mean it.
  private mutating func selectNewActivity(_ snapshot: Snapshot, at time: Double) {
    if let new = awaited.arrived(among: snapshot.activities, at: time) {
      choose(new)
    }
  }

  /// Says what became of the newest push, and says it again when the widget has read it or could not draw it.
  private mutating func tellNewPush(_ snapshot: Snapshot, at time: Double) {
    defer { toldPushes = snapshot.pushCount }
    guard screen != .pushes, let told = toldPushes, let record = snapshot.pushes.last
    else { return }
    let isNew = snapshot.pushCount > told
    guard isNew || notice?.push == record.number else { return }
    let look = VerdictLook(record.verdict.outcome)
    let (lead, text) = ("\(look.glyph) #\(record.number) ", record.headline)
    guard isNew || notice?.lead != lead || notice?.text != text else { return }
    notice = Notice(
      lead: lead, text: text, look: look.text, until: time + AppModel.noticeTime,
      push: record.number)
  }
}

/// What a screen gathers while it is drawn.
struct Page {
  /// Virtual seconds until something on it changes by itself.
  var changesIn: Double?
  /// Real seconds until something on it moves on.
  var changesInReal: Double?
  var wanted: [PictureKey] = []
  /// The gallery that the design rules should judge.
  var reviewWish: GalleryLook?
  var exhibitWish: ExhibitWish?
  var pictures: [FramePicture] = []
  /// What does not show on the phone itself: what is marked, what lies further down, an unusual zoom.
  var notes: [(text: String, look: TextLook)] = []
  /// What is said after the keys where they leave room, the first that fits.
  var asides: [String] = []
  /// The painter's memory, kept from frame to frame.
  let buffer: PaintBuffer

  init(buffer: PaintBuffer) { self.buffer = buffer }

  mutating func changes(in seconds: Double) {
    changesIn = min(changesIn ?? .infinity, max(0.01, seconds))
  }
}

/// How a verdict looks.
struct VerdictLook {
  let glyph: String
  let word: String
  let text: TextLook

  init(_ outcome: Verdict.Outcome) {
    switch outcome {
    case .pending: (glyph, word, text) = ("…", "pending", .quiet)
    case .shown: (glyph, word, text) = ("✓", "shown", .good)
    case .shownWithRemarks: (glyph, word, text) = ("!", "shown, with remarks", .warning)
    case .ignored: (glyph, word, text) = ("✗", "ignored on the phone", .bad)
    case .rejected: (glyph, word, text) = ("✗", "rejected", .bad)
    }
  }
}
