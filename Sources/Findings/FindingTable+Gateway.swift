extension FindingTable {
  /// Findings about what APNs answers, or would have answered, and about the gateway's connections.
  static let gateway: [Row] =
    PushReason.rows.map {
      Row(
        $0.reason.findingID, $0.status == 0 ? .info : .error, .apns, $0.when, fix: $0.fix,
        source: $0.source)
    } + connections

  private static let connections: [Row] = [
    Row(
      "gateway-tls-refused", .warning, .islet,
      "A client broke off the TLS handshake.",
      fix:
        "Give the client Islet's authority (islet doctor names the file) or let it skip the check; use TLS 1.2 or later.",
      source: "Islet"),
    Row(
      "gateway-flood", .warning, .islet,
      "A connection was closed because it sent far more than requests need.",
      fix: "Nothing, if it was a test of Islet; otherwise look at what the client repeats.",
      source: "Islet"),
    Row(
      "gateway-connections-full", .warning, .islet,
      "As many connections are open as the gateway allows; a new one was turned away.",
      fix: "Reuse connections, as Apple asks, or raise the limit.", source: "Islet"),
    Row(
      "gateway-descriptors-out", .error, .islet,
      "The process has no descriptors left; a connection was turned away.",
      fix: "Raise the limit (ulimit -n) or close connections.", source: "Islet"),
    Row(
      "gateway-bad-request", .warning, .islet,
      "Something reached the port that is none of the protocols spoken there, or breaks their rules.",
      fix:
        "Send HTTP/2 or HTTP/1.1, in clear or over TLS, by an HTTP client: it writes lengths, host and line ends as they have to be.",
      source: "Islet"),
    Row(
      "gateway-foreign-host", .warning, .islet,
      "A client asked the proxy for a host that is not served here.",
      fix:
        "Let only what goes to Apple and Firebase take this way: NO_PROXY names the other hosts.",
      source: "Islet"),
    Row(
      "gateway-header-refused", .warning, .islet,
      "A request was reset because HTTP/2 does not allow its headers.",
      fix:
        "Write names in lower case, leave out what belongs to HTTP/1.1 (connection, keep-alive, transfer-encoding, upgrade), send no line breaks in values and less than 8000 bytes of headers in all, and let the HTTP client write :path and content-length.",
      source: "RFC 9113, 8.2"),
    Row(
      "header-unknown", .warning, .apns,
      "APNs does not know a header of the push and ignores it.",
      fix: "Send the header by the name that Apple's page gives.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "gateway-strict-http1", .warning, .islet,
      "HTTP/1.1 came to a strict gateway, which speaks HTTP/2 only, as APNs does.",
      fix:
        "Send HTTP/2: curl --http2 over TLS, --http2-prior-knowledge in clear; or start Islet without --strict, which takes HTTP/1.1 too.",
      source: "observed of APNs"),
    Row(
      "gateway-legacy-protocol", .error, .islet,
      "A client speaks the binary protocol, which APNs has not understood since March 2021.",
      fix: "Use a push tool, or a version of it, that speaks HTTP/2.", source: "Apple"),
    Row(
      "gateway-caller", .warning, .islet,
      "A request was refused because a web page made it, or because it called Islet by a foreign name.",
      fix:
        "Call it from a program, by localhost or an address; --server-name allows another name.",
      source: "Islet: no page in a browser is to push or to drive the simulator"),
    Row(
      "gateway-authority-changed", .warning, .islet,
      "The local authority has been replaced.",
      fix: "Where a copy of it is trusted, trust the new one instead.",
      source: "Islet: an authority signs the names that Islet serves, for a year"),
    Row(
      "gateway-open", .warning, .islet,
      "Everybody in the network can control the simulator: it listens for other machines and asks for no token.",
      fix: "Leave --open out: then the inspection API asks for the token that is printed.",
      source: "Islet"),
    Row(
      "gateway-token", .info, .islet,
      "Others in the network reach the simulator; its inspection API asks for a token.",
      fix: "Send “authorization: Bearer TOKEN”.", source: "Islet"),
    Row(
      "gateway-certificate-renewed", .info, .islet,
      "The server's certificate was renewed; connections that are open keep the old one.",
      fix: "Nothing.", source: "Islet"),
    Row(
      "gateway-certificate-stale", .error, .islet,
      "The server's certificate could not be renewed.",
      fix: "Look at the files that the sentence names; islet doctor tells where they are.",
      source: "Islet"),
    Row(
      "gateway-too-slow", .info, .islet,
      "A connection was closed because its client took too long.",
      fix: "Send requests whole; open the connection when there is something to send.",
      source: "Islet"),
  ]
}
