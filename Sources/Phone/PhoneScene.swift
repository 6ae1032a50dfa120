import Drawing
import WidgetProtocol

/// What a phone shows: a value from which its picture follows, the same on every machine.
public struct PhoneScene: Hashable, Sendable {
  /// Where the person is.
  public enum Place: Hashable, Sendable {
    case lockScreen
    /// The Lock Screen with the display dimmed.
    case alwaysOn
    /// The display is off.
    case screenOff
    case home
    /// An app in front.
    case app(title: String)
    /// On its side and charging; the activity that fills the screen, or nil for the clock.
    case standBy(opened: String?)

    /// Whether the island's activity is seen: on a locked phone the island rests, whatever runs.
    public var showsIsland: Bool {
      switch self {
      case .lockScreen, .alwaysOn, .screenOff: false
      case .home, .app, .standBy: true
      }
    }
  }

  public var device: DeviceModel
  public var place: Place
  public var wallClock: WallClock
  /// What the phone itself writes.
  public var words = PhoneWords.english
  /// The forms of Han characters in what no widget draws.
  public var hanForms = HanForms.simplified
  /// The Dynamic Type size that is set: the phone's own questions and notifications follow it.
  public var typeSize = WidgetEnvironment.TypeSize.l
  /// Whether Bold Text is on, which they follow, too.
  public var hasBoldText = false
  /// Whether the phone is read from right to left: what the phone itself draws is mirrored then.
  public var isRightToLeft = false
  public var appearance: WidgetEnvironment.Appearance
  /// Lock Screen cards, top first. In StandBy the opened one is taken from here.
  public var cards: [Card]
  public var notifications: [Notification]
  /// What iOS itself shows below them: a song, a timer.
  public var systemCards: [Card] = []
  public var island: Island
  /// Whether a finger holds the expanded island, which then grows before it opens.
  public var isHeld = false
  /// The gesture of a finger that is still down.
  public var pull: Pull?
  /// Whether the compact island's activity has just appeared: it stands wider for a moment (a guess).
  public var isIslandFresh = false
  /// The card that an alert shows at the top of an unlocked phone without an island.
  public var banner: Card?
  /// Icons of the Home Screen.
  public var apps: [AppIcon]
  /// StandBy in the dark: everything in red.
  public var isNight: Bool
  /// The room for the picture; the wallpaper gives way, never card or island. Nil: the whole screen.
  public var room: Size?
  /// Points a pixel, so that surfaces start on whole pixels; 0 places them exactly.
  public var pixel: Double
  /// Whether the wallpaper is seen; without it the picture is transparent there.
  public var hasWallpaper = true
  /// The moment at which a sleeping display last wrote its texts, UNIX seconds; nil: they run.
  public var standingSince: Double?
  /// Whether a display that goes to sleep still counts seconds; afterwards dashes stand for them.
  public var isCounting = false
  /// An alarm that rings all over the lit Lock Screen.
  public var alarm: Part?
  /// The app whose stack of notifications lies open.
  public var unfolded: String?
  /// Whether the phone is held on its side, so that an app in front lies across; Home and Lock Screen do not turn.
  public var isTurned = false
  /// How far the cards are scrolled up when they do not all fit, in points.
  public var scroll: Double

  /// The scene without what cannot be seen: the island's pictures on a locked phone.
  public var asSeen: PhoneScene {
    var scene = self
    if !place.showsIsland { scene.island = .resting }
    return scene
  }

  /// Creates a phone at rest; set the rest of it.
  public init(
    device: DeviceModel = .standard, place: Place = .lockScreen, wallClock: WallClock,
    appearance: WidgetEnvironment.Appearance = .dark, cards: [Card] = [],
    notifications: [Notification] = [], island: Island = .resting, banner: Card? = nil,
    apps: [AppIcon] = [], isNight: Bool = false, room: Size? = nil, pixel: Double = 5,
    scroll: Double = 0
  ) {
    (self.device, self.place, self.wallClock) = (device, place, wallClock)
    (self.appearance, self.cards, self.notifications) = (appearance, cards, notifications)
    (self.island, self.banner, self.apps, self.isNight) = (island, banner, apps, isNight)
    (self.room, self.pixel, self.scroll) = (room, pixel, scroll)
  }
}

extension PhoneScene {
  /// One activity on the Lock Screen.
  public struct Card: Hashable, Sendable {
    public var activityID: String
    public var appTitle: String
    /// The Lock Screen presentation.
    public var picture: Picture
    /// What the system asks below it about the app's Live Activities.
    public var question: Question?
    /// Whether a swipe has uncovered the button that removes it.
    public var isSwiped: Bool

    public init(
      activityID: String, appTitle: String, picture: Picture, question: Question? = nil,
      isSwiped: Bool = false
    ) {
      (self.activityID, self.appTitle, self.picture) = (activityID, appTitle, picture)
      (self.question, self.isSwiped) = (question, isSwiped)
    }

    /// A question about an app's Live Activities.
    public enum Question: Hashable, Sendable, CaseIterable {
      /// Whether it may show them.
      case allow
      /// Later: whether it may go on.
      case goOn
    }
  }

  /// A slot of the island as a widget drew it.
  public struct Part: Hashable, Sendable {
    public var activityID: String
    public var picture: Picture

    public init(activityID: String, picture: Picture) {
      (self.activityID, self.picture) = (activityID, picture)
    }
  }

  /// What the island shows.
  public enum Island: Hashable, Sendable {
    case resting
    /// The two sides of one activity.
    case compact(leading: Part, trailing: Part)
    /// Two activities of two apps; either may be missing, to show how the other looks.
    case minimal(attached: Part?, detached: Part?)
    case expanded(Part)
  }

