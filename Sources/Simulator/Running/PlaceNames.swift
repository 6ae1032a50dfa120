import Foundation

/// Names of languages, regions and time zones, as people type them.
public enum PlaceNames {
  /// Whether a name is one of a language, with or without a region: `en`, `en_GB`, `pt-BR`.
  public static func isLocale(_ name: String) -> Bool {
    let locale = Locale(identifier: name)
    guard locale.language.languageCode?.isISOLanguage == true else { return false }
    return locale.region?.isISORegion ?? true
  }

  /// Whether a name is one of a time zone: `Europe/London`, `UTC`.
  public static func isTimeZone(_ name: String) -> Bool { TimeZone(identifier: name) != nil }

  /// The time zone that was meant: the one whose city is the name, or begins like it.
  public static func timeZone(near name: String) -> String? {
    func city(_ zone: String) -> String {
      (zone.split(separator: "/").last.map(String.init) ?? zone).lowercased()
    }
    let wanted = city(name).replacing(" ", with: "_")
    guard wanted.count >= 3 else { return nil }
    let known = TimeZone.knownTimeZoneIdentifiers
    return known.first { city($0) == wanted }
      ?? known.first { city($0).hasPrefix(wanted.prefix(4)) }
  }
}
