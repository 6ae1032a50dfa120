import Drawing

/// Writes one line of text as marks.
struct TextLineWriter {
  let runs: [TextRunSource]
  let environment: EnvironmentValues
  let scale: Double
  /// The whole text's box, over which gradients run.
  let box: Rect

  /// - Parameters:
  ///   - row: the room of the line, as wide as the text's box.
  ///   - alignment: the side that the line holds on to inside of the box.
  ///   - anchor: the side that a line that fills its box holds on to outside of it.
  func write(
    _ line: TextLayout.Line, in row: Rect, baseline: Double, alignment: TextLine.Alignment,
    holding anchor: TextLine.Alignment?, to painter: MarkCollector
  ) {
    let isDynamic = runs.contains { $0.dynamic != nil }
    let width = min(line.width * scale, isDynamic ? .infinity : max(row.width, line.width * scale))
    let start: Double =
      switch alignment {
      case .left: row.minX
      case .center: row.midX - width / 2
      case .right: row.maxX - width
      }
    var pieces = spans(line)
    var x = start
    for index in pieces.indices {
      pieces[index].x = x
      x += pieces[index].width
    }
    // A line as wide as its box says nothing about its side; its surroundings do.
    let isFull = abs(row.width - width) < 1
    let frame =
      isDynamic ? row : Rect(x: start, y: row.y, width: width, height: row.height)
    emit(
      pieces, frame, baseline, isFull ? anchor ?? alignment : alignment, line.isTruncated,
      painter)
  }

  /// Neighbouring units of one run, as runs of the display list.
  private struct Span {
    var run: Int
    var text: String
    var width: Double
    var x = 0.0
  }

  private func spans(_ line: TextLayout.Line) -> [Span] {
    var spans: [Span] = []
    func add(_ units: ArraySlice<TextLayout.Unit>) {
      for (index, unit) in zip(units.indices, units) {
        let width = (index == units.endIndex - 1 ? unit.width : unit.advance) * scale
        if let last = spans.last, last.run == unit.run {
          spans[spans.count - 1].text.append(unit.character)
          spans[spans.count - 1].width += width
        } else {
          spans.append(Span(run: unit.run, text: String(unit.character), width: width))
        }
      }
    }
    var units = line.units
    if !line.isTruncated {
      while units.last?.character == " " { units = units.dropLast() }
    }
    add(units)
    if line.isTruncated {
      let run = line.units.last?.run ?? line.tail.first?.run ?? 0
      let ellipsis = TextLayout.Unit(
        character: "…", width: TypeMetrics.advance("…", runs[run].face), run: run,
        breaksAfter: false)
      add([ellipsis])
      add(line.tail)
    }
    return spans
  }

  private func emit(
    _ spans: [Span], _ frame: Rect, _ baseline: Double, _ alignment: TextLine.Alignment,
    _ isTruncated: Bool, _ painter: MarkCollector
  ) {
    // Runs above or below the line become lines of their own.
    var rows: [(offset: Double, runs: [TextRun])] = []
    var shadows: [ShadowMark] = []
    for span in spans {
      let source = runs[span.run]
      var face = source.face
      face.size *= scale
      face.tracking *= scale
      let paint = source.style.paint(in: environment, box)
      if case .shadow(_, let shadow) = source.style.flat(in: environment) {
        shadows.append(shadow.mark(in: environment))
      }
      let run = TextRun(
        span.text, face: face, paint: paint, x: span.x, width: span.width,
        isUnderlined: source.marks.isUnderlined ?? false,
        isStruckThrough: source.marks.isStruckThrough ?? false, symbol: source.image?.symbol,
        dynamic: source.dynamic,
        words: source.dynamic == nil ? nil : TimeWords.words(of: environment.locale))
      let offset = (source.marks.baselineOffset ?? 0) * scale
      if let last = rows.indices.last, rows[last].offset == offset {
        rows[last].runs.append(run)
      } else {
        rows.append((offset, [run]))
      }
    }
    let items: [DisplayItem] = rows.map { row in
      var frame = frame
      frame.y -= row.offset
      if rows.count > 1, let first = row.runs.first, let last = row.runs.last {
        frame.x = first.x
        frame.width = last.x + last.width - first.x
      }
      return .text(
        TextLine(
          frame: frame, baseline: baseline - row.offset, runs: row.runs,
          alignment: rows.count > 1 ? .left : alignment, isTruncated: isTruncated
        )
        .resolved(at: environment.system.now.timeIntervalSince1970))
    }
    if let shadow = shadows.first {
      painter.add(.group(GroupMark(items, shadow: shadow)))
    } else {
      for item in items { painter.add(item) }
    }
  }
}
