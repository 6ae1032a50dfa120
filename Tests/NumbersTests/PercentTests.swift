import Testing

@testable import Numbers

struct PercentTests {
  @Test func `a share is told in whole percent`() {
    #expect(Percent.text(of: 0) == "0 %")
    #expect(Percent.text(of: 0.454) == "45 %")
    #expect(Percent.text(of: 0.456) == "46 %")
    #expect(Percent.text(of: 1) == "100 %")
    #expect(Percent.text(of: -0.5) == "-50 %")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a share of no sense is written without a trap`(_ share: Double) {
    #expect(Percent.text(of: share).hasSuffix(" %"))
  }
}
