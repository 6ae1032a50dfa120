import Drawing

/// The island's black shape with its contents on the way from one form to the next.
struct IslandMotion: Sendable {
  let old: Layer
  let new: Layer
  let move: IslandMove
  private let contents: LayerContents

  init(from old: Layer, to new: Layer, _ move: IslandMove, now: Double, began: Double = 0) {
    (self.old, self.new, self.move) = (old, new, move)
    contents = LayerContents(from: old, to: new, now: now, began: began)
  }

  /// Returns the pictures as they stand after so many seconds; nil where other slots give way.
  func casts(at time: Double) -> [LayerCast]? { contents.waypoints(of: new, at: time) }

  /// Seconds until shape and contents are still.
  var duration: Double {
    func length(_ spring: SpringCurve) -> Double { Pace(.spring(spring)).duration }
    let shape: Double =
      switch move {
      case .none: 0
      case .press: IslandCourse.press.end + length(IslandCourse.opening)
      case .grow: IslandCourse.press.end
      case .letGo: IslandCourse.lettingGo
      case .open, .openPressed, .resize: length(IslandCourse.opening)
      case .close: IslandCourse.reopening + length(IslandCourse.growing)
      case .remove: IslandCourse.fading.end
      case .swell: IslandCourse.widenStart + length(IslandCourse.widening)
      case .appear: length(IslandCourse.appearing)
      case .vanish: length(IslandCourse.vanishing)
      case .openApp: length(IslandCourse.tapHeight)
      case .split: length(IslandCourse.splitting)
      }
    return max(shape, contents.isContinued ? contents.duration : 0)
  }

  func layer(at time: Double) -> Layer {
    var layer = new
    layer.frame = frame(at: time)
    let way = new.frame.height - old.frame.height
    let share = abs(way) < 1 ? progress(at: time) : (layer.frame.height - old.frame.height) / way
    layer.radius = min(
      max(0, old.radius + (new.radius - old.radius) * share),
      min(layer.frame.width, layer.frame.height) / 2)
    layer.isContinuous = layer.radius >= 40
    layer.shadow = shadow(min(1, max(0, share)))
    layer.content = content(at: time, in: layer.frame)
    return layer
  }

  /// Returns the shadow, which comes and goes with the shape that casts it.
  private func shadow(_ share: Double) -> ShadowMark? {
    guard let shadow = new.shadow ?? old.shadow else { return nil }
    let part = new.shadow == nil ? 1 - share : old.shadow == nil ? share : 1
    return ShadowMark(
      color: shadow.color.opacity(part), radius: shadow.radius, x: shadow.x, y: shadow.y)
  }

  // MARK: The shape

  /// Returns how far the shape is on its way where one spring leads it.
  private func progress(at time: Double) -> Double {
    switch move {
    case .none: 1
    case .press: IslandCourse.opening.progress(at: time - IslandCourse.press.end)
    case .grow: min(1, max(0, time / IslandCourse.press.end))
    case .letGo: min(1, max(0, time / IslandCourse.lettingGo))
    case .open, .openPressed, .resize: IslandCourse.opening.progress(at: time)
    case .close: IslandCourse.growing.progress(at: time - IslandCourse.reopening)
    case .remove: IslandCourse.fading.value(at: time)
    case .swell: IslandCourse.widening.progress(at: time - IslandCourse.widenStart)
    case .appear: IslandCourse.appearing.progress(at: time)
    case .vanish: IslandCourse.vanishing.progress(at: time)
    case .openApp: IslandCourse.tapWidth.progress(at: time)
    case .split: IslandCourse.splitting.progress(at: time)
    }
  }

  private func frame(at time: Double) -> Rect {
    switch move {
    case .press:
      let scale = IslandCourse.press.value(at: time)
      let pressed = old.frame.scaled(by: scale)
      guard time > IslandCourse.press.end else { return pressed }
      return grown(from: pressed, speed: IslandCourse.pressSpeed, time - IslandCourse.press.end)
    case .grow:
      return time < IslandCourse.press.end
        ? old.frame.scaled(by: IslandCourse.press.value(at: time)) : new.frame
    case .openPressed: return grown(from: old.frame, speed: IslandCourse.pressSpeed, time)
    case .close, .remove:
      let small = Rect(
        x: new.frame.midX - IslandCourse.small.width / 2, y: new.frame.y,
        width: IslandCourse.small.width, height: IslandCourse.small.height)
      let closed = old.frame.mixed(with: small, IslandCourse.closing.value(at: time))
      return closed.mixed(with: new.frame, progress(at: time))
    case .swell: return swollen(at: time)
    case .openApp:
      let (across, down) = (
        progress(at: time), IslandCourse.tapHeight.progress(at: time)
      )
      let wide = old.frame.mixed(with: new.frame, across)
      let high = old.frame.mixed(with: new.frame, down)
      return Rect(
        x: wide.x, y: high.y + IslandCourse.tapTop.value(at: time), width: wide.width,
        height: high.height)
    default: return old.frame.mixed(with: new.frame, progress(at: time))
    }
  }

