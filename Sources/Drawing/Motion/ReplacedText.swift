/// Text that gives way to another one: the old text blurs out, then the new one blurs in.
struct ReplacedText {
  let old: [DisplayItem]
  let new: [DisplayItem]

  init(from old: [DisplayItem], to new: [DisplayItem]) { (self.old, self.new) = (old, new) }

  /// How much of a text is seen, by seconds: measured on a phone (MOTION.md).
  static let ink = Course([
    (0, 1), (0.058, 0.79), (0.116, 0.6), (0.174, 0.42), (0.232, 0.37), (0.29, 0.49),
    (0.348, 0.66), (0.406, 0.84), (0.464, 0.89), (0.52, 1),
  ])

  /// When the old text has gone.
  static let middle = 0.232

  /// How much smaller a text is where the two meet.
  static let shrinking = 0.04

  /// Returns the text that is seen after so many seconds; `share` tells how far its place has moved.
  ///
  /// Only one of the two is drawn at a time: where letters are cells, two of them have no room in one.
  func items(at time: Double, _ share: Double) -> [DisplayItem] {
    let isOld = time < Self.middle
    let items = isOld ? old : new
    guard let from = Self.hold(old), let to = Self.hold(new) else { return items }
    let away =
      isOld
      ? max(0, time / Self.middle)
      : max(0, 1 - (time - Self.middle) / (Self.ink.end - Self.middle))
    if away == 0 { return items }
    let own = isOld ? from : to
    let place = from.mixed(with: to, share)
    let scale = 1 - Self.shrinking * away
    let map = Transform.translation(x: -own.x, y: -own.y).then(.scale(x: scale, y: scale))
      .then(.translation(x: place.x, y: place.y))
    return [
      .group(
        GroupMark(
          items, transform: map, opacity: Self.ink.value(at: time),
          blur: Guess.textBlur * away))
    ]
  }

  /// Returns the point that a text holds on to: the side that it is aligned with, at the height of its middle.
  static func hold(_ items: [DisplayItem]) -> Point? {
    var box: Rect?
    var alignment = TextLine.Alignment.left
    func look(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .text(let line):
          if box == nil { alignment = line.alignment }
          box = box?.union(line.frame) ?? line.frame
        case .group(let group): look(group.items)
        default: continue
        }
      }
    }
    look(items)
    guard let box else { return nil }
    let x: Double =
      switch alignment {
      case .left: box.minX
      case .center: box.midX
      case .right: box.maxX
      }
    return Point(x: x, y: box.midY)
  }
}
