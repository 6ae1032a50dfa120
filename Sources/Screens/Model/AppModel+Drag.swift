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

  /// Returns what a press that moved asks for; nil when it hardly moved.
  mutating func drag(
    from start: Mouse, columns: Int, rows: Int, _ snapshot: Snapshot, at time: Double
  ) -> [Intent]? {
    let isAcross = abs(columns) >= Self.least.columns && abs(columns) > abs(rows) * 2
    let isUpright = abs(rows) >= Self.least.rows
    guard isAcross || isUpright else { return nil }
    guard menus.isEmpty, screen == .phone, let place = place(on: start) else {
      return isUpright ? scroll(start, by: -rows, snapshot) : []
    }
    if phone.device != nil { return [] }
    if snapshot.screen == .asleep { return [.person(.wake)] }
    if let turned = turnStandBy(by: columns < 0 || rows < 0 ? 1 : -1, snapshot) { return turned }
    if isUpright, !isAcross {
      if rows < 0, isAtHomeBar(start) { return [.touch(.homeIndicator)] }
      if rows < 0, case .island(_, .expanded, _)? = region(under: start)?.target {
        return [.person(.collapse)]
      }
      return scroll(start, by: -rows, snapshot)
    }
    return swipe(at: place, columns: columns, from: start, snapshot)
  }

  /// Returns whether a press began at the lower end of the screen, from where a swipe leads home.
  private func isAtHomeBar(_ mouse: Mouse) -> Bool {
    if case .homeIndicator? = region(under: mouse)?.target { return true }
    guard
      let area = regions.last(where: { $0.area.contains(column: mouse.column, row: mouse.row) })?
        .area
    else { return false }
    return mouse.row >= area.endRow - 2
  }

  private func swipe(
    at place: Point, columns: Int, from start: Mouse, _ snapshot: Snapshot
  ) -> [Intent] {
    guard let region = region(under: start) else { return [] }
    let isLeftward = columns < 0
    switch region.target {
    case .card(let id, _), .action(let id, .lockScreen, _), .dismiss(let id):
      guard snapshot.scene?.place == .lockScreen else { return [] }
      guard isLeftward else {
        return snapshot.uncovered == id ? [.person(.collapse)] : []
      }
      let isWhole = Double(abs(columns)) >= Self.wholeSwipe * columnsOfCard(start)
      return snapshot.uncovered == id || isWhole
        ? [.person(.swipe(activity: id))] : [.person(.uncover(activity: id))]
    case .notification(let number):
      return isLeftward ? [.person(.swipeNotification(number))] : []
    case .stack(let bundle): return isLeftward ? clearing(bundle, snapshot) : []
    case .island(let id, let slot, _):
      guard snapshot.screen == .unlocked, slot != .expanded else { return [] }
      return swipeIsland(id, slot, at: place, isLeftward: isLeftward, snapshot)
    case .sensor: return snapshot.isIslandHidden ? [.person(.reveal)] : []
    default: return []
    }
  }

  /// Swipes all notifications of an app away.
  func clearing(_ bundle: String, _ snapshot: Snapshot) -> [Intent] {
    (snapshot.scene?.notifications ?? []).filter { $0.bundle == bundle }
      .map { .person(.swipeNotification($0.number)) }
  }

  /// Returns what a swipe on the island asks for. Towards the island's middle it hides, away from it it brings
  /// back; from the far edge two activities swap.
  private func swipeIsland(
    _ id: String, _ slot: Slot, at place: Point, isLeftward: Bool, _ snapshot: Snapshot
  ) -> [Intent] {
    let middle = (phone.picture?.list.size.width ?? 0) / 2
    // What begins in the middle can only lead outwards.
    let isInward =
      (place.x < middle) != isLeftward && abs(place.x - middle) >= Self.islandMiddle
    guard isInward else { return snapshot.isIslandHidden ? [.person(.reveal)] : [] }
    if case .minimal(let attached?, .some)? = snapshot.scene?.island, attached.activityID == id {
      return [.person(.swap)]
    }
    return [.person(.hide(activity: id))]
  }

  /// Returns how many columns a card is wide.
  private func columnsOfCard(_ mouse: Mouse) -> Double {
    guard case .phone(_, _, let width, _) = target(mouse), width > 0 else { return 80 }
    return (phone.scene?.device.cardWidth ?? 365) / width
  }
}
