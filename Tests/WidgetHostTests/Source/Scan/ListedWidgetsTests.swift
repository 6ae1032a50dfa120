import Foundation
import Testing

@testable import WidgetHost

@Suite("The widgets that a program lists")
struct ListedWidgetsTests {
  private func names(_ texts: String...) -> Set<String> {
    ListedWidgets.names(in: texts.map { SourceFile(path: "W.swift", text: $0) })
      .intersection(["Old", "New", "Other", "Bundle16", "Bundle18", "W"])
  }

  @Test func `stand in the body of the main bundle, wherever its file is`() {
    #expect(
      names(
        "struct Old: Widget {}\nstruct New: Widget {}",
        "@main struct W: WidgetBundle { var body: some Widget { New() } }") == ["W", "New"])
  }

  @Test func `are the widget that is main itself`() {
    #expect(
      names(
        "struct Old: Widget { var body: some WidgetConfiguration { c } }\n"
          + "@available(iOSApplicationExtension 16.1, *)\n@main\n"
          + "public struct New: Widget { var body: some WidgetConfiguration { c } }") == ["New"])
  }

  @Test(arguments: [
    "if #available(iOS 18, *) { New() } else { Old() }",
    "if #available(iOS 18.0, *) { New() } else if #available(iOS 17, *) { Old() } else { Old() }",
    "if #unavailable(iOS 18) { Old() } else { New() }",
    "guard #available(iOS 18, *) else { return list(Old()) }\nreturn list(New())",
    "if #available(iOS 18, *) { return Builder.buildBlock(New()) } else { return block(Old()) }",
  ])
  func `are those that the newest system comes to`(_ body: String) {
    #expect(
      names("@main struct W: WidgetBundle { var body: some Widget { \(body) } }") == ["W", "New"])
  }

  @Test func `are followed from a launcher into the bundle that it starts`() {
    #expect(
      names(
        "struct Bundle16: WidgetBundle { var body: some Widget { Old() } }",
        "@available(iOS 18, *) struct Bundle18: WidgetBundle { var body: some Widget { New() } }",
        """
        @main enum W {
          static func main() {
            if #available(iOS 18, *) { Bundle18.main() } else { Bundle16.main() }
          }
        }
        """) == ["W", "Bundle18", "New"])
  }

  @Test func `are not known of a source without a program`() {
    #expect(names("struct W: WidgetBundle { var body: some Widget { New() } }") == [])
    #expect(names("@main") == [])
    #expect(names("@main struct") == [])
    #expect(
      names("@main struct W: WidgetBundle { if #available(iOS 18, *) { New() } else") == [
        "W", "New",
      ])
  }

  @Test func `are registered before what else the source declares`() {
    let copy = BuildCopy(
      [("A.swift", "struct Old: Widget {}\nenum Outer { struct New: Widget {} }\n")],
      modules: ["WidgetKit"], assets: AssetSymbols(), listed: ["New"]
    ).files[0].text
    #expect(copy.contains("catalog.register(Old.self)"))
    #expect(copy.contains("catalog.register(listed: Outer.New.self)"))
  }

  @Test func `are not taken from files of other targets`() {
    var sources = WidgetSources(
      files: [
        .init(path: "/w/App.swift", text: "@main struct Old: App {}"),
        .init(path: "/w/W.swift", text: "@main struct New: Widget {}"),
      ], folder: "/w")
    sources.foreign = [0]
    #expect(sources.listedWidgets == ["New"])
  }
}
