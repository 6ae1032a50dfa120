import ActivityKit

/// A hero on the road while the player does something else.
struct AdventureAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var health: Int
    var maxHealth: Int
    var level: Int
    var gold: Int
    /// How far the journey has come, 0 to 1.
    var progress: Double
    /// One sentence about what is going on.
    var event: String
    /// What the hero fights, while there is a fight.
    var foe: String?
  }

  var hero: String
  var calling: String
  var avatar: String
  var quest: String
}

extension AdventureAttributes.ContentState {
  /// What is left of the hero's health, 0 to 1.
  var vigor: Double {
    guard maxHealth > 0 else { return 0 }
    return min(1, max(0, Double(health) / Double(maxHealth)))
  }

  var isDown: Bool { health <= 0 }
}
