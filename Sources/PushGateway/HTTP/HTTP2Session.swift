import CNghttp2

/// HTTP/2 for one connection, by libnghttp2's memory interface.
final class HTTP2Session: HTTPSession {
  /// What the client is told in the first SETTINGS: the values last seen from APNs.
  struct Settings {
    var concurrentStreams: UInt32 = 1000
    var headerTable: UInt32 = 4096
    var window: UInt32 = 65_535
    var frame: UInt32 = 16_384
    var headerList: UInt32 = 8000
  }

  private(set) var session: OpaquePointer?
  /// Requests by stream, from their first byte until the stream is closed.
  ///
  /// Each knows its place in the list, and libnghttp2 knows each by its stream: no dictionary is needed.
  /// The list holds them by hand, so that passing them around counts no references.
  var open: [Unmanaged<Request>] = []
  var arrived: [Unmanaged<Request>] = []
  var firstArrived = 0
  let pool: RequestPool
  private let memory: HTTP2Memory
  /// Requests on whose answer somebody works.
  var awaited = 0
  /// Whose header block is being received, and how large that is so far.
  var current: Unmanaged<Request>?
  var headerBytes = 0
  /// The request that began last: its data mostly follows at once, and it needs no looking up then.
  var recent: Unmanaged<Request>?
  private(set) var now = 0.0
  var budget = FrameBudget()
  private var repair = SchemeRepair()
  /// Whether the gateway speaks HTTP/2 and nothing else.
  private let speaksHTTP2Only: Bool
  private var announcedStreams: UInt32
  /// Requests of which more is to come.
  var unfinished = 0
  var fault: SessionEnding?
  /// What was wrong with a request whose stream was reset, until it is reported.
  var complaint: String?
  /// Streams answered before their request had ended; they are reset once the answer is out.
  var answeredEarly = 0
  /// The reply to a client that does not speak HTTP/2.
  private var lastWords: [UInt8] = []
  var headScratch = AnswerHead()
  /// Streams of inspection that were closed.
  var gone: [Int32] = []

  /// Larger header lists are refused, a good deal above what is announced.
  static let largestHeaderList = 16_384
  /// Bodies beyond this are not read to their end: the refusal goes out and the stream is reset.
  ///
  /// What is over the limits of pushes and of requests is counted and not kept. curl and httpx take a reset, even one
  /// without an error, for a failure and never show the refusal: so a picture that somebody put into a payload is read.
  static let abandonedBody = 16 << 20

  init(
    settings: Settings = Settings(), speaksHTTP2Only: Bool = false,
    pool: RequestPool = RequestPool(), memory: HTTP2Memory = HTTP2Memory()
  ) {
    (self.speaksHTTP2Only, self.pool, self.memory) = (speaksHTTP2Only, pool, memory)
    announcedStreams = settings.concurrentStreams
    var functions = memory.functions
    nghttp2_session_server_new3(
      &session, HTTP2Callbacks.table, Unmanaged.passUnretained(self).toOpaque(),
      HTTP2Callbacks.options, &functions)
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
    for request in open { pool.put(request) }
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
    let taken =
      repair.mend(bytes).map { $0.withUnsafeBytes(parse) } ?? parse(bytes)
    guard taken < 0, fault == nil else { return }
    switch Int32(taken) {
    case NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue:
      lastWords = PrefaceRefusal.noPreface(bytes)
      fault = otherProtocol(bytes)
    case NGHTTP2_ERR_FLOODED.rawValue: fault = .flood("frames that want an answer")
    case FrameBudget.tooManyContinuations: fault = .flood("CONTINUATION frames")
    default: fault = .fault(String(cString: nghttp2_strerror(Int32(taken))))
    }
  }

  /// Returns what a client speaks that does not begin as HTTP/2 does: clients that negotiate nothing are taken to
  /// speak it, and some do not.
  private func otherProtocol(_ bytes: UnsafeRawBufferPointer) -> SessionEnding {
    switch ProtocolSniffer.decide(Array(bytes.prefix(PrefaceRefusal.shown)), isEncrypted: true) {
    case .http1 where speaksHTTP2Only: HTTP1Session.refusal
    case .http1: .fault("HTTP/1.1 where TLS had agreed on HTTP/2")
    case .legacy: .fault("the old binary protocol", rule: "gateway-legacy-protocol")
    case .undecided, .tls, .http2, .garbage: .fault("the bytes were not HTTP/2")
    }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) -> Int {
    nghttp2_session_mem_recv(
      session, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count)
  }

