/// The name under which somebody calls this server, as `Host`, `Origin` or an option carries it.
struct CallerName {
  /// In lower case, without its port and without the brackets of an address.
  let text: String

  /// Creates the name in a header's value.
  init(_ host: String) {
    if host.hasPrefix("[") {
      text = String(host.dropFirst().prefix { $0 != "]" }).lowercased()
    } else {
      // An address that is listened on stands without brackets.
      let isWithoutPort = host.count { $0 == ":" } > 1
      text = String(isWithoutPort ? host[...] : host.prefix { $0 != ":" }).lowercased()
    }
  }

  /// Whether only this machine can be meant.
  var isLocal: Bool {
    text == "localhost" || text.hasSuffix(".localhost") || text == "::1"
      || text.hasPrefix("127.") && isAddress
  }

  /// Whether it is an IP address: only names can be redirected by a name server.
  var isAddress: Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 4, parts.allSatisfy({ UInt8($0) != nil }) { return true }
    return text.contains(":") && text.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }

  /// Whether it has no dot, as names in a network of containers: no page of the Web has such a name.
  var isPlain: Bool { !text.isEmpty && !text.contains(".") && !text.contains(":") }
}
