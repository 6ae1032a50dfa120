import Drawing
import Findings

extension WidgetRequest: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    switch self {
    case .describe: writer.write(case: "describe")
    case .render(let request):
      writer.write(case: "render")
      try request.write(to: writer)
    // Rarer ones say themselves how they are written.
    case .decode, .schema, .perform, .intents, .run, .news: try encode(to: writer)
    }
  }

  static func read(from reader: MessageReader) throws -> WidgetRequest {
    switch try reader.caseName(of: ["describe", "render"]) {
    case "describe": .describe
    case "render": .render(try reader.direct())
    default: try reader.read(WidgetRequest.self)
    }
  }
}

extension WidgetReply: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    switch self {
    case .described(let descriptions):
      writer.write(case: "described")
      try writer.write(list: descriptions)
    case .rendered(let picture):
      writer.write(case: "rendered")
      try picture.write(to: writer)
    case .decoded, .performed, .intents, .noticed, .schema, .failed: try encode(to: writer)
    }
  }

  static func read(from reader: MessageReader) throws -> WidgetReply {
    switch try reader.caseName(of: ["described", "rendered"]) {
    case "described": .described(try reader.list())
    case "rendered": .rendered(try reader.direct())
    default: try reader.read(WidgetReply.self)
    }
  }
}

extension WidgetDescription: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(attributesType)
    writer.write(widget)
    try writer.write(list: previews)
    writer.write(supportsSmallFamily)
    writer.writeIfPresent(refusal) { writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> WidgetDescription {
    var description = WidgetDescription(
      attributesType: try reader.text(), widget: try reader.text(), previews: try reader.list(),
      supportsSmallFamily: try reader.truth())
    description.refusal = try reader.ifPresent { try reader.text() }
    return description
  }
}

extension WidgetPreview: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.writeIfPresent(name) { writer.write($0) }
    writer.write(attributes)
    try writer.write(states)
    try writer.writeIfPresent(stateNames) { try writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> WidgetPreview {
    WidgetPreview(
      name: try reader.ifPresent { try reader.text() }, attributes: try reader.text(),
      states: try reader.read([String].self),
      stateNames: try reader.ifPresent { try reader.read([String].self) })
  }
}

extension RenderRequest: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(attributesType)
    try room.write(to: writer)
    environment.write(to: writer)
    writer.write(attributes)
    writer.write(state)
    writer.write(activityID)
    writer.write(isStale)
  }

  static func read(from reader: MessageReader) throws -> RenderRequest {
    RenderRequest(
      attributesType: try reader.text(), room: try reader.direct(),
      environment: try reader.direct(), attributes: try reader.text(), state: try reader.text(),
      activityID: try reader.text(), isStale: try reader.truth())
  }
}

extension SlotRoom: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(named: slot)
    writer.write(numbers: width, minWidth, minHeight, maxHeight)
    try writer.write(optional: sensor)
    writer.write(scale)
    writer.write(isWatch)
    writer.write(isSmallWatch)
    writer.write(systemVersion)
    try writer.write(optional: screen)
    margins.write(to: writer)
    pairInsets.write(to: writer)
    writer.write(isLimitedInWidth)
    writer.write(fillsScreen)
    writer.write(radius)
  }

  static func read(from reader: MessageReader) throws -> SlotRoom {
    var room = SlotRoom(
      slot: try reader.named(), width: try reader.double(), minWidth: try reader.double(),
      minHeight: try reader.double(), maxHeight: try reader.double(),
      sensor: try reader.directIfPresent(), scale: try reader.double(),
      isWatch: try reader.truth())
    room.isSmallWatch = try reader.truth()
    room.systemVersion = try reader.double()
    room.screen = try reader.directIfPresent()
    room.margins = try reader.direct()
    room.pairInsets = try reader.direct()
    room.isLimitedInWidth = try reader.truth()
    room.fillsScreen = try reader.truth()
    room.radius = try reader.double()
    return room
  }
}

extension WidgetEnvironment: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(named: appearance)
    writer.write(named: typeSize)
    writer.write(isDimmed)
    writer.write(isLocked)
    writer.write(hasBoldText)
    writer.write(hasIncreasedContrast)
    writer.write(isRightToLeft)
    writer.write(isFullscreen)
    writer.write(reducesMotion)
    writer.write(isUpdateReduced)
    writer.write(locale)
    writer.write(timeZone)
    writer.write(now)
  }

  static func read(from reader: MessageReader) throws -> WidgetEnvironment {
    var environment = WidgetEnvironment(
      appearance: try reader.named(), typeSize: try reader.named(), isDimmed: try reader.truth(),
      isLocked: try reader.truth(), now: 0)
    environment.hasBoldText = try reader.truth()
    environment.hasIncreasedContrast = try reader.truth()
    environment.isRightToLeft = try reader.truth()
    environment.isFullscreen = try reader.truth()
    environment.reducesMotion = try reader.truth()
    environment.isUpdateReduced = try reader.truth()
    environment.locale = try reader.text()
    environment.timeZone = try reader.text()
    environment.now = try reader.double()
    return environment
  }
}

extension Picture: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    try list.write(to: writer)
    idealSize.write(to: writer)
    contentFrame.write(to: writer)
    try outline.write(to: writer)
    try writer.write(list: regions)
    try writer.write(findings)
    try writer.write(optional: backgroundTint)
    try writer.write(optional: actionColor)
    try writer.write(optional: keylineTint)
    writer.writeIfPresent(url) { writer.write($0) }
    writer.writeIfPresent(isCompactPair) { writer.write($0) }
    writer.writeIfPresent(preferredAppearance) { writer.write(named: $0) }
    writer.writeIfPresent(expandedMargins) { $0.write(to: writer) }
  }

  static func read(from reader: MessageReader) throws -> Picture {
    let (list, ideal): (DisplayList, Size) = (try reader.direct(), try reader.direct())
    var picture = Picture(
      list: list, idealSize: ideal, contentFrame: try reader.direct(),
      outline: try reader.direct(), regions: try reader.list(),
      findings: try reader.read([Finding].self), backgroundTint: try reader.directIfPresent(),
      actionColor: try reader.directIfPresent(), keylineTint: try reader.directIfPresent(),
      url: try reader.ifPresent { try reader.text() })
    picture.isCompactPair = try reader.ifPresent { try reader.truth() }
    picture.preferredAppearance = try reader.ifPresent { try reader.named() }
    picture.expandedMargins = try reader.directIfPresent()
    return picture
  }
}

extension DisplayList: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    size.write(to: writer)
    try writer.write(list: items)
  }

  static func read(from reader: MessageReader) throws -> DisplayList {
    DisplayList(size: try reader.direct(), items: try reader.list())
  }
}

extension TapRegion: DirectlyWritten {
  func write(to writer: MessageWriter) {
    frame.write(to: writer)
    switch action {
    case .link(let url):
      writer.write(case: "link")
      writer.write(url)
    case .button(let number):
      writer.write(case: "button")
      writer.write(integer: number)
    case .toggle(let number, let isOn):
      writer.write(case: "toggle")
      writer.write(integer: number)
      writer.write(isOn)
    }
    writer.write(label)
  }

  static func read(from reader: MessageReader) throws -> TapRegion {
    let frame: Rect = try reader.direct()
    let action: Action =
      switch try reader.caseName() {
      case "link": .link(try reader.text())
      case "button": .button(try reader.integer(Int.self))
      case "toggle": .toggle(try reader.integer(Int.self), isOn: try reader.truth())
      default: throw MessageReader.Broken()
      }
    return TapRegion(frame: frame, action: action, label: try reader.text())
  }
}
