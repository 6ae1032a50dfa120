import JSON

/// What Islet itself changes in payloads or builds anew.
enum PushBody {
  /// Returns the payload with `aps.timestamp` set to a later second than it had; unchanged when it has none.
  static func restamped(_ body: [UInt8], now: Double) -> [UInt8] {
    guard case .object(var payload)? = try? JSONValue(parsing: body),
      case .object(var aps)? = payload["aps"], let old = aps["timestamp"]?.double
    else { return body }
    aps["timestamp"] = .double(max(now.rounded(.down), old + 1))
    payload["aps"] = .object(aps)
    return Array(JSONValue.object(payload).compact.utf8)
  }
}
