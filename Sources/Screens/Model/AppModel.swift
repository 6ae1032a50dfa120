import Canvas
import LiveActivities
import Phone

/// The terminal app as a value: inputs go in and intents come out; a snapshot goes in and a screen comes out.
public struct AppModel: Sendable {
  /// The options that the program sets once, at the start.
  public struct Options: Hashable, Sendable {
    /// A linear reading of the screen instead of a picture.
    public var isAccessible = false
    public var reducesMotion = false
    /// Whether the terminal tells of clicks and of the wheel.
    public var hasMouse = true
    /// Whether the terminal's bell rings when an alert plays its sound.
    public var ringsBell = false
    public var glyphs = GlyphSet.blocks
    /// Whether the terminal's font has the icons of a patched (Nerd) font.
    public var hasIcons = false
    /// Whether emoji that are larger than two cells are painted, not written.
    public var paintsEmoji = false
    /// Whether the terminal shows no colours, so that selections must be reversed.
    public var isColorless = false
    /// The colours that the terminal shows.
    public var colors = ColorDepth.direct
    /// Points a pixel; nil fits it to the terminal.
    public var zoom: Double?
    public var startsInGallery = false
    /// How galleries are shown at first, for whichever app.
    public var look = GalleryLook(bundle: "")
    public var hasRuler = false

    /// Creates the options of a plain start.
    public init() {}
  }

  /// The three screens.
  public enum Screen: Int, Hashable, Sendable, CaseIterable {
    case phone, gallery, pushes

    /// What the tab says.
    public var title: String {
      switch self {
      case .phone: "Phone"
      case .gallery: "Gallery"
      case .pushes: "Pushes"
      }
    }

    var scope: ActionRow.Scope {
      switch self {
      case .phone: .phone
      case .gallery: .gallery
      case .pushes: .pushes
      }
    }
  }

  /// A line that says what just happened.
  struct Notice: Sendable {
    /// What stands before the text and is never shortened: a mark, a push's number.
    var lead = ""
    var text: String
    var look: TextLook
    /// Real seconds.
    var until: Double
    /// The push that it tells of: its verdict may still be open.
    var push: Int?
  }

  public let options: Options
  /// Whether alerts that have a sound ring the terminal's bell.
  public internal(set) var ringsBell: Bool
  public internal(set) var screen = Screen.phone
  var phone = PhoneState()
  var gallery = GalleryState()
  var pushes = PushesState()
  var menus: [Menu] = []
  /// Cells that a line of a list has where it was drawn last.
  var menuColumns = 72
  /// The menu on top, which has the keys; setting it changes that one.
  var topMenu: Menu? {
    get { menus.last }
    set { if let newValue, !menus.isEmpty { menus[menus.count - 1] = newValue } }
  }
  /// The pictures under the open menu.
  var underMenu = UnderMenu()
  /// How far the linear reading is scrolled, in lines.
  var readingScroll = 0
  var notice: Notice?
  /// Whether the window was too small to draw anything in, as last drawn.
  var isTooSmall = false
  /// The regions of the screen as it was last drawn, for the mouse.
  var regions: [Region] = []
  /// What is down just now.
  var press: Press?
  var headlines = PushHeadlines()
  var pushFilter = PushFilter()
  /// The activity that was asked for here, and is to be selected.
  var awaited = AwaitedActivity()
  /// The newest push that has been told in a notice.
  var toldPushes: Int?
  /// How many pixels a cell has, where the terminal shows pictures; nil: cells only.
  public var pictureCell: PictureCell?
  /// Why the terminal shows no pictures, for a person who asks for them.
  public var noPicturesReason = "the terminal has not been asked"
  /// Whether the ruler shows the sensor and margins too.
  var rulerShowsMore = false
  /// Whether pictures are wanted where the terminal shows them.
  var wantsPictures = true
  /// The app's pictures, as far as they are at hand.
  public var pictures: [PictureKey: GalleryPicture] = [:]

  /// Creates the app as it has just been started.
  public init(options: Options = Options()) {
    self.options = options
    ringsBell = options.ringsBell
    if options.startsInGallery { screen = .gallery }
    gallery.hasRuler = options.hasRuler
  }

  /// The app as it is before another simulator: started anew, with what is known of the terminal and was chosen for it.
  public var anew: AppModel {
    var model = AppModel(options: options)
    (model.ringsBell, model.wantsPictures) = (ringsBell, wantsPictures)
    (model.pictureCell, model.noPicturesReason) = (pictureCell, noPicturesReason)
    (model.phone.zoom, model.phone.hasRuler) = (phone.zoom, phone.hasRuler)
    model.screen = screen
    return model
  }

  /// Returns how an app's gallery is shown before anything was switched in it.
  func firstLook(_ app: AppRow) -> GalleryLook {
    var look = options.look
    (look.bundle, look.activity) = (app.bundle, app.activity)
    return look
  }

  /// A cell's pixels, while phone and gallery are laid out as pictures.
  var imageCell: PictureCell? { wantsPictures && !options.isAccessible ? pictureCell : nil }

  /// Returns the points a pixel by which pictures are made: 0 for true pixels, which are finer than any place.
  func pixel(zoom: Double) -> Double { imageCell == nil ? zoom : 0 }

  /// What is around pictures, as the terminal shows it: pixels are not rounded to its colours.
  var pictureGround: CellColor {
    options.isColorless ? Theme.ground : options.colors.nearest(Theme.ground)
  }

  /// What a device's body stands on: the page, so that none of it is a slab of its own.
  var deviceGround: CellColor { imageCell == nil ? Theme.ground : pictureGround }

