import Findings
import Numbers

/// An answer to a request outside of the inspection API.
///
/// Its ids are borrowed from the request or from the source of ids until the session has taken them.
struct Answer {
  /// Which header carries the request's id back.
  enum IDHeader: Sendable { case apnsID, requestID }

  var status: Int
  var idHeader = IDHeader.apnsID
  /// The id, byte for byte as it came, or made here.
  var id = Bytes(start: nil, count: 0)
  /// `apns-unique-id`, which the sandbox alone gives.
  var uniqueID = Bytes(start: nil, count: 0)
  /// `apns-channel-id` of a new channel.
  var channelID: [UInt8] = []
  /// JSON; an answer without one has no DATA frame at all.
  var body: [UInt8] = []

  /// Returns the body of a refusal.
  static func body(_ reason: PushReason, timestamp: Double? = nil) -> [UInt8] {
    var text = #"{"reason":""# + reason.rawValue + #"""#
    if let timestamp { text += #","timestamp":\#(Int(bounded: timestamp * 1000))"# }
    return Array((text + "}").utf8)
  }

  /// Hands over its headers beside the status, in the order in which they are sent.
  func withHeaders(_ take: (StaticString, Bytes) -> Void) {
    if !id.isEmpty {
      take(idHeader == .apnsID ? HeaderName.apnsID.text : HeaderName.requestID.text, id)
    }
    if !uniqueID.isEmpty { take("apns-unique-id", uniqueID) }
    if !channelID.isEmpty { channelID.withUnsafeBytes { take(HeaderName.channelID.text, $0) } }
    if !body.isEmpty {
      take(
        "content-type", Bytes(start: Answer.json.utf8Start, count: Answer.json.utf8CodeUnitCount))
    }
  }

  private static let json: StaticString = "application/json"
}

/// The head of an inspection answer.
struct InspectionHead: Sendable {
  var status: Int
  var headers: [(name: String, value: String)]
}
