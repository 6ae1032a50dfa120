import Testing

@testable import PushGateway

struct PushToolTests {
  @Test func `a tool's setting names the port and the authority that are in use`() {
    for tool in PushTool.all {
      let filled = tool.filled(port: 4711, authority: "/x/ca.pem")
      #expect(filled.address.contains("4711"))
      #expect(tool.trust.isEmpty || filled.trust.contains("/x/ca.pem"))
      #expect(![filled.address, filled.trust, filled.remark].joined().contains("{port}"))
    }
  }
}
