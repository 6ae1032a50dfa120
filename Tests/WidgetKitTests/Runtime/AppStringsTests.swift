import FoundationGaps
import Goldens
import Numbers
import Testing

@testable import WidgetKit

@Suite struct AppStringsTests {
  @Test func `strings files are read with comments, escapes and bare keys`() {
    let pairs = StringsFile.pairs(
      """
      /* a "comment" = "x"; */
      "GOAL" = "Goal for \\"%@\\"!\\n"; // more
      bare.key = "Value \\U00e9";
      "broken"
      """)
    #expect(pairs.map(\.key) == ["GOAL", "bare.key"])
    #expect(pairs.map(\.value) == ["Goal for \"%@\"!\n", "Value é"])
  }

  @Test func `what lies beyond the first plane is written as two units of UTF-16`() {
    func text(_ written: String) -> String? {
      StringsFile.pairs("\"a\" = \"\(written)\"; \"b\" = \"B\";").first?.value
    }
    #expect(text(#"Go \UD83D\UDE00!"#) == "Go 😀!" && text(#"\UD83C\UDDE9\UD83C\UDDEA"#) == "🇩🇪")
    #expect(text(#"\U0065\U0301\U00e9x"#) == "e\u{301}éx")
    // Half of a pair is no letter; fewer than four digits are enough, and without one the sign is itself.
    #expect(text(#"\UD83D!"#) == "\u{FFFD}!" && text(#"\UD83D\n"#) == "\u{FFFD}\n")
    #expect(StringsFile.pairs(#""a" = "\Ue9"; "b" = "\U""#).map(\.value) == ["é", "U"])
  }

