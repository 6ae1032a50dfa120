import Drawing
import Phone
import WidgetProtocol

/// The black shapes or the card that were found in a screenshot, in points of the screen.
struct FoundShapes: Hashable, Sendable {
  var presentation: Presentation
  /// `island`, `bubble` or `card`.
  var frames: [String: Rect]

  /// The island or the card.
  var main: Rect { frames["island"] ?? frames["card"] ?? .zero }
}

extension Screenshot {
  /// The lightest that counts as the island's black, as far as lossy pictures blur it; the keyline's 4 % of white come
  /// on top of the wallpaper.
  private static let black: UInt8 = 12
  /// A longer side of a compact island than this is one of an expanded island.
  private static let compactHeight = 46.0

  /// Returns the island with what is in it; nil where nothing is beside the sensor, or where its black has no end.
  func findIsland() -> FoundShapes? {
    guard let sensor = device.geometry(.resting)?.sensor,
      let island = flood(from: Point(x: sensor.midX, y: sensor.midY))
    else { return nil }
    if island.height > Self.compactHeight {
      return FoundShapes(presentation: .expanded, frames: ["island": island])
    }
    let gap = IslandMetrics.detachedGap
    let widest = IslandMetrics.minimalWidths.widest
    for step in 0..<Int(widest) {
      let x = max(island.maxX, sensor.maxX) + gap / 2 + Double(step)
      // Under its content, where a bubble is black.
      let place = Point(x: x, y: sensor.maxY - 3)
      guard let bubble = flood(from: place) else { continue }
      if abs(bubble.height - sensor.height) < 3, bubble.width < widest + 4, bubble.width > 30 {
        return FoundShapes(presentation: .minimal, frames: ["island": island, "bubble": bubble])
      }
    }
    guard island.width > sensor.width + 6 else { return nil }
    return FoundShapes(presentation: .compact, frames: ["island": island])
  }

  /// Returns the box around the black that hangs together with a place; nil where it is not black or reaches the edges.
  private func flood(from place: Point) -> Rect? {
    let start = (x: Int(place.x * scale), y: Int(place.y * scale))
    let floor = Int(240 * scale)
    guard brightness(start.x, start.y) <= Self.black else { return nil }
    var seen = [Bool](repeating: false, count: image.width * min(image.height, floor + 1))
    var waiting = [start]
    var (left, right, top, bottom) = (start.x, start.x, start.y, start.y)
    while let (x, y) = waiting.popLast() {
      guard x >= 0, y >= 0, x < image.width, y < min(floor, image.height) else { return nil }
      let at = y * image.width + x
      guard !seen[at], brightness(x, y) <= Self.black else { continue }
      seen[at] = true
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      waiting += [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    }
    return Rect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left + 1) / scale,
      height: Double(bottom - top + 1) / scale)
  }

  /// How much less a card's height may fit than that of another one that is as likely the one meant.
  private static let alikeHeights = 24.0

  /// Returns the Lock Screen card whose height is nearest to the one expected.
  func findCard(near height: Double, scale: Double = 1) -> FoundShapes? {
    findCards(near: height, scale: scale).first
  }

  /// Returns Lock Screen cards by their edges: the one whose height is nearest to the one expected, and others that fit
  /// nearly as well. A notification below an activity is a card, too.
  ///
  /// - `scale`: how large the phone draws its Lock Screen, about the middle. Lit cards of every iOS are looked for; the
  ///   side of a dimmed one of iOS 16 is too near to that of a lit one.
  func findCards(near height: Double, scale: Double = 1) -> [FoundShapes] {
    let margin = (device.screen.width - scale * device.cardWidth) / 2
    let candidates = (scale == 1 ? [14.0, 10] : [margin]).flatMap { inset in
      let runs = edgeRuns(inset)
      return runs.indices.compactMap { card(inset, runs, $0) }
    }
    func error(_ card: Rect) -> Double { abs(card.height - height) }
    let ordered = candidates.sorted { error($0) < error($1) }
    var cards: [Rect] = []
    for card in ordered where error(card) <= error(ordered[0]) + Self.alikeHeights {
      // The edges of one card may be seen at both distances from the side.
      let isNew = cards.allSatisfy { $0.maxY < card.midY || $0.minY > card.midY }
      if isNew { cards.append(card) }
    }
    return cards.map { FoundShapes(presentation: .lockScreen, frames: ["card": $0]) }
  }

  /// Stretches of rows, in points, in which both sides of the screen have an edge at a distance from them.
  private func edgeRuns(_ inset: Double) -> [ClosedRange<Double>] {
    let (width, step) = (device.screen.width, 1 / scale)
    var runs: [ClosedRange<Double>] = []
    var start: Double?
    var last = 0.0
    var y = 90.0
    while y < device.screen.height - 12 {
      let left = difference(Point(x: inset - 2, y: y), Point(x: inset + 2.5, y: y))
      let right = difference(Point(x: width - inset + 2, y: y), Point(x: width - inset - 2.5, y: y))
      if left > 8, right > 8 {
        if start == nil { start = y }
        last = y
      } else if let from = start, y - last > 2 {
        if last - from > 20 { runs.append(from...last) }
        start = nil
      }
      y += step
    }
    if let from = start, last - from > 20 { runs.append(from...last) }
    return runs
  }

  /// Returns the card around one of several stretches of straight sides: the nearest rows across which the picture
  /// changes, and no farther than half the way to the next stretch, which is another card's.
  private func card(_ inset: Double, _ runs: [ClosedRange<Double>], _ place: Int) -> Rect? {
    let run = runs[place]
    let reach = DeviceModel.cardRadius
    let above = place > 0 ? (run.lowerBound - runs[place - 1].upperBound) / 2 : reach
    let below =
      place + 1 < runs.count ? (runs[place + 1].lowerBound - run.upperBound) / 2 : reach
    guard
      let top = edge(
        inset, in: run.lowerBound - min(reach, above)...run.lowerBound + 2, fromBelow: false),
      let bottom = edge(
        inset, in: run.upperBound - 2...run.upperBound + min(reach, below), fromBelow: true),
      bottom > top + 30
    else { return nil }
    return Rect(x: inset, y: top, width: device.screen.width - 2 * inset, height: bottom - top)
  }

  /// Returns the outermost row across which many columns change: a card may have a rim, whose inner edge is one, too.
  private func edge(_ inset: Double, in rows: ClosedRange<Double>, fromBelow: Bool) -> Double? {
    let columns = stride(from: inset + 30, to: device.screen.width - inset - 30, by: 5)
    var changes: [(y: Double, change: Double)] = []
    var row = (rows.lowerBound * scale).rounded()
    while row / scale <= rows.upperBound {
      // Pixels' middles one row above and below.
      let (above, below) = ((row - 0.5) / scale, (row + 0.5) / scale)
      let change = columns.reduce(0.0) {
        $0 + min(20, difference(Point(x: $1, y: above), Point(x: $1, y: below)))
      }
      changes.append((row / scale, change))
      row += 1
    }
    let most = changes.map(\.change).max() ?? 0
    let strong = changes.filter { $0.change > 0.6 * most }
    return fromBelow ? strong.last?.y : strong.first?.y
  }

  private func difference(_ one: Point, _ other: Point) -> Double {
    let parts = color(one.x, one.y) - color(other.x, other.y)
    return max(abs(parts.x), abs(parts.y), abs(parts.z))
  }
}
