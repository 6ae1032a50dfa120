internal import _FoundationICU

/// What the languages' data that comes with Foundation says and Foundation on Linux does not show:
/// names of units, lists of them, forms of plurals, distances in time.
///
/// The library renames ICU's functions with the prefix `swift_`.
package enum LanguageData {
  /// How long a name is.
  package enum Width: String, Hashable, Sendable {
    case wide = "full-name"
    case short
    case narrow

    fileprivate var listWidth: UListFormatterWidth {
      switch self {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    }

    fileprivate var dateStyle: UDateRelativeDateTimeFormatterStyle {
      switch self {
      case .wide: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    }
  }

  /// Returns a number with its unit; nil where the data does not know the unit.
  /// - Parameters:
  /// - unit: the unit as ICU names it: `length-kilometer`.
  /// - more: more of ICU's number skeleton: `.##`, `usage/road`, `sign-always`.
  package static func measure(
    _ value: Double, unit: String, width: Width, more: String = "", locale: Locale
  ) -> String? {
    formatted(value, skeleton: "measure-unit/\(unit) unit-width-\(width.rawValue) \(more)", locale)
  }

  /// Returns a number by ICU's skeleton of it.
  package static func formatted(_ value: Double, skeleton: String, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        units, Int32(units.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= 0 else { return nil }
    return text { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// Returns the name of the form that a language gives to a count: `one`, `few`, `other` ….
  package static func pluralForm(_ count: Int, locale: Locale) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(locale.identifier, &status) else { return "other" }
    defer { swift_uplrules_close(rules) }
    return text { swift_uplrules_select(rules, Double(count), $0, $1, &$2) } ?? "other"
  }

  /// Returns lengths one after another, as in `1 hr, 5 min`.
  package static func list(_ items: [String], width: Width, locale: Locale) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_ulistfmt_openForType(
        locale.identifier, ULISTFMT_TYPE_UNITS, width.listWidth, &status)
    else { return items.joined(separator: ", ") }
    defer { swift_ulistfmt_close(formatter) }
    let units = items.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let whole = withPointers(to: units) { pointers in
      text {
        swift_ulistfmt_format(formatter, pointers, lengths, Int32(units.count), $0, $1, &$2)
      }
    }
    return whole ?? items.joined(separator: ", ")
  }

  /// Returns the time between two dates, with the fields of a template: `MMMd`. Nothing where the data has none.
  package static func interval(
    _ dates: (start: Date, end: Date), template: String, locale: Locale, timeZone: TimeZone
  ) -> String? {
    var status = U_ZERO_ERROR
    let (skeleton, zone) = (Array(template.utf16), Array(timeZone.identifier.utf16))
    guard
      let formatter = swift_udtitvfmt_open(
        locale.identifier, skeleton, Int32(skeleton.count), zone, Int32(zone.count), &status)
    else { return nil }
    defer { swift_udtitvfmt_close(formatter) }
    return text {
      swift_udtitvfmt_format(
        formatter, dates.start.timeIntervalSince1970 * 1000, dates.end.timeIntervalSince1970 * 1000,
        $0, $1, nil, &$2)
    }
  }

  /// Returns how many digits amounts of a currency have behind the point: none of yen, three of dinars.
  package static func fractionDigits(ofCurrency code: String) -> Int {
    var status = U_ZERO_ERROR
    let count = swift_ucurr_getDefaultFractionDigits(Array(code.utf16) + [0], &status)
    return status.rawValue <= 0 ? Int(count) : 2
  }

  /// Units that distances in time are told in.
  package enum RelativeUnit: Sendable {
    case year, month, week, day, hour, minute, second

    fileprivate var code: URelativeDateTimeUnit {
      switch self {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    }
  }

  /// Returns how far away something is: `in 3 hours`, or `tomorrow` where it may be named.
  /// - Parameters:
  ///   - offset: how many units; -0.0 is past.
  ///   - isSpelt: whether the number is a word: `in three hours`.
  package static func relative(
    _ offset: Double, _ unit: RelativeUnit, width: Width, isNamed: Bool, isSpelt: Bool = false,
    locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    // The formatter of the distance closes that of the number.
    let number =
      isSpelt ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    guard
      let formatter = swift_ureldatefmt_open(
        locale.identifier, number, width.dateStyle, UDISPCTX_CAPITALIZATION_NONE, &status)
    else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    return text {
      isNamed
        ? swift_ureldatefmt_format(formatter, offset, unit.code, $0, $1, &$2)
        : swift_ureldatefmt_formatNumeric(formatter, offset, unit.code, $0, $1, &$2)
    }
  }

  /// Reads what ICU writes to a buffer.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    let room = 256
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: room) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let count = Int(write(start, Int32(room), &status))
      guard status.rawValue <= 0, count >= 0, count <= room else { return nil }
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF16.self)
    }
  }

  private static func withPointers<R>(
    to strings: [[UInt16]], _ work: ([UnsafePointer<UInt16>?]) -> R
  ) -> R {
    var pointers: [UnsafePointer<UInt16>?] = []
    func descend(_ index: Int) -> R {
      guard index < strings.count else { return work(pointers) }
      return strings[index].withUnsafeBufferPointer { buffer in
        pointers.append(buffer.baseAddress)
        return descend(index + 1)
      }
    }
    return descend(0)
  }
}
