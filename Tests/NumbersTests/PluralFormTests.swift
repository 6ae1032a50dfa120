import Testing

@testable import Numbers

@Suite("Which plural form a number takes")
struct PluralFormTests {
  @Test(
    arguments: [
      ("en", [0, 1, 2, 1.5], "other one other other"),
      ("de_AT", [0, 1, 2], "other one other"),
      ("fr", [0, 1, 1.5, 2, 1e6], "one one one other many"),
      ("pt_PT", [0, 1, 1.5, 2, 1e6], "other one other other many"),
      ("pt_BR", [0, 1, 1.5, 2, 1e6], "one one one other many"),
      ("hy", [0, 1, 1.5, 2, 1e6], "one one one other other"),
      ("is", [1, 2, 11, 21, 101, 1e15], "one other other one one other"),
      ("mk", [1, 11, 31], "one other one"), ("pa", [0, 0.5, 1, 2], "one other one other"),
      ("fil", [1, 4, 5, 16, 23], "one other one other one"),
      ("es", [0, 1, 1.5, 2, 1e6], "other one other other many"),
      ("hi", [0, 0.5, 1, 1.5, 2], "one one one other other"),
      ("da", [0, 0.5, 1, 1.5, 2, 2.5], "other one one one other other"),
      ("lt", [1, 2, 10, 11, 12, 21, 22, 1.5], "one few other other other one few many"),
      ("sr", [1, 2, 5, 11, 12, 22, 1.5], "one few other other other few other"),
      ("ja", [0, 1, 2], "other other other"),
      ("ru", [1, 2, 5, 11, 12, 21, 22, 25, 1.5], "one few many many many one few many other"),
      ("pl", [1, 2, 5, 12, 21, 22], "one few many many many few"),
      ("cs", [1, 3, 5, 1.5], "one few other many"),
      ("ar", [0, 1, 2, 3, 11, 100, 103], "zero one two few many other few"),
      ("he", [1, 2, 3, 0.5], "one two other one"),
      ("lv", [0, 1, 2, 11, 21], "zero one other zero one"),
      ("sl", [1, 2, 3, 5, 101], "one two few other one"),
      ("mt", [0, 1, 2, 5, 11, 20, 103], "few one two few many other few"),
      ("gd", [1, 2, 3, 11, 12, 19, 20], "one two few one two few other"),
      ("br", [1, 2, 3, 5, 11, 21, 71, 1e6], "one two few other other one other many"),
      ("hsb", [1, 2, 3, 5, 101], "one two few other one"),
      ("si", [0, 0.1, 1, 2], "one one one other"), ("ln", [0, 1, 2], "one one other"),
      ("se", [1, 2, 3], "one two other"), ("hr", [0.1, 1.2, 2.5], "one few other"),
      ("fil", [0.4, 1.5], "other one"),
      ("xx", [1, 2], "one other"),
    ] as [(String, [Double], String)])
  func `by the language, as CLDR has it`(_ language: String, _ numbers: [Double], _ forms: String) {
    let found = numbers.map { PluralForm(of: $0, in: language).rawValue }.joined(separator: " ")
    #expect(found == forms)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
  func `no number traps`(_ number: Double) {
    for language in ["en", "ru", "ar", "fr", "lt", "hr", "br", "mt"] {
      _ = PluralForm(of: number, in: language)
    }
  }
}
