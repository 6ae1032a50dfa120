import LiveActivities
import Phone

extension AppModel {
  /// Returns the activity that keys mean: the chosen one, or the first.
  func selectedActivity(_ snapshot: Snapshot) -> ActivityRow? {
    snapshot.activities.first { $0.id == phone.activity } ?? snapshot.activities.first
  }

  mutating func performOnPhone(
    _ action: Action, _ snapshot: Snapshot, at time: Double
  ) -> [Intent] {
    let selected = selectedActivity(snapshot)
    switch action {
    case .up: return move(by: -1, isVertical: true, snapshot)
    case .down: return move(by: 1, isVertical: true, snapshot)
    case .left: return move(by: -1, isVertical: false, snapshot)
    case .right: return move(by: 1, isVertical: false, snapshot)
    case .pageUp: scrollPage(by: -1)
    case .pageDown: scrollPage(by: 1)
    case .first: choose(snapshot.activities.first?.id)
    case .last: choose(snapshot.activities.last?.id)
    case .nextPane, .previousPane: phone.pane = phone.pane == .phone ? .activities : .phone
    case .nextPlace: nextShownDevice()
    case .nextPlaceSize:
      if !nextDeviceSize() { tell("Only another device has sizes: v shows the Watch", at: time) }
    case .turn: return turn(snapshot, at: time)
    case .fold: return fold(snapshot, at: time)
    case .back: return goBack(snapshot)
    case .lock: return [.person(Self.lockingAct(snapshot.screen))]
    case .standBy: return [.standBy(!snapshot.isStandBy)]
    case .night:
      guard snapshot.isStandBy else {
        return refuse("Only StandBy turns red: b puts the phone on its side", at: time)
      }
      return [.night]
    case .elsewhere: menus.append(Menu(.elsewhere))
    case .restore:
      guard snapshot.canRestore else { return refuse("No swipe can be taken back", at: time) }
      return [.person(.restore)]
    case .swipe: return swipeCard(snapshot, selected, at: time)
    case .hideIsland: return hideIsland(snapshot, selected, at: time)
    case .swapIsland:
      guard case .minimal(.some, .some)? = snapshot.scene?.island, snapshot.screen == .unlocked
      else { return refuse("The island shows no two activities that could swap", at: time) }
      return [.person(.swap)]
    case .hold: return hold(snapshot, selected, at: time)
    case .zoomIn: phone.zoom = AppModel.stepped(phone.shownZoom, by: 1)
    case .zoomOut: phone.zoom = AppModel.stepped(phone.shownZoom, by: -1)
    case .ruler: phone.hasRuler.toggle()
    case .rulerMore: rulerShowsMore.toggle()
    case .allow, .deny:
      return answerQuestion(isAllowed: action == .allow, of: selected?.id, at: time)
    case .tap: return tap(snapshot, selected, at: time)
    case .startActivity, .foreground, .sendState, .endActivity, .showToken, .copyToken, .copyCurl:
      return performOnActivity(action, selected, snapshot, at: time)
    // Handled for every screen, or of another one. Each is listed, so that a new action does not compile unhandled.
    case .showPhone, .showGallery, .showPushes, .help, .palette, .switches, .apps, .moments,
      .findings, .output, .togglePictures, .toggleBell, .redraw, .suspend, .interrupt, .quit,
      .pauseClock, .faster, .slower, .nextMoment, .playAgain, .filter, .nextApp, .appearance,
      .stale, .alwaysOn,
      .nextDevice, .textSize, .boldText, .increasedContrast, .rightToLeft, .wholePayload,
      .copyPayload, .sendToActivity, .exportSheet, .openPush,
      .replay, .copyPushAsCurl, .copyPushBody, .onlyProblems:
      break
    }
    return []
  }

  /// Moves what is chosen: an element of the ruler, a face of StandBy, a card or a region.
  private mutating func move(
    by step: Int, isVertical: Bool, _ snapshot: Snapshot
  ) -> [Intent] {
    if phone.hasRuler {
      phone.element = AppModel.stepped(phone.element, by: step, of: phone.marks)
      return []
    }
    if let turned = turnStandBy(by: step, snapshot) { return turned }
    if isVertical { return moveOnPhone(step, snapshot) }
    moveRegion(by: step, snapshot)
    return []
  }

