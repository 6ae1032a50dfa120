/// Foundation's units and their names in the languages' data.
enum UnitTable {
  /// Returns ICU's name of a unit by its symbol and the kind of quantity, since `m` is also a minute's.
  static func identifier(of unit: Unit) -> String? {
    let kind: [String: String] =
      switch unit {
      case is UnitLength: lengths
      case is UnitMass: masses
      case is UnitDuration: durations
      case is UnitSpeed: speeds
      case is UnitEnergy: energies
      case is UnitTemperature: temperatures
      case is UnitVolume: volumes
      case is UnitPower: powers
      case is UnitAngle: angles
      case is UnitPressure: pressures
      case is UnitFrequency: frequencies
      case is UnitElectricPotentialDifference: ["V": "electric-volt"]
      case is UnitElectricCurrent: ["A": "electric-ampere", "mA": "electric-milliampere"]
      case is UnitInformationStorage: storages
      default: [:]
      }
    return kind[unit.symbol]
  }

  private static let lengths = [
    "km": "length-kilometer", "m": "length-meter", "dm": "length-decimeter",
    "cm": "length-centimeter", "mm": "length-millimeter", "µm": "length-micrometer",
    "nm": "length-nanometer", "in": "length-inch", "ft": "length-foot", "yd": "length-yard",
    "mi": "length-mile", "NM": "length-nautical-mile", "ly": "length-light-year",
  ]
  private static let masses = [
    "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "lb": "mass-pound",
    "oz": "mass-ounce", "st": "mass-stone", "t": "mass-tonne",
  ]
  private static let durations = [
    "s": "duration-second", "sec": "duration-second", "min": "duration-minute",
    "hr": "duration-hour", "h": "duration-hour", "ms": "duration-millisecond",
  ]
  private static let speeds = [
    "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour",
    "mph": "speed-mile-per-hour", "kn": "speed-knot",
  ]
  private static let energies = [
    "kJ": "energy-kilojoule", "J": "energy-joule", "kCal": "energy-kilocalorie",
    "kcal": "energy-kilocalorie", "cal": "energy-calorie", "Cal": "energy-foodcalorie",
    "kWh": "energy-kilowatt-hour",
  ]
  private static let temperatures = [
    "K": "temperature-kelvin", "°C": "temperature-celsius", "°F": "temperature-fahrenheit",
  ]
  private static let volumes = [
    "L": "volume-liter", "mL": "volume-milliliter", "cL": "volume-centiliter",
    "m³": "volume-cubic-meter", "gal": "volume-gallon", "pt": "volume-pint",
    "cup": "volume-cup", "fl oz": "volume-fluid-ounce", "tbsp": "volume-tablespoon",
    "tsp": "volume-teaspoon",
  ]
  private static let powers = [
    "W": "power-watt", "kW": "power-kilowatt", "MW": "power-megawatt", "hp": "power-horsepower",
  ]
  private static let angles = ["°": "angle-degree", "rad": "angle-radian"]
  private static let pressures = [
    "hPa": "pressure-hectopascal", "kPa": "pressure-kilopascal", "bar": "pressure-bar",
    "mbar": "pressure-millibar", "psi": "pressure-pound-force-per-square-inch",
  ]
  private static let frequencies = [
    "Hz": "frequency-hertz", "kHz": "frequency-kilohertz", "MHz": "frequency-megahertz",
    "GHz": "frequency-gigahertz",
  ]
  private static let storages = [
    "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte",
    "GB": "digital-gigabyte", "TB": "digital-terabyte", "bit": "digital-bit",
  ]

  /// The units that a region may prefer, by how English shortens them, with how they convert.
  static let preferred: [String: (identifier: String, unit: Dimension)] = [
    "km": ("length-kilometer", UnitLength.kilometers), "m": ("length-meter", UnitLength.meters),
    "cm": ("length-centimeter", UnitLength.centimeters),
    "mm": ("length-millimeter", UnitLength.millimeters), "mi": ("length-mile", UnitLength.miles),
    "ft": ("length-foot", UnitLength.feet), "yd": ("length-yard", UnitLength.yards),
    "in": ("length-inch", UnitLength.inches), "kg": ("mass-kilogram", UnitMass.kilograms),
    "g": ("mass-gram", UnitMass.grams), "mg": ("mass-milligram", UnitMass.milligrams),
    "lb": ("mass-pound", UnitMass.pounds), "oz": ("mass-ounce", UnitMass.ounces),
    "km/h": ("speed-kilometer-per-hour", UnitSpeed.kilometersPerHour),
    "mph": ("speed-mile-per-hour", UnitSpeed.milesPerHour),
    "m/s": ("speed-meter-per-second", UnitSpeed.metersPerSecond),
    "kWh": ("energy-kilowatt-hour", UnitEnergy.kilowattHours),
    "kcal": ("energy-kilocalorie", UnitEnergy.kilocalories),
    "Cal": ("energy-foodcalorie", UnitEnergy.kilocalories),
    "kJ": ("energy-kilojoule", UnitEnergy.kilojoules),
    "°C": ("temperature-celsius", UnitTemperature.celsius),
    "°F": ("temperature-fahrenheit", UnitTemperature.fahrenheit),
    "L": ("volume-liter", UnitVolume.liters), "mL": ("volume-milliliter", UnitVolume.milliliters),
    "gal": ("volume-gallon", UnitVolume.gallons), "W": ("power-watt", UnitPower.watts),
    "kW": ("power-kilowatt", UnitPower.kilowatts), "hp": ("power-horsepower", UnitPower.horsepower),
  ]
}
