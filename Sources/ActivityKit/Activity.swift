/// One running Live Activity, as the app's code sees it.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  public let id: String
  public let attributes: Attributes
  private let firstContent: ActivityContent<ContentState>
  let center: ActivityCenter

  init(
    id: String, attributes: Attributes, content: ActivityContent<ContentState>,
    _ center: ActivityCenter
  ) {
    (self.id, self.attributes, firstContent, self.center) = (id, attributes, content, center)
  }

  convenience init?(_ record: ActivityCenter.Record, _ center: ActivityCenter) {
    let decoder = JSONDecoder()
    guard let attributes = try? decoder.decode(Attributes.self, from: record.attributes),
      let content = Self.content(of: record)
    else { return nil }
    self.init(id: record.id, attributes: attributes, content: content, center)
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
    center.record(id)?.activityState ?? .dismissed
  }

  /// What it shows now.
  public var content: ActivityContent<ContentState> {
    guard let record = center.record(id) else { return firstContent }
    return Self.content(of: record) ?? firstContent
  }

  /// The state it shows now, as iOS 16.1 named it.
  public var contentState: ContentState { content.state }

  /// Its push token; nil until the phone has issued one, and without `pushType: .token`.
  public var pushToken: Data? { center.record(id)?.token }

  /// The activities of this type that have not been dismissed.
  public static var activities: [Activity<Attributes>] {
    var activities: [Activity<Attributes>] = []
    let center = ActivityCenter.shared
    for record in center.records(ofType: String(describing: Attributes.self))
    where record.activityState != .dismissed {
      if let activity = Activity(record, center) { activities.append(activity) }
    }
    return activities
  }

  /// The token by which a push can start an activity of this type.
  public static var pushToStartToken: Data? {
    ActivityCenter.shared.startToken(ofType: String(describing: Attributes.self))
  }
}
