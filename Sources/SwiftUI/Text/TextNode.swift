import Drawing
import Numbers

/// Text, measured and broken by LAYOUT.md, "Lines".
package final class TextNode: LayoutNode {
  let runs: [TextRunSource]
  let environment: EnvironmentValues
  lazy var layout = TextLayout(runs)
  private var settings = Memo<Proposal, Setting>(limit: 8)
  /// How and where the text was drawn last, for views that read its layout.
  private(set) var drawn: (setting: Setting, side: TextLine.Alignment, origin: Point)?

  init(_ runs: [TextRunSource], _ environment: EnvironmentValues) {
    (self.runs, self.environment) = (runs, environment)
  }

  /// The text set for a proposal.
  struct Setting {
    var lines: [TextLayout.Line]
    var scale: Double
    var size: Size
    var overflows = false
    /// The runs with their letters nearer to one another, when that saved the text from being cut.
    var tightened: [TextRunSource]?
    var isTruncated: Bool { overflows || lines.contains { $0.isTruncated } }
  }

  private var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
  var isDynamic: Bool { runs.contains { $0.dynamic != nil } }
  /// Whether it takes all the width that it is offered, as a timer does.
  private var fillsRoom: Bool { runs.contains { $0.dynamic?.fillsRoom == true } }
  var pixel: Double { Double(environment.pixelLength) }
  override func measure(_ proposal: Proposal) -> Size {
    guard let renderer = environment.system.textRenderer else { return setting(proposal).size }
    return Size(
      renderer.sizeThatFits(
        proposal: ProposedViewSize(proposal), text: TextProxy { self.setting($0).size }))
  }

  private func setting(_ proposal: Proposal) -> Setting {
    if let known = settings[proposal] { return known }
    let setting = makeSetting(proposal)
    settings[proposal] = setting
    return setting
  }

  private func makeSetting(_ proposal: Proposal) -> Setting {
    let width = room(proposal.width)
    if isEmpty { return Setting(lines: [], scale: 1, size: .zero) }
    let setting = fittingSetting(proposal, width)
    guard isDynamic, setting.isTruncated else { return setting }
    // The system's own text is not cut: digits that find no room are drawn as dashes.
    var uncut = setting
    uncut.lines = layout.lines(width: .infinity, scale: 1, limit: 1, mode: .tail)
    uncut.overflows = true
    return uncut
  }

  /// Returns the width in which lines have to find room: for a clock a little more than is offered, since letters are
  /// known to a share of their width, unless it may become smaller instead.
  private func room(_ offered: Double?) -> Double {
    let width = max(0, offered ?? .infinity)
    guard environment.system.minimumScaleFactor >= 1, runs.allSatisfy({ $0.dynamic != nil })
    else { return width }
    return width * (1 + TextLine.widthUncertainty)
  }

  private func fittingSetting(_ proposal: Proposal, _ width: Double) -> Setting {
    let system = environment.system
    if layout.idealWidth <= width + 0.001, layout.paragraphs.count == 1 {
      let lines = layout.lines(width: .infinity, scale: 1, limit: 1, mode: .tail)
      if fits(lines, scale: 1, proposal.height) || system.minimumScaleFactor >= 1 {
        return Setting(lines: lines, scale: 1, size: size(lines, 1, proposal))
      }
    }
    var setting = attempt(scale: 1, proposal)
    if setting.isTruncated, environment.system.allowsTightening, let tight = tightened(proposal) {
      return tight
    }
    let least = max(0.01, system.minimumScaleFactor)
    guard least < 1,
      setting.isTruncated || !fits(setting.lines, scale: 1, proposal.height)
        || isTooWide(setting, width)
    else { return setting }
    // The largest scale at which nothing is cut, to a hundredth.
    var (low, high) = (Int(bounded: (least * 100).rounded(.up)), 99)
    setting = attempt(scale: least, proposal)
    while low <= high {
      let middle = (low + high) / 2
      let scale = Double(middle) / 100
      let candidate = attempt(scale: scale, proposal)
      if !candidate.isTruncated, fits(candidate.lines, scale: scale, proposal.height),
        !isTooWide(candidate, width)
      {
        setting = candidate
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return setting
  }

  private func fits(_ lines: [TextLayout.Line], scale: Double, _ height: Double?) -> Bool {
    guard let height else { return true }
    return self.height(lines, scale) <= height + pixel
  }

  /// Returns whether what the system renews, which is never broken into lines, is wider than its room.
  private func isTooWide(_ setting: Setting, _ width: Double) -> Bool {
    isDynamic && setting.lines.contains { $0.width * setting.scale > width + 0.001 }
  }

  /// How much narrower letters may make a text before it is cut: TextKit's factor.
  private static let tightening = 0.05

  /// Returns the text with its letters as near as they must be; nil when even that is too wide.
  private func tightened(_ proposal: Proposal) -> Setting? {
    let units = layout.paragraphs.joined()
    guard !units.isEmpty, !isDynamic else { return nil }
    let mean = units.reduce(0) { $0 + $1.width } / Double(units.count)
    for step in 1...5 {
      var closer = runs
      for index in closer.indices {
        closer[index].face.tracking -= mean * Self.tightening * Double(step) / 5
      }
      var setting = attempt(TextLayout(closer), scale: 1, proposal)
      guard !setting.isTruncated else { continue }
      setting.tightened = closer
      return setting
    }
    return nil
  }

  private func attempt(_ other: TextLayout? = nil, scale: Double, _ proposal: Proposal) -> Setting {
    let layout = other ?? layout
    func lines(_ limit: Int) -> [TextLayout.Line] {
      layout.lines(
        width: room(proposal.width), scale: scale, limit: limit,
        mode: environment.system.truncationMode)
    }
    var result = lines(environment.system.lineLimit.map { max(1, $0) } ?? Int.max)
    if let room = proposal.height, room.isFinite {
      var (used, count) = (0.0, 0)
      for line in result {
        used += line.height * scale
        if count > 0, used > room + pixel { break }
        used += environment.system.lineSpacing + line.gap * scale
        count += 1
      }
      if count < result.count { result = lines(max(1, count)) }
    }
    return Setting(lines: result, scale: scale, size: size(result, scale, proposal))
  }

  func height(_ lines: [TextLayout.Line], _ scale: Double) -> Double {
    guard let last = lines.last else { return 0 }
    var natural = lines.dropLast().reduce(last.height) { $0 + $1.pitch } * scale
    var count = lines.count
    if let least = environment.system.leastLines, count < least {
      natural += Double(least - count) * last.pitch * scale
      count = least
    }
    natural += Double(count - 1) * environment.system.lineSpacing
    return natural.roundedUp(to: pixel)
  }

  private func size(_ lines: [TextLayout.Line], _ scale: Double, _ proposal: Proposal) -> Size {
    let widest = lines.lazy.map { $0.width + $0.hanging }.max() ?? 0
    var width = (widest * scale).roundedUp(to: pixel)
    if let offered = proposal.width {
      // Dynamic text takes what it is offered (LAYOUT.md, "Lines"); other text never takes more.
      if fillsRoom { width = max(0, offered) }
      width = min(width, max(0, offered))
    }
    return Size(width: width, height: height(lines, scale))
  }

  package override var spacing: Spacing { ownSpacing }

  private lazy var ownSpacing: Spacing = {
    guard let first = runs.first, let last = runs.last else { return Spacing() }
    return .text(
      first: first.face, last: last.face, gap: first.lineGap, pixel: pixel,
      isOld: environment.system.systemVersion < 17)
  }()

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    guard guide.axis == .vertical, !isEmpty else { return nil }
    let setting = setting(proposal)
    if guide.id == FirstBaselineID.self { return places(setting).first?.baseline ?? 0 }
    if guide.id == LastBaselineID.self { return places(setting).last?.baseline ?? 0 }
    return nil
  }

  /// Returns where each line starts and where its letters stand, from the top of the text: the first line's letters on
  /// a whole pixel.
  func places(_ setting: Setting) -> [(line: TextLayout.Line, top: Double, baseline: Double)] {
    let first = (setting.lines.first?.ascent ?? 0) * setting.scale
    let rounding = first.roundedUp(to: pixel) - first
    var top = 0.0
    return setting.lines.map { line in
      defer { top = top + line.pitch * setting.scale + environment.system.lineSpacing }
      return (line, top, rounding + top + line.ascent * setting.scale)
    }
  }

  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    if key == ObjectIdentifier(FillsWidthKey.self) {
      if fillsRoom { values.append(true) }
      return
    }
    guard key == ObjectIdentifier(Text.LayoutKey.self), let anchoredLayout else { return }
    values.append([anchoredLayout])
  }

  // MARK: Drawing

  override var contentChange: ContentChange? { environment.system.contentTransition?.change }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let setting = setting(proposal)
    drawn = (setting, side(painter), origin)
    let box = painter.rect(origin, setting.size)
    mark(setting, painter, at: origin)
    if let rows = redactedRows(setting, painter, origin) {
      for row in rows { painter.add(row) }
      return
    }
    if let renderer = environment.system.textRenderer {
      return draw(setting, by: renderer, painter, in: box)
    }
    for (line, top, baseline) in places(setting) {
      let row = Rect(
        x: box.x, y: box.y + top, width: box.width,
        height: line.height * setting.scale)
      TextLineWriter(
        runs: setting.tightened ?? runs, environment: environment, scale: setting.scale, box: box
      )
      .write(
        line, in: row, baseline: box.y + baseline,
        alignment: side(painter), holding: isDynamic ? nil : painter.anchor, to: painter)
    }
  }

  /// Returns the side that lines hold on to.
  func side(_ painter: MarkCollector) -> TextLine.Alignment {
    switch environment.system.textAlignment {
    case .leading: painter.isMirrored ? .right : .left
    case .center: .center
    case .trailing: painter.isMirrored ? .left : .right
    }
  }
}