  @Test func `strings files are read as property lists, too, as a built app has them`() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>GOAL</key><string>It&#8217;s &amp; stays &#x201C;%@&#x201D;</string>
      <key>odd</key><array/>
      </dict></plist>
      """
    let expected = ["GOAL": "It’s & stays “%@”"]
    func read(_ data: Data) -> [String: String] {
      Dictionary(StringsFile.pairs(data).map { ($0.key, $0.value) }) { first, _ in first }
    }
    #expect(read(Data(xml.utf8)) == expected)
    #expect(read(Data([0xEF, 0xBB, 0xBF]) + Data(xml.utf8)) == expected)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: expected, format: .binary, options: 0)
    #expect(read(binary) == expected)
    #expect(read(Data("<plist><dict>".utf8)).isEmpty)
    #expect(read(Data("\"a\" = \"<b>&#65;\";".utf8)) == ["a": "<b>&#65;"])
  }

  @Test(arguments: [
    (String.Encoding.utf8, [UInt8]()), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, []),
    (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, []), (.utf16BigEndian, [0xFE, 0xFF]),
  ])
  func `strings files are read in UTF-8 and UTF-16, with a byte-order mark and without`(
    _ encoding: String.Encoding, _ mark: [UInt8]
  ) throws {
    let text = try #require("/* é */ \"a\" = \"Größe 😀\";".data(using: encoding))
    let content = StringsFile.content(Data(mark) + text)
    #expect(content.pairs.map(\.value) == ["Größe 😀"] && content.fault == nil)
  }

  @Test func `a catalogue and language folders are chosen by locale`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      "de.lproj/Localizable.strings": "\"a\" = \"A auf Deutsch\";",
      "Other.xcstrings": """
      {"strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"K"}},
      "de":{"variations":{"plural":{"other":{"stringUnit":{"value":"%lld Ks"}}}}}}}}}
      """,
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let strings = AppStrings(folder: folder.path)
    #expect(strings.tables(for: "de_AT").string("a") == "A auf Deutsch")
    #expect(strings.tables(for: "de_AT").string("k", table: "Other") == "%lld Ks")
    #expect(strings.tables(for: "fr_FR").string("k", table: "Other") == "K")
  }

  @Test func `files of elsewhere are read beside the folder, which goes before them`() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    for (name, text) in [
      "Widget/en.lproj/Localizable.strings": "\"a\" = \"A of the widget\";",
      "App/en.lproj/Localizable.strings": "\"a\" = \"A of the app\"; \"b\" = \"B\";",
      "App/Ride.strings": "\"r\" = \"Ride\";",
    ] {
      let file = place.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let strings = AppStrings(
      folder: place.appendingPathComponent("Widget").path,
      files: ["en.lproj/Localizable.strings", "Ride.strings", "gone.strings"].map {
        place.appendingPathComponent("App/\($0)").path
      })
    let tables = strings.tables(for: "en_US")
    #expect(tables.string("a") == "A of the widget" && tables.string("b") == "B")
    #expect(tables.string("r", table: "Ride") == "Ride")
  }

  /// The texts of a folder with these files, in a language.
  private func tables(_ files: [String: String], _ locale: String) throws -> StringTables {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return AppStrings(folder: folder.path).tables(for: locale)
  }

  private static let goals = """
    {"sourceLanguage":"en","strings":{"%lld goals":{"localizations":{
    "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld goal"}},
    "other":{"stringUnit":{"value":"%lld goals"}}}}},
    "de":{"variations":{"plural":{"zero":{"stringUnit":{"value":"kein Tor"}},
    "one":{"stringUnit":{"value":"%lld Tor"}},"other":{"stringUnit":{"value":"%lld Tore"}}}}},
    "pl":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld gol"}},
    "few":{"stringUnit":{"value":"%lld gole"}},"many":{"stringUnit":{"value":"%lld goli"}},
    "other":{"stringUnit":{"value":"%lld gola"}}}}}}}}}
    """

  @Test(arguments: [
    ("en", "0 goals, 1 goal, 2 goals, 5 goals"), ("de_AT", "kein Tor, 1 Tor, 2 Tore, 5 Tore"),
    ("pl", "0 goli, 1 gol, 2 gole, 5 goli"), ("xx", "0 goals, 1 goal, 2 goals, 5 goals"),
  ])
  func `a catalogue's plural form is chosen by the rules of the language`(
    _ locale: String, _ texts: String
  ) throws {
    let tables = try tables(["Localizable.xcstrings": Self.goals], locale)
    let written = [0, 1, 2, 5].map { tables.format("%lld goals", arguments: [$0]) }
    #expect(written.joined(separator: ", ") == texts)
  }

  @Test func `a default that code has goes before a key that a catalogue has without a text`()
    throws
  {
    let catalogue = """
      {"sourceLanguage":"en","strings":{"tea":{},"cup %lld":{},
      "pot":{"localizations":{"en":{"stringUnit":{"value":"pot"}}}}}}
      """
    let tables = try tables(["Localizable.xcstrings": catalogue], "en_US")
    #expect(tables.format("tea", value: "A cup of tea", arguments: []) == "A cup of tea")
    #expect(tables.format("cup %lld", value: "Cup %lld of all", arguments: [2]) == "Cup 2 of all")
    #expect(tables.format("tea", arguments: []) == "tea")
    // A text that is written there is the app's, whatever it is.
    #expect(tables.format("pot", value: "A pot", arguments: []) == "pot")
    // Another language that lacks the text has the default, too.
    let german = try self.tables(
      ["Localizable.xcstrings": catalogue, "de.lproj/Localizable.strings": #""pot" = "Kanne";"#],
      "de_DE")
    #expect(german.format("tea", value: "A cup of tea", arguments: []) == "A cup of tea")
    #expect(german.format("pot", value: "A pot", arguments: []) == "Kanne")
  }

  @Test(arguments: [("A", "B"), ("B", "A")])
  func `a key without a text leaves what another catalogue says, whichever is read first`(
    _ texts: String, _ bare: String
  ) throws {
    let written = """
      {"sourceLanguage":"en","strings":{
      "hello":{"localizations":{"en":{"stringUnit":{"value":"Good morning"}}}},
      "%lld cups":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"value":"%lld cup"}},"other":{"stringUnit":{"value":"%lld cups in all"}}}}}}}}}
      """
    let tables = try tables(
      [
        "\(texts)/Localizable.xcstrings": written,
        "\(bare)/Localizable.xcstrings":
          #"{"sourceLanguage":"en","strings":{"hello":{},"%lld cups":{},"tea":{}}}"#,
      ], "en_US")
    #expect(tables.format("hello", value: "Hello", arguments: []) == "Good morning")
    #expect(tables.format("%lld cups", value: "Cups", arguments: [2]) == "2 cups in all")
    #expect(tables.format("tea", value: "A cup of tea", arguments: []) == "A cup of tea")
  }

  @Test func `the app's own language says the key where a catalogue leaves it out, as Xcode does`()
    throws
  {
    let file = """
      {"sourceLanguage":"en","strings":{
      "Gate %@":{"localizations":{"ar":{"stringUnit":{"value":"بوابة %@"}},
      "de":{"stringUnit":{"value":"Flugsteig %@"}}}},
      "Seat":{"localizations":{"de":{"stringUnit":{"value":"Sitz"}},
      "en":{"stringUnit":{"value":"Your seat"}}}},"Group":{}}}
      """
    func texts(_ locale: String) throws -> [String] {
      let tables = try tables(["Localizable.xcstrings": file], locale)
      return [tables.format("Gate %@", arguments: ["B2" as NSString])]
        + ["Seat", "Group"].map { tables.string($0) ?? "" }
    }
    #expect(try texts("en_US") == ["Gate B2", "Your seat", "Group"])
    #expect(try texts("fr_FR") == ["Gate B2", "Your seat", "Group"])
    #expect(try texts("de_DE") == ["Flugsteig B2", "Sitz", "Group"])
    #expect(try texts("ar_EG") == ["بوابة B2", "Your seat", "Group"])
  }

  @Test
  func `a catalogue's numbers are written as their places say, and nobody's translations are none`()
    throws
  {
    let file = """
      {"sourceLanguage":"en","strings":{
      "%lf km":{"localizations":{"en":{"stringUnit":{"value":"%#@km@ run"},"substitutions":{
      "km":{"argNum":1,"formatSpecifier":".1lf","variations":{"plural":{
      "one":{"stringUnit":{"value":"%arg kilometre"}},
      "other":{"stringUnit":{"value":"%arg kilometres"}}}}}}}}},
      "Gate":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}}}},
      "None":{"localizations":{"de":{"stringUnit":{"state":"translated","value":""}}}},
      "won":{"localizations":{"en":{"stringUnit":{"value":"%(team)@ won %(goals)lld"}}}}}}
      """
    let english = try tables(["Localizable.xcstrings": file], "en_US")
    #expect(english.format("%lf km", arguments: [2.5]) == "2.5 kilometres run")
    #expect(english.format("won", arguments: ["Ann" as NSString, 2]) == "Ann won 2")
    let german = try tables(["Localizable.xcstrings": file], "de_DE")
    #expect(german.string("Gate") == "Gate" && german.string("None") == "")
  }

  @Test func `a key that another language alone has keeps that one's plural forms`() throws {
    let file = """
      {"sourceLanguage":"en","strings":{
      "%lld cats":{"localizations":{"en":{"stringUnit":{"value":"%#@c@"},"substitutions":{
      "c":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"value":"%arg cat"}},"other":{"stringUnit":{"value":"%arg cats"}}}}}}}}},
      "Hi":{"localizations":{"fr":{"stringUnit":{"value":"Salut"}}}}}}
      """
    let tables = try tables(["Localizable.xcstrings": file], "fr_FR")
    #expect(tables.format("%lld cats", arguments: [3]) == "3 cats")
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0"])
  func `an argument that no text has counts as the next one`(_ place: String) throws {
    let file = """
      {"sourceLanguage":"en","strings":{"%lld cats":{"localizations":{"en":{
      "stringUnit":{"value":"%#@c@"},"substitutions":{"c":{"argNum":\(place),
      "formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg cat"}},
      "other":{"stringUnit":{"value":"%arg cats"}}}}}}}}}}}
      """
    let tables = try tables(["Localizable.xcstrings": file], "en_US")
    #expect(tables.format("%lld cats", arguments: [3]) == "3 cats")
  }

  @Test func `variables that name one another many times end`() {
    let forms = [PluralForm.other: String(repeating: "%#@a@", count: 40)]
    let text = PluralText(format: "%#@a@", variables: ["a": .init(argument: 1, forms: forms)])
    let time = ProcessorTime.of {
      #expect(text.pattern(language: "en") { _ in 2 }.utf8.count < 1 << 20)
    }
    #expect(time < 5)
  }

  @Test func `a plural without the form other is written in another one, never as nothing`() throws
  {
    let catalogue = """
      {"sourceLanguage":"en","strings":{"%lld items":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"value":"%lld item"}}}}}}}}}
      """
    let tables = try tables(["Localizable.xcstrings": catalogue], "en")
    #expect([1, 3].map { tables.format("%lld items", arguments: [$0]) } == ["1 item", "3 item"])
  }

  @Test func `a stringsdict has variables, which take their arguments by place`() throws {
    let file = """
      <plist version="1.0"><dict><key>SCORE</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$@ has %2$#@goals@</string>
      <key>goals</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d goal</string><key>other</key><string>%d goals</string></dict>
      </dict></dict></plist>
      """
    let tables = try tables(["en.lproj/Localizable.stringsdict": file], "en_GB")
    #expect(tables.format("SCORE", arguments: ["Harbour" as NSString, 1]) == "Harbour has 1 goal")
    #expect(tables.format("SCORE", arguments: ["Harbour" as NSString, 3]) == "Harbour has 3 goals")
  }

  @Test func `a stringsdict's texts by device and by width are the iPhone's and the widest`() throws
  {
    let file = """
      <plist version="1.0"><dict>
      <key>TAP</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>applewatch</key><string>Tap here</string><key>iphone</key><string>Tap the card</string>
      <key>other</key><string>Click</string></dict></dict>
      <key>WAIT %lld</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>%lld m</string><key>9</key><string>%lld min</string>
      <key>20</key><string>wait for %lld minutes</string></dict></dict>
      <key>BOTH %lld</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>%lld tap</string><key>other</key><string>%lld taps</string></dict></dict>
      </dict></dict></dict></plist>
      """
    let tables = try tables(["en.lproj/Localizable.stringsdict": file], "en_GB")
    #expect(tables.string("TAP") == "Tap the card")
    #expect(tables.format("WAIT %lld", arguments: [5]) == "wait for 5 minutes")
    #expect(tables.format("BOTH %lld", arguments: [1]) == "1 tap")
    let catalogue = """
      {"sourceLanguage":"en","strings":{"WAIT":{"localizations":{"en":{"variations":{"width":{
      "1":{"stringUnit":{"value":"w"}},"20":{"stringUnit":{"value":"wait"}}}}}}}}}
      """
    #expect(try self.tables(["Localizable.xcstrings": catalogue], "en").string("WAIT") == "wait")
  }

  @Test(arguments: [
    ("es_MX", "es-419"), ("es_US", "es-419"), ("es_ES", "es"), ("pt_AO", "pt-PT"), ("pt_BR", "pt"),
    ("en_AU", "en-GB"), ("en_IN", "en-GB"), ("en_US", "en"), ("zh_HK", "zh-HK"),
    ("zh_TW", "zh-Hant"), ("zh_SG", "zh-Hans"), ("zh-Hant-MO", "zh-HK"), ("nb_NO", "nb"),
    ("no_NO", "nb"), ("fr_CA", "fr"), ("he_IL", "iw"), ("uk_UA", "en"),
    ("fr@calendar=japanese", "fr"),
  ])
  func `an app that does not speak the phone's own language speaks the one that iOS takes for it`(
    _ locale: String, _ language: String
  ) throws {
    let names = [
      "en", "en-GB", "es", "es-419", "fr", "iw", "nb", "pt", "pt-PT", "zh-HK", "zh-Hans", "zh-Hant",
    ]
    let files = names.map { ("\($0).lproj/Localizable.strings", "\"a\" = \"\($0)\";") }
    let tables = try tables(Dictionary(uniqueKeysWithValues: files), locale)
    #expect(tables.string("a") == language && tables.language == language)
    #expect(tables.preferred.first == language && tables.localizations == names)
    #expect(tables.development == "en")
  }

  @Test func `a folder with any name is no language`() throws {
    let long = String(repeating: "z", count: 120)
    let files = ["\(long).lproj/Localizable.strings": "\"a\" = \"A\";", "é.lproj/x.strings": ""]
    #expect(try tables(files, "de_DE").string("a") == "A")
  }

  @Test func `a language falls back key by key to the app's own, and Chinese to its script`() throws
  {
    let files = [
      "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\";",
      "fr.lproj/Localizable.strings": "\"a\" = \"Ah\";",
      "zh-Hant.lproj/Localizable.strings": "\"a\" = \"甲\";",
    ]
    let french = try tables(files, "fr_CA")
    #expect(french.string("a") == "Ah" && french.string("b") == "B")
    #expect(try tables(files, "zh_TW").string("a") == "甲")
    #expect(try tables(files, "ko").string("a") == "A")
  }
}
