import ActivityKit
import Drawing
import Findings
import WidgetProtocol

/// Serves one activity type of a widget, whatever its attributes.
@MainActor
package protocol ActivityServer {
  /// The attributes struct's name.
  var attributesType: String { get }
  var supplementalFamilies: [ActivityFamily] { get set }

  /// Returns the description of the activity, with its previews.
  func description(previews: [WidgetPreview]) -> WidgetDescription
  /// Reads JSON into the widget's own types.
  func decode(_ request: DecodeRequest) -> DecodeReply
  /// What its types read.
  var shapes: (attributes: TypeShape, state: TypeShape) { get }
  /// Returns the view of a slot, ready to be drawn.
  func drawing(_ request: RenderRequest) throws -> SlotDrawing
  /// Returns attributes and states made up from what the types read, as JSON.
  func sample(now: Date) -> (attributes: String, states: [(name: String, json: String)])?
}

/// One activity of a widget.
struct ConfiguredActivity<Attributes: ActivityAttributes>: ActivityServer {
  let configuration: ActivityConfiguration<Attributes>
  let widget: String
  let attributesType = String(describing: Attributes.self)
  var supplementalFamilies: [ActivityFamily] = []
  private let lastAttributes = LastValue<Attributes>()
  private let lastState = LastValue<Attributes.ContentState>()

  init(configuration: ActivityConfiguration<Attributes>, widget: String) {
    (self.configuration, self.widget) = (configuration, widget)
  }

  func description(previews: [WidgetPreview]) -> WidgetDescription {
    var description = WidgetDescription(
      attributesType: attributesType, widget: widget, previews: previews,
      supportsSmallFamily: supplementalFamilies.contains(.small))
    if previews.isEmpty {
      description.refusal =
        StateReader<Attributes>.refusal(now: SampleDate.now)
        ?? StateReader<Attributes.ContentState>.refusal(now: SampleDate.now)
    }
    return description
  }

  func decode(_ request: DecodeRequest) -> DecodeReply {
    switch request.subject {
    case .attributes: StateReader<Attributes>.reply(request.json)
    case .contentState: StateReader<Attributes.ContentState>.reply(request.json)
    }
  }

  var shapes: (attributes: TypeShape, state: TypeShape) {
    (StateReader<Attributes>.shape, StateReader<Attributes.ContentState>.shape)
  }

  func sample(now: Date) -> (attributes: String, states: [(name: String, json: String)])? {
    guard let attributes = StateReader<Attributes>.sample(now: now),
      let attributesJSON = try? StateReader.sampleJSON(attributes, around: now)
    else { return nil }
    var states: [(name: String, json: String)] = []
    for (name, state) in StateReader<Attributes.ContentState>.samples(now: now) {
      guard let json = try? StateReader.sampleJSON(state, around: now),
        !states.contains(where: { $0.json == json })
      else { continue }
      states.append((name, json))
    }
    return states.isEmpty ? nil : (attributesJSON, states)
  }

  func drawing(_ request: RenderRequest) throws -> SlotDrawing {
    let context = ActivityViewContext<Attributes>(
      attributes: try lastAttributes.value(request.attributes, in: request.environment),
      state: try lastState.value(request.state, in: request.environment),
      activityID: request.activityID, isStale: request.isStale)
    let room = request.room
    let environment = request.environment
    // In some states the system shows a template of its own.
    let template = (context.attributes as? any SystemTemplated)?
      .systemTemplate(for: context.state, screenTop: room.fillsScreen ? room.margins.top : nil)
    if room.fillsScreen, template == nil { throw NoAlarm() }
    let families = Set([.medium] + supplementalFamilies)
    func content() -> AnyView {
      AnyView(
        (template?.card ?? configuration.content(context))
          .environment(\.supportedActivityFamilies, families))
    }
    lazy var island = template.map { DynamicIsland($0) } ?? configuration.island(context)
    switch room.slot {
    case .lockScreen:
      return SlotDrawing.card(content, room: room, environment: environment)
    case .small:
      return small(content, island, room: room, environment: environment)
    case .compactLeading:
      return SlotDrawing.compact(
        island.compactLeading, of: island, mode: .compactLeading, room: room,
        environment: environment)
    case .compactTrailing:
      return SlotDrawing.compact(
        island.compactTrailing, of: island, mode: .compactTrailing, room: room,
        environment: environment)
    case .minimal:
      return SlotDrawing.compact(
        island.minimal, of: island, mode: .minimal, room: room, environment: environment)
    case .expanded:
      return SlotDrawing.expanded(island, room: room, environment: environment)
    }
  }

  /// Returns the widget's own small view when it has one, else compact leading and trailing side by side.
  private func small(
    _ content: @escaping () -> AnyView, _ island: @autoclosure () -> DynamicIsland,
    room: SlotRoom,
    environment: WidgetEnvironment
  ) -> SlotDrawing {
    if supplementalFamilies.contains(.small) {
      return SlotDrawing.card(
        { AnyView(content().padding(EdgeInsets(room.margins))) }, room: room,
        environment: environment)
    }
    let island = island()
    let insets = EdgeInsets(room.pairInsets)
    var drawing = SlotDrawing.card(
      {
        AnyView(
          HStack {
            island.compactLeading()
            Spacer()
            island.compactTrailing()
          }
          .padding(insets)
          .dynamicTypeSize(...DynamicTypeSize.allCases[Guess.smallPairTypeStep]))
      },
      room: room, environment: environment)
    drawing.isCompactPair = true
    return drawing
  }
}

/// The error for a request to draw a whole screen of an activity that never has one.
struct NoAlarm: Error, CustomStringConvertible {
  let description =
    "The activity has no such presentation: only an alarm of AlarmKit fills the screen, in a state whose mode is alert."
}

extension DynamicIsland {
  /// Creates the island of the system's own template.
  fileprivate init(_ template: SystemTemplate) {
    self.init {
      DynamicIslandExpandedRegion(.bottom) { template.expanded }
    } compactLeading: {
      template.compactLeading
    } compactTrailing: {
      template.compactTrailing
    } minimal: {
      template.minimal
    }
  }
}
