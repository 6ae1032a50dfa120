import CLinux

/// The headers that mean something here; a request keeps their values by this number.
enum HeaderName: Int, CaseIterable {
  case method, scheme, path, authority, host
  case authorization
  case apnsID, topic, pushType, priority, expiration, collapseID, channelID, requestID
  case contentLength, transferEncoding, expect, connection

  /// The name as it stands on the wire, in lower case.
  var text: StaticString {
    switch self {
    case .method: ":method"
    case .scheme: ":scheme"
    case .path: ":path"
    case .authority: ":authority"
    case .host: "host"
    case .authorization: "authorization"
    case .apnsID: "apns-id"
    case .topic: "apns-topic"
    case .pushType: "apns-push-type"
    case .priority: "apns-priority"
    case .expiration: "apns-expiration"
    case .collapseID: "apns-collapse-id"
    case .channelID: "apns-channel-id"
    case .requestID: "apns-request-id"
    case .contentLength: "content-length"
    case .transferEncoding: "transfer-encoding"
    case .expect: "expect"
    case .connection: "connection"
    }
  }

  /// The headers of which APNs wants no more than one.
  static let once: [HeaderName] = [
    .authorization, .apnsID, .topic, .pushType, .priority, .expiration, .collapseID, .channelID,
    .requestID,
  ]

  /// Those with a name of so many bytes: a look into this table and a comparison or two find a name.
  private static let byLength: [[HeaderName]] = {
    var table = [[HeaderName]](repeating: [], count: 20)
    for name in allCases { table[name.text.utf8CodeUnitCount].append(name) }
    return table
  }()

  /// The header of this name, compared as bytes; names come in lower case.
  static func named(_ bytes: UnsafeRawBufferPointer) -> HeaderName? {
    guard bytes.count < byLength.count, let start = bytes.baseAddress else { return nil }
    for name in byLength[bytes.count]
    where memcmp(start, name.text.utf8Start, bytes.count) == 0 {
      return name
    }
    return nil
  }
}
