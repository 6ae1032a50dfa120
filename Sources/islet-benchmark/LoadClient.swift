import CLinux
import CNghttp2
import Foundation

/// Sends Live Activity updates over HTTP/2 in clear as fast as they are answered, each with a new state.
///
/// `h2load` sends one body again and again, which a phone rightly ignores; this client changes the score
/// and the timestamp each time, so that every push runs through the rules to the screen.
final class LoadClient {
  /// What one run brought.
  struct Result {
    var answered = 0
    var refused = 0
    var seconds = 0.0
    /// Seconds from request to answer.
    var latencies: [Double] = []

    var perSecond: Double { Double(answered) / seconds }
  }

  private let path: String
  private let topic: String
  private let connections: Int
  private let streams: Int
  /// Numbers count on from run to run: a state that was sent before would be ignored.
  private var nextNumber = 0
  private var lastNumber = 0
  private var result = Result()
  private let firstTimestamp = Int(Date.now.timeIntervalSince1970) - 60

  /// Makes a body from its number and timestamp.
  var makeBody: (Int, Double) -> [UInt8] = LoadClient.body

  init(token: String, topic: String, connections: Int, streams: Int) {
    path = "/3/device/\(token)"
    self.topic = topic
    self.connections = connections
    self.streams = streams
  }

  /// Sends so many requests to a port of this machine.
  func run(port: Int, requests: Int) throws -> Result {
    result = Result()
    lastNumber = nextNumber + requests
    let lines = try (0..<connections).map { _ in try LoadConnection(port: port, client: self) }
    let start = Self.now
    var polled = lines.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    for line in lines { line.fill(streams: streams) }
    while result.answered + result.refused < requests {
      guard poll(&polled, nfds_t(polled.count), 10_000) > 0 else { break }
      for (index, line) in lines.enumerated() where polled[index].revents != 0 {
        try line.read()
        line.fill(streams: streams)
      }
    }
    result.seconds = Self.now - start
    return result
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The next body of about 600 bytes, nil when all of this run were sent.
  fileprivate func nextBody() -> [UInt8]? {
    guard nextNumber < lastNumber else { return nil }
    nextNumber += 1
    return makeBody(
      nextNumber, Double(firstTimestamp) + Double(nextNumber) / Self.aSecond)
  }

  /// Pushes to a second of their timestamps, a power of two. An equal timestamp is ignored, and so is one
  /// eight hours ahead: this many leave room for 900,000 pushes.
  private static let aSecond = 32.0

  /// A Live Activity update of about 600 bytes that the Match app's widget decodes.
  static func body(number: Int, timestamp: Double) -> [UInt8] {
    body(number: number, timestamp: timestamp, stale: timestamp + 3600)
  }

  /// The same with a stale date of its own.
  static func body(number: Int, timestamp: Double, stale: Double) -> [UInt8] {
    let event = String(repeating: "A long ball over the top finds the winger in space. ", count: 6)
    return Array(
      """
      {"aps":{"timestamp":\(timestamp),"event":"update","relevance-score":\(number % 100),\
      "content-state":{"matchState":{"live":{"score":{"home":\(number),"away":0},"minute":23}},\
      "latestEvent":{"kind":"goal","text":"\(event)","minute":23}},\
      "stale-date":\(stale)},"sender":"load","trace":"\(number)"}
      """.utf8)
  }

  fileprivate var headers: [(String, String)] {
    [
      (":method", "POST"), (":scheme", "http"), (":path", path), (":authority", "localhost"),
      ("apns-topic", topic), ("apns-push-type", "liveactivity"), ("apns-priority", "10"),
    ]
  }

  fileprivate func finished(status: Int, after seconds: Double) {
    if status == 200 { result.answered += 1 } else { result.refused += 1 }
    result.latencies.append(seconds)
  }
}

/// One connection of the load client.
private final class LoadConnection {
  let descriptor: Int32
  private unowned let client: LoadClient
  private var session: OpaquePointer?
  private var open: [Int32: (body: [UInt8], sent: Int, start: Double, status: Int)] = [:]

