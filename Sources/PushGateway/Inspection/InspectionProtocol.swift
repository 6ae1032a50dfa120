/// A request below `/islet/`, as HTTP/1.1 or HTTP/2 carried it.
public struct InspectionRequest: Sendable {
  public var method: String
  /// Path without the query, percent-decoded: `/islet/activities`.
  public var path: String
  public var query: [(name: String, value: String)]
  /// Names in lower case.
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]
  /// Whether the body was larger than what is kept of one.
  public var isCut = false

  public init(
    method: String, path: String, query: [(name: String, value: String)],
    headers: [(name: String, value: String)], body: [UInt8]
  ) {
    (self.method, self.path, self.query, self.headers) = (method, path, query, headers)
    self.body = body
  }
}

/// Where the answer to an inspection request goes.
@MainActor
public protocol InspectionResponse: AnyObject {
  /// Sends the whole answer.
  func send(status: Int, headers: [(name: String, value: String)], body: [UInt8])
  /// Begins an answer of unknown length.
  func begin(status: Int, headers: [(name: String, value: String)])
  /// Sends a piece of the answer; returns false when the client has gone or is too slow, which ends the answer.
  func write(_ piece: [UInt8]) -> Bool
  /// Whether the client has read nearly everything: writers with much to tell wait for it.
  var hasRoom: Bool { get }
  /// Runs, again and again, when there is room once more.
  var onRoom: (@MainActor () -> Void)? { get set }
  /// Ends the answer.
  func end()
  /// Runs once when the client has gone.
  var onClose: (@MainActor () -> Void)? { get set }
}
