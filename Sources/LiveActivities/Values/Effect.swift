import Findings
import JSON

/// What follows from an event, for the rooms around the engine.
public enum Effect: Hashable, Sendable {
  /// Have the widget decode; answer with `Event.decoded`.
  case decode(DecodeJob)
  /// A push record is new or its verdict changed.
  case recordChanged(Int)
  /// What an activity shows, or its phase, changed.
  case activityChanged(ActivityID)
  /// Compact, minimal, expanded, banner, Lock Screen order or notifications may have changed.
  case presentationChanged
  /// An alert plays: the screen lights, the island expands or a banner shows.
  case alert(Alert)
  /// A token is new; the app would upload it to its backend now.
  case token(TokenIssue)
  /// An app comes to the foreground, with the URL that it is opened with.
  case open(bundle: String, url: String?)
  /// What an app's act threw, and why; nil: an error that is none of ActivityKit's own, an activity that has no id yet.
  case refused(bundle: String, activity: String?, ActivityError?, [Finding])
  /// Have the widget run the intent of a button or toggle; what it asks for comes back as the app's acts.
  case perform(activityID: String, control: String)
  /// Something to tell the person watching.
  case remark(activityID: String, Finding)
  /// Something happened by itself or by an app's act that is worth telling.
  case moment(Moment)
}

/// An alert that plays.
public struct Alert: Hashable, Sendable {
  /// The activity; nil for an ordinary notification.
  public var activityID: String?
  public var title: String
  public var body: String
  /// nil: silent.
  public var sound: String?
}

/// A token that was issued.
public struct TokenIssue: Hashable, Sendable {
  public var name: TokenName
  public var bundle: String
  /// Lower-case hex.
  public var token: String
  /// The one it replaces.
  public var previous: String?

  /// Creates a token that was issued.
  public init(name: TokenName, bundle: String, token: String, previous: String? = nil) {
    (self.name, self.bundle, self.token, self.previous) = (name, bundle, token, previous)
  }
}

/// Something that happened to an activity without a push: the clock, the person, the system.
public struct Moment: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case started, updated, becameStale, ended, dismissed
  }
  public var activityID: String
  public var kind: Kind
  /// Virtual UNIX seconds.
  public var time: Double
  /// Why: `8 hours`, `stale date`, `swiped away`.
  public var why: String
}
