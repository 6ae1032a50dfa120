/// A parameter of an intent whatever its type, for whoever runs the intent as Siri or Shortcuts would.
package protocol GivenParameter: AnyObject {
  /// What a person reads; empty without a title.
  var readTitle: String { get }
  var typeName: String { get }
  var isRequired: Bool { get }
  /// The value that it has, as JSON text.
  var givenJSON: String? { get }
  /// What an enumeration takes.
  var choices: [String] { get }
  /// The least and the largest number that it takes, `1...10`; nil where it takes all.
  var range: String? { get }
  /// Takes a value: JSON, or else a text.
  func give(_ text: String) async throws
  /// Takes the value of the same parameter of another intent, as it arrives through the system.
  func takeValue(of other: any GivenParameter) async throws
}

/// A value that a parameter does not take.
package struct UnfitParameter: Error, CustomStringConvertible {
  package let description: String
}

extension IntentParameter: GivenParameter {
  package var readTitle: String { title.resolved }

  /// What a sentence calls it.
  var quotedName: String {
    readTitle.isEmpty ? "a parameter of type \(typeName)" : "“\(readTitle)”"
  }

  package var typeName: String {
    if let optional = Value.self as? any AnyOptional.Type { return "\(optional.wrapped)?" }
    return "\(Value.self)"
  }

  /// The type of its values, of an optional the one that it may have.
  package var wrapped: Any.Type { (Value.self as? any AnyOptional.Type)?.wrapped ?? Value.self }

  package var isRequired: Bool { known == nil && !(Value.self is any AnyOptional.Type) }

  package var givenJSON: String? {
    guard let known else { return nil }
    // As `give` reads them.
    if let choice = known as? any AppEnum { return "\"\(choice.rawValue)\"" }
    if let date = known as? Date { return "\(date.timeIntervalSince1970)" }
    let plain: Any = (known as? any AppEntity).map { $0.id } ?? known
    guard let value = plain as? any Encodable, let data = try? JSONEncoder().encode(value) else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    return text == "null" ? nil : text
  }

  package var choices: [String] {
    guard let choice = wrapped as? any AppEnum.Type else { return [] }
    return Self.rawValues(choice)
  }

  package var range: String? { bounds?.description }

  private static func rawValues<Choice: AppEnum>(_ type: Choice.Type) -> [String] {
    type.allCases.map { "\($0.rawValue)" }
  }

  package func give(_ text: String) async throws {
    guard let value = try await IntentValue.read(text, as: wrapped) as? Value else {
      throw UnfitParameter(description: "“\(text)” is no \(typeName)")
    }
    if let bounds, !bounds.contains(value) {
      throw UnfitParameter(description: "“\(text)” is not in \(bounds), the range of \(quotedName)")
    }
    wrappedValue = value
  }
}

/// Reads the values of parameters.
private enum IntentValue {
  /// Returns a value of a type; nil when the text is none.
  static func read(_ text: String, as type: Any.Type) async throws -> Any? {
    if let choice = type as? any AppEnum.Type { return read(text, choice: choice) }
    if let entity = type as? any AppEntity.Type { return try await read(text, entity: entity) }
    if type == Date.self { return date(text) }
    if type == URL.self { return URL(string: plain(text)) }
    guard let decodable = type as? any Decodable.Type else { return nil }
    if let value = try? JSONDecoder().decode(decodable, from: Data(text.utf8)) { return value }
    return type == String.self ? text : nil
  }

  /// Returns a text without the quotation marks of JSON.
  private static func plain(_ text: String) -> String {
    (try? JSONDecoder().decode(String.self, from: Data(text.utf8))) ?? text
  }

  /// Returns the date of a text: UNIX seconds, or a date as ISO 8601 spells it.
  private static func date(_ text: String) -> Date? {
    if let seconds = Double(text) { return Date(timeIntervalSince1970: seconds) }
    return try? Date(plain(text), strategy: .iso8601)
  }

  private static func read<Choice: AppEnum>(_ text: String, choice: Choice.Type) -> Choice? {
    let text = plain(text)
    return choice.allCases.first { "\($0.rawValue)" == text || "\($0)" == text }
  }

  /// Returns an entity by its id, as the app's own query finds it.
  private static func read<Entity: AppEntity>(
    _ text: String, entity: Entity.Type
  ) async throws -> Entity? {
    let id: Entity.ID
    if let text = plain(text) as? Entity.ID {
      id = text
    } else if let type = Entity.ID.self as? any Decodable.Type,
      let value = try? JSONDecoder().decode(type, from: Data(text.utf8)) as? Entity.ID
    {
      id = value
    } else if let value = UUID(uuidString: plain(text)) as? Entity.ID {
      id = value
    } else {
      return nil
    }
    return try await entity.found(by: [id]).first
  }
}

/// An optional whatever it holds.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
}
