import Drawing
import LiveActivities
import WidgetProtocol

/// What iOS itself draws in the island for a call, a song, a timer: plain pictures of our own.
public struct SystemPicture {
  let activity: SystemActivity
  let device: DeviceModel
  /// Whether the phone is read from right to left: the margins of the small island are on the other side.
  let isRightToLeft: Bool
  /// Whether the display is dimmed, which shows no seconds that run.
  let isDimmed: Bool

  /// Creates the pictures of an activity of the system on a device.
  public init(
    _ activity: SystemActivity, device: DeviceModel, isRightToLeft: Bool = false,
    isDimmed: Bool = false
  ) {
    (self.activity, self.device, self.isRightToLeft) = (activity, device, isRightToLeft)
    self.isDimmed = isDimmed
  }

  /// Returns the picture of a slot of the island.
  public func picture(_ slot: Slot) -> Picture {
    switch slot {
    case .expanded: expanded
    case .minimal: minimal
    case .compactTrailing: compact(trailing, isLeading: false)
    default: compact([symbol(at: 0, size: 22)], isLeading: true)
    }
  }

  private var height: Double { IslandMetrics.height }

  /// How it looks: its symbol and its colour.
  private var look: (symbol: String, color: RGBA) {
    switch activity.kind {
    case .call: ("phone.fill", RGBA(48, 209, 88))
    case .navigation: ("arrow.turn.up.right", RGBA(10, 132, 255))
    case .timer: ("timer", RGBA(255, 159, 10))
    case .nowPlaying: ("music.note", RGBA(255, 55, 95))
    case .charging: ("bolt.fill", RGBA(48, 209, 88))
    case .faceUnlock: ("lock.open.fill", .white)
    }
  }

  /// Returns a symbol in a square, in the middle of the island's height.
  private func symbol(
    at x: Double, size: Double, y: Double? = nil, name: String? = nil, color: RGBA? = nil
  ) -> DisplayItem {
    let frame = Rect(x: x, y: y ?? (height - size) / 2, width: size, height: size)
    return SystemText.symbol(
      name ?? look.symbol, in: frame, size: size * 0.8, color: color ?? look.color)
  }

  /// What changes by itself: how long a call lasts, how long a timer has to run.
  private var running: DynamicText? {
    switch activity.kind {
    case .call: .timer(activity.startedAt)
    case .timer:
      .timerInterval(
        start: activity.startedAt, end: activity.startedAt + minutes * 60, pause: nil,
        countsDown: true, showsHours: true)
    default: nil
    }
  }

  /// The minutes of a timer whose title is `5:00`.
  private var minutes: Double {
    let parts = activity.title.split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first, first.isFinite else { return 5 }
    return min(max(0, first), 1440) + (parts.count > 1 ? min(max(0, parts[1]), 59) / 60 : 0)
  }

  private func text(
    _ text: String, size: Double, weight: Int = 600, color: RGBA, x: Double, y: Double
  ) -> DisplayItem {
    let face = Face(size: size, weight: weight, hasMonospacedDigits: running != nil)
    let said = running.map { $0.string(at: activity.startedAt) } ?? text
    let width = TypeMetrics.width(running == nil ? said : "00:00", face)
    var run = TextRun(said, face: face, paint: .color(color), x: x, width: width, dynamic: running)
    if running != nil, isDimmed { run.isDimmed = true }
    return .text(
      TextLine(
        frame: Rect(x: x, y: y, width: width, height: TypeMetrics.lineHeight(face)),
        baseline: y + TypeMetrics.ascent(face), runs: [run]))
  }

  /// What stands on the right of the sensor.
  private var trailing: [DisplayItem] {
    switch activity.kind {
    case .nowPlaying: return bars
    case .faceUnlock: return []
    case .call, .navigation, .timer, .charging:
      let size = 15.0
      return [
        text(
          activity.title, size: size, color: look.color, x: 0,
          y: (height - TypeMetrics.lineHeight(Face(size: size))) / 2)
      ]
    }
  }

  /// Bars of different heights, as of a sound.
  private var bars: [DisplayItem] {
    [8.0, 16, 11, 18, 7].enumerated().map { index, bar in
      .fill(
        .capsule(
          Rect(x: Double(index) * 4.5, y: (height - bar) / 2, width: 2.5, height: bar)),
        .color(look.color))
    }
  }

