import Testing

@testable import PushGateway

/// What Islet's own client makes of a server's bytes.
struct HTTP1AnswerReaderTests {
  private func read(_ text: String, pieces: Int = 1, isEnd: Bool = false) -> HTTP1AnswerReader {
    var reader = HTTP1AnswerReader()
    let bytes = Array(text.utf8)
    let size = max(1, bytes.count / pieces)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.take(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    if isEnd { reader.end() }
    return reader
  }

  private func answer(_ text: String) -> ClientAnswer? { read(text).whole }

  private let head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"

  @Test func `an answer is the same in one piece and in single bytes`() {
    for text in [
      "HTTP/1.1 200 OK\r\nA: b\r\ncontent-length: 3 \r\n\r\nabc",
      head + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Made\r\ncontent-length: 1\r\n\r\nx",
    ] {
      let whole = answer(text)
      #expect(whole != nil)
      #expect(read(text, pieces: text.utf8.count).whole == whole)
    }
  }

  @Test func `the first frame of HTTP/2 is known, in one piece and in single bytes`() {
    let settings = "\0\0\u{6}\u{4}\0\0\0\0\0\0\u{3}\0\0\0d"
    #expect(read(settings).isHTTP2 && read(settings, pieces: 15).isHTTP2)
    #expect(read(settings).isBroken && read(settings).whole == nil)
    for text in ["HTTP/1.1 200 OK\r\n", "\0\0\u{6}\u{7}\0\0\0\0\0\0", "nonsense\r\n\r\n"] {
      #expect(!read(text).isHTTP2)
    }
  }

  @Test func `a body in chunks is put together`() {
    #expect(answer(head + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")?.body == Array("abcde".utf8))
  }

  @Test func `chunks count, whatever length stands beside them, and whatever codings before`() {
    for coding in ["chunked ", "gzip, chunked", "Chunked"] {
      let text =
        "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: \(coding)\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
      #expect(answer(text)?.body == Array("abc".utf8))
    }
  }

  @Test(arguments: ["4", "7fffffffffffffff"])
  func `a chunk of which not all is there is waited for, whatever length it names`(length: String) {
    let reader = read(head + "\(length)\r\nabc\r\n")
    #expect(reader.whole == nil && !reader.isBroken)
  }

  @Test(arguments: ["ffffffffffffffff", "-1", "", "x"])
  func `a chunk without a length is none`(length: String) {
    #expect(read(head + "\(length)\r\nabc\r\n").isBroken)
  }

  @Test func `what a server says before its answer is passed over, however often`() {
    let before = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 20_000)
    #expect(answer(before + "HTTP/1.1 204 OK\r\ncontent-length: 0\r\n\r\n")?.status == 204)
    #expect(answer(before) == nil)
  }

  @Test(arguments: [204, 304])
  func `an answer that has no body is whole with its head`(status: Int) {
    #expect(answer("HTTP/1.1 \(status) X\r\ncontent-length: 5\r\n\r\n")?.status == status)
    #expect(answer("HTTP/1.1 \(status) X\r\n\r\n")?.body == [])
    #expect(answer("HTTP/1.1 200 X\r\n\r\n") == nil)
  }

  @Test func `a body without a length ends with the connection, and no other does`() {
    let text = "HTTP/1.1 200 OK\r\n\r\nabc"
    #expect(read(text, pieces: 3).whole == nil)
    #expect(read(text, pieces: 3, isEnd: true).whole?.body == Array("abc".utf8))
    #expect(read("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nabc", isEnd: true).whole == nil)
    #expect(read(head + "4\r\nabc", isEnd: true).whole == nil)
  }

  @Test(arguments: ["-1", "x", "99999999999999999999"])
  func `a length that is none is no answer`(length: String) {
    #expect(read("HTTP/1.1 200 OK\r\ncontent-length: \(length)\r\n\r\n").isBroken)
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9\r\n\r\n", "HTTP/1.1\r\n\r\n", "\r\n\r\n"])
  func `what is not HTTP is no answer`(text: String) {
    #expect(read(text).isBroken)
  }

  @Test func `a head that does not end is given up, in whatever pieces it comes`() {
    let text = "HTTP/1.1 200 OK\r\nx: " + String(repeating: "a", count: HTTP1AnswerReader.headLimit)
    for pieces in [1, 1000] { #expect(read(text, pieces: pieces).isBroken) }
    #expect(read(head + String(repeating: "1", count: HTTP1AnswerReader.headLimit)).isBroken)
    #expect(!read(String(text.prefix(1000))).isBroken)
  }
}
