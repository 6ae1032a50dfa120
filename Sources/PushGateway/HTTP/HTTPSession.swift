import Findings

/// One protocol on one connection: bytes in, requests out; answers in, bytes out.
///
/// It knows no socket, no clock and no push: whoever owns it gives it bytes and takes them.
protocol HTTPSession: AnyObject {
  /// Takes bytes from the client.
  func receive(_ bytes: UnsafeRawBufferPointer, now: Double)
  /// Gives the next request that is complete, or that was refused early for its size. Returns false when there
  /// is none.
  func nextRequest(_ take: (Request) -> Void) -> Bool
  /// Returns the request of a stream that `nextRequest` gave; nil when it is gone or fully answered.
  func request(on stream: Int32) -> Request?
  /// Answers the request of a stream; false when it is gone.
  func answer(_ stream: Int32, with answer: (Request) -> Answer) -> Bool
  /// Begins the answer to an inspection request, with all of its body or a first piece.
  func begin(_ request: Request, with head: InspectionHead, body: [UInt8], isWhole: Bool)
  /// Adds a piece to an answer that has begun.
  func add(_ piece: [UInt8], to request: Request)
  /// Ends an answer that has begun.
  func end(_ request: Request)
  /// Appends bytes for the client, until there are none or `limit` is passed. Returns whether some may be left.
  func produce(into output: inout [UInt8], limit: Int) -> Bool
  /// Tells the client that no more requests will be taken, with a reason in JSON.
  func goAway(reason: [UInt8])

  /// Takes the streams of inspection requests whose client is gone, each once.
  func takeGone() -> [Int32]

  /// Why the connection must end, once what is left has been sent.
  var ending: SessionEnding? { get }
  /// How many requests `nextRequest` gave whose answer has not begun.
  var awaited: Int { get }
  /// Requests that have begun and are not answered to their end.
  var unanswered: Int { get }
  /// Whether a request has begun and has not come whole.
  var hasUnfinished: Bool { get }
  /// When the oldest of them began; nil when there is none. Looks at each of them.
  var oldestUnfinished: Double? { get }
  /// Bytes of answers that wait here to be produced.
  var backlog: Int { get }
  /// Memory that the client makes it hold, in bytes; an estimate.
  var cost: Int { get }
}

/// Why a session ends its connection.
enum SessionEnding: Equatable {
  /// The session is over: the client asked for it, or was told to go away and has its answers.
  case done
  /// The client broke the protocol, or this rule.
  case fault(String, rule: FindingID = "gateway-bad-request")
  /// The client sent far more than requests need.
  case flood(String)
  /// The client sent `CONNECT` to a host that is served here: what follows is for a new session.
  case tunnel(host: String)
}
