import Drawing
import WidgetProtocol

extension PhoneScene {
  /// The Home Screen or an app, with the island over it, or a banner where there is none.
  var unlockedStage: Stage {
    let size = canvasSize
    var stage = Stage(size: size)
    stage.layers.append(backdrop(size))
    switch place {
    case .app(let title):
      // What lies behind an app shows as soon as a finger draws it away.
      if case .app? = pull { stage.layers += homeIcons(size) }
      stage.layers.append(pulled(openApp(title, size)))
    default: stage.layers += homeIcons(size)
    }
    // An expanded island covers time and battery: the system hides them meanwhile.
    if !isExpanded { stage.layers.append(statusBar(size, showsTime: true)) }
    stage.layers += islandLayers(size)
    stage.layers += bannerLayers(y: snappedToRow(max(device.safeTop, 20)), in: size.width)
    if size.height >= Guess.leastIndicatorHeight, device.safeBottom > 0 {
      stage.layers.append(indicator(size))
    }
    return stage
  }

  /// Returns what has come to the top of the screen: an activity where there is no island, and the newest notification.
  func bannerLayers(y: Double, in width: Double) -> [Layer] {
    var layers: [Layer] = []
    if let banner, device.island == nil {
      layers += cardLayers(banner, y: y, in: width, isBanner: true)
    }
    if let notification = notifications.first {
      var layer = notificationLayer(notification, more: 0, y: y, in: width)
      layer.fill = .material(bannerMaterial(isDark: isDark))
      // It slides in from above, and out again.
      layer.origin = layer.frame.offset(x: 0, y: -layer.frame.maxY - Guess.cardGap)
      layers.append(layer)
    }
    return layers
  }

  private var isExpanded: Bool {
    if case .expanded = island { device.island != nil } else { false }
  }

  /// Returns an app as it starts: its icon and its name in the middle.
  func openApp(_ title: String, _ size: Size) -> Layer {
    var layer = Layer(id: .app(title), frame: wholePixels(size))
    layer.fill = .color(isDark ? RGBA(18, 18, 20) : RGBA(246, 246, 249))
    // Whichever app it is.
    if title.isEmpty { return layer }
    let ink: RGBA = isDark ? .white : .black
    let side = 120.0
    let top = snappedToRow(max(device.safeTop + 30, size.height * 0.42 - side / 2))
    if let index = apps.firstIndex(where: { $0.title == title }) {
      let place = Transform.translation(x: snapped((size.width - side) / 2), y: top)
      layer.content = [
        .group(
          GroupMark(
            apps[index].marks(side: side, pixel: pixel, AppIcon.grounds(of: apps)[index]),
            transform: place))
      ]
    }
    layer.content += [
      SystemText.line(
        SystemText.fitted(title, size: 34, weight: 700, width: size.width - 40), size: 34,
        weight: 700, color: ink, at: size.width / 2, y: top + side + 15, alignment: .center),
      SystemText.line(
        "The app is open.", size: 15, color: ink.opacity(0.6), at: size.width / 2,
        y: top + side + 60, alignment: .center),
    ]
    layer.clips = true
    return layer
  }

  private func homeIcons(_ size: Size) -> [Layer] {
    let columns = device.kind == .pad ? 6 : 4
    let icon = 60.0
    let step = (size.width - 24) / Double(columns)
    let top = device.safeTop + 30
    let grounds = AppIcon.grounds(of: apps)
    return apps.enumerated().map { index, app in
      let column = isRightToLeft ? columns - 1 - index % columns : index % columns
      let x = 12 + (Double(column) + 0.5) * step - icon / 2
      let y = top + Double(index / columns) * 100
      let frame = Rect(x: snapped(x), y: snappedToRow(y), width: icon, height: icon + 20)
      var layer = Layer(id: .app(app.bundle), frame: frame)
      layer.content =
        app.marks(side: icon, pixel: pixel, grounds[index]) + [
          SystemText.line(
            SystemText.fitted(app.title, size: 12, width: 76), size: 12, color: .white,
            at: icon / 2,
            y: icon + 4, alignment: .center)
        ]
      layer.regions = [
        PhoneRegion(frame: frame, target: .app(bundle: app.bundle), label: "Open \(app.title)")
      ]
      return layer
    }
  }
}
