import Testing

@testable import Commands

@Suite("The limit of the stack")
struct StackLimitTests {
  @Test func `one that leaves too little room is told with what to do, and a usual one is not`() {
    let fault = StackLimit.fault(64 << 10)
    #expect(fault?.sentence == "the stack may take no more than 64 KB, and Islet takes 256 KB")
    #expect(fault?.fix == "raise the limit in the shell that starts it: ulimit -s 8192")
    #expect(StackLimit.fault((256 << 10) - 1) != nil)
    for limit: UInt in [256 << 10, 8 << 20, .max] { #expect(StackLimit.fault(limit) == nil) }
    #expect(StackLimit.fault() == nil)
  }
}
