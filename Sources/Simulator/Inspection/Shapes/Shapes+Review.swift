import Findings
import Phone

/// What the design rules say of an app, as the API tells it.
struct ReviewView: Sendable {
  var app: String
  var device: DeviceModel
  var findings: [Finding]
}

extension Shapes {
  static let review = AnswerShape<ReviewView>(
    name: "Review", meaning: "What the design rules say of an app's widget",
    members: [
      .text("app", "The app's name", example: "match") { $0.app },
      .text("device", "The model that it was judged on", example: "iPhone 17 Pro") {
        $0.device.name
      },
      .integer("errors", "How many findings are errors", example: 0) {
        $0.findings.count { $0.severity == .error }
      },
      .integer("warnings", "How many findings are warnings", example: 2) {
        $0.findings.count { $0.severity == .warning }
      },
      .shapes("findings", "What was found, worst first, each with its states in path", finding) {
        $0.findings
      },
    ])
}
