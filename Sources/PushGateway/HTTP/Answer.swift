import Findings

/// What is answered to a request that is not for the inspection API.
struct Answer {
  /// Which header carries the request's id back.
  enum IDHeader { case apnsID, requestID }

  var status: Int
  var idHeader = IDHeader.apnsID
  /// The id, byte for byte as it came, or made here.
  var id: ArraySlice<UInt8> = []
  /// `apns-unique-id`, which the sandbox alone gives.
  var uniqueID: [UInt8] = []
  /// `apns-channel-id` of a new channel.
  var channelID: [UInt8] = []
  /// JSON; an answer without one has no DATA frame at all.
  var body: [UInt8] = []

  /// The body of a refusal.
  static func body(_ reason: PushReason, timestamp: Double? = nil) -> [UInt8] {
    var text = #"{"reason":""# + reason.rawValue + #"""#
    if let timestamp { text += #","timestamp":\#(Int(timestamp * 1000))"# }
    return Array((text + "}").utf8)
  }

  /// Its headers beside the status, in the order in which they are sent.
  func withHeaders(_ take: (StaticString, ArraySlice<UInt8>) -> Void) {
    if !id.isEmpty {
      take(idHeader == .apnsID ? HeaderName.apnsID.text : HeaderName.requestID.text, id)
    }
    if !uniqueID.isEmpty { take("apns-unique-id", uniqueID[...]) }
    if !channelID.isEmpty { take(HeaderName.channelID.text, channelID[...]) }
    if !body.isEmpty { take("content-type", Answer.json) }
  }

  private static let json = ArraySlice("application/json".utf8)
}

/// The head of an inspection answer.
struct InspectionAnswer {
  var status: Int
  var headers: [(name: String, value: String)]
}
