import Drawing
import JSON
import Phone

extension Shapes {
  static let size = AnswerShape<Size>(
    name: "Size", meaning: "A size in points",
    members: [
      .number("width", "Its width", example: 371) { $0.width },
      .number("height", "Its height", example: 84) { $0.height },
    ])

  static let frame = AnswerShape<Rect>(
    name: "Frame", meaning: "A place in points, from the upper left corner",
    members: [
      .number("x", "Its left edge", example: 16) { $0.x },
      .number("y", "Its upper edge", example: 16) { $0.y },
      .number("width", "Its width", example: 120) { $0.width },
      .number("height", "Its height", example: 20) { $0.height },
    ])

  static let view = AnswerShape<OutlineNode>(
    name: "View", meaning: "A view of a widget, with the views in it",
    members: [
      .text("kind", "Its type", example: "Text") { $0.kind },
      .shape("frame", "Where it stands in its widget's picture", frame) { $0.frame },
      .textIfAny("content", "The text that it shows, or its image's name", example: "2 – 1") {
        $0.content
      },
      .textIfAny("label", "What a screen reader says", example: "Score") { $0.label },
      .value("traits", "What else is known of it", .list(.text), isRequired: false) {
        $0.traits.isEmpty ? nil : .array($0.traits.map { .string($0) })
      },
      .value("children", "The views in it", .list(.shape("View")), isRequired: false) {
        $0.children.isEmpty ? nil : .array($0.children.map(json))
      },
    ])

  private static func json(_ node: OutlineNode) -> JSONValue { view.json(node) }

  static let placement = AnswerShape<Placement>(
    name: "Placement", meaning: "Where a widget's picture stands",
    members: [
      .text("activity", "Its activity's id", example: "3AFF05D2") { $0.activityID },
      .text("slot", "Its slot: lockScreen, compactLeading, …", example: "lockScreen") {
        $0.slot.rawValue
      },
      .shape("frame", "Where it stands", frame) { $0.frame },
      .number("scale", "How much it is magnified", example: 1) { $0.scale },
      .textIfAny("guess", "What about its place is a guess", example: nil) { $0.guess },
      .shape("outline", "Its views", view) { $0.outline },
    ])

  static let region = AnswerShape<PhoneRegion>(
    name: "Region", meaning: "A place that answers a tap",
    members: [
      .text("label", "What a person reads there", example: "Pause") { $0.label },
      .shape("frame", "Where it is", frame) { $0.frame },
    ])

  static let picture = AnswerShape<PictureView>(
    name: "Picture", meaning: "One presentation, or the whole phone: what is where, in points",
    members: [
      .shape("size", "Its size", size) { $0.picture.list.size },
      .value(
        "frames",
        "Of one presentation, on the whole screen: island, bubble, card, sensor, and each slot by its name",
        .dictionary(.shape("Frame"))
      ) { view in
        .object(
          JSONObject(
            view.picture.frames.sorted { $0.key < $1.key }.map { name, place in
              (key: name, value: frame.json(place))
            }))
      },
      .shapes("placements", "Where widgets stand", placement) { $0.picture.placements },
      .shapes("regions", "What answers a tap", region) { $0.picture.regions },
      .texts(
        "texts", "The texts that widgets show, in the order of their views",
        example: ["HAR", "2", "1", "NOR"]
      ) { $0.picture.texts },
      .texts(
        "guesses", "The figures behind it that nobody has published or measured",
        example: ["watchCardRadius"]
      ) { $0.picture.guesses },
      .texts(
        "lines", "What a person reads, line by line, as format=plain",
        example: ["HAR  2 – 1  NOR"]
      ) { PlainText.lines(of: $0.picture.list, at: $0.now) },
    ])
}

/// A picture at a time.
struct PictureView: Sendable {
  var picture: PhonePicture
  var now: Double
}

extension PhonePicture {
  /// Returns what is where, in points, as the inspection API writes it at a time.
  public func described(at now: Double) -> JSONValue {
    Shapes.picture.json(PictureView(picture: self, now: now))
  }

  /// The texts that its widgets' views show, in the order of the views.
  var texts: [String] { placements.flatMap { $0.outline.texts } }
}

extension OutlineNode {
  /// The texts that it and the views in it show, in their order.
  fileprivate var texts: [String] {
    (kind == "Text" ? content.map { [$0] } ?? [] : []) + children.flatMap(\.texts)
  }
}
