import EventLoop
import Findings
import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("Errors that Xcode has, too")
struct MistakesTests {
  /// Returns whether an error on the fourth line of a file is its author's for certain.
  private func isMistake(
    _ error: String, on line: String = "let z = y", column: Int = 9, imports: String = "SwiftUI",
    leftOut: Set<String> = []
  ) throws -> Bool {
    let source = """
      import \(imports)
      struct Ride { let driver: String }
      struct Pier: View { let count: Int; var body: some View { Text("") } }
      \(line)
      """
    let hints = ErrorHints(
      [WidgetSources.File(path: "W.swift", text: source)], imports: [],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let messages = CompilerMessages("W.swift:4:\(column): error: \(error)", files: [:])
    return CertainMistakes(hints)
      .isMistake(try #require(messages.findings.first), without: leftOut)
  }

  /// Returns whether an error is its author's for certain that stands where a name does first.
  private func isMistake(
    _ error: String, at name: String, in text: String, beside others: [String] = [],
    isWhole: Bool = true
  ) throws -> Bool {
    let files = ([text] + others).enumerated().map {
      WidgetSources.File(path: "\($0.offset).swift", text: $0.element)
    }
    let hints = ErrorHints(
      files, imports: [], frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let before = text[..<(try #require(text.range(of: name)).lowerBound)]
    let column =
      before.utf16.count
      - (before.lastIndex(of: "\n").map {
        before[...$0].utf16.count
      } ?? 0)
    let place = "\(before.count { $0 == "\n" } + 1):\(column + 1)"
    let messages = CompilerMessages("0.swift:\(place): error: \(error)", files: [:])
    return CertainMistakes(hints, isWhole: isWhole)
      .isMistake(try #require(messages.findings.first))
  }

  private let unknownLayer = "cannot find 'layer' in scope"

  @Test(arguments: [
    "cannot convert value of type 'String' to specified type 'Int'",
    "cannot convert value of type '[String]' to specified type 'String?'",
    "cannot convert return expression of type 'Bool' to return type 'Date'",
    "cannot convert value of type 'Double' to specified type 'TimeOfDay' (aka 'Int')",
    "binary operator '+' cannot be applied to operands of type 'String' and 'Int'",
    "'nil' cannot initialize specified type 'Int'",
    "missing return in instance method expected to return 'String'",
    "use of local variable 'total' before its declaration",
    "cannot assign to value: 'total' is a 'let' constant",
    "expected expression after operator",
    "consecutive statements on a line must be separated by ';'",
    "source control conflict marker in source file",
    "cannot find 'total' in scope", "cannot find 'drivr' in scope",
    "value of type 'Ride' has no member 'drivr'", "value of type 'Ride' has no member 'total'",
  ])
  func `what no framework can make right is the author's`(error: String) throws {
    #expect(try isMistake(error))
  }

  @Test(arguments: [
    "cannot find type 'HKSamplePredicate' in scope", "cannot find 'kCFAllocatorDefault' in scope",
    "cannot find 'errSecSuccess' in scope", "cannot find 'vm_page_size' in scope",
    "cannot find 'withTransaction(_:)' in scope",
    "value of type 'some View' has no member 'glow'", "value of type 'Pier' has no member 'glow'",
    "value of type 'UIImage' has no member 'pngData'", "extra argument 'style' in call",
    "cannot convert value of type 'Float' to specified type 'Double'",
    "cannot convert value of type 'UIEdge' to specified type 'Int'",
    "cannot convert value of type 'String' to expected argument type 'Int'",
    "cannot convert return expression of type 'some View' to return type 'Text'",
    "value of optional type 'String?' must be unwrapped to a value of type 'String'",
    "missing return in closure expected to return 'String'",
    "missing return in getter expected to return 'some View'",
    "generic parameter 'V' could not be inferred",
    "type 'Ride' does not conform to protocol 'EntityQuery'",
  ])
  func `what a phone may have is not`(error: String) throws {
    #expect(try !isMistake(error))
  }

  @Test func `a function of Darwin's C library may be handed on by its name, another not`() throws {
    #expect(try !isMistake("cannot find 'fls' in scope", on: "let z = [1].map(fls)", column: 17))
    #expect(try !isMistake("cannot find 'optreset' in scope", on: "let z = optreset"))
    #expect(try isMistake("cannot find 'flz' in scope", on: "let z = [1].map(flz)", column: 17))
  }

  @Test func `an argument counts where the source's own type is made`() throws {
    let error = "cannot convert value of type 'String' to expected argument type 'Int'"
    #expect(try isMistake(error, on: #"let z = Pier(count: "a")"#, column: 21))
    #expect(try !isMistake(error, on: #"let z = Glow(count: "a")"#, column: 21))
    #expect(
      try !isMistake(error, on: #"let z = Pier(count: "a")"#, column: 21, leftOut: ["Pier"]))
  }

  @Test func `what is left out, or may be of a module that is not here, is missed for that`() throws
  {
    for error in ["cannot find 'total' in scope", "value of type 'Ride' has no member 'total'"] {
      #expect(try !isMistake(error, leftOut: ["total"]))
      #expect(try !isMistake(error, imports: "SwiftUI\nimport Nimble"))
    }
  }

  @Test func `a type of the source's own is known by its whole name`() throws {
    let own = "enum Brew { enum Mode: String { case hot } }"
    func isMistake(_ type: String) throws -> Bool {
      try self.isMistake("type '\(type)' has no member 'videoRecording'", on: own)
    }
    #expect(try isMistake("Brew.Mode"))
    for type in ["AVAudioSession.Mode", "Mode", "Brew", "Other.Brew.Mode"] {
      #expect(try isMistake(type) == (type == "Brew"), "\(type)")
    }
    let argument = "cannot convert value of type 'Int' to expected argument type 'String'"
    for call in ["Brew.Mode", "AVAudioSession.Mode", "Mode"] {
      let text = "let a = \(call)(one)\n\(own)"
      #expect(try self.isMistake(argument, at: "one", in: text) == (call == "Brew.Mode"), "\(call)")
    }
    // Within the type around it, it needs no more than its own name.
    let within = "enum Brew {\n  enum Mode: String { case hot }\n  static let a = Mode(one)\n}"
    #expect(try self.isMistake(argument, at: "one", in: within))
  }

  @Test(arguments: [
    "struct Card<Content: View>: View { let a: Content }", "func f<A, Content>(_ a: A) {}",
    "struct Card { init<Content>(_ a: Content) {} }",
  ])
  func `a parameter of a type is no type of the source's own`(text: String) throws {
    let error = "value of type 'Content' has no member 'draggable'"
    let own = "struct Content: Codable {}"
    #expect(try isMistake(error, at: "let z", in: "let z = 1", beside: [own]))
    #expect(try !isMistake(error, at: "let z", in: "let z = 1", beside: [own, text]))
    let other = "enum Feed { struct Content: Codable {} }"
    #expect(try !isMistake(error, at: "let z", in: "let z = 1", beside: [other]))
  }

  @Test func `an operator may be of a module that is not here, or of a file that was not compiled`()
    throws
  {
    let error = "binary operator '*' cannot be applied to operands of type 'String' and 'Int'"
    func isMistake(beside other: String, isWhole: Bool = true) throws -> Bool {
      try self.isMistake(
        error, at: "count", in: "let d: String = a * count", beside: [other], isWhole: isWhole)
    }
    #expect(try isMistake(beside: "import Combine"))
    #expect(try isMistake(beside: "func ** (a: String, b: Int) -> String { a }"))
    #expect(try isMistake(beside: "struct A { static func * (a: A, b: A) -> A { a } }"))
    #expect(try !isMistake(beside: "import SwifterSwift"))
    #expect(try !isMistake(beside: "func * (a: String, b: Int) -> String { a }"))
    #expect(
      try !isMistake(beside: "extension String { static func *(a: Self, b: Int) -> Self { a } }"))
    #expect(try !isMistake(beside: "import Combine", isWhole: false))
  }

  @Test(arguments: ["title", "name", "value", "total", "score", "status", "date", "item", "timer"])
  func `a value is missing however often the frameworks call something so`(name: String) throws {
    let text = "struct C: View { var body: some View { Text(\(name)) } }"
    #expect(try isMistake("cannot find '\(name)' in scope", at: "\(name))", in: text))
    let error = "value of type 'Ride' has no member '\(name)'"
    #expect(try isMistake(error))
  }

  @Test(arguments: ["Darwin", "Testing", "XCTest", "Distributed", "CoreBluetooth"])
  func `what is Apple's or Swift's brings no members to the source's types`(module: String) throws {
    let text = "struct Kettle {}\nlet a = kettle.gallons"
    func isMistake(beside other: String) throws -> Bool {
      try self.isMistake(
        "value of type 'Kettle' has no member 'gallons'", at: "gallons", in: text, beside: [other])
    }
    #expect(try isMistake(beside: "import \(module)"))
    #expect(try !isMistake(beside: "import \(module)Plus"))
    // A value may be the module's, in a file that imports it.
    #expect(try !self.isMistake(unknownLayer, at: "layer", in: "import \(module)\nlet a = layer"))
    #expect(
      try self.isMistake(
        unknownLayer, at: "layer", in: "let a = layer", beside: ["import \(module)"]))
  }

  @Test func `a macro may bring members`() throws {
    let error = "value of type 'Store' has no member 'total'"
    #expect(try isMistake(error, on: "struct Store { var count = 0 }"))
    #expect(try !isMistake(error, on: "@Stored struct Store { var count = 0 }"))
  }

  @Test(arguments: [
    "func f() -> Int { layer }", "struct C: View { var body: some View { Text(layer) } }",
    "struct C: Codable { var a: Int { layer } }",
    "struct C {}\nextension C { var a: Int { layer } }",
    "enum E: String { case a; var b: Int { layer } }",
    "final class Badge: UIView {}\nstruct C { var a: Int { layer } }",
  ])
  func `a value that nothing declares is missing where nothing of the frameworks' is inherited`(
    text: String
  ) throws {
    #expect(try isMistake(unknownLayer, at: "layer", in: text))
  }

  @Test(arguments: [
    "final class Badge: UIView { func flip() { layer.isHidden = true } }",
    "class Base: UIView {}\nfinal class Badge: Base { func flip() { layer.isHidden = true } }",
    "struct C {\n  final class Badge: UIView { var a: Bool { layer } }\n}",
    "extension UIDevice { var isWide: Bool { layer } }", "actor A { var a: Int { layer } }",
    "extension View { var a: Int { layer } }", "struct Wave: Shape { var a: Int { layer } }",
    "struct C {}\nextension C: Tip { var a: Int { layer } }",
    "extension Store.Order { var a: Int { layer } }",
    "@Stored\npublic struct C { var a: Int { layer } }",
    // What is called may be one of the many functions of the frameworks and of C.
    "extension View { func _layer() -> some View { layer(1) } }", "func f() { layer { } }",
    #"func f() -> String { "Bits \(layer(1))" }"#,
  ])
  func
    `a value may be the frameworks' where something of theirs is inherited, or where it is called`(
      text: String
    ) throws
  {
    #expect(try !isMistake(unknownLayer, at: "layer", in: text))
  }

  @Test func `what any file declares or may bring is not the author's to add`() throws {
    func isMistake(beside other: String, isWhole: Bool = true) throws -> Bool {
      try self.isMistake(
        unknownLayer, at: "layer", in: "let a = layer", beside: [other], isWhole: isWhole)
    }
    #expect(try isMistake(beside: "let other = 1"))
    #expect(try !isMistake(beside: "let other = 1", isWhole: false))
    #expect(
      try !isMistake(
        beside: "#if canImport(XCTest)\nimport XCTest\n#endif\nlet (other, layer) = (1, 2)"))
    #expect(try !isMistake(beside: "let other = f(1), layer = 2"))
    #expect(try !isMistake(beside: "@_exported import LayerBridge"))
    #expect(try isMistake(beside: "@_exported import SwiftUI"))
  }

  @Test(arguments: [
    "struct State { var layer: Int }", "func f() { let layer = 1 }", "private let layer = 1",
    "enum Kind { case layer }", "extension Int { var layer: Int { 1 } }",
    "extension String { var layer: Int { 1 } }", "private extension C { var layer: Int { 1 } }",
  ])
  func `what only another type, a function or a file has is missing all the same`(other: String)
    throws
  {
    let view = "struct C: View { var body: some View { Text(layer) } }"
    #expect(try isMistake(unknownLayer, at: "layer", in: view, beside: [other]))
    let kind = "enum C: String { case a; var b: Int { layer } }"
    #expect(try isMistake(unknownLayer, at: "layer", in: kind, beside: [other]))
    #expect(try isMistake(unknownLayer, at: "layer)", in: "\(view)\nstruct D { let layer: Int }"))
  }

  @Test(arguments: [
    "extension C { static var layer: Int { 1 } }", "extension View { var layer: Int { 1 } }",
    "typealias Card = C\nextension Card { var layer: Int { 1 } }", "let layer = 1",
  ])
  func `what the type around the line has is not`(other: String) throws {
    let view = "struct C: View { var body: some View { Text(layer) } }"
    #expect(try !isMistake(unknownLayer, at: "layer", in: view, beside: [other]))
  }

  @Test func `a value is not called where its name is the end of another word`() throws {
    #expect(
      try isMistake(
        unknownLayer, at: "layer)", in: "func player(_ a: Int) {}\nlet a = player(layer)"))
    #expect(try !isMistake(unknownLayer, at: "layer(1", in: "let a = player(layer(1))"))
  }

  @Test func `an if that a phone may answer otherwise makes nothing certain in its function`()
    throws
  {
    let error = "missing return in global function expected to return 'String'"
    func isMistake(_ condition: String) throws -> Bool {
      let text = """
        func words() -> String {
          #if \(condition)
            return "a"
          #endif
        } // end
        """
      return try self.isMistake(error, at: "} // end", in: text)
    }
    for condition in ["os(macOS)", "!canImport(UIKit)", "os(watchOS) || canImport(AppKit)"] {
      #expect(try isMistake(condition), "\(condition)")
    }
    for condition in ["canImport(CoreTelephony)", "arch(arm64)", "DEBUG", "os(iOS) && BETA"] {
      #expect(try !isMistake(condition), "\(condition)")
    }
  }

  @Test func `nor does it of what is declared in it`() throws {
    let error = "cannot convert value of type 'String' to specified type 'Int'"
    func isMistake(_ condition: String) throws -> Bool {
      let text = """
        #if \(condition)
          let one = 1
        #else
          let one = ""
        #endif
        func f() { let two: Int = one }
        """
      return try self.isMistake(error, at: "two", in: text)
    }
    #expect(try isMistake("os(macOS)"))
    #expect(try !isMistake("canImport(MusicKit)"))
  }
}

@MainActor
@Suite("Mistakes beside a widget", .enabled(if: Trial.program != nil))
struct MistakesBuildTests {
  private static let widget = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct TrialAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var deed: String; var count: Int }
      var name: String
    }

    struct TrialWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TrialAttributes.self) { _ in
          Card()
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """

  private static func card(_ line: String, text: String = "card") -> String {
    "import SwiftUI\n\nstruct Card: View {\n  var body: some View {\n    \(line)\n    Text(\"\(text)\")\n  }\n}\n"
  }

  private static let mistake = card(#"let z: Int = "a""#)
  private static let gap = card("let z: HKSamplePredicate? = nil")

  @Test func `a mistake fails a version of what was whole, and the picture before it stays`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    let place = trial.folder.appendingPathComponent("Card.swift")
    func save(_ text: String) async throws {
      try Data(text.utf8).write(to: place)
      trial.widget.reload()
      await trial.wait { trial.widget.status == .ready || trial.widget.status == .failed }
    }
    try trial.save(Self.widget)
    try Data(Self.card("").utf8).write(to: place)
    try await trial.start()
    #expect(await trial.said("draw") == "card" && trial.widget.findings.allSatisfy { !isError($0) })

    try await save(Self.mistake)
    #expect(trial.widget.status == .failed && trial.widget.version == 1)
    #expect(await trial.said("draw") == "card")
    let told = trial.widget.findings.filter(isError)
    #expect(told.map(\.id) == ["widget-does-not-compile"], "\(told)")
    #expect(told.first?.location?.file == place.path && told.first?.location?.line == 5)

    // What Islet lacks leaves a gap, as it always did.
    try await save(Self.gap)
    #expect(trial.widget.status == .ready && trial.widget.version == 2)
    #expect(await trial.said("draw") == nil)
    #expect(trial.widget.findings.allSatisfy { !isError($0) }, "\(trial.widget.findings)")

    try await save(Self.card("", text: "again"))
    #expect(trial.widget.status == .ready)
    #expect(await trial.said("draw") == "again")
  }

  @Test func `where there is no picture before it, the rest is drawn, and the mistake an error`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(Self.widget)
    try Data(Self.mistake.utf8).write(to: trial.folder.appendingPathComponent("Card.swift"))
    try await trial.start()
    #expect(trial.widget.findings.filter(isError).map(\.id) == ["widget-does-not-compile"])
    #expect(!trial.widget.findings.contains { $0.id == "widget-code-left-out" })
    #expect(await trial.draws)
  }

  private func isError(_ finding: Finding) -> Bool { finding.severity == .error }
}
