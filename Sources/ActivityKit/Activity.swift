/// One running Live Activity, as the app's code sees it.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  public let id: String
  public let attributes: Attributes
  private let firstContent: ActivityContent<ContentState>

  init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, firstContent) = (id, attributes, content)
  }

  convenience init?(_ record: ActivityCenter.Record) {
    let decoder = JSONDecoder()
    guard let attributes = try? decoder.decode(Attributes.self, from: record.attributes),
      let content = Self.content(of: record)
    else { return nil }
    self.init(id: record.id, attributes: attributes, content: content)
  }

  static func content(of record: ActivityCenter.Record) -> ActivityContent<ContentState>? {
    guard let state = try? JSONDecoder().decode(ContentState.self, from: record.state) else {
      return nil
    }
    return ActivityContent(
      state: state, staleDate: record.staleDate, relevanceScore: record.relevanceScore)
  }

  /// Where the activity stands.
  public var activityState: ActivityState {
    ActivityCenter.shared.record(id)?.activityState ?? .dismissed
  }

  /// What it shows now.
  public var content: ActivityContent<ContentState> {
    guard let record = ActivityCenter.shared.record(id) else { return firstContent }
    return Self.content(of: record) ?? firstContent
  }

  /// The state it shows now, as iOS 16.1 named it.
  public var contentState: ContentState { content.state }

  /// Its push token; a widget's own process never learns one.
  public var pushToken: Data? { nil }

  /// The activities of this type that have not been dismissed.
  public static var activities: [Activity<Attributes>] {
    var activities: [Activity<Attributes>] = []
    for record in ActivityCenter.shared.records(ofType: String(describing: Attributes.self))
    where record.activityState != .dismissed {
      if let activity = Activity(record) { activities.append(activity) }
    }
    return activities
  }

  /// The token by which a push can start an activity of this type; unknown here.
  public static var pushToStartToken: Data? { nil }
}
