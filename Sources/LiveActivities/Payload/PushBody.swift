import JSON

/// Changes payloads, or builds new ones, where Islet itself does so.
public enum PushBody {
  /// Returns the payload with `aps.timestamp` set to now, or to a second later than the last one that was taken; unchanged
  /// when it has no number there.
  public static func restamped(_ body: [UInt8], now: Double, last: Double) -> [UInt8] {
    stamped(body, max(now.rounded(.down), last.rounded(.down) + 1))
  }

  /// Returns the payload with this time as `aps.timestamp`; unchanged when it has no number there.
  static func stamped(_ body: [UInt8], _ timestamp: Double) -> [UInt8] {
    guard case .object(var payload)? = try? JSONValue(parsing: body),
      case .object(var aps)? = payload["aps"], aps["timestamp"]?.double != nil
    else { return body }
    aps["timestamp"] = .double(timestamp)
    payload["aps"] = .object(aps)
    return Array(JSONValue.object(payload).compact.utf8)
  }
}
