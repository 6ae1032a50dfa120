import Drawing
import Findings
import Numbers
import Outlines
import Raster

/// Writes display lists as SVG with vectors: paths, gradients, clips, letters as paths with their text beside them for
/// those who cannot see. It looks the same in every viewer and needs no font.
public struct VectorPicture {
  /// What stands before the names of things in the file, so that several pictures can share a page.
  private let prefix: String
  /// Dynamic text and bars as they stand at this time (UNIX seconds).
  let now: Double
  private let list: DisplayList
  private let background: Paint?
  private(set) var findings: [Finding] = []
  private var defs = ""
  private var count = 0
  private var known: [String: String] = [:]
  /// What lies below the list's materials, once there is one.
  private var grounds: MaterialGrounds?
  /// The ids of the images that the file holds, by what they are of.
  private var held: [Held: String] = [:]
  /// The coloured glyphs among them, which leave their addresses to no other as long as they are kept.
  private var glyphs: [GlyphBitmap] = []
  let images = ImageShelf()
  /// What the picture may still take.
  private var work: Work
  /// Whether a picture that was put into this one is being written, by its own share of work.
  private var isInPlaced = false

  private init(_ list: DisplayList, on background: Paint?, prefix: String, now: Double) {
    (self.list, self.background, self.prefix, self.now) = (list, background, prefix, now)
    work = Work(samples: Self.samples(of: list.size))
  }

