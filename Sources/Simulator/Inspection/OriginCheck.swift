import PushGateway

/// Keeps web pages from driving the simulator: a browser says where a page came from, and a name that was
/// bent to this machine is not one of ours.
enum OriginCheck {
  /// Names under which a simulator may be called besides IP addresses.
  private static let names: Set<String> = ["localhost", "islet.localhost", "host.docker.internal"]

  /// - more: names that the simulator was started with.
  static func check(
    _ request: InspectionRequest, more: Set<String> = []
  ) throws(InspectionFault) {
    func header(_ name: String) -> String? { request.headers.last { $0.name == name }?.value }
    if let host = header("host") ?? header(":authority"), !isOurs(host, more) {
      throw InspectionFault(
        403, "the inspection API is not served for the host “\(host)”",
        fix: "call it by localhost or by an IP address, or start Islet with --server-name")
    }
    if let origin = header("origin"), origin != "null" || request.method != "GET" {
      let place = origin.split(separator: "/", maxSplits: 2).last.map(String.init) ?? origin
      guard origin.hasPrefix("http"), isLocal(place) else {
        throw InspectionFault(
          403, "a page from “\(origin)” may not use the inspection API",
          fix: "call it from a program, or from a page served by this machine")
      }
    }
    if let site = header("sec-fetch-site"), site == "cross-site" {
      throw InspectionFault(
        403, "a page from elsewhere may not use the inspection API",
        fix: "call it from a program, or from a page served by this machine")
    }
  }

  /// The host without its port.
  private static func name(_ host: String) -> String {
    if host.hasPrefix("[") {
      return String(host.dropFirst().prefix { $0 != "]" })
    }
    return String(host.prefix { $0 != ":" }).lowercased()
  }

  private static func isOurs(_ host: String, _ more: Set<String>) -> Bool {
    let name = name(host)
    // Any IP address is meant: only names can be bent by a name server.
    return isLocal(host) || names.contains(name) || more.contains(name) || isAddress(name)
  }

  private static func isLocal(_ host: String) -> Bool {
    let name = name(host)
    return name == "localhost" || name.hasSuffix(".localhost") || name == "::1"
      || name.hasPrefix("127.") && isAddress(name)
  }

  private static func isAddress(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 4, parts.allSatisfy({ UInt8($0) != nil }) { return true }
    return name.contains(":") && name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }
}
