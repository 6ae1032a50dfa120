import Canvas
import WidgetProtocol

extension AppModel {
  /// Returns what apps' code printed, the newest line first.
  func outputItems(_ snapshot: Snapshot) -> [MenuItem] {
    let titles = Dictionary(
      snapshot.apps.map { ($0.bundle, $0.title) }, uniquingKeysWith: { one, _ in one })
    return snapshot.output.reversed().flatMap { line in
      let place = line.printer == .app ? "app" : "widget"
      let title = "\(titles[line.bundle] ?? line.bundle), \(place)"
      return DisplayWidth.lines(of: Visible.text(line.text), columns: min(60, menuColumns))
        .enumerated()
        .map { number, text in
          MenuItem(title: text, detail: number == 0 ? title : "", choice: .none)
        }
    }
  }

  /// Returns why an app's intents are not listed.
  func whyNoIntents(of bundle: String, _ snapshot: Snapshot) -> String {
    guard let app = snapshot.apps.first(where: { $0.bundle == bundle }) else {
      return "The app is gone."
    }
    if app.isWithoutSource { return "The app's source is not here, and so its intents are not." }
    return switch app.intents {
    case nil: "The widget is being asked for its intents …"
    case .failure(let finding)?: finding.sentence
    case .success?: "The app offers no intents."
    }
  }

  /// Returns an app's intents, one item for each way to run it without typing.
  func runItems(_ bundle: String, _ snapshot: Snapshot) -> (title: String, items: [MenuItem]) {
    guard let app = snapshot.apps.first(where: { $0.bundle == bundle }) else {
      return ("Intents", [])
    }
    let ids = snapshot.activities.filter { $0.activity.bundle == bundle }.map(\.id)
    let items = ((try? app.intents?.get()) ?? []).flatMap { intent in
      let name = intent.start != nil || intent.title.isEmpty ? intent.name : intent.title
      if let obstacle = intent.start?.obstacle {
        return [MenuItem(title: name, detail: "cannot be run", note: obstacle, choice: .none)]
      }
      let runs = intent.runs(activities: ids)
      let wants = intent.parameters.filter(\.isRequired)
        .map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      if runs.isEmpty {
        return [
          MenuItem(
            title: name, detail: "needs \(wants)",
            note: "islet intent \(app.title.lowercased()) \(intent.name) \(intent.example)",
            choice: .none)
        ]
      }
      return runs.map { values in
        MenuItem(
          title: ([name] + values.map { AppModel.shortID($0.value) }).joined(separator: " "),
          detail: intent.start?.place ?? intent.name,
          note: intent.whereItRuns,
          choice: .intents([
            .run(
              bundle: bundle,
              IntentRun(
                name: intent.name,
                parameters: Dictionary(
                  values.map { ($0.name, "\"\($0.value)\"") }, uniquingKeysWith: { one, _ in one }))
            )
          ]))
      }
    }
    return ("Run an intent or start code of \(app.title)", items)
  }
}

extension OfferedIntent {
  /// Returns the values with which it can be run without typing: none, where all have defaults; each choice of an
  /// enumeration; each running activity for the text that names one. Empty where a value must be typed.
  func runs(activities: [String]) -> [[(name: String, value: String)]] {
    var runs: [[(name: String, value: String)]] = [[]]
    for parameter in parameters where parameter.isRequired {
      let values: [String]
      if !parameter.choices.isEmpty {
        values = parameter.choices
      } else if parameter.type == "String", parameter.name.lowercased().hasSuffix("id") {
        values = activities
      } else {
        return []
      }
      runs = runs.flatMap { run in values.map { run + [(parameter.name, $0)] } }
      if runs.count > 64 { return [] }
    }
    return runs
  }

  /// Where it runs, and what follows for activities.
  fileprivate var whereItRuns: String {
    if start != nil { return "the app's own code, run with the app in front" }
    return changesActivities
      ? "runs in the app's process" : "no LiveActivityIntent: it cannot start activities"
  }

  /// How values are given on the command line: `name=…`.
  fileprivate var example: String {
    parameters.filter(\.isRequired).map { "\($0.name)=…" }.joined(separator: " ")
  }
}
