/// The answer to one inspection request, on its way to the wire.
@MainActor
final class InspectionStream: InspectionResponse {
  /// It tells its streams when it closes, and none uses it after that.
  private unowned let gateway: PushGateway
  private let connection: ConnectionID
  private let stream: Int32
  /// An answer of unknown length is under way.
  private(set) var hasBegun = false
  private var isOver = false
  /// The bytes that the client has not read, as far as the wire has reported.
  private var unread = 0
  /// Runs once when the client has gone.
  var onClose: (@MainActor () -> Void)?
  /// Runs when there is room once more.
  var onRoom: (@MainActor () -> Void)?

  init(_ connection: ConnectionID, _ stream: Int32, _ gateway: PushGateway) {
    (self.connection, self.stream, self.gateway) = (connection, stream, gateway)
  }

  func send(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    guard !isOver, !hasBegun else { return }
    let head = InspectionHead(status: status, headers: headers)
    gateway.order(.begin(connection, stream: stream, head, body: body, isWhole: true))
    finish()
  }

  func begin(status: Int, headers: [(name: String, value: String)]) {
    guard !isOver, !hasBegun else { return }
    let limit = gateway.configuration.limits.endlessAnswers
    if gateway.endlessAnswers >= limit {
      return send(
        status: 503, headers: [("content-type", "application/json")],
        body: InspectionFaultText.bytes("\(limit) streams are open already", fix: "close one"))
    }
    gateway.endlessAnswers += 1
    hasBegun = true
    let head = InspectionHead(status: status, headers: headers)
    gateway.order(.begin(connection, stream: stream, head, body: [], isWhole: false))
  }

  func write(_ piece: [UInt8]) -> Bool {
    guard !isOver, hasBegun else { return false }
    if unread + piece.count > gateway.configuration.limits.unreadInspection {
      end()
      return false
    }
    unread += piece.count
    gateway.order(.add(connection, stream: stream, piece))
    return true
  }

  var hasRoom: Bool {
    guard !isOver else { return false }
    return unread < gateway.configuration.limits.unreadStream
  }

  /// Notes how many bytes were sent.
  func tellSent(_ count: Int) {
    unread -= count
    if hasBegun, hasRoom { onRoom?() }
  }

  func end() {
    guard !isOver, hasBegun else { return }
    gateway.order(.end(connection, stream: stream))
    finish()
  }

  /// Marks the stream as over: nothing more is written.
  private func close() {
    isOver = true
    (onClose, onRoom) = (nil, nil)
    if hasBegun { gateway.endlessAnswers -= 1 }
  }

  private func finish() {
    close()
    gateway.forget(stream, of: connection)
  }

  /// Ends the stream because the client is gone.
  func clientHasGone() {
    guard !isOver else { return }
    let action = onClose
    close()
    action?()
  }
}
