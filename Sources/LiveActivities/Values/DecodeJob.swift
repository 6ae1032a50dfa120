import Findings
import JSON

/// What the engine asks a widget to read: a state, and for a start the attributes too.
public struct DecodeJob: Hashable, Sendable, Codable {
  /// Counts up; the outcome names it.
  public var number: Int
  public var bundle: String
  public var attributesType: String
  /// The activity that waits for it; for a start the id that it will have.
  public var activityID: String { activity.text }
  private var activity: ActivityID
  /// The attributes to read; nil unless the activity is being started.
  public var attributes: JSONText?
  /// The content state to read; nil for an `end` without one.
  public var state: JSONText?

  private enum CodingKeys: String, CodingKey {
    case number, bundle, attributesType
    case activity = "activityID"
    case attributes, state
  }

  public init(
    number: Int, bundle: String, attributesType: String, activity: ActivityID,
    attributes: JSONText? = nil, state: JSONText? = nil
  ) {
    (self.number, self.bundle, self.attributesType) = (number, bundle, attributesType)
    (self.activity, self.attributes, self.state) = (activity, attributes, state)
  }
}

/// What a widget answered to a `DecodeJob`.
public struct DecodeOutcome: Hashable, Sendable {
  /// The job's number.
  public var job: Int
  /// The activity that waited for it; nil in older journals.
  public var activityID: String?
  /// What became of the attributes; nil when the job had none.
  public var attributes: DecodeReply?
  /// What became of the state; nil when the job had none.
  public var state: DecodeReply?
  /// Why there is no answer at all: the widget crashed, hung, or is gone.
  public var failure: String?

  /// The failure of a job for an app whose widget this run does not have.
  public static let widgetAbsent = "the app's widget is not running here"

  public init(
    job: Int, activityID: String? = nil, attributes: DecodeReply? = nil,
    state: DecodeReply? = nil, failure: String? = nil
  ) {
    self.activityID = activityID
    (self.job, self.attributes, self.state, self.failure) = (job, attributes, state, failure)
  }
}
