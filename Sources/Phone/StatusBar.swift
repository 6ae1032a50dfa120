import Drawing

/// What of the status bar there is room for beside the island (PHONES.md): the wider the island, the less.
public struct StatusBarParts: Hashable, Sendable {
  public var showsTime = true
  public var showsSignal = true
  public var showsWaves = true
  public var showsBattery = true
  /// The middle of the time.
  public var timeCentre: Double
  /// The middle of signal, Wi-Fi and battery together.
  public var iconsCentre: Double

  /// Creates what stands beside black that reaches from `left` to `right` on a screen.
  public init(left: Double, right: Double, screenWidth: Double) {
    timeCentre = (12 + left) / 2
    iconsCentre = (right + screenWidth - 17.5) / 2
    let room = screenWidth - right
    showsTime = left > Guess.statusClockRoom
    showsSignal = room > Guess.statusSignalRoom
    showsWaves = room > Guess.statusWavesRoom
    showsBattery = room > Guess.statusClockRoom
  }

  /// What there is no room for, in words.
  public var missing: [String] {
    [
      (showsTime, "the time"), (showsSignal, "the signal"), (showsWaves, "Wi-Fi"),
      (showsBattery, "the battery"),
    ].filter { !$0.0 }.map(\.1)
  }
}

extension Layer {
  /// The parts of the status bar, of which each stands where the others leave it room.
  fileprivate enum StatusPart: UInt64 { case time, signal, waves, battery, grip }

  /// Adds the marks of a part, which are known again wherever it stands and whatever stands beside it.
  fileprivate mutating func add(_ marks: [DisplayItem], as part: StatusPart) {
    content += marks
    contentIDs += marks.indices.map { part.rawValue << 8 | UInt64($0) }
  }
}

extension PhoneScene {
  /// The battery's body, without its pole (PHONES.md, "Status bar"), and that beside a wider island.
  private static let battery = Size(width: 25, height: 13)
  private static let smallerBattery = Size(width: 23.67, height: 12.33)
  /// How large time and icons are beside an island that is wider than its sensor: 16 points of 17.
  private static let smaller = 16.0 / 17
  /// How much lower time and icons stand beside an island or a notch than on a plain screen.
  private static let drop = 3.67

  /// Returns the time on one side, signal and battery on the other; they move aside for the island. Phones with a home
  /// button have the time in the middle, the signal on one side and the battery on the other.
  ///
  /// From right to left it is drawn as seen in a mirror: the battery is at the left, and its pole, too.
  ///
  /// - Parameter hasGrip: whether the line is below the icons by which a finger pulls Control Center down.
  func statusBar(_ size: Size, showsTime: Bool, hasGrip: Bool = false) -> Layer {
    var layer = unmirroredStatusBar(size, showsTime: showsTime)
    if hasGrip, let grip = grip(size, in: layer.frame) { layer.add([grip], as: .grip) }
    if isRightToLeft { layer.content = layer.content.map { $0.mirrored(in: size.width) } }
    return layer
  }

