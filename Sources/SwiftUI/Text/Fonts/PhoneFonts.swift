/// The families of fonts that every iPhone has beside San Francisco.
enum PhoneFonts {
  /// A family, and after `:` what its PostScript names begin with, where that is not the family without spaces.
  ///
  /// Developers printed `UIFont.familyNames` on iOS 7 to 17; some younger families are from memory (`LAYOUT.md`). Fonts
  /// for a single script are left out, except those of Chinese, Japanese, Korean and Thai.
  private static let rows = """
    Academy Engraved LET: AcademyEngravedLetPlain
    American Typewriter
    Apple Color Emoji
    Apple SD Gothic Neo
    Apple Symbols
    Arial: Arial ArialMT
    Arial Rounded MT Bold
    Avenir
    Avenir Next
    Avenir Next Condensed
    Baskerville
    Bodoni 72: BodoniSvtyTwoITCTT
    Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT
    Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT
    Bodoni Ornaments: BodoniOrnamentsITCTT
    Bradley Hand: BradleyHandITCTT
    Chalkboard SE
    Chalkduster
    Charter
    Cochin
    Copperplate
    Courier
    Courier New: CourierNewPS CourierNewPSMT
    Didot
    DIN Alternate
    DIN Condensed
    Euphemia UCAS
    Futura
    Galvji
    Georgia
    Gill Sans
    Helvetica
    Helvetica Neue
    Hiragino Maru Gothic ProN: HiraMaruProN
    Hiragino Mincho ProN: HiraMinProN
    Hiragino Sans
    Hoefler Text
    Impact
    Marker Felt
    Menlo
    Noteworthy
    Optima
    Palatino
    Papyrus
    Party LET: PartyLetPlain
    PingFang HK
    PingFang SC
    PingFang TC
    Rockwell
    Savoye LET: SavoyeLetPlain
    Snell Roundhand
    Symbol
    Thonburi
    Times New Roman: TimesNewRomanPS TimesNewRomanPSMT
    Trebuchet MS: TrebuchetMS Trebuchet
    Verdana
    Zapf Dingbats: ZapfDingbatsITC
    Zapfino
    """

  /// Families by themselves and by what their PostScript names begin with.
  private static let families: [String: String] = {
    var families: [String: String] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: ":")
      guard let family = parts.first.map(String.init) else { continue }
      families[family] = family
      let beginnings = parts.dropFirst().flatMap { $0.split(separator: " ") }.map(String.init)
      for name in beginnings.isEmpty ? [family.filter { $0 != " " }] : beginnings {
        families[name] = family
      }
    }
    return families
  }()

  /// The families by themselves.
  static var familyNames: [String] { Array(Set(families.values)) }

  /// Returns the family of the iPhone that a name leads to: its own name, or the PostScript name of one of its fonts.
  static func family(of name: String) -> String? {
    families[name] ?? name.firstIndex(of: "-").flatMap { families[String(name[..<$0])] }
  }
}
