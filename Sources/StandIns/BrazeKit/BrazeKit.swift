@_exported import ActivityKit
@_exported import FoundationGaps

/// Attributes of an activity that Braze starts by push: the service writes its own name of the activity into them.
public protocol BrazeLiveActivityAttributes {
  var brazeActivityId: String? { get }
}
