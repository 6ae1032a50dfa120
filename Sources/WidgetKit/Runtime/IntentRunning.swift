import ActivityKit
import AppIntents
import Findings
import WidgetProtocol

extension ActivityCenter.Caller {
  /// Tells where the system runs the intent of a button: one that changes activities, plays or goes on in the app runs
  /// in the app's process, any other one in the extension's.
  init(pressing intent: any AppIntent) {
    self =
      switch intent {
      case is any LiveActivityIntent, is any LiveActivityStartingIntent: .liveActivityIntent
      case is any AudioPlaybackIntent, is any AudioStartingIntent, is any AudioRecordingIntent,
        is any ForegroundContinuableIntent:
        .app
      default: type(of: intent).supportedModes.runsInApp ? .app : .widgetExtension
      }
  }
}

extension ActivityCenter {
  /// What is to be said of calls that an extension made: once for each run.
  var extensionFindings: [Finding] {
    takeExtensionCalls() ? [Finding("intent-in-extension")] : []
  }
}

extension PerformReply {
  /// Creates what an intent asked of the system.
  init(_ journal: IntentJournal, error: String?) {
    let told = journal.told
    self.init(
      openedURL: journal.openedURLs.last?.absoluteString, opensApp: journal.opensApp, error: error,
      value: told.value, dialog: told.said)
  }
}

extension OfferedIntent {
  /// Creates an intent as Siri and Shortcuts would list it.
  init(_ entry: IntentCatalog.Entry) {
    self.init(
      name: entry.name, title: entry.title, changesActivities: entry.changesActivities,
      opensApp: entry.type.supportedModes.opensApp,
      parameters: entry.make().parameters.map { name, parameter in
        Parameter(
          name: name, title: parameter.readTitle, type: parameter.typeName,
          isRequired: parameter.isRequired, value: parameter.givenJSON, choices: parameter.choices,
          range: parameter.range)
      })
  }
}
