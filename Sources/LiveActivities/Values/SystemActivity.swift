/// What iOS itself shows in the island, beside the apps' activities.
public struct SystemActivity: Hashable, Sendable, Codable, Identifiable {
  /// Which of them; there is one of a kind at most.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case call, navigation, timer, nowPlaying, charging, faceUnlock

    /// The row of the table.
    public var row: SystemActivityRow { SystemActivityRow.table[self] ?? SystemActivityRow() }

    /// How selections name it: activities of apps have other ids.
    public var islandID: String { SystemActivity.prefix + rawValue }

    /// Creates the kind that a selection names; nil for an app's activity.
    public init?(islandID: String) {
      guard islandID.hasPrefix(SystemActivity.prefix) else { return nil }
      self.init(rawValue: String(islandID.dropFirst(SystemActivity.prefix.count)))
    }
  }

  static let prefix = "system:"

  public var kind: Kind
  /// The song, the caller, the street.
  public var title: String
  /// The singer, the next turn.
  public var detail: String
  /// Counts with the activities of apps: which one was started first.
  public var startNumber: Int
  /// Virtual UNIX seconds.
  public var startedAt: Double
  /// When it leaves the island by itself, virtual UNIX seconds; nil: it stays until it is ended.
  public var until: Double?

  public var id: String { kind.islandID }
}

/// What is known of a kind of system activity.
public struct SystemActivityRow: Hashable, Sendable {
  /// What a person calls it.
  public var title = ""
  /// The app behind it, which a tap opens; nil: none.
  public var bundle: String?
  public var appTitle = ""
  /// What it is called when nobody says.
  public var example = (title: "", detail: "")
  /// Who goes first in the island: lower first; the activities of apps have `appRank`. A guess (RULES.md).
  public var rank = 0
  /// How long it stays, in seconds; nil: until it is ended. A guess (RULES.md).
  public var stays: Double?

  /// Where the activities of apps stand among the ranks.
  public static let appRank = 20

  /// The table of all kinds.
  public static let table: [SystemActivity.Kind: SystemActivityRow] = [
    .call: SystemActivityRow(
      title: "Call", bundle: "com.apple.mobilephone", appTitle: "Phone",
      example: ("Alex Example", "mobile"), rank: 0),
    .navigation: SystemActivityRow(
      title: "Navigation", bundle: "com.apple.Maps", appTitle: "Maps",
      example: ("200 m", "Turn right onto Harbour Street"), rank: 10),
    .timer: SystemActivityRow(
      title: "Timer", bundle: "com.apple.mobiletimer", appTitle: "Clock",
      example: ("5:00", "Timer"), rank: 15),
    .nowPlaying: SystemActivityRow(
      title: "Now playing", bundle: "com.apple.Music", appTitle: "Music",
      example: ("Evening Tide", "The Lanterns"), rank: 30),
    .charging: SystemActivityRow(
      title: "Charging", example: ("80 %", ""), rank: -10, stays: 3),
    .faceUnlock: SystemActivityRow(title: "Face unlock", rank: -20, stays: 1.5),
  ]

  public static func == (left: SystemActivityRow, right: SystemActivityRow) -> Bool {
    left.title == right.title && left.rank == right.rank
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(title) }

  /// Returns the app's name behind a bundle id of the system; nil for any other.
  public static func appTitle(of bundle: String) -> String? {
    table.values.first { $0.bundle == bundle }?.appTitle
  }
}

/// What the system does beside the apps' activities.
public enum SystemAct: Hashable, Sendable {
  /// Something begins to show in the island; without texts it has those of the table.
  case begin(SystemActivity.Kind, title: String?, detail: String?)
  case end(SystemActivity.Kind)
  /// An app that Islet does not have, or has, tells something by a notification of its own.
  case notify(bundle: String, app: String?, title: String, body: String)
}
