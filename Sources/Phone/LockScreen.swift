import Drawing
import WidgetProtocol

/// Where date and clock stand below the top of the safe area, in points (PHONES.md, "Lock Screen").
struct LockClock: Hashable, Sendable {
  /// Returns the date's font size, on every iOS; in cells it is set as text, which that size is not.
  static func dateSize(pixel: Double) -> Double { pixel > 1 ? 20 : 22 }

  /// The date's baseline.
  var date: Double
  /// The upper end of the clock's digits.
  var top: Double
  /// The clock's font size.
  var size: Double
  /// What is added to the width of each digit, in parts of the size: those of iOS 26 are narrower.
  var tracking = 0.0

  /// The clock's digits, and the room below them.
  var height: Double { (size * 0.86).rounded() }

  static func measured(_ device: DeviceModel) -> LockClock {
    switch device.systemVersion {
    case 26...:
      LockClock(
        date: 41, top: 56.5,
        size: device.screen.width < 420 ? (device.screen.width * 0.297).rounded() : 130,
        tracking: -0.04)
    case Guess.lockClockSystem...: LockClock(date: 38, top: 61.5, size: 100)
    default: LockClock(date: 58, top: 79.67, size: 108)
    }
  }

  /// Returns them at the top of a picture that has no room for what is above them on a phone.
  static func raised(_ size: Double) -> LockClock { LockClock(date: 22, top: 38, size: size) }
}

/// How much of the Lock Screen around the cards there is room for, generous first.
///
/// Where room is short the wallpaper between clock and cards goes first, then the clock: the status bar with the island
/// and the cards are what people look for.
struct LockScreenMeasure: Hashable, Sendable {
  /// What stands between the status bar and the cards.
  enum Header: Hashable, Sendable {
    /// The date above the time.
    case clock(LockClock)
    /// Date and time in one line.
    case line
    /// Nothing: the status bar says the time.
    case nothing
  }

  /// Above the date: status bar and sensors.
  var top: Double
  var header: Header
  /// Whether torch and camera are shown.
  var hasTools: Bool
  /// From the last card's end to the end of the picture; tools and bar stand in it.
  var bottom: Double

  /// The height of date and clock.
  var headerHeight: Double {
    switch header {
    case .clock(let clock): clock.top + clock.height
    case .line: 20
    case .nothing: 0
    }
  }

  /// Between the clock and the first card.
  var gap: Double { if case .clock = header { Guess.cardGap } else { 0 } }

  /// Everything but the cards.
  var height: Double { top + headerHeight + gap + bottom }

  /// Returns the measures to try, for a model.
  static func ladder(_ device: DeviceModel) -> [LockScreenMeasure] {
    let top = device.safeTop
    let clock = LockClock.measured(device)
    let gap = Guess.cardGap
    // Phones with a home button and tablets have neither torch nor camera there.
    let hasTools = device.top != .plain
    let bottom = hasTools ? device.belowCards : max(20, device.safeBottom) + gap
    let (large, short) = (Header.clock(clock), Header.clock(.raised(Guess.shortClockSize)))
    return [
      LockScreenMeasure(top: top, header: large, hasTools: hasTools, bottom: bottom),
      LockScreenMeasure(top: top, header: large, hasTools: false, bottom: 20 + gap),
      LockScreenMeasure(top: top, header: short, hasTools: false, bottom: 20 + gap),
      LockScreenMeasure(top: top, header: short, hasTools: false, bottom: 10 + gap),
      LockScreenMeasure(top: top, header: .line, hasTools: false, bottom: gap),
      LockScreenMeasure(top: top, header: .nothing, hasTools: false, bottom: gap),
    ]
  }

  /// Returns the first measure that leaves the cards their height, or the tightest.
  static func fitting(_ device: DeviceModel, cards: Double, in height: Double) -> LockScreenMeasure
  {
    let measures = ladder(device)
    return measures.first { $0.height + cards <= height } ?? measures[measures.count - 1]
  }
}

extension Layer.ID {
  /// Whether it belongs to the screen itself, which does not shrink when it dims.
  fileprivate var isOfScreen: Bool {
    switch self {
    case .backdrop, .statusBar, .island, .detached: true
    default: false
    }
  }
}

extension PhoneScene {
  /// How large the scene draws clock and cards of a dimmed Lock Screen.
  ///
  /// Cells keep the full size: so small a difference is less than they can show, and text would leave its rows.
  var dimmedScale: Double {
    let isWhole = canvasSize == device.screen
    return isWhole && pixel <= 1 ? device.dimmedScale : 1
  }

