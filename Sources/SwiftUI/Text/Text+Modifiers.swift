extension Text {
  func changed(_ change: (inout TextPiece) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return copy
  }

  private func traits(_ change: (inout FontTraits) -> Void) -> Text {
    var outer = FontTraits()
    change(&outer)
    return changed { $0.traits = outer.under($0.traits) }
  }

  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  /// Returns the text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { traits { $0.weight = weight } }
  /// Returns the text in a width.
  public func fontWidth(_ width: Font.Width?) -> Text { traits { $0.width = width } }
  /// Returns the text in a design.
  public func fontDesign(_ design: Font.Design?) -> Text { traits { $0.design = design } }
  /// Returns the text in bold.
  public func bold() -> Text { traits { $0.isBold = true } }
  /// Returns the text in bold or not.
  public func bold(_ isActive: Bool) -> Text { traits { $0.isBold = isActive } }
  /// Returns the text in italics.
  public func italic() -> Text { traits { $0.isItalic = true } }
  /// Returns the text in italics or not.
  public func italic(_ isActive: Bool) -> Text { traits { $0.isItalic = isActive } }
  /// Returns the text with letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    traits { $0.design = isActive ? .monospaced : nil }
  }
  /// Returns the text with digits of equal width.
  public func monospacedDigit() -> Text { traits { $0.hasMonospacedDigits = true } }
  /// Sets the room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { traits { $0.tracking = Double(kerning) } }
  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { traits { $0.tracking = Double(tracking) } }
  /// Returns the text's size beside other text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    traits { $0.isSecondaryScale = isEnabled && scale.isSecondary }
  }
  /// Returns the text above or below its line.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changed { $0.marks.baselineOffset = $0.marks.baselineOffset ?? Double(offset) }
  }
  /// Draws a line below the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let rule = TextMarks.Rule(
      isActive: isActive, style: LineStyle(pattern: pattern, color: color))
    return changed { $0.marks.underline = $0.marks.underline ?? rule }
  }
  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let rule = TextMarks.Rule(
      isActive: isActive, style: LineStyle(pattern: pattern, color: color))
    return changed { $0.marks.strike = $0.marks.strike ?? rule }
  }
  /// Returns the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = $0.style ?? color.map { .color($0) } }
  }
  /// Returns the text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = $0.style ?? style._box }
  }
}

extension View {
  /// Sets the font of text in the view.
  nonisolated public func font(_ font: Font?) -> some View {
    changingEnvironment { $0.system.font = font }
  }

  private nonisolated func traits(
    _ change: @escaping (inout FontTraits) -> Void
  ) -> some View {
    changingEnvironment { change(&$0.system.fontTraits) }
  }

  /// Sets the weight of text in the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    traits { $0.weight = weight }
  }
  /// Sets the width of text in the view.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    traits { $0.width = width }
  }
  /// Sets the design of text in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    traits { $0.design = design }
  }
  /// Returns text in bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    traits { $0.isBold = isActive }
  }
  /// Returns text in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    traits { $0.isItalic = isActive }
  }
  /// Returns text with letters of equal width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    traits { $0.design = isActive ? .monospaced : nil }
  }
  /// Returns text with digits of equal width.
  nonisolated public func monospacedDigit() -> some View {
    traits { $0.hasMonospacedDigits = true }
  }
  /// Sets the room between letters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    traits { $0.tracking = Double(kerning) }
  }
  /// Sets the room between letters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    traits { $0.tracking = Double(tracking) }
  }
  /// Sets the size of text beside other text.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    traits { $0.isSecondaryScale = isEnabled && scale.isSecondary }
  }
  /// Returns text above or below its line.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    changingEnvironment { $0.system.textMarks.baselineOffset = Double(offset) }
  }
  /// Draws a line below text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let rule = TextMarks.Rule(
      isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
    return changingEnvironment { $0.system.textMarks.underline = rule }
  }
  /// Draws a line through text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let rule = TextMarks.Rule(
      isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
    return changingEnvironment { $0.system.textMarks.strike = rule }
  }
  /// Sets how many lines text may take.
  nonisolated public func lineLimit(_ number: Int?) -> some View { lines(nil, number) }
  /// Sets how many lines text keeps room for, and how many it takes at most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }
  /// Sets how many lines text takes at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(nil, limit.upperBound)
  }
  /// Sets how many lines text keeps room for; it takes as many as it needs.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }
  /// Sets how many lines text may take, and whether it keeps their room.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : nil, limit)
  }
  private nonisolated func lines(_ least: Int?, _ most: Int?) -> some View {
    changingEnvironment {
      $0.system.lineLimit = most
      $0.system.leastLines = least.map { min($0, 1000) }
    }
  }
  /// Adds extra room between lines; less than none is none.
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0.lineSpacing = spacing }
  }
  /// Sets how far text may shrink before it is cut.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.system.minimumScaleFactor = Double(factor) }
  }
  /// Sets whether letters may move together before text is cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment { $0.system.allowsTightening = flag }
  }
  /// Sets where text is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment { $0.system.truncationMode = mode }
  }
  /// Sets how lines of text stand.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.system.textAlignment = alignment }
  }
  /// Sets upper or lower case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.system.textCase = textCase }
  }
}
