import Canvas
import Drawing
import LiveActivities
import Phone
import WidgetProtocol

/// The screen as it would be read aloud: one thing a line, in order, without pictures.
extension AppModel {
  mutating func drawReading(
    on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page, at time: Double
  ) {
    let clock = snapshot.clock
    page.changes(in: 60 - clock.now.truncatingRemainder(dividingBy: 60))
    var lines: [String] = []
    if let notice, notice.until > time { lines.append(notice.lead + notice.text) }
    if let menu = topMenu {
      lines += reading(of: menu, snapshot)
    } else {
      let time = Countdown.timeOfDay(
        clock.now, secondsFromGMT: clock.secondsFromGMT, withSeconds: clock.isPaused)
      lines.append("Islet, \(screen.title). \(time)\(clock.isPaused ? ", paused" : "").")
      switch screen {
      case .phone: lines += phoneReading(snapshot, &page)
      case .gallery: lines += galleryReading(snapshot, &page)
      case .pushes: lines += pushesReading(snapshot)
      }
      let keys =
        screen == .pushes && pushes.isTyping
        ? AppModel.typingKeys.map { "\($0.0) \($0.1)" }
        : footerRows(snapshot).sorted { rank($0, snapshot) < rank($1, snapshot) }
          .map { "\($0.keys.first?.name ?? "") \(short($0, snapshot))" }
      lines.append("Keys: " + keys.joined(separator: ", ") + ".")
    }
    let area = sheet.area
    let wrapped = lines.flatMap { DisplayWidth.lines(of: Visible.text($0), columns: area.columns) }
    readingScroll = min(max(0, readingScroll), max(0, wrapped.count - area.rows))
    for (row, line) in wrapped.dropFirst(readingScroll).prefix(area.rows).enumerated() {
      sheet.put(line, column: 0, row: row)
    }
  }

  /// Returns whether an action does nothing because the screen is read: that has no parts to go to, and no picture.
  func isUnread(_ action: Action) -> Bool {
    guard options.isAccessible else { return false }
    return switch action {
    case .nextPane, .previousPane, .ruler, .rulerMore, .zoomIn, .zoomOut, .togglePictures: true
    case .openPush, .left, .right: screen == .pushes
    default: false
    }
  }

  private mutating func reading(of menu: Menu, _ snapshot: Snapshot) -> [String] {
    var menu = menu
    let (title, items) = items(of: menu, snapshot)
    menu.select(menu.selected, of: items)
    topMenu = menu
    let count = items.count { !$0.isHeading }
    var lines = [
      "\(title). \(count) \(count == 1 ? "entry" : "entries"). Arrows choose, Enter takes, Escape goes back."
    ]
    if menu.takesText { lines.append("Search: \(menu.filter)") }
    if items.isEmpty { lines.append(emptiness(of: menu, snapshot)) }
    for index in items.indices.dropFirst(max(0, menu.selected - 2)).prefix(12) {
      let item = items[index]
      let text = ([item.title] + item.below.map { $0.text.drop { $0 == " " } }.map(String.init))
        .joined(separator: " ")
      lines.append(
        (index == menu.selected ? "Selected: " : "")
          + (item.severity.map { "\(SeverityLook($0).word): " } ?? "") + text
          + (item.detail.isEmpty ? "" : ", \(item.detail)")
          + (index == menu.selected && !item.note.isEmpty ? ". \(item.note)" : ""))
    }
    return lines
  }

