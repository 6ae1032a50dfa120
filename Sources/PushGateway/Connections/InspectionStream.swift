import LiveActivities

/// The answer to one inspection request, on whichever protocol.
@MainActor
final class InspectionStream: InspectionResponse {
  private weak var connection: Connection?
  private let session: any HTTPSession
  private let request: Request
  private var hasBegun = false
  private var isOver = false
  /// Runs once when the client has gone.
  var onClose: (@MainActor () -> Void)?

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
    hasBegun = true
    session.begin(
      request, with: InspectionAnswer(status: status, headers: headers), body: [], isWhole: false)
    flushLater()
  }

  func write(_ piece: [UInt8]) -> Bool {
    guard !isOver, hasBegun, let connection else { return false }
    let backlog = connection.backlog + session.backlog + request.answer.rest + piece.count
    if backlog > connection.gateway.configuration.limits.unreadInspection {
      end()
      return false
    }
    session.add(piece, to: request)
    flushLater()
    return true
  }

  func end() {
    guard !isOver, hasBegun else { return }
    session.end(request)
    finish()
  }

  private func finish() {
    isOver = true
    onClose = nil
    connection?.openInspections[request.stream] = nil
    flushLater()
  }

  private func flushLater() {
    guard let connection else { return }
    connection.gateway.flushLater(connection)
  }

  /// The client has gone.
  func clientHasGone() {
    guard !isOver else { return }
    isOver = true
    let action = onClose
    onClose = nil
    action?()
  }
}
