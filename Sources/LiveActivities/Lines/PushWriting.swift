import JSON
import Numbers

extension EventLine {
  /// Appends the line of a push, with its line break, as a journal has it.
  ///
  /// The bytes are those of the event's line. Making an event of each push only to write it would cost as much
  /// as writing it, and a journal takes a hundred thousand pushes a second.
  public static func append(
    _ arrival: PushArrival, at time: Double, marks: LineMarks = LineMarks(),
    to buffer: inout LineBuffer
  ) {
    var writer = LineWriter(appendingTo: buffer)
    writer.member("at", time)
    writer.write(arrival)
    writer.write(marks)
    buffer = writer.finish()
    buffer.append(UInt8(ascii: "\n"))
  }
}

extension LineWriter {
  /// Writes the members that describe a push and its answer.
  mutating func write(_ arrival: PushArrival) {
    let push = arrival.push
    writeBody(of: push)
    switch push.target {
    case .token(let token): member("token", token)
    case .activity(let id): member("to", id)
    case .channel(let bundle, let id):
      member("app", bundle)
      member("broadcast", id)
    case .app(let bundle): member("app", bundle)
    }
    member("carrier", push.carrier.rawValue)
    if arrival.status != 200 { member("status", arrival.status) }
    member("reason", arrival.reason)
    if arrival.ahead != 0 { member("ahead", arrival.ahead) }
    if let isLost = arrival.isLost { member("lost", isLost) }
    member("starts", arrival.startID)
    writeHeaders(of: push)
    if let text = push.refusedText {
      object("said") { writer in
        writer.member("method", text.method)
        writer.member("path", text.path)
        writer.member("priority", text.priority)
        writer.member("expiration", text.expiration)
        writer.member("channel-id", text.channelID)
        writer.member("otherwise", text.otherwise)
      }
    }
    if !push.remarks.isEmpty {
      objects("remarks", push.remarks) { writer, remark in
        writer.member("reason", remark.reason)
        writer.member("status", remark.status)
        if !remark.detail.isEmpty { writer.member("detail", remark.detail) }
        if !remark.fix.isEmpty { writer.member("fix", remark.fix) }
      }
    }
  }

  /// Writes the body unchanged when it is JSON on one line, else as text or as base64.
  private mutating func writeBody(of push: Push) {
    let count = push.envelope.lineCount
    if count > 0 {
      push.body.withUnsafeBytes { raw("push", UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      if count < push.body.count {
        member("rest", String(decoding: push.body[count...], as: UTF8.self))
      }
    } else if let text = String(validating: push.body, as: UTF8.self) {
      member("text", text)
    } else {
      member("base64", Base64.text(push.body))
    }
  }

  private mutating func writeHeaders(of push: Push) {
    if push.headers.isEmpty { return }
    beginObject("headers")
    member("topic", push.headers.topic)
    member("push-type", push.headers.pushType)
    member("priority", push.headers.priority)
    member("expiration", push.headers.expiration)
    member("collapse-id", push.headers.collapseID)
    member("id", push.headers.apnsID)
    endObject()
  }
}