  /// An ordinary notification on the Lock Screen.
  public struct Notification: Hashable, Sendable {
    /// By which the phone knows it.
    public var number: Int
    /// Whose it is.
    public var app: AppIcon
    public var title: String
    public var body: String
    public var time: String

    /// Creates a notification; those of one bundle are of one app.
    public init(
      number: Int = 0, app: AppIcon, title: String, body: String, time: String = "now"
    ) {
      (self.number, self.app, self.title, self.body) = (number, app, title, body)
      self.time = time
    }
  }

  /// An app on the Home Screen.
  public struct AppIcon: Hashable, Sendable {
    public var bundle: String
    public var title: String
    /// What stands for it in text, and on an icon without a picture.
    public var glyph: String
    /// The file of its picture.
    public var image: String?

    public init(bundle: String, title: String, glyph: String, image: String? = nil) {
      (self.bundle, self.title, self.glyph, self.image) = (bundle, title, glyph, image)
    }
  }
}

/// A phone's picture and the parts of it that can be touched, in points.
public struct PhonePicture: Hashable, Sendable {
  public var list: DisplayList
  /// In drawing order: the last one that contains a place is the one touched.
  public var regions: [PhoneRegion]
  /// Where each widget's picture stands, for the ruler.
  public var placements: [Placement]
  /// Of one presentation, on the whole screen: `island`, `bubble`, `card`, `sensor`, and each slot by its name.
  public var frames: [String: Rect] = [:]
  /// The figures behind it that nobody has published or measured, by their names.
  public var guesses: [String] = []
  /// How much of the cards did not fit, in points.
  public var overflow: Double

  /// A picture in which there is nothing, of nobody's activity.
  public static let nothing = PhonePicture(
    list: DisplayList(size: Size(width: 0, height: 0)), regions: [], placements: [], overflow: 0)

  /// Returns the region at a place.
  public func region(at point: Point) -> PhoneRegion? {
    regions.last { $0.frame.contains(point) }
  }
}

extension PhonePicture {
  /// Returns as much of the picture as a room holds, around what it shows of an activity; where it has room, the whole.
  public func part(in room: Size, around activityID: String?) -> PhonePicture {
    let whole = list.size
    let size = Size(width: min(whole.width, room.width), height: min(whole.height, room.height))
    guard size != whole, size.width > 0, size.height > 0 else { return self }
    let own = placements.filter { activityID == nil || $0.activityID == activityID }.map(\.frame)
    let shown = own.dropFirst().reduce(own.first ?? Rect(whole)) { $0.union($1) }
    let x = min(max(0, shown.midX - size.width / 2), whole.width - size.width)
    let y = min(max(0, shown.midY - size.height / 2), whole.height - size.height)
    var part = self
    part.list = DisplayList(
      size: size,
      items: [
        .group(GroupMark(list.items, transform: .translation(x: -x, y: -y)))
      ])
    part.regions = regions.map {
      PhoneRegion(frame: $0.frame.offset(x: -x, y: -y), target: $0.target, label: $0.label)
    }
    part.placements = placements.map { $0.offset(x: -x, y: -y) }
    return part
  }
}

/// A widget's picture inside a phone's picture.
public struct Placement: Hashable, Sendable {
  public var activityID: String
  public var slot: Slot
  /// Its frame, in points of the phone's picture.
  public var frame: Rect
  /// The slot on the phone, with what the system adds around the picture.
  public var room: Rect
  /// Where the widget's own content stands: the rest of the slot is the system's.
  public var content: Rect
  /// The sensor inside of an expanded island.
  public var sensor: Rect?
  /// How much it is magnified: 1, 2 in StandBy, and 0.97 on a dimmed screen.
  public var scale: Double
  public var outline: OutlineNode
  /// What about its place is a guess, as a sentence; nil when it is as measured.
  public var guess: String?
  /// The shape that it stands on, with its round corners: nothing of it shows outside.
  public var surface: Contour?

  /// Returns the same moved.
  func offset(x: Double, y: Double) -> Placement {
    var moved = self
    moved.frame = frame.offset(x: x, y: y)
    moved.room = room.offset(x: x, y: y)
    moved.content = content.offset(x: x, y: y)
    moved.sensor = sensor?.offset(x: x, y: y)
    moved.surface = surface?.offset(x: x, y: y)
    return moved
  }
}

/// A part of a phone's picture that answers a touch.
public struct PhoneRegion: Hashable, Sendable {
  /// What is touched.
  public enum Target: Hashable, Sendable {
    /// A link, button or toggle of a widget.
    case action(activityID: String, slot: Slot, TapRegion.Action)
    /// A card outside of its controls; opens the app, or the URL.
    case card(activityID: String, url: String?)
    /// The island outside of its controls: a tap opens, a hold expands.
    case island(activityID: String, slot: Slot, url: String?)
    /// The sensors, where no activity is shown.
    case sensor
    /// The button that a swipe uncovers.
    case dismiss(activityID: String)
    case allow(activityID: String)
    case deny(activityID: String)
    /// A notification, by the number by which the phone knows it.
    case notification(Int)
    /// The notifications of an app that lie on one another, or lie open.
    case stack(bundle: String)
    /// The glass of a screen that is off.
    case glass
    case app(bundle: String)
    case homeIndicator
  }

  public var frame: Rect
  public var target: Target
  /// What a person reads in a list of what can be touched.
  public var label: String
}
