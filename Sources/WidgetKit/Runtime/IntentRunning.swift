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
      value: told.value, dialog: told.said,
      findings: journal.lostProperties.map(Finding.init))
  }
}

extension Finding {
  /// The longest value that a sentence tells, in letters.
  private static let longestValue = 60

  /// Creates what is said of a value that does not arrive.
  init(_ lost: LostProperty) {
    func quoted(_ value: String?) -> String {
      guard let value else { return "nil" }
      return value.isEmpty
        ? "an empty text"
        : "“\(value.prefix(Self.longestValue))\(value.count > Self.longestValue ? "…" : "")”"
    }
    self.init(
      "intent-property-lost",
      sentence:
        "\(lost.intent).\(lost.name) is \(quoted(lost.held)) where its button is drawn, and \(quoted(lost.arrived)) when the intent is performed: iOS passes its parameters alone."
    )
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
