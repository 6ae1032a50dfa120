import EventLoop
import Findings

/// What comes from the wire, in its order.
struct Arrivals: Mail {
  var requests: [RequestRecord] = []
  /// Values and bodies of the requests.
  var bytes: [UInt8] = []
  /// What else happened, each before the request of this index.
  var news: [(before: Int, news: WireNews)] = []
  /// The weight of this entry against the limit: a kilobyte or a piece of news weigh one each.
  var weight = 0

  /// More memory than this is given back.
  static let keptBytes = 4 << 20

  var isEmpty: Bool { requests.isEmpty && news.isEmpty }

  mutating func append(_ later: Arrivals) {
    for piece in later.news { news.append((piece.before + requests.count, piece.news)) }
    for var request in later.requests {
      request.start += bytes.count
      requests.append(request)
    }
    bytes += later.bytes
    weight += later.weight
  }

  mutating func removeAll() {
    requests.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: bytes.capacity <= Arrivals.keptBytes)
    news.removeAll()
    weight = 0
  }

  /// Adds a piece of news.
  mutating func append(_ piece: WireNews, weight: Int = 1) {
    news.append((requests.count, piece))
    self.weight += weight
  }

  /// Adds a request; it keeps its own memory.
  mutating func append(
    _ request: Request, of connection: ConnectionID, _ traits: RequestRecord.Traits
  ) {
    let start = bytes.count
    let valuesCount = request.append(to: &bytes)
    requests.append(
      RequestRecord(
        connection: connection, stream: request.stream, traits: traits,
        present: request.present, repeated: request.repeated, start: start,
        valuesCount: valuesCount, keptBody: request.body.count, bodyCount: request.bodyCount))
    // The places of the next one are looked at as numbers.
    while bytes.count % MemoryLayout<HeaderPlace>.alignment != 0 { bytes.append(0) }
    weight += 1 + (bytes.count - start) / 1024
  }
}

/// What the wire tells beside requests.
enum WireNews: Sendable {
  /// A client has come.
  case opened(ConnectionID, ClientIdentity)
  /// TLS or `CONNECT` has told more about a client.
  case met(ConnectionID, ClientIdentity)
  /// A client has gone.
  case closed(ConnectionID)
  /// Somebody asks the inspection API.
  case inspection(ConnectionID, stream: Int32, InspectionRequest, Unread)
  /// The client of an inspection answer is gone, or will not receive the rest of it.
  case gone(ConnectionID, stream: Int32)
  /// So many bytes of an endless answer have left.
  case sent(ConnectionID, stream: Int32, Int)
  /// Something about a connection.
  case notice(FindingID, String?)
  /// All connections are closed after `stop`.
  case stopped
}

/// How much of answers waits for clients.
struct Unread: Sendable {
  /// Bytes of all answers that the wire holds.
  var held = 0
  /// Bytes of inspection answers that had come to the wire by then, read or not.
  var taken = 0
}
