import Testing

@testable import WidgetHost

@Suite("Declarations of a file") struct DeclarationParserTests {
  private func first(_ text: String) -> SourceDeclaration? {
    SourceDeclaration.all(of: SourceFile(path: "A.swift", text: text)).first
  }

  @Test func `the arrow of a closure's type closes nothing`() {
    #expect(first("final class A: Base<() -> Void>, Widget {}")?.inherited == ["Base", "Widget"])
    let list = first("struct A { subscript(when test: (Int) -> Bool, or other: Int) -> Int { 1 } }")
    #expect(list?.members.first?.names == ["when", "or"])
    let scan = SourceScan([
      SourceFile(path: "A.swift", text: "final class A: Base<() -> Void>, Widget {}")
    ])
    #expect(scan.conformances.map(\.name) == ["A"])
  }
}