  /// Returns how something is scrolled: by a key where it has the keys, by the wheel wherever there is one.
  func waysToScroll(_ key: String, hasKeys: Bool) -> String {
    guard options.hasMouse else { return hasKeys ? key : "Tab, \(key)" }
    return hasKeys ? "\(key) or wheel" : "wheel"
  }

  /// Returns how an element of the ruler is chosen: by keys, and by a click where there is a mouse.
  func waysToMeasure(hasKeys: Bool) -> String {
    let keys = hasKeys ? "↑↓" : "Tab, then ↑↓"
    guard options.hasMouse else { return keys }
    return keys + (hasKeys ? " or a click" : ", or a click")
  }

  /// Whether the phone's picture is needed to draw the screen.
  public var showsPhone: Bool { screen == .phone }

  /// Whether a menu is open, whose items may be switches.
  public var showsMenu: Bool { !menus.isEmpty }

  /// Returns whether the phone is on the screen and looks different from the last frame's.
  public func isPhoneNew(in snapshot: Snapshot) -> Bool {
    showsPhone && snapshot.scene?.asSeen != phone.seen
  }

  /// How long a notice stays, in real seconds.
  static let noticeTime = 5.0

  /// Shows a line for a while.
  public mutating func tell(_ text: String, severity: NoticeSeverity = .plain, at time: Double) {
    notice = Notice(text: text, look: severity.look, until: time + AppModel.noticeTime)
  }

  /// Shows a line that is to be read, or selected with the mouse, until a key is pressed.
  public mutating func tellUntilKey(_ text: String, severity: NoticeSeverity = .plain) {
    notice = Notice(text: text, look: severity.look, until: .infinity)
  }

  /// Shows what came of an intent. An activity whose start was refused is not waited for.
  public mutating func tell(
    _ outcome: (text: String, severity: NoticeSeverity), of intent: Intent, at time: Double
  ) {
    if case .start = intent, outcome.severity != .good { awaited.forget() }
    tell(outcome.text, severity: outcome.severity, at: time)
  }
}

/// How bad a notice is.
public enum NoticeSeverity: Hashable, Sendable {
  case plain, good, warning, bad

  var look: TextLook {
    switch self {
    case .plain: .plain
    case .good: .good
    case .warning: .warning
    case .bad: .bad
    }
  }
}

/// What the phone screen remembers.
struct PhoneState: Sendable {
  /// The selected activity; nil: the first.
  var activity: String?
  /// The activity that was chosen and whose card has not been brought into sight since.
  var sought: String?
  /// The part that is marked for a tap.
  var mark: Mark?
  var pane = Pane.phone
  /// Whether the lists stood beside the phone, as last drawn.
  var hasPanel = false
  /// Points a pixel as chosen; nil fits.
  var zoom: Double?
  /// The zoom as last drawn.
  var shownZoom = 5.0
  var hasRuler = false
  /// How far the cards are scrolled, in points.
  var scroll = 0.0
  /// How far the state beside the phone is scrolled, in lines.
  var stateScroll = 0
  /// How the phone moves.
  var motion: PhoneMotion?
  /// What the ruler measures, for the list beside the phone, and which of it is chosen.
  var marks: [RulerMark] = []
  var element = 0
  /// The scene as last drawn, at rest.
  var scene: PhoneScene?
  /// The scene that the last frame was given, as far as it is seen.
  var seen: PhoneScene?
  /// The picture as last drawn: its regions, for keys.
  var picture: PhonePicture?
  /// The cells of what was last drawn, and its pixels.
  var kept: KeptPicture?
  var keptPixels: KeptPixels?
  var exhibits = ExhibitPictures()
  /// Where other devices stand beside the phone, as last drawn.
  var exhibitPlaces: [ActivityExhibit.Kind: ExhibitPlace] = [:]
  /// What stands in the phone's place; nil: the phone.
  var device: Presentation?
  /// The sizes that were chosen of other devices.
  var sizeNames: [Presentation: String] = [:]

  /// A part of the picture.
  struct Mark: Hashable, Sendable {
    /// Its number among the picture's regions; nil until the next one, in which it is scrolled into sight.
    var number: Int?
    /// What it is, so that the mark stays with it when the picture changes.
    var target: PhoneRegion.Target
  }
}

/// What the gallery remembers.
struct GalleryState: Sendable {
  var look: GalleryLook?
  /// The presentation in the selected column, as last drawn.
  var selected: Presentation?
  /// What a person chose last, and where that stood: a file more or less, another device or another width moves it.
  var place = GalleryPlace()
  var row = 0
  var column = 0
  var firstRow = 0
  /// Which part of the selected picture shows.
  var window = GalleryWindow()
  /// Whether a person has pressed a key or clicked here; before that it shows the first app, whichever is ready first.
  var isTouched = false
  var zoom: Double?
  var shownZoom = 5.0
  var hasRuler = false
  var showsPayload = false
  var pane = Pane.states
  /// Whether the JSON stands beside the states, as last drawn.
  var hasPanel = false
  var jsonScroll = 0
  /// The cells that were painted; a full gallery has some dozens on the screen.
  var painted = KeptValues<PaintKey, PaintedCell>(limit: 400)
  /// The same as pixels: half a megabyte each.
  var pixels = KeptValues<PaintKey, KeptPixels>(limit: 60)
  /// What the ruler measures on the selected cell, and which of it is chosen.
  var marks: [RulerMark] = []
  var element = 0
}

/// What the push log remembers.
struct PushesState: Sendable {
  /// The selected push by its number; nil: the newest, and stays with it.
  var selected: Int?
  var filter = ""
  var isTyping = false
  var onlyProblems = false
  var isOpen = false
  var detailScroll = 0
  var pane = Pane.log
  /// How many rows of the log the last frame showed.
  var visibleRows = 10
}
