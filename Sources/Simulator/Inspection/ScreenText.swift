import Canvas
import Drawing
import JSON
import Phone
import WidgetProtocol

/// A screen in the formats that the inspection API offers.
enum ScreenPicture {
  static func bytes(
    _ list: DisplayList, _ name: String, _ format: PictureFormat, zoom: Double, scale: Double,
    at now: Double
  ) -> [UInt8] {
    switch format {
    case .png: return PixelPainter(scale: scale).paint(list, on: nil, at: now).image.png
    case .svg:
      return Array(VectorPicture.document(list, on: nil, at: now, title: name).text.utf8)
    default: break
    }
    let painted = Painter(zoom: zoom).paint(list, at: now)
    switch format {
    case .ansi: return Array(painted.grid.ansi().utf8)
    case .cells: return Array(SVG.document(painted.grid, cell: painted.cell).utf8)
    default: return Array(painted.grid.text().utf8)
    }
  }
}

/// A screen as JSON: what is where, in points.
enum ScreenJSON {
  static func of(_ picture: PhonePicture) -> JSONValue {
    [
      "size": size(picture.list.size),
      "placements": .array(
        picture.placements.map {
          [
            "activity": .string($0.activityID), "slot": .string($0.slot.rawValue),
            "frame": frame($0.frame), "scale": .double($0.scale), "outline": outline($0.outline),
          ]
        }),
      "regions": .array(
        picture.regions.map { ["label": .string($0.label), "frame": frame($0.frame)] }),
      "texts": .array(picture.placements.flatMap { texts($0.outline) }.map { .string($0) }),
    ]
  }

  private static func size(_ size: Size) -> JSONValue {
    ["width": .double(size.width), "height": .double(size.height)]
  }

  private static func frame(_ rect: Rect) -> JSONValue {
    [
      "x": .double(rect.x), "y": .double(rect.y), "width": .double(rect.width),
      "height": .double(rect.height),
    ]
  }

  /// The texts that views show, in the order of the views.
  private static func texts(_ node: OutlineNode) -> [String] {
    (node.kind == "Text" ? node.content.map { [$0] } ?? [] : []) + node.children.flatMap(texts)
  }

  private static func outline(_ node: OutlineNode) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("kind", .string(node.kind)), ("frame", frame(node.frame)),
    ]
    if let content = node.content { members.append(("content", .string(content))) }
    if let label = node.label { members.append(("label", .string(label))) }
    if !node.traits.isEmpty {
      members.append(("traits", .array(node.traits.map { .string($0) })))
    }
    if !node.children.isEmpty {
      members.append(("children", .array(node.children.map(outline))))
    }
    return .object(JSONObject(members))
  }
}
