import Drawing

/// Writes one line of text as marks.
struct TextLineWriter {
  let runs: [TextRunSource]
  let environment: EnvironmentValues
  let scale: Double
  /// The whole text's box, over which gradients run.
  let box: Rect

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - row: the room of the line, as wide as the text's box.
  ///   - alignment: the side that the line holds on to inside of the box.
  ///   - anchor: the side that a line that fills its box holds on to outside of it.
  func write(
    _ line: TextLayout.Line, in row: Rect, baseline: Double, alignment: TextLine.Alignment,
    holding anchor: TextLine.Alignment?, to painter: MarkCollector
  ) {
    let isDynamic = runs.contains { $0.dynamic != nil }
    let (pieces, place) = seated(line, in: row, alignment)
    let (start, width) = (place.x, place.width)
    // A line as wide as its box says nothing about its side; its surroundings do.
    let isFull = abs(row.width - width) < 1
    let frame =
      isDynamic ? row : Rect(x: start, y: row.y, width: width, height: row.height)
    emit(
      pieces, frame, baseline, isFull ? anchor ?? alignment : alignment, line, painter)
  }

  /// Returns the spans of a line at their places, and where the line stands in its row.
  func seated(
    _ line: TextLayout.Line, in row: Rect, _ alignment: TextLine.Alignment
  ) -> (spans: [Span], place: Rect) {
    let isDynamic = runs.contains { $0.dynamic != nil }
    let width = min(line.width * scale, isDynamic ? .infinity : max(row.width, line.width * scale))
    let start: Double =
      switch alignment {
      case .left: row.minX
      case .center: row.midX - width / 2
      case .right: row.maxX - width
      }
    return (
      placed(spans(line), from: start, line.isRightToLeft),
      Rect(x: start, y: row.y, width: width, height: row.height)
    )
  }

  /// Neighbouring units of one run, as runs of the display list.
  struct Span {
    var run: Int
    var text: String
    var width: Double
    var x = 0.0
    /// The width of each character.
    var advances: [Double]
    var isTab = false
  }

  /// Returns the spans at their places, from the left.
  ///
  /// A line with text of both directions is cut where neighbours in writing do not stand side by side. One span alone
  /// stays whole: who draws it puts its letters in order.
  private func placed(_ spans: [Span], from start: Double, _ isRightToLeft: Bool?) -> [Span] {
    var x = start
    guard isRightToLeft != nil, spans.count > 1,
      let order = VisualOrder.places(
        spans.flatMap { span in
          // What the system renews stands in one piece, as a number does.
          runs[span.run].dynamic == nil ? Array(span.text) : ["0"]
        }, isRightToLeft: isRightToLeft)
    else {
      return spans.map { span in
        defer { x += span.width }
        var span = span
        span.x = x
        return span
      }
    }
    let letters = spans.flatMap { span -> [Span] in
      guard runs[span.run].dynamic == nil else { return [span] }
      return zip(span.text, span.advances).map {
        Span(run: span.run, text: String($0), width: $1, advances: [$1])
      }
    }
    var seats = [(place: Int, x: Double, isMirrored: Bool)](
      repeating: (0, 0, false), count: letters.count)
    for (place, source) in order.enumerated() {
      seats[source.index] = (place, x, source.isMirrored)
      x += letters[source.index].width
    }
    var result: [Span] = []
    var last = -1
    for (index, letter) in letters.enumerated() {
      let seat = seats[index]
      let step = seat.isMirrored ? -1 : 1
      if last >= 0, letter.run == result[result.count - 1].run,
        seats[last].isMirrored == seat.isMirrored, seats[last].place + step == seat.place
      {
        result[result.count - 1].text += letter.text
        result[result.count - 1].width += letter.width
        result[result.count - 1].x = min(result[result.count - 1].x, seat.x)
      } else {
        var piece = letter
        piece.x = seat.x
        result.append(piece)
      }
      last = index
    }
    return result
  }

  private func spans(_ line: TextLayout.Line) -> [Span] {
    var spans: [Span] = []
    func add(_ units: ArraySlice<TextLayout.Unit>) {
      for (index, unit) in zip(units.indices, units) {
        let width = (index == units.endIndex - 1 ? unit.width : unit.advance) * scale
        if unit.character == "\t" {
          // Whoever draws the letters knows no stops: what is behind one has a place of its own.
          spans.append(Span(run: unit.run, text: " ", width: width, advances: [width], isTab: true))
        } else if let last = spans.last, last.run == unit.run, !last.isTab {
          spans[spans.count - 1].text.append(unit.character)
          spans[spans.count - 1].width += width
          spans[spans.count - 1].advances.append(width)
        } else {
          spans.append(
            Span(
              run: unit.run, text: String(unit.character), width: width, advances: [width]))
        }
      }
    }
    var units = line.units
    if !line.isTruncated {
      while units.last?.character == " " { units = units.dropLast() }
    }
    add(units)
    if line.hasEllipsis {
      let run = line.units.last?.run ?? line.tail.first?.run ?? 0
      let ellipsis = TextLayout.Unit(
        character: "…", width: TypeMetrics.advance("…", runs[run].face), run: run,
        breaksAfter: false)
      add([ellipsis])
      add(line.tail)
    }
    return spans
  }

