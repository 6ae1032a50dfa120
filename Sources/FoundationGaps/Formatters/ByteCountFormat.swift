extension Int64 {
  /// Creates the nearest whole number, and 0 for what is no number.
  init(clamping value: Double) {
    self = Int64(exactly: value.rounded()) ?? (value > 0 ? .max : value < 0 ? .min : 0)
  }
}

extension Measurement where UnitType == UnitInformationStorage {
  /// The amount in whole bytes.
  var byteCount: Int64 { Int64(clamping: converted(to: .bytes).value) }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes amounts of data as files and memory are counted: `3 MB`, in the unit that suits the amount.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// Writes the amount as a whole number of bytes.
    private var bytes: ByteCountFormatStyle

    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
      locale: Locale = Surroundings.current.locale
    ) {
      bytes = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      bytes.format(value.byteCount)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.bytes.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Returns the format of amounts of data.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
