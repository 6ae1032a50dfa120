/// Answers what code asks of ActivityKit.
package protocol PhoneLink: Sendable {
  /// Waits for the answer, which takes as long as a message to the simulator and back.
  func answer(to call: ActivityCenter.Call) -> ActivityCenter.Answer
  /// Whether a call has no answer yet.
  var owesAnswer: Bool { get }
}

extension ActivityCenter {
  /// Whose code runs, as far as ActivityKit treats it differently.
  package enum Caller: Sendable {
    /// The app, or an intent in its process: it may start activities while it is in front.
    case app
    /// A `LiveActivityIntent`: it may start them in the background too.
    case liveActivityIntent
    /// A plain intent of a button: it runs in the extension, which may start none.
    case widgetExtension
  }

  /// Whose code runs now.
  @TaskLocal package static var caller = Caller.app

  /// One activity as the phone told it.
  package struct Record: Sendable, Equatable {
    package var id: String
    package var attributesType: String
    /// JSON.
    package var attributes: Data
    /// JSON.
    package var state: Data
    package var activityState: ActivityState
    package var staleDate: Date?
    package var relevanceScore: Double
    package var token: Data?

    package init(
      id: String, attributesType: String, attributes: Data, state: Data,
      activityState: ActivityState = .active, staleDate: Date? = nil, relevanceScore: Double = 0,
      token: Data? = nil
    ) {
      (self.id, self.attributesType, self.attributes) = (id, attributesType, attributes)
      (self.state, self.activityState, self.staleDate) = (state, activityState, staleDate)
      (self.relevanceScore, self.token) = (relevanceScore, token)
    }
  }

  /// A wish to start an activity, with all that `request` takes.
  package struct Start: Sendable {
    package var record: Record
    package var pushType: PushType?
    package var style = ActivityStyle.standard
    package var alert: AlertConfiguration?
    package var date: Date?
    package var caller = Caller.app
  }

  /// A new content, with all that `update` takes.
  package struct Update: Sendable {
    package var state: Data
    package var staleDate: Date?
    package var relevanceScore: Double
    package var alert: AlertConfiguration?
    package var timestamp: Date?

    /// Creates a new content.
    package init(
      state: Data, staleDate: Date?, relevanceScore: Double, alert: AlertConfiguration? = nil,
      timestamp: Date? = nil
    ) {
      (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
      (self.alert, self.timestamp) = (alert, timestamp)
    }
  }

  /// What code asked of ActivityKit.
  package enum Call: Sendable {
    case request(Start)
    case update(id: String, Update)
    case end(id: String, state: Data?, dismissal: Date?, timestamp: Date?)
  }

  /// What the phone made of a call.
  package enum Answer: Sendable {
    case done
    case started(id: String)
    case refused(ActivityAuthorizationError?, String)
  }

  /// What happened on the phone.
  package enum Change: Sendable {
    /// An activity before, nil when it is new, and now.
    case activity(before: Record?, now: Record)
    case startToken(attributesType: String, Data)
    case activitiesEnabled(Bool)
    case frequentPushesEnabled(Bool)
  }
}

/// An error of ActivityKit's that is none of `ActivityAuthorizationError`.
struct ActivityInputError: Error, LocalizedError, CustomNSError, CustomStringConvertible {
  static var errorDomain: String { "com.apple.ActivityKit.ActivityInput" }
  var description: String
  var errorDescription: String? { description }
}