  private mutating func phoneReading(_ snapshot: Snapshot, _ page: inout Page) -> [String] {
    guard let scene = snapshot.scene else { return ["The phone is starting."] }
    var lines: [String]
    var picture: PhonePicture
    if let device = phone.device {
      picture = snapshot.device ?? .nothing
      lines = deviceReading(device, picture, snapshot, &page)
    } else {
      picture = scene.picture
      // Nothing is out of sight of who is told everything.
      picture.regions = scene.regions
      lines = [AppModel.posture(of: scene.place)]
      if case .standBy = scene.place, scene.isNight {
        lines.append("It is dark around it: everything is red.")
      }
    }
    phone.picture = picture
    keepMark(in: picture)
    for placement in picture.placements {
      lines.append(
        "\(AppModel.title(of: placement.activityID, snapshot)), \(AppModel.name(of: placement.slot)): \(AppModel.spoken(placement.outline))."
      )
    }
    if let index = phone.mark?.number, picture.regions.indices.contains(index) {
      let region = picture.regions[index]
      let deed = deed(of: region.target, snapshot).map { " Enter \($0)." } ?? ""
      lines.append("Marked: \(AppModel.spoken(region, snapshot)).\(deed)")
    } else if !picture.regions.isEmpty {
      lines.append(
        "To touch, with left and right: "
          + picture.regions.map { AppModel.spoken($0, snapshot) }.joined(separator: ", ") + ".")
    }
    for row in snapshot.activities {
      let mark = row.id == selectedActivity(snapshot)?.id ? "Selected: " : ""
      lines.append(
        "\(mark)\(row.appTitle), \(row.activity.phase.rawValue), \(row.places.isEmpty ? AppModel.places(of: row, snapshot) : "on " + row.places.joined(separator: " and "))."
      )
    }
    if snapshot.activities.isEmpty {
      lines.append(snapshot.whyNoActivity + ".")
    }
    for record in snapshot.pushes.suffix(3).reversed() { lines.append(AppModel.spoken(record)) }
    return lines
  }

  /// Asks for what another device shows in the phone's place, and returns what it is.
  private func deviceReading(
    _ device: Presentation, _ picture: PhonePicture, _ snapshot: Snapshot, _ page: inout Page
  ) -> [String] {
    var wish = ExhibitWish(activity: phone.activity, pixel: 0)
    wish.isBeside = false
    wish.device = OtherDevice(device, size: deviceSize, pixel: 0)
    page.exhibitWish = wish
    if let change = snapshot.deviceChangesIn { page.changes(in: change) }
    let back = "Escape goes back to \(device.closed?.title ?? "the phone")."
    return [
      picture.list.items.isEmpty
        ? "\(deviceSize?.title ?? device.title) shows nothing of an activity. \(back)"
        : "\(deviceSize?.title ?? device.title). \(back)"
    ]
  }

  /// Returns how the phone lies there, in a sentence.
  private static func posture(of place: PhoneScene.Place) -> String {
    switch place {
    case .home: "The phone is unlocked."
    case .app(let title): "The phone is unlocked, and \(title) is open."
    case .lockScreen: "The phone is locked; its Lock Screen shows."
    case .alwaysOn: "The phone is locked, its screen dimmed."
    case .screenOff: "The phone is locked, and its screen is off."
    case .standBy(nil): "The phone lies on its side and charges; its clock shows."
    case .standBy: "The phone lies on its side and charges; an activity fills its screen."
    }
  }

  private mutating func galleryReading(_ snapshot: Snapshot, _ page: inout Page) -> [String] {
    if !gallery.isTouched { gallery.look = nil }
    guard let app = galleryApp(snapshot), !app.states.isEmpty else {
      return ["No app with states is here."]
    }
    settleGalleryRow(in: app)
    let look = gallery.look ?? firstLook(app)
    gallery.look = look
    var lines = [
      "\(app.title), state \(gallery.row + 1) of \(app.states.count): \(app.states[gallery.row].name)."
    ]
    let device = DeviceModel.named(look.device) ?? .standard
    for presentation in AppModel.presentations {
      for room in presentation.rooms(on: device, size: look.size(of: presentation)) {
        let key = PictureKey(
          look: look, state: gallery.row, slot: room.slot, presentation: presentation)
        switch pictures[key] {
        case .ready(let picture):
          lines.append(
            "\(presentation.title), \(AppModel.name(of: room.slot)): \(AppModel.spoken(picture.outline))."
          )
        case .failed(let sentence): lines.append("\(presentation.title): \(sentence)")
        case .drawing: break
        case nil: page.wanted.append(key)
        }
      }
    }
    lines.append(
      "\(gallery.showsPayload ? "Payload" : "Content state"): \(galleryPayload(app, snapshot).compact)"
    )
    return lines
  }

