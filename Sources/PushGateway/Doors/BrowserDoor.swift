/// Keeps web pages out: they may neither push, nor make channels, nor drive the simulator.
///
/// A browser says where a page came from (`Origin`, `Sec-Fetch-Site`). A page whose name was bent to this
/// machine says neither when it reads, but calls us by that name (`Host`). Push tools send no origin and call
/// by `localhost`, an address or Apple's and Firebase's hosts, so nothing changes for them.
struct BrowserDoor: Sendable {
  /// Why a request is turned away.
  struct Refusal: Hashable, Sendable {
    var sentence: String
    var fix: String
  }

  /// Names beside `localhost` under which the simulator may be called, in lower case.
  var names: Set<String> = []
  /// Holds the server's certificate, whose names are this server's, too; nil without TLS.
  var tls: TLSContext?
  /// The host of the last accepted request: mostly the next request names it, too.
  private var lastHost: [UInt8] = []

  /// Names by which containers call the machine that they run on.
  private static let usualNames: Set<String> = ["host.docker.internal"]

  /// Creates a door that accepts some names and those of a certificate, beside the usual ones.
  init(names: Set<String> = [], tls: TLSContext? = nil) { (self.names, self.tls) = (names, tls) }

  /// Returns why a request may not come in; nil when it may.
  mutating func refusal(of request: some HeaderValues) -> Refusal? {
    if request.has(.origin) || request.has(.fetchSite), let refusal = refusalOfPage(request) {
      return refusal
    }
    return refusal(ofHost: request[.authority]) ?? refusal(ofHost: request[.host])
  }

  private func refusalOfPage(_ request: some HeaderValues) -> Refusal? {
    let fix = "call it from a program, or from a page that this machine serves"
    if let origin = request.text(.origin) {
      let isWeb = origin.hasPrefix("http://") || origin.hasPrefix("https://")
      let place = origin.split(separator: "/", maxSplits: 2).last.map(String.init) ?? ""
      if !isWeb || request.isRepeated(.origin) || !CallerName(place).isLocal {
        return Refusal(sentence: "a page from “\(origin.prefix(80))” may not call Islet", fix: fix)
      }
    }
    if request.isEqual(.fetchSite, "cross-site") || request.isRepeated(.fetchSite) {
      return Refusal(sentence: "a page from elsewhere may not call Islet", fix: fix)
    }
    return nil
  }

  private mutating func refusal(ofHost bytes: Bytes?) -> Refusal? {
    guard let bytes, !lastHost.isEqual(to: bytes) else { return nil }
    let host = String(decoding: bytes, as: UTF8.self)
    let name = CallerName(host)
    if name.isLocal || name.isAddress || name.isPlain || names.contains(name.text)
      || BrowserDoor.usualNames.contains(name.text) || ServedHosts.mayTunnel(to: name.text)
      || tls?.certifies(name.text) == true
    {
      lastHost = Array(bytes)
      return nil
    }
    return Refusal(
      sentence: "Islet is not served for the host “\(host.prefix(80))”",
      fix: "call it by localhost or by an IP address, or start it with "
        + "--server-name \(name.text.prefix(80))")
  }
}
