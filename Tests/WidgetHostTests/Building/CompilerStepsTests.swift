import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("How a source becomes a library") struct CompilerStepsTests {
  private let inputs = [("/b/A.swift", 10), ("/b/B.swift", 30), ("/b/C.swift", 20)]
    .map { CompilerSteps.Input(path: $0.0, size: $0.1) }

  private func steps(
    toolchain: String?, cores: Int = 2, isMainActor: Bool = false
  ) -> CompilerSteps {
    CompilerSteps(
      inputs, output: "/b/out.so",
      options: .init(
        modules: "/m", moduleCache: "/c", folder: "/b", isMainActor: isMainActor),
      compiler: "/t/bin/swiftc", toolchain: toolchain, cores: cores)
  }

  /// A folder with the programs of a toolchain, which are empty.
  private func toolchain(without missing: String? = nil) throws -> String {
    let root = NSTemporaryDirectory() + "islet-toolchain-\(UUID().uuidString)"
    for file in ["bin/swift-frontend", "bin/ld.lld"]
      + ["x86_64", "aarch64"].map({ "lib/swift/linux/\($0)/swiftrt.o" })
    where file != missing {
      let path = URL(fileURLWithPath: "\(root)/\(file)")
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: path)
    }
    return root
  }

  @Test func `shares keep the files' order, leave none out and are about one size`() {
    #expect(CompilerSteps.shares(inputs, count: 1) == [0..<3])
    #expect(CompilerSteps.shares(inputs, count: 2) == [0..<2, 2..<3])
    #expect(CompilerSteps.shares(inputs, count: 3) == [0..<1, 1..<2, 2..<3])
    let uneven = [16, 43, 25, 20, 26].map { CompilerSteps.Input(path: "/b/\($0).swift", size: $0) }
    #expect(CompilerSteps.shares(uneven, count: 2) == [0..<2, 2..<5])
    #expect(CompilerSteps.shares([], count: 2).isEmpty)
    let empty = [CompilerSteps.Input(path: "/b/E.swift", size: 0)]
    #expect(CompilerSteps.shares(empty, count: 4) == [0..<1])
  }

  @Test func `a large source has more shares than there are cores`() throws {
    let root = try toolchain()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let large = (0..<8).map { CompilerSteps.Input(path: "/b/\($0).swift", size: 200_000) }
    let steps = CompilerSteps(
      large, output: "/b/out.so",
      options: .init(modules: "/m", moduleCache: "/c", folder: "/b", patience: 4),
      compiler: "/t/bin/swiftc", toolchain: root, cores: 2)
    #expect(steps.parallel.count == 4)
    #expect(steps.parallel.allSatisfy { $0.contains("-solver-expression-time-threshold=4") })
  }

  @Test func `each file is compiled by one compiler, and all see all of them`() throws {
    let root = try toolchain()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let steps = steps(toolchain: root)
    #expect(steps.parallel.count == 2)
    var own: [String] = []
    for command in steps.parallel {
      #expect(command.first == "\(root)/bin/swift-frontend")
      #expect(command.filter { $0.hasSuffix(".swift") } == inputs.map(\.path))
      let primary = command.indices.dropLast()
        .filter { command[$0] == "-primary-file" }.map { command[$0 + 1] }
      own += primary
      #expect(command.count { $0 == "-o" } == primary.count)
    }
    #expect(own == inputs.map(\.path))
    #expect(steps.last.first == "\(root)/bin/ld.lld")
    #expect(steps.last.suffix(3) == ["/b/0.o", "/b/1.o", "/b/2.o"])
  }

  @Test func `what was made of a file before is linked, and the file only read`() throws {
    let root = try toolchain()
    defer { try? FileManager.default.removeItem(atPath: root) }
    var known = inputs
    known[0].object = "/o/A.o"
    known[2].object = "/o/C.o"
    let steps = CompilerSteps(
      known, output: "/b/out.so", options: .init(modules: "/m", moduleCache: "/c", folder: "/b"),
      compiler: "/t/bin/swiftc", toolchain: root, cores: 2)
    let command = try #require(steps.parallel.first)
    #expect(steps.parallel.count == 1)
    #expect(command.filter { $0.hasSuffix(".swift") } == inputs.map(\.path))
    #expect(command.count { $0 == "-primary-file" } == 1)
    #expect(steps.last.suffix(3) == ["/o/A.o", "/b/1.o", "/o/C.o"])
    #expect(steps.made == [1: "/b/1.o"])
    // All of it is known: there is nothing but to link.
    known[1].object = "/o/B.o"
    let linking = CompilerSteps(
      known, output: "/b/out.so", options: .init(modules: "/m", moduleCache: "/c", folder: "/b"),
      compiler: "/t/bin/swiftc", toolchain: root, cores: 2)
    #expect(linking.parallel.isEmpty && linking.made.isEmpty)
    #expect(linking.last.first == "\(root)/bin/ld.lld")
  }

  @Test func `one core has one compiler`() throws {
    let root = try toolchain()
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(steps(toolchain: root, cores: 1).parallel.count == 1)
  }

  @Test func `where the toolchain is not known its driver does all of it`() throws {
    let root = try toolchain(without: "bin/ld.lld")
    defer { try? FileManager.default.removeItem(atPath: root) }
    for place in [nil, root] {
      let steps = steps(toolchain: place)
      #expect(steps.parallel.isEmpty)
      #expect(steps.last.first == "/t/bin/swiftc")
      #expect(steps.last.suffix(3) == inputs.map(\.path))
    }
  }

  @Test func `the main actor is named only where it is asked for`() {
    #expect(steps(toolchain: nil, isMainActor: true).last.contains("-default-isolation"))
    #expect(!steps(toolchain: nil).last.contains("-default-isolation"))
  }

  @Test func `commands are read as they were written`() throws {
    let root = try toolchain()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let steps = steps(toolchain: root)
    #expect(CompilerSteps.commands(in: steps.words).others == steps.parallel + [steps.last])
    #expect(CompilerSteps.commands(in: steps.words).ahead.isEmpty)
  }

  @Test func `C modules are read before all else, where they are new and there are two cores`()
    throws
  {
    let root = try toolchain()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let steps = { (inputs: [CompilerSteps.Input], cores: Int) in
      CompilerSteps(
        inputs, output: "/b/out.so",
        options: .init(modules: "/m", moduleCache: "/c", readsCModules: true, folder: "/b"),
        compiler: "/t/bin/swiftc", toolchain: root, cores: cores)
    }
    let both = steps(inputs, 2)
    #expect(both.ahead.count == CModules.shares.count)
    #expect(both.ahead.map(\.last) == ["/b/IsletModules0.swift", "/b/IsletModules1.swift"])
    let read = CompilerSteps.commands(in: both.words)
    #expect(read.ahead == both.ahead && read.others == both.parallel + [both.last])
    // The compiler keeps a module for those that are started with the same options alone.
    let options = { (command: [String]) in
      command.filter { $0.hasPrefix("-") && !["-c", "-typecheck", "-parse-stdlib"].contains($0) }
    }
    let compiler = try #require(both.parallel.first)
    #expect(Set(options(both.ahead[0])).isSubset(of: options(compiler)))
    #expect(steps(inputs, 1).ahead.isEmpty)
    let known = inputs.map { CompilerSteps.Input(path: $0.path, size: $0.size, object: "/o") }
    #expect(steps(known, 2).ahead.isEmpty)
  }

  @Test func `C modules count as kept once the one that takes longest is`() throws {
    let folder = TestFolder.path("kept")
    #expect(!CModules.areKept(in: folder))
    try FileManager.default.createDirectory(
      atPath: folder + "/3137", withIntermediateDirectories: true)
    #expect(!CModules.areKept(in: folder))
    for name in ["SwiftShims-1.pcm", "_FoundationCShims-1.pcm.lock", "_FoundationCShims-1.pcm"] {
      #expect(!CModules.areKept(in: folder))
      try Data().write(to: URL(fileURLWithPath: "\(folder)/3137/\(name)"))
    }
    #expect(CModules.areKept(in: folder))
  }
}