  private mutating func scrollPage(by step: Int) {
    if phone.pane == .activities {
      phone.stateScroll = max(0, phone.stateScroll + 8 * step)
    } else {
      scrollCards(by: Double(100 * step))
    }
  }

  private mutating func fold(_ snapshot: Snapshot, at time: Double) -> [Intent] {
    guard let other = snapshot.folded else {
      return refuse(
        "\(snapshot.model) does not fold: s chooses one that does, the iPhone Duo", at: time)
    }
    return [.set(switch: "device", to: other)]
  }

  /// Leaves what was opened last: another device, StandBy, a notification, a stack, the expanded island.
  private mutating func goBack(_ snapshot: Snapshot) -> [Intent] {
    unmark()
    if phone.device != nil {
      phone.device = phone.device?.closed
      return []
    }
    if case .standBy(.some)? = snapshot.scene?.place { return [.person(.show(activity: nil))] }
    if snapshot.isStandBy { return [.standBy(false)] }
    if snapshot.uncovered != nil { return [.person(.collapse)] }
    if snapshot.scene?.unfolded != nil { return [.person(.unfold(bundle: nil))] }
    return snapshot.scene.map(Self.isExpanded) == true ? [.person(.collapse)] : []
  }

  private static func lockingAct(_ screen: DeviceState.Screen) -> PersonAct {
    switch screen {
    case .unlocked: .lock
    case .asleep: .wake
    case .lockScreen: .unlock
    }
  }

  /// Answers the question on a card. One that has scrolled away is shown first: nobody answers what is not seen.
  private mutating func answerQuestion(isAllowed: Bool, of chosen: String?, at time: Double)
    -> [Intent]
  {
    let seen = answer(isAllowed: isAllowed, of: chosen)
    if let seen, seen.activityID == chosen { return [.touch(seen)] }
    let isWanted = { (target: PhoneRegion.Target) in
      AppModel.isAnswer(target, isAllowed: isAllowed)
    }
    if bringIntoSight({ isWanted($0) && $0.activityID == chosen }) { return [] }
    if let seen { return [.touch(seen)] }
    return bringIntoSight(isWanted) ? [] : refuse("The phone asks nothing now", at: time)
  }

  /// Returns the button that answers the phone's question, that about one activity before others; nil where no question
  /// is seen.
  ///
  /// - Parameter chosen: the activity; nil: the one that was chosen last.
  func answer(isAllowed: Bool, of chosen: String? = nil) -> PhoneRegion.Target? {
    let answers = (phone.picture?.regions ?? []).map(\.target).filter {
      AppModel.isAnswer($0, isAllowed: isAllowed)
    }
    return answers.first { $0.activityID == chosen ?? phone.activity } ?? answers.first
  }

  private static func isAnswer(_ target: PhoneRegion.Target, isAllowed: Bool) -> Bool {
    switch target {
    case .allow: isAllowed
    case .deny: !isAllowed
    default: false
    }
  }

  /// Does what is done to one activity, or to its app.
  private mutating func performOnActivity(
    _ action: Action, _ selected: ActivityRow?, _ snapshot: Snapshot, at time: Double
  ) -> [Intent] {
    if action == .startActivity {
      let app =
        selected.flatMap { row in snapshot.apps.first { $0.has(row.activity) } }
        ?? snapshot.apps.first
      menus.append(Menu(app.map { .statesToStart(app: $0.id) } ?? .apps))
      return []
    }
    if action == .foreground, snapshot.foreground != nil { return [.person(.goHome)] }
    guard let row = selected else { return missActivity(snapshot, at: time) }
    switch action {
    case .foreground: return [.person(.open(bundle: row.activity.bundle))]
    case .sendState, .endActivity:
      guard row.activity.isRunning else { return missLife(of: row, at: time) }
      let isEnd = action == .endActivity
      menus.append(
        Menu(isEnd ? .dismissals(activity: row.id) : .statesToSend(activity: row.id)))
    case .showToken: menus.append(Menu(.token(activity: row.id)))
    case .copyToken:
      guard let token = row.activity.token else {
        return refuse(
          "This activity has no push token: only its app can update it", at: time)
      }
      return [.copy(token, what: "the push token")]
    default: return [CurlWriting.copy(CurlWriting.ready(for: row, snapshot), snapshot)]
    }
    return []
  }

  /// Says why nothing happens.
  private mutating func refuse(_ sentence: String, at time: Double) -> [Intent] {
    tell(sentence, at: time)
    return []
  }

