import Foundation
import Goldens
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

  @Test(arguments: [
    ("%(count)lld of %(count)lld", "count: Int"), ("%(arg2)lld %@", "arg2: Int, _ arg2_: String"),
    ("%(2nd)@ %d", "_ arg1: Int32"), ("%2$@ at %1$.1f%%", "_ arg1: Float, _ arg2: String"),
    ("%-05.2lld %+ #x", "_ arg1: Int, _ arg2: UInt32"), ("50 %", ""), ("% %.d %( %1$ %l", ""),
    ("%#@1st@", "_1st: Int"), ("%#@##@", "_ arg1: Int"),
  ])
  func `values have names that a function may have`(_ text: String, _ parameters: String) {
    var symbols = StringSymbols()
    let name = text.dropFirst(3).dropLast()
    symbols.read(
      """
      {"strings": {"of": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"value": "\(text)"}
        \(text.hasPrefix("%#@") ? #","substitutions": {"\#(name)": {"argNum": 1}}"# : "")}}}}}
      """, table: "Localizable")
    let expected =
      parameters.isEmpty ? "static var of: " : "static func of(\(parameters)) -> "
    #expect(symbols.source.contains(expected), "\(symbols.source)")
  }

  @Test(arguments: [
    ("lld", "lld"), (".1lf", "lf"), ("@", "@"), ("ll\"d", "lld"), ("lld\\n", "lld"),
    ("\\(x)", "lld"), ("", "lld"), ("lldx", "lld"),
  ])
  func `a catalogue's own words for a number write nothing else into the source`(
    _ specifier: String, _ written: String
  ) {
    var symbols = StringSymbols()
    let quoted = specifier.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    symbols.read(
      """
      {"strings": {"of": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"value": "%#@n@"},
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "\(quoted)"}}}}}}}
      """, table: "Localizable")
    let arguments = symbols.tables["Localizable"]?.first?.arguments
    #expect(arguments?.map(\.specifier) == [written])
  }

  @Test(arguments: [
    ("a\nb", #""a\nb""#), ("a\r\nb", #""a\r\nb""#), ("\\(a) \"\t", #""\\(a) \"\t""#),
    ("\u{0}é\u{7F}", #""\u{0}é\u{7f}""#),
  ])
  func `a text is one literal, whatever it says`(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.text(text) == literal)
  }

  @Test func `keys of very many signs are read in one go, and very long ones are none`() {
    let zeros = "%" + String(repeating: "0", count: 1900)
    let time = ProcessorTime.of {
      for _ in 0..<20 { #expect(StringSymbols.name(of: zeros).hasPrefix("_000")) }
      var symbols = StringSymbols()
      let (text, key) = (
        String(repeating: "%0(", count: 100_000), String(repeating: "k", count: 3000)
      )
      symbols.read(
        """
        {"strings": {"of": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"value": "\(text)\(zeros)\(zeros)"}}}},
          "\(key)": {"extractionState": "manual"}}}
        """, table: "Localizable")
      #expect(symbols.tables["Localizable"]?.map(\.name) == ["of"])
    }
    #expect(time < 5)
  }

  @Test func `of very many names those are declared that the source has, of few all`() {
    func symbols(_ count: Int) -> StringSymbols {
      var symbols = StringSymbols()
      let keys = (0..<count).map { "\"key\($0)\": {\"extractionState\": \"manual\"}" }
      symbols.read("{\"strings\": {\(keys.joined(separator: ","))}}", table: "Localizable")
      return symbols
    }
    let texts = [#"Text(.key7) // key70"#, #"let a = "\(String(localized: .key9))_key8""#]
    let names = symbols(2000).standing(in: texts).tables["Localizable"]?.map(\.name)
    #expect(names == ["key7", "key9", "key70"])
    #expect(symbols(2000).standing(in: []).source.isEmpty)
    #expect(symbols(900).standing(in: texts) == symbols(900))
  }

  @Test func `of two tables with one name the first has a place`() {
    var symbols = StringSymbols()
    for table in ["First run", "FirstRun"] { symbols.read(catalogue, table: table) }
    #expect(symbols.source.components(separatedBy: "enum FirstRun {").count == 2)
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
