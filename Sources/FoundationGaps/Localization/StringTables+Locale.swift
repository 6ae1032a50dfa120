extension StringTables {
  /// Returns the locale that an app has on a phone: the phone's where it speaks its language in its script, and otherwise a
  /// language of its own with the phone's region, as Foundation makes it. Of an app without tables nobody knows what it speaks.
  public func locale(on phone: Locale) -> Locale {
    guard !localizations.isEmpty, let name = preferred.first else { return phone }
    let spoken = Locale.Language(identifier: name)
    let isSameLanguage = spoken.languageCode == phone.language.languageCode
    guard let code = spoken.languageCode, !isSameLanguage || spoken.script != phone.language.script
    else { return phone }
    var parts = Locale.Components(locale: phone)
    parts.languageComponents.languageCode = code
    // Two forms of Chinese differ in their script, also where a name says only a region: `zh-TW`. With the phone's region
    // the language may be written in another script: then the script is named.
    parts.languageComponents.script = Locale.Language.Components(identifier: name).script
    if Locale.Language(components: parts.languageComponents).script != spoken.script {
      parts.languageComponents.script = spoken.script
    }
    return Locale(components: parts)
  }
}
