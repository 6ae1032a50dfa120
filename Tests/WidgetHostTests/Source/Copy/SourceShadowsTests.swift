import Foundation
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

  private func support(_ text: String) -> String {
    BuildCopy([("A.swift", text)], modules: ["SwiftUI", "WidgetKit"], assets: AssetSymbols())
      .files.last?.text ?? ""
  }

  @Test(arguments: [
    ("extension Date { static var now: Date { Date() } }", "public static var now: Date"),
    (
      "extension Foundation.Date { private static let now = Date() }", "public static var now: Date"
    ),
    ("extension Date { func formatted() -> String { \"\" } }", "format(self, date: .numeric"),
    ("extension Bundle { static let module = Bundle(for: A.self) }", "static var module"),
    (
      "extension UserDefaults { func string(forKey k: String) -> String? { nil } }",
      "public func string(forKey"
    ),
    (
      "extension String { func localizedStandardContains(_ s: String) -> Bool { true } }",
      "localizedStandardContains"
    ),
    (
      "extension Date { init() { self = .distantPast } }",
      "public init() { self = Surroundings.date"
    ),
    (
      "extension Sequence where Element == String { func formatted() -> String { \"\" } }",
      "Surroundings.format(Array(self)"
    ),
    (
      "public func NSLocalizedString(_ k: String, tableName t: String? = nil, bundle: Bundle = .main, value: String = \"\", comment: String) -> String { k }",
      "func NSLocalizedString"
    ),
  ])
  func `what the source declares itself, as for older systems, is left out`(
    text: String, declared: String
  ) {
    #expect(support("").contains(declared))
    #expect(!support(text).contains(declared))
  }

  @Test(arguments: [
    "extension Date { func formatted(as: Int) -> String { \"\" } }",
    "extension Date { var formatted: Int { 1 } }", "extension Date { var now: Int { 1 } }",
    "extension Card { static var now: Date { Date() } }", "struct Date { static var now = 1 }",
    "extension Sequence where Element == Int { func formatted() -> String { \"\" } }",
    "extension UserDefaults { func string(_ key: String) -> String? { nil } }",
  ])
  func `what has other types, labels or another place takes nothing away`(text: String) {
    let members = { (text: String) in text.components(separatedBy: "func ").count }
    #expect(members(support(text)) == members(support("")))
    #expect(support(text).contains("static var now: "))
  }

  @Test func `what the source declares under a condition is left out under it`() {
    let text = "#if swift(<5.5)\nextension Date { static var now: Date { Date() } }\n#endif"
    #expect(
      support(text).contains(
        "#if !((swift(<5.5)))\npublic static var now: Date { Surroundings.date }\n#endif\n"))
  }

  @Test
  func `a type within another, or one that no iPhone has, keeps no name of the system's away`() {
    for text in [
      "struct Store { struct URLSession {} }", "#if os(macOS)\nclass URLSession {}\n#endif",
      "protocol Store { typealias URLSession = Int }",
    ] {
      #expect(support(text).contains("typealias URLSession ="), "\(text)")
    }
    #expect(!support("typealias URLSession = Int").contains("typealias URLSession ="))
  }

  @Test func `assets of a source with a colour of its own are the system's`() {
    let source = AssetSymbols(colors: ["brand": "Brand"]).source(without: [], beside: ["Color"])
    #expect(source.contains("extension SwiftUI.Color { static var brand: SwiftUI.Color {"))
    #expect(source.contains("extension ShapeStyle where Self == SwiftUI.Color {"))
    #expect(source.contains("extension UIColor {"))
  }

  @Test func `a bundle of widgets that is called Bundle leaves the system's to its neighbours`() {
    let copy = BuildCopy(
      [("A.swift", "@main struct Bundle: WidgetBundle { var body: some Widget { A() } }")],
      modules: ["SwiftUI", "WidgetKit"], assets: AssetSymbols())
    let support = copy.files.last?.text ?? ""
    #expect(support.contains("extension Foundation.Bundle {"))
  }
}
