import Drawing

/// What a finger on the screen does to it before it lets go.
public enum Pull: Hashable, Sendable {
  /// It lies on the island of an activity, which grows.
  case press(activityID: String)
  /// It draws a card to the left, by so many points.
  case card(activityID: String, by: Double)
  case notification(Int, by: Double)
  /// Moves the stack of an app's notifications.
  case stack(bundle: String, by: Double)
  /// It draws an activity into the sensor.
  case island(activityID: String, by: Double)
  /// It draws the open app upward.
  case app(by: Double)
  /// It draws StandBy's activity upward, or downward where it is negative.
  case page(by: Double)
}

extension PhoneScene {
  /// Returns how far a card is moved to the left: by a finger, and by a swipe that has uncovered its button.
  func distanceAside(of card: Card) -> Double {
    let uncovered = card.isSwiped ? snapped(Guess.dismissWidth + Guess.cardGap) : 0
    guard case .card(card.activityID, let distance)? = pull else { return uncovered }
    return snapped(max(0, uncovered + distance))
  }

  /// Returns how far a notification is moved to the left.
  func distanceAside(of notification: Int) -> Double {
    guard case .notification(notification, let distance)? = pull else { return 0 }
    return snapped(max(0, distance))
  }

  /// Returns how far the notifications of an app are moved to the left.
  func distanceAside(ofStack bundle: String) -> Double {
    guard case .stack(bundle, let distance)? = pull else { return 0 }
    return snapped(max(0, distance))
  }

  /// How far StandBy's page is moved upward.
  var pageShift: Double {
    guard case .page(let distance)? = pull else { return 0 }
    return snappedToRow(distance)
  }

  /// Returns the island's layers under the finger that presses or draws them.
  func pulled(_ layers: [Layer], into sensor: Rect) -> [Layer] {
    switch pull {
    case .press(let id): layers.map { $0.shows(id) ? $0.fitted(into: pressed($0.frame)) : $0 }
    case .island(let id, let distance):
      layers.map { layer in
        guard layer.shows(id) else { return layer }
        let share = min(1, max(0, distance / max(1, layer.frame.width / 2)))
        var layer = layer.fitted(into: layer.frame.mixed(with: sensor, share))
        layer.radius = min(layer.radius, layer.frame.height / 2)
        layer.content = [.group(GroupMark(layer.content, opacity: 1 - share))]
        return layer
      }
    default: layers
    }
  }

  private func pressed(_ frame: Rect) -> Rect { frame.scaled(by: IslandCourse.press.last) }

  /// Returns the open app while a finger holds it: smaller, and above where it was touched.
  func pulled(_ app: Layer) -> Layer {
    guard case .app(let distance)? = pull, distance > 0 else { return app }
    let whole = app.frame
    let share = min(1, distance / max(1, whole.height))
    let scale = 1 - Guess.heldAppShrinking * share
    var layer = app.fitted(
      into: Rect(
        x: whole.midX - whole.width * scale / 2, y: (whole.height * (1 - scale) - distance) / 2,
        width: whole.width * scale, height: whole.height * scale))
    // The corners are round as soon as the app leaves the screen's edges.
    layer.radius = Guess.screenRadius * min(1, share * 8)
    return layer
  }
}

extension Layer {
  /// Returns whether a picture of the activity is in it.
  fileprivate func shows(_ id: String) -> Bool { casts.contains { $0.activityID == id } }

  /// Returns the layer moved to the left; when it is swiped away, it goes on to where it is not seen.
  func drawnAside(by distance: Double) -> Layer {
    guard distance > 0 else { return self }
    var layer = offset(x: -distance, y: 0)
    layer.origin = layer.frame.offset(x: -layer.frame.maxX, y: 0)
    return layer
  }

  /// Returns the layer with its content stretched to another frame.
  func fitted(into box: Rect) -> Layer {
    guard frame.width > 0, frame.height > 0, box != frame else { return self }
    let (across, down) = (box.width / frame.width, box.height / frame.height)
    var layer = self
    layer.content = [.group(GroupMark(content, transform: .scale(x: across, y: down)))]
    (layer.frame, layer.radius, layer.casts) = (box, radius * min(across, down), [])
    return layer
  }
}