  /// Returns a list as an SVG file, or as an element of a page.
  ///
  /// - `background`: what lies under everything; nil leaves it transparent.
  public static func document(
    _ list: DisplayList, on background: Paint? = .color(.black), at now: Double, title: String,
    prefix: String = "", isFile: Bool = true
  ) -> (text: String, findings: [Finding]) {
    var picture = VectorPicture(list, on: background, prefix: prefix, now: now)
    let size = list.size
    let ground = background.map { picture.fill(.rect(Rect(size)), $0, .identity) } ?? ""
    let body = ground + picture.items(list.items, .identity, depth: 0)
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    let name = XMLText.escaped(title, .blanks)
    // A group, whose texts are read out: those inside of an image are not.
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="group" aria-label="\(name)"><title>\(name)</title>\
      \(picture.defs.isEmpty ? "" : "<defs>\(picture.defs)</defs>")\(body)</svg>\
      \(isFile ? "\n" : "")
      """
    return (text, picture.findings)
  }

  /// Adds a definition, once for what is the same; returns its id.
  mutating func define(_ text: (_ id: String) -> String) -> String {
    let key = text("")
    if let id = known[key] { return id }
    count += 1
    let id = "\(prefix)\(count)"
    known[key] = id
    defs += text(id)
    return id
  }

  mutating func report(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: Items

  mutating func item(_ item: DisplayItem, _ map: Transform, depth: Int) -> String {
    guard spend(Work.mark) else { return "" }
    let text: String
    switch item {
    case .fill(let contour, let paint): text = fill(contour, paint, map)
    case .stroke(let contour, let paint, let style): text = stroke(contour, paint, style, map)
    case .text(let line): text = spend(line.work) ? self.text(line, map) : ""
    case .symbol(let mark): text = symbol(mark, map)
    case .image(let mark): text = image(mark, map)
    case .group(let group): return placed(group, map, depth: depth + 1)
    case .view(let view): return self.group(GroupMark(view.items), map, depth: depth + 1)
    case .progress(let mark): return items(mark.marks(at: now), map, depth: depth)
    case .placeholder(let rect, let label): text = placeholder(rect, label, map)
    }
    return spend(Work.point * text.utf8.count) ? text : ""
  }

  /// Writes a group, with a share of work of its own where it is a picture that was put into this one.
  private mutating func placed(_ group: GroupMark, _ map: Transform, depth: Int) -> String {
    guard !isInPlaced, let size = group.placed else { return self.group(group, map, depth: depth) }
    let others = work
    work = Work(samples: min(Self.samples(of: size), Self.samples(of: list.size)))
    isInPlaced = true
    let text = self.group(group, map, depth: depth)
    (work, isInPlaced) = (others, false)
    return text
  }

  /// Returns how many samples count for a picture of a size: vectors have none.
  private static func samples(of size: Size) -> Int {
    SampleGrid(size: size, scale: 1).bounds.count
  }

  /// Takes what something costs; false, and told, where the picture may take no more.
  private mutating func spend(_ steps: Int) -> Bool {
    work.take(steps)
    if work.isSpent { report(Painting.tooMuch) }
    return !work.isSpent
  }

  mutating func items(_ items: [DisplayItem], _ map: Transform, depth: Int) -> String {
    var result = GrowingText()
    // What cuts to the siblings as they are now, and how many of such masks there are: each holds all that is below it
    // once more.
    var (cover, covers) = (String?.none, 0)
    for item in items {
      if let atop = item.without(.sourceAtop) {
        // It shows where its siblings have drawn, and adds nothing to where that is: those in a row share a mask.
        let shape = self.item(atop, map, depth: depth)
        guard !shape.isEmpty, !result.isEmpty else { continue }
        if cover == nil, covers < Self.mostCovers {
          (cover, covers) = (coverMask(of: &result), covers + 1)
        }
        result.append(cover.map { "<g mask=\"url(#\($0))\">\(shape)</g>" } ?? shape)
        continue
      }
      cover = nil
      if let cut = item.without(.destinationOut) {
        // It takes away from what its siblings have drawn.
        cutOut(self.item(cut, map, depth: depth), from: &result)
      } else if let under = item.without(.destinationOver) {
        result.prepend(self.item(under, map, depth: depth))
      } else {
        result.append(self.item(item, map, depth: depth))
      }
    }
    return result.whole
  }

  /// Leaves of a drawing what is not where another has alpha.
  mutating func cutOut(_ shape: String, from drawing: inout GrowingText) {
    if drawing.isEmpty { return }
    let black = define {
      "<filter id=\"\($0)\"><feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/></filter>"
    }
    let mask = define {
      """
      <mask id="\($0)" maskUnits="userSpaceOnUse" x="-5000" y="-5000" width="10000" height="10000">\
      <path fill="#fff" d="M-5000-5000h10000v10000h-10000z"/><g filter="url(#\(black))">\(shape)</g></mask>
      """
    }
    drawing.wrap("<g mask=\"url(#\(mask))\">", "</g>")
  }

  /// So many masks a list of siblings has of what is below them: each draws all that is in the ones before again, so
  /// that a viewer's work doubles with each. What comes behind them is not cut.
  private static let mostCovers = 4

  /// Returns the id of a mask that shows something where a drawing has alpha.
  private mutating func coverMask(of drawing: inout GrowingText) -> String {
    count += 1
    let below = "\(prefix)\(count)"
    drawing.wrap("<g id=\"\(below)\">", "</g>")
    return define {
      """
      <mask id="\($0)" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-5000" y="-5000" \
      width="10000" height="10000"><use href="#\(below)"/></mask>
      """
    }
  }

  mutating func fill(_ contour: Contour, _ paint: Paint, _ map: Transform) -> String {
    if case .material(let material) = paint { return ground(contour, material, map) }
    if case .image(let mark) = paint { return clipped(image(mark, map), to: contour) }
    guard let fill = attributes("fill", paint) else {
      return clipped(raster(contour.bounds, paint), to: contour)
    }
    return SVGText.element(contour, meetsNeighbours(contour, map) ? fill + crisp : fill)
  }

  /// Makes viewers put edges on whole pixels, since between two shapes that share one what lies below would show.
  private var crisp: String { " shape-rendering=\"crispEdges\"" }

  /// Returns whether a contour is an upright rectangle that no viewer rounds to nothing.
  private func meetsNeighbours(_ contour: Contour, _ map: Transform) -> Bool {
    guard case .rect(let rect) = contour, map.isUpright else { return false }
    let box = map.box(rect)
    return min(box.width, box.height) >= 1
  }

  mutating func stroke(
    _ contour: Contour, _ paint: Paint, _ style: StrokeStyleMark, _ map: Transform
  ) -> String {
    guard style.width > 0, style.width.isFinite else { return "" }
    let color = attributes("stroke", paint) ?? "stroke=\"#808080\""
    var more = "fill=\"none\" \(color) stroke-width=\"\(SVGText.number(style.width))\""
    if style.cap != .butt { more += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    if style.join != .miter { more += " stroke-linejoin=\"\(style.join.rawValue)\"" }
    if style.join == .miter, style.miterLimit != 4 {
      more += " stroke-miterlimit=\"\(SVGText.number(max(1, style.miterLimit)))\""
    }
    if !style.dash.isEmpty {
      let dashes = style.dash.map { SVGText.number(max(0, $0)) }.joined(separator: " ")
      more += " stroke-dasharray=\"\(dashes)\""
      more += " stroke-dashoffset=\"\(SVGText.number(style.dashPhase))\""
    }
    return SVGText.element(style.dash.isEmpty ? contour : contour.dashed, more)
  }

  mutating func clipped(_ text: String, to contour: Contour) -> String {
    if text.isEmpty { return "" }
    let clip = self.clip(contour)
    return "<g clip-path=\"url(#\(clip))\">\(text)</g>"
  }

  mutating func clip(_ contour: Contour) -> String {
    define {
      "<clipPath id=\"\($0)\">\(SVGText.element(contour, "", rule: "clip-rule"))</clipPath>"
    }
  }

  /// Returns a translucent ground: what lies below, blurred and stronger in colour, under a veil.
  private mutating func ground(
    _ contour: Contour, _ material: Material, _ map: Transform
  ) -> String {
    let veil = fill(contour, .color(Materials.veil(material)), map)
    if grounds == nil { grounds = MaterialGrounds.of(list, on: background, at: now) }
    guard let ground = grounds?.take(contour, map), let back = map.inverse else { return veil }
    if let color = ground.image.onlyColor { return fill(contour, .color(color), map) + veil }
    let below = use(hold(ground.image), in: ground.frame)
    let isMoved = map != .identity
    return clipped(
      isMoved ? "<g transform=\"\(SVGText.matrix(back))\">\(below)</g>" : below, to: contour) + veil
  }

  private mutating func placeholder(_ rect: Rect, _ label: String, _ map: Transform) -> String {
    report(
      Finding(
        "canvas-placeholder",
        sentence: "“\(label)” cannot be drawn here; a marked box stands for it"))
    let box = fill(.rounded(rect, radius: 4), .color(RGBA(128, 128, 128, alpha: 0.28)), map)
    let line = stroke(
      .rounded(rect, radius: 4), .color(RGBA(160, 160, 160, alpha: 0.8)),
      StrokeStyleMark(width: 1, dash: [5, 5]), map)
    return box + line + (TextInk.label(label, in: rect).map { text($0, map) } ?? "")
  }

  // MARK: Text

  private mutating func text(_ line: TextLine, _ map: Transform) -> String {
    let ink = TextInk(line, at: now)
    for finding in ink.findings { report(finding) }
    var result = ""
    for part in ink.parts {
      switch part {
      case .outlines(let elements, let paint):
        result += fill(.path(elements, isEvenOdd: false), paint, map)
      case .bitmap(let bitmap, let frame):
        result += use(id(of: bitmap), in: frame)
      case .symbol(let mark): result += symbol(mark, map)
      }
    }
    let words = line.resolved(at: now).string
    return result.isEmpty
      ? "" : "<g role=\"img\" aria-label=\"\(XMLText.escaped(words, .blanks))\">\(result)</g>"
  }

  // MARK: Images

  mutating func image(_ mark: ImageMark, _ map: Transform) -> String {
    guard let image = id(of: mark.source, isPixelated: mark.isPixelated) else {
      return stroke(
        .rect(mark.frame), .color(RGBA(160, 160, 160, alpha: 0.8)),
        StrokeStyleMark(width: 1, dash: [5, 5]), .identity)
    }
    if let tile = mark.tile, tile.width > 0, tile.height > 0 {
      let frame = Rect(x: 0, y: 0, width: tile.width, height: tile.height)
      let drawing = use(image, in: frame)
      let pattern = define {
        """
        <pattern id="\($0)" patternUnits="userSpaceOnUse" x="\(SVGText.number(mark.frame.x))" \
        y="\(SVGText.number(mark.frame.y))" width="\(SVGText.number(tile.width))" \
        height="\(SVGText.number(tile.height))">\(drawing)</pattern>
        """
      }
      return SVGText.element(.rect(mark.frame), "fill=\"url(#\(pattern))\"")
    }
    let drawing = use(image, in: mark.frame)
    guard let tint = mark.tint else { return drawing }
    let mask = define {
      """
      <mask id="\($0)" style="mask-type:alpha" maskUnits="userSpaceOnUse" \
      \(SVGText.frame(mark.frame))>\(drawing)</mask>
      """
    }
    return "<g mask=\"url(#\(mask))\">\(fill(.rect(mark.frame), tint, map))</g>"
  }

  /// What an image is of that is in the file: it is read and written once, however often it is shown.
  private enum Held: Hashable {
    case source(ImageMark.Source, isPixelated: Bool)
    case glyph(ObjectIdentifier)
  }

  /// Returns the id of an image, which the file holds from then on; nil, and a finding, where it cannot be read.
  private mutating func id(of source: ImageMark.Source, isPixelated: Bool) -> String? {
    let key = Held.source(source, isPixelated: isPixelated)
    if let known = held[key] { return known }
    let result = images.image(source)
    guard spend(images.takeRead()) else { return nil }
    switch result {
    case .failure(let fault):
      report(InkFindings.unreadable(source, fault))
      return nil
    case .success(let image):
      guard spend(2 * Work.pixel * image.width * image.height) else { return nil }
      let id = hold(image.picture, isPixelated: isPixelated)
      held[key] = id
      return id
    }
  }

  /// Returns the id of a coloured glyph, which the file holds from then on.
  private mutating func id(of glyph: GlyphBitmap) -> String {
    if let known = held[.glyph(ObjectIdentifier(glyph))] { return known }
    let id = hold(
      PixelImage(width: glyph.width, height: glyph.height, premultiplied: glyph.bytes))
    held[.glyph(ObjectIdentifier(glyph))] = id
    glyphs.append(glyph)
    return id
  }

  /// Puts an image in the file, once for those that are the same; returns its id.
  private mutating func hold(_ image: PixelImage, isPixelated: Bool = false) -> String {
    let text = Base64.text(image.png)
    let rendering = isPixelated ? "image-rendering=\"pixelated\" " : ""
    return define {
      """
      <image id="\($0)" width="1" height="1" preserveAspectRatio="none" \(rendering)\
      href="data:image/png;base64,\(text)"/>
      """
    }
  }

  /// Returns an image of the file in a frame.
  private func use(_ id: String, in frame: Rect) -> String {
    guard frame.isFinite else { return "" }
    let map = Transform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.x, ty: frame.y)
    return "<use href=\"#\(id)\" transform=\"\(SVGText.matrix(map))\"/>"
  }

  /// Returns a paint that SVG has no word for, as pixels.
  private mutating func raster(_ frame: Rect, _ paint: Paint) -> String {
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return "" }
    let moved = paint.moved(.translation(x: -frame.x, y: -frame.y))
    let painter = PixelPainter(scale: 2)
    let pixels = painter.pixels(of: frame.size)
    guard spend(pixels.width * pixels.height * (Work.image + 2 * Work.pixel)) else { return "" }
    let painted = painter.paint(DisplayList(size: frame.size), on: moved, at: now)
    for finding in painted.findings where finding.tellsOfTooMuchWork { report(finding) }
    let image = painted.image
    let (width, height) = (Double(image.width) / 2, Double(image.height) / 2)
    return use(hold(image), in: Rect(x: frame.x, y: frame.y, width: width, height: height))
  }
}
