import LiveActivities
import Phone

extension AppModel {
  /// The activity that keys mean: the chosen one, or the first.
  func selectedActivity(_ snapshot: Snapshot) -> ActivityRow? {
    snapshot.activities.first { $0.id == phone.activity } ?? snapshot.activities.first
  }

  mutating func performOnPhone(
    _ action: Action, _ snapshot: Snapshot, at time: Double
  ) -> [Intent] {
    let selected = selectedActivity(snapshot)
    switch action {
    case .up, .down, .left, .right:
      if phone.hasRuler {
        let step = action == .up || action == .left ? -1 : 1
        phone.element = AppModel.stepped(phone.element, by: step, of: phone.marks)
        return []
      }
      if action == .left || action == .right {
        moveRegion(by: action == .left ? -1 : 1)
        return []
      }
      return moveOnPhone(action == .up ? -1 : 1, snapshot)
    case .pageUp, .pageDown:
      let step = action == .pageUp ? -1 : 1
      if phone.pane == .activities {
        phone.stateScroll = max(0, phone.stateScroll + 8 * step)
      } else {
        scrollCards(by: Double(100 * step))
      }
    case .first: phone.activity = snapshot.activities.first?.id
    case .last: phone.activity = snapshot.activities.last?.id
    case .nextPane, .previousPane: phone.pane = phone.pane == .phone ? .activities : .phone
    case .back:
      phone.region = nil
      if snapshot.isStandBy { return [.standBy(false)] }
      if snapshot.scene.map(Self.isExpanded) == true { return [.person(.collapse)] }
    case .lock:
      switch snapshot.screen {
      case .unlocked: return [.person(.lock)]
      case .asleep: return [.person(.wake)]
      case .lockScreen: return [.person(.unlock)]
      }
    case .standBy: return [.standBy(!snapshot.isStandBy)]
    case .swipeIsland:
      guard snapshot.screen == .unlocked, case .minimal? = snapshot.scene?.island else {
        tell("Two activities of two apps must share the island to take turns", at: time)
        return []
      }
      return [.person(.swipeIsland)]
    case .zoomIn: phone.zoom = AppModel.stepped(phone.shownZoom, by: 1)
    case .zoomOut: phone.zoom = AppModel.stepped(phone.shownZoom, by: -1)
    case .ruler: phone.hasRuler.toggle()
    case .rulerMore: rulerShowsMore.toggle()
    case .startActivity:
      let bundle = selected?.activity.bundle ?? snapshot.apps.first?.bundle
      menus.append(Menu(bundle.map { .statesToStart(bundle: $0) } ?? .apps))
    case .allow, .deny:
      guard
        let region = phone.picture?.regions.first(where: { region in
          switch region.target {
          case .allow: action == .allow
          case .deny: action == .deny
          default: false
          }
        })
      else {
        tell("The phone asks nothing now", at: time)
        return []
      }
      return [.touch(region.target)]
    case .tap: return tap(snapshot, selected, at: time)
    default:
      guard let selected else {
        tell("No activity runs; a lists the apps to start one", at: time)
        return []
      }
      return perform(action, on: selected, snapshot, at: time)
    }
    return []
  }

  private mutating func perform(
    _ action: Action, on row: ActivityRow, _ snapshot: Snapshot, at time: Double
  ) -> [Intent] {
    let id = row.activity.id
    switch action {
    case .hold:
      guard snapshot.screen == .unlocked else {
        tell("A locked phone’s island shows no activity: w unlocks it", at: time)
        return []
      }
      return snapshot.scene.map(Self.isExpanded) == true
        ? [.person(.collapse)] : [.person(.hold(activity: id))]
    case .swipe: return [.person(.swipe(activity: id))]
    case .foreground:
      return snapshot.foreground == nil
        ? [.person(.open(bundle: row.activity.bundle))] : [.person(.goHome)]
    case .sendState: menus.append(Menu(.statesToSend(activity: id)))
    case .endActivity: menus.append(Menu(.dismissals(activity: id)))
    case .showToken: menus.append(Menu(.token(activity: id)))
    case .copyToken:
      guard let token = row.activity.token else {
        tell("This activity has no push token: only its app can update it", at: time)
        return []
      }
      return [.copy(token, what: "the push token")]
    case .copyCurl: return [.copy(CurlLine.ready(for: row, snapshot), what: "the curl line")]
    default: break
    }
    return []
  }

  private mutating func tap(
    _ snapshot: Snapshot, _ selected: ActivityRow?, at time: Double
  ) -> [Intent] {
    let regions = phone.picture?.regions ?? []
    if let index = phone.region, regions.indices.contains(index) {
      return [.touch(regions[index].target)]
    }
    guard let selected else {
      tell("Nothing to tap; a lists the apps to start an activity", at: time)
      return []
    }
    // What a finger finds first: the activity's card, or its island.
    let own = regions.first { region in
      switch region.target {
      case .card(let id, _), .island(let id, _, _): id == selected.id
      default: false
      }
    }
    return own.map { [.touch($0.target)] } ?? [.person(.tap(activity: selected.id, url: nil))]
  }

  private mutating func moveOnPhone(_ step: Int, _ snapshot: Snapshot) -> [Intent] {
    guard !snapshot.activities.isEmpty else { return [] }
    let here = snapshot.activities.firstIndex { $0.id == phone.activity } ?? 0
    let next = min(max(0, here + step), snapshot.activities.count - 1)
    phone.activity = snapshot.activities[next].id
    phone.region = nil
    return []
  }

  /// Marks the next part of the phone that can be touched, activities before everything else.
  private mutating func moveRegion(by step: Int) {
    guard let regions = phone.picture?.regions, !regions.isEmpty else { return }
    let order = regions.indices.sorted {
      (AppModel.rank(of: regions[$0].target), $0) < (AppModel.rank(of: regions[$1].target), $1)
    }
    guard let here = phone.region.flatMap({ order.firstIndex(of: $0) }) else {
      phone.region = step > 0 ? order.first : order.last
      return
    }
    phone.region = order[(here + step + order.count) % order.count]
  }

  private static func rank(of target: PhoneRegion.Target) -> Int {
    switch target {
    case .action, .card, .island, .dismiss, .allow, .deny: 0
    case .notification: 1
    case .app: 2
    case .sensor, .homeIndicator: 3
    }
  }

  mutating func scrollCards(by points: Double) {
    let limit = phone.picture.map { max(0, $0.overflow + phone.scroll) } ?? 0
    phone.scroll = min(max(0, phone.scroll + points), limit)
  }

  static func isExpanded(_ scene: PhoneScene) -> Bool {
    if case .expanded = scene.island { true } else { false }
  }
}
