import Drawing
import Numbers
import Raster

extension Ruler {
  /// Returns what the ruler says of one of several marks, a line each: its size, where it stands, what is around
  /// it, its font, and why it is cut off.
  public static func reading(_ marks: [RulerMark], of index: Int) -> [String] {
    guard marks.indices.contains(index) else { return [] }
    let mark = marks[index]
    let own = mark.place?.frame ?? mark.frame
    var lines = [clean(mark.name), "\(number(own.width)) × \(number(own.height)) pt"]
    if let place = mark.place {
      lines.append(
        "in \(place.slot) \(number(own.x)), \(number(own.y)) to \(number(own.maxX)), \(number(own.maxY))"
      )
      if let screen = place.onScreen {
        lines.append("on the screen \(number(screen.x)), \(number(screen.y))")
      }
      lines += neighbours(of: mark, place, among: marks)
    }
    let detail = mark.told(inSlot: true)
    if !detail.isEmpty { lines.append(clean(detail)) }
    switch mark.kind {
    case .truncation: lines.append(truncation(mark))
    case .shortening: lines.append("shortened by the mock-up's cells only")
    case .slot, .sensor, .margin, .view: break
    }
    if let shift = mark.shift { lines.append(shift) }
    return lines
  }

  /// Returns what shows a mark in the picture: what lies inside tinted, what lies outside darker.
  public static func tint(_ mark: RulerMark, among marks: [RulerMark]) -> [DisplayItem] {
    let own = mark.shown
    guard own.isFinite, own.width > 0, own.height > 0 else { return [] }
    let slot =
      marks.first {
        $0.kind == .slot && $0.name == mark.place?.slot && contains($0.frame, mark.frame)
      }?
      .frame ?? own
    let around: [Rect] = [
      Rect(x: slot.x, y: slot.y, width: slot.width, height: own.minY - slot.minY),
      Rect(x: slot.x, y: own.maxY, width: slot.width, height: slot.maxY - own.maxY),
      Rect(x: slot.x, y: own.minY, width: own.minX - slot.minX, height: own.height),
      Rect(x: own.maxX, y: own.minY, width: slot.maxX - own.maxX, height: own.height),
    ]
    // In cells a rectangle would move with the text in it; a path stays where it is.
    func area(_ box: Rect) -> Contour {
      guard mark.drawn != nil else { return .rect(box) }
      return .path(
        [
          .move(box.origin), .line(Point(x: box.maxX, y: box.minY)),
          .line(Point(x: box.maxX, y: box.maxY)), .line(Point(x: box.minX, y: box.maxY)), .close,
        ], isEvenOdd: false)
    }
    let items =
      around.filter { $0.width > 0.5 && $0.height > 0.5 }.map {
        DisplayItem.fill(area($0), .color(RGBA(0, 0, 0, alpha: 0.5)))
      } + [.fill(area(own), .color(color(mark.kind).rgba(alpha: 0.3)))]
    return mark.surface.map { [.group(GroupMark(items, clip: $0))] } ?? items
  }

  /// Returns slots, sensor and margins as tints, for who asks for them.
  public static func tintSurroundings(_ marks: [RulerMark]) -> [DisplayItem] {
    marks.filter { [.sensor, .margin].contains($0.kind) && $0.frame.isFinite }.map { mark in
      let tint: DisplayItem =
        mark.kind == .margin
        ? .stroke(
          .rect(mark.frame), .color(color(mark.kind).rgba(alpha: 0.6)), StrokeStyleMark(width: 1))
        : .fill(.rect(mark.frame), .color(color(mark.kind).rgba(alpha: 0.4)))
      return mark.surface.map { .group(GroupMark([tint], clip: $0)) } ?? tint
    }
  }

  /// Returns the smallest mark that is seen at a place of the picture, by its number.
  public static func mark(at place: Point, among marks: [RulerMark]) -> Int? {
    marks.indices.filter { index in
      let mark = marks[index]
      return mark.isListed && mark.shown.contains(place) && mark.surface?.shows(place) != false
    }
    .min { marks[$0].shown.area < marks[$1].shown.area }
  }

  // Parts.

  /// Returns how far a mark is from what stands beside it, or from the slot's edge where nothing does.
  private static func neighbours(
    of mark: RulerMark, _ place: RulerMark.Place, among marks: [RulerMark]
  ) -> [String] {
    let own = place.frame
    let others = marks.filter {
      $0.kind != .shortening && $0.isListed && $0.place?.slot == place.slot && $0 != mark
        && $0.place?.onScreen?.y.isFinite != false
    }.compactMap { other in other.place.map { (name: other.name, frame: $0.frame) } }
    func nearest(
      _ side: String, edge: Double, _ distance: (Rect) -> Double, _ isBeside: (Rect) -> Bool
    ) -> String {
      let near = others.filter { distance($0.frame) > -0.01 && isBeside($0.frame) }
        .min { distance($0.frame) < distance($1.frame) }
      guard let near else { return "\(side) \(number(edge)) pt to the edge" }
      return "\(side) \(number(max(0, distance(near.frame)))) pt to \(clean(near.name))"
    }
    let isLevel = { (other: Rect) in other.minY < own.maxY && other.maxY > own.minY }
    let isAbove = { (other: Rect) in other.minX < own.maxX && other.maxX > own.minX }
    return [
      nearest("left", edge: own.minX, { own.minX - $0.maxX }, isLevel),
      nearest("right", edge: place.size.width - own.maxX, { $0.minX - own.maxX }, isLevel),
      nearest("above", edge: own.minY, { own.minY - $0.maxY }, isAbove),
      nearest("below", edge: place.size.height - own.maxY, { $0.minY - own.maxY }, isAbove),
    ]
  }

  /// Returns why a text is cut off: what it would need, and what it has.
  private static func truncation(_ mark: RulerMark) -> String {
    let own = mark.place?.frame ?? mark.frame
    var words = "truncated as on iOS"
    if let size = TraitWords.value("ideal", of: mark.traits).map(TraitWords.size) {
      words += ": it needs \(size) pt and has \(number(own.width)) × \(number(own.height))"
    }
    if let limit = TraitWords.value("lineLimit", of: mark.traits) {
      words += limit == "1" ? ", on one line" : ", on \(limit) lines at most"
    }
    return words
  }

  private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    outer.inset(by: -0.5).contains(Point(x: inner.midX, y: inner.midY))
  }

  private static func number(_ value: Double) -> String { value.short(places: 2) }
}

extension Rect {
  fileprivate var area: Double { max(0, width) * max(0, height) }
}

extension CellColor {
  func rgba(alpha: Double) -> RGBA {
    RGBA(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }
}

extension RGBA {
  /// `#30D158`, and how much of it shows where that is not all.
  var hex: String {
    func part(_ value: Double) -> Int { Int(bounded: (min(1, max(0, value)) * 255).rounded()) }
    let color = CellColor(UInt32(part(red) << 16 | part(green) << 8 | part(blue)))
    let text = SVG.hex(color).uppercased()
    return alpha < 1 ? "\(text) at \(Percent.text(of: alpha))" : text
  }
}
