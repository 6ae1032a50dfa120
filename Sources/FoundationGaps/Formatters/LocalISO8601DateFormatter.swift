/// A formatter of dates in ISO 8601 that takes time zones of which the system has no file; widgets get it under the name
/// `ISO8601DateFormatter`.
open class LocalISO8601DateFormatter: Foundation.ISO8601DateFormatter {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: LocalISO8601DateFormatter(), Self.values)
  }
  private static let values: [CopiedValue<LocalISO8601DateFormatter>] = [
    .init(\.timeZone), .init(\.formatOptions),
  ]

  open override var timeZone: TimeZone! {
    get { super.timeZone }
    set { super.timeZone = newValue?.withFile(at: Surroundings.date) }
  }

  /// Returns a date in a time zone.
  public override class func string(
    from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []
  ) -> String {
    super.string(from: date, timeZone: timeZone.withFile(at: date), formatOptions: formatOptions)
  }

  open override func string(for obj: Any?) -> String? { (obj as? Date).map(string(from:)) }
}
