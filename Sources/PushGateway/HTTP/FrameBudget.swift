import CNghttp2

/// Limits the frames without a request that a client may send: enough for every honest one, too few for a flood
/// of PING, SETTINGS, RST_STREAM, PRIORITY, WINDOW_UPDATE, CONTINUATION or empty DATA.
struct FrameBudget {
  /// Frames in a burst.
  static let burst = 2000.0
  /// Frames a second that go on for ever.
  static let steady = 200.0
  /// CONTINUATION frames of one header block; 16 KB of headers fit into two.
  static let continuations = 16

  /// Bytes that may arrive without a request: in a burst, a second, and what each request gives back.
  static let bytesBurst = 4_000_000.0
  static let bytesSteady = 65_536.0
  static let bytesRefund = 131_072.0

  /// NGHTTP2_ERR_TOO_MANY_CONTINUATIONS, by which newer libraries end that flood themselves.
  static let tooManyContinuations: Int32 = -905

  private var left = burst
  private var bytesLeft = bytesBurst
  private var refilled = 0.0
  private var continuations = 0

  /// Refills the budget for the time that has passed.
  mutating func refill(now: Double) {
    guard now > refilled else { return }
    left = min(FrameBudget.burst, left + (now - refilled) * FrameBudget.steady)
    bytesLeft = min(FrameBudget.bytesBurst, bytesLeft + (now - refilled) * FrameBudget.bytesSteady)
    refilled = now
  }

  /// Gives frames back for an answered request: those around it were honest.
  mutating func refund() {
    left = min(FrameBudget.burst, left + 1)
    bytesLeft = min(FrameBudget.bytesBurst, bytesLeft + FrameBudget.bytesRefund)
  }

  /// Gives back what a piece of a request's body has cost: it has a request, though perhaps one that is refused for its
  /// size.
  mutating func refund(body bytes: Int) {
    bytesLeft = min(FrameBudget.bytesBurst, bytesLeft + Double(bytes))
  }

  /// Gives frames back for a piece of an answer: its reader opens two windows again, those of the stream and of the
  /// connection, for each frame or each 2 KB.
  mutating func refund(sent bytes: Int) {
    left = min(FrameBudget.burst, left + max(2, Double(bytes) / 1024))
  }

  /// Pays for bytes, whatever they are: frames of unknown types are shown to nobody.
  mutating func spend(bytes: Int) -> String? {
    bytesLeft -= Double(bytes)
    return bytesLeft < 0 ? "bytes without a request" : nil
  }

  /// Pays for a frame. Returns the name of what there is too much of when nothing is left.
  mutating func spend(on header: nghttp2_frame_hd) -> String? {
    let (price, name) = FrameBudget.price(of: header)
    if UInt32(header.type) == NGHTTP2_CONTINUATION.rawValue {
      continuations += 1
      if continuations > FrameBudget.continuations { return "CONTINUATION frames" }
    } else {
      continuations = 0
    }
    if price == 0 { return nil }
    left -= price
    return left < 0 ? "\(name) frames" : nil
  }

  private static func price(of header: nghttp2_frame_hd) -> (Double, StaticString) {
    switch nghttp2_frame_type(UInt32(header.type)) {
    case NGHTTP2_DATA:
      header.length == 0 && header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) == 0
        ? (1, "empty DATA") : (0, "DATA")
    case NGHTTP2_HEADERS: (0, "HEADERS")
    case NGHTTP2_PRIORITY: (1, "PRIORITY")
    // More than the answer to its stream gives back, so that opening and resetting runs out.
    case NGHTTP2_RST_STREAM: (2, "RST_STREAM")
    case NGHTTP2_SETTINGS: (1, "SETTINGS")
    case NGHTTP2_PING: (1, "PING")
    case NGHTTP2_WINDOW_UPDATE: (1, "WINDOW_UPDATE")
    case NGHTTP2_CONTINUATION: (1, "CONTINUATION")
    default: (1, "unknown")
    }
  }
}
