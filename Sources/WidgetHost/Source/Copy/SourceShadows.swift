/// What a widget's module declares itself so that it wins over Foundation's own: a declaration in
/// the module hides an imported one of the same name.
enum SourceShadows {
  /// Types that Foundation on Linux lacks or marks as unavailable.
  static let types = [
    "DateComponentsFormatter", "DateIntervalFormatter", "ListFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
    "URLProtectionSpace", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketDelegate",
    "URLSessionWebSocketTask",
  ]

  /// Types that start with the machine's language and time zone or lean on its files, and ours that do not.
  static let replaced = [
    "DateFormatter": "LocalDateFormatter", "NumberFormatter": "LocalNumberFormatter",
    "ISO8601DateFormatter": "LocalISO8601DateFormatter",
    "LengthFormatter": "LocalLengthFormatter", "MassFormatter": "LocalMassFormatter",
    "EnergyFormatter": "LocalEnergyFormatter",
    "ByteCountFormatter": "LocalByteCountFormatter",
  ]

  /// Styles that code may ask directly, as `style.format(value)`, and what each formats.
  private static let styles = [
    ("Date.FormatStyle", "Date"),
    ("Date.RelativeFormatStyle", "Date"),
    ("Date.IntervalFormatStyle", "Range<Date>"),
    ("IntegerFormatStyle", "Value"),
    ("IntegerFormatStyle.Percent", "Value"),
    ("IntegerFormatStyle.Currency", "Value"),
    ("FloatingPointFormatStyle", "Value"),
    ("FloatingPointFormatStyle.Percent", "Value"),
    ("FloatingPointFormatStyle.Currency", "Value"),
    ("Decimal.FormatStyle", "Decimal"),
    ("Decimal.FormatStyle.Currency", "Decimal"),
    ("Duration.TimeFormatStyle", "Duration"),
    ("Duration.UnitsFormatStyle", "Duration"),
    ("ListFormatStyle", "Base"),
    ("ByteCountFormatStyle", "Int64"),
  ]

  private static let styleDeclarations = styles.map { style, value in
    """
    extension \(style) {
      public func format(_ value: \(value)) -> String { Surroundings.format(value, self) }
    }
    """
  }.joined(separator: "\n")

  /// Types of the system that the declarations name, and the modules that declare them.
  private static let modules = [
    "Array": "Swift", "BinaryFloatingPoint": "Swift", "BinaryInteger": "Swift", "Bool": "Swift",
    "CVarArg": "Swift",
    "Double": "Swift", "Duration": "Swift", "Float": "Swift", "Int": "Swift", "Int64": "Swift",
    "Range": "Swift", "Sequence": "Swift", "String": "Swift",
    "ByteCountFormatStyle": "Foundation", "CGFloat": "Foundation",
    "ComparisonResult": "Foundation", "FloatingPointFormatStyle": "Foundation",
    "IntegerFormatStyle": "Foundation", "ListFormatStyle": "Foundation",
    "StringStyle": "Foundation", "TimeInterval": "Foundation",
    "Surroundings": "FoundationGaps", "UIColor": "SwiftUI", "UIImage": "SwiftUI",
    "Bundle": "Foundation", "Calendar": "Foundation", "Data": "Foundation", "Date": "Foundation",
    "Decimal": "Foundation", "Locale": "Foundation", "TimeZone": "Foundation",
    "FileManager": "Foundation", "URL": "Foundation", "UserDefaults": "Foundation",
  ]

  /// Returns what a file declares of the same types, as far as it is compared with the declarations.
  static func members(of file: SourceFile) -> [ExtensionMember] {
    ExtensionMember.all(in: file, of: extended, functions: functions)
  }

  private static let functions: Set<String> = ["NSLocalizedString"]
  private static let file = SourceFile(path: BuildCopy.supportName, text: declarations)
  /// The types that the declarations extend.
  private static let extended = Set(
    file.words.indices.filter { file.words[$0] == "extension" }.map { place in
      var last = place + 1
      while file.text(at: last + 1) == "." { last += 2 }
      return file.words[last]
    })
  private static let all = members(of: file)

