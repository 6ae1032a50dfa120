import Drawing

/// What the island does between two scenes.
enum IslandMove: Hashable, Sendable {
  case none
  /// A finger presses it, and it opens.
  case press
  /// A finger lies on it: it grows.
  case grow
  /// The finger leaves it before it opens.
  case letGo
  /// It opens under the finger that made it grow.
  case openPressed
  /// It opens by itself, for an alert.
  case open
  case close
  /// It closes, and nothing is left to show.
  case remove
  /// It swallows the app that is left, and shows its activity.
  case swell
  case appear
  case vanish
  /// The app opens out of it.
  case openApp
  /// One app's becomes two apps', or the other way, or it takes another width.
  case split
  /// It stays expanded and takes another height.
  case resize

  init(from before: PhoneScene, to after: PhoneScene) {
    let (old, new) = (before.island, after.island)
    if case .expanded = new {
      if case .expanded = old {
        self = .resize
      } else {
        self = before.isPressed ? .openPressed : after.isHeld ? .press : .open
      }
      return
    }
    if after.isPressed != before.isPressed, old.contents == new.contents {
      self = after.isPressed ? .grow : .letGo
      return
    }
    if case .expanded = old {
      self = after.isInApp ? .openApp : new == .resting ? .remove : .close
      return
    }
    switch (old == .resting, new == .resting) {
    case (true, true): self = .none
    case (true, false):
      self = before.isInApp && after.place == .home ? .swell : .appear
    case (false, true): self = after.isInApp ? .openApp : .vanish
    case (false, false):
      self =
        old.contents == new.contents && before.isIslandFresh == after.isIslandFresh
        ? .none : .split
    }
  }

  /// Seconds until the island takes more room beside the sensor.
  var widening: Double {
    switch self {
    case .swell: IslandCourse.widenStart
    case .close: IslandCourse.reopening
    default: 0
    }
  }

  /// Whether the island becomes large.
  var opens: Bool { self == .press || self == .openPressed || self == .open }
}

extension PhoneScene {
  /// Whether an app is in front.
  fileprivate var isInApp: Bool { if case .app = place { true } else { false } }

  /// Whether a finger lies on the island.
  var isPressed: Bool { if case .press? = pull { true } else { false } }
}
