import Foundation
import WidgetProtocol

/// Messages on a pipe: four bytes of length, most significant first, then that many bytes of JSON.
struct MessageFrames {
  /// The largest message; a larger one is a fault of the other side.
  static let limit = 16 << 20

  private var buffer: [UInt8] = []

  /// Returns a message as bytes.
  static func frame(_ message: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    // A picture of numbers that are too large has such frames.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let body = try encoder.encode(message)
    let length = UInt32(body.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + body
  }

  /// Returns what a message of a widget's process says; nil when it is no reply.
  static func reply(in message: Data) -> WidgetReply? {
    try? decoder.decode(WidgetReply.self, from: message)
  }

  /// What reads messages.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// The other side said something that is no message.
  struct Broken: Error {}

  /// Takes bytes and gives the messages that are whole.
  mutating func take(_ bytes: [UInt8]) throws -> [Data] {
    buffer += bytes
    var messages: [Data] = []
    var place = 0
    while buffer.count - place >= 4 {
      let length = buffer[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= Self.limit else { throw Broken() }
      guard buffer.count - place - 4 >= length else { break }
      messages.append(Data(buffer[place + 4..<place + 4 + length]))
      place += 4 + length
    }
    buffer.removeFirst(place)
    return messages
  }
}
