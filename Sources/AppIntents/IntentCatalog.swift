/// The intents of an app by their names.
package struct IntentCatalog: Sendable {
  /// One intent.
  package struct Entry: Sendable {
    package let type: any AppIntent.Type
    /// The type's name; of a function its type's and its own.
    package var name: String {
      (type as? any _StartCode.Type)?._isletName ?? String(describing: type)
    }
    /// Whether it is a function of the app's own.
    package var isStartCode: Bool { type is any _StartCode.Type }
    package var title: String { type.title.resolved }
    /// Whether the system runs it in the app's process and lets it change activities.
    package var changesActivities: Bool {
      type is any LiveActivityIntent.Type || type is any LiveActivityStartingIntent.Type
    }

    /// Returns one without its values, and its parameters by name.
    package func make() -> (intent: any AppIntent, parameters: [(name: String, any GivenParameter)])
    {
      let intent = type.init()
      return (intent, intent.parameters)
    }
  }

  /// The intents of the app whose code runs now.
  @TaskLocal package static var current: IntentCatalog?

  package private(set) var entries: [Entry] = []

  package init() {}

  /// Adds an intent unless it is there already.
  package mutating func add(_ type: any AppIntent.Type) {
    let entry = Entry(type: type)
    if !entries.contains(where: { $0.name == entry.name }) { entries.append(entry) }
  }

  /// Returns an intent with values; the rest keeps its defaults.
  package func intent(
    named name: String, _ values: [String: String]
  ) async throws -> any AppIntent {
    guard let entry = entries.first(where: { $0.name == name }) else {
      let known = entries.map(\.name).joined(separator: ", ")
      throw UnfitParameter(
        description: "the app has no intent \(name); it has \(known.isEmpty ? "none" : known)")
    }
    let (intent, parameters) = entry.make()
    for (key, text) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == key })?.1 else {
        let known = parameters.map(\.name).joined(separator: ", ")
        throw UnfitParameter(
          description: "\(name) has no parameter \(key); it has \(known.isEmpty ? "none" : known)")
      }
      try await parameter.give(text)
    }
    let missing = parameters.filter { $0.1.isRequired }.map(\.name)
    guard missing.isEmpty else {
      throw UnfitParameter(
        description: "\(name) needs a value for \(missing.joined(separator: ", "))")
    }
    return intent
  }
}
