/// A formatter of amounts of data in the surroundings' language; widgets get it under the name `ByteCountFormatter`.
open class LocalByteCountFormatter: Foundation.ByteCountFormatter {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalByteCountFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalByteCountFormatter>] = [
    .init(\.allowedUnits), .init(\.countStyle), .init(\.allowsNonnumericFormatting),
    .init(\.includesUnit), .init(\.includesCount), .init(\.includesActualByteCount),
    .init(\.isAdaptive), .init(\.zeroPadsFractionDigits), .init(\.formattingContext),
  ]

  /// Returns so many bytes; Foundation has English words alone on Linux.
  open override func string(fromByteCount byteCount: Int64) -> String {
    let locale = Surroundings.current.locale
    guard locale.language.languageCode != .english, includesUnit, includesCount else {
      return super.string(fromByteCount: byteCount)
    }
    let style: ByteCountFormatStyle.Style =
      switch countStyle {
      case .memory: .memory
      case .decimal: .decimal
      case .binary: .binary
      default: .file
      }
    return ByteCountFormatStyle(
      style: style,
      allowedUnits: allowedUnits.isEmpty
        ? .all : ByteCountFormatStyle.Units(rawValue: allowedUnits.rawValue),
      spellsOutZero: allowsNonnumericFormatting, includesActualByteCount: includesActualByteCount,
      locale: locale
    ).format(byteCount)
  }

  /// Returns an amount of data.
  open func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: measurement.byteCount)
  }

  /// Returns an amount of data in a style.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>,
    countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    string(fromByteCount: measurement.byteCount, countStyle: countStyle)
  }

  open override func string(for obj: Any?) -> String? {
    if let amount = obj as? Measurement<UnitInformationStorage> { return string(from: amount) }
    return AnyNumber.value(of: obj).map { string(fromByteCount: Int64(clamping: $0)) }
  }

  /// Returns so many bytes in a style.
  public override class func string(
    fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    let formatter = LocalByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }
}
