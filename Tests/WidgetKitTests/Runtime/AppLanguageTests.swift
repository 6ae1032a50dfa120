import FoundationGaps
import Testing

@testable import WidgetKit

@Suite("The language of an app on a phone that speaks another one") struct AppLanguageTests {
  private func locale(_ localizations: [String], preferred: String, on phone: String) -> String {
    var tables = StringTables()
    (tables.localizations, tables.preferred) = (localizations, [preferred])
    return tables.locale(on: Locale(identifier: phone)).identifier
  }

  @Test func `is one of its own, with the phone's region`() {
    #expect(locale(["en"], preferred: "en", on: "fr_FR") == "en_FR")
    #expect(locale(["en", "de"], preferred: "en", on: "he_IL") == "en_IL")
    #expect(locale(["zh-Hans"], preferred: "zh-Hans", on: "de_DE") == "zh-Hans_DE")
    #expect(locale(["en"], preferred: "en", on: "zh_Hant_TW") == "en_TW")
    #expect(locale(["zh-Hans"], preferred: "zh-Hans", on: "zh_Hant_TW") == "zh-Hans_TW")
    #expect(locale(["zh-Hant"], preferred: "zh-Hant", on: "zh_CN") == "zh-Hant_CN")
  }

  @Test func `has the script that a region in its name stands for`() {
    for name in ["zh-TW", "zh_TW", "zh-HK"] {
      #expect(locale([name], preferred: name, on: "de_DE") == "zh-Hant_DE")
      #expect(locale([name], preferred: name, on: "zh_CN") == "zh-Hant_CN")
    }
    #expect(locale(["zh-CN"], preferred: "zh-CN", on: "zh_Hant_TW") == "zh-Hans_TW")
    // What the phone's region stands for by itself is not said.
    #expect(locale(["zh-CN"], preferred: "zh-CN", on: "de_DE") == "zh_DE")
    #expect(locale(["en-GB"], preferred: "en-GB", on: "de_DE") == "en_DE")
  }

  @Test func `is the phone's where it speaks it, and where nobody knows what it speaks`() {
    #expect(locale(["en", "de"], preferred: "de", on: "de_CH") == "de_CH")
    #expect(locale(["pt-PT"], preferred: "pt-PT", on: "pt_BR") == "pt_BR")
    #expect(locale([], preferred: "en", on: "fr_FR") == "fr_FR")
  }

  /// What an app's code is told in French, of an app with English strings.
  @MainActor private func told(info: String = "{}") throws -> (locale: String, languages: [String])
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-language-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    try Data(#""tea" = "Tea";"#.utf8)
      .write(to: english.appendingPathComponent("Localizable.strings"))
    let before = Surroundings.current
    defer { Surroundings.current = before }
    Surroundings.current = Surroundings(locale: Locale(identifier: "fr_FR"))
    let catalog = WidgetCatalog()
    catalog.bundleInfo = info
    catalog.use(folder: folder.path)
    var found = ("", [""])
    catalog.register(preview: {
      found = (Surroundings.current.locale.identifier, Surroundings.preferredLanguages)
    })
    _ = catalog.answer(.describe)
    return found
  }

  @MainActor @Test func `is told to its code, and the person's languages stay the phone's`() throws
  {
    let told = try told()
    #expect(told.locale == "en_FR" && told.languages == ["fr-FR"])
  }

  @MainActor @Test func `is the phone's where its Info.plist mixes localizations`() throws {
    #expect(try told(info: #"{"CFBundleAllowMixedLocalizations": true}"#).locale == "fr_FR")
  }
}
