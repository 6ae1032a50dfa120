import Testing

@testable import WidgetHost

@Suite("What a widget's module declares beside its source")
struct SourceShadowsTests {
  @Test func `types of the source's own with a name of the system's are left alone`() {
    let source = SourceShadows.declarations(beside: ["Bundle", "Duration", "Card"])
    #expect(source.contains("extension Foundation.Bundle {"))
    #expect(source.contains("static var module: Foundation.Bundle { .main }"))
    #expect(source.contains("bundle: Foundation.Bundle = .main"))
    #expect(source.contains("extension Swift.Duration {"))
    #expect(source.contains("extension Swift.Duration.TimeFormatStyle {"))
    #expect(!source.contains("extension Bundle {"))
    #expect(!source.contains("extension Duration"))
    // Other names stay as they are, and so does the name of a member.
    #expect(source.contains("extension Date {"))
    #expect(source.contains("Surroundings.date"))
    #expect(!source.contains("Foundation.Foundation"))
  }

  @Test func `a source without such types has them by their short names`() {
    let source = SourceShadows.declarations(beside: ["BrewBundle"])
    #expect(source.contains("extension Bundle {"))
    #expect(!source.contains("Foundation.") && !source.contains("Swift."))
  }

  @Test func `a bundle of widgets that is called Bundle leaves the system's to its neighbours`() {
    let copy = BuildCopy(
      [("A.swift", "@main struct Bundle: WidgetBundle { var body: some Widget { A() } }")],
      modules: ["SwiftUI", "WidgetKit"], assets: AssetSymbols())
    let support = copy.files.last?.text ?? ""
    #expect(support.contains("extension Foundation.Bundle {"))
  }
}
