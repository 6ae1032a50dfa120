import Foundation
import JSON
import WidgetProtocol

/// One kind of activity of an app: its attributes type with samples.
public struct SampleActivity: Sendable {
  /// The Swift name of the attributes.
  public var attributesType: String
  /// Sample attributes.
  public var attributes: JSONValue
  /// Sample content states with their names, in order: `01-before`.
  public var states: [(name: String, value: JSONValue)]
  /// The names of those states that nobody wrote.
  public internal(set) var madeUpStates: Set<String> = []
  /// Whether nobody wrote the attributes.
  private(set) var hasMadeUpAttributes = false

  /// Creates an activity with samples.
  public init(
    attributesType: String, attributes: JSONValue = .object(JSONObject()),
    states: [(name: String, value: JSONValue)] = []
  ) {
    (self.attributesType, self.attributes, self.states) = (attributesType, attributes, states)
  }

  /// Adds what the widget's previews have, behind what is there.
  mutating func join(_ described: WidgetDescription) {
    attributesType = described.attributesType
    let hasOwnAttributes = attributes.object.map { !$0.members.isEmpty } ?? true
    for (number, preview) in described.previews.enumerated() {
      // States of a folder without attributes cannot be drawn: those are made up, whatever states there are.
      if number == 0, !hasOwnAttributes, let value = try? JSONValue(parsing: preview.attributes) {
        attributes = value
        hasMadeUpAttributes = preview.name == WidgetPreview.madeUpName
      }
      if preview.name == WidgetPreview.madeUpName, !states.isEmpty { continue }
      for (place, state) in preview.states.enumerated() {
        guard let value = try? JSONValue(parsing: state),
          !states.contains(where: { Self.areAlike($0.value, value) })
        else { continue }
        let own = preview.stateNames.flatMap { $0.indices.contains(place) ? $0[place] : nil }
        let name = own ?? "\(preview.name ?? "preview")-\(states.count + 1)"
        states.append((name, value))
        if preview.name == WidgetPreview.madeUpName { madeUpStates.insert(name) }
      }
    }
  }

  /// Returns whether two states differ in nothing but identifiers: a preview's `UUID()` is another one each time, so that
  /// the same state of several previews were several.
  private static func areAlike(_ one: JSONValue, _ other: JSONValue) -> Bool {
    switch (one, other) {
    case (.string(let one), .string(let other)):
      return one == other || UUID(uuidString: one) != nil && UUID(uuidString: other) != nil
    case (.array(let one), .array(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { areAlike($0, $1) }
    case (.object(let one), .object(let other)):
      return one.keys == other.keys
        && zip(one.members, other.members).allSatisfy { areAlike($0.value, $1.value) }
    default: return one == other
    }
  }
}

extension SampleActivity: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.attributesType == right.attributesType && left.attributes == right.attributes
      && left.states.map(\.name) == right.states.map(\.name)
      && left.states.map(\.value) == right.states.map(\.value)
  }
}