  /// The Lock Screen, lit or Always-On.
  var lockScreenStage: Stage {
    let size = canvasSize
    var stage = Stage(size: size)
    let pieces = cardPieces(width: size.width)
    let gap = Guess.cardGap
    let cardsHeight = pieces.reduce(0) { $0 + $1.height } + gap * Double(max(0, pieces.count - 1))
    let measure = LockScreenMeasure.fitting(device, cards: cardsHeight, in: size.height)
    stage.layers.append(backdrop(size))

    // Cards gather at the bottom, as on the phone; what does not fit is reached by scrolling.
    let ceiling = measure.top + measure.headerHeight + measure.gap
    let floor = size.height - measure.bottom
    stage.overflow = max(0, cardsHeight - (floor + gap - ceiling))
    let offset = distanceScrolled(of: stage.overflow)
    var y = stage.overflow > 0 ? ceiling - offset : floor - cardsHeight
    y = max(ceiling - offset, snappedToRow(y))
    var list: [Layer] = []
    for piece in pieces {
      list += piece.layers(snappedToRow(y))
      y += piece.height + gap
    }
    // Where cards scroll there is no clock above them, and nothing of them reaches the sensor and the status bar.
    let hardware = lockHardware(size, measure)
    if stage.overflow > 0 {
      for index in list.indices { list[index].top = measure.top }
      stage.layers += list + hardware
    } else {
      stage.layers += hardware + lockHeader(size, measure) + list
    }
    (stage.standingSince, stage.isCounting) = (standingSince, isCounting)
    if place == .alwaysOn {
      stage.backdropAdjustments = [.luminance(Guess.alwaysOnLuminance)]
      let middle = Point(x: size.width / 2, y: size.height / 2)
      stage.layers = stage.layers.map {
        $0.id.isOfScreen ? $0 : $0.scaled(by: dimmedScale, about: middle)
      }
      return stage
    }
    if measure.hasTools { stage.layers.append(tools(size)) }
    if measure.bottom - gap >= 10, device.safeBottom > 0 { stage.layers.append(indicator(size)) }
    return stage
  }

  /// The date as the Lock Screen of the device's iOS writes it.
  private var lockDate: String {
    device.systemVersion < 26 ? wallClock.date : wallClock.shortDate
  }

  /// Returns the status bar and the sensor.
  private func lockHardware(_ size: Size, _ measure: LockScreenMeasure) -> [Layer] {
    // The island rests here, whatever it shows on an unlocked phone.
    var resting = self
    resting.island = .resting
    let showsTime = measure.header == .nothing
    let status =
      place == .alwaysOn && !showsTime
      ? [] : [resting.statusBar(size, showsTime: showsTime, hasGrip: place == .lockScreen)]
    return status + topHardware(size)
  }

  /// Returns date and clock.
  private func lockHeader(_ size: Size, _ measure: LockScreenMeasure) -> [Layer] {
    let middle = size.width / 2
    var header = Layer(
      id: .header,
      frame: Rect(x: 0, y: measure.top, width: size.width, height: measure.headerHeight))
    let clock: LockClock
    switch measure.header {
    case .clock(let its):
      clock = its
      header.frame.height = its.top
    case .line:
      let line = "\(lockDate)  \(wallClock.time)"
      header.content = [
        SystemText.line(
          line, size: 15, weight: 600, color: .white, at: middle, y: 0, alignment: .center)
      ]
      return [header]
    case .nothing: return []
    }
    let dateFace = Face(size: LockClock.dateSize(pixel: pixel), weight: 600)
    header.content = [
      SystemText.line(
        lockDate, size: dateFace.size, weight: 600, color: .white.opacity(0.9), at: middle,
        y: clock.date - TypeMetrics.ascent(dateFace), alignment: .center)
    ]
    var time = Layer(
      id: .clock,
      frame: Rect(
        x: 0, y: snappedToRow(measure.top + clock.top), width: size.width, height: clock.height))
    // The letters' tops, not the line's, stand at the top of the frame.
    let face = Face(size: clock.size, weight: 600)
    let lift = TypeMetrics.ascent(face) - TypeMetrics.capHeight(face)
    time.content = [
      SystemText.line(
        wallClock.time, size: clock.size, weight: 600, color: .white.opacity(0.92), at: middle,
        y: -lift, alignment: .center, tracking: clock.tracking * clock.size)
    ]
    return [header, time]
  }

  /// Returns torch and camera (PHONES.md, "Lock Screen").
  private func tools(_ size: Size) -> Layer {
    let (side, margin, bottom) =
      device.systemVersion < 26 ? (50.0, 46.0, max(20, device.safeBottom) + 10) : (57, 46.5, 51.5)
    var layer = Layer(
      id: .tools,
      frame: Rect(x: 0, y: snapped(size.height - bottom - side), width: size.width, height: side))
    let left = Rect(x: snapped(margin), y: 0, width: side, height: side)
    let right = Rect(x: snapped(size.width - margin - side), y: 0, width: side, height: side)
    for circle in [left, right] {
      layer.content.append(.fill(.ellipse(circle), .color(.black.opacity(0.35))))
    }
    for (circle, name) in [(left, "flashlight.off.fill"), (right, "camera.fill")] {
      let box = circle.inset(by: (circle.width - Guess.toolSymbol) / 2)
      layer.content.append(
        SystemText.symbol(name, in: box, size: Guess.toolSymbol * 0.85, color: .white))
    }
    return layer
  }

  /// Returns the bar by which a phone without a button goes home.
  func indicator(_ size: Size) -> Layer {
    // As wide on a phone on its side: a guess (PHONES.md, "Lock Screen").
    let bar = Size(
      width: snapped(min(device.screen.width, device.screen.height) * 0.357), height: 5)
    let frame = Rect(
      x: snapped((size.width - bar.width) / 2), y: snapped(size.height - bar.height - 8),
      width: bar.width, height: bar.height)
    var layer = Layer(id: .indicator, frame: frame, radius: bar.height / 2)
    layer.fill = .color(place == .lockScreen ? .white : .white.opacity(0.7))
    layer.regions = [
      PhoneRegion(frame: frame.inset(by: -8), target: .homeIndicator, label: words.home)
    ]
    return layer
  }
}
