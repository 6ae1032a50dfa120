/// An intent that an app offers to Siri and Shortcuts, or a function of its own that starts an activity.
public struct OfferedIntent: Hashable, Sendable, Codable {
  /// One parameter of the intent.
  public struct Parameter: Hashable, Sendable, Codable {
    public var name: String
    /// The title that a person reads; empty when there is none.
    public var title: String
    /// The Swift type: `String`, `Int?`.
    public var type: String
    /// Whether a value must be given: it has no default and is not optional.
    public var isRequired: Bool
    /// The default as JSON text.
    public var value: String?
    /// The values that an enumeration takes.
    public var choices: [String]
    /// The least and the largest number that it takes, `1...10`; nil where it takes all.
    public var range: String?

    public init(
      name: String, title: String, type: String, isRequired: Bool, value: String? = nil,
      choices: [String] = [], range: String? = nil
    ) {
      (self.name, self.title, self.type) = (name, title, type)
      (self.isRequired, self.value, self.choices, self.range) = (isRequired, value, choices, range)
    }
  }

  /// What is known of a function in which the app requests an activity.
  public struct Start: Hashable, Sendable, Codable {
    /// The file and the line: `RideManager.swift:12`.
    public var place: String
    /// Why it cannot be run; nil where it can.
    public var obstacle: String?
    /// What Islet leaves out when it runs the function.
    public var remark: String?

    public init(place: String, obstacle: String? = nil, remark: String? = nil) {
      (self.place, self.obstacle, self.remark) = (place, obstacle, remark)
    }
  }

  /// The Swift type's name; for a function its type's name and its own, as in `RideManager.begin`.
  public var name: String
  public var title: String
  /// Whether it is a `LiveActivityIntent`: it runs in the app's process and may change activities.
  public var changesActivities: Bool
  public var opensApp: Bool
  public var parameters: [Parameter]
  /// Details of the function, when this is the app's own start code and not an intent.
  public var start: Start?

  public init(
    name: String, title: String, changesActivities: Bool, opensApp: Bool, parameters: [Parameter],
    start: Start? = nil
  ) {
    (self.name, self.title, self.changesActivities) = (name, title, changesActivities)
    (self.opensApp, self.parameters, self.start) = (opensApp, parameters, start)
  }
}

/// A request to run an intent.
public struct IntentRun: Hashable, Sendable, Codable {
  /// The Swift type's name.
  public var name: String
  /// JSON texts by parameter name; a parameter that is left out keeps its default.
  public var parameters: [String: String]

  public init(name: String, parameters: [String: String] = [:]) {
    (self.name, self.parameters) = (name, parameters)
  }
}
