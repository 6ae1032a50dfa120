/// Behaviour of APNs that was seen at times, or that differs from its documentation. Off unless asked for.
public enum APNsHabit: String, Hashable, Sendable, CaseIterable {
  /// After a refusal one stream at a time, until a push is accepted.
  case throttle
  /// A connection ends after ten refusals in a row, five for bad tokens.
  case disconnect
  /// `TooManyRequests` beyond ten pushes a second to one token.
  case rateLimit = "rate-limit"
  /// Reasons by the names in the documentation: `BadCollapseId`, `BadEnvironmentKeyIdInToken`.
  case documentedNames = "documented-names"

  /// Sets a gateway up for it.
  public func apply(to configuration: inout GatewayConfiguration) {
    switch self {
    case .throttle: configuration.throttlesStreams = true
    case .disconnect: configuration.refusalsBeforeGoodbye = 10
    case .rateLimit: configuration.pushesPerTokenAndSecond = 10
    case .documentedNames: configuration.documentedNames = true
    }
  }
}
