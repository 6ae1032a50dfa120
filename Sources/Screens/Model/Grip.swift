import Drawing
import LiveActivities
import Phone

/// What a finger has hold of on the phone.
struct Grip: Sendable {
  /// Where it went down, in points of the phone's picture.
  var place: Point
  /// What lay under it.
  var region: PhoneRegion?
  /// Points a column, and a row.
  var cell: Size
  /// How far the cards were scrolled.
  var scroll: Double
  /// Whether it went down at the lower end of the screen, from where a swipe leads home.
  var isAtHomeBar: Bool
  /// Whether it has moved meanwhile: a finger that comes back to where it began does not tap.
  var hasMoved = false
}

// What is under a finger follows it.
extension AppModel {
  /// Returns how long a button is down before it counts as held, in seconds: on the island as measured (MOTION.md).
  public func holdTime(of mouse: Mouse) -> Double {
    if case .island(_, let slot, _)? = region(under: mouse)?.target, slot != .expanded {
      return AppModel.islandHold
    }
    return AppModel.otherHold
  }

  private static let islandHold = 0.2
  private static let otherHold = 0.5

  /// Takes hold of the phone where the mouse is; nil beside it.
  func grip(_ mouse: Mouse) -> Grip? {
    guard menus.isEmpty, screen == .phone, let place = place(on: mouse),
      case .phone(_, _, let width, let height) = target(mouse)
    else { return nil }
    return Grip(
      place: place, region: region(under: mouse),
      cell: Size(width: width, height: height), scroll: phone.scroll,
      isAtHomeBar: isAtHomeBar(mouse))
  }

  /// Returns what the finger does while it is down and has not moved.
  func pull(by grip: Grip, _ snapshot: Snapshot) -> Pull? {
    guard snapshot.screen == .unlocked, case .island(let id, let slot, _)? = grip.region?.target,
      slot != .expanded
    else { return nil }
    return .press(activityID: id)
  }

  /// Lets what is under the finger follow it: a card, the island, the app, StandBy's page, or the list.
  mutating func follow(_ mouse: Mouse, from start: Mouse, _ grip: Grip, _ snapshot: Snapshot) {
    let (columns, rows) = (mouse.column - start.column, mouse.row - start.row)
    let across = Double(columns) * grip.cell.width
    let down = Double(rows) * grip.cell.height
    press?.pull = nil
    if AppModel.isDrag(columns: columns, rows: rows) { press?.grip?.hasMoved = true }
    guard snapshot.screen != .asleep, across != 0 || down != 0 else { return }
    let isAcross = abs(across) > abs(down)
    if case .standBy(.some)? = snapshot.scene?.place {
      press?.pull = .page(by: isAcross ? -across : -down)
      return
    }
    guard isAcross else {
      if grip.isAtHomeBar {
        if snapshot.foreground != nil { press?.pull = .app(by: -down) }
      } else {
        scroll(to: grip.scroll - down)
      }
      return
    }
    switch grip.region?.target {
    case .card(let id, _), .action(let id, .lockScreen, _), .dismiss(let id):
      guard snapshot.scene?.place == .lockScreen else { return }
      press?.pull = .card(activityID: id, by: -across)
    case .notification(let number): press?.pull = .notification(number, by: -across)
    case .stack(let bundle): press?.pull = .stack(bundle: bundle, by: -across)
    case .island(let id, let slot, _):
      guard snapshot.screen == .unlocked, slot != .expanded,
        isInward(grip.place, isLeftward: across < 0)
      else { return }
      press?.pull = .island(activityID: id, by: abs(across))
    default: return
    }
  }

  /// Scrolls the cards to a place, as far as there is something.
  mutating func scroll(to points: Double) {
    phone.sought = nil
    phone.scroll = min(max(0, points), max(0, phone.picture?.overflow ?? 0))
  }
}
