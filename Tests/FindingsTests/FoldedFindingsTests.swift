import Testing

@testable import Findings

@Suite("Findings of one cause")
struct FoldedFindingsTests {
  private static let one = Finding("timestamp-older", path: "aps.timestamp")
  private static let two = Finding("budget-exhausted", sentence: "too many")
  private static let three = Finding("state-unchanged", sentence: "the same")

  @Test("are told once for each place, in their order")
  func folding() {
    let list = [Self.one, Self.two] + [Self.one, Self.three]
    #expect(list.folded == [Self.one, Self.two, Self.three])
    let elsewhere = Finding("timestamp-older", path: "elsewhere")
    #expect([Self.one, elsewhere].folded.count == 2)
  }

  @Test("are only information when none is more")
  func severity() {
    let info = Finding("state-unchanged", severity: .info)
    let warning = Finding("state-unchanged", severity: .warning)
    #expect([Finding]().isInformation)
    #expect([info, info].isInformation)
    #expect(![info, warning].isInformation)
    #expect(![warning, info].isInformation)
  }

  @Test("a changed finding leaves those it was copied from as they are")
  func copies() {
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
