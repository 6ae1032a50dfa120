import Canvas
import Drawing
import Findings
import Foundation
import JSON
import Numbers
import Phone
import Simulator
import WidgetProtocol

/// Turns a shot into the text of a file.
struct PictureWriter {
  var options: PictureOptions
  /// The columns of the terminal that it writes to; nil: it writes to a file.
  var room: Int?

  /// Returns what stands above a picture, so that a file says by itself what it shows.
  func header(_ shot: WidgetStudio.Shot) -> String {
    var words = [
      printable("\(shot.app) \(shot.state)"), shot.subject.name, shot.appearance.rawValue,
    ]
    words += options.marks
    words.append(shot.size?.title ?? options.device.name)
    if let cut = shot.cut {
      words.append(
        "cut: content \(cut.wanted.short(places: 2)) pt high, \(cut.shown.short(places: 2)) shown")
    }
    if options.pixel == options.zoom { words.append("\(options.zoom.short(places: 2)) pt a pixel") }
    // What nobody has published is said on the picture itself.
    if !shot.picture.guesses.isEmpty {
      words.append("guessed: " + shot.picture.guesses.joined(separator: ", "))
    }
    return broken(words.joined(separator: " · "))
  }

  /// Returns the black shapes and the slots with what was added to the content:
  /// `island 190.33 × 36.67 pt; compactLeading 32.67 = 25.67 + 7 margin, compactTrailing 32.67 = …`.
  func sizes(_ shot: WidgetStudio.Shot) -> String {
    let shapes = ["island", "bubble", "card"].compactMap { name in
      shot.frames[name].map { "\(name) \(size($0.size))" }
    }
    let shownByShape: Set<Slot> = shapes.isEmpty ? [] : [.lockScreen, .expanded]
    let slots = Slot.allCases.filter { !shownByShape.contains($0) }.compactMap { slot in
      shot.slots[slot].map { picture in
        guard let frame = shot.frames[slot.rawValue] else {
          return "\(slot.rawValue) \(size(picture.list.size))"
        }
        let content = picture.contentFrame.width
        let margin = picture.list.size.width - content
        let spare = frame.width - picture.list.size.width
        var words = "\(slot.rawValue) \(frame.width.short(places: 2)) = \(content.short(places: 2))"
        words += " + \(margin.short(places: 2)) margin"
        if spare >= 0.17 { words += " + \(spare.short(places: 2)) spare" }
        return words
      }
    }
    return broken(
      [shapes.joined(separator: ", "), slots.joined(separator: ", ")]
        .filter { !$0.isEmpty }.joined(separator: "; "))
  }

  private func size(_ size: Size) -> String {
    "\(size.width.short(places: 2)) × \(size.height.short(places: 2)) pt"
  }

  /// Returns the picture's cells, for a file with colours or one of text alone.
  func painted(_ shot: WidgetStudio.Shot, isColored: Bool = true) -> PaintedPicture {
    let painter = painter(isColored: isColored)
    var painted = painter.paint(shot.picture.list, at: options.now)
    if options.showsRuler {
      let places = painter.places(of: shot.picture.list, at: options.now)
      painted.grid = Ruler.sheet(
        painted, RulerMark.marks(of: shot.picture, painted, drawnAt: places, at: options.now),
        guesses: shot.picture.guesses, room: room)
    }
    return painted
  }

  /// Returns the columns that a picture takes, with the ruler's scale; what the ruler tells below breaks where it must.
  func columns(_ shot: WidgetStudio.Shot) -> Int {
    painter(isColored: true).cells(of: shot.picture.list.size).columns
      + (options.showsRuler ? Ruler.scaleColumns : 0)
  }

  private func painter(isColored: Bool) -> Painter {
    Painter(
      zoom: options.zoom, glyphs: options.glyphs,
      paintsEmoji: isColored && options.colors.hasShades)
  }

