import Testing

@testable import PushGateway

/// What Islet's own client makes of a server's bytes.
struct HTTP1ExchangeTests {
  private func answer(_ text: String) -> ClientAnswer? {
    HTTP1Exchange.parse(Array(text.utf8), isEnd: false)
  }

  private let head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"

  @Test func `a body in chunks is put together`() {
    #expect(answer(head + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")?.body == Array("abcde".utf8))
  }

  @Test(arguments: ["4", "7fffffffffffffff", "ffffffffffffffff", "-1"])
  func `a chunk of which not all is there is waited for, whatever length it names`(length: String) {
    #expect(answer(head + "\(length)\r\nabc\r\n") == nil)
  }

  @Test func `what a server says before its answer is passed over, however often`() {
    let before = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 20_000)
    #expect(answer(before + "HTTP/1.1 204 OK\r\ncontent-length: 0\r\n\r\n")?.status == 204)
    #expect(answer(before) == nil)
  }
}
