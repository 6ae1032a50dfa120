/// Apple's push hosts, and Google's for what comes through Firebase: names in the server's certificate, and hosts that `CONNECT` reaches here.
enum ServedHosts {
  static let production = [
    "api.push.apple.com", "api-broadcast.push.apple.com", "api-manage-broadcast.push.apple.com",
  ]
  static let sandbox = [
    "api.sandbox.push.apple.com", "api.development.push.apple.com",
    "api-broadcast.sandbox.push.apple.com", "api-manage-broadcast.sandbox.push.apple.com",
  ]
  /// Of Firebase's senders: messages, access tokens, and what libraries ask for beside.
  static let firebase = [
    "fcm.googleapis.com", "oauth2.googleapis.com", "www.googleapis.com", "accounts.google.com",
    "iamcredentials.googleapis.com", "iid.googleapis.com",
  ]
  static let local = ["localhost"]

  /// Whether a proxy's client may be connected to a host by being served here.
  static func mayTunnel(to host: String) -> Bool {
    production.contains(host) || sandbox.contains(host) || firebase.contains(host)
      || local.contains(host) || host == "127.0.0.1" || host == "[::1]"
  }

  /// Whether a host is one at which channels are managed, and nothing else.
  static func managesChannels(_ host: String) -> Bool { host.hasPrefix("api-manage-broadcast.") }

  /// The host that a port stands for: Apple manages the channels of each environment at one of its own.
  static func host(at port: UInt16) -> String? {
    switch port {
    case 2195: "api-manage-broadcast.sandbox.push.apple.com"
    case 2196: "api-manage-broadcast.push.apple.com"
    default: nil
    }
  }

  /// Which environment a client means that names this host; nil for a host that is not Apple's.
  static func environment(of host: String) -> PushEnvironment? {
    if production.contains(host) { return .production }
    if sandbox.contains(host) { return .sandbox }
    return nil
  }
}

/// Which of Apple's two push environments a token, a key or a certificate is for.
public enum PushEnvironment: String, Hashable, Sendable, CaseIterable { case sandbox, production }
