import Findings
import LiveActivities
import WidgetHost
import WidgetProtocol

// Intents that are run as Siri or Shortcuts would, and functions that are run as the app itself would.
extension RunningSimulator {
  /// Lists an app's intents, and the functions in which it requests activities.
  public func intents(
    of app: SimulatedApp, then done: @escaping @MainActor (Result<[OfferedIntent], Finding>) -> Void
  ) {
    guard let widget = app.widget else { return done(.success([])) }
    widget.send(.intents) { reply in
      switch reply {
      case .intents(let intents): done(.success(intents))
      case .failed(let finding): done(.failure(finding))
      default: done(.failure(Finding("widget-answer")))
      }
    }
  }

  /// Runs an intent of an app, or a function that starts an activity; one that opens its app does so first.
  ///
  /// A function of the app's own is run with its app in front, since ActivityKit refuses a request from the background.
  public func run(
    _ run: IntentRun, of app: SimulatedApp,
    then done: @escaping @MainActor (Result<PerformReply, Finding>) -> Void
  ) {
    guard let widget = app.widget, widget.appCode != nil else {
      return done(.failure(Finding("widget-absent")))
    }
    let bundle = app.folder.bundle
    intents(of: app) { [weak self] listed in
      guard let self else { return }
      let intent: OfferedIntent?
      switch listed {
      case .success(let intents): intent = intents.first { $0.name == run.name }
      case .failure(let finding): return done(.failure(finding))
      }
      if let obstacle = intent?.start?.obstacle {
        return done(.failure(Finding("start-code-not-run", path: bundle, sentence: obstacle)))
      }
      if intent?.opensApp == true, !asOne({ send(.person(.open(bundle: bundle))) }) {
        return done(.failure(unkept))
      }
      codeStarts(of: bundle)
      let number = intentRuns.begin(bundle, isPress: false)
      widget.send(.run(run)) { [weak self] reply in
        guard let self else { return done(.failure(Finding("widget-stopped"))) }
        codeEnds(of: bundle)
        if case .performed(let performed) = reply {
          if let error = performed.error {
            add(Finding("intent-threw", path: bundle, sentence: "The intent threw: \(error)"))
          }
          if performed.openedURL != nil || performed.opensApp, intent?.opensApp != true {
            send(.person(.open(bundle: bundle)), byIntentOf: bundle)
          }
        }
        intentRuns.end(number)
        guard intentRuns.takeKept(number..<number + 1) else { return done(.failure(unkept)) }
        switch reply {
        case .performed(let performed): done(.success(performed))
        case .failed(let finding): done(.failure(finding))
        default: done(.failure(Finding("widget-answer")))
        }
      }
    }
  }

  /// Sends what an intent of an app asks for; where that is not kept, whoever waits for the intent learns of it.
  func send(_ event: Event, byIntentOf bundle: String) {
    send(event)
    noteKept(byIntentOf: bundle)
  }

  /// Notes whether what an app's code asked for just now is kept.
  func noteKept(byIntentOf bundle: String) {
    if !hasKeptLast { intentRuns.noteUnkept(bundle) }
  }
}
