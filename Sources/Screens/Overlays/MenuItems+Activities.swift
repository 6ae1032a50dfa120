import LiveActivities

/// The menus about activities: what to send, how to end, where to go.
extension AppModel {
  func stateItems(
    _ app: AppRow?, _ verb: String, _ intent: (Int) -> Intent
  ) -> (title: String, items: [MenuItem]) {
    guard let app else { return ("States", []) }
    return (
      "\(app.title): \(verb) …",
      app.states.indices.map { index in
        MenuItem(
          title: app.states[index].name,
          detail: "\(app.states[index].value.compact.utf8.count) bytes",
          choice: .intents([intent(index)]))
      }
    )
  }

  func sendItems(
    _ id: String, _ snapshot: Snapshot
  ) -> (title: String, items: [MenuItem]) {
    guard let row = snapshot.activities.first(where: { $0.id == id }) else {
      return ("Update", [MenuItem(title: "The activity is gone", choice: .none)])
    }
    return stateItems(snapshot.apps.first { $0.has(row.activity) }, "update with") {
      .update(activity: id, state: $0)
    }
  }

  func dismissalItems(
    _ id: String, _ snapshot: Snapshot
  ) -> (title: String, items: [MenuItem]) {
    let now = snapshot.clock.now
    let name = snapshot.activities.first { $0.id == id }.map { AppModel.name(of: $0, snapshot) }
    let choices: [(String, String, ActivityEnd.Dismissal)] = [
      ("Default", "stays on the Lock Screen up to 4 hours", .default),
      ("At once", "leaves the Lock Screen now", .immediate),
      ("After 1 minute", "", .after(now + 60)),
      ("After 15 minutes", "Apple’s advice for most: 15 to 30 minutes", .after(now + 900)),
      ("After 2 hours", "", .after(now + 7200)),
    ]
    return (
      "End \(name ?? AppModel.shortID(id)): when does it leave?",
      choices.map { title, detail, dismissal in
        MenuItem(
          title: title, detail: detail, choice: .intents([.end(activity: id, dismissal)]))
      }
    )
  }

  func tokenItems(
    _ id: String, _ snapshot: Snapshot
  ) -> (title: String, items: [MenuItem]) {
    guard let row = snapshot.activities.first(where: { $0.id == id }),
      let token = row.activity.token
    else {
      return (
        "Push token",
        [MenuItem(title: "No token: only its app can update this activity", choice: .none)]
      )
    }
    // Whole, in lines that fit the screen.
    let columns = min(64, menuColumns)
    var lines: [MenuItem] = []
    var rest = Substring(token)
    while !rest.isEmpty {
      lines.append(
        MenuItem(
          title: String(rest.prefix(columns)), choice: .intents([.copy(token, what: "the token")])))
      rest = rest.dropFirst(columns)
    }
    if row.activity.isRunning {
      if let unknown = AppModel.unknownToken(snapshot) {
        lines.append(
          MenuItem(
            title: "Take \(unknown.token.prefix(8))… of push #\(unknown.push)",
            detail: "what is sent to that token then comes here",
            choice: .intents([.rotateToken(activity: id, to: unknown.token)])))
      }
      lines.append(
        MenuItem(
          title: "Rotate it", detail: "the old one then answers 410",
          choice: .intents([.rotateToken(activity: id)])))
    }
    return ("Push token of \(row.appTitle) · \(token.count / 2) bytes · Enter copies", lines)
  }

  /// Returns the token of the newest push that was refused because nobody has it, among the last hundred.
  private static func unknownToken(_ snapshot: Snapshot) -> (token: String, push: Int)? {
    for record in snapshot.pushes.suffix(100).reversed() where record.reason == "BadDeviceToken" {
      guard case .token(let token) = record.push.target,
        !snapshot.activities.contains(where: { $0.activity.token == token })
      else { continue }
      return (token, record.number)
    }
    return nil
  }

  func receiverItems(
    _ id: AppRow.ID, _ state: Int, _ snapshot: Snapshot
  ) -> (title: String, items: [MenuItem]) {
    let app = snapshot.apps.first { $0.id == id }
    let running = snapshot.activities.filter {
      app?.has($0.activity) == true && $0.activity.isRunning
    }
    return (
      "Send to",
      running.map { row in
        MenuItem(
          title: AppModel.name(of: row, snapshot), detail: row.activity.phase.rawValue,
          choice: .intents([.update(activity: row.id, state: state)]))
      } + [
        MenuItem(
          title: "A new activity", detail: "starts with this state",
          choice: .intents([.start(app: id, state: state)]))
      ]
    )
  }

  /// Returns whether an app has no other activity that could be meant.
  static func isOnlyOne(_ row: ActivityRow, _ snapshot: Snapshot) -> Bool {
    snapshot.activities.filter { $0.activity.bundle == row.activity.bundle }.count == 1
  }

  /// Returns an activity's name for people: its app's, and what tells it from others of that app.
  static func name(of row: ActivityRow, _ snapshot: Snapshot) -> String {
    isOnlyOne(row, snapshot) ? row.appTitle : "\(row.appTitle) \(shortID(row.id))"
  }

  func goToStateItems(_ snapshot: Snapshot) -> [MenuItem] {
    let states = galleryApp(snapshot)?.states ?? []
    return states.indices.map { MenuItem(title: states[$0].name, choice: .state($0)) }
  }

  func goToActivityItems(_ snapshot: Snapshot) -> [MenuItem] {
    snapshot.activities.map { row in
      MenuItem(
        title:
          "\(padded(row.icon, snapshot.activities.map(\.icon))) \(AppModel.name(of: row, snapshot))",
        detail: row.activity.phase.rawValue, choice: .activity(row.id))
    }
  }
}
