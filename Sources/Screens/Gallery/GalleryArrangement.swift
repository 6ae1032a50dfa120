import Canvas
import Drawing
import Numbers
import Phone
import WidgetProtocol

/// Where a gallery's presentations stand: in columns as wide as they are, small ones over one another.
struct GalleryArrangement {
  /// Presentations side by side; those of a group stand over one another, since two of them are as high as a card.
  static let groups = Presentation.inGalleries

  /// Where the first three of these do not fit: two columns, with a small presentation below each large one.
  private static let narrowGroups: [[Presentation]] =
    [[.lockScreen, .compact], [.expanded, .minimal]]
    + groups.filter { $0.allSatisfy { ![.card, .flat, .expanded].contains($0.column) } }

  /// Presentations over one another.
  struct Column {
    var presentations: [Presentation]
    /// In cells.
    var width: Int
  }

  let columns: [Column]
  private let device: DeviceModel
  /// Points a pixel; what is wider than the room is drawn coarser, so that it is seen whole.
  private let zooms: [Presentation: Double]
  private let presentations: [Presentation]

  /// Arranges what a device has in a room of so many columns.
  init(_ device: DeviceModel, zoom: Double, room: Int, isZoomChosen: Bool) {
    var zooms: [Presentation: Double] = [:]
    let groups = Self.groups(device, zoom: zoom, room: room)
    columns = groups.compactMap { group in
      let present = group.filter { !$0.rooms(on: device).isEmpty }
      guard !present.isEmpty else { return nil }
      var width = present.map { Sheet.width($0.title) + 2 }.reduce(0, +)
      for presentation in present {
        let points = Self.width(presentation, device)
        let fitting = Painter.zooms.last {
          $0 >= zoom && (points / $0).rounded(.up) <= Double(room)
        }
        let own = isZoomChosen ? zoom : fitting ?? max(zoom, Painter.zooms[0])
        zooms[presentation] = own
        width = max(width, Int(bounded: (points / own).rounded(.up)))
      }
      return Column(presentations: present, width: width)
    }
    self.device = device
    self.zooms = zooms
    presentations = columns.flatMap(\.presentations)
  }

  /// Returns two large columns with everything below one another, where they fit and three do not.
  private static func groups(
    _ device: DeviceModel, zoom: Double, room: Int
  ) -> [[Presentation]] {
    func cells(_ presentation: Presentation) -> Int {
      Int(bounded: (width(presentation, device) / zoom).rounded(.up))
    }
    let two = cells(.lockScreen) + 1 + cells(.expanded)
    return two <= room && two + 1 + cells(.compact) > room && device.island != nil
      ? narrowGroups : groups
  }

  /// Returns the columns that two large presentations side by side take.
  static func leastForTwo(_ device: DeviceModel, zoom: Double) -> Int {
    2 * Int(bounded: (width(.lockScreen, device) / zoom).rounded(.up)) + 1
  }

  /// How many presentations there are to choose among.
  var count: Int { presentations.count }

  subscript(index: Int) -> Presentation? {
    presentations.indices.contains(index) ? presentations[index] : nil
  }

  /// Returns the place of a presentation in the order of the arrows.
  func index(of presentation: Presentation) -> Int {
    presentations.firstIndex(of: presentation) ?? 0
  }

  /// Returns points a pixel of a presentation.
  func zoom(_ presentation: Presentation) -> Double { zooms[presentation] ?? 5 }

  /// Returns the columns that fit whole into a room and among which a presentation is; at least its own.
  func visible(with selected: Int, room: Int) -> Range<Int> {
    let own = columns.firstIndex { column in
      column.presentations.contains { index(of: $0) == selected }
    }
    guard let own else { return 0..<0 }
    var first = 0
    while first < own, columns[first...own].reduce(-1, { $0 + $1.width + 1 }) > room { first += 1 }
    var end = own + 1
    while end < columns.count,
      columns[first...end].reduce(-1, { $0 + $1.width + 1 }) <= room
    { end += 1 }
    return first..<end
  }

  /// Returns how many rows a picture of a kind usually takes, for those that nobody has seen yet.
  func usualRows(_ presentation: Presentation) -> Int {
    let points: Double =
      switch presentation.column {
      case .standBy: device.screen.width
      case .flat: 60
      case .card, .expanded: DeviceModel.contentHeights.greatest + 20
      case .watch: (presentation.sizes.map(\.screen.height).max() ?? 0) + 20
      case .turned: (device.island?.guideline.totalWidth ?? 0) + 20
      case .small, .mac:
        (presentation.rooms(on: device).map(\.maxHeight).max() ?? 160) + 20
      }
    return Int(bounded: (points / zoom(presentation) / 2).rounded(.up))
  }

  private static func width(_ presentation: Presentation, _ device: DeviceModel) -> Double {
    switch presentation.column {
    case .standBy: device.screen.height
    case .flat: (device.island?.guideline.totalWidth ?? 250) + 20
    case .watch: (presentation.sizes.map(\.screen.width).max() ?? 0) + 20
    case .small: (presentation.sizes.map(\.room.width).max() ?? 0) + 20
    case .card, .expanded, .mac, .turned:
      (presentation.rooms(on: device).map(\.width).max() ?? 0) + 20
    }
  }
}
