import EventLoop
import Findings

/// A client as the gateway knows it.
@MainActor
final class Client {
  /// The sender of each connection: what its provider tokens have shown so far.
  let sender: Sender
  /// Inspection answers that have not ended, by their streams.
  var inspections: [Int32: InspectionStream] = [:]

  init(_ identity: ClientIdentity) { sender = Sender(identity) }

  /// Tells its streams that its connection is closed.
  func hasGone() {
    let streams = inspections.values
    inspections = [:]
    for stream in streams { stream.clientHasGone() }
  }
}

extension PushGateway {
  // MARK: From the wire

  /// Handles what has arrived, in its order. While a widget reads the push before, the rest waits at the seam.
  func takeArrivals() {
    // What a wire handed on before it was closed is nobody's.
    if waitsForReading || !hasWire { return }
    if receiver.isReading {
      waitsForReading = true
      // Held by the receiver for as long as it reads, and no weak reference.
      return receiver.whenRead { [self] in
        waitsForReading = false
        takeArrivals()
      }
    }
    arrivals?.take(into: &arrived)
    var batch = Arrivals()
    swap(&batch, &arrived)
    var next = batch.news.startIndex
    batch.bytes.withUnsafeBytes { bytes in
      for index in batch.requests.indices {
        while next < batch.news.endIndex, batch.news[next].before <= index {
          take(batch.news[next].news)
          next += 1
        }
        let record = batch.requests[index]
        guard let client = clients[Int(record.connection.place)],
          let request = ArrivedRequest(record, in: bytes)
        else { continue }
        handle(request, from: client.sender)
      }
    }
    for piece in batch.news[next...] { take(piece.news) }
    unsent.handled += batch.weight
    batch.removeAll()
    swap(&batch, &arrived)
    // Requests without an answer are reported as handled when they are many.
    if unsent.handled > configuration.limits.unhandled / 8 { sendLater() }
  }

  private func take(_ news: WireNews) {
    switch news {
    case .opened(let id, let identity):
      while clients.count <= id.place { clients.append(nil) }
      clients[Int(id.place)] = Client(identity)
    case .met(let id, let identity): clients[Int(id.place)]?.sender.identity = identity
    case .closed(let id):
      let client = clients[Int(id.place)]
      clients[Int(id.place)] = nil
      client?.hasGone()
    case .inspection(let id, let stream, let request, let unread):
      inspect(request, id, stream, unread)
    case .gone(let id, let stream):
      clients[Int(id.place)]?.inspections.removeValue(forKey: stream)?.clientHasGone()
    case .sent(let id, let stream, let count):
      clients[Int(id.place)]?.inspections[stream]?.tellSent(count)
    case .notice(let id, let sentence):
      receiver.gatewayNoticed(Finding(id, sentence: sentence))
    case .stopped: loop.afterThisPass { self.finishStopping() }
    }
  }

  private func inspect(
    _ request: InspectionRequest, _ id: ConnectionID, _ number: Int32, _ unread: Unread
  ) {
    let stream = InspectionStream(id, number, self)
    // What was answered since the wire counted may all be unread, too.
    if unread.held + orderedBodies - unread.taken > configuration.limits.unreadByAll {
      return stream.send(
        status: 503, headers: [("content-type", "application/json")],
        body: InspectionFaultText.bytes(
          "too much waits to be read", fix: "read answers, or try again later"))
    }
    // Where its client goes, or the gateway is closed, it answers nobody.
    clients[Int(id.place)]?.inspections[number] = stream
    if let route = FCMRoute(method: request.method, path: request.path) {
      let answer = answerFCM(route, request)
      return loop.afterThisPass(.answer) {
        stream.send(
          status: answer.status, headers: [("content-type", answer.type)], body: answer.body)
      }
    }
    receiver.inspect(request, response: stream)
  }

  /// Forgets an inspection answer that has ended.
  func forget(_ stream: Int32, of connection: ConnectionID) {
    clients[Int(connection.place)]?.inspections[stream] = nil
  }

  // MARK: To the wire

  /// Answers a request after this pass, once everything that the answer promises is on disk.
  func send(_ answer: AnswerRecord, _ content: AnswerContent? = nil) {
    var answer = answer
    if let content {
      answer.content = Int32(unsent.contents.count)
      unsent.contents.append(content)
    }
    unsent.answers.append(answer)
    sendLater()
  }

  /// Gives the wire an order after this pass.
  func order(_ order: WireOrder) {
    if case .begin(_, _, _, let body, _) = order { orderedBodies += body.count }
    unsent.orders.append(order)
    sendLater()
  }

  /// Gives the wire an order now.
  func orderNow(_ order: WireOrder) {
    var orders = Departures()
    orders.orders = [order]
    departures?.post(&orders)
  }

  private func sendLater() {
    if willSend { return }
    willSend = true
    loop.afterThisPass(.answer) {
      self.willSend = false
      let wire = self.wire
      self.departures?.post(&self.unsent, rings: wire == nil)
      wire?.takeAnswers()
    }
  }
}
