import WidgetProtocol

/// The value that was read last: the slots of one state are drawn one after another from the same JSON.
///
/// What a widget's own decoder reads may depend on the time, the language and the time zone, so it is read again where
/// these differ.
@MainActor
final class LastValue<Value: Codable> {
  private struct Source: Equatable {
    var json: String
    var now: Double
    var locale: String
    var timeZone: String
  }

  private var last: (source: Source, value: Value)?

  /// Returns what a plain decoder reads.
  func value(_ json: String, in environment: WidgetEnvironment) throws -> Value {
    let source = Source(
      json: json, now: environment.now, locale: environment.locale, timeZone: environment.timeZone)
    if let last, last.source == source { return last.value }
    let value = try StateReader<Value>.value(json)
    last = (source, value)
    return value
  }
}