  private func unmirroredStatusBar(_ size: Size, showsTime: Bool) -> Layer {
    let (isPlain, isOld) = (device.top == .plain, device.hasHomeButton)
    let line = isOld && isFine ? 0 : isPlain ? 5 : snappedToRow(device.island?.top ?? 10) + 5
    // Points stand where phones have them; cells hold whole rows.
    let drop = isPlain || !isFine ? 0 : Self.drop
    var layer = Layer(id: .statusBar, frame: Rect(x: 0, y: line, width: size.width, height: 20))
    let ink = statusInk
    let parts = statusBarParts(size)
    let isSmaller = isBesideWiderIsland(size)
    let scale = isOld ? Guess.homeButtonIcons : isSmaller ? Self.smaller : 1
    // The middle of the battery, and of the other icons.
    let middle = 9.83 + drop
    if showsTime, isOld {
      let face = Face(size: Guess.homeButtonClock, weight: 600)
      let rise = TypeMetrics.ascent(face) - TypeMetrics.capHeight(face) / 2
      layer.add(
        [
          SystemText.line(
            wallClock.time, size: face.size, weight: face.weight, color: ink, at: size.width / 2,
            y: isFine ? middle - rise : 0, alignment: .center)
        ], as: .time)
    } else if showsTime, parts.showsTime {
      let face = Face(size: 17, weight: 600)
      // Smaller digits have the same middle.
      let lower = (1 - scale) * (TypeMetrics.ascent(face) - TypeMetrics.capHeight(face) / 2)
      layer.add(
        [
          SystemText.line(
            wallClock.time, size: isPlain ? 14 : face.size * scale, weight: face.weight, color: ink,
            at: isPlain ? 20 : parts.timeCentre, y: drop + lower,
            alignment: isPlain ? .left : .center)
        ], as: .time)
    }
    guard parts.showsBattery else { return layer }
    let full = isSmaller ? Self.smallerBattery : Self.battery
    let body =
      !isFine
      ? Guess.smallBattery
      : isOld ? Size(width: full.width * scale, height: full.height * scale) : full
    // Beside an island that leaves no room for the signal, the others stand closer.
    let gap = parts.showsSignal ? 7.33 * scale : 5.67
    let (wavesStart, nub) = isFine ? (body.width + gap + 17 * scale, 2.33) : (40, 2.5)
    let signalStart = isFine ? wavesStart + gap + 19.33 * scale : 65
    let start = parts.showsSignal ? signalStart : parts.showsWaves ? wavesStart : body.width
    let right =
      isOld
      ? size.width - Guess.homeButtonMargin - nub
      : isPlain ? size.width - 20 : parts.iconsCentre + (start - nub) / 2
    let signalPlace = isOld ? Guess.homeButtonMargin : right - signalStart
    let wavesPlace = isOld ? Guess.homeButtonMargin + signalStart - wavesStart : right - wavesStart
    let foot = isFine ? middle + 6.17 * scale : 15
    if parts.showsSignal {
      layer.add(signal(Point(x: snapped(signalPlace), y: foot), ink, scale), as: .signal)
    }
    if parts.showsWaves {
      layer.add(waves(Point(x: snapped(wavesPlace), y: foot), ink, scale), as: .waves)
    }
    let battery = Rect(
      x: snapped(right - body.width), y: isFine ? middle - body.height / 2 : 5, width: body.width,
      height: body.height)
    layer.add(charge(battery, ink), as: .battery)
    return layer
  }

  /// Returns whether time and icons have less room than beside the sensor alone. Cells cannot show that they are smaller
  /// there.
  private func isBesideWiderIsland(_ size: Size) -> Bool {
    guard isFine, let geometry = islandGeometry(in: size) else { return false }
    return geometry.bubble != nil || geometry.island.width > geometry.sensor.width
  }

  /// Returns the line below the icons of a lit Lock Screen (PHONES.md, "Lock Screen"), which cells cannot show.
  private func grip(_ size: Size, in bar: Rect) -> DisplayItem? {
    guard isFine, device.top != .plain else { return nil }
    let (width, height) = (size.width * 0.1187, 2.33)
    let icons = 3.33 + Self.drop + Self.battery.height
    let line = Rect(
      x: snapped(statusBarParts(size).iconsCentre - width / 2),
      y: snapped(bar.y + icons + 8) - bar.y,
      width: width, height: height)
    return .fill(.rounded(line, radius: height / 2), .color(.white.opacity(0.3)))
  }

  private func statusBarParts(_ size: Size) -> StatusBarParts {
    if let geometry = islandGeometry(in: size) {
      let (main, other) = (geometry.island, geometry.bubble ?? geometry.island)
      let left = min(main.minX, other.minX)
      let black = Rect(x: left, y: 0, width: max(main.maxX, other.maxX) - left, height: 0)
      let seen = isRightToLeft ? black.mirrored(in: size.width) : black
      var parts = StatusBarParts(left: seen.minX, right: seen.maxX, screenWidth: size.width)
      // Beside the sensor alone there is room: they stand nearer to the edge.
      if isFine, case .resting = island { parts.iconsCentre += 3.5 }
      return parts
    }
    let covered = device.top == .notch ? Guess.notch.width : 0
    let ear = (size.width - covered) / 2
    var parts = StatusBarParts(left: ear, right: size.width - ear, screenWidth: size.width)
    (parts.showsSignal, parts.showsWaves) = (true, true)
    return parts
  }

  var statusInk: RGBA {
    if case .app = place { return isDark ? .white : .black }
    return .white
  }
}
