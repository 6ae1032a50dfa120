import Canvas
import Findings
import LiveActivities
import Phone

extension AppModel {
  /// Returns a menu's title and its items, as the snapshot has them now.
  func items(of menu: Menu, _ snapshot: Snapshot) -> (title: String, items: [MenuItem]) {
    let (title, items) = allItems(of: menu.kind, snapshot)
    guard !menu.filter.isEmpty else { return (title, items) }
    let search = MenuSearch(menu.filter)
    let found = items.enumerated().compactMap { index, item in
      item.isHeading ? nil : search.rank(of: item).map { (rank: $0, index: index, item: item) }
    }
    return (
      title,
      found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.item).map { item in
        var item = item
        item.detail = [item.detail, item.place].filter { !$0.isEmpty }.joined(separator: " ")
        return item
      }
    )
  }

  /// Returns what stands in a menu when nothing is listed.
  func emptiness(of menu: Menu, _ snapshot: Snapshot) -> String {
    if !menu.filter.isEmpty { return "Nothing is called “\(menu.filter)”" }
    return switch menu.kind {
    case .findings: "All is well: nothing was found so far."
    case .output: "No app's code has printed anything so far."
    case .runs(let bundle): whyNoIntents(of: bundle, snapshot)
    case .apps: "No app is installed."
    case .goToActivity: "No activity runs; a starts one."
    default: "Nothing here yet"
    }
  }

  private func allItems(
    of kind: Menu.Kind, _ snapshot: Snapshot
  ) -> (title: String, items: [MenuItem]) {
    switch kind {
    case .elsewhere: ("What else is on the phone", elsewhereItems(snapshot))
    case .exports: ("Write to a file", exportItems(snapshot))
    case .help: ("Keys", helpItems(snapshot))
    case .palette: ("Commands", paletteItems(snapshot))
    case .apps: ("Apps", appItems(snapshot))
    case .moments: ("Jump to", momentItems(snapshot))
    case .switches: ("Switches", switchItems(snapshot))
    case .findings: findingItems(snapshot)
    case .output: ("Output of apps, newest first", outputItems(snapshot))
    case .runs(let bundle): runItems(bundle, snapshot)
    case .choices(let id): choiceItems(id, snapshot)
    case .app(let id): oneAppItems(id, snapshot)
    case .statesToStart(let id):
      stateItems(snapshot.apps.first { $0.id == id }, "start with") {
        .start(app: id, state: $0)
      }
    case .statesToSend(let id): sendItems(id, snapshot)
    case .dismissals(let id): dismissalItems(id, snapshot)
    case .token(let id): tokenItems(id, snapshot)
    case .goToState: ("Go to a state", goToStateItems(snapshot))
    case .goToActivity: ("Go to an activity", goToActivityItems(snapshot))
    case .receivers(let id, let state): receiverItems(id, state, snapshot)
    }
  }

  private func helpItems(_ snapshot: Snapshot) -> [MenuItem] {
    ([screen.scope, .everywhere]
      + ActionRow.Scope.allCases.filter {
        $0 != screen.scope && $0 != .everywhere
      }).flatMap { scope in
        let works = scope == .everywhere || scope == screen.scope
        let heading = MenuItem(
          title: works ? scope.title : "\(scope.title), on its own screen", choice: .none,
          isHeading: true)
        return [heading]
          + ActionTable.rows.filter { $0.scope == scope && !isUnread($0.action) }.map { row in
            MenuItem(
              title: row.sentence, detail: row.keys.map(\.name).joined(separator: " "),
              labels: labels(of: row, snapshot), place: works ? "" : scope.place,
              choice: works ? .action(row.action) : .none)
          }
      }
  }

  /// Returns what the screen calls an action: its keys, and the footer's words, in general and at this moment.
  private func labels(of row: ActionRow, _ snapshot: Snapshot) -> [String] {
    row.keys.map(\.name) + [row.short, short(row, snapshot)] + row.alike
  }

  private func paletteItems(_ snapshot: Snapshot) -> [MenuItem] {
    let actions = ActionTable.rows(on: screen.scope).filter { row in
      ![.palette, .up, .down, .left, .right, .interrupt].contains(row.action)
        && !isUnread(row.action)
    }.map { row in
      MenuItem(
        title: row.sentence, detail: row.keys.first?.name ?? "", labels: labels(of: row, snapshot),
        choice: .action(row.action))
    }
    let starts = snapshot.apps.flatMap { app in
      app.states.indices.map { index in
        MenuItem(
          title: "Start \(app.title) with \(app.states[index].name)",
          choice: .intents([.start(app: app.id, state: index)]))
      }
    }
    let switches = snapshot.switches.flatMap { row in
      row.choices.map { choice in
        MenuItem(
          title: "\(row.title): \(choice)",
          detail: choice == row.chosen ? "is set" : "now \(row.chosen)",
          choice: .intents([.set(switch: row.id, to: choice)]), isChosen: choice == row.chosen)
      }
    }
    let speeds = AppModel.speeds.map { speed in
      MenuItem(
        title: "Clock speed ×\(AppModel.speedName(speed))",
        choice: .intents([.clock(.speed(speed))]))
    }
    let runs = snapshot.apps.flatMap { app in
      runItems(app.bundle, snapshot).items.map { item in
        var item = item
        item.title = "\(app.title): \(item.title)"
        return item
      }
    }
    return actions + starts + runs + switches + speeds + [AppModel.realTimeItem]
  }

  /// Returns an icon as wide as the widest beside it, so that the titles stand in one column.
  func padded(_ icon: String, _ icons: [String]) -> String {
    let width = icons.map(Sheet.width).max() ?? 0
    return icon + String(repeating: " ", count: max(0, width - Sheet.width(icon)))
  }

  private func appItems(_ snapshot: Snapshot) -> [MenuItem] {
    snapshot.apps.map { app in
      let activities = snapshot.activities.filter { app.has($0.activity) }
      let running = activities.count { $0.activity.isRunning }
      let words = [(running, "running"), (activities.count - running, "ended")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return MenuItem(
        title: "\(padded(app.icon, snapshot.apps.map(\.icon))) \(app.title)",
        detail: words.isEmpty ? "\(app.states.count) states" : words.joined(separator: ", "),
        note: app.bundle,
        choice: .menu(.app(app.id)))
    }
  }

  private func oneAppItems(
    _ id: AppRow.ID, _ snapshot: Snapshot
  ) -> (title: String, items: [MenuItem]) {
    guard let app = snapshot.apps.first(where: { $0.id == id }) else { return ("App", []) }
    let bundle = app.bundle
    var items = [
      MenuItem(
        title: "Start an activity …", detail: "as the person taps Follow",
        choice: .menu(.statesToStart(app: id)))
    ]
    for row in snapshot.activities where app.has(row.activity) && row.activity.isRunning {
      let id = row.activity.id
      let name = AppModel.isOnlyOne(row, snapshot) ? "it" : AppModel.shortID(id)
      items += [
        MenuItem(
          title: "Update \(name) …", detail: "with a sample state",
          choice: .menu(.statesToSend(activity: id))),
        MenuItem(
          title: "End \(name) …", detail: "with a dismissal",
          choice: .menu(.dismissals(activity: id))),
        MenuItem(
          title: name == "it" ? "Its token …" : "Token of \(name) …", detail: "copy it, rotate it",
          choice: .menu(.token(activity: id))),
      ]
    }
    items.append(
      MenuItem(
        title: "Run an intent …", detail: "as Siri would, or start code as the app would",
        choice: .menu(.runs(bundle: bundle))))
    items.append(
      snapshot.foreground == bundle
        ? MenuItem(title: "Leave the app", choice: .intents([.person(.goHome)]))
        : MenuItem(
          title: "Bring the app to the front",
          detail: "its own activity then leaves the island",
          choice: .intents([.person(.open(bundle: bundle))])))
    return (app.title, items)
  }

  /// Undoes what was done to the clock.
  private static let realTimeItem = MenuItem(
    title: "Back to this machine's time", choice: .intents([.clock(.real)]))

  private func momentItems(_ snapshot: Snapshot) -> [MenuItem] {
    let now = snapshot.clock.now
    let coming = snapshot.moments.map { moment in
      MenuItem(
        title: [moment.subject, moment.title].compactMap { $0 }.joined(separator: ": "),
        detail: "in \(Countdown(to: moment.time, from: now).text)",
        choice: .intents([.clock(.jump(to: moment.time))]))
    }
    let steps: [(String, Double)] = [
      ("10 seconds", 10), ("1 minute", 60), ("10 minutes", 600), ("1 hour", 3600),
      ("8 hours", 28_800),
    ]
    return (abs(snapshot.clock.ahead) < 1 ? [] : [AppModel.realTimeItem]) + coming
      + steps.map { name, seconds in
        MenuItem(
          title: "\(name) ahead", choice: .intents([.clock(.jump(to: now + seconds))]))
      }
  }

  /// Returns what was found so far; in the gallery also what the design rules say of the app, once it is judged.
  private func findingItems(_ snapshot: Snapshot) -> (title: String, items: [MenuItem]) {
    // Errors before all else, in the order of the source: the first is mostly the cause of the next.
    let errors = snapshot.errors
    let others = snapshot.findings.filter { $0.severity != .error }
    let found = findingItems(errors + others.reversed(), snapshot)
    guard screen == .gallery, let app = galleryApp(snapshot) else {
      if errors.isEmpty { return ("Findings, newest first", found) }
      return (others.isEmpty ? "Findings" : "Findings: errors, then the newest", found)
    }
    let subject = (gallery.look ?? firstLook(app)).subject
    let device = DeviceModel.named(subject.device)?.name ?? subject.device
    func heading(_ title: String) -> MenuItem {
      MenuItem(title: title, choice: .none, isHeading: true)
    }
    let review: [MenuItem] =
      switch snapshot.reviews[subject] {
      case nil: [heading("Judging every state of \(app.title) …")]
      case []?: [heading("The design rules have nothing to say of \(app.title) on \(device).")]
      case let findings?:
        [heading("\(app.title) by the design rules, on \(device)")]
          + findingItems(findings, snapshot)
      }
    return ("Findings", found + review)
  }

  private func findingItems(_ findings: [Finding], _ snapshot: Snapshot) -> [MenuItem] {
    findings.map { finding in
      let sentence = text(finding.sentence)
      var below = sentence.dropFirst().map { MenuItem.Line(text: $0, look: .plain) }
      func add(_ lines: [String], _ look: TextLook) {
        below += lines.map { MenuItem.Line(text: $0, look: look) }
      }
      if let location = finding.location {
        // What is below a finding stands two columns further in than its mark, an excerpt two more.
        add(
          (snapshot.excerpts[location]?.shown(columns: menuColumns - 4) ?? []).map { "  \($0)" },
          .plain)
        // A path is read whole where the screen is wide enough for it.
        add(text(snapshot.paths.short(location), atMost: menuColumns), .quiet)
      }
      if let path = finding.path {
        add(text("at \(path) (\(finding.id.rawValue))"), .quiet)
      }
      if let fix = finding.fix { add(text(fix, after: "→ "), .good) }
      return MenuItem(
        title: sentence.first ?? "", severity: finding.severity, below: below,
        note: finding.location == nil ? "" : "Enter opens your editor there",
        choice: finding.location.map { .intents([.edit($0)]) } ?? .none)
    }
  }

  /// Returns a text in lines that fit into a list behind a finding's mark: the first after some signs, the others below
  /// its words.
  private func text(_ text: String, after signs: String = "", atMost most: Int = 70) -> [String] {
    let indent = Sheet.width(signs)
    let mark = Sheet.width(SeverityLook(.info).mark)
    return DisplayWidth.lines(
      of: Visible.text(text), columns: max(10, min(most, menuColumns) - mark - indent)
    ).enumerated().map { number, line in
      (number == 0 ? signs : String(repeating: " ", count: indent)) + line
    }
  }

  private func switchItems(_ snapshot: Snapshot) -> [MenuItem] {
    snapshot.switches.map { row in
      if row.choices.isEmpty {
        return MenuItem(
          title: row.title, detail: row.chosen, note: row.sentence, choice: .none)
      }
      // Two choices flip at once; more are listed.
      if row.choices.count == 2, let other = row.choices.first(where: { $0 != row.chosen }) {
        return MenuItem(
          title: row.title, detail: row.chosen, note: row.sentence,
          choice: .intents([.set(switch: row.id, to: other)]), staysOpen: true)
      }
      return MenuItem(
        title: row.title, detail: "\(row.chosen) …", note: row.sentence,
        choice: .menu(.choices(switch: row.id)))
    }
  }

  private func choiceItems(
    _ id: String, _ snapshot: Snapshot
  ) -> (title: String, items: [MenuItem]) {
    guard let row = snapshot.switches.first(where: { $0.id == id }) else { return ("Switch", []) }
    return (
      row.title,
      row.choices.map { choice in
        MenuItem(
          title: choice, choice: .intents([.set(switch: id, to: choice)]),
          isChosen: choice == row.chosen)
      }
    )
  }

  /// Returns the beginning of an id, enough to tell it from others.
  static func shortID(_ id: String) -> String { id.count > 8 ? String(id.prefix(8)) : id }

  /// How fast the clock can run.
  static let speeds: [Double] = [0.1, 0.5, 1, 2, 5, 10, 20, 60, 300]

  static func speedName(_ speed: Double) -> String {
    speed == speed.rounded() ? "\(Int(min(speed, 1e6)))" : "\(speed)"
  }
}
