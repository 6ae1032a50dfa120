import Drawing

/// A value of time that the system renews in text: `Text(.currentDate, format: …)`.
public struct TimeDataSource<Value> {
  let value: (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// Returns the time from a date to now; before the date it is negative.
  public static func durationOffset(to date: Date) -> TimeDataSource {
    TimeDataSource { now in
      let seconds = now.timeIntervalSince(date)
      // A `Duration` of more seconds than it has room for would end the widget.
      return .seconds(seconds.isFinite ? min(max(seconds, -1e15), 1e15) : 0)
    }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the range from a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource {
    TimeDataSource { date..<max(date, $0) }
  }
  /// Returns the range from now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource {
    TimeDataSource { min(date, $0)..<date }
  }
}

/// A format that describes how the system renews its text.
protocol RenewedFormat {
  var renewed: DynamicText { get }
}

extension Text {
  /// Creates a value of time that the system renews, written by a format style.
  ///
  /// It is written for the moments to come when the view is drawn (`WrittenTimes`).
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(renewed: F.self) { DateText.written(source.value($1), format, $0) }
  }

  /// Creates a value of time that the system renews, written by a format style with attributes.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    if let format = format as? any RenewedFormat {
      self.init(.dynamic(format.renewed))
    } else {
      self.init(renewed: F.self) {
        String(format.locale($0.locale).format(source.value($1)).characters)
      }
    }
  }

  /// - Parameter format: one that the phone's own process knows; of another it shows a placeholder.
  private init(renewed format: Any.Type, _ write: @escaping (EnvironmentValues, Date) -> String) {
    let finding = ArchivedFormat.finding(format)
    self.init(
      .formatted(
        FormattedText(
          string: { write($0, $0.system.now) }, renewed: finding == nil ? write : nil,
          finding: finding)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value of time that the system renews.
  public mutating func appendInterpolation<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
  /// Adds a value of time that the system renews.
  public mutating func appendInterpolation<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}
