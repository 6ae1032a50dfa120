import Drawing

/// Draws texts instead of the system.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the room that a text takes.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing may reach beyond the text's room; nothing is cut off here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is to be drawn.
public struct TextProxy {
  let size: (Proposal) -> Size
  /// Returns the room that the text takes by itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(size(proposal.proposal))
  }
}

extension View {
  /// Has texts in the view drawn by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    changingEnvironment { $0.system.textRenderer = renderer }
  }
}

extension TextNode {
  /// Returns where the lines stand from the text's own corner.
  func textLayout(_ setting: Setting, _ side: TextLine.Alignment) -> Text.Layout {
    let room = Rect(setting.size)
    let writer = TextLineWriter(
      runs: setting.tightened ?? runs, environment: environment, scale: setting.scale, box: room)
    let lines = places(setting).map { line, top, baseline in
      let row = Rect(x: 0, y: top, width: room.width, height: line.height * setting.scale)
      return writer.layout(line, in: row, baseline: baseline, alignment: side)
    }
    return Text.Layout(lines: lines, isTruncated: setting.isTruncated)
  }

  /// Has a renderer draw the lines.
  func draw(
    _ setting: Setting, by renderer: any TextRenderer, _ painter: MarkCollector, in box: Rect
  ) {
    var graphics = GraphicsContext(
      GraphicsContext.Sheet(
        painter: painter, symbols: [],
        context: _ViewContext(environment: environment, session: RenderSession()),
        size: setting.size, origin: box.origin))
    EnvironmentValues.within(environment) {
      renderer.draw(layout: textLayout(setting, side(painter)), in: &graphics)
    }
    let items = graphics.sheet.items
    guard !items.isEmpty else { return }
    painter.add(.group(GroupMark(items, transform: .translation(x: box.x, y: box.y))))
  }
}

extension TextLineWriter {
  /// Returns where the parts of a line stand.
  func layout(
    _ line: TextLayout.Line, in row: Rect, baseline: Double, alignment: TextLine.Alignment
  ) -> Text.Layout.Line {
    let (spans, _) = seated(line, in: row, alignment)
    let parts = spans.map { span -> Text.Layout.Run in
      let source = runs[span.run]
      let run = textRun(span, scaled(source.face), source.style.paint(in: environment, box))
      let height = baseline - (source.marks.baselineOffset ?? 0) * scale
      let letters = slices(of: run)
      return Text.Layout.Run(
        slices: letters.map {
          Text.Layout.RunSlice(
            mark: mark($0, row, height, line), attributes: source.attributes,
            typographicBounds: bounds($0, height, source))
        }, mark: mark(run, row, height, line), attributes: source.attributes,
        layoutDirection: VisualOrder.isRightToLeft(Array(run.text)) == true
          ? .rightToLeft : .leftToRight, typographicBounds: bounds(run, height, source))
    }
    let start = parts.map(\.typographicBounds.origin.x).min() ?? CGFloat(row.x)
    let end = parts.map(\.typographicBounds.rect.maxX).max() ?? start
    let origin = CGPoint(x: start, y: baseline)
    return Text.Layout.Line(
      runs: parts, origin: origin,
      typographicBounds: .init(
        origin: origin, width: end - start, ascent: line.ascent * scale,
        descent: line.descent * scale, leading: line.gap * scale))
  }

  /// Returns the letters of a run one by one; what the system renews or joins stays whole.
  private func slices(of run: TextRun) -> [TextRun] {
    let letters = Array(run.text)
    guard run.symbol == nil, run.dynamic == nil, VisualOrder.isRightToLeft(letters) == nil else {
      return [run]
    }
    var x = run.x
    return zip(letters, TypeMetrics.advances(run.text, run.face)).map { letter, advance in
      var slice = run
      (slice.text, slice.x, slice.width) = (String(letter), x, advance)
      x += advance
      return slice
    }
  }

  private func mark(
    _ run: TextRun, _ row: Rect, _ baseline: Double, _ line: TextLayout.Line
  ) -> TextLine {
    TextLine(
      frame: Rect(x: run.x, y: row.y, width: run.width, height: row.height), baseline: baseline,
      runs: [run], isRightToLeft: line.isRightToLeft)
  }

  private func bounds(
    _ run: TextRun, _ baseline: Double, _ source: TextRunSource
  ) -> Text.Layout.TypographicBounds {
    .init(
      origin: CGPoint(x: run.x, y: baseline), width: run.width,
      ascent: TypeMetrics.ascent(run.face), descent: TypeMetrics.descent(run.face),
      leading: source.lineGap * scale)
  }
}