  /// Says why an action that needs an activity has none.
  private mutating func missActivity(_ snapshot: Snapshot, at time: Double) -> [Intent] {
    refuse(snapshot.whyNoActivity, at: time)
  }

  /// Says that an activity has ended: what an app does to it then changes nothing.
  private mutating func missLife(of row: ActivityRow, at time: Double) -> [Intent] {
    tell("\(row.appTitle) has ended and changes no more; A starts another", at: time)
    return []
  }

  /// Holds the phone on its side or upright; what turns is an app, so one comes to the front.
  private mutating func turn(_ snapshot: Snapshot, at time: Double) -> [Intent] {
    if snapshot.isTurned { return [.turn(onSide: false)] }
    guard snapshot.screen == .unlocked else {
      tell("Only an app turns with the phone: w unlocks it; b is StandBy", at: time)
      return []
    }
    phone.device = nil
    let turning = Intent.turn(onSide: true)
    guard snapshot.foreground == nil else { return [turning] }
    // An app that shows nothing in the island: one's own island is hidden while its app is open.
    let running = Set(snapshot.activities.filter { $0.activity.isRunning }.map(\.activity.bundle))
    let app = snapshot.apps.first { !running.contains($0.bundle) } ?? snapshot.apps.last
    guard let app else { return [turning] }
    return [.person(.open(bundle: app.bundle)), turning]
  }

  private mutating func tap(
    _ snapshot: Snapshot, _ selected: ActivityRow?, at time: Double
  ) -> [Intent] {
    if snapshot.screen == .asleep, phone.device == nil { return [.person(.wake)] }
    if let target = phone.mark?.target {
      // What is refused says why.
      guard deed(of: target, snapshot) != nil || snapshot.refusesPress(on: target) else {
        return refuse("Nothing answers a touch there now", at: time)
      }
      return touching(target)
    }
    guard let selected else {
      tell("Nothing to tap; a lists the apps to start an activity", at: time)
      return []
    }
    // A finger reaches only what is seen.
    if bringIntoSight(selected.id) { return [] }
    guard let own = ownRegion(of: selected, snapshot) else {
      tell("\(selected.appTitle)’s activity does not show now: ← → mark what does", at: time)
      return []
    }
    return touching(own.target)
  }

  /// Returns what a finger finds first of an activity: its card, or its island.
  private func ownRegion(of row: ActivityRow, _ snapshot: Snapshot) -> PhoneRegion? {
    phone.picture?.regions.first { region in
      switch region.target {
      // StandBy shows one of them, whichever is chosen.
      case .card(let id, _), .island(let id, _, _): id == row.id || snapshot.isStandBy
      default: false
      }
    }
  }

  /// Returns whether a tap finds something.
  func canTap(_ snapshot: Snapshot) -> Bool {
    if snapshot.screen == .asleep, phone.device == nil { return true }
    if let target = phone.mark?.target { return deed(of: target, snapshot) != nil }
    guard let selected = selectedActivity(snapshot) else { return false }
    return ownRegion(of: selected, snapshot) != nil || isOutOfSight(selected.id)
  }

  /// Returns whether a tap only brings the chosen activity's card into sight.
  func tapScrolls(_ snapshot: Snapshot) -> Bool {
    phone.mark == nil && selectedActivity(snapshot).map { isOutOfSight($0.id) } == true
  }

  /// Closes an expanded island, else holds what is marked, else the chosen activity's island.
  private mutating func hold(
    _ snapshot: Snapshot, _ selected: ActivityRow?, at time: Double
  ) -> [Intent] {
    if phone.device != nil {
      tell("Only the island of the phone is held: Esc shows it", at: time)
      return []
    }
    if snapshot.scene.map(Self.isExpanded) == true, snapshot.screen == .unlocked {
      return [.person(.collapse)]
    }
    if let target = phone.mark?.target { return [.hold(target)] }
    guard let selected else {
      return missActivity(snapshot, at: time)
    }
    return [.person(.hold(activity: selected.id))]
  }

  /// Returns whether a long press expands the island, or closes it.
  func canHold(_ snapshot: Snapshot) -> Bool {
    guard snapshot.screen == .unlocked else { return false }
    if snapshot.scene.map(Self.isExpanded) == true { return true }
    if let target = phone.mark?.target {
      if case .island = target { return true }
      return false
    }
    guard let selected = selectedActivity(snapshot), let picture = phone.picture else {
      return false
    }
    return picture.regions.contains { region in
      if case .island(selected.id, _, _) = region.target { true } else { false }
    }
  }

