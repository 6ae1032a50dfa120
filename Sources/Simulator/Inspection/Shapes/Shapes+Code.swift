import JSON
import WidgetHost
import WidgetProtocol

/// The intents of an app.
struct IntentsView: Sendable {
  var app: String
  var intents: [OfferedIntent]
}

/// What apps' code printed, and the number of the last line.
struct OutputView: Sendable {
  var last: Int
  var lines: [PrintedLine]
}

extension Shapes {
  static let intentParameter = AnswerShape<OfferedIntent.Parameter>(
    name: "IntentParameter", meaning: "A value that an intent is performed with",
    members: [
      .text("name", "The property's name", example: "timerID") { $0.name },
      .text("title", "What a person reads; empty without one", example: "Timer") { $0.title },
      .text("type", "The Swift type", example: "String") { $0.type },
      .flag("required", "Whether a value must be given", example: true) { $0.isRequired },
      .value("default", "Its default", .any, example: 1, isRequired: false) { parameter in
        parameter.value.map { (try? JSONValue(parsing: $0)) ?? .string($0) }
      },
      .texts("choices", "What an enumeration takes", example: []) { $0.choices },
      .textIfAny("range", "The least and the largest number that it takes", example: "1...10") {
        $0.range
      },
    ])

  static let startCode = AnswerShape<OfferedIntent.Start>(
    name: "StartCode", meaning: "A function in which an app requests an activity",
    members: [
      .text("place", "Its file and line", example: "RideManager.swift:12") { $0.place },
      .textOrNull("obstacle", "Why it cannot be run", example: "Nobody can give it user: User.") {
        $0.obstacle
      },
      .textOrNull("remark", "What is left out of it here, since it does not compile") { $0.remark },
    ])

  static let intent = AnswerShape<OfferedIntent>(
    name: "Intent",
    meaning:
      "An intent that an app offers to Siri and Shortcuts, or a function that starts an activity",
    members: [
      .text(
        "name", "The Swift type's name; of a function its type's and its own",
        example: "CancelTimerIntent"
      ) { $0.name },
      .text("title", "What a person reads", example: "Cancel Timer") { $0.title },
      .flag("changesActivities", "Whether it is a LiveActivityIntent", example: true) {
        $0.changesActivities
      },
      .flag("opensApp", "Whether it brings its app to the front") { $0.opensApp },
      .shapes("parameters", "What it takes", intentParameter) { $0.parameters },
      .shapeOrNull("start", "Where the app's own start code stands; null for an intent", startCode)
      {
        $0.start
      },
    ])

  static let intents = AnswerShape<IntentsView>(
    name: "Intents", meaning: "The intents of an app",
    members: [
      .text("app", "The app's name", example: "timer") { $0.app },
      .shapes("intents", "As its source declares them", intent) { $0.intents },
    ])

  static let performed = AnswerShape<PerformReply>(
    name: "Performed",
    meaning: "What became of an intent; /islet/activities has what it changed",
    members: [
      .textOrNull("error", "What it threw", example: "denied") { $0.error },
      .textOrNull(
        "value", "The value of its result, for the next action of a shortcut", example: "3"
      ) { $0.value },
      .textOrNull("dialog", "What Siri says", example: "Your timer is running.") { $0.dialog },
      .textOrNull("openedURL", "The URL that it opened", example: "timer://7") { $0.openedURL },
      .shapes("findings", "What a phone would do otherwise", finding) { $0.findings },
    ])

  static let printedLine = AnswerShape<PrintedLine>(
    name: "PrintedLine", meaning: "A line that an app's code printed",
    members: [
      .integer("number", "Counts up over all lines", example: 1) { $0.number },
      .time("time", "When") { $0.time },
      .text("bundle", "The app's bundle id", example: "app.islet.timer") { $0.bundle },
      .word("printer", "The process that draws, or the one that runs intents") { $0.printer },
      .text("text", "The line", example: "[timer] info: paused") { $0.text },
    ])

  static let output = AnswerShape<OutputView>(
    name: "Output", meaning: "What apps' code printed: print, Logger, os_log, NSLog",
    members: [
      .integer("last", "The number of the last line, for the next `after`", example: 12) {
        $0.last
      },
      .shapes("lines", "The lines, oldest first; the last thousand are kept", printedLine) {
        $0.lines
      },
    ])
}
