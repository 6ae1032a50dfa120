import CNghttp2

/// HTTP/2 for one connection, by libnghttp2's memory interface.
///
/// One thread calls it, and its callbacks never overlap an access of their caller: checking that at run
/// time (`@exclusivity`) would take a twentieth of a push.
final class HTTP2Session: HTTPSession {
  /// What the client is told in the first SETTINGS: the values last seen from APNs.
  struct Settings {
    var concurrentStreams: UInt32 = 1000
    var headerTable: UInt32 = 4096
    var window: UInt32 = 65_535
    var frame: UInt32 = 16_384
    var headerList: UInt32 = 8000
  }

  private var session: OpaquePointer?
  /// Requests by stream, from their first byte until the stream is closed.
  ///
  /// Each knows its place in the list, and libnghttp2 knows each by its stream: no dictionary is needed.
  /// The list holds them by hand, so that passing them around counts no references.
  @exclusivity(unchecked) private var open: [Unmanaged<Request>] = []
  @exclusivity(unchecked) private var arrived: [Unmanaged<Request>] = []
  @exclusivity(unchecked) private var firstArrived = 0
  @exclusivity(unchecked) private var spare: [Unmanaged<Request>] = []
  /// Whose header block is being received, and how large that is so far.
  @exclusivity(unchecked) private var current: Unmanaged<Request>?
  @exclusivity(unchecked) private var headerBytes = 0
  /// The request that began last: its data mostly follows at once, and needs no looking up then.
  @exclusivity(unchecked) private var recent: Unmanaged<Request>?
  private var now = 0.0
  @exclusivity(unchecked) private var budget = FrameBudget()
  private var announcedStreams: UInt32
  /// Requests of which more is to come.
  @exclusivity(unchecked) private var unfinished = 0
  @exclusivity(unchecked) private var fault: SessionEnding?
  /// Streams answered before their request had ended; they are reset once the answer is out.
  private var answeredEarly = 0
  /// A reply that is no HTTP/2 of this session, for a client that does not speak it.
  private var lastWords: [UInt8] = []
  @exclusivity(unchecked) private var headScratch = HeadScratch()
  /// Requests whose stream was closed while somebody still wrote its answer.
  private(set) var gone: [Request] = []

  /// Larger header lists are refused, a good deal above what is announced.
  static let largestHeaderList = 16_384
  /// Bodies beyond this are not read to their end: the refusal goes out and the stream is reset.
  static let abandonedBody = 65_536

