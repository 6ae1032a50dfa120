import Findings
import Foundation
import Testing

@testable import WidgetHost

@Suite("The frameworks that a widget imports")
struct FrameworksTests {
  @Test func `two places of modules have two folders of links in one cache`() {
    let one = Frameworks(compiler: "", modules: "/one/Modules", program: "")
    let other = Frameworks(compiler: "", modules: "/other/Modules", program: "")
    #expect(one.links(in: "/cache") != other.links(in: "/cache"))
    #expect(one.links(in: "/cache") == one.links(in: "/cache"))
    #expect(one.links(in: "/cache").hasPrefix("/cache/modules-"))
  }

  @Test(arguments: ["SwiftUI", "MapKit", "Drawing"])
  func `what was compiled against another module of any name is no longer good`(name: String) throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-modules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let frameworks = Frameworks(compiler: "", modules: folder.path, program: "")
    let before = frameworks.stamp
    #expect(frameworks.stamp == before)
    try Data("module".utf8).write(to: folder.appendingPathComponent("\(name).swiftmodule"))
    #expect(frameworks.stamp != before)
  }

  @Test func `widgets are compiled where modules stand beside the program and a compiler is there`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-program-\(UUID().uuidString)")
    let (modules, swiftc) = (
      folder.appendingPathComponent("Modules"), folder.appendingPathComponent("swiftc")
    )
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func found() -> Result<Frameworks, Frameworks.Problem> {
      Frameworks.find(
        environment: ["PATH": folder.path], program: folder.appendingPathComponent("islet").path)
    }
    func lacks(_ id: FindingID) -> Bool {
      if case .failure(let problem) = found() { problem.finding.id == id } else { false }
    }
    #expect(lacks("widget-no-frameworks"))
    try Data().write(to: modules.appendingPathComponent("WidgetKit.swiftmodule"))
    #expect(lacks("widget-no-compiler"))
    try Data().write(to: swiftc)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swiftc.path)
    #expect(try found().get().compiler == swiftc.path)
  }

  @Test func `the packages' program exports the symbols of every module that a widget imports`()
    throws
  {
    let package = (1...3).reduce(URL(filePath: #filePath).deletingLastPathComponent()) { url, _ in
      url.deletingLastPathComponent()
    }
    let list = try String(contentsOf: package.appending(path: ".package/exported"), encoding: .utf8)
    // What extends Foundation's types may have a module's name in an abbreviated form: words are written once.
    let foundation = ["Foundation", "FoundationEssentials", "FoundationInternationalization"]
    let wanted =
      Frameworks.importable.subtracting(["Foundation"]).sorted()
      .map { "  $s*\($0.utf8.count)\($0)*;" }
      + foundation.map { "  $s\($0.utf8.count)\($0)*;" }
    #expect(
      Set(list.split(separator: "\n").map(String.init)) == Set(["{", "};"] + wanted),
      "\(wanted.joined(separator: "\n"))")
  }
}