  func nextRequest(_ take: (Request) -> Void) -> Bool {
    guard firstArrived < arrived.count else { return false }
    let request = arrived[firstArrived]
    firstArrived += 1
    if firstArrived == arrived.count {
      arrived.removeAll(keepingCapacity: true)
      firstArrived = 0
    }
    awaited += 1
    request._withUnsafeGuaranteedRef {
      ($0.isTaken, $0.isAwaited) = (true, true)
      take($0)
    }
    return true
  }

  func request(on stream: Int32) -> Request? { taken(stream)?.takeUnretainedValue() }

  /// Returns the request of a stream that was given by `nextRequest`, held by the list of open ones.
  private func taken(_ stream: Int32) -> Unmanaged<Request>? {
    guard let pointer = nghttp2_session_get_stream_user_data(session, stream) else { return nil }
    let request = Unmanaged<Request>.fromOpaque(pointer)
    return request._withUnsafeGuaranteedRef { $0.isTaken } ? request : nil
  }

  func takeGone() -> [Int32] {
    if gone.isEmpty { return [] }
    defer { gone.removeAll() }
    return gone
  }

  // MARK: Answers

  func answer(_ stream: Int32, with answer: (Request) -> Answer) -> Bool {
    guard let request = taken(stream) else { return false }
    request._withUnsafeGuaranteedRef { send(answer($0), to: $0) }
    return true
  }

  private func send(_ answer: Answer, to request: Request) {
    budget.refund()
    headScratch.begin(status: answer.status)
    answer.withHeaders { headScratch.add($0, $1) }
    let hasBody = !answer.body.isEmpty && !request.isEqual(.method, "HEAD")
    if hasBody {
      request.answer = AnswerBody(bytes: answer.body)
      backlog += answer.body.count
    }
    submit(request, hasBody: hasBody)
  }

  func begin(_ request: Request, with head: InspectionHead, body: [UInt8], isWhole: Bool) {
    budget.refund()
    headScratch.begin(status: head.status)
    for header in head.headers where !HTTP1Session.ownHeaders.contains(header.name.lowercased()) {
      headScratch.add(header.name.lowercased(), header.value)
    }
    let body = isWhole && request.isEqual(.method, "HEAD") ? [] : body
    request.answer = AnswerBody(bytes: body, isEnded: isWhole)
    backlog += body.count
    submit(request, hasBody: !body.isEmpty || !isWhole)
  }

  func add(_ piece: [UInt8], to request: Request) {
    guard !request.answer.isEnded else { return }
    request.answer.add(piece)
    backlog += piece.count
    nghttp2_session_resume_data(session, request.stream)
  }

  func end(_ request: Request) {
    request.answer.isEnded = true
    nghttp2_session_resume_data(session, request.stream)
  }

  private func submit(_ request: Request, hasBody: Bool) {
    if request.isAwaited { awaited -= 1 }
    request.isAwaited = false
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
    while output.count < limit {
      var data: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &data)
      if count <= 0 {
        if terminate() { continue }
        return false
      }
      output.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
    }
    return true
  }

  /// Ends the session on a flood, once the requests before it are answered: libnghttp2 sends no answer after
  /// this.
  private func terminate() -> Bool {
    guard case .flood = fault, awaited == 0, !isTerminated else { return false }
    isTerminated = true
    return nghttp2_session_terminate_session(
      session, UInt32(NGHTTP2_ENHANCE_YOUR_CALM.rawValue)) == 0
  }

  private var isTerminated = false

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
  var cost = 0
  var backlog = 0

  /// Changes how many streams the client may open at a time.
  func limitStreams(_ count: UInt32) {
    guard count != announcedStreams else { return }
    announcedStreams = count
    var entry = nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, count)
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entry, 1)
  }
}

extension nghttp2_settings_entry {
  fileprivate init(_ id: nghttp2_settings_id, _ value: UInt32) {
    self.init(settings_id: Int32(id.rawValue), value: value)
  }
}
