import Foundation
import Numbers
import PushGateway

/// Where a backend takes tokens: an http or https URL.
struct BackendAddress: Sendable {
  /// The URL as it may be shown: without a name and a password.
  let text: String
  let address: ClientAddress
  private let path: String
  private let authorization: String?

  /// Seconds until a backend that says nothing is given up.
  private static let patience = 10.0

  /// Creates an address; nil for a text that is no http or https URL with a host, and a port if any.
  init?(_ text: String) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty
    else { return nil }
    let isTLS = scheme == "https"
    let port = parts.port ?? (isTLS ? 443 : 80)
    guard (1...65535).contains(port) else { return nil }
    var shown = parts
    (shown.user, shown.password) = (nil, nil)
    self.text = shown.string ?? "\(scheme)://\(host):\(port)"
    address = ClientAddress(
      // An address of IPv6 stands in brackets in a URL only.
      host: host.trimmingCharacters(in: CharacterSet(charactersIn: "[]")),
      port: port, isTLS: isTLS, timeout: Self.patience)
    path =
      (parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath)
      + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
    authorization = parts.user.map { user in
      "Basic " + Base64.text("\(user):\(parts.password ?? "")".utf8)
    }
  }

  /// Returns the request that hands over a body of JSON.
  func request(_ body: [UInt8]) -> ClientRequest {
    var headers = [
      ("content-type", "application/json"), ("accept", "*/*"), ("user-agent", "Islet"),
    ]
    if let authorization { headers.append(("authorization", authorization)) }
    return ClientRequest("POST", path, headers: headers, body: body)
  }
}
