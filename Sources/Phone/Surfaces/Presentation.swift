import Drawing
import LiveActivities
import WidgetProtocol

/// One way in which an activity is shown, with all that follows from it: a row of the table of surfaces.
///
/// The table is `Presentation.allCases`. Commands, gallery, inspection API, lints and SURFACES.md read its rows; a new
/// surface is a row and a drawing of what stands around it.
public struct Presentation: Sendable {
  /// Which appearance a widget is told of.
  public enum Scheme: String, Sendable {
    /// The phone's appearance.
    case asPhone
    /// Dark whatever the phone's is: the island is black, and so are a Watch, StandBy and the Mac's pill.
    case dark
  }

  /// Until when it shows an activity.
  public enum End: String, Sendable {
    /// Until the activity ends.
    case atOnce
    /// Until the activity leaves the Lock Screen.
    case withCard
  }

  /// The columns of the gallery, in their order; presentations of one column stand over one another.
  public enum Column: Int, Sendable, CaseIterable {
    case card, flat, expanded, small, mac, standBy, watch, turned
  }

  /// What a touch outside of a control does.
  public enum Tap: String, Sendable {
    case opensApp, opensLockScreen, opensFullScreen, opensMenu, nothing
  }

  /// The name on command lines and in the API: `watch`.
  public let rawValue: String
  /// The name for people: `Watch`.
  public var title: String
  /// Where it stands, and since which system.
  public var about: String
  public var slots: [Slot]
  /// The sizes that it comes in, the one taken by itself first; none where they follow from the phone.
  public var sizes: [SurfaceSize] = []
  /// Which of the sizes a design is to be judged in; no other is smaller both ways.
  public var sizesToVerify: [SurfaceSize] = []
  public var scheme = Scheme.dark
  /// Whether buttons and toggles work; links always do.
  public var hasControls = true
  public var tap = Tap.opensApp
  public var end = End.atOnce
  public var column: Column
  /// Whether `--presentation all` and lists of an activity's pictures have it unasked.
  public var isUsual = true
  /// Whether only what names it draws it, since few activities have it.
  public var isByNameOnly = false
  /// Whether it is on the phone itself, not on another device.
  public var isOnPhone = true
  /// Which of a device's figures it depends on, as `DeviceModel.guesses` names them.
  public var deviceFigures: [String] = []
  /// The rows of `Guess` that it depends on.
  public var guesses: [String] = []
  /// The rooms for its slots on a device, in one of its sizes; empty where the device lacks it.
  private let makeRooms: @Sendable (DeviceModel, SurfaceSize?) -> [SlotRoom]
  /// The surface by itself; nil where a picture is missing.
  let alone: @Sendable (Exhibit) -> Stage?
  /// The surface at its place on the whole device.
  let inPlace: @Sendable (Exhibit, InPlace) -> PhonePicture?

  init(
    _ rawValue: String, _ title: String, _ about: String, slots: [Slot], column: Column,
    rooms: @escaping @Sendable (DeviceModel, SurfaceSize?) -> [SlotRoom],
    alone: @escaping @Sendable (Exhibit) -> Stage?,
    inPlace: @escaping @Sendable (Exhibit, InPlace) -> PhonePicture?
  ) {
    (self.rawValue, self.title, self.about) = (rawValue, title, about)
    (self.slots, self.column) = (slots, column)
    (makeRooms, self.alone, self.inPlace) = (rooms, alone, inPlace)
  }

  /// Returns the row after a change.
  func with(_ change: (inout Presentation) -> Void) -> Presentation {
    var row = self
    change(&row)
    return row
  }
}

/// What the whole device shows beside an activity.
public struct InPlace: Hashable, Sendable {
  public var wallClock: WallClock
  /// What is seen beside the device.
  public var ground: RGBA
}

extension Presentation: RawRepresentable, Hashable, CaseIterable {
  public init?(rawValue: String) {
    guard let row = Presentation.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = row
  }

  public static func == (left: Presentation, right: Presentation) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Presentation {
  /// What a tap on it brings in its place on the same device; nil where a tap opens an app or does nothing.
  public var opened: Presentation? {
    switch tap {
    case .opensFullScreen: .watchFullScreen
    case .opensMenu: .menuBarOpen
    case .opensApp, .opensLockScreen, .nothing: nil
    }
  }

  /// What was there before a tap opened it: where closing it leads.
  public var closed: Presentation? {
    Presentation.allCases.first { $0.opened == self && $0.isUsual }
  }

  /// Whether it is on a Watch, which updates reach with a budget of their own.
  public var isOnWatch: Bool { smallPlace == .watch }

  /// Those that `all` and lists of an activity's pictures have unasked.
  public static var usual: [Presentation] { allCases.filter(\.isUsual) }

  /// Those that galleries show, by their columns: all but what only its name draws.
  public static let inGalleries: [[Presentation]] = Column.allCases.map { column in
    allCases.filter { $0.column == column && !$0.isByNameOnly }
  }

  /// The sizes that the usual ones come in, in words: `watch 45mm, 40mm …; carPlay wide, tall, narrow`.
  public static var sizeWords: String {
    usual.filter { !$0.sizes.isEmpty }.map { row in
      "\(row.rawValue) " + row.sizes.map(\.name).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// Returns the size with a name, written in any of the usual ways: `45mm`, `45 mm`, `45`.
  public func size(named name: String) -> SurfaceSize? {
    func squeezed(_ text: String) -> String {
      String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    return sizes.first {
      squeezed($0.name) == squeezed(name)
        || squeezed($0.name).filter(\.isNumber) == squeezed(name) && !name.isEmpty
    }
  }

  /// Returns the rooms that a device has for its slots; empty where the device lacks it. Nil takes the usual size.
  public func rooms(on device: DeviceModel, size: SurfaceSize? = nil) -> [SlotRoom] {
    makeRooms(device, size ?? sizes.first)
  }

  /// Returns what a widget is told of the world there.
  public func adapted(_ environment: WidgetEnvironment) -> WidgetEnvironment {
    var environment = environment
    if scheme == .dark || environment.isDimmed { environment.appearance = .dark }
    environment.isFullscreen = self == .standBy
    return environment
  }

  /// Returns whether the presentation shows an activity in its present phase.
  public func shows(_ activity: LiveActivity) -> Bool {
    end == .atOnce ? activity.isInIsland : activity.isOnLockScreen
  }
}
