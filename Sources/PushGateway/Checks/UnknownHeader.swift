import Findings
import JSON
import LiveActivities

/// A header that APNs does not know, where one that it reads was probably meant.
enum UnknownHeader {
  /// Returns what is told of a header's name; nil where it has nothing to do with APNs.
  static func remark(on name: String) -> GatewayRemark? {
    let meant = meant(by: name)
    guard meant != nil || name.hasPrefix(prefix) else { return nil }
    return GatewayRemark(
      reason: "header-unknown", status: 0,
      detail:
        "APNs has no header \(JSONValue.quoted(name)) and ignores it: the push goes on as if it were not there",
      fix: meant.map { "Send \($0)." } ?? "APNs reads \(names.joined(separator: ", ")).")
  }

  /// Returns the header that was probably meant: the nearest by its letters, or one that begins or ends alike, as
  /// `apns-expiration` does for `apns-expiry` and `apns-push-type` for `apns-type`.
  static func meant(by name: String) -> String? {
    if let near = NearestKey.nearest(to: name, in: names) { return near }
    guard name.hasPrefix(prefix) else { return nil }
    let word = name.dropFirst(prefix.count)
    let known = names.filter { $0.hasPrefix(prefix) }
    let shared = known.map { ($0, $0.dropFirst(prefix.count).commonPrefix(with: word).count) }
    if let best = shared.max(by: { $0.1 < $1.1 }), best.1 >= leastShared { return best.0 }
    return word.count >= leastShared ? known.first { $0.hasSuffix(word) } : nil
  }

  private static let prefix = "apns-"
  /// The fewest letters by which a part of a name is known.
  private static let leastShared = 3
  private static let names = HeaderName.once.map(\.text.description)
}

extension Substring {
  /// Returns the characters with which both begin.
  fileprivate func commonPrefix(with other: Substring) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
