/// How to point a push tool at Islet; `islet doctor` and the documentation show it.
public struct PushTool: Hashable, Sendable {
  /// The tool, as its users call it.
  public var name: String
  /// How it is sent here; `{port}` stands for the port.
  public var address: String
  /// How it comes to trust the authority; `{ca}` stands for the authority's file.
  public var trust: String
  /// What to know beside.
  public var remark: String

  /// The tools that are known, in the order in which they are listed.
  public static let all: [PushTool] = [
    PushTool(
      name: "curl", address: "https://localhost:{port}, or http://localhost:{port} in clear",
      trust: "--cacert {ca}",
      remark:
        "For Apple's own URLs: --connect-to ::localhost:{port}, or --proxy http://localhost:{port}."
    ),
    PushTool(
      name: "aioapns (Python)",
      address: "APNsProductionClientProtocol.APNS_SERVER = \"localhost\", .APNS_PORT = {port}",
      trust: "ssl_context=ssl.create_default_context(cafile=\"{ca}\")",
      remark: "Its proxy_host needs an event loop whose sockets can be handed on (uvloop)."),
    PushTool(
      name: "kalyke (Python)",
      address: "a subclass whose _base_url is \"https://localhost:{port}\"",
      trust: "SSL_CERT_FILE={ca}", remark: "A connection and a provider token for every push."),
    PushTool(
      name: "httpx (Python)", address: "https://localhost:{port} with http2=True",
      trust: "verify=ssl.create_default_context(cafile=\"{ca}\")",
      remark: "Or proxy=\"http://localhost:{port}\" and Apple's own host names."),
    PushTool(
      name: "apns2 (Go)", address: "client.Host = \"https://localhost:{port}\"",
      trust: "SSL_CERT_FILE={ca}", remark: "Always sends a push type, alert by itself."),
    PushTool(
      name: "gorush", address: "core.http_proxy: http://localhost:{port}",
      trust: "SSL_CERT_FILE={ca}",
      remark: "Pings every second; Islet answers. Not tried here."),
    PushTool(
      name: "node-apn (@parse/node-apn)", address: "address: \"localhost\", port: {port}",
      trust: "ca: [fs.readFileSync(\"{ca}\")]",
      remark: "manageChannelsAddress and manageChannelsPort the same, for channels."),
    PushTool(
      name: "APNSwift", address: ".custom(url: \"https://localhost\", port: {port})",
      trust: "add {ca} to /etc/ssl/certs/ca-certificates.crt, the only file that it reads",
      remark:
        "Its broadcast client wants a simulator that is not strict. With http:// it speaks HTTP/1.1 in clear, without a certificate."
    ),
    PushTool(
      name: "Pushy (Java)", address: ".setApnsServer(\"localhost\", {port})",
      trust: ".setTrustedServerCertificateChain(new File(\"{ca}\"))", remark: ""),
    PushTool(
      name: "apnotic (Ruby)", address: "url: \"https://localhost:{port}\"",
      trust: "", remark: "It does not look at the certificate."),
    PushTool(
      name: "PyAPNs2 (Python)",
      address: "a subclass whose SANDBOX_SERVER is \"localhost\" and ALTERNATIVE_PORT {port}",
      trust: "hyper.tls.cert_loc = \"{ca}\"",
      remark: "With use_alternative_port. hyper, which it stands on, needs Python 3.9 or older."),
    PushTool(
      name: "pyapns-client (Python)",
      address: "APNSClient.BASE_URLS[\"dev\"] = \"https://localhost:{port}\"",
      trust: "root_cert_path=\"{ca}\"",
      remark: "Or HTTPS_PROXY=http://localhost:{port} and its own hosts."),
    PushTool(
      name: "aapns (Python)", address: "Server(host=\"localhost\", port={port}, …)",
      trust: "ca_file=\"{ca}\"", remark: "Sends by certificate, so no Live Activities."),
    PushTool(
      name: "Node's http2", address: "http2.connect(\"https://localhost:{port}\", options)",
      trust: "ca: fs.readFileSync(\"{ca}\"), or NODE_EXTRA_CA_CERTS={ca}", remark: ""),
    PushTool(
      name: "Java's HttpClient", address: "URI.create(\"https://localhost:{port}/3/device/…\")",
      trust: "an SSLContext with {ca} in its trust store", remark: ""),
    PushTool(
      name: "PHP's curl", address: "CURLOPT_CONNECT_TO => [\"::localhost:{port}\"]",
      trust: "CURLOPT_CAINFO => \"{ca}\"",
      remark: "Apple's own host names stay in the URL; CURLOPT_HTTP_VERSION => 2.0."),
    PushTool(
      name: "firebase-admin (Python)", address: "HTTPS_PROXY=http://127.0.0.1:{port}",
      trust: "REQUESTS_CA_BUNDLE={ca}",
      remark: "Any service account file will do; send_each_async ignores the proxy."),
    PushTool(
      name: "firebase-admin (Node)",
      address: "httpAgent: an agent that goes through http://127.0.0.1:{port}",
      trust: "NODE_EXTRA_CA_CERTS={ca}",
      remark: "sendEach after messaging.enableLegacyHttpTransport(). Not run here."),
    PushTool(
      name: "Firebase for Go",
      address: "option.WithEndpoint(\"http://127.0.0.1:{port}/v1\")", trust: "",
      remark: "With option.WithoutAuthentication(). Not run here."),
    PushTool(
      name: "Simulator's push files",
      address: "islet push FILE, or the file as a datagram to port {port}", trust: "",
      remark: "Simulator Target Bundle in the file, or token, says whom it is for."),
  ]

  /// Returns the setting with a port and an authority's file put in.
  public func filled(port: Int, authority: String) -> PushTool {
    func fill(_ text: String) -> String {
      text.replacing("{port}", with: "\(port)").replacing("{ca}", with: authority)
    }
    return PushTool(
      name: name, address: fill(address), trust: fill(trust), remark: fill(remark))
  }
}
