import FoundationGaps
import Testing

@testable import Charts

@Suite("The domain of an axis by itself")
struct ChartDomainTests {
  private func scale(_ values: [PlottedValue], _ domain: AutomaticScaleDomain) -> ChartScale {
    var setting = _ScaleSetting()
    domain._change(&setting)
    return ChartScale(values, setting, includesZero: true, length: 100)
  }

  @Test func `is changed by a closure`() {
    let hundred = AutomaticScaleDomain.automatic(dataType: Double.self) { $0.append(100) }
    #expect(scale([.number(3), .number(20)], hundred).range == 0...100)
    let sorted = AutomaticScaleDomain.automatic(dataType: String.self) { names in
      names.sort()
      names.append("other")
    }
    #expect(scale([.name("b"), .name("a")], sorted).names == ["a", "b", "other"])
    let high = AutomaticScaleDomain.automatic(
      includesZero: false, reversed: true, dataType: Int.self
    ) { $0.append(60) }
    let reversed = scale([.number(40), .number(50)], high)
    #expect(reversed.range == 40...60 && reversed.place(.number(60)) == 0)
    #expect(scale([.name("a")], hundred).names == ["a"])
    // A closure about another type changes nothing that the axis has.
    let dates = AutomaticScaleDomain.automatic(dataType: Date.self) { _ in }
    #expect(scale([.number(4)], dates).range == 0...4)
  }
}
