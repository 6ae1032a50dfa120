import Canvas
import Drawing
import Findings
import Lints
import Numbers
import Phone
import Simulator
import WidgetProtocol

/// Makes the pictures of a widget's presentations.
@MainActor
struct WidgetStudio {
  let subject: WidgetSubject
  let options: PictureOptions
  /// Other apps whose activities run beside it.
  var competitors: [WidgetSubject] = []

  /// What can be asked for: a presentation by itself, or all of them on a poster.
  enum Subject: Hashable, Sendable {
    case presentation(Presentation)
    case poster

    var name: String {
      switch self {
      case .presentation(let presentation): presentation.rawValue
      case .poster: "phone"
      }
    }
  }

  /// A picture made, with everything that a file about it should say.
  struct Shot: Sendable {
    var app: String
    /// The app's folder, which is left out of the paths of images.
    var folder: String?
    var state: String
    var subject: Subject
    var appearance: WidgetEnvironment.Appearance
    var picture: PhonePicture
    /// What the widget drew, slot by slot.
    var slots: [Slot: Picture]
    /// The black shapes or the card, and each slot, where they stand on the whole screen in points.
    var frames: [String: Rect] = [:]
    /// Which of its sizes, where the presentation comes in several.
    var size: SurfaceSize?
    var findings: [Finding]

    /// The content's own height where the system cuts it off, and what it leaves, in points.
    var cut: (wanted: Double, shown: Double)? {
      for slot in [Slot.lockScreen, .expanded] {
        guard let picture = slots[slot], case let shown = picture.list.size.height,
          picture.idealSize.height > shown + 0.5
        else { continue }
        // In an expanded island gaps and margins give way first.
        let end = DrawnMark.all(of: picture.list).filter(\.isContent).map(\.frame.maxY).max() ?? 0
        if slot == .lockScreen || end > shown + 0.5 { return (picture.idealSize.height, shown) }
      }
      for slot in [Slot.compactLeading, .compactTrailing, .minimal] {
        // Nothing but blank room may be beyond the island.
        guard let picture = slots[slot], !picture.marksCutInHeight.isEmpty,
          case let (own, shown) = (picture.contentFrame.height, picture.list.size.height),
          own > shown + 0.5
        else { continue }
        return (own, shown)
      }
      return nil
    }

    /// What is to be told of content that is cut off.
    var cuts: [Finding] {
      guard let cut else { return [] }
      let (wanted, shown) = (cut.wanted.short(places: 2), cut.shown.short(places: 2))
      return [
        Finding(
          "content-too-tall",
          sentence: "The content is \(wanted) pt high; what is beyond \(shown) pt is cut off",
          severity: .warning)
      ]
    }
  }

  /// Draws a sample; nil where the device has no such presentation.
  func shot(
    _ sample: WidgetSubject.Sample, _ what: Subject, _ appearance: WidgetEnvironment.Appearance
  ) -> Result<Shot, PictureFailure>? {
    do throws(PictureFailure) {
      switch what {
      case .poster where options.surroundings == .phoneAlone:
        // The phone without what stands beside it: its Lock Screen.
        guard let result = shot(sample, .presentation(.lockScreen), appearance) else { return nil }
        return result.map { shot in
          var shot = shot
          shot.subject = .poster
          return shot
        }
      case .presentation(let presentation):
        guard let slots = try slots(sample, presentation, appearance) else { return nil }
        var exhibit = exhibit(presentation, slots, appearance)
        for other in competitors {
          if let beside = try competitor(other, presentation, appearance) {
            exhibit.competitors.append(beside)
          }
        }
        guard let picture = picture(exhibit) else { return nil }
        var shot = finished(sample, what, appearance, picture, slots)
        (shot.frames, shot.size) = (exhibit.frames, exhibit.size)
        return .success(shot)
      case .poster:
        return try poster(sample, appearance).map { .success($0) }
      }
    } catch {
      return .failure(error)
    }
  }

  /// Returns another app's activity in the same presentation, in a state in which something goes on.
  private func competitor(
    _ other: WidgetSubject, _ presentation: Presentation,
    _ appearance: WidgetEnvironment.Appearance
  ) throws(PictureFailure) -> Competitor? {
    guard let sample = other.samples.dropFirst().first ?? other.samples.first else { return nil }
    let studio = WidgetStudio(subject: other, options: options)
    return try studio.slots(sample, presentation, appearance, isStale: false).map {
      Competitor(
        icon: PhoneScene.AppIcon(
          bundle: other.folder.bundle, title: other.folder.title, glyph: other.folder.icon,
          image: other.folder.iconFile),
        pictures: $0)
    }
  }

