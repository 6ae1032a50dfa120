import JSON

/// Changes payloads, or builds new ones, where Islet itself does so.
public enum PushBody {
  /// Returns the payload with `aps.timestamp` set to now, or to a second later than the last one that was taken; unchanged
  /// when it has no number there.
  ///
  /// - Parameter shift: what is added to its other times, since another clock than the sender's is now.
  public static func restamped(
    _ body: [UInt8], now: Double, last: Double, shift: Double = 0
  ) -> [UInt8] {
    stamped(body, max(now.rounded(.down), last.rounded(.down) + 1), shift: shift)
  }

  /// Returns the payload with this time as `aps.timestamp`; unchanged when it has no number there.
  static func stamped(_ body: [UInt8], _ timestamp: Double, shift: Double = 0) -> [UInt8] {
    guard case .object(var payload)? = try? JSONValue(parsing: body),
      case .object(var aps)? = payload["aps"], aps["timestamp"]?.double != nil
    else { return body }
    aps["timestamp"] = .double(timestamp)
    for key in ["stale-date", "dismissal-date"] where shift != 0 {
      if let time = aps[key]?.double { aps[key] = .double((time + shift).rounded()) }
    }
    payload["aps"] = .object(aps)
    return Array(JSONValue.object(payload).compact.utf8)
  }
}
