import Testing

@testable import Drawing

@Suite struct SymbolReleaseTests {
  @Test(
    arguments: [
      ("heart", 13), ("heart.fill", 13), ("heart.circle.fill", 13), ("iphone", 14),
      ("figure.run", 16), ("timer.circle.fill", 16), ("textformat.size.ar", 13),
      ("square.and.arrow.up.badge.clock.fill", 17.2), ("arrow.trianglehead.clockwise", 18),
      ("0.circle.fill", 13), ("zzz", 13), ("1.calendar", 26),
    ] as [(String, Double)])
  func `a symbol came with an iOS`(_ name: String, _ system: Double) {
    #expect(SymbolRelease.system(of: name) == system)
  }

  @Test(arguments: [
    "", ".", "hart", "gear.fill", "cloud.slash", "folder.badge.plus.fill", "heart.fill.fill",
    "heart ", "heart 13", "13", "heart.xx", "Heart", "heart.circle.", "fill", ".fill", "zzzz",
  ])
  func `a name that no phone knows came with none`(_ name: String) {
    #expect(SymbolRelease.system(of: name) == nil)
  }

  @Test func `each name of the list is found, and its iOS is one that there was`() {
    let names = SymbolRelease.names
    #expect(names.count > 7500 && Set(names).count == names.count)
    let systems = Set(names.map { SymbolRelease.system(of: $0) ?? -1 })
    #expect(systems.allSatisfy { $0 >= 13 && $0 <= SymbolRelease.newest }, "\(systems)")
    #expect(systems.count > 20)
  }
}
