extension Date {
  /// Writes how long a range of dates is, in units: what `Date.ComponentsFormatStyle` is on iOS. Foundation has that name
  /// on Linux too, without anything that could be said of it.
  public struct _ComponentsFormat: Foundation.FormatStyle, Sendable {
    /// How units are written.
    public enum Style: Codable, Hashable, Sendable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut

      // Seen on Apple's systems: `narrow` is “21yrs 1mth”, and `condensedAbbreviated` “21y 1mo”.
      fileprivate var units: DateComponentsFormatter.UnitsStyle {
        switch self {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .abbreviated
        case .narrow: .brief
        case .spellOut: .spellOut
        }
      }
    }

    private let style: Style
    /// Places in the table of units.
    private let units: [Int]
    private var locale = Surroundings.current.locale
    private var calendar = Surroundings.calendar

    private static let fields:
      [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component)] = [
        (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]

    fileprivate init(_ style: Style, _ fields: Set<Date.ComponentsFormatStyle.Field>?) {
      self.style = style
      units = Self.fields.indices.filter { place in
        fields.map { $0.contains(Self.fields[place].field) } ?? (Self.fields[place].field != .week)
      }
    }

    /// Returns the format in a language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    /// Returns the format by a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// Returns how long a range is.
    public func format(_ value: Range<Date>) -> String {
      let components = calendar.dateComponents(
        Set(units.map { Self.fields[$0].component }), from: value.lowerBound, to: value.upperBound)
      let counts = units.map { place in
        (place, components.value(for: Self.fields[place].component) ?? 0)
      }
      let shown = counts.filter { $0.1 != 0 }
      return DateComponentsFormatter.text(
        of: shown.isEmpty ? counts.suffix(1) : shown, style: style.units, locale: locale)
    }
  }

  /// Writes how long a range of dates is as a clock does.
  public struct _TimeDurationFormat: Foundation.FormatStyle, Sendable {
    /// Returns how long a range is: `1:23:20`, `1:35`, `7`.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = [.hour, .minute, .second]
      formatter.zeroFormattingBehavior = .dropLeading
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormat {
  /// Returns the format of how long a range of dates is, in units.
  public static func components(
    style: Date._ComponentsFormat.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style, fields) }
}

extension FormatStyle where Self == Date._TimeDurationFormat {
  /// The format of how long a range of dates is, as on a clock.
  public static var timeDuration: Self { Self() }
}
