import Foundation
import Testing

@testable import Findings

@Suite("A list of findings")
struct FindingListTests {
  private static let one = Finding("timestamp-older", path: "aps.timestamp")
  private static let two = Finding("budget-exhausted", sentence: "too many")
  private static let three = Finding("state-unchanged", sentence: "the same")

  @Test func `has what both lists had that it was made of, in their order`() {
    let list: FindingList = [Self.one] + [Self.two] + FindingList() + [Self.three]
    #expect(Array(list) == [Self.one, Self.two, Self.three])
    #expect(list == [Self.one, Self.two, Self.three])
    #expect(list.first == Self.one)
    #expect(list.last == Self.three)
    #expect(FindingList() + list == list)
    #expect(list != [Self.one, Self.two])
  }

  @Test func `keeps its order when one is added or taken out in either half`() {
    var list: FindingList = [Self.one] + [Self.two]
    list.append(Self.three)
    #expect(list.map(\.id) == [Self.one.id, Self.two.id, Self.three.id])
    list.removeAll { $0.id == Self.two.id }
    #expect(list == [Self.one, Self.three])
    list.removeAll { _ in true }
    #expect(list.isEmpty)
    #expect(list == FindingList())
  }

  @Test func `tells a rule at one place once`() {
    let list: FindingList = [Self.one, Self.two] + [Self.one, Self.three]
    #expect(list.folded == [Self.one, Self.two, Self.three])
    let elsewhere = Finding("timestamp-older", path: "elsewhere")
    #expect(([Self.one] + [elsewhere] as FindingList).folded.count == 2)
  }

  @Test func `is only information when neither half has more`() {
    let info = Finding("state-unchanged", severity: .info)
    let warning = Finding("state-unchanged", severity: .warning)
    #expect(FindingList().isInformation)
    #expect(([info] + [info] as FindingList).isInformation)
    #expect(!([info] + [warning] as FindingList).isInformation)
    #expect(!([warning] + [info] as FindingList).isInformation)
  }

  @Test func `is stored as an array of findings is`() throws {
    let list: FindingList = [Self.one] + [Self.two]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let stored = try encoder.encode(list)
    #expect(stored == (try encoder.encode([Self.one, Self.two])))
    #expect(try JSONDecoder().decode(FindingList.self, from: stored) == list)
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
