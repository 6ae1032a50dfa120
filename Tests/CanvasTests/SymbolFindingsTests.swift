import Canvas
import Drawing
import Goldens
import Testing

@Suite(.computesLong) struct SymbolFindingsTests {
  private func told(_ names: String..., in form: SymbolFindings.Form? = nil) -> [String] {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let marks = names.map { name in
      DisplayItem.symbol(SymbolMark(name: name, frame: rect, face: Face(size: 17), paints: []))
    }
    let list = DisplayList(
      size: Size(width: 100, height: 20), items: [.group(GroupMark(marks))] + marks)
    let findings = form.map { SymbolFindings.of(list, in: $0) } ?? SymbolFindings.of(list)
    return findings.map(\.sentence)
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

  @Test func `a symbol that one form has not is told of pictures of that form alone`() {
    #expect(told("chevron.up.2", "airplane.ticket").isEmpty)
    #expect(
      told("airplane.ticket", in: .outlines) == [
        "The symbol “airplane.ticket” has no picture in this format; that of “airplane” stands for it"
      ])
    #expect(told("airplane.ticket", "star", in: .glyphs).isEmpty)
    #expect(
      told("sos", in: .glyphs) == [
        "The symbol “sos” has no picture in this format; a marked box stands for it"
      ])
    #expect(told("sos", "star", in: .outlines).isEmpty)
  }

  @Test func `an unknown symbol is told of pictures of every form`() {
    let sentence = "No symbol “zebra.stripes” is known here; a marked box stands for it"
    #expect(told("zebra.stripes", in: .outlines) == [sentence])
    #expect(told("zebra.stripes", in: .glyphs) == [sentence])
  }
}
