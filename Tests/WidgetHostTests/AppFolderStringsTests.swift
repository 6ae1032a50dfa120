import Findings
import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("The strings of an app's folder")
struct AppFolderStringsTests {
  private func app(_ files: [String: String]) throws -> AppFolder {
    AppFolder.load(try TestFolder.path("ferry", with: files)).folder
  }

  private func plurals(_ count: Int, _ forms: String = #""other""#) -> String {
    let entries = (0..<count).map { number in
      """
      "key \(number)": {"localizations": {"en": {"variations": {"plural": {
        \(forms): {"stringUnit": {"value": "%lld laps"}}}}}}}
      """
    }
    return #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#
  }

  @Test func `plurals, texts and those of app.json together are no more than the limit`() throws {
    let texts = (0..<4500).map { #""text \#($0)" = "T";"# }.joined(separator: "\n")
    let own = (0..<4500).map { #""own \#($0)": "O""# }.joined(separator: ",")
    let many = try app(["Localizable.xcstrings": plurals(5000)]).localizedStrings(for: "en_US")
    #expect(many.plurals.count == AppFolder.stringLimit && many.strings.count == many.plurals.count)
    let both = try app([
      "Localizable.xcstrings": plurals(5000), "en.lproj/Localizable.strings": texts,
    ]).localizedStrings(for: "en_US")
    #expect(Set(both.strings.keys).union(both.plurals.keys).count == AppFolder.stringLimit)
    let all = try app([
      "Localizable.xcstrings": plurals(5000), "app.json": "{\"strings\": {\(own)}}",
    ]).localizedStrings(for: "en_US")
    #expect(all.strings.count == AppFolder.stringLimit && all.plurals.isEmpty)
    #expect(all.strings.keys.allSatisfy { $0.hasPrefix("own ") })
  }

  @Test(
    arguments: [
      (["en.lproj"], "en_US", nil), (["en.lproj"], "en_GB", nil),
      (["en.lproj"], "de_DE", "shows en, as on a phone: it has en."),
      (["fr.lproj", "en.lproj"], "de_AT", "shows en, as on a phone: it has en, fr."),
      (["de.lproj", "en.lproj"], "de_AT", nil), ([], "de_DE", nil),
      (["Base.lproj", "en.lproj"], "de_DE", nil),
    ] as [([String], String, String?)])
  func `an app that has no strings in the phone's language says so, where anybody knows`(
    folders: [String], locale: String, told: String?
  ) throws {
    let files = folders.map { ("\($0)/Localizable.strings", #""a" = "b";"#) }
    let app = try app(Dictionary(uniqueKeysWithValues: files))
    let remark = app.languageRemark(app.localizedStrings(for: locale), on: locale)
    #expect((remark == nil) == (told == nil))
    #expect(remark.map { $0.id == "language-not-spoken" } ?? true)
    if let told { #expect(remark?.sentence.hasSuffix(told) == true, "\(remark?.sentence ?? "")") }
  }

  @Test func `a key of app.json has no plural of a catalogue's`() throws {
    let app = try app([
      "Localizable.xcstrings": plurals(2), "app.json": #"{"strings": {"key 0": "None"}}"#,
    ])
    let strings = app.localizedStrings(for: "en_US")
    #expect(strings.strings == ["key 0": "None", "key 1": "%1$lld laps"])
    #expect(strings.plurals.keys.sorted() == ["key 1"])
  }

  @Test func `a plural without the form other shows another one`() throws {
    let app = try app(["Localizable.xcstrings": plurals(1, #""one""#)])
    #expect(app.localizedStrings(for: "en_US").strings == ["key 0": "%1$lld laps"])
    #expect(app.localizedStrings(for: "en_US").plurals["key 0"]?["other"] == "%1$lld laps")
  }

  @Test func `a folder with a dot in its name is looked into, a bundle is not`() throws {
    let app = try app([
      "Shared.UI/en.lproj/Localizable.strings": #""a" = "A";"#,
      "Kit.bundle/en.lproj/Localizable.strings": #""b" = "B";"#, "notes.txt": "",
    ])
    #expect(app.localizedStrings(for: "en_US").strings == ["a": "A"])
  }

  @Test(arguments: [
    (
      "Localizable.xcstrings", "{\"strings\": {\n\"a\" 1}}", 2,
      "Localizable.xcstrings is not JSON: "
    ),
    (
      "en.lproj/Localizable.strings", "\"a\" = \"A\"\n\"b\" = \"B\";", 1,
      "Localizable.strings has a fault: there is no ; behind the value of “a”."
    ),
    (
      "en.lproj/Localizable.strings", "<plist><dict>", 1,
      "Localizable.strings has a fault: it is no property list that can be read."
    ),
    (
      "en.lproj/Localizable.stringsdict", "{", 1,
      "Localizable.stringsdict is no property list that can be read."
    ),
    (
      "Localizable.xcstrings",
      "{\"strings\": {\n\"%lld items\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"one\": {\"stringUnit\": {\"value\": \"x\"}}}}}}}}}",
      2,
      "Localizable.xcstrings has no form “other” of “%lld items” in en: another form stands for it here."
    ),
  ])
  func `what is wrong in a strings file is told with its place`(
    _ name: String, _ text: String, _ line: Int, _ sentence: String
  ) throws {
    let folder = try TestFolder.path("ferry", with: [name: text])
    let found = AppFolder.stringFindings(in: folder)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.sentence.hasPrefix(sentence), "\(finding.sentence)")
    #expect(finding.location?.file == "\(folder)/\(name)" && finding.location?.line == line)
    #expect(finding.severity == .warning)
    #expect(
      AppFolder.stringFindings(of: ["\(folder)/\(name)"]).map(\.sentence) == [finding.sentence])
  }

  @Test func `of the strings of a bundle, which no widget reads, nothing is said`() throws {
    let files = ["Settings.bundle/en.lproj/Root.strings": "a = b", "en.lproj/A.strings": "a = b"]
    let folder = try TestFolder.path("ferry", with: files)
    let told = AppFolder.stringFindings(of: files.keys.map { "\(folder)/\($0)" })
    #expect(told.map(\.location?.file) == ["\(folder)/en.lproj/A.strings"])
    #expect(
      AppFolder.stringFindings(in: folder).map(\.location?.file) == told.map(\.location?.file))
  }

  @Test @MainActor func `an app without source is told of its strings, too`() throws {
    let folder = try TestFolder.path(
      "ferry", with: ["states/a.json": "{}", "Localizable.xcstrings": "<<<<<<<"])
    let found = SourcelessApp(folder).findings.filter { $0.id == "app-folder" }
    #expect(found.map(\.location?.file) == ["\(folder)/Localizable.xcstrings"])
  }

  @Test func `of very many faults twenty are told, and files without one say nothing`() throws {
    let faulty = (0..<50).map { ("\($0).xcstrings", "{") } + [("Good.strings", "\"a\" = \"A\";")]
    let folder = try TestFolder.path("ferry", with: Dictionary(uniqueKeysWithValues: faulty))
    #expect(AppFolder.stringFindings(in: folder).count == 20)
    let good = try TestFolder.path(
      "ferry",
      with: ["Good.strings": "\u{FEFF}\"a\" = \"A\";", "B.xcstrings": "\u{FEFF}{\"strings\": {}}"])
    #expect(AppFolder.stringFindings(in: good).isEmpty)
  }
}
