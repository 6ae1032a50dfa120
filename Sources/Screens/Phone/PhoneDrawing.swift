import Canvas
import Drawing
import LiveActivities
import Numbers
import Phone

extension AppModel {
  /// The narrowest panel that is worth its room.
  static let panelColumns = 34

  mutating func drawPhone(
    _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page, at time: Double
  ) {
    if let device = phone.device {
      drawDevice(device, area, on: &sheet, snapshot, &page, at: time)
      return
    }
    let zoom = phoneZoom(area, snapshot)
    let width = phoneColumns(area, snapshot, zoom: zoom)
    let hasPanel = area.columns - width >= AppModel.panelColumns
    phone.hasPanel = hasPanel
    let showsPanelOnly = !hasPanel && phone.pane == .activities
    if showsPanelOnly {
      drawPanel(area.inset(columns: 1), on: &sheet, snapshot, &page, at: time)
      return
    }
    let (left, rest) = area.split(left: hasPanel ? width : area.columns)
    drawPhonePicture(left, zoom: zoom, on: &sheet, snapshot, &page, at: time)
    if hasPanel {
      let panel = rest.inset(columns: 1)
      page.exhibitWish = exhibitWish(in: panel, zoom: zoom)
      drawPanel(panel, on: &sheet, snapshot, &page, at: time)
    }
  }

  private func phoneColumns(_ area: Area, _ snapshot: Snapshot, zoom: Double) -> Int {
    guard let scene = snapshot.scene else { return 79 }
    let screen = screenSize(scene)
    let width = phoneBody(area, scene, zoom: zoom)?.size(around: screen).width ?? screen.width
    return Int(bounded: (width / zoom).rounded(.up))
  }

  /// The coarsest zoom at which captions can still be read, in points a pixel.
  static let coarsestReadable = 8.0

  /// The rows that a phone needs before its body may take two of them.
  private static let bodyRows = 32

  /// Returns the body around the screen, where it takes room from nothing else.
  private func phoneBody(_ area: Area, _ scene: PhoneScene, zoom: Double) -> PhoneBody? {
    if imageCell != nil { return imageBody(scene) }
    guard area.rows >= AppModel.bodyRows, options.glyphs.hasQuadrants, scene.device.kind == .phone
    else { return nil }
    let body = PhoneBody.narrow(scene.device, pixel: zoom, ground: deviceGround.rgba)
    let columns = { (width: Double) in Int(bounded: (width / zoom).rounded(.up)) }
    let bare = columns(screenSize(scene).width)
    let whole = columns(body.size(around: screenSize(scene)).width)
    let takesPanel =
      area.columns - bare >= AppModel.panelColumns && area.columns - whole < AppModel.panelColumns
    return whole <= area.columns && !takesPanel ? body : nil
  }

  func screenSize(_ scene: PhoneScene) -> Size {
    if scene.isOnItsSide {
      return Size(width: scene.device.screen.height, height: scene.device.screen.width)
    }
    return scene.device.screen
  }

  /// Returns the finest zoom at which the phone's whole width fits, unless one was chosen; half a cell is square.
  func phoneZoom(_ area: Area, _ snapshot: Snapshot) -> Double {
    if let zoom = phone.zoom ?? options.zoom { return zoom }
    guard let scene = snapshot.scene else { return 5 }
    if let cell = imageCell { return imageZoom(area, scene, cell) }
    let screen = screenSize(scene)
    func columns(_ zoom: Double) -> Double { (screen.width / zoom).rounded(.up) }
    func rows(_ zoom: Double) -> Double { (screen.height / zoom / 2).rounded(.up) }
    // The whole phone where it can be read at that size; else as much of it as is as wide as the terminal.
    let whole = Painter.zooms.last { zoom in
      zoom >= 5 && zoom <= AppModel.coarsestReadable
        && columns(zoom) + 4 <= Double(area.columns) && rows(zoom) + 2 <= Double(area.rows)
    }
    return whole ?? Painter.zooms.last { $0 >= 5 && columns($0) <= Double(area.columns) }
      ?? Painter.zooms[0]
  }

  /// Returns the next finer or coarser zoom.
  static func stepped(_ zoom: Double, by step: Int) -> Double {
    let zooms = Painter.zooms
    let here = zooms.firstIndex(of: zoom) ?? zooms.firstIndex(of: 5) ?? 0
    return zooms[min(max(0, here + step), zooms.count - 1)]
  }

