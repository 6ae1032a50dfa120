import Synchronization

/// A value that code asked the user defaults for, and that nobody has written.
package struct MissingDefault: Equatable, Sendable {
  /// What was asked for.
  package enum Kind: String, Sendable { case text, data, list, dictionary, value }

  package var kind: Kind
  /// The app group of the store; nil for the extension's own.
  package var group: String?
  /// The key, without an activity's id in front of it.
  package var key: String

  package init(kind: Kind, group: String?, key: String) {
    (self.kind, self.group, self.key) = (kind, group, key)
  }

  private static let listener = Mutex<(@Sendable (MissingDefault) -> Void)?>(nil)

  /// Is told of each of them as it is asked for.
  package static func tell(_ listener: (@Sendable (MissingDefault) -> Void)?) {
    Self.listener.withLock { $0 = listener }
  }

  /// Tells that a value is missing.
  static func note(_ key: String, _ kind: Kind, in store: UserDefaults) {
    guard let listener = listener.withLock({ $0 }) else { return }
    let group = StoredDefaults.suite(of: store)
    listener(MissingDefault(kind: kind, group: group, key: SharedDefaults.plain(key)))
  }
}

extension MissingDefault {
  /// What a line of a crash begins with that tells of it.
  package static let mark = "islet-missing "

  /// The line in which a crash tells of it: what was asked for, the group or a dash, the key.
  package var line: String { "\(Self.mark)\(kind.rawValue) \(group ?? "-") \(key)" }

  /// Reads a crash's line; nil for another one.
  package init?(line: String) {
    guard line.hasPrefix(Self.mark) else { return nil }
    let words = line.dropFirst(Self.mark.count).split(separator: " ", maxSplits: 2)
    guard words.count == 3, let kind = Kind(rawValue: String(words[0])) else { return nil }
    self.init(kind: kind, group: words[1] == "-" ? nil : String(words[1]), key: String(words[2]))
  }
}
