import Drawing
import Numbers
import WidgetProtocol

/// One activity in all its places at once: a phone with its Lock Screen, and beside it the island's
/// presentations with their names and sizes. What a README or a design review shows.
public struct Poster: Hashable, Sendable {
  /// What the widget drew for each slot; places without a picture are left out.
  public var pictures: [Slot: Picture]
  /// The card as it looks when its state is stale.
  public var stale: Picture?
  public var device: DeviceModel
  public var appearance: WidgetEnvironment.Appearance
  public var wallClock: WallClock
  public var appTitle: String
  public var pixel: Double
  /// Whether the phone is read from right to left.
  public var isRightToLeft = false
  /// Whether the phone sleeps with its display on.
  public var isDimmed = false

  public init(
    pictures: [Slot: Picture], stale: Picture? = nil, device: DeviceModel = .standard,
    appearance: WidgetEnvironment.Appearance = .dark, wallClock: WallClock, appTitle: String = "",
    pixel: Double = 5
  ) {
    (self.pictures, self.stale, self.device) = (pictures, stale, device)
    (self.appearance, self.wallClock, self.appTitle) = (appearance, wallClock, appTitle)
    self.pixel = pixel
  }

  /// The picture; nil without a Lock Screen picture.
  public var picture: PhonePicture? {
    guard let card = pictures[.lockScreen] else { return nil }
    let body = PhoneBody.whole(device, pixel: pixel, ground: ground)
    var picture = body.around(lockScreen(card).picture)
    let entries = entries
    guard !entries.isEmpty else { return picture }
    // The names stand clear of the phone's edge.
    let column = picture.list.size.width + 2 * gap
    let height = max(
      picture.list.size.height,
      entries.reduce(gap) { $0 + caption + $1.height + 2 * padding + gap })
    // What room is left is shared out between the places.
    let heights = entries.reduce(0) { $0 + caption + $1.height + 2 * padding }
    let space = ((height - heights) / Double(entries.count + 1) / gap).rounded(.down) * gap
    var stage = Stage(
      size: Size(width: column + panelWidth + body.inset.width, height: height))
    let field = Rect(
      x: picture.list.size.width, y: 0, width: stage.size.width - picture.list.size.width,
      height: height)
    stage.layers = [self.field(field)]
    var y = space
    for entry in entries {
      stage.layers.append(label(entry.name, x: column, y: y))
      stage.layers.append(panel(entry, x: column, y: y + caption))
      stage.layers += moved(entry.layers, x: column, y: y + caption + padding).map { layer in
        var layer = layer
        layer.shadow = nil
        return layer
      }
      y += caption + entry.height + 2 * padding + space
    }
    let beside = stage.picture
    picture.list.size = stage.size
    picture.list.items += beside.list.items
    picture.regions += beside.regions
    picture.placements += beside.placements
    return picture
  }

  private var isDark: Bool { appearance == .dark }

  /// What phone and places stand on.
  private var ground: RGBA { isDark ? RGBA(0x16, 0x18, 0x1D) : RGBA(0xF2, 0xF2, 0xF7) }

  private var panelWidth: Double {
    pixel > 0 ? (device.screen.width / pixel).rounded(.up) * pixel : device.screen.width
  }

  private func field(_ frame: Rect) -> Layer {
    var layer = Layer(id: .backdrop, frame: frame)
    layer.fill = .color(ground)
    return layer
  }

  /// Returns a piece of wallpaper behind a place; the place's shadow falls on it and not beyond.
  private func panel(_ entry: Entry, x: Double, y: Double) -> Layer {
    var layer = Layer(
      id: .panel(Int(bounded: y)),
      frame: Rect(x: x, y: y, width: panelWidth, height: entry.height + 2 * padding), radius: 20)
    layer.fill = .linear(
      Wallpaper.stops(appearance), start: Point(x: x, y: y),
      end: Point(x: x, y: y + layer.frame.height))
    layer.clips = true
    layer.content = entry.layers.compactMap { caster in
      caster.shadow.map {
        .group(
          GroupMark([.fill(caster.offset(x: 0, y: padding).contour, .color(.black))], shadow: $0))
      }
    }
    return layer
  }

  /// Whole rows, so that each surface starts on one.
  private var caption: Double { rowed(20) }
  private var gap: Double { rowed(10) }
  private var padding: Double { rowed(10) }

  /// One line of the right column.
  private struct Entry {
    var name: String
    var height: Double
    var layers: [Layer]
  }

  private func lockScreen(_ card: Picture) -> PhoneScene {
    var scene = PhoneScene(
      device: device, place: isDimmed ? .alwaysOn : .lockScreen, wallClock: wallClock,
      appearance: appearance, pixel: pixel)
    scene.isRightToLeft = isRightToLeft
    scene.cards = [PhoneScene.Card(activityID: "", appTitle: appTitle, picture: card)]
    return scene
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    if let island = device.island {
      if let leading = pictures[.compactLeading], let trailing = pictures[.compactTrailing] {
        entries.append(
          strip("compact", .compact(leading: part(leading), trailing: part(trailing))))
      }
      if let minimal = pictures[.minimal] {
        let pair = PhoneScene.Island.minimal(attached: part(minimal), detached: part(minimal))
        entries.append(strip("minimal  attached and detached", pair, showsSize: false))
      }
      if let expanded = pictures[.expanded] {
        let name = "expanded, radius \(number(island.expandedRadius))"
        entries.append(strip(name, .expanded(part(expanded)), showsStatus: false))
      }
    }
    if let stale {
      let scene = lockScreen(stale)
      let layers = scene.cardLayers(scene.cards[0], y: 0, in: device.screen.width)
      entries.append(
        Entry(
          name: "stale  the Lock Screen once no push has come",
          height: rowed(scene.cardHeight(scene.cards[0])), layers: layers))
    }
    return entries
  }

  private func strip(
    _ name: String, _ island: PhoneScene.Island, showsStatus: Bool = true, showsSize: Bool = true
  ) -> Entry {
    var scene = PhoneScene(
      device: device, place: .home, wallClock: wallClock, appearance: appearance, island: island,
      pixel: pixel)
    scene.room = nil
    scene.isRightToLeft = isRightToLeft
    let size = device.screen
    let islands = scene.islandLayers(size)
    let status = showsStatus ? [scene.statusBar(size, showsTime: true)] : []
    let top = islands.map(\.frame.minY).min() ?? 0
    let bottom = islands.map(\.frame.maxY).max() ?? 0
    var name = name
    if showsSize, let shape = islands.first?.frame {
      name += "  \(number(shape.width)) × \(number(shape.height)) pt"
    }
    return Entry(
      name: name, height: rowed(bottom - top), layers: moved(status + islands, x: 0, y: -top))
  }

  private func label(_ text: String, x: Double, y: Double) -> Layer {
    var layer = Layer(id: .panel(Int(bounded: y)), frame: Rect(x: x, y: y, width: 380, height: 20))
    layer.content = [
      SystemText.line(
        text, size: 13, weight: 500, color: (isDark ? RGBA.white : .black).opacity(0.7), at: 0, y: 2
      )
    ]
    return layer
  }

  private func moved(_ layers: [Layer], x: Double, y: Double) -> [Layer] {
    layers.map { $0.offset(x: x, y: y) }
  }

  private func part(_ picture: Picture) -> PhoneScene.Part {
    PhoneScene.Part(activityID: "", picture: picture)
  }

  private func rowed(_ height: Double) -> Double {
    pixel > 0 ? (height / (2 * pixel)).rounded(.up) * 2 * pixel : height
  }

  private func number(_ value: Double) -> String { value.short(places: 2) }
}
