/// What the push service knows of a token.
public enum TokenStanding: Hashable, Sendable, Codable {
  /// The three kinds of token; only the first takes ordinary alerts.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case device, activity, pushToStart
  }

  /// Nobody was ever given it.
  case unknown
  /// It works, for this app.
  case live(Kind, bundle: String)
  /// It worked until then (virtual UNIX seconds): 410 `Unregistered`.
  case dead(Kind, bundle: String, since: Double)
}
