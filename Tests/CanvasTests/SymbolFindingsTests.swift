import Canvas
import Drawing
import Testing

@Suite struct SymbolFindingsTests {
  private func told(_ names: String...) -> [String] {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let marks = names.map { name in
      DisplayItem.symbol(SymbolMark(name: name, frame: rect, face: Face(size: 17), paints: []))
    }
    let list = DisplayList(
      size: Size(width: 100, height: 20), items: [.group(GroupMark(marks))] + marks)
    return SymbolFindings.of(list).map(\.sentence)
  }

  @Test func `an unknown symbol is named once, with what stands for it`() {
    #expect(
      told("zebra.stripes") == [
        "No symbol “zebra.stripes” is known here; a marked box stands for it"
      ])
  }

  @Test func `nothing is said of symbols that are known`() {
    #expect(told("star.fill", "figure.run").isEmpty)
  }
}
