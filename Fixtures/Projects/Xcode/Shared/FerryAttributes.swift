import ActivityKit

struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var berth: String
  }

  var line: String
}