  /// Returns items whose left ends count from 0, in a side of the island that hugs them.
  private func compact(_ items: [DisplayItem], isLeading: Bool) -> Picture {
    let margin = IslandMetrics.compactMargin
    let width = items.map(\.rightEnd).max() ?? 0
    let size = Size(width: width > 0 ? width + margin : 0, height: height)
    let start = isLeading != isRightToLeft ? margin : 0
    let list = DisplayList(
      size: size, items: [.group(GroupMark(items, transform: .translation(x: start, y: 0)))])
    return picture(list)
  }

  private var minimal: Picture {
    let side = 22.0
    let margin = IslandMetrics.minimalMargin
    var made = picture(
      DisplayList(
        size: Size(width: side + 2 * margin, height: height),
        items: [symbol(at: margin, size: side)]))
    made.contentFrame = Rect(x: margin, y: (height - side) / 2, width: side, height: side)
    return made
  }

  private var expanded: Picture {
    let width = device.room(for: .expanded)?.width ?? device.cardWidth
    let margin = IslandMetrics.expandedMargin
    let top = height + 8
    let room = width - 2 * margin - 150
    var items = [
      symbol(at: margin, size: 40, y: top),
      SystemText.line(
        SystemText.fitted(activity.title, size: 17, weight: 600, width: room), size: 17,
        weight: 600,
        color: .white, at: margin + 54, y: top),
      SystemText.line(
        SystemText.fitted(activity.detail, size: 15, width: room), size: 15,
        color: .white.opacity(0.6), at: margin + 54, y: top + 21),
    ]
    let right = width - margin
    switch activity.kind {
    case .call:
      let end = Rect(x: right - 40, y: top, width: 40, height: 40)
      items += [
        .fill(.ellipse(end), .color(RGBA(255, 59, 48))),
        symbol(at: right - 30, size: 20, y: top + 10, name: "phone.down.fill", color: .white),
        text("", size: 15, color: look.color, x: right - 100, y: top + 10),
      ]
    case .timer:
      items.append(text("", size: 24, color: look.color, x: right - 70, y: top + 4))
    case .nowPlaying:
      for (index, name) in ["backward.fill", "pause.fill", "forward.fill"].enumerated() {
        items.append(
          symbol(
            at: right - 110 + Double(index) * 42, size: 24, y: top + 8, name: name, color: .white))
      }
    case .navigation, .charging, .faceUnlock: break
    }
    return picture(
      DisplayList(size: Size(width: width, height: top + 40 + margin), items: items))
  }

  /// What the Lock Screen shows of it, below everything else; nil for what shows in the island alone.
  public var card: Picture? {
    guard activity.kind == .nowPlaying || activity.kind == .timer else { return nil }
    let margin = 16.0
    let size = Size(width: device.cardWidth, height: 72)
    var items: [DisplayItem] = [
      .fill(
        .rounded(
          Rect(x: margin, y: margin, width: 40, height: 40), radius: 8, isContinuous: true),
        .color(.white.opacity(0.12))),
      symbol(at: margin + 8, size: 24, y: margin + 8),
    ]
    let right = size.width - margin
    switch activity.kind {
    case .timer:
      items += [
        SystemText.line(
          activity.detail, size: 17, weight: 600, color: .white, at: margin + 54, y: 26),
        text("", size: 28, color: look.color, x: right - 82, y: 18),
      ]
    default:
      let room = size.width - 54 - 2 * margin - 120
      items += [
        SystemText.line(
          SystemText.fitted(activity.title, size: 17, weight: 600, width: room), size: 17,
          weight: 600, color: .white, at: margin + 54, y: margin),
        SystemText.line(
          SystemText.fitted(activity.detail, size: 15, width: room), size: 15,
          color: .white.opacity(0.6), at: margin + 54, y: margin + 21),
      ]
      for (index, name) in ["backward.fill", "pause.fill", "forward.fill"].enumerated() {
        items.append(
          symbol(
            at: right - 104 + Double(index) * 40, size: 24, y: 24, name: name, color: .white))
      }
    }
    var made = picture(DisplayList(size: size, items: items))
    made.backgroundTint = RGBA(30, 30, 34).opacity(0.8)
    return made
  }

  private func picture(_ list: DisplayList) -> Picture {
    let words = [activity.kind.row.title, activity.title, activity.detail]
    return Picture(
      list: list, idealSize: list.size,
      outline: OutlineNode(
        kind: "System", frame: Rect(list.size),
        content: words.filter { !$0.isEmpty }.joined(separator: ", ")))
  }
}

extension DisplayItem {
  /// The right end of a mark that was made here.
  fileprivate var rightEnd: Double {
    switch self {
    case .text(let line): line.frame.maxX
    case .symbol(let mark): mark.frame.maxX
    case .fill(let contour, _): contour.bounds.maxX
    default: 0
    }
  }
}