  init(settings: Settings = Settings()) {
    announcedStreams = settings.concurrentStreams
    nghttp2_session_server_new2(
      &session, HTTP2Callbacks.table, Unmanaged.passUnretained(self).toOpaque(),
      HTTP2Callbacks.options)
    var entries = [
      nghttp2_settings_entry(NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, settings.headerTable),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, settings.concurrentStreams),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, settings.window),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_FRAME_SIZE, settings.frame),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, settings.headerList),
    ]
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entries, entries.count)
  }

  deinit {
    nghttp2_session_del(session)
    headScratch.deallocate()
    for request in open + spare { request.release() }
  }

  // MARK: Bytes in

  func receive(_ bytes: UnsafeRawBufferPointer, now: Double) {
    guard fault == nil, !bytes.isEmpty else { return }
    self.now = now
    budget.refill(now: now)
    if let excess = budget.spend(bytes: bytes.count) {
      fault = .flood(excess)
      return
    }
    let taken = nghttp2_session_mem_recv(
      session, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count)
    guard taken < 0, fault == nil else { return }
    switch Int32(taken) {
    case NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue:
      lastWords = LastWords.noPreface(bytes)
      fault = .fault("the bytes were not HTTP/2")
    case NGHTTP2_ERR_FLOODED.rawValue: fault = .flood("frames that want an answer")
    case FrameBudget.tooManyContinuations: fault = .flood("CONTINUATION frames")
    default: fault = .fault(String(cString: nghttp2_strerror(Int32(taken))))
    }
  }

  func nextRequest() -> Request? {
    while firstArrived < arrived.count {
      let request = arrived[firstArrived].takeUnretainedValue()
      firstArrived += 1
      if firstArrived == arrived.count {
        arrived.removeAll(keepingCapacity: true)
        firstArrived = 0
      }
      request.isTaken = true
      return request
    }
    return nil
  }

  func takeGone() -> [Request] {
    if gone.isEmpty { return [] }
    defer { gone.removeAll() }
    return gone
  }

  // MARK: Answers

  func answer(_ request: Request, with answer: Answer) {
    budget.refund()
    headScratch.begin(status: answer.status)
    answer.withHeaders { headScratch.add($0, $1) }
    request.answer = AnswerBody(bytes: answer.body)
    backlog += answer.body.count
    submit(request, hasBody: !answer.body.isEmpty)
  }

  func begin(_ request: Request, with answer: InspectionAnswer, body: [UInt8], isWhole: Bool) {
    guard !request.isGone else { return }
    budget.refund()
    headScratch.begin(status: answer.status)
    for header in answer.headers where !HTTP1Session.ownHeaders.contains(header.name.lowercased()) {
      headScratch.add(header.name.lowercased(), header.value)
    }
    request.answer = AnswerBody(bytes: body, isEnded: isWhole)
    backlog += body.count
    submit(request, hasBody: !body.isEmpty || !isWhole)
  }

  func add(_ piece: [UInt8], to request: Request) {
    guard !request.isGone else { return }
    request.answer.bytes += piece
    backlog += piece.count
    nghttp2_session_resume_data(session, request.stream)
  }

  func end(_ request: Request) {
    request.answer.isEnded = true
    nghttp2_session_resume_data(session, request.stream)
  }

  private func submit(_ request: Request, hasBody: Bool) {
    if !request.isComplete { answeredEarly += 1 }
    let head = headScratch.fields
    if hasBody {
      var provider = nghttp2_data_provider(
        source: nghttp2_data_source(fd: 0), read_callback: HTTP2Callbacks.readAnswer)
      nghttp2_submit_response(session, request.stream, head.start, head.count, &provider)
    } else {
      nghttp2_submit_response(session, request.stream, head.start, head.count, nil)
    }
    headScratch.finish()
  }

  func goAway(reason: [UInt8]) {
    let last = nghttp2_session_get_last_proc_stream_id(session)
    nghttp2_submit_goaway(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue), last, UInt32(NGHTTP2_NO_ERROR.rawValue), reason,
      reason.count)
    isLeaving = true
  }

  private var isLeaving = false

  // MARK: Bytes out

  func produce(into output: inout [UInt8], limit: Int) -> Bool {
    if !lastWords.isEmpty {
      output += lastWords
      lastWords = []
      return false
    }
    if case .flood = fault {
      nghttp2_session_terminate_session(session, UInt32(NGHTTP2_ENHANCE_YOUR_CALM.rawValue))
    }
    while output.count < limit {
      var data: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &data)
      if count <= 0 { return false }
      output.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
    }
    return true
  }

  var ending: SessionEnding? {
    if let fault { return fault }
    if isLeaving, open.isEmpty, nghttp2_session_want_write(session) == 0 { return .done }
    return nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
      ? .done : nil
  }

  var unanswered: Int { open.count }

  var oldestUnfinished: Double? {
    guard unfinished > 0 else { return nil }
    var oldest: Double?
    for request in open.map({ $0.takeUnretainedValue() }) where !request.isComplete {
      oldest = min(oldest ?? request.began, request.began)
    }
    return oldest
  }

  var hasUnfinished: Bool { unfinished > 0 }
  @exclusivity(unchecked) private(set) var cost = 0
  @exclusivity(unchecked) private(set) var backlog = 0

  /// Changes how many streams the client may open at a time.
  func limitStreams(_ count: UInt32) {
    guard count != announcedStreams else { return }
    announcedStreams = count
    var entry = nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, count)
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entry, 1)
  }

  // MARK: What the callbacks tell

  fileprivate func frameBegins(_ header: nghttp2_frame_hd) -> Int32 {
    guard let excess = budget.spend(on: header) else { return 0 }
    fault = .flood(excess)
    return NGHTTP2_ERR_CALLBACK_FAILURE.rawValue
  }

  fileprivate func headersBegin(_ frame: nghttp2_frame) -> Int32 {
    guard frame.headers.cat == NGHTTP2_HCAT_REQUEST else {
      current = nil
      return 0
    }
    let request = spare.popLast() ?? Unmanaged.passRetained(Request())
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

  fileprivate func header(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Int32
  {
    guard let current else { return 0 }
    // RFC 9113 counts 32 bytes for each header beside its name and value.
    headerBytes += name.count + value.count + 32
    if headerBytes > HTTP2Session.largestHeaderList {
      return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
    }
    cost += value.count
    current._withUnsafeGuaranteedRef {
      $0.charged += value.count
      $0.add(name: name, value: value)
    }
    return 0
  }

  fileprivate func data(_ stream: Int32, _ piece: UnsafeRawBufferPointer) {
    if let recent, recent._withUnsafeGuaranteedRef({ $0.stream == stream }) {
      recent._withUnsafeGuaranteedRef { addBody(piece, to: $0) }
    } else if let request = request(of: stream) {
      addBody(piece, to: request)
    }
  }

  private func request(of stream: Int32) -> Request? {
    nghttp2_session_get_stream_user_data(session, stream).map {
      Unmanaged<Request>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func addBody(_ piece: UnsafeRawBufferPointer, to request: Request) {
    let before = request.body.count
    request.addBody(piece)
    charge(request, request.body.count - before)
    if request.bodyCount > max(HTTP2Session.abandonedBody, request.bodyLimit) { handOn(request) }
  }

  fileprivate func frameEnds(_ frame: nghttp2_frame) {
    let type = UInt32(frame.hd.type)
    guard type == NGHTTP2_HEADERS.rawValue || type == NGHTTP2_DATA.rawValue else { return }
    if type == NGHTTP2_HEADERS.rawValue { current = nil }
    guard frame.hd.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0,
      let request = request(of: frame.hd.stream_id)
    else { return }
    request.isComplete = true
    unfinished -= 1
    handOn(request)
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

  fileprivate func frameSent(_ frame: nghttp2_frame) {
    guard answeredEarly > 0, frame.hd.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0,
      let request = request(of: frame.hd.stream_id), !request.isComplete
    else { return }
    nghttp2_submit_rst_stream(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue), frame.hd.stream_id,
      UInt32(NGHTTP2_NO_ERROR.rawValue))
  }

  fileprivate func streamCloses(_ stream: Int32) {
    guard let pointer = nghttp2_session_get_stream_user_data(session, stream) else { return }
    let closed = Unmanaged<Request>.fromOpaque(pointer)
    let last = open.removeLast()
    if last.toOpaque() != pointer {
      closed._withUnsafeGuaranteedRef { place in
        open[place.place] = last
        last._withUnsafeGuaranteedRef { $0.place = place.place }
      }
    }
    if recent?.toOpaque() == pointer { recent = nil }
    if current?.toOpaque() == pointer { current = nil }
    if closed._withUnsafeGuaranteedRef({ finish($0) }) {
      spare.append(closed)
    } else {
      closed.release()
    }
  }

  /// Takes a closed stream's request out of all sums; whether it can be used again.
  private func finish(_ request: Request) -> Bool {
    if !request.isComplete { unfinished -= 1 }
    cost -= request.charged
    backlog -= request.answer.rest
    if !request.isComplete, request.isHandedOn { answeredEarly = max(0, answeredEarly - 1) }
    request.isGone = true
    if request.isInspection {
      gone.append(request)
      return false
    }
    if isQueued(request) {
      // It was reset before anybody looked at it: it leaves the queue, too.
      let pointer = Unmanaged.passUnretained(request).toOpaque()
      let place = arrived[firstArrived...].firstIndex { $0.toOpaque() == pointer }
      if let place { arrived.remove(at: place) }
    }
    guard spare.count < 32 else { return false }
    request.reset()
    return true
  }

  /// Whether a request has come whole and nobody has taken it yet.
  private func isQueued(_ request: Request) -> Bool { request.isHandedOn && !request.isTaken }

  fileprivate func readAnswer(
    _ stream: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ room: Int,
    _ flags: UnsafeMutablePointer<UInt32>
  ) -> Int {
    guard let request = request(of: stream) else {
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
    if request.answer.rest == 0 {
      request.answer.bytes.removeAll(keepingCapacity: true)
      request.answer.sent = 0
      if request.answer.isEnded { flags.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
    }
    return count
  }
}

extension nghttp2_settings_entry {
  fileprivate init(_ id: nghttp2_settings_id, _ value: UInt32) {
    self.init(settings_id: Int32(id.rawValue), value: value)
  }
}

/// libnghttp2's callbacks: each finds the session that it is for and calls it.
enum HTTP2Callbacks {
  nonisolated(unsafe) static let options: OpaquePointer? = {
    var options: OpaquePointer?
    nghttp2_option_new(&options)
    nghttp2_option_set_no_closed_streams(options, 1)
    return options
  }()

  nonisolated(unsafe) static let table: OpaquePointer? = {
    var table: OpaquePointer?
    nghttp2_session_callbacks_new(&table)
    nghttp2_session_callbacks_set_on_begin_frame_callback(table) { _, header, owner in
      guard let header else { return 0 }
      return with(owner, 0) { $0.frameBegins(header.pointee) }
    }
    nghttp2_session_callbacks_set_on_begin_headers_callback(table) { _, frame, owner in
      guard let frame else { return 0 }
      return with(owner, 0) { $0.headersBegin(frame.pointee) }
    }
    nghttp2_session_callbacks_set_on_header_callback(table) {
      _, _, name, nameCount, value, valueCount, _, owner in
      with(owner, 0) {
        $0.header(
          UnsafeRawBufferPointer(start: name, count: nameCount),
          UnsafeRawBufferPointer(start: value, count: valueCount))
      }
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(table) {
      _, _, stream, data, count, owner in
      with(owner, ()) { $0.data(stream, UnsafeRawBufferPointer(start: data, count: count)) }
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(table) { _, frame, owner in
      if let frame { with(owner, ()) { $0.frameEnds(frame.pointee) } }
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_send_callback(table) { _, frame, owner in
      if let frame { with(owner, ()) { $0.frameSent(frame.pointee) } }
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(table) { _, stream, _, owner in
      with(owner, ()) { $0.streamCloses(stream) }
      return 0
    }
    return table
  }()

  static let readAnswer: nghttp2_data_source_read_callback = {
    _, stream, buffer, room, flags, _, owner in
    let failure = Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
    guard let buffer, let flags else { return failure }
    return with(owner, failure) { $0.readAnswer(stream, buffer, room, flags) }
  }

  /// Calls the session; the connection that runs libnghttp2 holds it meanwhile.
  @inline(__always)
  private static func with<Result>(
    _ owner: UnsafeMutableRawPointer?, _ fallback: Result, _ call: (HTTP2Session) -> Result
  ) -> Result {
    guard let owner else { return fallback }
    return Unmanaged<HTTP2Session>.fromOpaque(owner)._withUnsafeGuaranteedRef(call)
  }
}
