import Synchronization

/// An app's strings in the languages that its views ask for by `.environment(\.locale, …)`, each read once.
package final class OtherStrings: Sendable {
  private let read: @Sendable (String) -> StringTables
  private let known = Mutex<[String: StringTables]>([:])
  /// So many languages are remembered; code may make up as many as it likes.
  private static let most = 16

  /// Creates strings that a closure reads for a locale.
  package init(_ read: @escaping @Sendable (String) -> StringTables) { self.read = read }

  package func tables(for locale: String) -> StringTables {
    if let tables = known.withLock({ $0[locale] }) { return tables }
    let tables = read(locale)
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[locale] = tables
    }
    return tables
  }
}
