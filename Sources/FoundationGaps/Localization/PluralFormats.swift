import Synchronization

/// Formats that `NSLocalizedString` has found for keys whose words depend on numbers.
///
/// On a phone such a string keeps its forms, and `String(format:)` chooses among them. Here the format is the text of one
/// form, by which the others are found again.
enum PluralFormats {
  private static let known = Mutex<[String: PluralText]>([:])
  /// So many are remembered; an app has no more of them on its screen.
  private static let most = 1_000

  /// Returns the text that stands for all forms, and remembers which they are.
  ///
  /// - Parameter written: a text for any number, where the app's strings have one.
  static func format(of plural: PluralText, written: String?) -> String {
    let format = written ?? plural.textsByForm?["other"] ?? plural.format
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[format] = plural
    }
    return format
  }

  /// Returns the form that the arguments choose; nil for a format that has none.
  static func pattern(
    _ format: String, language: String, arguments: [any CVarArg]
  ) -> String? {
    known.withLock { $0[format] }?.pattern(language: language) { place in
      arguments.indices.contains(place) ? arguments[place].asNumber : nil
    }
  }
}
