/// One request and its answer over HTTP/1.1; the connection is closed after it.
enum HTTP1Exchange {
  static func run(
    _ request: ClientRequest, _ address: ClientAddress, _ stream: ClientStream
  ) throws(ClientFault) -> ClientAnswer {
    var head = "\(request.method) \(request.path) HTTP/1.1\r\n"
    head += "host: \(address.named)\r\nconnection: close\r\n"
    for header in request.headers { head += "\(header.name): \(header.value)\r\n" }
    if !request.body.isEmpty || request.method == "POST" {
      head += "content-length: \(request.body.count)\r\n"
    }
    try stream.write(Array((head + "\r\n").utf8) + request.body)
    var reader = HTTP1AnswerReader()
    while reader.whole == nil, !reader.isBroken, reader.size < PushClient.answerLimit {
      guard let piece = try stream.read() else {
        reader.end()
        break
      }
      reader.take(piece)
    }
    guard let answer = reader.whole else {
      if reader.isHTTP2 {
        throw ClientFault(
          "it speaks HTTP/2 alone, as APNs and a strict Islet do", fix: "leave out --http1")
      }
      throw ClientFault(
        "the answer was not understood", fix: "is it Islet that listens on \(address.port)?")
    }
    return answer
  }
}
