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
      case is UnitElectricResistance: ["Ω": "electric-ohm"]
      case is UnitInformationStorage: storages
      case is UnitArea: areas
      case is UnitFuelEfficiency: consumptions
      case is UnitConcentrationMass: concentrations
      case is UnitAcceleration: accelerations
      case is UnitDispersion: ["ppm": "concentr-part-per-million"]
      case is UnitIlluminance: ["lx": "light-lux"]
      default: [:]
      }
    // Both gallons have one symbol.
    if unit == UnitFuelEfficiency.milesPerImperialGallon {
      return "consumption-mile-per-gallon-imperial"
    }
    return kind[unit.symbol]
  }

  private static let lengths = [
    "km": "length-kilometer", "m": "length-meter", "dm": "length-decimeter",
    "cm": "length-centimeter", "mm": "length-millimeter", "µm": "length-micrometer",
    "nm": "length-nanometer", "in": "length-inch", "ft": "length-foot", "yd": "length-yard",
    "mi": "length-mile", "NM": "length-nautical-mile", "ly": "length-light-year",
    "pm": "length-picometer", "smi": "length-mile-scandinavian", "ftm": "length-fathom",
    "fur": "length-furlong", "ua": "length-astronomical-unit", "pc": "length-parsec",
  ]
  private static let masses = [
    "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "lb": "mass-pound",
    "oz": "mass-ounce", "st": "mass-stone", "t": "mass-tonne", "µg": "mass-microgram",
    "ton": "mass-ton", "ct": "mass-carat", "oz t": "mass-ounce-troy",
  ]
  private static let durations = [
    "s": "duration-second", "sec": "duration-second", "ms": "duration-millisecond",
    "µs": "duration-microsecond", "ns": "duration-nanosecond",
    // Foundation on Linux and on iOS disagree on these.
    "m": "duration-minute", "min": "duration-minute", "h": "duration-hour", "hr": "duration-hour",
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
    "ML": "volume-megaliter", "dL": "volume-deciliter", "dl": "volume-deciliter",
    "km³": "volume-cubic-kilometer", "m³": "volume-cubic-meter", "cm³": "volume-cubic-centimeter",
    "in³": "volume-cubic-inch", "ft³": "volume-cubic-foot", "yd³": "volume-cubic-yard",
    "mi³": "volume-cubic-mile", "af": "volume-acre-foot", "bsh": "volume-bushel",
    "gal": "volume-gallon", "qt": "volume-quart", "pt": "volume-pint", "cup": "volume-cup",
    "fl oz": "volume-fluid-ounce", "tbsp": "volume-tablespoon", "tsp": "volume-teaspoon",
    "gal Imperial": "volume-gallon-imperial", "fl oz Imperial": "volume-fluid-ounce-imperial",
    "metric cup Imperial": "volume-cup-metric",
  ]
  private static let powers = [
    "mW": "power-milliwatt", "W": "power-watt", "kW": "power-kilowatt", "MW": "power-megawatt",
    "GW": "power-gigawatt", "hp": "power-horsepower",
  ]
  private static let angles = [
    "°": "angle-degree", "rad": "angle-radian", "rev": "angle-revolution",
    "ʹ": "angle-arc-minute", "ʹʹ": "angle-arc-second",
  ]
  private static let areas = [
    "km²": "area-square-kilometer", "ha": "area-hectare", "m²": "area-square-meter",
    "cm²": "area-square-centimeter", "mi²": "area-square-mile", "ac": "area-acre",
    "yd²": "area-square-yard", "ft²": "area-square-foot", "in²": "area-square-inch",
  ]
  private static let consumptions = [
    "L/100km": "consumption-liter-per-100-kilometer", "mpg": "consumption-mile-per-gallon",
  ]
  private static let concentrations = [
    "mg/dL": "concentr-milligram-ofglucose-per-deciliter", "mmol/L": "concentr-millimole-per-liter",
  ]
  private static let accelerations = [
    "m/s²": "acceleration-meter-per-square-second", "g": "acceleration-g-force",
  ]
  private static let pressures = [
    "N/m²": "pressure-pascal", "MPa": "pressure-megapascal", "inHg": "pressure-inch-ofhg",
    "mmHg": "pressure-millimeter-ofhg", "hPa": "pressure-hectopascal", "kPa": "pressure-kilopascal",
    "bar": "pressure-bar",
    "mbar": "pressure-millibar", "psi": "pressure-pound-force-per-square-inch",
  ]
  private static let frequencies = [
    "Hz": "frequency-hertz", "kHz": "frequency-kilohertz", "MHz": "frequency-megahertz",
    "GHz": "frequency-gigahertz",
  ]
  private static let storages = [
    "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte",
    "GB": "digital-gigabyte", "TB": "digital-terabyte", "PB": "digital-petabyte",
    "bit": "digital-bit", "kb": "digital-kilobit", "Mb": "digital-megabit", "Gb": "digital-gigabit",
  ]

  /// The units that a region may prefer, by how American English shortens them, with how they convert.
  static let preferred: [String: (identifier: String, unit: Dimension)] = [
    "km": ("length-kilometer", UnitLength.kilometers), "m": ("length-meter", UnitLength.meters),
    "cm": ("length-centimeter", UnitLength.centimeters),
    "mm": ("length-millimeter", UnitLength.millimeters), "mi": ("length-mile", UnitLength.miles),
    "ft": ("length-foot", UnitLength.feet), "yd": ("length-yard", UnitLength.yards),
    "in": ("length-inch", UnitLength.inches), "kg": ("mass-kilogram", UnitMass.kilograms),
    "g": ("mass-gram", UnitMass.grams), "mg": ("mass-milligram", UnitMass.milligrams),
    "lb": ("mass-pound", UnitMass.pounds), "st": ("mass-stone", UnitMass.stones),
    "oz": ("mass-ounce", UnitMass.ounces),
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
    "km²": ("area-square-kilometer", UnitArea.squareKilometers),
    "ha": ("area-hectare", UnitArea.hectares), "m²": ("area-square-meter", UnitArea.squareMeters),
    "cm²": ("area-square-centimeter", UnitArea.squareCentimeters),
    "sq mi": ("area-square-mile", UnitArea.squareMiles), "ac": ("area-acre", UnitArea.acres),
    "sq ft": ("area-square-foot", UnitArea.squareFeet),
    "in²": ("area-square-inch", UnitArea.squareInches),
    "sec": ("duration-second", UnitDuration.seconds),
    "min": ("duration-minute", UnitDuration.minutes), "hr": ("duration-hour", UnitDuration.hours),
    "mpg": ("consumption-mile-per-gallon", UnitFuelEfficiency.milesPerGallon),
    "L/100 km": ("consumption-liter-per-100-kilometer", UnitFuelEfficiency.litersPer100Kilometers),
    "qt": ("volume-quart", UnitVolume.quarts), "pt": ("volume-pint", UnitVolume.pints),
    "c": ("volume-cup", UnitVolume.cups),
    "fl oz Imp.": ("volume-fluid-ounce-imperial", UnitVolume.imperialFluidOunces),
    "gal Imp.": ("volume-gallon-imperial", UnitVolume.imperialGallons),
    "cm³": ("volume-cubic-centimeter", UnitVolume.cubicCentimeters),
    "m³": ("volume-cubic-meter", UnitVolume.cubicMeters),
    "in³": ("volume-cubic-inch", UnitVolume.cubicInches),
    "ft³": ("volume-cubic-foot", UnitVolume.cubicFeet),
    "smi": ("length-mile-scandinavian", UnitLength.scandinavianMiles),
    "t": ("mass-tonne", UnitMass.metricTons), "tn": ("mass-ton", UnitMass.shortTons),
    "mW": ("power-milliwatt", UnitPower.milliwatts),
    "MW": ("power-megawatt", UnitPower.megawatts),
    "ms": ("duration-millisecond", UnitDuration.milliseconds),
    "μs": ("duration-microsecond", UnitDuration.microseconds),
    "ns": ("duration-nanosecond", UnitDuration.nanoseconds),
    "mmHg": ("pressure-millimeter-ofhg", UnitPressure.millimetersOfMercury),
    "MPa": ("pressure-megapascal", UnitPressure.megapascals),
    "Pa": ("pressure-pascal", UnitPressure.newtonsPerMetersSquared),
    "fl oz": ("volume-fluid-ounce", UnitVolume.fluidOunces),
    "tbsp": ("volume-tablespoon", UnitVolume.tablespoons),
    "tsp": ("volume-teaspoon", UnitVolume.teaspoons),
    "hPa": ("pressure-hectopascal", UnitPressure.hectopascals),
    "inHg": ("pressure-inch-ofhg", UnitPressure.inchesOfMercury),
    "mbar": ("pressure-millibar", UnitPressure.millibars),
    "psi": ("pressure-pound-force-per-square-inch", UnitPressure.poundsForcePerSquareInch),
  ]
}
