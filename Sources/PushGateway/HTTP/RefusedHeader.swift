import JSON

/// A header for which HTTP/2 resets a request, and why.
struct RefusedHeader {
  let name: String

  /// Reads the message in which libnghttp2 names the header: `…, name: [host], value: [x]`; nil where it names none.
  init?(message: String) {
    guard let start = message.firstRange(of: "name: [")?.upperBound,
      let end = message[start...].firstRange(of: "], value: [")?.lowerBound
    else { return nil }
    name = String(message[start..<end])
  }

  /// The header and the reason, without the value, which may be a secret.
  var sentence: String {
    "HTTP/2 does not allow the header \(JSONValue.quoted(name, limit: 60)): \(reason)"
  }

  private var reason: String {
    if name.isEmpty { return "it has no name" }
    if name.hasPrefix(":") {
      return [":method", ":scheme", ":path", ":authority"].contains(name)
        ? "it stands twice or after other headers, or its value is wrong"
        : "it is none of :method, :scheme, :path and :authority, which alone begin with a colon"
    }
    if name.contains(where: { $0.isASCII && $0.isUppercase }) {
      return "its name is to be in lower case: \(JSONValue.quoted(name.lowercased(), limit: 60))"
    }
    if RefusedHeader.connectionSpecific.contains(name) { return "it belongs to HTTP/1.1 alone" }
    if name == "te" { return "its value can only be trailers" }
    if name == "content-length" { return "its value is no number or not the body's length" }
    if !name.utf8.allSatisfy(isTokenByte) {
      return "its name holds a character that no name may hold"
    }
    return "its value holds a line break or another character that no value may hold"
  }

  /// What tells something about one connection, which HTTP/2 has frames for.
  private static let connectionSpecific: Set<String> = [
    "connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade",
  ]
}
