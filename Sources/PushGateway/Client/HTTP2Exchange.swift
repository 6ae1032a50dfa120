import CNghttp2

/// One request and its answer over HTTP/2, in clear with prior knowledge or over TLS; by libnghttp2.
final class HTTP2Exchange {
  private let request: ClientRequest
  private let address: ClientAddress
  private let stream: ClientStream
  private var status = 0
  private var headers: [ClientRequest.Header] = []
  private var body: [UInt8] = []
  private var sent = 0
  private var isDone = false
  private var closeCode: UInt32 = 0

  init(_ request: ClientRequest, _ address: ClientAddress, _ stream: ClientStream) {
    (self.request, self.address, self.stream) = (request, address, stream)
  }

  func run() throws(ClientFault) -> ClientAnswer {
    var session: OpaquePointer?
    var callbacks: OpaquePointer?
    guard nghttp2_session_callbacks_new(&callbacks) == 0, let callbacks else { throw memoryFault }
    defer { nghttp2_session_callbacks_del(callbacks) }
    install(callbacks)
    let own = Unmanaged.passUnretained(self).toOpaque()
    guard nghttp2_session_client_new(&session, callbacks, own) == 0, let session else {
      throw memoryFault
    }
    defer { nghttp2_session_del(session) }
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil, 0)
    submit(session)
    while !isDone {
      try flush(session)
      if isDone { break }
      guard let bytes = try stream.read() else { break }
      let taken = bytes.withUnsafeBufferPointer {
        nghttp2_session_mem_recv(session, $0.baseAddress, $0.count)
      }
      guard taken >= 0, body.count < PushClient.answerLimit else {
        throw ClientFault(
          "the answer is not HTTP/2", fix: "is it Islet that listens on \(address.port)?")
      }
    }
    guard isDone, status > 0 else {
      throw ClientFault(
        "the stream ended without an answer (HTTP/2 code \(closeCode))",
        fix: "look at the simulator's messages")
    }
    try? flush(session)
    return ClientAnswer(status: status, headers: headers, body: body)
  }

  private var memoryFault: ClientFault { ClientFault("no memory for HTTP/2", fix: "free some") }

  private func flush(_ session: OpaquePointer) throws(ClientFault) {
    while true {
      var data: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &data)
      guard count > 0, let data else { return }
      try stream.write(UnsafeBufferPointer(start: data, count: Int(count)))
    }
  }

  private func submit(_ session: OpaquePointer) {
    let fields =
      [
        (":method", request.method), (":scheme", address.isTLS ? "https" : "http"),
        (":authority", "\(address.named)"), (":path", request.path),
      ] + request.headers.map { ($0.name, $0.value) }
    // The library copies names and values while it takes the request.
    var memory: [[UInt8]] = fields.flatMap { [Array($0.0.utf8), Array($0.1.utf8)] }
    var provider = nghttp2_data_provider()
    provider.source.ptr = Unmanaged.passUnretained(self).toOpaque()
    provider.read_callback = { _, _, buffer, length, flags, source, _ in
      guard let source, let buffer, let flags, let pointer = source.pointee.ptr else {
        return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
      }
      let exchange = Unmanaged<HTTP2Exchange>.fromOpaque(pointer).takeUnretainedValue()
      let count = min(length, exchange.request.body.count - exchange.sent)
      exchange.request.body.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(start: buffer, count: count)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[exchange.sent...].prefix(count)))
      }
      exchange.sent += count
      if exchange.sent == exchange.request.body.count {
        flags.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue)
      }
      return count
    }
    withPointers(&memory) { pointers in
      var list: [nghttp2_nv] = []
      for index in stride(from: 0, to: pointers.count, by: 2) {
        list.append(
          nghttp2_nv(
            name: pointers[index].baseAddress, value: pointers[index + 1].baseAddress,
            namelen: pointers[index].count, valuelen: pointers[index + 1].count,
            flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue)))
      }
      if request.body.isEmpty {
        nghttp2_submit_request(session, nil, list, list.count, nil, nil)
      } else {
        nghttp2_submit_request(session, nil, list, list.count, &provider, nil)
      }
    }
  }

  /// Keeps all arrays in one piece of memory while the body runs.
  private func withPointers(
    _ arrays: inout [[UInt8]], _ body: ([UnsafeMutableBufferPointer<UInt8>]) -> Void
  ) {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(1, arrays.reduce(0) { $0 + $1.count }))
    defer { memory.deallocate() }
    var place = 0
    var pointers: [UnsafeMutableBufferPointer<UInt8>] = []
    for array in arrays {
      let part = UnsafeMutableBufferPointer(rebasing: memory[place..<place + array.count])
      _ = part.initialize(from: array)
      pointers.append(part)
      place += array.count
    }
    body(pointers)
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> HTTP2Exchange? {
    pointer.map { Unmanaged<HTTP2Exchange>.fromOpaque($0).takeUnretainedValue() }
  }

  private func install(_ callbacks: OpaquePointer) {
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      _, _, name, nameLength, value, valueLength, _, user in
      let name = String(
        decoding: UnsafeBufferPointer(start: name, count: nameLength), as: UTF8.self)
      let value = String(
        decoding: UnsafeBufferPointer(start: value, count: valueLength), as: UTF8.self)
      if name == ":status" {
        HTTP2Exchange.from(user)?.status = Int(value) ?? 0
      } else {
        HTTP2Exchange.from(user)?.headers.append(.init(name: name, value: value))
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) {
      _, _, _, data, length, user in
      HTTP2Exchange.from(user)?.body += UnsafeBufferPointer(start: data, count: length)
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, _, code, user in
      guard let exchange = HTTP2Exchange.from(user) else { return 0 }
      exchange.closeCode = code
      exchange.isDone = true
      return 0
    }
  }
}