  /// Returns the whole file.
  func file(_ shot: WidgetStudio.Shot, _ format: PictureFormat) -> PictureContent {
    switch format {
    case .ansi:
      let painted = painted(shot)
      return PictureContent(.text(Self.ended(ansi(painted.grid))), told: painted.findings)
    case .cells:
      let painted = painted(shot)
      let text = SVG.document(
        painted.grid.reduced(to: options.colors, glyphs: options.glyphs), cell: painted.cell,
        title: header(shot))
      return PictureContent(.text(text), told: painted.findings)
    case .png:
      let painted = pixels(shown(shot))
      return PictureContent(.pixels(painted.image), told: painted.findings)
    case .svg:
      let document = vectors(shot)
      return PictureContent(.vectors(document.text), told: document.findings)
    case .json:
      let painted = painted(shot)
      return PictureContent(.text(json(shot, painted)), told: painted.findings)
    case .text, .plain, .html, .gif, .asciicast:
      let painted = painted(shot, isColored: false)
      let text = header(shot) + "\n" + sizes(shot) + "\n\n" + Self.ended(text(painted.grid))
      return PictureContent(.text(text), told: painted.findings)
    }
  }

  /// Returns what a picture in a format lacks and the widget did not tell of: symbols that have no picture there, of
  /// pixels and vectors also letters that no font here has, and images that cannot be read. Cells have the letters of
  /// the terminal.
  func lacks(_ shot: WidgetStudio.Shot, _ format: PictureFormat) -> [Finding] {
    let isDrawn = [.png, .svg, .html].contains(format)
    let told = Set(shot.findings.map(\.path))
    let symbols = SymbolFindings.of(shot.picture.list, in: isDrawn ? .outlines : .glyphs)
      .filter { !told.contains($0.path) }
    guard isDrawn else { return symbols }
    return symbols
      + InkFindings.of(shot.picture.list, at: options.now).filter { !shot.findings.contains($0) }
  }

  /// Returns the picture, with the ruler where it is wanted.
  func shown(_ shot: WidgetStudio.Shot) -> DisplayList {
    options.showsRuler
      ? Ruler.board(shot.picture.list, RulerMark.marks(of: shot.picture, at: options.now))
      : shot.picture.list
  }

  /// Returns a picture's pixels; transparent where nothing is drawn.
  func pixels(_ list: DisplayList) -> PaintedPixels {
    PixelPainter(scale: PictureScale(options.scale, of: list.size).value)
      .paint(list, on: nil, at: options.now)
  }

  /// Returns what is to be told of a picture that is not as it was asked for: fewer pixels a point.
  func remarks(_ shot: WidgetStudio.Shot, _ format: PictureFormat) -> [Finding] {
    guard format == .png else { return [] }
    let scale = PictureScale(options.scale, of: shown(shot).size)
    return [scale.remark("a picture", fix: "Write SVG, which has no limit.")].compactMap { $0 }
  }

  /// Returns a picture's vectors, as a file or as a part of a page.
  func vectors(
    _ shot: WidgetStudio.Shot, prefix: String = "", isFile: Bool = true
  ) -> (text: String, findings: [Finding]) {
    VectorPicture.document(
      shown(shot), on: nil, at: options.now, title: header(shot), prefix: prefix, isFile: isFile)
  }

  func text(_ grid: CellGrid) -> String { grid.text(glyphs: options.glyphs) }

  func ansi(_ grid: CellGrid) -> String {
    grid.ansi(colors: options.colors, glyphs: options.glyphs)
  }

  private static func ended(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Returns what made the picture, then what is where as the inspection API writes it, then what the widget drew.
  private func json(_ shot: WidgetStudio.Shot, _ painted: PaintedPicture) -> String {
    let findings = shot.findings + painted.findings.filter { !shot.findings.contains($0) }
    var picture = shot.picture
    picture.frames = shot.frames
    let members: [(key: String, value: JSONValue)] =
      [
        ("header", .string(header(shot))), ("app", .string(shot.app)),
        ("state", .string(shot.state)), ("presentation", .string(shot.subject.name)),
        ("appearance", .string(shot.appearance.rawValue)),
      ] + (picture.described(at: options.now).object?.members ?? [])
      + [("findings", .array(findings.map(\.json))), ("slots", slots(shot))]
    let text = JSONValue.object(JSONObject(members)).pretty + "\n"
    // The same on every machine, wherever the folder is.
    return shot.folder.map { text.replacingOccurrences(of: $0 + "/", with: "") } ?? text
  }

  /// Returns what the widget drew for each slot, as a widget's process sends it.
  private func slots(_ shot: WidgetStudio.Shot) -> JSONValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let slots = Dictionary(uniqueKeysWithValues: shot.slots.map { ($0.key.rawValue, $0.value) })
    guard let data = try? encoder.encode(slots) else { return .null }
    return (try? JSONValue(parsing: data, limits: JSONLimits(depth: 1000))) ?? .null
  }
}
