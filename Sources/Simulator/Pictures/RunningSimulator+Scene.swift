import Drawing
import Findings
import Foundation
import LiveActivities
import Numbers
import Phone
import WidgetProtocol

extension RunningSimulator {
  /// How the phone's picture is wanted.
  public struct SceneOptions: Hashable, Sendable {
    /// Where the person is; nil: where the phone is.
    public var place: PhoneScene.Place?
    /// The room for the picture, in points; nil: the whole screen.
    public var room: Size?
    /// Points a pixel.
    public var pixel: Double
    public var scroll: Double
    /// The card whose dismiss button a swipe has uncovered; nil: the phone's own.
    public var swiped: String?
    /// Whether StandBy is red; nil: by the phone's setting and time.
    public var isNight: Bool?

    public init(
      place: PhoneScene.Place? = nil, room: Size? = nil, pixel: Double = 5, scroll: Double = 0,
      swiped: String? = nil, isNight: Bool? = nil
    ) {
      (self.place, self.room, self.pixel, self.scroll) = (place, room, pixel, scroll)
      (self.swiped, self.isNight) = (swiped, isNight)
    }
  }

  /// Returns the scene that the phone shows now. A picture that is not drawn yet is the last one; `missing` is then the
  /// number of the last one that was asked for.
  public func scene(_ options: SceneOptions = SceneOptions()) -> (PhoneScene, missing: Int?) {
    let place = options.place ?? self.place
    let selection = selection
    var pictures = ScenePictures(self, at: place)
    var scene = emptyScene(at: place, options)
    switch place {
    case .screenOff: break
    case .lockScreen, .alwaysOn, .standBy:
      scene.cards = cards(selection.lockScreen, options, &pictures)
      if place == .lockScreen { scene.alarm = pictures.ringing(among: selection.lockScreen) }
      scene.unfolded = phone.device.unfolded
      if place == .alwaysOn {
        scene.standingSince = standingTime
        scene.isCounting = scene.standingSince == nil && phone.device.sleptAt != nil
      }
      scene.systemCards = systemCards(isDimmed: place == .alwaysOn)
      scene.notifications = selection.notifications.compactMap(phone.notification).map(shown)
    case .home, .app:
      scene.banner = selection.banner.flatMap { cards([$0], options, &pictures).first }
      scene.notifications = banner.map { [shown($0.notification)] } ?? []
      scene.apps = apps.map { icon(of: $0.folder.bundle) }
    }
    showIsland(selection, in: &scene, &pictures)
    return (scene, pictures.missing)
  }

  /// Returns the phone as it is set up, with nothing on it.
  private func emptyScene(at place: PhoneScene.Place, _ options: SceneOptions) -> PhoneScene {
    var scene = PhoneScene(
      device: settings.device, place: place, wallClock: wallClock, appearance: settings.appearance,
      isNight: options.isNight ?? isNight, room: options.room, pixel: options.pixel,
      scroll: options.scroll)
    scene.isTurned = settings.isTurned
    scene.words = PhoneWords.of(settings.locale)
    scene.hanForms = HanForms(locale: settings.locale)
    scene.typeSize = settings.typeSize
    scene.hasBoldText = settings.display.contains(.boldText)
    scene.isRightToLeft = settings.display.isMirrored(in: settings.locale)
    return scene
  }

  /// Returns the cards of activities, without those that have no picture yet.
  private func cards(
    _ ids: [String], _ options: SceneOptions, _ pictures: inout ScenePictures
  ) -> [PhoneScene.Card] {
    let (asking, again) = (Set(phone.askingPermission), Set(phone.askingAgain))
    var asked: Set<String> = []
    return ids.compactMap { id in
      guard let activity = phone.activity(id), let picture = pictures.picture(id, .lockScreen)
      else { return nil }
      // The question stands under an app's first card only.
      let asks = asking.contains(activity.bundle) && asked.insert(activity.bundle).inserted
      return PhoneScene.Card(
        activityID: id, appTitle: title(of: activity.bundle), picture: picture,
        question: asks ? again.contains(activity.bundle) ? .goOn : .allow : nil,
        isSwiped: (options.swiped ?? phone.device.uncovered) == id)
    }
  }

  /// The cards of what iOS itself shows.
  private func systemCards(isDimmed: Bool) -> [PhoneScene.Card] {
    phone.systemActivities.compactMap { activity in
      SystemPicture(activity, device: settings.device, isDimmed: isDimmed).card.map {
        PhoneScene.Card(activityID: activity.id, appTitle: activity.kind.row.title, picture: $0)
      }
    }
  }

  /// Puts into a scene what the island shows, or StandBy beside its clock.
  private func showIsland(
    _ selection: Selection, in scene: inout PhoneScene, _ pictures: inout ScenePictures
  ) {
    if case .standBy = scene.place {
      // Above StandBy's clock there is one minimal view, whatever the island would show.
      scene.island = .minimal(
        attached: nil, detached: selection.standBy.flatMap { pictures.part($0, .minimal) })
      return
    }
    if let id = selection.expanded, let expanded = pictures.part(id, .expanded) {
      scene.island = .expanded(expanded)
      scene.isHeld = phone.device.expansion?.cause == .hold
      return
    }
    switch selection.island {
    case .empty: scene.island = .resting
    case .compact(let id):
      if let leading = pictures.part(id, .compactLeading),
        let trailing = pictures.part(id, .compactTrailing)
      {
        scene.island = .compact(leading: leading, trailing: trailing)
        scene.isIslandFresh = !scene.isOnItsSide && freshUntil.map { $0 > now } ?? false
      }
    case .minimal(let attached, let detached):
      scene.island = .minimal(
        attached: pictures.part(attached, .minimal), detached: pictures.part(detached, .minimal))
    }
  }

