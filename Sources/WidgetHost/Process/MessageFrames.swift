import Findings
import WidgetProtocol

/// Messages on a pipe: four bytes of length, most significant first, then that many bytes.
struct MessageFrames {
  /// The largest message; a larger one is a fault of the other side.
  static let limit = 16 << 20

  private var buffer: [UInt8] = []

  /// Says that the message is larger than the other side takes.
  struct TooLarge: Error {}

  /// Returns a message as bytes.
  static func frame(_ message: some Encodable) throws -> [UInt8] {
    let body = try MessageWriter.bytes(of: message)
    guard body.count <= limit else { throw TooLarge() }
    let length = UInt32(clamping: body.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + body
  }

  /// Returns a reply as bytes; where it cannot be sent, the reply that says why.
  static func frame(of reply: WidgetReply) throws -> [UInt8] {
    do {
      return try frame(reply)
    } catch is TooLarge {
      return try frame(
        WidgetReply.failed(
          Finding(
            "widget-picture-too-large",
            sentence: "What the widget draws takes more than \(limit >> 20) MB.")))
    } catch is MessageWriter.TooDeep {
      return try frame(
        WidgetReply.failed(
          Finding(
            "widget-picture-too-large",
            sentence: "The widget's views and effects are nested too deeply to be drawn.")))
    }
  }

  /// Returns what a message of a widget's process says; nil when it is no reply.
  static func reply(in message: [UInt8]) -> WidgetReply? {
    try? MessageReader.message(WidgetReply.self, from: message)
  }

  /// Returns what a message asks of a widget's process; nil when it is no request.
  static func request(in message: [UInt8]) -> WidgetRequest? {
    try? MessageReader.message(WidgetRequest.self, from: message)
  }

  /// The error for bytes from the other side that are not a message.
  struct Broken: Error {}

  /// Takes bytes and gives the messages that are whole.
  mutating func take(_ bytes: [UInt8]) throws -> [[UInt8]] {
    buffer += bytes
    var messages: [[UInt8]] = []
    var place = 0
    while buffer.count - place >= 4 {
      let length = buffer[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= Self.limit else { throw Broken() }
      guard buffer.count - place - 4 >= length else { break }
      messages.append(Array(buffer[place + 4..<place + 4 + length]))
      place += 4 + length
    }
    buffer.removeFirst(place)
    return messages
  }
}
