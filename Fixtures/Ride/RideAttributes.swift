import ActivityKit

/// One ride, from the search for a driver to the door.
struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stage: RideStage
    /// Known once somebody has accepted.
    var driver: Driver?
  }

  var pickup: String
  var destination: String
}

enum RideStage: Codable, Hashable {
  case searching
  /// The driver comes; `distance` is in metres.
  case approaching(arrival: Date, distance: Double)
  case waiting(until: Date)
  case riding(arrival: Date, progress: Double)
  case arrived(fare: String)
}

struct Driver: Codable, Hashable {
  var name: String
  var car: String
  var plate: String
  var rating: Double?
}

extension RideStage {
  var title: String {
    switch self {
    case .searching: "Looking for a driver"
    case .approaching: "Driver on the way"
    case .waiting: "Your driver is here"
    case .riding: "On your way"
    case .arrived: "You have arrived"
    }
  }

  var symbol: String {
    switch self {
    case .searching: "magnifyingglass"
    case .approaching, .riding: "car.fill"
    case .waiting: "figure.wave"
    case .arrived: "checkmark.circle.fill"
    }
  }

  /// The date that matters at this stage.
  var deadline: Date? {
    switch self {
    case .searching, .arrived: nil
    case .approaching(let arrival, _), .riding(let arrival, _): arrival
    case .waiting(let until): until
    }
  }
}
