import ActivityKit
import WidgetProtocol

/// What previews declared while they were evaluated: attributes and states by attributes type.
@MainActor
final class PreviewJournal {
  static let shared = PreviewJournal()
  private(set) var previews: [String: [WidgetPreview]] = [:]
  /// The name that `#Preview` gave to what is being evaluated.
  var name: String?

  func reset() { previews = [:] }

  func add<Attributes: ActivityAttributes>(
    _ attributes: Attributes, _ states: [Attributes.ContentState]
  ) {
    guard let attributesJSON = try? StateReader.sampleJSON(attributes, around: SampleDate.now)
    else { return }
    let stateJSON = states.compactMap { try? StateReader.sampleJSON($0, around: SampleDate.now) }
    let type = String(describing: Attributes.self)
    var known = previews[type, default: []]
    // The same states shown in several presentations are one preview; another one that has states of its own gives
    // them its name.
    let alike = known.filter { $0.attributes == attributesJSON }
    let new = stateJSON.filter { state in !alike.contains { $0.states.contains(state) } }
    if let place = known.firstIndex(where: { $0.attributes == attributesJSON && $0.name == name }) {
      known[place].states += new
    } else if alike.isEmpty || !new.isEmpty {
      known.append(WidgetPreview(name: name, attributes: attributesJSON, states: new))
    }
    previews[type] = known
  }
}
