/// What is asked of Google's hosts, by its path.
enum FCMRoute: Equatable {
  /// `POST /v1/projects/{project}/messages:send`
  case send(project: String)
  /// A token request of OAuth, at any of the paths that key files name.
  case token
  /// Something else of Google's: topics, the closed batch endpoint, regional boundaries.
  case unknown

  /// Returns whether a path is one of Google's; none of them is one of APNs'.
  static func serves(_ path: Bytes) -> Bool {
    path.hasPrefix("/v1/") || path.hasPrefix("/token") || path.hasPrefix("/batch")
      || path.hasPrefix("/iid/") || path.hasPrefix("/oauth2/") || path.hasPrefix("/o/oauth2/")
  }

  /// Creates the route of a request; nil when it is not for Google.
  init?(method: String, path: String) {
    guard Array(path.utf8).withUnsafeBytes(FCMRoute.serves) else { return nil }
    let parts = path.split(separator: "/").map(String.init)
    let isPost = method == "POST"
    if isPost, parts.count == 4, parts[0] == "v1", parts[1] == "projects",
      parts[3] == "messages:send"
    {
      self = .send(project: parts[2])
    } else if isPost, FCMRoute.tokenPaths.contains(path) {
      self = .token
    } else {
      self = .unknown
    }
  }

  /// Of a key file's `token_uri`, old and new, and of the libraries that do not read it.
  private static let tokenPaths = ["/token", "/oauth2/v4/token", "/o/oauth2/token"]
}
