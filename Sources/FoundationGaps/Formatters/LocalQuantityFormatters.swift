/// A formatter of lengths that takes a number of metres for any value; widgets get it under the name `LengthFormatter`.
open class LocalLengthFormatter: Foundation.LengthFormatter {
  /// Creates a formatter in the surroundings' language, with the units of its region.
  public override init() {
    super.init()
    numberFormatter = LocalNumberFormatter.decimals(Surroundings.current.locale)
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalLengthFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalLengthFormatter>] = [
    .init(\.numberFormatter), .init(\.unitStyle), .init(\.isForPersonHeightUse),
  ]

  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromMeters:))
  }
}

/// A formatter of masses that takes a number of kilograms for any value; widgets get it under the name `MassFormatter`.
open class LocalMassFormatter: Foundation.MassFormatter {
  /// Creates a formatter in the surroundings' language, with the units of its region.
  public override init() {
    super.init()
    numberFormatter = LocalNumberFormatter.decimals(Surroundings.current.locale)
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalMassFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalMassFormatter>] = [
    .init(\.numberFormatter), .init(\.unitStyle), .init(\.isForPersonMassUse),
  ]

  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromKilograms:))
  }
}

/// A formatter of energies that takes a number of joules for any value; widgets get it under the name `EnergyFormatter`.
open class LocalEnergyFormatter: Foundation.EnergyFormatter {
  /// Creates a formatter in the surroundings' language, with the units of its region.
  public override init() {
    super.init()
    numberFormatter = LocalNumberFormatter.decimals(Surroundings.current.locale)
  }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalEnergyFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalEnergyFormatter>] = [
    .init(\.numberFormatter), .init(\.unitStyle), .init(\.isForFoodEnergyUse),
  ]

  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromJoules:))
  }
}