  /// Returns a pressed island that opens with the speed that it has.
  private func grown(from pressed: Rect, speed: Double, _ time: Double) -> Rect {
    func share(_ old: Double, _ new: Double) -> Double {
      var spring = IslandCourse.opening
      if abs(new - old) > 1 { spring.velocity = speed * old / (new - old) }
      return spring.progress(at: time)
    }
    let across = pressed.mixed(
      with: new.frame, share(pressed.width, new.frame.width))
    let down = pressed.mixed(with: new.frame, share(pressed.height, new.frame.height))
    return Rect(x: across.x, y: down.y, width: across.width, height: down.height)
  }

  /// Returns the sensor that swallows an app: it swells, mostly upward, falls back and widens.
  private func swollen(at time: Double) -> Rect {
    let rise = min(
      1,
      max(
        0, (time - IslandCourse.swellStart) / (IslandCourse.swellPeak - IslandCourse.swellStart)))
    let swell =
      time <= IslandCourse.swellPeak
      ? rise : 1 - IslandCourse.falling.progress(at: time - IslandCourse.swellPeak)
    let wide = old.frame.mixed(with: new.frame, progress(at: time))
    let more = Size(
      width: wide.width * IslandCourse.swellWidth * swell,
      height: wide.height * IslandCourse.swellHeight * swell)
    return Rect(
      x: wide.x - more.width / 2, y: wide.y - IslandCourse.swellTop * swell,
      width: wide.width + more.width, height: wide.height + more.height)
  }

  // MARK: The contents

  private func content(at time: Double, in box: Rect) -> [DisplayItem] {
    // The same slots go on by their views; only a press and an opening change the slots.
    if contents.isContinued { return contents.items(at: time, min(1.5, progress(at: time))) }
    if old.content == new.content { return new.content }
    let (leaving, coming) = light(at: time)
    return Self.stretched(old, into: box, leaving) + Self.stretched(new, into: box, coming)
  }

  /// Returns how much of the old and of the new content is seen.
  private func light(at time: Double) -> (leaving: Double, coming: Double) {
    switch move {
    case .press:
      let after = time - IslandCourse.press.end
      return (
        IslandCourse.compactLeaves.value(at: after), IslandCourse.expandedComes.value(at: after)
      )
    case .grow: return (1, 0)
    case .letGo: return (0, 1)
    case .open, .openPressed:
      return (
        IslandCourse.compactLeaves.value(at: time), IslandCourse.expandedComes.value(at: time)
      )
    case .close, .remove:
      return (
        IslandCourse.expandedLeaves.value(at: time),
        IslandCourse.compactReturns.value(at: time - IslandCourse.reopening)
      )
    case .swell:
      return (0, IslandCourse.compactComes.value(at: time - IslandCourse.widenStart))
    case .vanish: return (IslandCourse.compactVanishes.value(at: time), 0)
    case .openApp: return (IslandCourse.expandedLeaves.value(at: time), 0)
    case .none, .appear, .split, .resize:
      return (
        IslandCourse.compactVanishes.value(at: time), IslandCourse.compactComes.value(at: time)
      )
    }
  }

  /// Returns a content that fills the box as it filled its own shape, blurred as far as it is not seen.
  private static func stretched(_ layer: Layer, into box: Rect, _ light: Double) -> [DisplayItem] {
    guard !layer.content.isEmpty, light > 0, layer.frame.width > 0, layer.frame.height > 0
    else { return [] }
    let map = Transform.scale(
      x: box.width / layer.frame.width, y: box.height / layer.frame.height)
    return [
      .group(
        .passing(
          layer.content, transform: map, opacity: min(1, light),
          blur: max(0, 1 - light) * Guess.islandBlur))
    ]
  }
}

extension Rect {
  /// Returns the rectangle larger about its centre.
  func scaled(by factor: Double) -> Rect {
    Rect(
      x: midX - width * factor / 2, y: midY - height * factor / 2, width: width * factor,
      height: height * factor)
  }
}

extension Layer {
  /// The layer where it comes from, without contents.
  var gathered: Layer {
    var layer = self
    layer.frame = origin ?? frame
    (layer.content, layer.casts) = ([], [])
    return layer
  }
}
