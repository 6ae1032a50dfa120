/// The values that an axis has by itself.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  var change: DomainChange?
  public func _change(_ setting: inout _ScaleSetting) {
    (setting.includesZero, setting.isReversed) = (includesZero, isReversed)
    setting.change = change
  }
}

/// What an author makes of the values that an axis has by itself: its names, or its least and its largest number.
struct DomainChange: @unchecked Sendable {
  private let change: ([PlottedValue]) -> [PlottedValue]

  init<Value: Plottable>(_ change: @escaping (inout [Value]) -> Void) {
    self.change = { places in
      var values = places.compactMap(Value.at)
      change(&values)
      return values.map(\.plotted)
    }
  }

  func callAsFunction(_ places: [PlottedValue]) -> [PlottedValue] { change(places) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
  /// Returns the values of an axis with what a closure changes of them.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      includesZero: includesZero, isReversed: reversed ?? false,
      change: DomainChange(modifyInferredDomain))
  }
}
