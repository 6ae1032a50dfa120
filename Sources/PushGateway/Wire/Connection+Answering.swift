import EventLoop
import Findings

/// How far an answer of unknown length has come.
struct EndlessAnswer {
  /// The bytes that were handed over for it, and those that were reported as sent.
  var given = 0
  var told = 0
}

extension Connection {
  /// Answers requests, unless their client has gone meanwhile.
  func answer(_ records: ArraySlice<AnswerRecord>, _ contents: [AnswerContent]) {
    guard let session else { return }
    for record in records {
      let isThere = session.answer(record.stream) { request in
        let content = record.content < 0 ? nil : contents[Int(record.content)]
        return Answer(
          status: record.status, idHeader: record.idHeader, id: request.id(record.idHeader),
          uniqueID: record.isUnique ? wire.ids.uuid() : Bytes(start: nil, count: 0),
          channelID: content?.channelID ?? [],
          body: record.refusal.map { Answer.body($0, timestamp: record.timestamp) } ?? content?.body
            ?? [])
      }
      if isThere, record.isOfPush { count(record.refusal) }
    }
    answered()
  }

  /// Begins the answer to an inspection request.
  func begin(_ stream: Int32, _ head: InspectionHead, _ body: [UInt8], isWhole: Bool) {
    guard let session, let request = session.request(on: stream) else { return }
    forgetAsked(stream)
    session.begin(request, with: head, body: body, isWhole: isWhole)
    if !isWhole { endless[stream] = EndlessAnswer() }
    answered()
  }

  /// Adds a piece to an endless answer.
  func add(_ piece: [UInt8], to stream: Int32) {
    guard let session, endless[stream] != nil, let request = session.request(on: stream) else {
      return
    }
    endless[stream]?.given += piece.count
    session.add(piece, to: request)
    wire.flushLater(self)
  }

  /// Ends an endless answer.
  func end(_ stream: Int32) {
    guard let session, endless.removeValue(forKey: stream) != nil,
      let request = session.request(on: stream)
    else { return }
    session.end(request)
    answered()
  }

  private func answered() {
    // Over HTTP/1.1 the next request waits for the answer to this one.
    if case .http1(let session) = stage {
      isHeldBack = true
      session.ended(at: EventLoop.monotonicNow)
    }
    wire.flushLater(self)
  }

  /// Tells the gateway now and then how much of endless answers was sent.
  func tellSent(_ session: any HTTPSession) {
    let step = wire.configuration.limits.unreadStream / 4
    for (stream, answer) in endless {
      guard let request = session.request(on: stream) else { continue }
      let left = answer.given - request.answer.rest
      guard left - answer.told >= step else { continue }
      wire.tell(.sent(id, stream: stream, left - answer.told))
      endless[stream]?.told = left
    }
  }

  /// Ends endless answers: nobody makes them any longer.
  func endEndless(_ session: any HTTPSession) {
    for stream in endless.keys {
      if let request = session.request(on: stream) { session.end(request) }
    }
    forgetEndless()
  }

  /// Tells the gateway that endless answers are over.
  func forgetEndless() {
    for stream in endless.keys { wire.tell(.gone(id, stream: stream)) }
    endless = [:]
  }
}
