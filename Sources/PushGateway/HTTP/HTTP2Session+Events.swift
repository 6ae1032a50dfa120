import CNghttp2

/// What libnghttp2's callbacks tell.
extension HTTP2Session {
  func frameBegins(_ header: nghttp2_frame_hd) -> Int32 {
    guard let excess = budget.spend(on: header) else { return 0 }
    fault = .flood(excess)
    return NGHTTP2_ERR_CALLBACK_FAILURE.rawValue
  }

  func headersBegin(_ frame: nghttp2_frame) -> Int32 {
    guard frame.headers.cat == NGHTTP2_HCAT_REQUEST else {
      current = nil
      return 0
    }
    let request = pool.take()
    request._withUnsafeGuaranteedRef {
      $0.stream = frame.hd.stream_id
      $0.began = now
      $0.place = open.count
      charge($0, Request.baseCost)
    }
    open.append(request)
    nghttp2_session_set_stream_user_data(session, frame.hd.stream_id, request.toOpaque())
    recent = request
    unfinished += 1
    (current, headerBytes) = (request, 0)
    return 0
  }

  func header(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Int32 {
    guard let current else { return 0 }
    // RFC 9113 counts 32 bytes for each header beside its name and value.
    headerBytes += name.count + value.count + 32
    if headerBytes > HTTP2Session.largestHeaderList {
      complaint = complaint ?? "its headers take more than \(HTTP2Session.largestHeaderList) bytes"
      return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
    }
    let value = value.withoutBlanks
    cost += value.count
    current._withUnsafeGuaranteedRef {
      $0.charged += value.count
      $0.add(name: name, value: value)
    }
    return 0
  }

  /// Handles a header that HTTP/2 does not allow: its stream is reset, which tells the sender nothing.
  ///
  /// - Parameter message: what libnghttp2 says, with the header in it.
  func headerIsRefused(_ message: UnsafeRawBufferPointer) {
    guard complaint == nil else { return }
    complaint = RefusedHeader(message: String(decoding: message, as: UTF8.self))?.sentence
  }

  func frameIsInvalid(_ frame: nghttp2_frame, _ error: Int32) {
    guard UInt32(frame.hd.type) == NGHTTP2_HEADERS.rawValue, complaint == nil else { return }
    let missing = [HeaderName.method, .scheme, .path].filter { name in
      current?._withUnsafeGuaranteedRef { !$0.has(name) } == true
    }
    complaint =
      missing.isEmpty
      ? "its headers are not those of a request (\(String(cString: nghttp2_strerror(error))))"
      : "it lacks \(missing.map(\.text.description).joined(separator: " and "))"
  }

  func data(_ stream: Int32, _ piece: UnsafeRawBufferPointer) {
    request(of: stream)?._withUnsafeGuaranteedRef { addBody(piece, to: $0) }
  }

  /// Returns the request of a stream, held by the list of open ones.
  private func request(of stream: Int32) -> Unmanaged<Request>? {
    if let recent, recent._withUnsafeGuaranteedRef({ $0.stream == stream }) { return recent }
    return nghttp2_session_get_stream_user_data(session, stream).map { Unmanaged.fromOpaque($0) }
  }

  private func addBody(_ piece: UnsafeRawBufferPointer, to request: Request) {
    let before = request.body.count
    request.addBody(piece)
    charge(request, request.body.count - before)
    if request.bodyCount > HTTP2Session.abandonedBody {
      handOn(request)
    } else {
      budget.refund(body: piece.count)
    }
  }

  func frameEnds(_ frame: nghttp2_frame) {
    let type = UInt32(frame.hd.type)
    guard type == NGHTTP2_HEADERS.rawValue || type == NGHTTP2_DATA.rawValue else { return }
    let isHead = type == NGHTTP2_HEADERS.rawValue
    if isHead { current = nil }
    let isLast = frame.hd.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
    guard isHead || isLast, let request = request(of: frame.hd.stream_id) else { return }
    if !isLast { return request._withUnsafeGuaranteedRef(askForBody) }
    request._withUnsafeGuaranteedRef {
      $0.isComplete = true
      unfinished -= 1
      handOn($0)
    }
  }

  /// Tells a client that waits for `100 Continue` to send its body.
  private func askForBody(_ request: Request) {
    guard request.has(.expect), let expect = request.text(.expect),
      expect.lowercased() == "100-continue"
    else { return }
    headScratch.begin(status: 100)
    let head = headScratch.fields
    nghttp2_submit_headers(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue), request.stream, nil, head.start, head.count, nil)
    headScratch.finish()
  }

