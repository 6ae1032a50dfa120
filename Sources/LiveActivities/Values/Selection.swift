/// What each part of the phone shows, by the rules of selection.
public struct Selection: Hashable, Sendable {
  /// What the island shows at rest; activity ids.
  public enum Island: Hashable, Sendable {
    case empty
    /// One app's activity: leading and trailing.
    case compact(String)
    /// Activities of two apps: one attached to the island, one detached.
    case minimal(attached: String, detached: String)

    /// Returns whether it shows this one.
    public func names(_ id: String) -> Bool {
      switch self {
      case .empty: false
      case .compact(let shown): shown == id
      case .minimal(let attached, let detached): attached == id || detached == id
      }
    }
  }

  /// What StandBy shows above its clock: of two the detached one, as Apple says; a phone without an island
  /// shows its first card's.
  public var standBy: String? {
    let candidates: [String] =
      switch island {
      case .compact(let id): [id]
      case .minimal(let attached, let detached): [detached, attached]
      case .empty: []
      }
    // A call or a song of iOS has no view there.
    return candidates.first { SystemActivity.Kind(islandID: $0) == nil } ?? lockScreen.first
  }

  /// The island at rest; `.empty` on a phone without one.
  public var island: Island
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
  /// The number of the push that brought it; below zero without one.
  public var id: Int
  public var bundle: String
  /// The app's name, where it is none of the phone's apps.
  public var app: String?
  public var title: String
  public var subtitle: String
  public var body: String
  public var time: Double
  public var collapseID: String?
}
