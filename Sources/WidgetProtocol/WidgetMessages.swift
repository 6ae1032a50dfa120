import Drawing
import Findings
import JSON

/// What the simulator asks of a widget.
public enum WidgetRequest: Hashable, Sendable, Codable {
  /// Which activities it can draw.
  case describe
  /// Read JSON into the widget's own type, with the system's decoder.
  case decode(DecodeRequest)
  /// Draw one slot.
  case render(RenderRequest)
  /// Describe, as JSON Schema, what the types of an activity read.
  case schema(attributesType: String)
  /// Run the intent of a button or toggle in a picture.
  case perform(PerformRequest)
  /// List the app's intents.
  case intents
  /// Run an intent by its name, as Siri or Shortcuts would.
  case run(IntentRun)
  /// Tell the app's code what happened on the phone; this gets no answer.
  case news(PhoneNews)
}

/// What a widget answers.
public enum WidgetReply: Hashable, Sendable, Codable {
  case described([WidgetDescription])
  case decoded(DecodeReply)
  case rendered(Picture)
  case performed(PerformReply)
  case intents([OfferedIntent])
  /// The app's code asks for something unasked; this answers no request.
  case noticed(AppNotice)
  /// JSON Schema of attributes and content state.
  case schema(String)
  /// The request could not be served: an unknown type, a state that does not decode.
  case failed(Finding)
}

/// One activity type that a widget declares.
public struct WidgetDescription: Hashable, Sendable, Codable {
  /// The attributes struct's name, as `attributes-type` spells it.
  public var attributesType: String
  /// The widget's type name.
  public var widget: String
  /// What `#Preview` or `previewContext` declared: attributes and states as JSON text.
  public var previews: [WidgetPreview]
  /// Whether `supplementalActivityFamilies` lists `small`.
  public var supportsSmallFamily: Bool
  /// Which of its types refuses whatever is made up for it, and what it says, where a state could not be made up for
  /// that: `Token: No such token.`
  public var refusal: String?

  public init(
    attributesType: String, widget: String, previews: [WidgetPreview] = [],
    supportsSmallFamily: Bool = false
  ) {
    (self.attributesType, self.widget, self.previews) = (attributesType, widget, previews)
    self.supportsSmallFamily = supportsSmallFamily
  }
}

/// One preview: attributes and the states shown with them.
public struct WidgetPreview: Hashable, Sendable, Codable {
  /// The name of a preview that nobody wrote: a state made up from the types.
  public static let madeUpName = "made-up"

  public var name: String?
  /// JSON text. Dates near the present are written as `"@date+600"` and become numbers before the state is drawn.
  public var attributes: String
  /// JSON texts, with dates written in the same way.
  public var states: [String]
  /// The states' own names, where they have any.
  public var stateNames: [String]?

  public init(
    name: String?, attributes: String, states: [String], stateNames: [String]? = nil
  ) {
    (self.name, self.attributes, self.states) = (name, attributes, states)
    self.stateNames = stateNames
  }
}

/// JSON to be read by the widget's own type.
public struct DecodeRequest: Hashable, Sendable, Codable {
  /// Which of an activity's two types is read.
  public enum Subject: String, Hashable, Sendable, Codable { case attributes, contentState }
  public var attributesType: String
  public var subject: Subject
  /// JSON text.
  public var json: String

  public init(attributesType: String, subject: Subject, json: String) {
    (self.attributesType, self.subject, self.json) = (attributesType, subject, json)
  }
}

/// A request to draw one slot.
public struct RenderRequest: Hashable, Sendable, Codable {
  public var attributesType: String
  public var room: SlotRoom
  public var environment: WidgetEnvironment
  /// JSON texts.
  public var attributes: String
  public var state: String
  public var activityID: String
  public var isStale: Bool

  public init(
    attributesType: String, room: SlotRoom, environment: WidgetEnvironment, attributes: String,
    state: String, activityID: String, isStale: Bool
  ) {
    (self.attributesType, self.room, self.environment) = (attributesType, room, environment)
    (self.attributes, self.state) = (attributes, state)
    (self.activityID, self.isStale) = (activityID, isStale)
  }
}

/// A slot as the widget drew it.
public struct Picture: Hashable, Sendable, Codable {
  /// The marks; its size is the slot's final size.
  public var list: DisplayList
  /// The size that the content wanted before it was clamped to its room.
  public var idealSize: Size
  /// Where the widget's own content is in the slot; it may be larger than the slot. The rest is what the system adds.
  public var contentFrame: Rect
  public var outline: OutlineNode
  public var regions: [TapRegion]
  public var findings: [Finding]
  /// `activityBackgroundTint`; nil is the system's own background.
  public var backgroundTint: RGBA?
  /// `activitySystemActionForegroundColor`.
  public var actionColor: RGBA?
  public var keylineTint: RGBA?
  /// The URL that a tap outside of the regions opens.
  public var url: String?
  /// Whether a small card shows the two compact views, since the activity has no view of its own for it.
  public var isCompactPair: Bool?
  /// The appearance that the view asked for, on surfaces where a view may; nil for the surface's own.
  public var preferredAppearance: WidgetEnvironment.Appearance?
  /// The margins of an expanded island whose author set some, at each edge the narrowest; nil for the system's own.
  public var expandedMargins: Insets?

  public init(
    list: DisplayList, idealSize: Size, contentFrame: Rect? = nil, outline: OutlineNode,
    regions: [TapRegion] = [], findings: [Finding] = [], backgroundTint: RGBA? = nil,
    actionColor: RGBA? = nil,
    keylineTint: RGBA? = nil, url: String? = nil
  ) {
    (self.list, self.idealSize, self.outline) = (list, idealSize, outline)
    self.contentFrame = contentFrame ?? Rect(list.size)
    (self.regions, self.findings, self.backgroundTint) = (regions, findings, backgroundTint)
    (self.actionColor, self.keylineTint, self.url) = (actionColor, keylineTint, url)
  }
}

/// A press on a button or toggle: the picture is drawn again to find its intent.
public struct PerformRequest: Hashable, Sendable, Codable {
  public var render: RenderRequest
  public var action: TapRegion.Action
  /// When the control is pressed, in UNIX seconds, which may be later than the picture; nil for when the picture was
  /// drawn.
  public var now: Double?

  public init(render: RenderRequest, action: TapRegion.Action, now: Double? = nil) {
    (self.render, self.action, self.now) = (render, action, now)
  }
}

/// What an intent did when it ran.
public struct PerformReply: Hashable, Sendable, Codable {
  /// What the intent asked of ActivityKit, in order; empty where the phone answered each call at once.
  public var calls: [ActivityCall]
  /// A URL that it opened.
  public var openedURL: String?
  /// Whether it opens its app.
  public var opensApp: Bool
  /// What it threw.
  public var error: String?
  /// The value that the result passes to the next action of a shortcut, and the words that Siri says; nil without one.
  public var value: String?
  public var dialog: String?
  public var findings: [Finding]

  public init(
    calls: [ActivityCall] = [], openedURL: String? = nil, opensApp: Bool = false,
    error: String? = nil, value: String? = nil, dialog: String? = nil, findings: [Finding] = []
  ) {
    (self.calls, self.openedURL, self.opensApp) = (calls, openedURL, opensApp)
    (self.error, self.value, self.dialog, self.findings) = (error, value, dialog, findings)
  }
}