  /// Returns the scene's picture, or one on the way to it while something moves.
  private mutating func moving(
    to scene: PhoneScene, _ snapshot: Snapshot, _ page: inout Page
  ) -> PhonePicture {
    defer { phone.scene = scene }
    let now = snapshot.clock.now
    if options.reducesMotion || snapshot.reducesMotion {
      phone.motion = nil
    } else if let before = phone.scene, before != scene {
      // While the clock stands, what changes is there at once.
      if snapshot.clock.isPaused {
        phone.motion = nil
      } else if let motion = phone.motion, motion.isRunning(at: now) {
        phone.motion = motion.turned(to: scene, at: now)
      } else {
        phone.motion = PhoneMotion(from: before, to: scene, start: now)
      }
    }
    guard let motion = phone.motion, motion.isRunning(at: now) else {
      phone.motion = nil
      return scene.picture
    }
    if !snapshot.clock.isPaused { page.changesInReal = 1 / AppModel.framesPerSecond }
    return motion.picture(after: now - motion.start)
  }

  /// How often something that moves is drawn at most.
  private static let framesPerSecond = 30.0

  private mutating func drawPhonePicture(
    _ area: Area, zoom: Double, on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page,
    at time: Double
  ) {
    guard var scene = snapshot.scene else {
      drawEmptyPhone(area, on: &sheet)
      return
    }
    scene.pixel = pixel(zoom: zoom)
    let body = phoneBody(area, scene, zoom: zoom)
    let inset = body?.inset ?? .zero
    // A cell need not be twice as high as wide; a picture's points are square all the same.
    let across = imageCell.map { Double($0.width) / $0.scale(zoom: zoom) } ?? zoom
    let down = imageCell.map { Double($0.height) / $0.scale(zoom: zoom) } ?? 2 * zoom
    scene.room = Size(
      width: Double(area.columns) * across - 2 * inset.width,
      height: Double(area.rows) * down - 2 * inset.height)
    scene.scroll = phone.scroll
    bringSoughtIntoSight(of: &scene)
    scene.pull = press?.pull
    let screen = moving(to: scene, snapshot, &page)
    let picture = body?.around(screen) ?? screen
    phone.picture = picture
    keepMark(in: picture)
    phone.shownZoom = zoom
    // A card that left, or a larger window, leaves less to scroll.
    phone.scroll = min(phone.scroll, max(0, picture.overflow))
    // Places count from the whole phone, whatever of it has room here.
    var whole = scene
    (whole.room, whole.pixel, whole.scroll) = (nil, 0, 0)
    showPicture(
      picture, whole: phone.hasRuler ? whole.picture : picture, area, zoom: zoom, on: &sheet,
      snapshot, &page, at: time)
    tellBeside(picture, zoom: zoom, snapshot, &page)
    let (shown, uncut) = (screen.list.size, screenSize(scene))
    let isNarrower = shown.width < uncut.width - zoom
    if shown.height < uncut.height - 2 * zoom || isNarrower {
      func points(_ size: Size) -> String {
        (isNarrower ? "\(Int(bounded: size.width)) × " : "") + "\(Int(bounded: size.height))"
      }
      let words = "shortened to \(points(shown)) of \(points(uncut)) pt"
      // On a narrow screen the keys come first.
      if sheet.area.columns >= 100 {
        page.notes.append((words, .quiet))
      } else {
        page.asides += [words, "shortened"]
      }
    }
  }

  /// Puts a device's picture into an area, with its measures, what is marked of it, and the touches that it answers.
  mutating func showPicture(
    _ picture: PhonePicture, whole: PhonePicture, _ area: Area, zoom: Double,
    on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page, at time: Double
  ) {
    let painter = Painter(
      zoom: zoom, glyphs: options.glyphs, hasIcons: options.hasIcons,
      paintsEmoji: options.paintsEmoji)
    let now = snapshot.clock.now
    var list = picture.list
    phone.marks = []
    if phone.hasRuler {
      let places =
        imageCell == nil ? painter.places(of: list, at: now, using: page.buffer) : nil
      phone.marks = RulerMark.marks(of: picture, whole: whole, drawnAt: places, at: now)
      list.items += rulerTints(phone.element, of: phone.marks)
    }
    if snapshot.work.contains(where: \.isTrouble) {
      // Before a widget was compiled for the first time there are no pictures of it.
      let pictures = snapshot.apps.isEmpty ? "No pictures yet" : "Pictures as before the error"
      page.notes.append(("\(pictures) · ! shows it", TextLook(Theme.bad)))
    }
    if let cell = imageCell {
      drawPhonePixels(
        area, picture, list, cell, zoom: zoom, on: &sheet, at: now, realTime: time, &page)
      return
    }
    if phone.kept?.shows(list, painter, at: now) != true {
      if phone.kept?.fits(painter, list) == true {
        phone.kept?.paint(list, at: now, realTime: time, page.buffer)
      } else {
        phone.kept = KeptPicture(list, painter, at: now, realTime: time, page.buffer)
      }
    }
    guard let kept = phone.kept else { return }
    let painted = kept.cells
    let column = area.column + max(0, (area.columns - painted.grid.columns) / 2)
    let row = area.row + max(0, (area.rows - painted.grid.rows) / 2)
    sheet.paste(painted.grid, column: column, row: row, in: area)
    let shown = Area(
      column: column, row: row, columns: min(painted.grid.columns, area.columns),
      rows: min(painted.grid.rows, area.rows))
    sheet.answer(
      shown,
      .phone(
        column: column, row: row, pointsPerColumn: painted.cell.width,
        pointsPerRow: painted.cell.height))
    if let index = phone.mark?.number, picture.regions.indices.contains(index) {
      mark(picture.regions[index], painted.cell, shown, on: &sheet)
    }
    if let change = kept.changesAt { page.changes(in: change - now) }
  }