  /// Returns the declarations without those that a source has itself: what a module declares hides what it imports, and
  /// both are of one module here.
  private static func declarations(without own: [ExtensionMember]) -> String {
    let own = Dictionary(grouping: own, by: \.signature)
    var text = file.bytes
    for member in all.reversed() {
      guard let rivals = own[member.signature] else { continue }
      let conditions = rivals.map { BuildCopy.condition($0.conditions) }
      if conditions.contains("") {
        text.removeSubrange(member.range)
      } else {
        let isOther = conditions.map { "!(\($0))" }.joined(separator: " && ")
        text.insert(contentsOf: "\n#endif\n".utf8, at: member.range.upperBound)
        text.insert(contentsOf: "#if \(isOther)\n".utf8, at: member.range.lowerBound)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the declarations for a source that declares some types and members.
  ///
  /// A type of the source's own may have a name of the system's, as `struct Bundle: WidgetBundle` has: the system's is
  /// then named with its module.
  static func declarations(
    beside declared: Set<String>, own: [ExtensionMember] = []
  ) -> String {
    let declarations = own.isEmpty ? Self.declarations : Self.declarations(without: own)
    let shadowed = modules.filter { declared.contains($0.key) }
    guard !shadowed.isEmpty else { return declarations }
    var text = ""
    var word = ""
    var before: Character = " "
    func end() {
      if before != ".", let module = shadowed[word] { text += "\(module)." }
      text += word
      word = ""
    }
    for character in declarations {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        end()
        text.append(character)
        before = character
      }
    }
    end()
    return text
  }

  /// The clock that the simulator runs, the app's own strings, and what Xcode adds to a target.
  private static let declarations = #"""
    extension Date {
      public init() { self = Surroundings.date }
      public static var now: Date { Surroundings.date }
      public init(timeIntervalSinceNow interval: TimeInterval) {
        self = Surroundings.date.addingTimeInterval(interval)
      }
      public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Surroundings.date) }
    }
    extension Locale {
      public static var current: Locale { Surroundings.current.locale }
      public static var autoupdatingCurrent: Locale { Surroundings.current.locale }
      public static var preferredLanguages: [String] { Surroundings.preferredLanguages }
    }
    extension TimeZone {
      public static var current: TimeZone { Surroundings.current.timeZone }
      public static var autoupdatingCurrent: TimeZone { Surroundings.current.timeZone }
    }
    extension Calendar {
      public static var current: Calendar { Surroundings.calendar }
      public static var autoupdatingCurrent: Calendar { Surroundings.calendar }
      public func isDateInToday(_ date: Date) -> Bool { _isDate(date, daysFromToday: 0) }
      public func isDateInTomorrow(_ date: Date) -> Bool { _isDate(date, daysFromToday: 1) }
      public func isDateInYesterday(_ date: Date) -> Bool { _isDate(date, daysFromToday: -1) }
    }
    extension Date {
      public func formatted() -> String {
        Surroundings.format(self, date: .numeric, time: .shortened)
      }
      public func formatted(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
      ) -> String { Surroundings.format(self, date: date, time: time) }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style) -> Style.FormatOutput
      where Style.FormatInput == Date { Surroundings.format(self, style) }
    }
    extension BinaryInteger {
      public func formatted() -> String { Surroundings.format(self, IntegerFormatStyle<Self>()) }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Self == Style.FormatInput { Surroundings.format(self, style) }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Style.FormatInput: BinaryInteger {
        Surroundings.format(Style.FormatInput(clamping: self), style)
      }
    }
    extension BinaryFloatingPoint {
      public func formatted() -> String {
        Surroundings.format(self, FloatingPointFormatStyle<Self>())
      }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Self == Style.FormatInput { Surroundings.format(self, style) }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Style.FormatInput: BinaryFloatingPoint {
        Surroundings.format(Style.FormatInput(self), style)
      }
    }
    extension Decimal {
      public func formatted() -> String { Surroundings.format(self, Decimal.FormatStyle()) }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Self == Style.FormatInput { Surroundings.format(self, style) }
    }
    extension Range<Date> {
      public func formatted() -> String { formatted(date: .numeric, time: .shortened) }
      public func formatted(
        date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
      ) -> String { Surroundings.format(self, Date.IntervalFormatStyle(date: date, time: time)) }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Style.FormatInput == Range<Date> {
        Surroundings.format(self, style)
      }
    }
    extension Sequence {
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Style.FormatInput == Self { Surroundings.format(self, style) }
    }
    extension Sequence where Element == String {
      public func formatted() -> String {
        Surroundings.format(Array(self), ListFormatStyle<StringStyle, [String]>.list(type: .and))
      }
    }
    \#(styleDeclarations)
    extension String {
      public init(format: __shared String, _ arguments: any CVarArg...) {
        self = Surroundings.text(format, nil, arguments)
      }
      public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = Surroundings.text(format, nil, arguments)
      }
      public init(
        format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
      ) {
        self = Surroundings.text(format, locale, arguments)
      }
      public init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) {
        self = Surroundings.text(format, locale, arguments)
      }
      public static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String { Surroundings.text(format, Surroundings.current.locale, arguments) }
    }
    extension String {
      public var localizedUppercase: String { uppercased(with: Surroundings.current.locale) }
      public var localizedLowercase: String { lowercased(with: Surroundings.current.locale) }
      public var localizedCapitalized: String { capitalized(with: Surroundings.current.locale) }
      public func localizedCompare(_ other: String) -> ComparisonResult {
        compare(other, locale: Surroundings.current.locale)
      }
      public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
        compare(other, options: .caseInsensitive, locale: Surroundings.current.locale)
      }
      public func localizedStandardCompare(_ other: String) -> ComparisonResult {
        compare(
          other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
          locale: Surroundings.current.locale)
      }
      public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
        range(of: other, options: .caseInsensitive, locale: Surroundings.current.locale) != nil
      }
      public func localizedStandardContains(_ other: String) -> Bool {
        range(
          of: other, options: [.caseInsensitive, .diacriticInsensitive],
          locale: Surroundings.current.locale) != nil
      }
    }
    extension Duration {
      public func formatted() -> String {
        Surroundings.format(self, Duration.TimeFormatStyle(pattern: .hourMinuteSecond))
      }
      public func formatted<Style: FoundationGaps.FormatStyle>(_ style: Style)
        -> Style.FormatOutput where Style.FormatInput == Duration {
        Surroundings.format(self, style)
      }
    }
    public func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
      comment: String = ""
    ) -> String { Surroundings.localized(key, table: tableName, value: value) }
    func _colorLiteral(red: Double, green: Double, blue: Double, alpha: Double) -> UIColor {
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
    func _imageLiteral(resourceName: String) -> UIImage {
      UIImage(named: resourceName) ?? UIImage()
    }
    extension UserDefaults {
      public static var standard: UserDefaults { ._own }
      public func set(_ value: Any?, forKey key: String) { _set(value, key) }
      public func set(_ value: Int, forKey key: String) { _set(value, key) }
      public func set(_ value: Float, forKey key: String) { _set(value, key) }
      public func set(_ value: Double, forKey key: String) { _set(value, key) }
      public func set(_ value: Bool, forKey key: String) { _set(value, key) }
      public func set(_ value: URL?, forKey key: String) { _set(value, key) }
      public func removeObject(forKey key: String) { _remove(key) }
      public func removePersistentDomain(forName name: String) { _removeAll(name) }
      public func dictionaryRepresentation() -> [String: Any] { _all() }
      @discardableResult public func synchronize() -> Bool { _synchronize() }
      public func string(forKey key: String) -> String? { _sharedText(key) }
      public func object(forKey key: String) -> Any? { _sharedValue(key) }
      public func value(forKey key: String) -> Any? { _sharedValue(key) }
      public func integer(forKey key: String) -> Int { _sharedNumber(key).intValue }
      public func double(forKey key: String) -> Double { _sharedNumber(key).doubleValue }
      public func float(forKey key: String) -> Float { _sharedNumber(key).floatValue }
      public func bool(forKey key: String) -> Bool { _sharedTruth(key) }
      public func data(forKey key: String) -> Data? { _sharedData(key) }
      public func array(forKey key: String) -> [Any]? { _sharedList(key) }
      public func stringArray(forKey key: String) -> [String]? { _sharedList(key) as? [String] }
      public func dictionary(forKey key: String) -> [String: Any]? { _sharedDictionary(key) }
      public func url(forKey key: String) -> URL? {
        _sharedText(key).flatMap { URL(string: $0) }
      }
    }
    extension FileManager {
      public func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask)
        -> [URL] { _urls(for: directory, in: domain) }
      public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
      ) throws -> URL {
        try _url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
      }
    }
    extension Bundle {
      static var module: Bundle { .main }
      public var infoDictionary: [String: Any]? { _widgetInfo }
      public var bundleIdentifier: String? { _widgetInfo["CFBundleIdentifier"] as? String }
      public func object(forInfoDictionaryKey key: String) -> Any? { _widgetInfo[key] }
      public func localizedString(forKey key: String, value: String?, table: String?) -> String {
        Surroundings.localized(key, table: table, value: value ?? "")
      }
      public var preferredLocalizations: [String] { Surroundings.current.strings.preferred }
      public var localizations: [String] { Surroundings.current.strings.localizations }
      public var developmentLocalization: String? { Surroundings.current.strings.development }
      public static func preferredLocalizations(from available: [String]) -> [String] {
        Surroundings.localizations(available)
      }
      public static func preferredLocalizations(
        from available: [String], forPreferences preferred: [String]?
      ) -> [String] { Surroundings.localizations(available, for: preferred) }
    }
    """#
}
