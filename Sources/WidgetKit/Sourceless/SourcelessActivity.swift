import ActivityKit
import Drawing
import Findings
import Foundation
import FoundationGaps
import JSON
import WidgetProtocol

/// The activity of an app whose source is not here: its types are shapes that were learned from samples or stand in a
/// schema, and its card shows values by name.
package struct SourcelessActivity: ActivityServer {
  package let attributesType: String
  package let attributes: TypeShape
  package let state: TypeShape
  package var supplementalFamilies: [ActivityFamily] = []
  /// Whether the shapes were learned from samples.
  private let isLearned: Bool
  private let configured: ConfiguredActivity<RecordedValues>

  /// Creates an activity of an app with this title and icon.
  package init(
    attributesType: String, title: String, icon: String, attributes: TypeShape, state: TypeShape,
    isLearned: Bool
  ) {
    self.isLearned = isLearned
    (self.attributesType, self.attributes, self.state) = (attributesType, attributes, state)
    let look = RecordedLook(
      title: title, icon: icon, stateShape: state, attributesShape: attributes)
    configured = ConfiguredActivity(
      configuration: ActivityConfiguration(for: RecordedValues.self) { context in
        RecordedCard(look: look, context: context)
      } dynamicIsland: { context in
        look.island(context)
      }, widget: "values by name")
  }

  package func description(previews: [WidgetPreview]) -> WidgetDescription {
    WidgetDescription(attributesType: attributesType, widget: configured.widget, previews: previews)
  }

  package func decode(_ request: DecodeRequest) -> DecodeReply {
    switch request.subject {
    case .attributes: attributes.reply(request.json, isLearned: isLearned)
    case .contentState: state.reply(request.json, isLearned: isLearned)
    }
  }

  package var shapes: (attributes: TypeShape, state: TypeShape) { (attributes, state) }

  package func drawing(_ request: RenderRequest) throws -> SlotDrawing {
    var request = request
    request.attributes = JSONValue.quoted(request.attributes)
    request.state = JSONValue.quoted(request.state)
    return try configured.drawing(request)
  }

  package func sample(now: Date) -> (attributes: String, states: [(name: String, json: String)])? {
    (
      attributes.sample().compact, [("made-up", state.sample().compact)]
    )
  }
}

extension TypeShape {
  /// Returns a value of this shape, made up from the names of its keys; dates by their distance from now.
  package func sample(_ key: String = "") -> JSONValue {
    switch self {
    case .value(let name), .again(let name): leafSample(name, key)
    case .choice(_, let allowed): allowed.first ?? ""
    case .object(_, let fields):
      .object(JSONObject(fields.map { ($0.key, $0.shape.sample($0.key)) }))
    case .union(_, let fields):
      .object(JSONObject(fields.prefix(1).map { ($0.key, $0.shape.sample($0.key)) }))
    case .list(_, let element): [element.sample(key)]
    case .dictionary: [:]
    case .pairs(_, let name, let value): [name.sample(), value.sample(key)]
    case .nullable(let shape): shape.sample(key)
    }
  }

  private func leafSample(_ name: String, _ key: String) -> JSONValue {
    switch Leaf(name) {
    case .anything: .string(SampleValue.text(key))
    case .truth: .bool(SampleValue.truth(key))
    case .text, .attributedText: .string(SampleValue.text(key))
    case .number: moment(key) ?? .double(SampleValue.number(key))
    case .integer: sample(of: UnfitNumber.ranges[name], key)
    case .date: .moment("@date", SampleValue.distance(key))
    case .special:
      switch name {
      case "URL": "https://example.com"
      case "UUID": "00000000-0000-4000-8000-000000000000"
      default: ""
      }
    }
  }

  /// Returns a whole number within the range of its type.
  private func sample(of range: ClosedRange<Int128>?, _ key: String) -> JSONValue {
    let number = SampleValue.integer(key)
    guard let range, range.upperBound < Int128(Int32.max) else {
      return moment(key) ?? .int(number)
    }
    return .int(Int(min(max(Int128(number), range.lowerBound), range.upperBound)))
  }

  /// Returns the moment for a number whose key says that it is one.
  private func moment(_ key: String) -> JSONValue? {
    guard SampleValue.isDate(key) else { return nil }
    let word = SampleValue.unitsPerSecond(key) == 1 ? "@now" : "@millis"
    return .moment(word, SampleValue.distance(key))
  }
}
