import Testing

@testable import WidgetHost

/// The names that Xcode makes of a string catalogue's keys.
@Suite struct StringSymbolsTests {
  @Test(arguments: [
    ("cart.checkout-title", "cartCheckoutTitle"), ("A list's name", "aListsName"),
    ("%lld active", "active"), ("URL", "url"), ("2 players", "_2Players"), ("…", "string"),
    ("F_A_Title", "fATitle"), ("CFBundleDisplayName", "cfbundleDisplayName"),
    ("locChildIsSleeping", "locChildIsSleeping"),
  ])
  func `keys become names`(_ key: String, _ name: String) {
    #expect(StringSymbols.name(of: key) == name)
  }

  private let catalogue = """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "found by Xcode": {},
      "title": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Title"}}}},
      "default": {"extractionState": "manual"},
      "goals.count": {"extractionState": "manual", "localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld goal"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld goals"}}}}}}},
      "won": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%(team)@ won by %(goals)lld"}}}},
      "done": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ of %2$@"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld"}}}}}
    }}
    """

  @Test func `keys that are kept by hand have names, with the values of their texts`() {
    var symbols = StringSymbols()
    symbols.read(catalogue, table: "Localizable")
    let source = symbols.source
    #expect(!source.contains("found"))
    #expect(source.contains("static var title: LocalizedStringResource"))
    #expect(source.contains("static var `default`: LocalizedStringResource"))
    #expect(source.contains("static func goalsCount(_ arg1: Int) ->"))
    #expect(source.contains("static func won(team: String, goals: Int) ->"))
    #expect(source.contains("static func done(files: Int, _ arg2: String) ->"))
    #expect(source.contains("where Self == LocalizedStringResource"))
  }

  @Test func `other tables have a place of their own, and anything is taken`() {
    var symbols = StringSymbols()
    symbols.read(catalogue, table: "first run")
    #expect(symbols.source.contains("extension LocalizedStringResource { enum FirstRun {"))
    symbols.read("[1, 2", table: "Localizable")
    symbols.read(
      #"{"strings": {"a": {"extractionState": "manual", "localizations": 3}}}"#, table: "9")
    #expect(!symbols.source.contains("enum 9"))
    #expect(
      StringSymbols(files: ["/nowhere/Localizable.xcstrings", "/nowhere/a.strings"]).source == "")
  }
}