  /// Frames the part that Enter would tap by corners, with its name.
  private func mark(
    _ region: PhoneRegion, _ cell: Size, _ area: Area, on sheet: inout Sheet
  ) {
    let box = cells(of: region.frame, cell, area)
    let look = TextLook(Theme.accent, .bold)
    let right = max(box.column, box.endColumn - 1)
    let bottom = max(box.row, box.endRow - 1)
    if box.rows > 1 {
      for (glyph, column, row) in [
        ("┏", box.column, box.row), ("┓", right, box.row), ("┗", box.column, bottom),
        ("┛", right, bottom),
      ] { sheet.put(glyph, column: column, row: row, in: area, look) }
    } else {
      sheet.put("▸", column: box.column - 1, row: box.row, in: area, look)
      sheet.put("◂", column: right + 1, row: box.row, in: area, look)
    }
  }

  /// Says below the phone what would cover its bezel otherwise.
  private func tellBeside(
    _ picture: PhonePicture, zoom: Double, _ snapshot: Snapshot, _ page: inout Page
  ) {
    if phone.hasRuler, !phone.hasPanel { tellMeasure(phone.element, of: phone.marks, &page) }
    if let region = markedRegion {
      page.notes.append((told(region, snapshot), TextLook(Theme.text, on: Theme.selection)))
    }
    if phone.mark == nil,
      picture.regions.contains(where: { if case .dismiss = $0.target { true } else { false } })
    {
      page.notes.append(("x clears the card, Esc covers the button", .quiet))
    }
    if case .glass? = picture.regions.first?.target {
      let keys = options.hasMouse ? "w, Enter or a click" : "w or Enter"
      let words = "The screen is off: \(keys) wakes it"
      // How an empty phone begins comes first.
      if snapshot.activities.isEmpty {
        page.asides.append(words)
      } else {
        page.notes.append((words, .quiet))
      }
    }
    if picture.overflow > 0 {
      let rest = Int(bounded: picture.overflow - phone.scroll)
      // The keys scroll the lists while they have them.
      let hasKeys = phone.pane == .phone
      let words =
        rest > 0
        ? "↓ \(rest) pt more: \(waysToScroll("PgDn", hasKeys: hasKeys))"
        : "↑ \(Int(bounded: picture.overflow)) pt above: \(waysToScroll("PgUp", hasKeys: hasKeys))"
      page.notes.append((words, TextLook(Theme.warning)))
    }
    // An unusual zoom is shown, so that sizes are not misread.
    if imageCell == nil, zoom != 5 {
      page.notes.append(("\(zoom.short(places: 2)) pt a pixel", .quiet))
    }
  }

  /// Tells what is measured by its name and size, where the list of measures has no room.
  func tellMeasure(_ element: Int, of marks: [RulerMark], _ page: inout Page) {
    guard let index = AppModel.chosen(element, of: marks) else { return }
    let mark = marks[index]
    // The size is what is asked for: a long name leaves room for it on a line of 60 columns.
    page.notes.append(
      (
        "\(mark.name.shortened(to: 12)) · \(mark.frame.width.short(places: 2)) × "
          + "\(mark.frame.height.short(places: 2)) pt", TextLook(Theme.text, on: Theme.selection)
      ))
  }

  private func cells(of frame: Rect, _ cell: Size, _ area: Area) -> Area {
    let left = Int(bounded: (frame.minX / cell.width).rounded())
    let top = Int(bounded: (frame.minY / cell.height).rounded())
    let right = Int(bounded: (frame.maxX / cell.width).rounded())
    let bottom = Int(bounded: (frame.maxY / cell.height).rounded())
    return Area(
      column: area.column + left, row: area.row + top, columns: max(1, right - left),
      rows: max(1, bottom - top))
  }

  private func drawEmptyPhone(_ area: Area, on sheet: inout Sheet) {
    let lines = ["The phone is starting …"]
    let box = area.centered(columns: area.columns, rows: lines.count)
    for (index, line) in lines.enumerated() {
      sheet.putCentered(line, row: box.row + index, in: box, .quiet)
    }
  }
}
