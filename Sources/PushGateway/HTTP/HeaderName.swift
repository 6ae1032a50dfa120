import CLinux

/// The headers that mean something here; a request keeps their values by this number.
enum HeaderName: Int, CaseIterable {
  case method, scheme, path, authority, host
  case authorization
  case apnsID, topic, pushType, priority, expiration, collapseID, channelID, requestID
  case contentLength, transferEncoding, expect, connection
  /// Where a browser says that a page came from.
  case origin, fetchSite
  /// No header: the id that the wire makes for a request that comes without one.
  case madeID
  /// No header: names that are none of these and may be misspelt, with spaces between them.
  case unknownNames

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
    case .origin: "origin"
    case .fetchSite: "sec-fetch-site"
    // No client can send names like these.
    case .madeID: ":made-id"
    case .unknownNames: ":unknown-names"
    }
  }

  /// How many there are.
  static let count = allCases.count

  /// This header among the bits of those that are there.
  var bit: UInt32 { 1 << UInt32(rawValue) }

  /// The headers of which APNs wants no more than one.
  static let once: [HeaderName] = [
    .authorization, .apnsID, .topic, .pushType, .priority, .expiration, .collapseID, .channelID,
    .requestID,
  ]

  /// Returns the header of this name, compared as bytes; names come in lower case.
  static func named(_ bytes: UnsafeRawBufferPointer) -> HeaderName? {
    guard let start = bytes.baseAddress else { return nil }
    for name in allCases
    where name.text.utf8CodeUnitCount == bytes.count
      && memcmp(start, name.text.utf8Start, bytes.count) == 0
    {
      return name == .madeID || name == .unknownNames ? nil : name
    }
    return nil
  }

  /// Returns whether a name that is none of these may be a misspelt one that APNs reads: `apns-…` or `authorization`.
  /// Two letters tell it from what HTTP clients send by themselves.
  static func mayBeMisspelt(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count > 4 && name[0] == UInt8(ascii: "a")
      && (name[1] == UInt8(ascii: "p") || name[1] == UInt8(ascii: "u"))
  }
}