  private mutating func pushesReading(_ snapshot: Snapshot) -> [String] {
    guard !snapshot.pushes.isEmpty else { return ["No push has come yet."] }
    let list = listedPushes(snapshot)
    var lines: [String] = []
    if pushes.isTyping || !pushes.filter.isEmpty { lines.append("Filter: \(pushes.filter)") }
    guard !list.isEmpty else { return lines + [whyNoPushIsListed] }
    let selected = selectedPush(in: list)
    let (count, only) = (list.count, pushes.onlyProblems ? " with something wrong" : "")
    lines.append(
      "\(count) \(count == 1 ? "push" : "pushes")\(only), newest first. Push \(list[selected].number) is selected."
    )
    lines += PushDetail.lines(of: list[selected], width: 200, snapshot).map { line in
      // A bar has the size beside it.
      line.pieces.map(\.0).filter { !$0.allSatisfy(PushDetail.barCharacters.contains) }.joined()
    }.filter { !$0.allSatisfy { $0 == " " } }
    return lines
  }

  private static func spoken(_ record: PushRecord) -> String {
    "Push \(record.number): \(VerdictLook(record.verdict.outcome).word). \(bare(record.headline))"
  }

  /// Returns whose picture an id names: an app's, or what iOS itself shows.
  private static func title(of id: String, _ snapshot: Snapshot) -> String {
    snapshot.activities.first { $0.id == id }?.appTitle
      ?? SystemActivity.Kind(islandID: id)?.row.title ?? ""
  }

  /// Returns what a place to touch is called; the parts of an island by whose they are and where they stand, since all of
  /// them are the Dynamic Island.
  private static func spoken(_ region: PhoneRegion, _ snapshot: Snapshot) -> String {
    guard case .island(let id, let slot, _) = region.target else { return region.label }
    return "\(title(of: id, snapshot)) \(name(of: slot).replacing(", ", with: " "))"
  }

  private static func name(of slot: Slot) -> String {
    switch slot {
    case .lockScreen: "card"
    case .compactLeading: "island, leading"
    case .compactTrailing: "island, trailing"
    case .minimal: "island, minimal"
    case .expanded: "island, expanded"
    case .small: "small"
    }
  }

  /// Returns what a screen reader says of a view and those inside it, in order.
  static func spoken(_ node: OutlineNode) -> String {
    // An image has its name for a label; hidden, it is not read all the same.
    if node.traits.contains("decorative") { return "" }
    let own: [String]
    if let label = node.label {
      own = [label]
    } else {
      own =
        [node.content.map { spoken($0, of: node) }].compactMap { $0 } + node.children.map(spoken)
    }
    return (own + [value(of: node)].compactMap { $0 }).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Returns the value that is read after a view's label: its own, or else how far a bar or a gauge is; nil without one.
  private static func value(of node: OutlineNode) -> String? {
    let mark = "accessibilityValue="
    if let trait = node.traits.first(where: { $0.hasPrefix(mark) }) {
      return String(trait.dropFirst(mark.count))
    }
    return node.label == nil ? nil : share(in: node)
  }

  /// Returns what a bar or a gauge shows, of those in a view the first one's.
  private static func share(in node: OutlineNode) -> String? {
    if ["ProgressView", "Gauge"].contains(node.kind) { return node.content }
    return node.children.lazy.compactMap(share).first
  }

  /// Returns a symbol's or an image's name in words; VoiceOver, too, knows no more of an image without a label.
  private static func spoken(_ content: String, of node: OutlineNode) -> String {
    let isSymbol = node.traits.contains("symbol")
    guard isSymbol || node.traits.contains("bitmap") else { return content }
    let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash", "inverse"]
    let words = content.split { "._- ".contains($0) }
    let named = words.filter { !(isSymbol && words.count > 1 && shapes.contains($0)) }
    return (named.isEmpty ? words : named).joined(separator: " ") + " image"
  }
}
