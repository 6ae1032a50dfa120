import ActivityKit

/// One football match, followed from kick-off to the final whistle.
struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var matchState: MatchState
    /// What happened last; nil until something has.
    var latestEvent: MatchEvent?
  }

  var competition: String
  var round: String
  var kickOff: Date
  var home: Team
  var away: Team
}

struct Team: Codable, Hashable {
  var name: String
  /// Three letters, for places where the name does not fit.
  var code: String
  /// An image of the asset catalogue.
  var crest: String
}

enum MatchState: Codable, Hashable {
  case before
  /// The minute is missing while the ball rests: half-time, a break for treatment, penalties.
  case live(score: Score, minute: Int?)
  case after(score: Score)
}

struct Score: Codable, Hashable {
  var home: Int
  var away: Int
}

struct MatchEvent: Codable, Hashable {
  enum Kind: String, Codable {
    case lineup, kickOff, goal, yellowCard, redCard, substitution, halfTime, fullTime
  }

  var kind: Kind
  var text: String
  var minute: Int?
}

extension MatchState {
  var score: Score? {
    switch self {
    case .before: nil
    case .live(let score, _), .after(let score): score
    }
  }

  var isLive: Bool {
    if case .live = self { true } else { false }
  }

  /// `67'`, `90+4'`, `HT`, `FT`.
  var clock: String? {
    switch self {
    case .before: nil
    case .live(_, let minute?): minute > 90 ? "90+\(minute - 90)'" : "\(minute)'"
    case .live(_, nil): "Break"
    case .after: "FT"
    }
  }
}