  /// Swipes what is marked, else the chosen activity's card: aside at first, then away.
  private mutating func swipeCard(
    _ snapshot: Snapshot, _ selected: ActivityRow?, at time: Double
  ) -> [Intent] {
    if case .notification(let number)? = phone.mark?.target {
      return [.person(.swipeNotification(number))]
    }
    if case .stack(let bundle)? = phone.mark?.target { return clearing(bundle, snapshot) }
    // All over the screen, it has no card to move aside.
    if let alarm = snapshot.ringingAlarm { return [.person(.swipe(activity: alarm))] }
    if let id = clearedBySwipe(snapshot) {
      return bringIntoSight(id) ? [] : [.person(.swipe(activity: id))]
    }
    let cards = snapshot.scene?.place == .lockScreen ? snapshot.scene?.cards ?? [] : []
    guard let card = cards.first(where: { $0.activityID == selected?.id }) ?? cards.first else {
      let why =
        switch snapshot.screen {
        case _ where snapshot.isStandBy: "in StandBy cards are turned, not swiped away"
        case .asleep: "the screen is off: w wakes it"
        case .unlocked: "the Lock Screen does not show: w locks the phone"
        case .lockScreen where snapshot.scene?.notifications.isEmpty == false:
          "← → mark a notification first"
        case .lockScreen: "no card is on the Lock Screen"
        }
      tell("Nothing can be swiped: \(why)", at: time)
      return []
    }
    bringIntoSight(card.activityID)
    return [.person(.uncover(activity: card.activityID))]
  }

  /// Returns the activity whose card is aside already and leaves with the next swipe; nil where another's is marked.
  func clearedBySwipe(_ snapshot: Snapshot) -> String? {
    snapshot.uncovered.flatMap { id in
      (phone.mark?.target.activityID ?? id) == id ? id : nil
    }
  }

  /// Swipes an activity off the island, or what was hidden back.
  private mutating func hideIsland(
    _ snapshot: Snapshot, _ selected: ActivityRow?, at time: Double
  ) -> [Intent] {
    var shown: [String] = []
    if snapshot.screen == .unlocked {
      for case .island(let id, _, _) in (phone.picture?.regions ?? []).map(\.target)
      where !shown.contains(id) { shown.append(id) }
    }
    // A marked part comes before the chosen activity, and that before one that happens to show.
    var wanted = selected?.id
    if case .island(let id, _, _)? = phone.mark?.target { wanted = id }
    if let id = shown.first(where: { $0 == wanted }) ?? (snapshot.isIslandHidden ? nil : shown.last)
    {
      return [.person(.hide(activity: id))]
    }
    if snapshot.isIslandHidden { return [.person(.reveal)] }
    tell("The island shows nothing that could be hidden", at: time)
    return []
  }

  /// Returns the activity after the one that fills the screen in StandBy; nil where nothing fills it.
  mutating func turnStandBy(by step: Int, _ snapshot: Snapshot) -> [Intent]? {
    guard case .standBy(let opened?)? = snapshot.scene?.place else { return nil }
    let ids = snapshot.scene?.cards.map(\.activityID) ?? []
    guard ids.count > 1, let here = ids.firstIndex(of: opened) else { return [] }
    unmark()
    return [.person(.show(activity: ids[(here + step + ids.count) % ids.count]))]
  }

  private mutating func moveOnPhone(_ step: Int, _ snapshot: Snapshot) -> [Intent] {
    guard !snapshot.activities.isEmpty else { return [] }
    let here = snapshot.activities.firstIndex { $0.id == phone.activity } ?? 0
    let next = min(max(0, here + step), snapshot.activities.count - 1)
    choose(snapshot.activities[next].id)
    return []
  }

  /// Chooses an activity; its card is in sight in the next picture. No part of another one stays marked.
  mutating func choose(_ activity: String?) {
    unmark()
    (phone.activity, phone.sought) = (activity, activity)
  }

  mutating func scrollCards(by points: Double) {
    scroll(to: phone.scroll + points)
  }

  static func isExpanded(_ scene: PhoneScene) -> Bool {
    if case .expanded = scene.island { true } else { false }
  }
}
