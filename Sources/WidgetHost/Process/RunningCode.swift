import Findings

/// Which part of an app's code ran in a process that failed; the finding and its advice name that part.
enum RunningCode {
  /// Views, and whatever else the widget's extension does.
  case widget
  /// Intents, and the tasks that they leave behind.
  case intent

  /// What a sentence about the failure begins with.
  var subject: String {
    switch self {
    case .widget: "The widget"
    case .intent: "The app's code"
    }
  }

  /// What a person would see on a phone after a crash.
  var afterCrash: String {
    switch self {
    case .widget: "on a phone the card would stay as it was"
    case .intent: "on a phone the app would end"
    }
  }

  /// Returns a failure with advice on this code; the table of findings has the advice on views.
  func advising(_ finding: Finding) -> Finding {
    // An import that is lacking is lacking wherever the code runs.
    guard self == .intent, let fix = Self.fixesOfIntents[finding.id],
      LackingImport(in: finding.sentence) == nil
    else { return finding }
    var finding = finding
    finding.fix = fix
    return finding
  }

  private static let fixesOfIntents: [FindingID: String] = [
    "widget-crashed": "Mend the line that the intent came to; on a phone the app would end.",
    "widget-out-of-memory":
      "Have the intent hold less at a time; Islet gives its process 128 MB more than it starts with.",
    "widget-too-slow":
      "Look for an endless loop in the intent's perform(), or for work that it could leave to a task.",
    "widget-flood": "Remove the print from the intent, or from the task that it left behind.",
    "widget-code-needed":
      "A phone has this code and runs it: look there, or put what Islet lacks in the intent behind #if !os(Linux).",
  ]
}
