import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("What a widget's folder lacks and its project has")
struct ElsewhereTests {
  /// The widget's folder in the fixture of an Xcode project.
  static let ferryWidget = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/Projects/Xcode/FerryWidget").standardizedFileURL.path

  /// Reads a folder as it is read for a widget; gives the names of the Swift files.
  private func names(_ folder: String) throws -> [String] {
    var sources = try WidgetSources(paths: [folder])
    let project = Project(folder: folder, sources: sources.files)
    _ = sources.add(project.elsewhere)
    return sources.files.map { ProjectPath.name($0.path) }
  }

  @Test func `what the extension shares with its app comes, and the app's own does not`() throws {
    #expect(
      try names(Self.ferryWidget) == [
        "FerryBundle.swift", "FerryLiveActivity.swift", "CallIntent.swift", "FerryAttributes.swift",
      ])
  }

  @MainActor
  @Test(.enabled(if: Trial.program != nil))
  func `a widget's folder is enough where its project tells the rest`() async throws {
    let trial = try Trial(of: [Self.ferryWidget])
    defer { trial.end() }
    try await trial.start()
    #expect(trial.widget.descriptions.map(\.attributesType) == ["FerryAttributes"])
  }

  /// Writes files into a folder of their own.
  private func withFolder(_ files: [String: String], _ work: (String) throws -> Void) throws {
    try work(try TestFolder.path("elsewhere", with: files))
  }

  private static let project = """
    {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, U, V); packageReferences = (L); };
      G = {isa = PBXGroup; children = (S, A, O, I, J, DD); sourceTree = "<group>"; };
      I = {isa = PBXFileReference; path = Library/Library.swift; sourceTree = "<group>"; };
      J = {isa = PBXFileReference; path = Base/Core.swift; sourceTree = "<group>"; };
      S = {isa = PBXFileReference; path = Widget/Card.swift; sourceTree = "<group>"; };
      O = {isa = PBXFileReference; path = Other/Other.swift; sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = Shared/Shared.xcassets; sourceTree = "<group>"; };
      L = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
      M = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Unused; };
      D = {isa = XCSwiftPackageProductDependency; productName = Kit; };
      T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
        buildPhases = (C, R); packageProductDependencies = (D); dependencies = (Q); buildConfigurationList = X; };
      Q = {isa = PBXTargetDependency; target = U; };
      U = {isa = PBXNativeTarget; name = Library; productType = "com.apple.product-type.framework";
        buildPhases = (K); dependencies = (N); buildConfigurationList = X; };
      K = {isa = PBXSourcesBuildPhase; files = (Z); };
      Z = {isa = PBXBuildFile; fileRef = I; };
      N = {isa = PBXTargetDependency; target = V; };
      V = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework";
        buildPhases = (B); dependencies = (Q); buildConfigurationList = X; };
      B = {isa = PBXSourcesBuildPhase; files = (W); };
      W = {isa = PBXBuildFile; fileRef = J; };
      X = {isa = XCConfigurationList; buildConfigurations = (Y); };
      Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
      C = {isa = PBXSourcesBuildPhase; files = (F, H); };
      F = {isa = PBXBuildFile; fileRef = S; };
      H = {isa = PBXBuildFile; fileRef = O; };
      R = {isa = PBXResourcesBuildPhase; files = (E, EE); };
      DD = {isa = PBXFileReference; path = Shared/names.json; sourceTree = "<group>"; };
      EE = {isa = PBXBuildFile; fileRef = DD; };
      E = {isa = PBXBuildFile; fileRef = A; };
    }; rootObject = P; }
    """

  private static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "Widget/Card.swift": "let card = ActivityConfiguration(for: KitAttributes.self)",
    "Other/Other.swift": "let other = ActivityConfiguration(for: OtherAttributes.self)",
    "Shared/Shared.xcassets/Contents.json": "{}", "Shared/names.json": "[]",
    "Shared/others.json": "[]",
    "Library/Library.swift": "struct Library {}", "Base/Core.swift": "struct Core {}",
    "Packages/Kit/Package.swift":
      #"Package(name: "Kit", dependencies: [.package(path: "../Base")], targets: [.target(name: "Kit")])"#,
    "Packages/Kit/Sources/Kit/Kit.swift": "struct KitAttributes {}",
    "Packages/Base/Package.swift": #"Package(name: "Base")"#,
    "Packages/Base/Sources/Base/Base.swift": "struct Base {}",
    "Packages/Unused/Package.swift": #"Package(name: "Unused")"#,
    "Packages/Unused/Sources/Unused.swift": "struct Unused {}",
  ]

  @Test
  func `frameworks and packages of the project come with those that they need, others do not`()
    throws
  {
    try withFolder(Self.files) { folder in
      let found = try names("\(folder)/Widget")
      #expect(found == ["Card.swift", "Core.swift", "Library.swift", "Base.swift", "Kit.swift"])
    }
  }

  @Test func `a file that a target lists and a package holds is one file`() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = Self.project.replacing(
      "path = Other/Other.swift", with: "path = Packages/Kit/Sources/Kit/States.swift")
    files["Packages/Kit/Sources/Kit/States.swift"] =
      "#Preview(as: .content, using: KitAttributes()) { Card() } contentStates: { KitState() }"
    try withFolder(files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      let project = Project(folder: "\(folder)/Widget", sources: sources.files)
      let added = sources.add(project.elsewhere)
      #expect(added.filter { $0.path.hasSuffix("/States.swift") }.count == 1)
      #expect(!sources.needed().files.isEmpty)
    }
  }

  @Test func `a file that is named twice is one file`() throws {
    try withFolder(Self.files) { folder in
      let path = "\(folder)/Widget/Card.swift"
      let sources = try WidgetSources(paths: [path, path, "\(folder)/Widget"])
      #expect(sources.files.map(\.path) == [path])
    }
  }

  @Test func `modules of frameworks and packages whose sources came are known, others are not`()
    throws
  {
    var files = Self.files
    files["Packages/Base/Package.swift"] = """
      let package = Package(name: "Base", products: [.library(name: "Base", targets: ["Base"])],
        targets: [.target(name: "Base", dependencies: [.target(name: "Low-Base")], path: "Sources"),
          .target(name: "Low-Base", path: "Missing")])
      """
    try withFolder(files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      var project = Project(folder: "\(folder)/Widget", sources: sources.files)
      project.add(sources.add(project.elsewhere), in: sources.folder)
      sources.libraryModules = project.libraryModules
      #expect(sources.libraryModules == ["Core", "Library"])
      #expect(sources.ownModules == ["Base", "Core", "Kit", "Library"])
    }
    #expect(LocalPackage.placedTargets("Package(targets: [.target(name: \"A\", path:") == [:])
  }

  @Test func `a pod whose sources are here is no missing module`() throws {
    let files = [
      "Pod/ride-kit.podspec": "Pod::Spec.new { |s| s.name = 'ride-kit' }",
      "Pod/RideAttributes.swift": "struct RideAttributes {}", "Empty/far-kit.podspec": "",
    ]
    try withFolder(files) { folder in
      let sources = try WidgetSources(paths: [folder])
      #expect(sources.ownModules == ["ride-kit", "ride_kit"])
    }
  }

  @Test func `a Core Data model of the extension that stands elsewhere is in its bundle`() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = Self.project
      .replacing("files = (F, H)", with: "files = (F, H, MB)")
      .replacing("children = (S,", with: "children = (MR, S,")
      .replacing(
        "objects = {",
        with: """
          objects = {
            MR = {isa = PBXFileReference; path = Shared/Ferry.xcdatamodeld; sourceTree = "<group>"; };
            MB = {isa = PBXBuildFile; fileRef = MR; };
          """)
    files["Shared/Ferry.xcdatamodeld/Ferry.xcdatamodel/contents"] = "<model/>"
    files["Packages/Kit/Sources/Kit/Kit.xcdatamodeld/Kit.xcdatamodel/contents"] = "<model/>"
    try withFolder(files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      _ = sources.add(Project(folder: "\(folder)/Widget", sources: sources.files).elsewhere)
      #expect(
        sources.shared.models.map { ProjectPath.name($0) } == [
          "Ferry.xcdatamodeld", "Kit.xcdatamodeld",
        ])
    }
  }

  @Test func `files of the extension's bundle that stand elsewhere come, others do not`() throws {
    try withFolder(Self.files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      _ = sources.add(Project(folder: "\(folder)/Widget", sources: sources.files).elsewhere)
      #expect(sources.shared.plainFiles.map { ProjectPath.name($0) } == ["names.json"])
    }
  }

  @Test func `what a package's targets have beside their code comes, its example's does not`()
    throws
  {
    var files = Self.files
    files["Packages/Base/Package.swift"] =
      #"Package(name: "Base", targets: [.target(name: "Base", path: "Base")])"#
    for (path, text) in [
      "Packages/Kit/Sources/Kit/Media.xcassets/Contents.json": "{}",
      "Packages/Kit/Sources/Kit/Words/Localizable.xcstrings": "{}",
      "Packages/Kit/Sources/Kit/stops.json": "[]", "Packages/Kit/README.md": "Kit",
      "Packages/Kit/Example/Example.xcassets/Contents.json": "{}",
      "Packages/Kit/Example/Localizable.xcstrings": "{}",
      "Packages/Base/Base/Base.swift": "struct Base {}",
      "Packages/Base/Base/Base.xcassets/Contents.json": "{}",
    ] {
      files[path] = text
    }
    try withFolder(files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      _ = sources.add(Project(folder: "\(folder)/Widget", sources: sources.files).elsewhere)
      #expect(
        sources.shared.catalogues.map { ProjectPath.name($0) } == [
          "Shared.xcassets", "Base.xcassets", "Media.xcassets",
        ])
      #expect(
        sources.shared.strings == [
          "\(folder)/Packages/Kit/Sources/Kit/Words/Localizable.xcstrings"
        ])
      #expect(
        sources.shared.plainFiles.map { ProjectPath.name($0) } == ["names.json", "stops.json"])
    }
  }

  @Test func `a file that a specification names by itself is of the bundle, a folder is not`()
    throws
  {
    let files = [
      "project.yml": """
      name: Thing
      targets:
        Card:
          type: app-extension
          platform: iOS
          sources: [Widget, "Shared.folder", {path: App/names.json, buildPhase: resources}]
          info: {path: Widget/Info.plist, properties: {NSExtension: {}}}
      """,
      "Widget/Card.swift": "let card = ActivityConfiguration(for: KitAttributes.self)",
      "App/names.json": "[]", "App/others.json": "[]", "Shared.folder/Shared.swift": "let a = 1",
    ]
    try withFolder(files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      _ = sources.add(Project(folder: "\(folder)/Widget", sources: sources.files).elsewhere)
      #expect(sources.shared.plainFiles.map { ProjectPath.name($0) } == ["names.json"])
    }
  }

  @Test(arguments: [false, true])
  func `of very many packages those that the target is made with come, and the rest is told`(
    isTooMany: Bool
  ) throws {
    let count = isTooMany ? LocalPackage.limit : 120
    let (numbers, names) = (0..<count, (0..<count).map { "Kit\($0)" })
    func list(_ text: (Int) -> String) -> String { numbers.map(text).joined(separator: " ") }
    func manifest(_ name: String, _ needs: [String] = []) -> String {
      let packages = needs.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
      return "let package = Package(name: \"\(name)\", dependencies: [\(packages)])"
    }
    var files = [
      "Widget/Card.swift": Self.files["Widget/Card.swift"] ?? "",
      "Low/Package.swift": manifest("Low"),
      "Low/Sources/Low.swift": "",
      "App.xcodeproj/project.pbxproj": """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = Widget/Card.swift; sourceTree = "<group>"; };
        \(list { "L\($0) = {isa = XCLocalSwiftPackageReference; relativePath = Kit\($0); };" })
        \(list { "D\($0) = {isa = XCSwiftPackageProductDependency; productName = Kit\($0); };" })
        T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
          packageProductDependencies = (\(numbers.map { "D\($0)" }.joined(separator: ", ")));
          buildPhases = (C); buildConfigurationList = X; };
        C = {isa = PBXSourcesBuildPhase; files = (F); };
        F = {isa = PBXBuildFile; fileRef = S; };
        X = {isa = XCConfigurationList; buildConfigurations = (Y); };
        Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
      }; rootObject = P; }
      """,
    ]
    for name in names { files["\(name)/Package.swift"] = manifest(name, ["Low"]) }
    try withFolder(files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      let elsewhere = Project(folder: "\(folder)/Widget", sources: sources.files).elsewhere
      let found = Set(elsewhere.packages.map(ProjectPath.name))
      #expect(found == Set(names + (isTooMany ? [] : ["Low"])))
      _ = sources.add(elsewhere)
      #expect(
        sources.fileFindings.map(\.sentence)
          == (isTooMany
            ? ["The project names 1000 packages or more for the widget: it gets the first 1000."]
            : []))
    }
  }

  @Test func `packages of a specification come with those that they need, others do not`() throws {
    var files = Self.files.filter { !$0.key.hasPrefix("App.xcodeproj") }
    files["project.yml"] = """
      packages:
        Kit: {path: Packages/Kit}
        Unused: {path: Packages/Unused}
        Far: {url: "https://example.com/far", from: 1.0.0}
      targets:
        W:
          type: app-extension
          platform: iOS
          sources: [Widget]
          dependencies: [{package: Kit, product: Kit}, {package: Far}, {sdk: SwiftUI.framework}]
      """
    try withFolder(files) { folder in
      let found = try names("\(folder)/Widget")
      #expect(found == ["Card.swift", "Base.swift", "Kit.swift"])
    }
  }

  @Test(arguments: ["xcodeproj", "yml"])
  func `an example within a library's folder has the library's sources, and nothing else of it`(
    kind: String
  ) throws {
    var files = [
      ".git/HEAD": "",
      "Package.swift": #"Package(name: "Kit", products: [.library(name: "Kit")])"#,
      "Sources/Kit/Kit.swift": "struct KitAttributes {}",
      "Tests/KitTests/KitTests.swift": "struct KitTests {}",
      "Examples/Second/Second.swift": "struct Second {}",
      "Examples/First/App/App.swift": "struct FirstApp {}",
      "Examples/First/Widget/Card.swift":
        "import Kit\nlet card = ActivityConfiguration(for: KitAttributes.self)",
    ]
    if kind == "yml" {
      files["Examples/First/project.yml"] = """
        packages: {Kit: {path: ../..}}
        targets:
          W: {type: app-extension, platform: iOS, sources: [Widget], dependencies: [{package: Kit}]}
        """
    } else {
      files["Examples/First/App.xcodeproj/project.pbxproj"] = Self.project.replacing(
        "relativePath = Packages/Kit", with: #"relativePath = "../..""#)
    }
    try withFolder(files) { folder in
      let found = try names("\(folder)/Examples/First/Widget")
      #expect(found == ["Card.swift", "Kit.swift"])
    }
  }

  @Test func `specifications beside the widget's own declare what it depends on`() throws {
    let files = [
      ".git/HEAD": "",
      "App/project.yml":
        "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: App",
      "App/App/App.swift": "struct RideApp {}",
      "Core/project.yml":
        "targets:\n  Core:\n    type: framework\n    platform: iOS\n    sources: .",
      "Core/Ride.swift": "struct RideAttributes {}",
      "Widget/project.yml":
        "targets:\n  Widget:\n    type: app-extension\n    platform: iOS\n    sources: [., ../Core/Looks.xcassets, ../Words]\n    dependencies: [{target: Core}]",
      "Core/Looks.xcassets/Contents.json": "{}", "Words/de.lproj/Ride.strings": "",
      "Words/Localizable.xcstrings": "{}",
      "Widget/Card.swift": "let card = ActivityConfiguration(for: RideAttributes.self)",
    ]
    try withFolder(files) { folder in
      let found = try names("\(folder)/Widget")
      #expect(found == ["Card.swift", "Ride.swift"])
      let sources = try WidgetSources(paths: ["\(folder)/Widget"])
      let project = Project(folder: "\(folder)/Widget", sources: sources.files)
      #expect(project.elsewhere.catalogues == ["\(folder)/Core/Looks.xcassets"])
      #expect(
        project.elsewhere.strings.map(ProjectPath.name) == [
          "Localizable.xcstrings", "Ride.strings",
        ])
    }
  }

  @Test func `a project says nothing of files outside of its repository`() throws {
    var files = Self.files
    files = Dictionary(uniqueKeysWithValues: files.map { ("Ours/\($0.key)", $0.value) })
    files["Ours/.git/HEAD"] = ""
    files["Ours/App.xcodeproj/project.pbxproj"] = Self.project.replacingOccurrences(
      of: "Other/Other.swift", with: "../Theirs/Secret.swift")
    files["Theirs/Secret.swift"] = "let secret = 1"
    try withFolder(files) { folder in
      let found = try names("\(folder)/Ours/Widget")
      #expect(found == ["Card.swift", "Core.swift", "Library.swift", "Base.swift", "Kit.swift"])
    }
    files["Ours/.git/HEAD"] = nil
    try withFolder(files) { folder in
      let found = try names("\(folder)/Ours/Widget")
      #expect(found.contains("Secret.swift"))
    }
  }

  @Test func `a link that leads out of the repository brings nothing, one within it does`() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.files.map { ("Ours/\($0.key)", $0.value) })
    files["Ours/.git/HEAD"] = ""
    files["Ours/Packages/Kit/Package.swift"] = """
      let package = Package(name: "Kit", targets: [.target(name: "Kit"),
        .target(name: "Far", path: "../../../Theirs")])
      """
    let kit = "Ours/Packages/Kit/Sources/Kit"
    files["\(kit)/Near/near.json"] = "{}"
    for name in ["secret.json", "Secret.swift", "Secret.ttf", "Secret.strings"] {
      files["Theirs/\(name)"] = "let secret = 1"
    }
    files["Theirs/More/More.swift"] = "let more = 1"
    for path in ["Ours/Shared/names.json", "Ours/Library/Library.swift"] { files[path] = nil }
    try withFolder(files) { folder in
      let links = [
        "Ours/Shared/names.json": "Theirs/secret.json",
        "Ours/Library/Library.swift": "Theirs/Secret.swift",
        "Ours/Widget/Secret.ttf": "Theirs/Secret.ttf", "\(kit)/secret.json": "Theirs/secret.json",
        "\(kit)/Secret.swift": "Theirs/Secret.swift", "\(kit)/More": "Theirs/More",
        "\(kit)/Secret.strings": "Theirs/Secret.strings",
        "\(kit)/near.json": "\(kit)/Near/near.json",
      ]
      for (place, target) in links {
        try? FileManager.default.createDirectory(
          atPath: ProjectPath.folder("\(folder)/\(place)"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(place)", withDestinationPath: "\(folder)/\(target)")
      }
      var sources = try WidgetSources(paths: ["\(folder)/Ours/Widget"])
      _ = sources.add(Project(folder: "\(folder)/Ours/Widget", sources: sources.files).elsewhere)
      #expect(
        sources.files.map { ProjectPath.name($0.path) }
          == ["Card.swift", "Core.swift", "Kit.swift"])
      #expect(sources.shared.plainFiles.map(ProjectPath.name) == ["near.json", "near.json"])
      #expect(sources.shared.strings.isEmpty && sources.fonts.isEmpty)
      let told = sources.fileFindings
      #expect(told.count == 5 && told.allSatisfy { $0.location == nil && $0.severity == .warning })
      #expect(
        told.first?.sentence
          == "\(folder)/Ours/Widget/Secret.ttf is a link to \(folder)/Theirs/Secret.ttf, outside of the project's repository: the widget does not get it."
      )
    }
  }

  @Test func `what the process of a single file may read is no link to elsewhere`() throws {
    let files = ["Ours/.git/HEAD": "", "Ours/Card.swift": "", "Theirs/.env": "TOKEN=1"]
    try withFolder(files) { folder in
      for name in ["Localizable.strings", "Assets.xcassets", "defaults.json", "Ours.ttf"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/Ours/\(name)", withDestinationPath: "../Theirs/.env")
      }
      let sources = try WidgetSources(paths: ["\(folder)/Ours/Card.swift"])
      #expect(sources.resources == ["\(folder)/Ours/Card.swift"] && sources.fonts.isEmpty)
      #expect(sources.fileFindings.count == 3)
    }
  }

  @Test func `catalogues of the extension come, activities of other folders do not`() throws {
    try withFolder(Self.files) { folder in
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      let project = Project(folder: "\(folder)/Widget", sources: sources.files)
      #expect(project.elsewhere.files.map(ProjectPath.name).contains("Other.swift"))
      _ = sources.add(project.elsewhere)
      #expect(sources.shared.catalogues == ["\(folder)/Shared/Shared.xcassets"])
      #expect(!sources.files.contains { $0.path.hasSuffix("Other.swift") })
    }
  }

  @Test func `what no project tells is looked for up to the top of the repository`() throws {
    let files = [
      ".git/HEAD": "", "Widget/Card.swift": "", "Models/Ride.swift": "struct RideAttributes {}",
      "Models/Rides.swift": "// struct RideState\nlet RideState = 1",
    ]
    try withFolder(files) { folder in
      let search = DeclarationSearch(
        around: "\(folder)/Widget", known: ["\(folder)/Widget/Card.swift"])
      #expect(
        search.advice(for: "RideAttributes")
          == "\(folder)/Models/Ride.swift declares it: name \(folder), which holds both.")
      #expect(search.advice(for: "RideState") == nil)
    }
  }

  @Test func `a value that another file of the project may declare is missed for that`() throws {
    let card = "struct Ride {}\nlet a = appGroupName\nlet b = total\nlet c = nothing\n"
    var files = [
      ".git/HEAD": "", "Widget/Card.swift": card, "App/Names.swift": "let appGroupName = 1",
      "App/Ride.swift": "extension Ride { var time: Int { 1 } }",
      "App/Main.swift": "func f() { let total = 1 }",
    ]
    func judge() throws -> CertainMistakes.Judgement {
      var judgement = CertainMistakes.Judgement()
      try withFolder(files) { folder in
        let hints = ErrorHints(
          [.init(path: "\(folder)/Widget/Card.swift", text: card)], in: "\(folder)/Widget",
          imports: [], frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
        let errors = [
          "2:9: error: cannot find 'appGroupName' in scope",
          "3:9: error: cannot find 'total' in scope",
          "4:9: error: cannot find 'nothing' in scope",
          "4:9: error: value of type 'Ride' has no member 'time'",
        ].map { "\(folder)/Widget/Card.swift:\($0)" }.joined(separator: "\n")
        judgement = CertainMistakes(hints)
          .judge(CompilerMessages(errors, files: [:]).findings.map { LeftLine(finding: $0) })
      }
      return judgement
    }
    let found = try judge()
    // Nobody sees a value of a function.
    #expect(
      found.mistakes.map(\.sentence) == [
        "Cannot find 'total' in scope.", "Cannot find 'nothing' in scope.",
      ])
    #expect(found.advice.map(\.finding.location?.line) == [2, 4])
    #expect(
      found.advice.first?.fix.contains("/App/Names.swift declares it: name ") == true)

    // A header may bring what Swift code names, and without a project nobody knows what belongs to it.
    files["App/Bridge.h"] = ""
    #expect(try judge().mistakes.isEmpty)
    files["App/Bridge.h"] = nil
    files[".git/HEAD"] = nil
    #expect(try judge().mistakes.isEmpty)
  }

  /// What files beside a widget's folder say of something that it misses.
  private enum Answer { case nothing, declared, advised }

  private func answer(
    _ missing: MissingDeclaration, _ file: String, _ text: String
  ) throws -> Answer {
    var answer = Answer.nothing
    let files = [".git/HEAD": "", "Widget/Card.swift": "", file: text]
    try withFolder(files) { folder in
      let search = DeclarationSearch(around: "\(folder)/Widget", known: [])
      let found = try #require(search.declaring([missing]))
      if let advice = found[missing] { answer = advice == nil ? .declared : .advised }
    }
    return answer
  }

  private func answer(_ missing: MissingDeclaration, _ text: String) throws -> Answer {
    try answer(missing, "App/Other.swift", text)
  }

  @Test(arguments: ["Package.swift", "Package@swift-5.9.swift"])
  func `what describes a project declares nothing for a widget`(path: String) throws {
    let total = MissingDeclaration(kind: .value, name: "total")
    #expect(try answer(total, path, "let total = 1") == .nothing)
    #expect(try answer(total, "App/Other.swift", "let total = 1") == .advised)
  }

  @Test func `neither does a folder of tests, but one that is only called so does`() throws {
    let total = MissingDeclaration(kind: .value, name: "total")
    func declares(_ more: [String: String]) throws -> Bool? {
      var declares: Bool?
      let files = [".git/HEAD": "", "Widget/Card.swift": ""].merging(more) { $1 }
      try withFolder(files) { folder in
        let search = DeclarationSearch(around: "\(folder)/Widget", known: [])
        declares = search.declaring([total]).map { $0[total] != nil }
      }
      return declares
    }
    let text = "let total = 1"
    #expect(
      try declares(["KitTests/Tea.swift": text, "KitTests/Pot.swift": "import Testing"]) == false)
    #expect(try declares(["ABTests/Tea.swift": text]) == true)
    #expect(try declares(["vendor/Tea.swift": text, "vendor/c.h": ""]) == true)
    #expect(try declares(["vendor/bundle/Tea.swift": text]) == false)
    // Nobody knows whose these are.
    #expect(try declares(["App/build/Tea.swift": text]) == nil)
    #expect(try declares(["App/build/Build/Tea.swift": text]) == false)
  }

  @Test func `nothing is certain while a submodule is not here`() throws {
    let list = "[submodule \"Kit\"]\n\tpath = Shared/Kit\n\turl = ../Kit"
    for kit in [nil, "Shared/Kit/Kit.swift"] {
      var files = [".git/HEAD": "", ".gitmodules": list, "Widget/Card.swift": ""]
      if let kit { files[kit] = "" }
      try withFolder(files) { folder in
        try FileManager.default.createDirectory(
          atPath: "\(folder)/Shared/Kit", withIntermediateDirectories: true)
        let search = DeclarationSearch(around: "\(folder)/Widget", known: [])
        #expect((search.declaring([]) == nil) == (kit == nil))
      }
    }
  }

  @Test func `a file that the project lists and git ignores is told where something is missing`()
    throws
  {
    var files = Self.files
    let listed = Self.project.replacing("Other/Other.swift", with: "Other/Secrets.swift")
    files["App.xcodeproj/project.pbxproj"] = listed
    func sources(_ folder: String) throws -> WidgetSources {
      var sources = try WidgetSources(paths: ["\(folder)/Widget"])
      _ = sources.add(Project(folder: "\(folder)/Widget", sources: sources.files).elsewhere)
      return sources
    }
    try withFolder(files) { folder in
      let sources = try sources(folder)
      #expect(!sources.isWhole && sources.fileFindings.isEmpty)
      #expect(
        sources.absenceFindings.map(\.sentence) == [
          "The project lists \(folder)/Other/Secrets.swift for the widget, and no such file is here."
        ])
      #expect(sources.absenceFindings.map(\.severity) == [.info])
    }
    files["Other/Secrets.swift"] = "let apiKey = 1"
    try withFolder(files) { folder in
      let sources = try sources(folder)
      #expect(sources.isWhole)
    }
    // It stands in another folder than the project says.
    files["Other/Secrets.swift"] = nil
    files["Widget/Deep/Secrets.swift"] = ""
    try withFolder(files) { folder in
      let sources = try sources(folder)
      #expect(sources.isWhole)
    }
  }

  @Test(arguments: [
    ("Scripts/count.swift", "#!/usr/bin/swift\n"), ("Project.swift", "import ProjectDescription\n"),
    ("App/Tea.swift", "import XCTest\n"),
  ])
  func `neither does a script, a manifest of Tuist's or a test anywhere`(
    path: String, head: String
  ) throws {
    let total = MissingDeclaration(kind: .value, name: "total")
    #expect(try answer(total, path, head + "let total = 1") == .nothing)
    #expect(try answer(total, path, "let total = 1") == .advised)
  }

  @Test func `a member is declared for its own type and for what that conforms to`() throws {
    let clock = MissingDeclaration(
      kind: .member, name: "clock", types: ["Kettle"], protocols: ["Identifiable"])
    #expect(try answer(clock, "extension Kettle { var clock: Int { 1 } }") == .advised)
    #expect(try answer(clock, "extension Brew.Kettle { var clock: Int { 1 } }") == .advised)
    #expect(try answer(clock, "extension Identifiable { var clock: Int { 1 } }") == .advised)
    #expect(try answer(clock, "extension Kettle: Timed {}") == .declared)
    let renamed = "typealias Pot = Brew.Kettle\nextension Pot { var clock: Int { 1 } }"
    #expect(try answer(clock, renamed) == .declared)
    for other in [
      "extension Date { var clock: Int { 1 } }", "let clock = 1", "struct A { let clock = 1 }",
      "extension Kettle { private var clock: Int { 1 } }",
      "private extension Kettle { static var clock: Int { 1 } }",
    ] {
      #expect(try answer(clock, other) == .nothing, "\(other)")
    }
  }

  @Test func `a value is declared outside of types, or for the types around its place`() throws {
    let total = MissingDeclaration(
      kind: .value, name: "total", types: ["Card"], protocols: ["View"])
    #expect(try answer(total, "let total = 1") == .advised)
    #expect(try answer(total, "extension Card { var total: Int { 1 } }") == .advised)
    #expect(try answer(total, "extension View { var total: Int { 1 } }") == .advised)
    #expect(try answer(total, "extension Date { var total: Int { 1 } }") == .nothing)
    #expect(try answer(total, "struct A { let total = 1 }") == .nothing)
    // What its file keeps, and what a function declares in its body.
    for hidden in [
      "private let total = 1", "fileprivate nonisolated(unsafe) var total = 1",
      "private struct Card { let total = 1 }", "extension Card { func a() { let total = 1 } }",
      "let a = { let total = 1; struct B { var c = 2 }; let d = (total, total: 1) }()",
    ] { #expect(try answer(total, hidden) == .nothing, "\(hidden)") }
    #expect(try answer(total, "public private(set) var total = 1") == .advised)
    #expect(try answer(total, "func a() {}\nlet total = 1") == .advised)
  }

  @Test func `an operator and an initialiser of another file are found`() throws {
    let times = MissingDeclaration(kind: .operator, name: "*")
    #expect(try answer(times, "func * (a: String, b: Int) -> String { a }") == .advised)
    #expect(
      try answer(times, "extension String { static func *(a: Self, b: Int) -> Self { a } }")
        == .advised)
    #expect(try answer(times, "struct A { static func * (a: A, b: A) -> A { a } }") == .nothing)
    let pier = MissingDeclaration(kind: .initializer, types: ["Pier"])
    #expect(
      try answer(pier, "extension Pier { init(_ a: String) { self.init(count: 1) } }") == .advised)
    #expect(
      try answer(pier, "extension Quay { init(_ a: String) { self.init(count: 1) } }") == .nothing)
  }

  @Test func `a link out of the repository is not looked behind, and makes nothing certain`() throws
  {
    let files = [
      "Ours/.git/HEAD": "", "Ours/Widget/Card.swift": "", "Ours/Kit/Kit.swift": "",
      "Theirs/Names.swift": "let total = 1\nstruct RideAttributes {}",
    ]
    let total: Set = [MissingDeclaration(kind: .value, name: "total")]
    for target in ["../../Theirs", "../../Theirs/Names.swift", "../Kit", "../Kit/Kit.swift"] {
      try withFolder(files) { folder in
        let widget = "\(folder)/Ours/Widget"
        #expect(try WidgetSources(paths: [widget]).isWhole)
        let name = target.hasSuffix(".swift") ? "Link.swift" : "Link"
        try FileManager.default.createSymbolicLink(
          atPath: "\(widget)/\(name)", withDestinationPath: target)
        let isOut = target.contains("Theirs")
        #expect(try WidgetSources(paths: [widget]).isWhole == !isOut, "\(target)")
        let search = DeclarationSearch(around: widget, known: ["\(widget)/Card.swift"])
        #expect((search.declaring(total) == nil) == isOut, "\(target)")
        #expect(search.advice(for: "RideAttributes") == nil)
      }
    }
  }

  @Test func `what extends views is no advice for a value that is none`() throws {
    let files = [
      ".git/HEAD": "", "Widget/Card.swift": "",
      "Kit/Views.swift": "extension View { func cardURL() -> some View { self } }",
    ]
    try withFolder(files) { folder in
      let search = DeclarationSearch(around: "\(folder)/Widget", known: [])
      #expect(search.advice(for: "cardURL", of: "Card") != nil)
      #expect(search.advice(for: "cardURL", of: "Ride", isView: false) == nil)
    }
  }

  @Test func `of a folder with very many entries not all are looked at`() throws {
    var files = [
      ".git/HEAD": "", "Widget/Card.swift": "", "Ride.swift": "struct RideAttributes {}",
    ]
    for number in 0..<50 { files["Data/\(number)/a.txt"] = "" }
    try withFolder(files) { folder in
      func search(_ limit: Int) -> DeclarationSearch {
        DeclarationSearch(around: "\(folder)/Widget", known: [], entryLimit: limit)
      }
      let total: Set = [MissingDeclaration(kind: .value, name: "total")]
      #expect(search(20).declaring(total) == nil && search(1000).declaring(total) != nil)
      #expect(search(1000).advice(for: "RideAttributes") != nil)
    }
  }

  @Test
  func `a modifier that another file of the project declares is found, and no other function`()
    throws
  {
    let files = [
      ".git/HEAD": "", "Widget/Card.swift": "",
      "Kit/Views.swift": "extension View { func cardURL(_ a: Int) -> some View { self } }",
      "Kit/Store.swift":
        "final class Store { func stored() {} }\nextension Store { func kept() {} }",
    ]
    try withFolder(files) { folder in
      let search = DeclarationSearch(around: "\(folder)/Widget", known: [])
      for owner in ["some View", "ModifiedContent<Card, Tint>", "Text"] {
        #expect(
          search.advice(for: "cardURL", of: owner)
            == "\(folder)/Kit/Views.swift declares it: name \(folder), which holds both.")
      }
      #expect(search.advice(for: "stored", of: "some View") == nil)
      #expect(search.advice(for: "kept", of: "some View") == nil)
    }
  }

  @Test func `a folder that is a whole repository has nothing looked for outside of it`() throws {
    var files = [
      "Ours/.git/HEAD": "", "Ours/Card.swift": "", "Theirs/Package.swift": "",
      "Theirs/Ride.swift": "struct RideAttributes {}",
    ]
    try withFolder(files) { folder in
      let search = DeclarationSearch(around: "\(folder)/Ours", known: ["\(folder)/Ours/Card.swift"])
      #expect(search.advice(for: "RideAttributes") == nil)
    }
    // Without a repository a package beside it may be of the same project.
    files["Ours/.git/HEAD"] = nil
    try withFolder(files) { folder in
      let search = DeclarationSearch(around: "\(folder)/Ours", known: ["\(folder)/Ours/Card.swift"])
      #expect(search.advice(for: "RideAttributes")?.contains("/Theirs/Ride.swift") == true)
    }
  }

  @Test func `without a project the packages beside the folder are looked into, and nothing else`()
    throws
  {
    let files = [
      "Widget/Card.swift": "", "Kit/Package.swift": "",
      "Kit/Sources/Kit/Ride.swift": "public struct RideAttributes {}",
      "Other/Trip.swift": "struct TripAttributes {}",
    ]
    try withFolder(files) { folder in
      let search = DeclarationSearch(around: "\(folder)/Widget", known: [])
      #expect(
        search.advice(for: "RideAttributes")
          == "\(folder)/Kit/Sources/Kit/Ride.swift declares it: name \(folder), which holds both.")
      #expect(search.advice(for: "TripAttributes") == nil)
    }
    // A link to a package in the folder around both is one; what it leads to elsewhere would not come.
    try withFolder([
      "Ours/Widget/Card.swift": "", "Ours/Far/Kit/Package.swift": "",
      "Ours/Far/Kit/Ride.swift": "struct RideAttributes {}", "Other/Package.swift": "",
      "Other/Trip.swift": "struct TripAttributes {}",
    ]) { folder in
      for (name, target) in ["Kit": "Far/Kit", "Other": "../Other"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/Ours/\(name)", withDestinationPath: target)
      }
      let search = DeclarationSearch(around: "\(folder)/Ours/Widget", known: [])
      #expect(
        search.advice(for: "RideAttributes")
          == "\(folder)/Ours/Kit/Ride.swift declares it: name \(folder)/Ours, which holds both.")
      #expect(search.advice(for: "TripAttributes") == nil)
    }
    // The folder above is the package.
    let below = [
      "Package.swift": "", "App/Widget/Card.swift": "",
      "Sources/Kit/Ride.swift": "struct RideAttributes {}",
    ]
    try withFolder(below) { folder in
      let search = DeclarationSearch(around: "\(folder)/App/Widget", known: [])
      let advice = search.advice(for: "RideAttributes")
      #expect(advice?.hasSuffix("name \(folder), which holds both.") == true)
    }
  }
}
