import Canvas
import Drawing
import Numbers
import Phone

/// Another device that stands in the phone's place: a Watch, a car's display, a Mac's menu bar.
public struct OtherDevice: Hashable, Sendable {
  public var presentation: Presentation
  /// Nil: the usual size.
  public var size: SurfaceSize?
  /// Points a pixel.
  public var pixel: Double
  /// What it stands on.
  public var ground: RGBA

  /// Creates a device with a presentation on it.
  public init(
    _ presentation: Presentation, size: SurfaceSize? = nil, pixel: Double = 5,
    ground: RGBA = PictureSurroundings.usualGround
  ) {
    (self.presentation, self.size, self.pixel, self.ground) = (presentation, size, pixel, ground)
  }
}

extension AppModel {
  /// The devices, in the order in which the key shows them; what opens on one is none of its own.
  static let devices = Presentation.usual.filter { !$0.isOnPhone }

  /// The chosen size of what shows, by the presentation that it opened from.
  var deviceSize: SurfaceSize? {
    guard let shown = phone.device else { return nil }
    return phone.sizeNames[shown.closed ?? shown].flatMap(shown.size(named:)) ?? shown.sizes.first
  }

  /// Draws the Watch, the car or the Mac that was chosen, with the panel beside it where there is room.
  mutating func drawDevice(
    _ shown: Presentation, _ area: Area, on sheet: inout Sheet, _ snapshot: Snapshot,
    _ page: inout Page, at time: Double
  ) {
    let whole = deviceSize.map {
      Size(width: $0.screen.width + $0.around.width, height: $0.screen.height + $0.around.height)
    }
    let zoom = deviceZoom(area, whole ?? Size(width: 400, height: 400))
    let across = imageCell.map { Double($0.width) / $0.scale(zoom: zoom) } ?? zoom
    let down = imageCell.map { Double($0.height) / $0.scale(zoom: zoom) } ?? 2 * zoom
    // Where a device has no room, the activity on it has.
    let picture = (snapshot.device ?? .nothing).part(
      in: Size(width: Double(area.columns) * across, height: Double(area.rows) * down),
      around: selectedActivity(snapshot)?.id)
    let columns = cells(of: picture.list.size, zoom: zoom).columns
    let hasPanel = area.columns - columns >= AppModel.panelColumns && columns > 0
    phone.hasPanel = hasPanel
    page.exhibitWish = ExhibitWish(activity: phone.activity, pixel: pixel(zoom: zoom))
    page.exhibitWish?.isBeside = false
    page.exhibitWish?.device = OtherDevice(
      shown, size: deviceSize, pixel: pixel(zoom: zoom), ground: deviceGround.rgba)
    if !hasPanel, phone.pane == .activities {
      drawPanel(area.inset(columns: 1), on: &sheet, snapshot, &page, at: time)
      return
    }
    let (left, rest) = area.split(left: hasPanel ? columns : area.columns)
    (phone.picture, phone.shownZoom, phone.scene, phone.motion) = (picture, zoom, nil, nil)
    keepMark(in: picture)
    if let change = snapshot.deviceChangesIn { page.changes(in: change) }
    if picture.list.items.isEmpty {
      let title = selectedActivity(snapshot)?.appTitle ?? "an activity"
      let words =
        snapshot.activities.isEmpty
        ? "Nothing runs that \(shown.title) could show; a starts an activity"
        : "\(shown.title) shows \(title) no longer, or its widget still draws"
      let box = left.centered(columns: left.columns, rows: 1)
      sheet.putCentered(words, row: box.row, in: box, .quiet)
    } else {
      showPicture(picture, whole: picture, left, zoom: zoom, on: &sheet, snapshot, &page, at: time)
    }
    tellDevice(shown, picture, snapshot, &page)
    if hasPanel {
      drawPanel(rest.inset(columns: 1), on: &sheet, snapshot, &page, at: time)
    }
  }

  /// Tells what it is, and how many of its figures nobody knows, below the picture.
  private func tellDevice(
    _ shown: Presentation, _ picture: PhonePicture, _ snapshot: Snapshot, _ page: inout Page
  ) {
    if phone.hasRuler, !phone.hasPanel { tellMeasure(phone.element, of: phone.marks, &page) }
    if let region = markedRegion {
      page.notes.append((told(region, snapshot), TextLook(Theme.text, on: Theme.selection)))
    } else {
      page.notes.append((deviceSize?.title ?? shown.title, TextLook(Theme.text, .bold)))
    }
    if !picture.guesses.isEmpty {
      let count = picture.guesses.count
      page.notes.append(("\(count) \(count == 1 ? "figure" : "figures") guessed", .quiet))
    }
  }

