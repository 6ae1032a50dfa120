/// An intent with its values as the system keeps it until somebody answers: longer than the app's process lives.
package struct SavedIntent: Codable, Hashable, Sendable {
  /// The type's name.
  package var name: String
  /// JSON texts by the parameters' names.
  package var values: [String: String]

  /// Keeps an intent: its parameters, and nothing else that it holds, as on iOS.
  package init(_ intent: any AppIntent) {
    name = String(describing: type(of: intent))
    let parameters = intent.parameters.compactMap { name, parameter in
      parameter.givenJSON.map { (name, $0) }
    }
    values = Dictionary(parameters, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the intent again, from those that this process knows.
  package func intent() async throws -> any AppIntent {
    try await (IntentCatalog.current ?? IntentCatalog()).intent(named: name, values)
  }
}
