extension StringTables {
  /// Returns the locale that an app has on a phone: the phone's where it speaks its language, and otherwise a language of its
  /// own with the phone's region, as Foundation makes it. Of an app without tables nobody knows what it speaks.
  public func locale(on phone: Locale) -> Locale {
    guard !localizations.isEmpty, let name = preferred.first else { return phone }
    let spoken = Locale.Language.Components(identifier: name)
    var parts = Locale.Components(locale: phone)
    guard let code = spoken.languageCode, code != parts.languageComponents.languageCode else {
      return phone
    }
    parts.languageComponents.languageCode = code
    parts.languageComponents.script = spoken.script
    return Locale(components: parts)
  }
}