  private func shown(_ note: LockScreenNotification) -> PhoneScene.Notification {
    PhoneScene.Notification(
      number: note.id, app: icon(of: note.bundle, title: note.app), title: note.title,
      body: note.body, time: age(of: note.time))
  }

  /// The notification that stands at the top of the unlocked phone, and until when; an app in front shows its own itself.
  var banner: (notification: LockScreenNotification, until: Double)? {
    guard phone.device.screen == .unlocked, let note = lastAlerts.banner.flatMap(phone.notification)
    else { return nil }
    let until = note.time + phone.traits.alertDuration
    return now < until ? (note, until) : nil
  }

  /// Returns the room of a slot where the person is.
  func room(for slot: Slot, at place: PhoneScene.Place) -> SlotRoom? {
    let device = settings.device
    if case .app = place, settings.isTurned, device.kind == .phone,
      device.systemVersion >= DeviceModel.turnedIslandSystem
    {
      return device.turnedRoom(for: slot)
    }
    return device.room(for: slot) ?? (slot == .minimal ? device.standByMinimal : nil)
  }

  /// Where the person is.
  public var place: PhoneScene.Place {
    let device = phone.device
    if let standBy = device.standBy, settings.device.hasStandBy {
      return device.screen == .asleep ? .screenOff : .standBy(opened: standBy.opened)
    }
    switch device.screen {
    case .asleep: return settings.dimsWhenAsleep ? .alwaysOn : .screenOff
    case .lockScreen: return .lockScreen
    case .unlocked: return device.foreground.map { .app(title: title(of: $0)) } ?? .home
    }
  }

  /// Whether it is dark around the phone: as somebody says, or by its own time of day.
  public var isNight: Bool {
    switch settings.night {
    case .on: return true
    case .off: return false
    case .auto:
      let zone = TimeZone(identifier: settings.timeZone) ?? .gmt
      let offset = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: now)))
      let hour = ((now + offset) / 3600).truncatingRemainder(dividingBy: 24)
      return hour >= Guess.nightBegins || hour < Guess.nightEnds
    }
  }

  /// When a sleeping display wrote its texts: they run for a few seconds, then stand from minute to minute.
  private var standingTime: Double? {
    guard let slept = phone.device.sleptAt else { return nil }
    let end = slept + Guess.sleepingTicks
    return now < end ? nil : max(end, (now / 60).rounded(.down) * 60)
  }

  /// Until when the compact island stands wider, since its activity has just appeared (a guess); nil where no activity
  /// is compact.
  var freshUntil: Double? {
    guard now < activityTimes.newestStart + Guess.freshSeconds else { return nil }
    let isExpanded = phone.device.expansion != nil && phone.device.screen == .unlocked
    guard !isExpanded, case .compact(let id) = selection.island else { return nil }
    return phone.activity(id).map { $0.startedAt + Guess.freshSeconds }
  }

  func isLocked(at place: PhoneScene.Place) -> Bool {
    switch place {
    case .lockScreen, .alwaysOn, .screenOff, .standBy: true
    case .home, .app: false
    }
  }

  /// Returns what a person reads under an app's icon.
  public func title(of bundle: String) -> String {
    app(bundle: bundle)?.folder.title ?? phone.app(bundle)?.title
      ?? SystemActivityRow.appTitle(of: bundle) ?? bundle
  }

  /// Returns an app's icon; one that is not here has its first letter.
  func icon(of bundle: String, title: String? = nil) -> PhoneScene.AppIcon {
    let folder = app(bundle: bundle)?.folder
    let title = title ?? self.title(of: bundle)
    return PhoneScene.AppIcon(
      bundle: bundle, title: title, glyph: folder?.icon ?? title.first.map(String.init) ?? "□",
      image: folder?.iconFile)
  }

  /// The phone's clock in its language and time zone.
  public var wallClock: WallClock {
    clockWriter.follow(locale: settings.locale, timeZone: settings.timeZone)
    return clockWriter.clock(at: now)
  }

  private func age(of time: Double) -> String {
    PhoneWords.of(settings.locale).age(now - time) {
      $0.formatted(.number.locale(Locale(identifier: settings.locale)))
    }
  }
}

extension Picture {
  /// Returns a picture that stays because the next one could not be drawn, with a mark in its corner.
  func markedOld(_ finding: Finding) -> Picture {
    var picture = self
    let size = list.size
    // As large as its word at the usual five points a pixel.
    let mark = Rect(
      x: max(0, size.width - 40), y: 0, width: min(40, size.width), height: min(20, size.height))
    picture.list.items.append(.placeholder(mark, label: "old"))
    picture.findings.append(finding)
    picture.outline = OutlineNode(
      kind: "Old picture", frame: Rect(size), content: finding.sentence, children: [outline])
    return picture
  }

  /// Returns a picture in the place of one that could not be drawn, with the reason.
  static func explaining(_ sentence: String, on room: SlotRoom) -> Picture {
    let size = Size(
      width: room.minWidth, height: min(room.maxHeight, max(room.minHeight, 84)))
    let frame = Rect(size)
    return Picture(
      list: DisplayList(size: size, items: [.placeholder(frame, label: sentence)]),
      idealSize: size,
      outline: OutlineNode(kind: "Unavailable", frame: frame, content: sentence))
  }
}
