import Testing

@testable import Commands

@Suite("How many files may be open")
struct DescriptorLimitTests {
  @Test(arguments: [0, 10, 17, 19, 31])
  func `too few are told with the number and the command that raises it`(most: UInt) {
    let fault = DescriptorLimit.fault(most)
    #expect(fault?.sentence.contains("no more than \(most) files") == true)
    #expect(fault?.fix?.contains("ulimit -n") == true)
  }

  @Test(arguments: [32, 256, 1_024, UInt.max])
  func `enough are not spoken of`(most: UInt) {
    #expect(DescriptorLimit.fault(most) == nil)
  }
}