  private func charge(_ request: Request, _ bytes: Int) {
    request.charged += bytes
    cost += bytes
  }

  private func handOn(_ request: Request) {
    if request.isHandedOn { return }
    request.isHandedOn = true
    arrived.append(Unmanaged.passUnretained(request))
  }

  func frameSent(_ frame: nghttp2_frame) {
    guard answeredEarly > 0, frame.hd.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0,
      let request = request(of: frame.hd.stream_id),
      request._withUnsafeGuaranteedRef({ !$0.isComplete })
    else { return }
    nghttp2_submit_rst_stream(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue), frame.hd.stream_id,
      UInt32(NGHTTP2_NO_ERROR.rawValue))
  }

  func streamCloses(_ stream: Int32, _ error: UInt32) {
    guard let pointer = nghttp2_session_get_stream_user_data(session, stream) else { return }
    let closed = Unmanaged<Request>.fromOpaque(pointer)
    if error == NGHTTP2_PROTOCOL_ERROR.rawValue { closed._withUnsafeGuaranteedRef(explainReset) }
    let last = open.removeLast()
    if last.toOpaque() != pointer {
      closed._withUnsafeGuaranteedRef { place in
        open[place.place] = last
        last._withUnsafeGuaranteedRef { $0.place = place.place }
      }
    }
    if recent?.toOpaque() == pointer { recent = nil }
    if current?.toOpaque() == pointer { current = nil }
    closed._withUnsafeGuaranteedRef { finish($0) }
    pool.put(closed)
  }

  /// Notes why libnghttp2 has reset a request of which it says nothing: the length of its body.
  private func explainReset(_ request: Request) {
    guard complaint == nil, !request.isComplete, let length = request.text(.contentLength) else {
      return
    }
    complaint = "its body is not as long as content-length (\(length.prefix(20))) says"
  }

  /// Takes a closed stream's request out of all sums.
  private func finish(_ request: Request) {
    if !request.isComplete { unfinished -= 1 }
    cost -= request.charged
    backlog -= request.answer.rest
    if !request.isComplete, request.isTaken, !request.isAwaited { answeredEarly -= 1 }
    if request.isAwaited { awaited -= 1 }
    if request.isInspection, request.isAwaited || !request.answer.isEnded {
      gone.append(request.stream)
    }
    if isQueued(request) {
      // A request may be reset before anybody looked at it: it leaves the queue, too.
      let pointer = Unmanaged.passUnretained(request).toOpaque()
      let place = arrived[firstArrived...].firstIndex { $0.toOpaque() == pointer }
      if let place { arrived.remove(at: place) }
    }
  }

  /// Returns whether a request is complete and nobody has taken it yet.
  private func isQueued(_ request: Request) -> Bool { request.isHandedOn && !request.isTaken }

  func readAnswer(
    _ stream: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ room: Int,
    _ flags: UnsafeMutablePointer<UInt32>
  ) -> Int {
    guard let request = request(of: stream)?.takeUnretainedValue() else {
      return Int(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue)
    }
    let count = min(room, request.answer.rest)
    if count == 0, !request.answer.isEnded { return Int(NGHTTP2_ERR_DEFERRED.rawValue) }
    request.answer.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      buffer.update(from: start + request.answer.sent, count: count)
    }
    request.answer.sent += count
    backlog -= count
    if count > 0 { budget.refund(sent: count) }
    if request.answer.rest == 0 {
      request.answer.bytes.removeAll(keepingCapacity: true)
      request.answer.sent = 0
      if request.answer.isEnded { flags.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
    }
    return count
  }
}
