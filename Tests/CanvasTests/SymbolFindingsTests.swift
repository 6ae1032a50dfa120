import Canvas
import Drawing
import Goldens
import Testing

@Suite(.computesLong) struct SymbolFindingsTests {
  private func list(_ names: [String]) -> DisplayList {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let marks = names.map { name in
      DisplayItem.symbol(SymbolMark(name: name, frame: rect, face: Face(size: 17), paints: []))
    }
    return DisplayList(
      size: Size(width: 100, height: 20), items: [.group(GroupMark(marks))] + marks)
  }

  private func told(_ names: String..., onSystem system: Double = 26) -> [String] {
    SymbolFindings.of(list(names), onSystem: system).map { "\($0.id.rawValue): \($0.sentence)" }
  }

  private func told(_ names: String..., in form: SymbolFindings.Form) -> [String] {
    SymbolFindings.of(list(names), in: form).map { "\($0.id.rawValue): \($0.sentence)" }
  }

  @Test func `a name that SF Symbols does not have is told once, with what stands for it`() {
    #expect(
      told("zebra.stripes") == [
        "unknown-symbol: SF Symbols has no “zebra.stripes” up to iOS 26, so that a phone draws nothing; a marked box stands for it here"
      ])
  }

  @Test func `a name that Islet could draw and no phone knows is told, with the nearest real one`()
  {
    #expect(
      told("cloud.slash") == [
        "unknown-symbol: SF Symbols has no “cloud.slash” up to iOS 26, so that a phone draws nothing; what its words say is drawn here. The nearest name is “icloud.slash”"
      ])
    #expect(told("folder.badge.plus.fill", "gear.fill").count == 2)
  }

  @Test func `a symbol that Islet cannot draw is a symbol all the same`() {
    #expect(
      told("shazam.logo") == [
        "symbol-not-drawn: Islet has no picture of the symbol “shazam.logo”; a marked box stands for it here, as large as it"
      ])
  }

  @Test func `a symbol that came after the phone's iOS is told, with the name it had before`()
    throws
  {
    let name = "arrow.trianglehead.clockwise"
    #expect(told(name, onSystem: 18).isEmpty)
    #expect(told(name, onSystem: 16).first?.contains("this phone has iOS 16:") == true)
    // An iPhone XS has the last iOS 18.
    let later = "square.and.arrow.up.badge.clock"
    #expect(told(later, onSystem: 17).isEmpty && told(later, onSystem: 17.1).count == 1)
    let finding = try #require(SymbolFindings.of(list([name]), onSystem: 17.2).first)
    #expect(finding.id == "symbol-newer")
    #expect(
      finding.sentence
        == "The symbol “arrow.trianglehead.clockwise” came with iOS 18.0, and this phone has iOS 17.2: an older iOS draws nothing"
    )
    #expect(finding.fix == "Write “arrow.clockwise”: it is the same symbol.")
  }

  @Test func `nothing is said of symbols that are known`() {
    #expect(told("star.fill", "figure.run").isEmpty)
  }

  @Test func `a symbol that one form has not is told of pictures of that form alone`() {
    #expect(told("airplane.ticket", in: .outlines).count == 1)
    #expect(told("airplane.ticket", "star", in: .glyphs).isEmpty)
    #expect(
      told("sos", in: .glyphs) == [
        "symbol-not-drawn: Islet has no picture of the symbol “sos” in this format; a marked box stands for it here"
      ])
    #expect(told("sos", "star", in: .outlines).isEmpty)
    #expect(told("sos").isEmpty)
  }
}
