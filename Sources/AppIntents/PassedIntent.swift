extension AppIntent {
  /// Returns the intent as it arrives when a person presses its button: a new one with its parameters and nothing else that
  /// it held, since iOS passes it through the system. The journal of the press notes what is lost.
  ///
  /// Throws `UnpassedIntent` where a value that it needs is missing, or is an entity that its query does not find. An optional
  /// entity arrives as nil then, and a list of entities without those that are not found.
  package func passed() async throws -> Self {
    let intent = Self()
    let parameters = intent.parameters
    for (name, parameter) in self.parameters {
      try await parameters.first { $0.name == name }?.1.takeValue(of: parameter)
    }
    let missing = parameters.filter { $0.1.isRequired }.map(\.name)
    guard missing.isEmpty else {
      throw UnpassedIntent(
        description: "\(Self.self) needs a value for \(missing.joined(separator: ", "))")
    }
    IntentJournal.ofPress?.note(lostProperties(in: intent))
    return intent
  }

  /// The parameters by name.
  package var parameters: [(name: String, any GivenParameter)] {
    Mirror(reflecting: self).children.compactMap { child in
      (child.value as? any GivenParameter).flatMap { parameter in
        child.label.map { (name: String($0.drop { $0 == "_" }), parameter) }
      }
    }
  }
}

extension IntentParameter {
  package func takeValue(of other: any GivenParameter) async throws {
    guard let value = (other as? IntentParameter<Value>)?.known else { return }
    guard let passed = try await PassedValue.passed(value) as? Value else {
      throw UnpassedIntent(
        description:
          "\(wrapped).defaultQuery finds no \(wrapped) with the id \(other.givenJSON ?? "?")")
    }
    wrappedValue = passed
  }
}

/// An intent that does not arrive: it is not performed.
package struct UnpassedIntent: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// Passes the values of parameters through the system, which keeps of an entity nothing but its id.
private enum PassedValue {
  /// Returns a value as it arrives; nil for an entity that its query does not find.
  static func passed(_ value: Any) async throws -> Any? {
    if let entity = value as? any AppEntity { return try await found(entity) }
    if let entities = value as? any EntityList { return try await entities.found() }
    return value
  }

  /// Returns an entity as its query finds it. One that is made for one answer is never looked for.
  private static func found<Entity: AppEntity>(_ entity: Entity) async throws -> Entity? {
    if entity is any TransientAppEntity { return entity }
    return try await Entity.found(by: [entity.id]).first
  }
}

extension AppEntity {
  /// Returns what its query finds. Throws an `UnpassedIntent` where the query throws, as the intent is not performed then.
  static func found(by identifiers: [ID]) async throws -> [Self] {
    do {
      return try await defaultQuery.entities(for: identifiers)
    } catch {
      throw UnpassedIntent(description: "\(Self.self).defaultQuery threw: \(error.words)")
    }
  }
}

/// Several entities of one type.
private protocol EntityList {
  /// Returns those that their query finds.
  func found() async throws -> Any
}

extension Array: EntityList where Element: AppEntity {
  func found() async throws -> Any {
    if Element.self is any TransientAppEntity.Type { return self }
    return try await Element.found(by: map(\.id))
  }
}
