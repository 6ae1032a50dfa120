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

extension PhoneScene {
  /// Returns the time on one side, signal and battery on the other; they move aside for the island.
  func statusBar(_ size: Size, showsTime: Bool) -> Layer {
    let isPlain = device.top == .plain
    let line = isPlain ? 5.0 : snappedToRow(device.island?.top ?? 10) + 5
    var layer = Layer(id: .statusBar, frame: Rect(x: 0, y: line, width: size.width, height: 20))
    let ink = statusInk
    let parts = statusBarParts(size)
    if showsTime, parts.showsTime {
      layer.content.append(
        SystemText.line(
          wallClock.time, size: isPlain ? 14 : 17, weight: 600, color: ink,
          at: isPlain ? 20 : parts.timeCentre, y: 0, alignment: isPlain ? .left : .center))
    }
    guard parts.showsBattery else { return layer }
    let body = Guess.battery
    let (signalStart, wavesStart, nub) = (65.0, 40.0, 2.5)
    let start = parts.showsSignal ? signalStart : parts.showsWaves ? wavesStart : body.width
    let right = isPlain ? size.width - 20 : parts.iconsCentre + (start - nub) / 2
    if parts.showsSignal { layer.content += signal(at: snapped(right - signalStart), ink) }
    if parts.showsWaves { layer.content += waves(at: snapped(right - wavesStart), ink) }
    let battery = Rect(
      x: snapped(right - body.width), y: 5, width: body.width, height: body.height)
    layer.content += charge(battery, ink)
    return layer
  }

  private func statusBarParts(_ size: Size) -> StatusBarParts {
    if let geometry = islandGeometry(in: size) {
      let right = geometry.bubble?.maxX ?? geometry.island.maxX
      return StatusBarParts(
        left: geometry.island.minX, right: right, screenWidth: size.width)
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
