/// What is to be seen where, by the rules of selection.
public struct Selection: Hashable, Sendable, Codable {
  /// What the island shows at rest; activity ids.
  public enum Island: Hashable, Sendable, Codable {
    case empty
    /// One app's activity: leading and trailing.
    case compact(String)
    /// Activities of two apps: one attached to the island, one detached.
    case minimal(attached: String, detached: String)
  }

  /// The island at rest; `.empty` on a phone without one.
  public var island: Island
  /// What shares the island unseen until people swipe over it; activity ids.
  public var islandWaiting: [String] = []
  /// The activity that the island shows expanded, over `island`.
  public var expanded: String?
  /// The activity whose Lock Screen view shows as a banner at the top (a phone without an island).
  public var banner: String?
  /// The Lock Screen's cards, top first; activity ids.
  public var lockScreen: [String]
  /// The Lock Screen's notifications, newest first, by their push's number.
  public var notifications: [Int]
}

/// An ordinary notification on the Lock Screen.
public struct LockScreenNotification: Hashable, Sendable, Codable, Identifiable {
  /// The number of the push that brought it.
  public var id: Int
  public var bundle: String
  public var title: String
  public var subtitle: String
  public var body: String
  public var time: Double
  public var collapseID: String?
}