  init(port: Int, client: LoadClient) throws {
    self.client = client
    descriptor = try Programs.connect(port: port)
    makeSession()
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil, 0)
  }

  deinit {
    nghttp2_session_del(session)
    close(descriptor)
  }

  private func makeSession() {
    var callbacks: OpaquePointer?
    nghttp2_session_callbacks_new(&callbacks)
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      _, frame, name, nameLength, value, valueLength, _, context in
      guard let frame, let name, let value, let context, nameLength == 7, name[0] == 0x3A,
        valueLength == 3
      else { return 0 }
      let status = (0..<3).reduce(0) { $0 * 10 + Int(value[$1]) - 48 }
      Unmanaged<LoadConnection>.fromOpaque(context).takeUnretainedValue()
        .open[frame.pointee.hd.stream_id]?.status = status
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, _, context in
      guard let context else { return 0 }
      let line = Unmanaged<LoadConnection>.fromOpaque(context).takeUnretainedValue()
      if let request = line.open.removeValue(forKey: stream) {
        line.client.finished(status: request.status, after: LoadClient.now - request.start)
      }
      return 0
    }
    nghttp2_session_client_new(&session, callbacks, Unmanaged.passUnretained(self).toOpaque())
    nghttp2_session_callbacks_del(callbacks)
  }

  /// Opens streams until so many are open, and writes what is due.
  func fill(streams: Int) {
    while open.count < streams, let body = client.nextBody() { submit(body) }
    var bytes: UnsafePointer<UInt8>?
    while true {
      let count = nghttp2_session_mem_send(session, &bytes)
      guard count > 0, let bytes else { break }
      var sent = 0
      while sent < count {
        let written = send(descriptor, bytes + sent, count - sent, Int32(MSG_NOSIGNAL))
        guard written > 0 else { return }
        sent += written
      }
    }
  }

  func read() throws {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0, nghttp2_session_mem_recv(session, buffer, count) == count else {
      throw POSIXError(.ECONNRESET)
    }
  }

  private func submit(_ body: [UInt8]) {
    let fields = client.headers
    var provider = nghttp2_data_provider()
    provider.source.ptr = Unmanaged.passUnretained(self).toOpaque()
    provider.read_callback = { _, stream, buffer, length, flags, source, _ in
      guard let source, let pointer = source.pointee.ptr, let buffer, let flags else { return 0 }
      let line = Unmanaged<LoadConnection>.fromOpaque(pointer).takeUnretainedValue()
      guard let request = line.open[stream] else { return 0 }
      let count = min(length, request.body.count - request.sent)
      request.body.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        buffer.update(from: base + request.sent, count: count)
      }
      line.open[stream]?.sent += count
      if request.sent + count == request.body.count {
        flags.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue)
      }
      return count
    }
    let stream = withHeaders(fields) { pairs in
      nghttp2_submit_request(session, nil, pairs.baseAddress, pairs.count, &provider, nil)
    }
    open[stream] = (body, 0, LoadClient.now, 0)
  }

  private func withHeaders<Value>(
    _ fields: [(String, String)], _ body: (UnsafeBufferPointer<nghttp2_nv>) -> Value
  ) -> Value {
    var storage: [UInt8] = []
    for (name, value) in fields { storage += Array(name.utf8) + Array(value.utf8) }
    return storage.withUnsafeMutableBufferPointer { bytes in
      var place = 0
      let pairs = fields.map { name, value in
        defer { place += name.utf8.count + value.utf8.count }
        return nghttp2_nv(
          name: bytes.baseAddress.map { $0 + place },
          value: bytes.baseAddress.map { $0 + place + name.utf8.count },
          namelen: name.utf8.count, valuelen: value.utf8.count, flags: 0)
      }
      return pairs.withUnsafeBufferPointer(body)
    }
  }
}
