import Findings
import WidgetHost

/// What the app's own code does with activities, where that fails only on a phone.
extension ProjectCheck {
  /// Returns the app's files: those of its target, and those that belong to none of the project's.
  private func appFiles(_ app: ProjectTarget) -> [SourceFacts] {
    facts.filter { file in
      belongs(file, to: app) || !isKnown(file)
    }
  }

  /// The sequence of start tokens may yield nothing for many launches, while the property has a new one.
  var startTokens: [Finding] {
    apps.compactMap { app in
      let files = appFiles(app)
      let named = files.flatMap { file in file.pushes.map { (file, $0) } }
      guard let (file, mention) = named.first(where: { $0.1.name == "pushToStartTokenUpdates" }),
        !named.contains(where: { $0.1.name == "pushToStartToken" })
      else { return nil }
      return Finding(
        "start-token-by-sequence-only", location: place(file, mention.line),
        sentence:
          "\(app.name) takes start tokens from pushToStartTokenUpdates and never reads pushToStartToken: after some launches the sequence yields nothing, and the server keeps a token that no longer works."
      )
    }
  }

  /// A request needs a scene in front.
  var backgroundRequests: [Finding] {
    apps.flatMap { app in
      files(of: app).flatMap { file in
        file.backgroundRequests.map { request in
          Finding(
            "background-callback-requests", location: place(file, request.line),
            sentence:
              "\(request.name) requests an activity, and no scene of \(app.name) is in front then: the request throws “visibility”."
          )
        }
      }
    }
  }

  /// Without a stale date a card goes on for hours after the app has died.
  var staleDates: [Finding] {
    apps.compactMap { app in
      guard let file = files(of: app).first(where: { !$0.requests.isEmpty }),
        let request = file.requests.first,
        !appFiles(app).contains(where: \.givesStaleDate)
      else { return nil }
      return Finding(
        "stale-date-never-given", location: place(file, request.line),
        sentence:
          "\(app.name) gives no content a stale date: should the app or the network fail, the card looks fresh for eight hours."
      )
    }
  }
}
