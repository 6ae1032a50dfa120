import Testing

@testable import WidgetHost

@Suite("Names that two modules declare alike")
struct ModuleNamesTests {
  private let packages: [FileBorders.Package] = [
    .init(folder: "/w/Packages/adhan-main", names: ["Adhan"]),
    .init(folder: "/w/Packages/Kit", names: ["Kit"]),
  ]

  private func texts(_ files: (path: String, text: String)...) -> [String] {
    let copy = BuildCopy(
      files, modules: ["SwiftUI", "WidgetKit"], own: ["Adhan", "Kit"], assets: AssetSymbols(),
      packages: packages)
    return copy.files.dropLast().map { file in
      String(file.text.prefix { $0 != "\n" })
    }
  }

  @Test func `the app's keeps its name, and the package's gets one of its own`() {
    #expect(
      texts(
        ("/w/App/Prayer.swift", "struct Prayer { let name: String }"),
        ("/w/Packages/adhan-main/Sources/Prayer.swift", "public enum Prayer { case fajr }"),
        ("/w/Packages/adhan-main/Sources/Times.swift", "func next() -> Prayer? { Prayer.fajr }"))
        == [
          "struct Prayer { let name: String }",
          "public enum Prayer_adhan_main { case fajr }",
          "func next() -> Prayer_adhan_main? { Prayer_adhan_main.fajr }",
        ])
  }

  @Test func `a file means its own module's, that of its import, or the one that it names`() {
    let app = "struct Prayer {}"
    let package = "public enum Prayer { case fajr }"
    let found = texts(
      ("/w/App/Prayer.swift", app), ("/w/Packages/adhan-main/Sources/Prayer.swift", package),
      ("/w/App/A.swift", "import Adhan; let a: Prayer? = nil; let b: Adhan.Prayer? = nil"),
      ("/w/Packages/Kit/Sources/K.swift", "import Adhan; let c: Prayer? = nil; let d = K.Prayer"))
    #expect(found[2].hasSuffix("let a: Prayer? = nil; let b:       Prayer_adhan_main? = nil"))
    #expect(found[3].hasSuffix("let c: Prayer_adhan_main? = nil; let d = K.Prayer"))
  }

  @Test func `of two packages the first keeps its name`() {
    #expect(
      texts(
        ("/w/Packages/adhan-main/Sources/C.swift", "enum Constants {}"),
        ("/w/Packages/Kit/Sources/C.swift", "enum Constants {}"))
        == ["enum Constants {}", "enum Constants_Kit {}"])
  }

  @Test func `names within types stay, and those that are declared once`() {
    let files = [
      ("/w/App/A.swift", "struct Style { enum Prayer {} }; struct Once {}"),
      ("/w/App/Prayer.swift", "struct Prayer {}"),
      ("/w/Packages/Kit/Sources/K.swift", "enum Prayer { static let once = Once() }"),
    ]
    #expect(texts(files[0], files[1], files[2]) == files.map(\.1))
  }
}
