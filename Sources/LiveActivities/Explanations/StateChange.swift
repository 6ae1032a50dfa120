import Findings
import JSON

/// One place at which a new state differs from the one before.
public struct StateChange: Hashable, Sendable {
  /// `matchState.live.score`, `players[2]`; empty for the state itself.
  public var path: String
  /// What stood there; nil when the place is new.
  public var before: JSONValue?
  /// What stands there now; nil when the place is gone.
  public var after: JSONValue?

  /// `homeScore 0 → 1`.
  public var words: String {
    let place = path.isEmpty ? "the state" : path
    switch (before, after) {
    case (let before?, let after?): return "\(place) \(short(before)) → \(short(after))"
    case (nil, let after?): return "\(place) new: \(short(after))"
    default: return "\(place) gone"
    }
  }

  private func short(_ value: JSONValue) -> String {
    (value.string ?? value.compact).shortened(to: 24)
  }

  /// Returns the differences between two states, in the order of the new one; keys that are gone come last.
  public static func changes(
    from before: JSONValue, to after: JSONValue, at path: String = ""
  ) -> [StateChange] {
    switch (before, after) {
    case (.object(let old), .object(let new)):
      func place(_ key: String) -> String {
        path.isEmpty ? pathStep(key) : "\(path).\(pathStep(key))"
      }
      var list: [StateChange] = []
      // Of two equal keys the first one counts.
      var seen: Set<String> = []
      for (key, value) in new.members where seen.insert(key).inserted {
        if let known = old[key] {
          list += changes(from: known, to: value, at: place(key))
        } else {
          list.append(StateChange(path: place(key), before: nil, after: value))
        }
      }
      for (key, value) in old.members where new[key] == nil && seen.insert(key).inserted {
        list.append(StateChange(path: place(key), before: value, after: nil))
      }
      return list
    case (.array(let old), .array(let new)) where old.count == new.count:
      return zip(old, new).enumerated().flatMap { index, pair in
        changes(from: pair.0, to: pair.1, at: "\(path)[\(index)]")
      }
    default:
      let isEqual = before == after || before.double != nil && before.double == after.double
      return isEqual ? [] : [StateChange(path: path, before: before, after: after)]
    }
  }
}

extension PushRecord {
  /// The content state that the push carried, when its body has one.
  public var state: JSONText? {
    let envelope = Envelope(push.body)
    return envelope.text(envelope.contentState, in: push.body)
  }

  /// What the push changed on the card; empty unless it was shown.
  public var changes: [StateChange] {
    guard let before = stateBefore?.value, let after = state?.value else { return [] }
    let unread = unreadPlaces
    return StateChange.changes(from: before, to: after).filter { !unread.contains($0.path) }
  }

  /// Members of the state that the app's type ignores: they change nothing.
  private var unreadPlaces: [String] {
    let root = "aps.content-state."
    let paths = verdict.findings.filter { $0.id == "key-unread" }.compactMap(\.path)
    return paths.filter { $0.hasPrefix(root) }.map { String($0.dropFirst(root.count)) }
  }

  /// The verdict on one line, with what changed: `shown: homeScore 0 → 1, minute 63 → 64`.
  public var headline: String { headline(\.words) }

  /// Returns the verdict on one line, with each change in the words that it is given.
  public func headline(_ words: (StateChange) -> String) -> String {
    // The type may write two states alike: null and an absent member, a member that it does not read.
    let isUnchanged = verdict.findings.contains { $0.id == "state-unchanged" }
    let changes = isUnchanged ? [] : changes
    // A key that is nearly one of the type's was probably meant to change something; where nothing changed, any was.
    let meant = verdict.findings.filter {
      $0.id == "key-unread" && ($0.severity == .warning || isUnchanged)
    }
    .compactMap { $0.path?.split(separator: ".").last }
    let unread = meant.isEmpty ? [] : ["not read: \(meant.joined(separator: ", "))"]
    if changes.isEmpty, unread.isEmpty { return verdict.summary }
    let told = changes.prefix(3).map(words).joined(separator: ", ")
    let more = changes.count > 3 ? ", \(changes.count - 3) more" : ""
    let lead = verdict.summary.contains(":") ? "\(verdict.summary); " : "\(verdict.summary): "
    return lead + ([told + more].filter { !$0.isEmpty } + unread).joined(separator: "; ")
  }
}
