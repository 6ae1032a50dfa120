/// What a measurement is for, by which a locale chooses its unit.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  let name: String
  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }

  /// The usage as ICU names it; nil keeps the unit.
  var skeleton: String? {
    switch name {
    // A workout's calories are not told in kilowatt hours.
    case "asProvided", "workout": nil
    case "general": "default"
    case "personHeight": "person-height"
    case "personWeight": "person"
    case "focalLength": "focal-length"
    case "liquid": "fluid"
    case "barometric": "baromtrc"
    case "visibility": "visiblty"
    default: name
    }
  }
}

// Each usage is one of a kind of unit, as on iOS: a mass has no `road`.
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var workout: Self { Self(name: "workout") }
  public static var food: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "barometric") }
}

extension Dimension {
  /// Creates the unit in which a locale reads quantities of this kind.
  public convenience init(forLocale locale: Locale) {
    // Volumes are read as those of liquids are.
    let usage = Self.baseUnit() is UnitVolume ? "fluid" : "default"
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage))
  }

  fileprivate convenience init(like unit: Dimension) {
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

// An initializer of the class that all have in common cannot name the usages of one of them.
extension UnitLength {
  /// Creates the unit in which a locale reads lengths for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength>
  ) {
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage.skeleton))
  }
}

extension UnitMass {
  /// Creates the unit in which a locale reads masses for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass>
  ) {
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage.skeleton))
  }
}

extension UnitTemperature {
  /// Creates the unit in which a locale reads temperatures for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature>
  ) {
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage.skeleton))
  }
}

extension UnitEnergy {
  /// Creates the unit in which a locale reads energies for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy>
  ) {
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage.skeleton))
  }
}

extension UnitVolume {
  /// Creates the unit in which a locale reads volumes for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume>
  ) {
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage.skeleton))
  }
}

extension UnitSpeed {
  /// Creates the unit in which a locale reads speeds for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed>
  ) {
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage.skeleton))
  }
}

extension UnitPressure {
  /// Creates the unit in which a locale reads pressures for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure>
  ) {
    self.init(like: MeasurementText.unit(for: Self.baseUnit(), locale, usage.skeleton))
  }
}
