import Canvas
import Drawing
import LiveActivities
import Phone
import WidgetProtocol

// What a finger does that moves: swipes on cards, island and StandBy, and the way home.
extension AppModel {
  /// Columns and rows from which a press that moved is no click.
  private static let least = (columns: 4, rows: 3)
  /// How far from the island's middle a swipe towards it begins, in points: less than half a sensor.
  private static let islandMiddle = 40.0
  /// From this part of a card's width on, a swipe removes it at once, as on a phone.
  private static let wholeSwipe = 0.6

  /// Returns whether a press has moved so far that it is no click.
  static func isDrag(columns: Int, rows: Int) -> Bool {
    abs(columns) >= least.columns || abs(rows) >= least.rows
  }

  /// Returns what a press that moved asks for; nil when it hardly moved.
  mutating func drag(
    from start: Mouse, _ grip: Grip?, columns: Int, rows: Int, _ snapshot: Snapshot
  ) -> [Intent]? {
    let isAcross = abs(columns) >= Self.least.columns && abs(columns) > abs(rows) * 2
    let isUpright = abs(rows) >= Self.least.rows
    guard isAcross || isUpright else { return nil }
    guard let grip else { return isUpright ? scroll(start, by: -rows, snapshot) : [] }
    if phone.device != nil { return [] }
    if snapshot.screen == .asleep { return [.person(.wake)] }
    if let turned = turnStandBy(by: columns < 0 || rows < 0 ? 1 : -1, snapshot) { return turned }
    guard isAcross else {
      if rows < 0, grip.isAtHomeBar { return [.touch(.homeIndicator)] }
      if rows < 0, case .island(_, .expanded, _)? = grip.region?.target {
        return [.person(.collapse)]
      }
      scroll(to: grip.scroll - Double(rows) * grip.cell.height)
      return []
    }
    return swipe(grip, columns: columns, snapshot)
  }

  /// Returns whether a press began at the lower end of the screen, from where a swipe leads home.
  func isAtHomeBar(_ mouse: Mouse) -> Bool {
    if case .homeIndicator? = region(under: mouse)?.target { return true }
    guard
      let area = regions.last(where: { $0.area.contains(column: mouse.column, row: mouse.row) })?
        .area
    else { return false }
    return mouse.row >= area.endRow - 2
  }

  private func swipe(_ grip: Grip, columns: Int, _ snapshot: Snapshot) -> [Intent] {
    guard let region = grip.region else { return [] }
    let isLeftward = columns < 0
    switch region.target {
    case .card(let id, _), .action(let id, .lockScreen, _), .dismiss(let id):
      guard snapshot.scene?.place == .lockScreen else { return [] }
      guard isLeftward else {
        return snapshot.uncovered == id ? [.person(.collapse)] : []
      }
      let card = snapshot.scene?.device.cardWidth ?? 365
      let isWhole = Double(abs(columns)) * grip.cell.width >= Self.wholeSwipe * card
      return snapshot.uncovered == id || isWhole
        ? [.person(.swipe(activity: id))] : [.person(.uncover(activity: id))]
    case .notification(let number):
      return isLeftward ? [.person(.swipeNotification(number))] : []
    case .stack(let bundle): return isLeftward ? clearing(bundle, snapshot) : []
    case .island(let id, let slot, _):
      guard snapshot.screen == .unlocked, slot != .expanded else { return [] }
      return swipeIsland(id, at: grip.place, isLeftward: isLeftward, snapshot)
    case .sensor: return snapshot.isIslandHidden ? [.person(.reveal)] : []
    default: return []
    }
  }

  /// Swipes all notifications of an app away.
  func clearing(_ bundle: String, _ snapshot: Snapshot) -> [Intent] {
    (snapshot.scene?.notifications ?? []).filter { $0.app.bundle == bundle }
      .map { .person(.swipeNotification($0.number)) }
  }

  /// Returns what a swipe on the island asks for. Towards the island's middle it hides, away from it it brings
  /// back; from the far edge two activities swap.
  private func swipeIsland(
    _ id: String, at place: Point, isLeftward: Bool, _ snapshot: Snapshot
  ) -> [Intent] {
    guard isInward(place, isLeftward: isLeftward) else {
      return snapshot.isIslandHidden ? [.person(.reveal)] : []
    }
    if case .minimal(let attached?, .some)? = snapshot.scene?.island, attached.activityID == id {
      return [.person(.swap)]
    }
    return [.person(.hide(activity: id))]
  }

  /// Returns whether a swipe from a place on the island leads to its middle; what begins there can only lead outward.
  func isInward(_ place: Point, isLeftward: Bool) -> Bool {
    let middle = (phone.picture?.list.size.width ?? 0) / 2
    return (place.x < middle) != isLeftward && abs(place.x - middle) >= Self.islandMiddle
  }
}
