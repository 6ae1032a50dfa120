import Testing

@testable import Findings

@Suite("Findings of one cause")
struct FoldedFindingsTests {
  private static let one = Finding("timestamp-older", path: "aps.timestamp")
  private static let two = Finding("budget-exhausted", sentence: "too many")
  private static let three = Finding("state-unchanged", sentence: "the same")

  @Test func `are told once for each place, in their order`() {
    let list = [Self.one, Self.two] + [Self.one, Self.three]
    #expect(list.folded == [Self.one, Self.two, Self.three])
    let elsewhere = Finding("timestamp-older", path: "elsewhere")
    #expect([Self.one, elsewhere].folded.count == 2)
  }

  @Test func `stand with the worst first, and those of one severity in their order`() {
    func list(_ severities: [Severity], after first: Int = 0) -> [String] {
      severities.enumerated().map {
        Finding("state-unchanged", sentence: "\($0.offset)", severity: $0.element)
      }.worstFirst(after: first).map(\.sentence)
    }
    #expect(list([.info, .warning, .error, .warning, .info]) == ["2", "1", "3", "0", "4"])
    #expect(list([.info, .warning, .error], after: 1) == ["0", "2", "1"])
    #expect(list([.info]) == ["0"] && list([], after: 1) == [])
  }

  @Test func `are only information when none is more`() {
    let info = Finding("state-unchanged", severity: .info)
    let warning = Finding("state-unchanged", severity: .warning)
    #expect([Finding]().isInformation)
    #expect([info, info].isInformation)
    #expect(![info, warning].isInformation)
    #expect(![warning, info].isInformation)
  }

  @Test func `a changed finding leaves those it was copied from as they are`() {
    var changed = Self.one
    changed.severity = .info
    changed.path = "aps"
    changed.fix = "Mend it."
    changed.location = SourceLocation(file: "a.json", line: 3)
    #expect(Self.one.path == "aps.timestamp")
    #expect(Self.one.severity == .error)
    #expect(changed.id == Self.one.id && changed.severity == .info && changed.path == "aps")
    #expect(changed.fix == "Mend it." && changed.location?.line == 3)
  }
}
