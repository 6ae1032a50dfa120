import SwiftUI

/// Writes distances as maps do: `350 m`, `1.2 km`, `0.8 mi`.
///
/// Where a phone changes to the next unit, and how it rounds, is not published. Its words for some distances are, in
/// pictures of a public repository's tests: 394 and 404 feet are `400 ft`, 152 m are `150 m`, 1.5 km `1,5 km`, 14.5 km
/// `15 km`. So below a thousand metres, feet or yards these are written in fifties, below a hundred in tens; above it the
/// larger unit has one digit, from ten on none.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units that are written.
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default`
    case metric
    /// Miles and feet.
    case imperial
    /// Miles and yards.
    case imperialWithYards
  }

  /// How long the units are written; by default feet are in full (`400 feet` in such a picture), and so are here miles and
  /// yards.
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

  open var locale: Locale! = Surroundings.current.locale
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: MKDistanceFormatter(), Self.values)
  }
  private static let values: [CopiedValue<MKDistanceFormatter>] = [
    .init(\.locale), .init(\.units), .init(\.unitStyle),
  ]

  /// Returns a distance in metres as text.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (small, large) = pair
    guard distance.isFinite else { return "" }
    let metres = Measurement(value: abs(distance), unit: UnitLength.meters)
    let exact = metres.converted(to: small).value
    let step = exact < 100 ? 10.0 : 50
    let inSmall = (exact / step).rounded() * step
    if inSmall < 1000 { return written(inSmall, small, digits: 0) }
    let inLarge = metres.converted(to: large).value
    return written(inLarge, large, digits: inLarge < 10 ? 1 : 0)
  }

  open override func string(for obj: Any?) -> String? {
    AnyNumber.value(of: obj).map(string(fromDistance:))
  }

  /// Returns the metres that a text of this formatter says; a negative number where it says none.
  open func distance(from distance: String) -> CLLocationDistance {
    let (small, large) = pair
    // A unit has another word after 1 than after 2, and in some languages again another one after 5 or 11.
    let counts = [0.0, 1, 2, 3, 5, 11]
    let units = counts.map { (large, $0) } + counts.map { (small, $0) }
    for (unit, count) in units {
      let word = written(count, unit, digits: 0).filter { !$0.isNumber }
      guard !word.isEmpty, distance.hasSuffix(word) else { continue }
      let reader = NumberFormatter()
      reader.locale = locale
      reader.numberStyle = .decimal
      guard let number = reader.number(from: String(distance.dropLast(word.count))) else {
        continue
      }
      return Measurement(value: number.doubleValue, unit: unit).converted(to: .meters).value
    }
    return -1
  }

  private var pair: (small: UnitLength, large: UnitLength) {
    switch units {
    case .metric: (.meters, .kilometers)
    case .imperial: (.feet, .miles)
    case .imperialWithYards: (.yards, .miles)
    case .default:
      switch (locale ?? Surroundings.current.locale).measurementSystem {
      case .us: (.feet, .miles)
      case .uk: (.yards, .miles)
      default: (.meters, .kilometers)
      }
    }
  }

  private func written(_ value: Double, _ unit: UnitLength, digits: Int) -> String {
    let number = NumberFormatter()
    number.locale = locale
    number.numberStyle = .decimal
    number.maximumFractionDigits = digits
    number.roundingMode = .halfUp
    let writer = MeasurementFormatter()
    writer.locale = locale
    writer.unitOptions = .providedUnit
    let isFull = unitStyle == .full || unitStyle == .default && pair.large == .miles
    writer.unitStyle = isFull ? .long : .medium
    writer.numberFormatter = number
    return writer.string(from: Measurement(value: value, unit: unit))
  }
}
