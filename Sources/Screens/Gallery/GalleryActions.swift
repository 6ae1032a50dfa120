import Phone
import WidgetProtocol

extension AppModel {
  mutating func moveGallery(rows: Int, _ snapshot: Snapshot) {
    let count = galleryApp(snapshot)?.states.count ?? 0
    gallery.row = min(max(0, gallery.row + rows), max(0, count - 1))
    gallery.jsonScroll = 0
  }

  /// Stays with the state that was chosen, wherever it stands among the app's states by now.
  mutating func settleGalleryRow(in app: AppRow) {
    let row = gallery.place.row(gallery.row, in: app)
    // What is on the screen stays where it is.
    gallery.firstRow = max(0, gallery.firstRow + row - gallery.row)
    gallery.row = row
  }

  /// Moves through the states, or through the JSON where that has the focus.
  private mutating func step(rows: Int, lines: Int, _ snapshot: Snapshot) {
    if gallery.pane == .json {
      gallery.jsonScroll = max(0, gallery.jsonScroll + lines)
    } else {
      moveGallery(rows: rows, snapshot)
    }
  }

  mutating func performOnGallery(_ action: Action, _ snapshot: Snapshot) -> [Intent] {
    guard let app = galleryApp(snapshot) else {
      if action == .back { screen = .phone }
      return []
    }
    var look = gallery.look ?? firstLook(app)
    let first = look
    defer { if gallery.look != nil || look != first { gallery.look = look } }
    let readsJSON = gallery.pane == .json
    if gallery.hasRuler, readsJSON, let step = elementStep(action) {
      gallery.element = AppModel.stepped(gallery.element, by: step, of: gallery.marks)
      return []
    }
    if let (columns, rows) = way(action), !readsJSON || rows == 0,
      gallery.window.move(
        columns: columns, rows: rows, row: gallery.row, column: gallery.column)
    {
      return []
    }
    switch action {
    case .up: step(rows: -1, lines: -1, snapshot)
    case .down: step(rows: 1, lines: 1, snapshot)
    case .pageUp: step(rows: -3, lines: -10, snapshot)
    case .pageDown: step(rows: 3, lines: 10, snapshot)
    case .first where readsJSON: gallery.jsonScroll = 0
    // The drawing bounds it.
    case .last where readsJSON: gallery.jsonScroll = .max / 2
    case .first: moveGallery(rows: -app.states.count, snapshot)
    case .last: moveGallery(rows: app.states.count, snapshot)
    case .left: gallery.column = max(0, gallery.column - 1)
    case .right: gallery.column += 1
    case .nextPane, .previousPane: gallery.pane = readsJSON ? .states : .json
    case .back:
      if readsJSON { gallery.pane = .states } else { screen = .phone }
    case .nextApp: showNextApp(after: app, &look, snapshot)
    case .appearance: look.appearance = look.appearance == .dark ? .light : .dark
    case .stale: look.isStale.toggle()
    case .alwaysOn: look.isDimmed.toggle()
    case .textSize: look.typeSize = AppModel.next(look.typeSize)
    case .boldText: look.display.formSymmetricDifference([.boldText])
    case .increasedContrast: look.display.formSymmetricDifference([.increasedContrast])
    case .rightToLeft: look.display.formSymmetricDifference([.rightToLeft])
    case .nextDevice: if !stepSize(&look) { stepDevice(&look) }
    case .zoomIn: gallery.zoom = AppModel.stepped(gallery.shownZoom, by: 1)
    case .zoomOut: gallery.zoom = AppModel.stepped(gallery.shownZoom, by: -1)
    case .ruler: gallery.hasRuler.toggle()
    case .rulerMore: rulerShowsMore.toggle()
    case .wholePayload:
      gallery.showsPayload.toggle()
      // Where it does not stand beside the states, it takes their place.
      if gallery.showsPayload, !gallery.hasPanel, !options.isAccessible { gallery.pane = .json }
    case .copyPayload:
      return [
        .copy(
          galleryPayload(app, snapshot).pretty,
          what: gallery.showsPayload ? "the payload" : "the content state")
      ]
    case .sendToActivity: return sendState(of: app, snapshot)
    case .exportSheet: if !app.states.isEmpty { menus.append(Menu(.exports)) }
    // Handled for every screen, or of another one. Each is listed, so that a new action does not compile unhandled.
    case .showPhone, .showGallery, .showPushes, .help, .palette, .switches, .apps, .moments,
      .findings, .output, .togglePictures, .toggleBell, .redraw, .suspend, .interrupt, .quit,
      .pauseClock, .faster, .slower, .nextMoment, .playAgain, .filter, .lock, .tap, .hold, .swipe,
      .restore,
      .hideIsland, .swapIsland, .allow, .deny, .startActivity, .sendState, .endActivity,
      .foreground, .showToken, .copyToken, .copyCurl, .standBy, .night, .elsewhere, .openPush,
      .replay, .copyPushAsCurl, .copyPushBody, .onlyProblems, .nextPlace, .nextPlaceSize, .turn,
      .fold:
      break
    }
    return []
  }

  /// Returns how far an action goes on among what the ruler measures; nil: not at all.
  private func elementStep(_ action: Action) -> Int? {
    switch action {
    case .up, .left: -1
    case .down, .right: 1
    case .pageUp: -10
    case .pageDown: 10
    case .first: -gallery.marks.count
    case .last: gallery.marks.count
    default: nil
    }
  }

  /// Returns the way of an arrow.
  private func way(_ action: Action) -> (columns: Int, rows: Int)? {
    switch action {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    default: nil
    }
  }

  private mutating func showNextApp(
    after app: AppRow, _ look: inout GalleryLook, _ snapshot: Snapshot
  ) {
    let index = snapshot.apps.firstIndex { $0.id == app.id } ?? 0
    let next = snapshot.apps[(index + 1) % snapshot.apps.count]
    (look.bundle, look.activity) = (next.bundle, next.activity)
    (gallery.row, gallery.firstRow, gallery.column) = (0, 0, 0)
  }

  /// Sends the selected state to the app's activity: to a new one where none runs, and asks where several do.
  private mutating func sendState(of app: AppRow, _ snapshot: Snapshot) -> [Intent] {
    let running = snapshot.activities.filter { app.has($0.activity) && $0.activity.isRunning }
    if running.count == 1 { return [.update(activity: running[0].id, state: gallery.row)] }
    if running.isEmpty { return [.start(app: app.id, state: gallery.row)] }
    menus.append(Menu(.receivers(app: app.id, state: gallery.row)))
    return []
  }

  private func stepDevice(_ look: inout GalleryLook) {
    let devices = DeviceModel.all
    let index = devices.firstIndex { $0.id == look.device } ?? 0
    look.device = devices[(index + 1) % devices.count].id
  }

  /// Takes the next size of the selected presentation; gives false where it comes in one.
  private func stepSize(_ look: inout GalleryLook) -> Bool {
    guard let presentation = gallery.selected, let first = presentation.sizes.first else {
      return false
    }
    let known = look.size(of: presentation) ?? first
    let index = presentation.sizes.firstIndex(of: known) ?? 0
    look.sizes[presentation.rawValue] =
      presentation.sizes[(index + 1) % presentation.sizes.count].name
    return true
  }

  private static func next<Value: CaseIterable & Equatable>(_ value: Value) -> Value
  where Value.AllCases == [Value] {
    let all = Value.allCases
    let index = all.firstIndex(of: value) ?? 0
    return all[(index + 1) % all.count]
  }
}
