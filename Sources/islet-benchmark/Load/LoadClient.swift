import CLinux
import CNghttp2
import Foundation

/// Sends Live Activity updates over HTTP/2, in clear or over TLS, as fast as they are answered, each with
/// a new state.
///
/// `h2load` sends one body again and again, which a phone rightly ignores; this client changes the score
/// and the timestamp each time, so that every push runs through the rules, and the newest to the screen. It is as cheap
/// as it can be made, since it shares the machine with the server that it measures.
final class LoadClient {
  /// What one run brought.
  struct Result {
    var answered = 0
    var refused = 0
    var seconds = 0.0
    /// Of those, how many the client itself needed a processor.
    var busySeconds = 0.0
    /// Seconds from request to answer.
    var latencies: [Double] = []

    var perSecond: Double { Double(answered) / seconds }
  }

  /// What is sent.
  let body: LoadBody
  let head: LoadHead
  private let connections: Int
  let streams: Int
  private let context: LoadTLS?
  /// Numbers count on from run to run: a state that was sent before would be ignored.
  private var nextNumber = 0
  private var lastNumber = 0
  private var result = Result()
  private let firstTimestamp = Int(Date.now.timeIntervalSince1970) * 1000 - 30_000

  init(
    token: String, topic: String, connections: Int, streams: Int, isTLS: Bool = false,
    body: LoadBody = .update
  ) throws {
    head = LoadHead([
      (":method", "POST"), (":scheme", isTLS ? "https" : "http"), (":path", "/3/device/\(token)"),
      (":authority", "localhost"), ("apns-topic", topic), ("apns-push-type", "liveactivity"),
      ("apns-priority", "10"),
    ])
    context = isTLS ? try LoadTLS() : nil
    (self.connections, self.streams, self.body) = (connections, streams, body)
  }

  /// Lets numbers go on where another client's ended.
  func goOn(after other: LoadClient) { nextNumber = max(nextNumber, other.nextNumber) }

  /// Sends so many requests to a port of this machine.
  func run(port: Int, requests: Int) throws -> Result {
    result = Result()
    result.latencies.reserveCapacity(requests)
    let lines = try (0..<connections).map { _ in
      try LoadConnection(port: port, client: self, context: context)
    }
    lastNumber = nextNumber + requests
    let (start, startBusy) = (Self.now, Self.processorTime)
    var polled = lines.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    for line in lines { line.fill() }
    while result.answered + result.refused < requests {
      guard poll(&polled, nfds_t(polled.count), 10_000) > 0 else {
        throw BenchmarkError("no answer within ten seconds")
      }
      for (index, line) in lines.enumerated() where polled[index].revents != 0 {
        try line.read()
        line.fill()
      }
    }
    result.seconds = Self.now - start
    result.busySeconds = Self.processorTime - startBusy
    return result
  }

  static var now: Double { seconds(of: CLOCK_MONOTONIC) }

  /// Seconds that this thread has run.
  static var processorTime: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Writes the next body; false when all of this run were sent.
  ///
  /// An equal timestamp is ignored, and so is one eight hours ahead: a thousand to a second leave room for
  /// 28 million pushes.
  func nextBody(to memory: UnsafeMutablePointer<UInt8>) -> Bool {
    guard nextNumber < lastNumber else { return false }
    nextNumber += 1
    body.write(number: nextNumber, milliseconds: firstTimestamp + nextNumber, to: memory)
    return true
  }

  func finished(isGood: Bool, after seconds: Double) {
    if isGood { result.answered += 1 } else { result.refused += 1 }
    result.latencies.append(seconds)
  }
}

/// A request's head as libnghttp2 takes it, made once.
final class LoadHead {
  let pairs: UnsafeMutableBufferPointer<nghttp2_nv>
  private var texts: [UnsafeMutableBufferPointer<UInt8>] = []

  init(_ fields: [(String, String)]) {
    pairs = .allocate(capacity: fields.count)
    for (index, (name, value)) in fields.enumerated() {
      let (name, value) = (copy(name), copy(value))
      let flags = NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue | NGHTTP2_NV_FLAG_NO_COPY_VALUE.rawValue
      pairs[index] = nghttp2_nv(
        name: name.baseAddress, value: value.baseAddress, namelen: name.count,
        valuelen: value.count, flags: UInt8(flags))
    }
  }

  private func copy(_ text: String) -> UnsafeMutableBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = memory.initialize(from: text.utf8)
    texts.append(memory)
    return memory
  }

  deinit {
    pairs.deallocate()
    for text in texts { text.deallocate() }
  }
}
