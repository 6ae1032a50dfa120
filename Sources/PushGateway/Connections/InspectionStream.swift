import LiveActivities

/// The answer to one inspection request, on whichever protocol.
@MainActor
final class InspectionStream: InspectionResponse {
  private weak var connection: Connection?
  private let session: any HTTPSession
  private let request: Request
  /// An answer of unknown length is under way.
  private(set) var hasBegun = false
  private var isOver = false
  /// Runs once when the client has gone.
  var onClose: (@MainActor () -> Void)?
  /// Runs when there is room once more.
  var onRoom: (@MainActor () -> Void)?

  init(_ request: Request, _ session: any HTTPSession, _ connection: Connection) {
    (self.request, self.session, self.connection) = (request, session, connection)
  }

  func send(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    guard !isOver, !hasBegun else { return }
    session.begin(
      request, with: InspectionAnswer(status: status, headers: headers), body: body, isWhole: true)
    finish()
  }

  func begin(status: Int, headers: [(name: String, value: String)]) {
    guard !isOver, !hasBegun else { return }
    guard let gateway = connection?.gateway else { return }
    let limit = gateway.configuration.limits.endlessAnswers
    if gateway.endlessAnswers >= limit {
      let text = #"{"error":"\#(limit) streams are open already","fix":"close one"}"#
      return send(
        status: 503, headers: [("content-type", "application/json")], body: Array(text.utf8))
    }
    gateway.endlessAnswers += 1
    hasBegun = true
    session.begin(
      request, with: InspectionAnswer(status: status, headers: headers), body: [], isWhole: false)
    flushLater()
  }

  func write(_ piece: [UInt8]) -> Bool {
    guard !isOver, hasBegun, let connection else { return false }
    if unread + piece.count > connection.gateway.configuration.limits.unreadInspection {
      end()
      return false
    }
    session.add(piece, to: request)
    flushLater()
    return true
  }

  /// Bytes that the client has not read, of this answer and those beside it.
  private var unread: Int {
    (connection?.backlog ?? 0) + session.backlog + request.answer.rest
  }

  var hasRoom: Bool {
    guard let connection, !isOver else { return false }
    return unread < connection.gateway.configuration.limits.unreadStream
  }

  /// Something was sent.
  func tellRoom() {
    if hasBegun, hasRoom { onRoom?() }
  }

  func end() {
    guard !isOver, hasBegun else { return }
    session.end(request)
    finish()
  }

  /// Nothing more is written.
  private func close() {
    isOver = true
    (onClose, onRoom) = (nil, nil)
    if hasBegun { connection?.gateway.endlessAnswers -= 1 }
  }

  private func finish() {
    close()
    connection?.openInspections[request.stream] = nil
    // Over HTTP/1.1 the next request waited for this one's answer.
    connection?.isHeldBack = true
    flushLater()
  }

  private func flushLater() {
    guard let connection else { return }
    connection.gateway.flushLater(connection)
  }

  /// The client has gone.
  func clientHasGone() {
    guard !isOver else { return }
    let action = onClose
    close()
    action?()
  }
}
