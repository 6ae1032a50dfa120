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
}
