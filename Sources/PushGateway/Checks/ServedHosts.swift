/// Apple's push hosts, and Google's for what comes through Firebase.
///
/// They are names in the server's certificate, and the hosts that `CONNECT` reaches here.
enum ServedHosts {
  static let production = [
    "api.push.apple.com", "api-broadcast.push.apple.com", "api-manage-broadcast.push.apple.com",
  ]
  static let sandbox = [
    "api.sandbox.push.apple.com", "api.development.push.apple.com",
    "api-broadcast.sandbox.push.apple.com", "api-manage-broadcast.sandbox.push.apple.com",
  ]
  /// The hosts that Firebase's senders use: for messages, access tokens and topics.
  static let firebase = ["fcm.googleapis.com", "oauth2.googleapis.com", "iid.googleapis.com"]
  /// The hosts that older libraries ask for access tokens. Logins and mail use these names, too, so a certificate names
  /// them only when `--server-name` asks for them.
  static let googleLogin = [
    "www.googleapis.com", "accounts.google.com", "iamcredentials.googleapis.com",
  ]
  static let local = ["localhost"]

  /// Returns whether a host is one of Google's.
  static func isGoogle(_ host: String) -> Bool {
    firebase.contains(host) || googleLogin.contains(host)
  }

  /// Returns whether a proxy's client may be connected to a host, which is then served here.
  static func mayTunnel(to host: String) -> Bool {
    production.contains(host) || sandbox.contains(host) || isGoogle(host)
      || local.contains(host) || host == "127.0.0.1" || host == "::1"
  }

  /// Returns whether a host only manages channels.
  static func managesChannels(_ host: String) -> Bool { host.hasPrefix("api-manage-broadcast.") }

  /// Returns the host that a port stands for: Apple manages the channels of each environment at a port of its
  /// own.
  static func host(at port: UInt16) -> String? {
    switch port {
    case 2195: "api-manage-broadcast.sandbox.push.apple.com"
    case 2196: "api-manage-broadcast.push.apple.com"
    default: nil
    }
  }

  /// Returns which environment a client means that names this host; nil for a host that is not Apple's.
  static func environment(of host: String) -> PushEnvironment? {
    if production.contains(host) { return .production }
    if sandbox.contains(host) { return .sandbox }
    return nil
  }
}