  /// Returns what the widget draws for each slot of a presentation; nil where the device lacks one.
  private func slots(
    _ sample: WidgetSubject.Sample, _ presentation: Presentation,
    _ appearance: WidgetEnvironment.Appearance, isStale: Bool? = nil
  ) throws(PictureFailure) -> [Slot: Picture]? {
    let rooms = presentation.rooms(on: options.device, size: size(of: presentation))
    guard !rooms.isEmpty else { return nil }
    var slots: [Slot: Picture] = [:]
    for room in rooms {
      let environment = options.environment(for: presentation, appearance)
      slots[room.slot] = try subject.draw(
        sample, room, environment, isStale: isStale ?? options.isStale
      ).get()
    }
    return slots
  }

  /// Returns the size asked for, where the presentation has it.
  private func size(of presentation: Presentation) -> SurfaceSize? {
    options.size.flatMap(presentation.size)
  }

  private func picture(_ exhibit: Exhibit) -> PhonePicture? {
    var clock = ClockWriter(locale: options.locale, timeZone: options.timeZone)
    let now = clock.clock(at: options.now)
    guard options.surroundings.showsDevice else {
      var exhibit = exhibit
      exhibit.wallClock = now
      return exhibit.picture
    }
    return exhibit.inPlace(now, ground: options.surroundings.ground)
  }

  private func exhibit(
    _ presentation: Presentation, _ slots: [Slot: Picture],
    _ appearance: WidgetEnvironment.Appearance
  ) -> Exhibit {
    var exhibit = Exhibit(
      presentation, pictures: slots, device: options.device, appearance: appearance,
      isDimmed: options.isDimmed, activityID: "sample", appTitle: subject.folder.title,
      pixel: options.pixel, size: size(of: presentation),
      icon: PhoneScene.AppIcon(
        bundle: subject.folder.bundle, title: subject.folder.title, glyph: subject.folder.icon,
        image: subject.folder.iconFile))
    exhibit.alert = options.alert
    exhibit.isRightToLeft = options.display.isMirrored(in: options.locale)
    (exhibit.isNight, exhibit.isSwiped) = (options.isNight, options.isSwiped)
    exhibit.hasWallpaper = options.surroundings != .nothing
    return exhibit
  }

  private func poster(
    _ sample: WidgetSubject.Sample, _ appearance: WidgetEnvironment.Appearance
  ) throws(PictureFailure) -> Shot? {
    var slots: [Slot: Picture] = [:]
    for presentation in [Presentation.lockScreen, .compact, .minimal, .expanded] {
      for (slot, picture) in try self.slots(sample, presentation, appearance) ?? [:] {
        slots[slot] = picture
      }
    }
    let stale = try self.slots(sample, .lockScreen, appearance, isStale: true)
    var clock = ClockWriter(locale: options.locale, timeZone: options.timeZone)
    var poster = Poster(
      pictures: slots, stale: stale?[.lockScreen], device: options.device, appearance: appearance,
      wallClock: clock.clock(at: options.now), appTitle: subject.folder.title, pixel: options.pixel)
    poster.isRightToLeft = options.display.isMirrored(in: options.locale)
    poster.isDimmed = options.isDimmed
    return poster.picture.map { finished(sample, .poster, appearance, $0, slots) }
  }

  private func finished(
    _ sample: WidgetSubject.Sample, _ what: Subject, _ appearance: WidgetEnvironment.Appearance,
    _ picture: PhonePicture, _ slots: [Slot: Picture]
  ) -> Shot {
    var picture = picture
    picture.list.items = picture.list.items.written(in: HanForms(locale: options.locale))
    let findings = Slot.allCases.flatMap { slot in
      slots[slot].map {
        $0.findings + SymbolFindings.of($0.list, onSystem: options.device.systemVersion)
      } ?? []
    }
    var unique: [Finding] = []
    for finding in findings where !unique.contains(finding) { unique.append(finding) }
    return Shot(
      app: subject.folder.name, folder: subject.folder.path, state: sample.name, subject: what,
      appearance: appearance,
      picture: picture, slots: slots, findings: unique)
  }
}
