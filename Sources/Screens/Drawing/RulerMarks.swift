import Canvas
import Drawing
import Numbers
import Phone
import WidgetProtocol

extension RulerMark {
  /// Returns what the ruler shows of a phone's picture: slots, sensor, margins, views with the baselines of
  /// texts, and what was shortened, as it is at a time.
  ///
  /// `whole` is the same phone uncut, which places on the screen count from; `places` says where cells show the marks.
  public static func marks(
    of picture: PhonePicture, _ painted: PaintedPicture? = nil, whole: PhonePicture? = nil,
    drawnAt places: CellPlaces? = nil, at now: Double
  ) -> [RulerMark] {
    var marks: [RulerMark] = []
    for placement in picture.placements {
      let first = marks.count
      marks.append(
        RulerMark(
          .slot, placement.slot.rawValue, frame: placement.room, detail: added(placement)))
      if placement.slot == .lockScreen {
        let margin = 14 * placement.scale
        marks.append(
          RulerMark(.margin, "14 pt margin", frame: placement.frame.inset(by: margin)))
      }
      marks += RulerMark.marks(
        of: placement.outline, at: placement.frame.origin, scale: placement.scale,
        slot: placement.slot.rawValue,
        onScreen: whole?.placements.first {
          $0.slot == placement.slot && $0.activityID == placement.activityID
        }?.frame.origin)
      for index in marks[first...].indices { marks[index].surface = placement.surface }
    }
    if let sensor = sensor(in: picture.placements) {
      marks.append(RulerMark(.sensor, "sensor", frame: sensor))
    }
    marks =
      RulerMark.marks(marks, withBaselinesOf: picture.list, at: now)
      + RulerMark.marks(of: painted?.shortenings ?? [])
    return places.map { RulerMark.marks(marks, drawnAt: $0) } ?? marks
  }

  /// Returns the sensors between the compact sides, or at the top of an expanded island.
  private static func sensor(in placements: [Placement]) -> Rect? {
    let sides = placements.filter { $0.slot == .compactLeading || $0.slot == .compactTrailing }
    if sides.count == 2 {
      let (one, other) = (sides[0].room, sides[1].room)
      let (left, right) = one.minX < other.minX ? (one, other) : (other, one)
      return Rect(
        x: left.maxX, y: left.minY, width: max(0, right.minX - left.maxX), height: left.height)
    }
    return placements.first { $0.slot == .expanded }?.sensor
  }

  /// Returns how large the content of a slot is, and what the system adds to it: `content 32 × 20.33 pt, 7 left,
  /// 7.67 right`.
  static func added(_ placement: Placement) -> String {
    let (room, content) = (placement.room, placement.content)
    let sides = [
      (content.minX - room.minX, "left"), (room.maxX - content.maxX, "right"),
      (content.minY - room.minY, "above"), (room.maxY - content.maxY, "below"),
    ]
    let words =
      sides.filter { abs($0.0) >= 0.005 }.map { "\(number($0.0)) \($0.1)" }
      + [placement.guess].compactMap { $0 }
    guard !words.isEmpty else { return "" }
    let size = "content \(number(content.width)) × \(number(content.height)) pt"
    return ([size] + words).joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String { value.short(places: 2) }
}
