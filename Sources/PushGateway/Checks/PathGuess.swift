import JSON

/// Guesses which path of APNs an unknown path was meant to be.
enum PathGuess {
  /// Returns the guess as the end of a sentence, and what to send instead.
  static func guess(_ path: String) -> (words: String, fix: String) {
    let plain = path.prefix { $0 != "?" }
    let parts = plain.split(separator: "/").map(String.init)
    let shown = JSONValue.quoted(path, limit: 60)
    let first = parts.first ?? ""
    let second = parts.dropFirst().first?.lowercased() ?? ""
    let isDevice = second.hasPrefix("device")
    if let cause = cause(of: path, String(plain), parts) {
      return ("\(shown): \(cause.words)", cause.fix)
    }
    if first == "4", second == "broadcasts", parts.count > 4 {
      return (
        "\(shown) goes on behind the bundle ID",
        "Send to /4/broadcasts/apps/\(parts[3].prefix(80)), with the channel's id as the header apns-channel-id."
      )
    }
    if first == "4" && !isDevice || second.hasPrefix("broadcast") {
      return ("\(shown); broadcasts have \(broadcast)", "Send to \(broadcast).")
    }
    if first == "1" || parts.contains(where: { $0.lowercased().hasSuffix("channels") }) {
      return ("\(shown); channels have \(channels)", "Send to \(channels).")
    }
    if isDevice, !["3", "islet"].contains(first) || second != "device" {
      return ("\(shown); pushes have \(device)", "Send to \(device).")
    }
    if parts.contains(where: { $0.hasPrefix("messages:send") }) || first == "fcm" {
      return (
        "\(shown) is a path of Firebase's server (FCM)",
        "Send messages for FCM to /v1/projects/<project>/messages:send, pushes for APNs to \(device)."
      )
    }
    return (shown, "Send pushes to \(device), broadcasts to \(broadcast).")
  }

  /// Returns what is wrong with a path that has all of a known one, in other capitals or with something beside it.
  private static func cause(
    of path: String, _ plain: String, _ parts: [String]
  ) -> (words: String, fix: String)? {
    let joined = ("/" + parts.joined(separator: "/")).lowercased()
    for known in [device, broadcast, channels] {
      let beginning = String(known.prefix { $0 != "<" })
      if plain.contains("//"), joined.hasPrefix(beginning) {
        return (
          "two slashes stand one behind the other",
          "Send to \(known): where the base URL ends in a slash, let the path begin without one."
        )
      }
      if plain.lowercased().hasPrefix(beginning), !plain.hasPrefix(beginning) {
        return ("capitals count", "Send to \(known).")
      }
      if let place = plain.firstRange(of: beginning), place.lowerBound > plain.startIndex {
        return (
          "\(beginning)… stands behind \(JSONValue.quoted(String(plain[..<place.lowerBound]), limit: 40))",
          "Send to \(known), with nothing before it: a base URL is the host and its port alone."
        )
      }
    }
    if path.hasPrefix("/3/device?") {
      return ("the token stands behind a question mark", "Send to \(device).")
    }
    return nil
  }

  private static let device = "/3/device/<token>"
  private static let broadcast = "/4/broadcasts/apps/<bundle ID>"
  private static let channels = "/1/apps/<bundle ID>/channels"
}
