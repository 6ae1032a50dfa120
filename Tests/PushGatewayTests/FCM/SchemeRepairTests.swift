import Testing

@testable import PushGateway

@MainActor
struct SchemeRepairTests {
  /// A header block as nghttp2, and so Node, writes it: `:scheme` is `https:`, first as a literal that is indexed, then
  /// by its place in the table.
  private static let literal: [UInt8] = [0x47, 0x85, 0x9D, 0x29, 0xAD, 0x17, 0x3F]

  private func block(_ scheme: [UInt8]) -> [UInt8] {
    let message = SampleMessage().http2
    return [0x83] + scheme
      + HTTP2Client.block(
        [(":path", message.path), (":authority", "fcm.googleapis.com:443")] + message.headers)
  }

  private func send(_ client: HTTP2Client, _ scheme: [UInt8]) -> HTTP2Client.Response? {
    let stream = client.nextID()
    client.send(
      HTTP2Client.frame(type: 1, flags: 4, stream: stream, block(scheme))
        + HTTP2Client.frame(type: 0, flags: 1, stream: stream, Array(SampleMessage.good.utf8)))
    return client.response(stream)
  }

  @Test func `Node's scheme with a colon is mended, for this request and those that refer to it`()
    throws
  {
    let client = try GatewayBench().connectHTTP2()
    #expect(send(client, Self.literal)?.status == 200)
    // 62 is the newest entry of the dynamic table.
    #expect(send(client, [0x80 | 62])?.status == 200)
  }

  @Test func `another scheme that is none resets its stream, as before`() throws {
    let client = try GatewayBench().connectHTTP2()
    #expect(send(client, [0x47, 0x06] + Array("http:/".utf8))?.isReset == true)
  }

  @Test func `bytes without it stay as they are, and so does what comes late`() {
    var repair = SchemeRepair()
    func mend(_ bytes: [UInt8]) -> [UInt8]? { bytes.withUnsafeBytes { repair.mend($0) } }
    #expect(mend([]) == nil)
    #expect(mend(Array(Self.literal.dropFirst())) == nil)
    #expect(mend(Array(Self.literal.dropLast())) == nil)
    #expect(mend([0] + Self.literal + [1]) == [0, 0x47, 0x05] + Array("https".utf8) + [1])
    #expect(mend(Self.literal) == nil)
  }
}
