import Findings
import Foundation
import Testing

@testable import WidgetHost

@Suite("The files of a user's widget")
struct WidgetSourcesTests {
  /// A folder of the test's own with these files; a text that begins with `->` is a link.
  private func folder(_ files: [String: String]) throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"
    for (name, text) in files {
      let file = "\(path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: file).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      if text.hasPrefix("->") {
        try FileManager.default.createSymbolicLink(
          atPath: file, withDestinationPath: String(text.dropFirst(2)))
      } else {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      }
    }
    return path
  }

  private func names(_ sources: WidgetSources) -> [String] {
    sources.files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
  }

  @Test func `a manifest of Tuist's is no source, and a file that is only called so is one`() throws
  {
    let sources = try WidgetSources(paths: [
      folder([
        "Project.swift": "import ProjectDescription\nlet project = Project(name: \"Ferry\")",
        "Card/Project.swift": "struct Project {}", "Card/Card.swift": "",
      ])
    ])
    #expect(names(sources) == ["Card.swift", "Project.swift"])
  }

  @Test func `more files than a widget has are refused, with what to name instead`() throws {
    let names = (0...WidgetSources.fileLimit).map { ("A\($0).swift", "") }
    let path = try folder(Dictionary(uniqueKeysWithValues: names))
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      _ = try WidgetSources(paths: [path])
      Issue.record("all were taken")
    } catch {
      #expect(error.finding.id == "widget-too-many-files")
      #expect(error.finding.sentence.contains("\(WidgetSources.fileLimit)"))
    }
    try FileManager.default.removeItem(atPath: path + "/A0.swift")
    #expect(try WidgetSources(paths: [path]).files.count == WidgetSources.fileLimit)
  }

  @Test func `a program in a package is no widget's, but for one that holds the widget`() throws {
    let manifest = """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit"), .executableTarget(name: "Tool", dependencies: ["Kit"]),
        .executableTarget(name: "App", path: "App"), .macro(name: "Marks", path: "Other/Marks"),
      ])
      """
    #expect(LocalPackage.programFolders(manifest) == ["Sources/Tool", "App", "Other/Marks"])
    let sources = try WidgetSources(paths: [
      folder([
        "Package.swift": manifest, "Sources/Kit/Kit.swift": "", "Sources/Tool/main.swift": "",
        "Sources/Tool/Tool.swift": "", "Other/Marks/Marks.swift": "", "App/App.swift": "",
        "App/Card.swift": "let a = ActivityConfiguration(for: A.self)",
      ])
    ])
    #expect(
      sources.filesOfPrograms.map { ProjectPath.name(sources.files[$0].path) }.sorted()
        == ["Marks.swift", "Tool.swift", "main.swift"])
  }

  @Test func `the targets of a package are those that its manifest names and that have a folder`()
    throws
  {
    let manifest = """
      let package = Package(
        name: "Parts",
        products: [.library(name: "Whole", targets: ["Card"]), .library(name: "Card", targets: [])],
        targets: [
          .target(name: "Card", dependencies: [.target(name: "my-views"), "Base"]),
          .target(name: "my-views", path: "Own/Views/"), .target(name: "Base"),
          .target(name: "Nowhere"), .target(name: "Outside", path: "../Outside"),
          .testTarget(name: "CardTests"),
        ])
      """
    var files = [
      "Parts/Package.swift": manifest, "Parts/Sources/Card/A.swift": "",
      "Parts/Own/Views/B.swift": "", "Parts/src/Base/C.swift": "", "Outside/D.swift": "",
    ]
    func targets() throws -> [FileBorders.Target] {
      let folder = try folder(files)
      return try WidgetSources(paths: [folder]).packages.first?.targets.map { target in
        var target = target
        target.folder.removeFirst(folder.count + 1)
        return target
      } ?? []
    }
    let wholes: Set = ["Parts", "Whole"]
    #expect(
      try targets() == [
        .init(folder: "Parts/Sources/Card", module: "Card", wholes: wholes),
        .init(folder: "Parts/Own/Views", module: "my_views", wholes: wholes),
        .init(folder: "Parts/src/Base", module: "Base", wholes: wholes),
      ])
    // A pod has all of them in one module.
    files["Parts/Parts.podspec"] = ""
    #expect(try targets() == [])
  }

  @Test func `targets that share a folder are left to their package`() throws {
    func modules(_ targets: String) throws -> [String] {
      let path = try folder([
        "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [\(targets)])",
        "Kit/Sources/Core/A.swift": "", "Kit/Sources/UI/B.swift": "",
      ])
      defer { try? FileManager.default.removeItem(atPath: path) }
      return try #require(WidgetSources(paths: [path]).packages.first).targets.map(\.module)
    }
    let core = #".target(name: "KitCore", path: "Sources", sources: ["Core"])"#
    #expect(
      try modules("\(core), .target(name: \"KitUI\", path: \"Sources/\", sources: [\"UI\"])") == [])
    #expect(
      try modules("\(core), .target(name: \"KitUI\", path: \"Sources/UI\")") == [
        "KitCore", "KitUI",
      ])
  }

  @Test func `a folder is read with the folders below it, but not tests and packages`() throws {
    let path = try folder([
      "A.swift": "", "Views/B.swift": "", "Package.swift": "",
      "Tests/C.swift": "import XCTest", "Tests/Near.swift": "let near = 1",
      "AppTests/D.swift": "import Testing", ".hidden/E.swift": "", "notes.txt": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try names(WidgetSources(paths: [path])) == ["A.swift", "B.swift"])
  }

  @Test
  func `a folder is one of tests by its files, and what may be Xcode's makes no folder whole`()
    throws
  {
    func sources(_ files: [String: String]) throws -> WidgetSources {
      let path = try folder(files.merging(["A.swift": ""]) { $1 })
      defer { try? FileManager.default.removeItem(atPath: path) }
      return try WidgetSources(paths: [path])
    }
    let own = try sources(["ABTests/V.swift": "let title = 1 // as XCTest would"])
    #expect(names(own) == ["A.swift", "V.swift"] && own.isWhole)
    for test in ["@testable import App", "import Quick", "class T: XCTestCase {}"] {
      let tests = try sources(["ABTests/T.swift": test, "ABTests/V.swift": "let title = 1"])
      #expect(names(tests) == ["A.swift"] && tests.isWhole, "\(test)")
    }
    let built = try sources(["build/V.swift": "let title = 1"])
    #expect(names(built) == ["A.swift"] && !built.isWhole)
    for path in [
      "build/Build/Intermediates.noindex/V.swift", "build/SourcePackages/Kit/V.swift",
      "Pods/V.swift",
    ] {
      #expect(try sources([path: "let title = 1"]).isWhole, "\(path)")
    }
  }

  @Test func `what a link in the folder leads to is handed to the widget's process by its place`()
    throws
  {
    let path = try folder([
      "own/.git/HEAD": "", "own/W/Card.swift": "", "own/W/Own.xcassets/Contents.json": "",
      "own/W/own.json": "", "own/W/own.strings": "", "own/Shared/Art.xcassets/Contents.json": "",
      "own/Shared/en.lproj/Localizable.strings": "", "own/Shared/route.json": "",
      "own/More/More.xcassets/Contents.json": "", "own/More/More.strings": "",
      "strangers/secret.json": "", "strangers/Far.xcassets/Contents.json": "",
      "own/W/Art.xcassets": "->../Shared/Art.xcassets", "own/W/en.lproj": "->../Shared/en.lproj",
      "own/W/route.json": "->../Shared/route.json", "own/W/.hidden": "->../Shared/route.json",
      "own/W/Kit": "->../More", "own/W/secret.json": "->../../strangers/secret.json",
      "own/W/Far.xcassets": "->../../strangers/Far.xcassets",
      "own/W/Again.swift": "->../W/Card.swift", "own/Other/Other.xcassets/Contents.json": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let widget = "\(path)/own/W"
    let shared = try WidgetSources(paths: [widget]).shared
    #expect(shared.catalogues == ["\(widget)/Art.xcassets", "\(widget)/Kit/More.xcassets"])
    #expect(
      shared.strings.sorted() == [
        "\(widget)/Kit/More.strings", "\(widget)/en.lproj/Localizable.strings",
      ])
    #expect(shared.linkedFiles == ["\(widget)/route.json"])
    // So is what another folder holds that is named beside the first one.
    let both = try WidgetSources(paths: [widget, "\(path)/own/Other"])
    #expect(both.shared.catalogues.last == "\(path)/own/Other/Other.xcassets")
    #expect(both.allStringFiles.count == 3)
  }

  @Test func `strings of each kind are the widget's, in the folder and in those of languages`()
    throws
  {
    let path = try folder([
      "A.swift": "", "A.xcstrings": "", "en.lproj/B.strings": "", "en.lproj/B.stringsdict": "",
      "en.lproj/B.storyboard": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let files = ["A.xcstrings", "en.lproj/B.strings", "en.lproj/B.stringsdict"]
    for named in [path, "\(path)/A.swift"] {
      let found = try WidgetSources(paths: [named]).stringFiles
      #expect(found.sorted() == files.map { "\(path)/\($0)" })
    }
  }

  @Test func `links are followed in the repository; where one leads out of it, that is told`()
    throws
  {
    let path = try folder([
      "own/.git/HEAD": "", "own/W/A.swift": "", "own/W/Near.swift": "->../Shared/Near.swift",
      "own/Shared/Near.swift": "", "own/Kit/K.swift": "", "own/W/Kit": "->../Kit",
      "other/Far.swift": "", "own/W/Far.swift": "->../../other/Far.swift",
      "other/More/M.swift": "", "own/W/More": "->../../other/More",
      "own/W/Store.xcdatamodeld/S.xcdatamodel/contents": "->../../../../other/contents",
      "other/contents": #"<model><entity name="Secret" codeGenerationType="class"/></model>"#,
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sources = try WidgetSources(paths: ["\(path)/own/W"])
    #expect(names(sources) == ["A.swift", "K.swift", "Near.swift"])
    #expect(
      sources.fileFindings.map(\.sentence)
        == ["Far.swift", "More"].map { Finding.outOfBounds("\(path)/own/W/\($0)").sentence })
    // What is named itself is meant, wherever it leads.
    #expect(try names(WidgetSources(paths: ["\(path)/own/W/Far.swift"])) == ["Far.swift"])
    #expect(try names(WidgetSources(paths: ["\(path)/own/W/More"])) == ["M.swift"])
  }

  @Test
  func `fonts are noted wherever they stand in the folder, and a changed one makes it another`()
    throws
  {
    let path = try folder([
      "A.swift": "", "Fonts/B.ttf": "b", "C.OTF": "c", "notes.txt": "", "build/D.ttf": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let before = try WidgetSources(paths: [path])
    #expect(before.fonts.map(\.path) == ["\(path)/C.OTF", "\(path)/Fonts/B.ttf"])
    #expect(try WidgetSources(paths: [path]) == before)
    try Data("more".utf8).write(to: URL(fileURLWithPath: "\(path)/C.OTF"))
    #expect(try WidgetSources(paths: [path]) != before)
  }

  @Test func `a package is known by all that its manifest quotes`() throws {
    let path = try folder([
      "A.swift": "", "Kit/Package.swift": "let p = Package(name: \"Kit\", targets: [\"KitUI\"])",
      "Kit/Sources/K.swift": "", "Pod/ride-kit.podspec": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sources = try WidgetSources(paths: [path])
    #expect(names(sources) == ["A.swift", "K.swift"])
    #expect(
      sources.packages == [
        .init(folder: "\(path)/Kit", names: ["Kit", "KitUI"]),
        .init(folder: "\(path)/Pod", names: ["ride-kit", "ride_kit"]),
      ])
  }

  @Test func `a link to a folder is followed, also when it leads back, and each file is read once`()
    throws
  {
    let path = try folder([
      "Widget/A.swift": "", "Shared/B.swift": "", "Widget/Shared": "->../Shared",
      "Widget/loop": "->..", "Widget/gone.swift": "->nowhere",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sources = try WidgetSources(paths: ["\(path)/Widget"])
    #expect(names(sources).sorted() == ["A.swift", "B.swift"])
  }

  @Test func `a link that leads to nothing is told with its target, in a folder and by its name`()
    throws
  {
    let path = try folder([
      "A.swift": "", "Gone.swift": "->../Shared/Gone.swift", "B.swift": "->A.swift",
      "notes.txt": "->nowhere",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sources = try WidgetSources(paths: [path])
    #expect(names(sources) == ["A.swift", "B.swift"])
    #expect(sources.fileFindings.map(\.location?.file) == ["\(path)/Gone.swift"])
    #expect(sources.fileFindings.map(\.severity) == [.warning])
    #expect(
      sources.fileFindings.map(\.sentence) == [
        "This is a link to ../Shared/Gone.swift, where nothing is: the file is left out."
      ])
    let error = #expect(throws: SourceProblem.self) {
      try WidgetSources(paths: ["\(path)/Gone.swift"])
    }
    #expect(
      error?.description
        == "There is nothing at \(path)/Gone.swift: it is a link to ../Shared/Gone.swift.")
  }

  @Test(
    arguments: [
      (#"{"key": 1}"#, nil), ("[1]", "it has no keys"),
      (#"{"key"}"#, "it is not JSON: a colon was expected after the key “key”"),
    ] as [(String, String?)])
  func `values for the user defaults that cannot be read are told, and good ones are not`(
    text: String, reason: String?
  ) throws {
    let path = try folder(["A.swift": "", "defaults.json": text])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let told = try WidgetSources(paths: [path]).fileFindings
    #expect(told.map(\.location?.file) == (reason == nil ? [] : ["\(path)/defaults.json"]))
    #expect(told.map(\.sentence) == (reason.map { ["defaults.json is left out: \($0)."] } ?? []))
  }

  @Test func `a folder in the place of values for the user defaults is told`() throws {
    let path = try folder(["A.swift": "", "defaults.json/a.json": "{}"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(
      try WidgetSources(paths: [path]).fileFindings.map(\.sentence)
        == ["defaults.json is left out: it cannot be read."])
  }

  @Test func `what is no file, and what is too large for source, is named with the reason`() throws
  {
    let path = try folder(["Large.swift": String(repeating: "/", count: 2 << 20 + 1)])
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #require("let a = 1".data(using: .utf16)).write(
      to: URL(fileURLWithPath: "\(path)/Wide.swift"))
    for (file, reason) in [
      ("/dev/null", "neither a file"), ("\(path)/Large.swift", "more than"),
      ("\(path)/Wide.swift", "it is UTF-16, and Swift takes UTF-8"),
    ] {
      let problem = #expect(throws: SourceProblem.self) { try WidgetSources(paths: [file]) }
      #expect(problem?.finding.sentence.hasPrefix("\(file) cannot be read") == true)
      #expect(problem?.finding.sentence.contains(reason) == true)
    }
  }

  @Test func `a folder without source is told apart from source without a widget`() throws {
    let empty = try folder(["notes.txt": ""])
    let plain = try folder(["A.swift": "let a = 1"])
    defer {
      for path in [empty, plain] { try? FileManager.default.removeItem(atPath: path) }
    }
    #expect(
      try WidgetSources(paths: [empty]).noWidget.sentence == "There is no Swift file in \(empty).")
    #expect(
      try WidgetSources(paths: [plain]).noWidget.sentence
        == "There is no widget in \(plain)/A.swift.")
  }

  @Test func `of what cannot be compiled a sentence, a sign or an empty result is left`() throws {
    let path = try folder([
      "W.swift": "struct W: Widget { let c = ActivityConfiguration(for: A.self) { A().all } }",
      "A.swift": """
      struct A: Intent {
        var all: Int { x() }
        var view: some View { Shop() }
        func perform() async throws -> some IntentResult { Shop() }
        func x() -> Int { view; perform() }
      }
      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = "\(path)/A.swift"
    let left = Finding(
      "widget-does-not-compile", location: SourceLocation(file: file, line: 3),
      sentence: #"“Shop” has no "\(x)"."#)
    let needed = try WidgetSources(paths: [path]).needed(
      emptied: [file: [2, 3, 4]], left: [left])
    let text = try #require(needed.files.first { $0.path == file }).text
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    let said = #"“Shop” has no \"\\(x)\"."#
    let stop = "fatalError(\"A.swift has code here that could not be compiled\")"
    #expect(
      lines == [
        "struct A: Intent {", "var all: Int { \(stop) }",
        "var view: some View { _LeftOutView(\"A.swift\", \"\(said)\", line: 3) }",
        "func perform() async throws -> some IntentResult { \(stop) ; return .result() }",
        "func x() -> Int { view; perform() }", "}",
      ])
  }

  @Test func `a copy of a widget's file is told with the file that is drawn`() throws {
    let widget = "struct W: Widget { let c = ActivityConfiguration(for: A.self) {} }"
    let path = try folder(["App/W.swift": widget, "Old/W.swift": widget])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let findings = try WidgetSources(paths: [path]).needed().findings
    #expect(findings.map(\.id) == ["widget-copy-left-out"])
    #expect(findings.first?.location?.file == "\(path)/Old/W.swift")
    #expect(findings.first?.sentence.contains("\(path)/App/W.swift") == true)
  }

  @Test func `a file that no target compiles is not compiled here either, and is told`() throws {
    let path = try folder([
      "App/W.swift": "struct W: Widget { let c = ActivityConfiguration(for: A.self) {} }",
      "Old/Old.swift": "struct Old: Widget { let c = ActivityConfiguration(attributesType: ) {} }",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    var sources = try WidgetSources(paths: [path])
    #expect(sources.needed().files.count == 2)
    sources.strays = [1]
    let needed = sources.needed()
    #expect(needed.files.map(\.path) == ["\(path)/App/W.swift"])
    #expect(needed.findings.map(\.id) == ["widget-file-of-no-target"])
    #expect(needed.findings.first?.location?.file == "\(path)/Old/Old.swift")
  }

  @Test func `a folder may be named with a slash behind it`() throws {
    let path = try folder([
      "Package.swift": "", "Widget/A.swift": "", "Widget/Assets.xcassets/x": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (plain, slashed) = try (WidgetSources(paths: [path]), WidgetSources(paths: ["\(path)//"]))
    #expect(slashed == plain)
    #expect(slashed.packages.map(\.folder) == [path])
    #expect(slashed.folders == plain.folders)
    #expect(slashed.catalogues == plain.catalogues)
  }

  @Test func `manifests of one folder describe the same files`() throws {
    let path = try folder([
      "Kit/Ride.podspec": "", "Kit/RideCore.podspec": "", "Kit/Sources/K.swift": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let packages = try WidgetSources(paths: [path]).packages
    #expect(packages.map(\.names) == [["Ride", "RideCore"]])
  }

  @Test func `an activity in a comment is told with its line where there is no other`() throws {
    let path = try folder([
      "W.swift": "/*\nstruct W: Widget {\n  let c = ActivityConfiguration(for: A.self) {}\n}\n*/"
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sources = try WidgetSources(paths: [path])
    for finding in [sources.noActivity, sources.noWidget] {
      #expect(finding.location == SourceLocation(file: "\(path)/W.swift", line: 3))
      #expect(finding.fix?.contains("W.swift:3 out of its comment") == true)
    }
    let other = try folder([
      "V.swift": "// TripActivityConfiguration.swift\n// ActivityConfigurations\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: other) }
    #expect(try WidgetSources(paths: [other]).noWidget.location == nil)
  }

  @Test(arguments: [
    ("StaticConfiguration(kind: kind, provider: P()) { _ in Text(\"a\") }", true),
    ("AppIntentConfiguration(kind: kind, intent: I.self, provider: P()) { _ in }", true),
    (
      "IntentConfiguration(kind: kind, intent: I.self, provider: P()) { _ in } // DynamicIsland",
      true
    ),
    ("ActivityConfiguration(for: A.self) { _ in } dynamicIsland: { _ in }", false),
    // A slip is told by the compiler.
    ("ActivityConfigurtion(for: A.self) { _ in } dynamicIsland: { _ in DynamicIsland {} }", false),
    // What a package or a function of the app makes is not known.
    ("makeConfiguration()", false),
    // A control is compiled and listed.
    ("StaticControlConfiguration(kind: kind) {}", false),
  ])
  func `widgets of other kinds alone are known by what configures them`(
    configuration: String, isAlone: Bool
  ) throws {
    let path = try folder([
      "W.swift": "struct W: Widget { var body: some WidgetConfiguration { \(configuration)\n} }",
      "B.swift": "// ActivityConfiguration(for: A.self)\nstruct B {}",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try WidgetSources(paths: [path]).declaresOtherWidgetsOnly == isAlone)
    let beside = "struct V: Widget { let c = ActivityConfiguration(for: A.self) {} }"
    try Data(beside.utf8).write(to: URL(fileURLWithPath: "\(path)/V.swift"))
    #expect(try !WidgetSources(paths: [path]).declaresOtherWidgetsOnly)
  }

  @Test(arguments: [
    ("Home()", true), ("Home(); if #available(iOS 18, *) { Other() }", true),
    // Of packages that are not here.
    ("Home(); VoltraWidget()", false), ("Home(); LiveKit.RideWidget()", false),
  ])
  func `a bundle with a widget that no file declares may have an activity`(
    body: String, isAlone: Bool
  ) throws {
    let home =
      "struct Home: Widget { let c = StaticConfiguration(kind: k, provider: P()) { _ in } }"
    let path = try folder([
      "B.swift":
        "import LiveKit\n@main struct B: WidgetBundle { var body: some Widget { \(body) } }",
      "W.swift": home, "O.swift": "struct Other: Widget {}\nlet a = VoltraWidget()",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try WidgetSources(paths: [path]).declaresOtherWidgetsOnly == isAlone)
  }

  @Test func `an activity in code is no comment`() throws {
    let path = try folder(["W.swift": "let c = ActivityConfiguration(for: A.self) {}"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try WidgetSources(paths: [path]).noActivity.location == nil)
  }
}
