import Findings
import Goldens
import Testing

@testable import WidgetHost

@Suite("The targets that compile a file")
struct FileOwnersTests {
  private static func target(
    _ name: String, paths: Set<String> = [], folders: [(String, Set<String>)] = []
  ) -> ProjectTarget {
    var target = ProjectTarget(
      name: name, kind: .other, place: SourceLocation(file: "/p/project.yml", line: 1))
    target.sources = FileMembership(
      paths: paths, folders: folders.map { (path: $0.0, choice: FolderChoice(except: $0.1)) })
    return target
  }

  private static let targets = [
    target("all", folders: [("/p", ["/p/B/2.swift"])]),
    target("A", paths: ["/p/A/1.swift", "/q/3.swift"]),
    target("B", paths: ["/p/A/1.swift"], folders: [("/p/B", []), ("/p/B/C", ["/p/B/C/4.swift"])]),
  ]

  @Test(arguments: [
    "/p/A/1.swift", "/p/B/2.swift", "/q/3.swift", "/p/B/C/4.swift", "/pp/5.swift", "/p", "6.swift",
  ])
  func `are those whose list or folder has it, in their order`(path: String) {
    #expect(
      FileOwners(Self.targets).targets(compiling: path)
        == Self.targets.indices.filter { Self.targets[$0].sources.contains(path) })
  }

  /// A project with an extension, and frameworks that depend on one another, each with files and a package's product.
  private static func project(targets count: Int, filesOfEach: Int) -> String {
    var lines = [
      "{objects = {",
      "P = {isa = PBXProject; mainGroup = G; targets = (W, \((0..<count).map { "T\($0)" }.joined(separator: ", "))); };",
      "A = {isa = PBXFileReference; path = W/Card.swift; sourceTree = \"<group>\"; };",
      "FA = {isa = PBXBuildFile; fileRef = A; };",
      "CW = {isa = PBXSourcesBuildPhase; files = (FA); };",
      "PD = {isa = XCSwiftPackageProductDependency; productName = Kit; };",
      "DW = {isa = PBXTargetDependency; target = T0; };",
      "X = {isa = XCConfigurationList; buildConfigurations = (Y); };",
      "Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };",
      "W = {isa = PBXNativeTarget; name = W; productType = \"com.apple.product-type.app-extension\"; buildPhases = (CW); dependencies = (DW); buildConfigurationList = X; packageProductDependencies = (PD); };",
    ]
    var files = ["A"]
    for target in 0..<count {
      let own = (0..<filesOfEach).map { "\(target)f\($0)" }
      for name in own {
        files.append("R\(name)")
        lines.append(
          "R\(name) = {isa = PBXFileReference; path = \"App/\(name).swift\"; sourceTree = \"<group>\"; };"
        )
        lines.append("B\(name) = {isa = PBXBuildFile; fileRef = R\(name); };")
      }
      lines += [
        "C\(target) = {isa = PBXSourcesBuildPhase; files = (\(own.map { "B" + $0 }.joined(separator: ", "))); };",
        "D\(target) = {isa = PBXTargetDependency; target = T\((target + 1) % count); };",
        "T\(target) = {isa = PBXNativeTarget; name = T\(target); productType = \"com.apple.product-type.framework\"; buildPhases = (C\(target)); dependencies = (D\(target)); buildConfigurationList = X; packageProductDependencies = (PD); };",
      ]
    }
    lines.append(
      "G = {isa = PBXGroup; children = (\(files.joined(separator: ", "))); sourceTree = \"<group>\"; };"
    )
    return (lines + ["}; rootObject = P; }"]).joined(separator: "\n")
  }

  @Test func `of thousands of targets and files are found in time that grows as they do`() throws {
    func time(_ count: Int) throws -> Double {
      let folder = try TestFolder.path(
        "large",
        with: [
          ".git/HEAD": "", "W/Card.swift": "ActivityConfiguration",
          "App.xcodeproj/project.pbxproj": Self.project(targets: count, filesOfEach: 8),
        ])
      let sources = try WidgetSources(paths: ["\(folder)/W"])
      let start = ProcessorTime.ofThisThread
      let project = Project(folder: sources.folder, sources: sources.files)
      #expect(project.widgetExtensions.map(\.name) == ["W"])
      _ = project.elsewhere
      #expect(project.foreignFiles(packages: []).isEmpty)
      _ = project.libraryModules
      return ProcessorTime.ofThisThread - start
    }
    let small = try time(250)
    #expect(try time(2000) < 30 * small)
  }
}
