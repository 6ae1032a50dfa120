/// Where and how a client connects.
public struct ClientAddress: Hashable, Sendable {
  public var host: String
  public var port: Int
  public var isTLS: Bool
  public var isHTTP2: Bool
  /// The certificate to trust, a file; nil: those of the system.
  public var authority: String?
  /// Seconds.
  public var timeout: Double

  public init(
    host: String = "localhost", port: Int, isTLS: Bool = false, isHTTP2: Bool = false,
    authority: String? = nil, timeout: Double = 10
  ) {
    (self.host, self.port, self.isTLS, self.isHTTP2) = (host, port, isTLS, isHTTP2)
    (self.authority, self.timeout) = (authority, timeout)
  }

  /// Host and port as a request names them: an address of IPv6 stands in brackets.
  var named: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

/// A request of a push tool, or to the inspection API.
public struct ClientRequest: Hashable, Sendable {
  /// A header's name, in lower case, and its value.
  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String
  }
  public var method: String
  /// With the query: `/3/device/8af2…`.
  public var path: String
  public var headers: [Header]
  public var body: [UInt8]

  public init(
    _ method: String, _ path: String, headers: [(String, String)] = [], body: [UInt8] = []
  ) {
    (self.method, self.path, self.body) = (method, path, body)
    self.headers = headers.map { Header(name: $0.0, value: $0.1) }
  }
}

/// What came back.
public struct ClientAnswer: Hashable, Sendable {
  public var status: Int
  public var headers: [ClientRequest.Header]
  public var body: [UInt8]

  /// Returns the value of a header, by its name in lower case.
  public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// Sends single requests as a push tool does: HTTP/1.1, HTTP/2, each in clear or over TLS, or a datagram.
public enum PushClient {
  /// Bytes of an answer; more than any answer of Islet has.
  static let answerLimit = 64 << 20

  /// Sends a request and waits for its answer.
  public static func send(
    _ request: ClientRequest, to address: ClientAddress
  ) throws(ClientFault) -> ClientAnswer {
    // A server ends the whole connection for such a name.
    for header in request.headers {
      if header.name.isEmpty {
        throw ClientFault("a header has no name", fix: "write NAME:VALUE")
      }
      guard let letter = header.name.first(where: { !$0.utf8.allSatisfy(isTokenByte) }) else {
        continue
      }
      throw ClientFault(
        "the header's name “\(header.name)” holds \(named(letter))",
        fix: "a name has letters, digits and hyphens")
    }
    // What goes into a header line must not begin another. A tab is part of a value (RFC 9110).
    for header in request.headers where !isLine(header.value.filter { $0 != "\t" }) {
      throw ClientFault(
        "the header \(header.name) holds a line break or another control character",
        fix: "leave it out")
    }
    guard isLine(request.path), !request.path.contains(" ") else {
      throw ClientFault("the path holds a blank or line break", fix: "look at the token")
    }
    let stream = try ClientStream(address)
    if address.isHTTP2 { return try HTTP2Exchange(request, address, stream).run() }
    return try HTTP1Exchange.run(request, address, stream)
  }

  /// Returns a letter as a sentence shows it.
  private static func named(_ letter: Character) -> String {
    switch letter {
    case " ": "a blank"
    case "\t": "a tab"
    case "\r", "\n", "\r\n": "a line break"
    default: isLine(String(letter)) ? "“\(letter)”" : "a control character"
    }
  }

  private static func isLine(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}
