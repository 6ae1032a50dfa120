import Drawing
import WidgetProtocol

// A Watch around an activity.

extension Exhibit {
  /// Returns a Watch's screen on a strip of ground, with layers on it.
  func watchAlone(_ layers: (WatchScreen) -> [Layer]?) -> Stage? {
    guard let size else { return nil }
    let frame = Rect(
      x: scene.snapped(Self.margin), y: scene.snappedToRow(Self.margin), width: size.screen.width,
      height: size.screen.height)
    let screen = WatchScreen(frame: frame, radius: size.screenRadius, time: wallClock.time)
    guard let layers = layers(screen) else { return nil }
    return strip([screen.black] + layers, ground: .color(RGBA(0x16, 0x18, 0x1D)))
  }

  /// Returns a whole Watch.
  func onWatch(_ place: InPlace, _ layers: (WatchScreen) -> [Layer]?) -> PhonePicture? {
    guard let size else { return nil }
    let (bezel, rim) = (Guess.watchBezel, SurfaceSize.watchRim)
    let (aside, strap) = (SurfaceSize.watchStrap.width, SurfaceSize.watchStrap.height)
    let frame = Rect(
      x: scene.snapped(rim + aside), y: scene.snappedToRow(rim + strap), width: size.screen.width,
      height: size.screen.height)
    let screen = WatchScreen(
      frame: frame, radius: size.screenRadius, time: place.wallClock.time)
    guard let content = layers(screen) else { return nil }
    let whole = Size(
      width: roundedUp(frame.maxX + rim + aside, to: pixel),
      height: roundedUp(frame.maxY + rim + strap, to: 2 * pixel))
    var stage = Stage(size: whole)
    func shape(_ number: Int, _ frame: Rect, _ radius: Double, _ color: RGBA) {
      var layer = Layer(id: .panel(number), frame: frame, radius: radius)
      layer.fill = .color(color)
      stage.layers.append(layer)
    }
    shape(0, Rect(whole), 0, place.ground)
    let body = frame.inset(by: -rim)
    shape(
      1, Rect(x: body.x + 22, y: 0, width: body.width - 44, height: whole.height), 0,
      RGBA(46, 47, 52))
    shape(2, Rect(x: body.maxX - 4, y: body.y + 58, width: 12, height: 44), 5, Guess.bodyEdge)
    shape(3, body, size.screenRadius + rim, Guess.bodyEdge)
    shape(4, frame.inset(by: -bezel), size.screenRadius + bezel, .black)
    if isDimmed {
      // The screen alone grows dim.
      var dim = Stage(size: whole, layers: content)
      dim.adjustments = [.luminance(Guess.alwaysOnLuminance)]
      var picture = stage.picture
      let dimmed = dim.picture
      picture.list.items += dimmed.list.items
      (picture.regions, picture.placements) = (dimmed.regions, dimmed.placements)
      return picture
    }
    stage.layers += content
    return stage.picture
  }

  /// Returns the Smart Stack: the activity's card below the time, other widgets below it.
  func smartStack(_ screen: WatchScreen) -> [Layer]? {
    guard let size else { return nil }
    let frame = screen.frame
    let x = frame.x + (frame.width - size.room.width) / 2
    var y = frame.y + Guess.watchStatusHeight
    guard let card = smallCard(at: Point(x: x, y: y)) else { return nil }
    var layers = [screen.clock, card]
    y = card.frame.maxY + 6
    for (number, competitor) in competitors.enumerated() where y + size.room.height < frame.maxY {
      guard let other = of(competitor).smallCard(at: Point(x: x, y: y)) else { continue }
      layers.append(other)
      y = other.frame.maxY + 6
      if number > 0 { break }
    }
    for number in 0..<2 where y < frame.maxY - 8 {
      // What goes on below the end of the screen is cut.
      var other = Layer(
        id: .panel(10 + number),
        frame: Rect(
          x: x, y: y, width: size.room.width, height: min(size.room.height, frame.maxY - y - 4)),
        radius: Guess.watchCardRadius)
      other.fill = .color(Guess.watchCardFill.opacity(0.6))
      layers.append(other)
      y = other.frame.maxY + 6
    }
    return layers
  }

  /// Returns the same view with the room of the screen, and the way to the phone below it.
  func fullScreen(_ screen: WatchScreen) -> [Layer]? {
    let frame = screen.frame
    guard
      var card = smallCard(
        at: Point(x: frame.x + Guess.watchEdge, y: frame.y + Guess.watchStatusHeight))
    else { return nil }
    if let picture = part(.small)?.picture, picture.backgroundTint == nil,
      picture.preferredAppearance != .light
    {
      card.fill = nil
    }
    let room = Guess.watchOpenHeight
    var button = Layer(
      id: .panel(20),
      frame: Rect(
        x: frame.x + 14, y: frame.maxY - room + 4, width: frame.width - 28, height: room - 14),
      radius: (room - 14) / 2)
    button.fill = .color(RGBA(58, 58, 62))
    button.regions = [
      PhoneRegion(
        frame: button.frame,
        target: .card(activityID: activityID, url: part(.small)?.picture.url),
        label: "Open on iPhone")
    ]
    let words = "Open on iPhone"
    button.content = [
      SystemText.line(
        SystemText.fitted(words, size: 14, weight: 600, width: button.frame.width - 16), size: 14,
        weight: 600, color: .white, at: button.frame.width / 2, y: (room - 14) / 2 - 8.5,
        alignment: .center)
    ]
    return [screen.clock, card, button]
  }

  /// Returns an alert: icon, title and body, then the activity.
  func alertScreen(_ screen: WatchScreen) -> [Layer]? {
    guard let size else { return nil }
    let frame = screen.frame
    let side = Guess.watchAlertIcon
    let width = frame.width - 28
    var words = Layer(
      id: .header,
      frame: Rect(
        x: frame.x, y: frame.y + Guess.watchStatusHeight - 4, width: frame.width,
        height: side + 44))
    words.content = [
      .group(
        GroupMark(
          icon.marks(side: side, pixel: pixel, isRound: true),
          transform: .translation(x: (frame.width - side) / 2, y: 0))),
      SystemText.line(
        SystemText.fitted(alert.title, size: 16, weight: 600, width: width), size: 16, weight: 600,
        color: .white, at: frame.width / 2, y: side + 3, alignment: .center),
      SystemText.line(
        SystemText.fitted(alert.body, size: 15, width: width), size: 15,
        color: .white.opacity(0.75), at: frame.width / 2, y: side + 23, alignment: .center),
    ]
    guard
      let card = smallCard(
        at: Point(
          x: frame.x + (frame.width - size.room.width) / 2, y: words.frame.maxY + 2))
    else { return nil }
    return [screen.clock, words, card]
  }
}

/// A Watch's screen in a picture.
struct WatchScreen {
  var frame: Rect
  var radius: Double
  var time: String

  /// The screen itself.
  var black: Layer {
    var layer = Layer(id: .panel(9), frame: frame, radius: radius)
    layer.fill = .color(.black)
    return layer
  }

  /// The time, clear of the upper right corner.
  var clock: Layer {
    var layer = Layer(
      id: .clock, frame: Rect(x: frame.x, y: frame.y, width: frame.width, height: 24))
    layer.content = [
      SystemText.line(
        time, size: 14, weight: 600, color: .white, at: frame.width - radius * 0.45, y: 7,
        alignment: .right)
    ]
    return layer
  }
}
