import CNghttp2

@testable import PushGateway

/// An HTTP/2 client that writes its frames by hand, so that a test sees each frame that comes back.
@MainActor
final class HTTP2Client: RawClient {
  struct Frame {
    var type: UInt8
    var flags: UInt8
    var stream: Int32
    var payload: [UInt8]
    var endsStream: Bool { flags & 1 != 0 && type <= 1 }
  }

  struct Response {
    var headers: [(name: String, value: String)] = []
    var data: [Frame] = []
    var headersEndStream = false
    /// The code of RST_STREAM; nil where none has come.
    var resetCode: UInt32?
    var isReset: Bool { resetCode != nil }

    subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    var status: Int { self[":status"].flatMap { Int($0) } ?? 0 }
    var body: String { String(decoding: data.flatMap(\.payload), as: UTF8.self) }
    var reason: String? {
      body.firstRange(of: #""reason":""#).map { range in
        String(body[range.upperBound...].prefix { $0 != "\"" })
      }
    }
  }

  private(set) var frames: [Frame] = []
  private var inflater: OpaquePointer?
  private var nextStream: Int32 = 1
  private(set) var responses: [Int32: Response] = [:]
  private(set) var goAway: String?
  private(set) var settings: [UInt16: UInt32] = [:]

  /// A client that connects at once, or through `CONNECT` to a host of Apple's.
  init(_ bench: GatewayBench, through host: String? = nil) {
    super.init(bench)
    nghttp2_hd_inflate_new(&inflater)
    if let host {
      send("CONNECT \(host) HTTP/1.1\r\nhost: \(host)\r\n\r\n")
      _ = wait(for: "\r\n\r\n")
      take(bytes.count)
    }
    send(ProtocolSniffer.preface + HTTP2Client.frame(type: 4, stream: 0))
  }

  isolated deinit { nghttp2_hd_inflate_del(inflater) }

  nonisolated static func frame(
    type: UInt8, flags: UInt8 = 0, stream: Int32, _ payload: [UInt8] = []
  ) -> [UInt8] {
    let length = payload.count
    let id = UInt32(bitPattern: stream)
    return [
      UInt8(length >> 16 & 255), UInt8(length >> 8 & 255), UInt8(length & 255), type, flags,
      UInt8(id >> 24), UInt8(id >> 16 & 255), UInt8(id >> 8 & 255), UInt8(id & 255),
    ] + payload
  }

  /// Headers as literals without indexing, no Huffman code.
  nonisolated static func block(_ headers: [(String, String)]) -> [UInt8] {
    headers.flatMap { name, value in
      [0] + length(name.utf8.count) + name.utf8 + length(value.utf8.count) + value.utf8
    }
  }

  nonisolated private static func length(_ count: Int) -> [UInt8] {
    if count < 127 { return [UInt8(count)] }
    var bytes: [UInt8] = [127]
    var rest = count - 127
    while rest >= 128 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  func nextID() -> Int32 {
    defer { nextStream += 2 }
    return nextStream
  }

  /// Sends a request and waits for its answer.
  func request(_ headers: [(String, String)], body: [UInt8]? = nil) -> Response? {
    let stream = begin(headers, body: body)
    return response(stream)
  }

  /// Sends a request without waiting.
  func begin(_ headers: [(String, String)], body: [UInt8]? = nil, ends: Bool = true) -> Int32 {
    let stream = nextID()
    let isEnd = body == nil && ends
    var bytes = HTTP2Client.frame(
      type: 1, flags: isEnd ? 5 : 4, stream: stream, HTTP2Client.block(headers))
    var rest = (body ?? [])[...]
    while body != nil {
      let piece = rest.prefix(16_384)
      rest = rest.dropFirst(piece.count)
      bytes += HTTP2Client.frame(
        type: 0, flags: rest.isEmpty && ends ? 1 : 0, stream: stream, Array(piece))
      if rest.isEmpty { break }
    }
    send(bytes)
    return stream
  }

  func response(_ stream: Int32) -> Response? {
    let isThere = wait {
      parse()
      guard let response = responses[stream] else { return false }
      return response.headersEndStream || response.isReset || response.data.last?.endsStream == true
    }
    return isThere ? responses[stream] : nil
  }

  /// Takes apart what has come.
  func parse() {
    while bytes.count >= 9 {
      let length = Int(bytes[0]) << 16 | Int(bytes[1]) << 8 | Int(bytes[2])
      guard bytes.count >= 9 + length else { return }
      let stream = bytes[5..<9].reduce(Int32(0)) { $0 << 8 | Int32($1) }
      let frame = Frame(
        type: bytes[3], flags: bytes[4], stream: stream, payload: Array(bytes[9..<9 + length]))
      take(9 + length)
      frames.append(frame)
      note(frame)
    }
  }

  private func note(_ frame: Frame) {
    switch frame.type {
    case 0: responses[frame.stream, default: Response()].data.append(frame)
    case 1:
      responses[frame.stream, default: Response()].headers += inflate(frame.payload)
      responses[frame.stream]?.headersEndStream = frame.endsStream
    case 3:
      responses[frame.stream, default: Response()].resetCode = frame.payload.reduce(0) {
        $0 << 8 | UInt32($1)
      }
    case 4 where frame.flags & 1 == 0:
      for place in stride(from: 0, to: frame.payload.count - 5, by: 6) {
        let id = UInt16(frame.payload[place]) << 8 | UInt16(frame.payload[place + 1])
        settings[id] = frame.payload[place + 2..<place + 6].reduce(0) { $0 << 8 | UInt32($1) }
      }
    case 7: goAway = String(decoding: frame.payload.dropFirst(8), as: UTF8.self)
    default: break
    }
  }

  private func inflate(_ block: [UInt8]) -> [(String, String)] {
    var list: [(String, String)] = []
    block.withUnsafeBufferPointer { bytes in
      var place = 0
      while place <= bytes.count {
        var pair = nghttp2_nv()
        var flags: Int32 = 0
        let taken = nghttp2_hd_inflate_hd2(
          inflater, &pair, &flags, bytes.baseAddress.map { $0 + place }, bytes.count - place, 1)
        if taken < 0 { return }
        place += taken
        if UInt32(flags) & NGHTTP2_HD_INFLATE_EMIT.rawValue != 0 {
          list.append(
            (
              String(
                decoding: UnsafeBufferPointer(start: pair.name, count: pair.namelen), as: UTF8.self),
              String(
                decoding: UnsafeBufferPointer(start: pair.value, count: pair.valuelen),
                as: UTF8.self)
            ))
        }
        if UInt32(flags) & NGHTTP2_HD_INFLATE_FINAL.rawValue != 0 { break }
      }
      nghttp2_hd_inflate_end_headers(inflater)
    }
    return list
  }
}
