import ActivityKit

/// One order, from the kitchen to the door.
struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: DeliveryStep
    /// When it should be there; unknown while the kitchen has not answered.
    var arrival: Date?
    var courier: String?
    /// Minutes behind the first promise.
    var delay: Int?
  }

  var shop: String
  var order: String
  var items: Int
}

enum DeliveryStep: String, Codable, Hashable, CaseIterable {
  case received, preparing, onTheWay, nearby, delivered

  var title: String {
    switch self {
    case .received: "Order received"
    case .preparing: "In the kitchen"
    case .onTheWay: "On the way"
    case .nearby: "Almost there"
    case .delivered: "Enjoy!"
    }
  }

  var symbol: String {
    switch self {
    case .received: "checkmark.circle.fill"
    case .preparing: "frying.pan.fill"
    case .onTheWay: "bicycle"
    case .nearby: "house.fill"
    case .delivered: "fork.knife"
    }
  }

  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
