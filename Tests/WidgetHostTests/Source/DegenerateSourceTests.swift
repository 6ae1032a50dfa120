import Goldens
import Testing

@testable import WidgetHost

/// Ten thousand of one thing, none of which ends: going through the rest of the file for each takes far longer than one
/// pass.
@Suite("Sources that nobody writes", .computesLong)
struct DegenerateSourceTests {
  /// In seconds of the processor; one pass takes about half of one.
  private let limit = 10.0
  private static let count = 10_000

  private func source(_ piece: String, before: String = "") -> SourceFile {
    SourceFile(
      path: "A.swift", text: before + String(repeating: piece, count: DegenerateSourceTests.count))
  }

  @Test(arguments: ["struct T {\n", "@AppStorage(", "func a() { Activity<A>.request() \n"])
  func `their facts are read in one pass`(piece: String) {
    let text = String(repeating: piece, count: DegenerateSourceTests.count)
    let time = ProcessorTime.of {
      let facts = SourceFacts(WidgetSources.File(path: "A.swift", text: text))
      #expect(facts.types.count == (piece.hasPrefix("struct") ? DegenerateSourceTests.count : 0))
    }
    #expect(time < limit)
  }

  @Test(
    arguments: [
      "struct T {\n", "#if A\nstruct T: Widget {}\n", "#Preview {\n", "import SwiftUI\n",
    ])
  func `they are copied in one pass`(piece: String) {
    let time = ProcessorTime.of {
      let copy = BuildCopy(
        [("A.swift", String(repeating: piece, count: DegenerateSourceTests.count))],
        modules: ["SwiftUI"],
        assets: AssetSymbols())
      #expect(copy.files.count == 2)
    }
    #expect(time < limit)
  }

  @Test(arguments: ["struct T {\n", "func a(", "a)"])
  func `what starts activities is looked for in one pass`(piece: String) {
    let file = source(piece, before: "struct Outer {\n")
    let time = ProcessorTime.of {
      #expect(StartScanner(file, looksForCalls: true).scanned().functions().isEmpty)
    }
    #expect(time < limit)
  }

  @Test(arguments: [
    "let a = b\n#if A\n.c\n", "let a = b +\n", "protocol A: B\n", "@Entry var a = b\n+ ",
  ])
  func `where their declarations end is found in one pass`(piece: String) {
    let file = source(piece)
    let time = ProcessorTime.of {
      #expect(SourceDeclaration.all(of: file).count <= DegenerateSourceTests.count)
      #expect(SourceScan([file]).conformances.isEmpty)
    }
    #expect(time < limit)
  }

  @Test func `functions of one name that call one another are followed once`() {
    let file = source("func f() { f() }\n", before: "struct A: ActivityAttributes {}\n")
    let time = ProcessorTime.of { #expect(SourceReach([file]).parts.count == 1) }
    #expect(time < limit)
  }

  @Test func `what other files see of them is told in one pass`() {
    let text = String(
      repeating: "var a: Int { get { 1 } }\nfunc f() { g() }\n", count: DegenerateSourceTests.count)
    let time = ProcessorTime.of {
      #expect(SourceInterface.text(of: text).utf8.count < text.utf8.count)
    }
    #expect(time < limit)
  }

  @Test func `a type's words are those between its braces`() {
    let facts = SourceFacts(
      WidgetSources.File(path: "A.swift", text: "struct A { var one: Int }\nstruct B { two() }"))
    #expect(facts.types.map { $0.words.contains("one") } == [true, false])
    #expect(facts.types.map { $0.words.contains("two") } == [false, true])
  }

  @Test func `conditions that nobody nests so deep leave their widgets alone`() {
    let scan = SourceScan([source("#if A\n"), source("#if A\n#else\n#endif\n")])
    #expect(scan.conformances.isEmpty)
    let text = String(repeating: "#if A\n", count: 101) + "struct T: Widget {}"
    let deep = SourceScan([SourceFile(path: "A.swift", text: text)])
    #expect(deep.conformances.map(\.conditions) == [["false"]])
  }
}