  /// Runs that stand as far above or below the line, on a line of their own.
  private typealias TextRow = (offset: Double, runs: [TextRun])

  private func emit(
    _ spans: [Span], _ frame: Rect, _ baseline: Double, _ alignment: TextLine.Alignment,
    _ line: TextLayout.Line, _ painter: MarkCollector
  ) {
    var rows: [TextRow] = []
    var backgrounds: [DisplayItem] = []
    var pictures: [DisplayItem] = []
    var followsPicture = false
    var effects = StyleEffects()
    for span in spans {
      let source = runs[span.run]
      let face = scaled(source.face)
      let paint = source.style.paint(in: environment, box)
      // A line has those of the first run that has any.
      if effects.isEmpty { effects = source.style.effects(in: environment) }
      let offset = (source.marks.baselineOffset ?? 0) * scale
      if let color = source.background {
        let ascent = TypeMetrics.ascent(face)
        let place = Rect(
          x: span.x, y: baseline - offset - ascent, width: span.width,
          height: ascent + TypeMetrics.descent(face))
        backgrounds.append(.fill(.rect(place), .color(color.rgba(in: environment))))
      }
      if let name = source.image?.symbol, source.image?.isMirrored == true {
        pictures.append(
          mirrored(
            name, Rect(x: span.x, y: baseline - offset, width: span.width, height: 0), face, paint))
        followsPicture = true
        continue
      }
      if let image = source.image, let picture = image.picture {
        let height = image.size.height * scale
        let below = image.descent(beside: source.face) * scale
        let place = Rect(
          x: span.x, y: baseline - offset + below - height, width: span.width, height: height)
        pictures.append(picture.item(in: place, tint: paint))
        followsPicture = true
        continue
      }
      let run = textRun(span, face, paint)
      if let last = rows.indices.last, rows[last].offset == offset, !followsPicture {
        rows[last].runs.append(run)
      } else {
        rows.append((offset, [run]))
      }
      followsPicture = false
    }
    for background in backgrounds { painter.add(background) }
    // The letters at each side of a picture stand on lines of their own, too.
    let isParted = rows.count > 1 || !pictures.isEmpty
    let items =
      pictures
      + rows.map { text($0, frame, baseline, isParted ? nil : alignment, line) }
    for item in effects.applied(to: items, in: environment) { painter.add(item) }
  }

  /// Returns a symbol as in a mirror, as large as a line of text draws it.
  ///
  /// - Parameter seat: where it stands on the line, which is its top and bottom.
  private func mirrored(_ name: String, _ seat: Rect, _ face: Face, _ paint: Paint) -> DisplayItem {
    // Higher than any symbol: its own proportions decide.
    let height = 1.3 * face.size
    let frame = Rect(
      x: seat.x, y: seat.y - TypeMetrics.capHeight(face) / 2 - height / 2, width: seat.width,
      height: height)
    let box = SymbolBox(name, face, pixel: 0)
    let mark = SymbolMark(
      name: name, frame: frame, face: face, paints: [paint],
      inkSize: box.inkSize * seat.width / box.width)
    return .group(GroupMark([.symbol(mark)], transform: .mirror(of: frame)))
  }

  func scaled(_ face: Face) -> Face {
    var face = face
    face.size *= scale
    face.tracking *= scale
    return face
  }

  /// Returns a span as a run of the display list.
  func textRun(_ span: Span, _ face: Face, _ paint: Paint) -> TextRun {
    let source = runs[span.run]
    var run = TextRun(
      span.text, face: face, paint: paint, x: span.x, width: span.width,
      isUnderlined: source.marks.underline?.isActive ?? false,
      isStruckThrough: source.marks.strike?.isActive ?? false, symbol: source.image?.symbol,
      dynamic: source.dynamic,
      words: source.words,
      hanForms: HanForms.of(span.text, locale: environment.locale.identifier))
    run.underline = source.marks.underline?.mark(in: environment)
    run.strike = source.marks.strike?.mark(in: environment)
    return run
  }

  /// Returns a row as a mark; nil for the alignment where the line has several, each as wide as its runs.
  private func text(
    _ row: TextRow, _ frame: Rect, _ baseline: Double, _ alignment: TextLine.Alignment?,
    _ line: TextLayout.Line
  ) -> DisplayItem {
    var frame = frame
    frame.y -= row.offset
    if alignment == nil, let left = row.runs.map(\.x).min(),
      let right = row.runs.map({ $0.x + $0.width }).max()
    {
      frame.x = left
      frame.width = right - left
    }
    var text = TextLine(
      frame: frame, baseline: baseline - row.offset, runs: row.runs,
      alignment: alignment ?? .left, isTruncated: line.isTruncated,
      isRightToLeft: line.isRightToLeft
    ).resolved(at: environment.system.now.timeIntervalSince1970)
    if environment.system.isLuminanceReduced {
      for index in text.runs.indices where text.runs[index].dynamic != nil {
        text.runs[index].isDimmed = true
      }
    }
    return .text(text)
  }
}
