import Synchronization

/// What the system would tell a process without being asked: the clock, the language, the strings.
///
/// Foundation reads these from the machine. A picture must not depend on the machine, so whoever
/// runs a widget sets them before it asks for a picture.
public struct Surroundings: Sendable {
  /// The date that a widget takes for now; nil is the machine's clock.
  public var now: Date?
  /// By how much the phone's clock is ahead of the machine's, seconds, where `now` is nil.
  public var ahead = 0.0
  /// The app's, whose language is one that the app speaks.
  public var locale: Locale
  /// The phone's; nil where the app's is.
  package var phoneLocale: Locale?
  public var timeZone: TimeZone
  /// The strings of the app's folder.
  public var strings: StringTables
  /// Those of its strings in other languages.
  package var otherStrings: OtherStrings?
  /// The folder that holds the app's own files (`UIImage(named:)`, `Bundle`), when there is one.
  public var folder: URL?
  /// Files of the bundle that stand outside of the folder.
  public var files: [String] = []
  /// The app's name, as it stands under its icon; empty where it is not known.
  public var appTitle = ""
  /// What the Info.plist of the app's widget says, as JSON.
  public var bundleInfo = "{}"

  /// Creates surroundings that do not depend on the machine.
  public init(
    now: Date? = nil, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt, strings: StringTables = StringTables(), folder: URL? = nil
  ) {
    (self.now, self.locale, self.timeZone) = (now, locale, timeZone)
    (self.strings, self.folder) = (strings, folder)
  }

  /// Returns the app's strings in the language of a view, which may be another than the phone's.
  package func strings(of locale: Locale) -> StringTables {
    guard locale.identifier != self.locale.identifier, let otherStrings else { return strings }
    return otherStrings.tables(for: locale.identifier)
  }

  private static let box = Mutex(Surroundings())

  /// The surroundings of the picture that is being made.
  public static var current: Surroundings {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }

  /// Now, as a widget is to see it.
  public static var date: Date {
    let (now, ahead) = box.withLock { ($0.now, $0.ahead) }
    return now ?? machineDate.addingTimeInterval(ahead)
  }

  /// Now, by the machine's clock: for deadlines, never for what is drawn.
  public static var machineDate: Date {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// The calendar of the locale and the time zone.
  public static var calendar: Calendar {
    let surroundings = current
    return calendar(of: surroundings.locale, surroundings.timeZone)
  }

  /// Returns the calendar that a phone has in a locale until somebody chooses another one: a Buddhist one in Thailand.
  package static func calendar(of locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The languages that the person reads, the phone's own first.
  public static var preferredLanguages: [String] {
    let surroundings = current
    return [(surroundings.phoneLocale ?? surroundings.locale).identifier(.bcp47)]
  }

  /// Returns which of some localizations the phone takes, or one that is set to other languages; the first of them where
  /// none fits.
  public static func localizations(
    _ available: [String], for preferred: [String]? = nil
  ) -> [String] {
    let chosen = LanguageData.localizations(available, for: preferred ?? preferredLanguages)
    return chosen.isEmpty ? Array(available.prefix(1)) : chosen
  }

  /// Returns the text of a key in the app's strings, as `NSLocalizedString` gives it.
  public static func localized(_ key: String, table: String?, value: String) -> String {
    let strings = current.strings
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    guard let plural = strings.plurals[table ?? "Localizable"]?[key] else {
      return strings.string(key, table: table, default: value.isEmpty ? key : value)
    }
    return PluralFormats.format(of: plural, written: strings.string(key, table: table))
  }

  /// Returns a format with its arguments, as `String(format:)` writes them: one that was found for a key by itself knows
  /// its forms.
  public static func text(
    _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    let pattern = PluralFormats.pattern(
      format, language: current.strings.language, arguments: arguments)
    return String(format: pattern ?? format, locale: locale, arguments: arguments)
  }
}