  /// Returns the finest zoom at which a whole device fits and can be read, beside the panel where that is fine enough;
  /// else the usual one, at which a part of the device shows.
  private func deviceZoom(_ area: Area, _ size: Size) -> Double {
    if let zoom = phone.zoom ?? options.zoom { return zoom }
    let beside = max(1, area.columns - AppModel.panelColumns)
    if let cell = imageCell {
      func scale(_ columns: Int) -> Double {
        min(
          Double(columns * cell.width) / size.width,
          Double(max(1, area.rows) * cell.height) / size.height, AppModel.mostScale)
      }
      let narrow = scale(beside)
      let chosen =
        narrow >= AppModel.leastScale ? narrow : max(AppModel.leastScale, scale(area.columns))
      return min(Double(cell.width), Double(cell.height) / 2) / max(0.1, chosen)
    }
    func fits(_ zoom: Double, _ columns: Int) -> Bool {
      let wanted = cells(of: size, zoom: zoom)
      return wanted.columns <= columns && wanted.rows <= area.rows
    }
    return Painter.zooms.last { $0 <= 5 && fits($0, beside) }
      ?? Painter.zooms.last { $0 <= AppModel.coarsestReadable && fits($0, area.columns) } ?? 5
  }

  private func cells(of size: Size, zoom: Double) -> (columns: Int, rows: Int) {
    if let cell = imageCell { return cell.cells(of: size, scale: cell.scale(zoom: zoom)) }
    return (
      Int(bounded: (size.width / zoom).rounded(.up)),
      Int(bounded: (size.height / zoom / 2).rounded(.up))
    )
  }

  // MARK: Keys and touches

  /// Shows the next device, after the last one the phone again.
  mutating func nextShownDevice() {
    unmark()
    let here = phone.device.map { $0.closed ?? $0 }
    let place = here.flatMap(Self.devices.firstIndex(of:)).map { $0 + 1 } ?? 0
    phone.device = Self.devices.indices.contains(place) ? Self.devices[place] : nil
    // Where lists and device take turns, what was asked for shows.
    phone.pane = .phone
  }

  /// Shows a device's next size; gives false where it has one.
  mutating func nextDeviceSize() -> Bool {
    guard let shown = phone.device, shown.sizes.count > 1, let size = deviceSize,
      let here = shown.sizes.firstIndex(where: { $0.name == size.name })
    else { return false }
    phone.sizeNames[shown.closed ?? shown] = shown.sizes[(here + 1) % shown.sizes.count].name
    unmark()
    return true
  }

  /// Returns whether a touch opens something on the device that shows, and nothing else.
  func isOpening(_ target: PhoneRegion.Target) -> Bool {
    guard phone.device?.opened != nil else { return false }
    switch target {
    case .card, .island: return true
    default: return false
    }
  }

  /// Returns what a touch on a part of what shows asks for.
  mutating func touching(_ target: PhoneRegion.Target) -> [Intent] {
    guard let shown = phone.device else { return [.touch(target)] }
    if isOpening(target) {
      phone.device = shown.opened
      unmark()
      return []
    }
    return [.touchElsewhere(target, on: shown, size: deviceSize)]
  }

  /// Returns what a click beside the phone asks for: a control is pressed, another device comes into the phone's place.
  mutating func clickExhibit(_ kind: ActivityExhibit.Kind, _ mouse: Mouse, _ snapshot: Snapshot)
    -> [Intent]
  {
    guard !kind.presentation.isOnPhone else { return [] }
    if let place = phone.exhibitPlaces[kind],
      let exhibit = snapshot.exhibits.first(where: { $0.kind == kind })
    {
      let point = Point(
        x: (Double(mouse.column - place.area.column) + 0.5) * place.cell.width,
        y: (Double(mouse.row - place.area.row) + 0.5) * place.cell.height)
      if let region = exhibit.picture.region(at: point), case .action = region.target {
        return [.touchElsewhere(region.target, on: kind.presentation, size: nil)]
      }
    }
    unmark()
    phone.device = kind.presentation
    return []
  }
}

/// Where a presentation beside the phone stands, and the points of one cell.
struct ExhibitPlace: Sendable {
  var area: Area
  var cell: Size
}
