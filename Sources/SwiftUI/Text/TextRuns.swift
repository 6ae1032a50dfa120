import Drawing
import Findings

/// Text in one font and style, ready to be set.
struct TextRunSource {
  var text: String
  var face: Face
  var style: ShapeStyleBox
  var marks: TextMarks
  /// What is drawn behind it.
  var background: Color?
  var dynamic: DynamicText?
  /// A symbol or image in the text.
  var image: ImageBox?
  /// The weight of what is emphasised in it, at least.
  var strongWeight: Int
  /// What the font's leading adds to a line, in points.
  var leading = 0.0
  /// What the font leaves between its lines, in points.
  var lineGap = 0.0
  /// What its author says of the height of its line; nil is what the font says.
  var lineHeight: AttributedString.LineHeight?
  /// The font that it asks for by a name; nil for one of the system.
  var request: FontRequest?
  /// What its author says of it to who draws it.
  var attributes = TextAttributes()
  /// The words that what is dynamic in it is written with; nil is English.
  var words: TimeWords?

  struct ImageBox {
    var symbol: String?
    /// Whether the symbol is drawn as in a mirror.
    var isMirrored = false
    /// A picture instead of a symbol.
    var picture: BitmapPicture?
    var size: Size

    /// Returns how far a picture hangs below the baseline: a custom symbol's middle is that of capital letters, any
    /// other stands on the line.
    func descent(beside face: Face) -> Double {
      guard let picture, picture.isSymbol else { return 0 }
      return max(0, (size.height - TypeMetrics.capHeight(face)) / 2)
    }
  }
}

/// Turns text with its environment into runs.
enum TextResolver {
  static func runs(of text: Text, in context: _ViewContext) -> [TextRunSource] {
    var runs: [TextRunSource] = []
    for piece in text.pieces { append(piece, context, &runs) }
    for index in runs.indices {
      guard let request = runs[index].request else { continue }
      let fonts = WidgetFonts.current
      if !fonts.set(&runs[index], in: request) {
        context.session.report(fonts.finding(on: request.name))
      }
    }
    return runs
  }

  private static func append(
    _ piece: TextPiece, _ context: _ViewContext, _ runs: inout [TextRunSource]
  ) {
    let environment = context.environment
    let font = piece.font ?? environment.font ?? .body
    let traits = environment.system.fontTraits.under(piece.traits)
    let face = font.face(in: environment, traits)
    let run = TextRunSource(
      text: "", face: face, style: piece.style ?? .level(0),
      marks: environment.system.textMarks.under(piece.marks),
      strongWeight: font.legible(Font.Weight.semibold.value, in: environment),
      leading: font.extraLeading,
      lineGap: font.lineGap(face, in: environment), lineHeight: environment.system.lineHeight,
      request: font.request(traits), attributes: piece.attributes)
    func cased(_ string: String) -> String { environment.cased(string) }
    func add(_ string: String) {
      guard !string.isEmpty else { return }
      var run = run
      run.text = cased(string)
      runs.append(run)
    }
    func add(_ attributed: AttributedString) {
      for part in attributed.runs {
        var inner = run
        inner.text = cased(String(attributed.characters[part.range]))
        apply(part, to: &inner, environment, piece)
        runs.append(inner)
      }
    }
    switch piece.content {
    case .verbatim(let string): add(string)
    case .localized(let key, let table):
      addMarkdown(key.marked(table: table, in: environment), run, piece, context, &runs)
    case .resource(let resource):
      let text = LocalizedStringKey.Marked(text: resource.withoutMarks.resolved)
      addMarkdown(text, run, piece, context, &runs)
    case .attributed(let attributed): add(attributed)
    case .attributedFormat(let write): add(write.string(environment))
    case .formatted(let write):
      if let finding = write.finding { context.session.report(finding) }
      guard let renewed = write.renewed else { return add(write.string(environment)) }
      let times = WrittenTimes(from: environment.system.now.timeIntervalSince1970) {
        cased(renewed(environment, Date(timeIntervalSince1970: $0)))
      }
      appendDynamic(.written(times), run, environment, &runs)
    case .dates(let range): add(DateText.interval(range, environment))
    case .date(let date, let style):
      if let dynamic = style.dynamic(date) {
        appendDynamic(dynamic, run, environment, &runs)
      } else {
        add(DateText.string(date, style, environment))
      }
    case .dynamic(let dynamic): appendDynamic(dynamic, run, environment, &runs)
    case .image(let image):
      var inner = run
      inner.text = "\u{FFFC}"
      inner.image = image.textBox(face: face, in: context)
      runs.append(inner)
    }
  }

  private static func appendDynamic(
    _ dynamic: DynamicText, _ run: TextRunSource, _ environment: EnvironmentValues,
    _ runs: inout [TextRunSource]
  ) {
    var run = run
    run.dynamic = dynamic
    run.words = TimeWords.words(of: environment.locale, textCase: environment.textCase)
    run.text = dynamic.string(
      at: environment.system.now.timeIntervalSince1970, run.words ?? .english)
    runs.append(run)
  }

  /// Reads emphasis of Markdown in localised text, in which values mean themselves, and leaves other marks of Markdown as
  /// they are.
  private static func addMarkdown(
    _ marked: LocalizedStringKey.Marked, _ run: TextRunSource, _ piece: TextPiece,
    _ context: _ViewContext, _ runs: inout [TextRunSource]
  ) {
    let spans = InlineMarkdown.spans(marked.text, inflects: true) { marked.filled($0) }
    for span in spans {
      let first = runs.count
      for part in marked.parts(of: span.text) {
        switch part {
        case .string(let string):
          var inner = run
          inner.text = context.environment.cased(string)
          runs.append(inner)
        case .text(let text):
          for inner in text.pieces { append(piece.surrounding(inner), context, &runs) }
        }
      }
      for place in first..<runs.count {
        apply(span.intent, to: &runs[place])
        if span.destination != nil { runs[place].style = .tint }
      }
    }
  }

  private static func apply(_ intent: InlinePresentationIntent, to run: inout TextRunSource) {
    if intent.contains(.stronglyEmphasized) {
      run.face.weight = max(run.strongWeight, run.face.weight)
      let weight = max(Font.Weight.bold.value, run.request?.weight ?? 0)
      run.request?.weight = weight
    }
    if intent.contains(.emphasized) {
      run.face.isItalic = true
      run.request?.isItalic = true
    }
    if intent.contains(.code) {
      run.face.design = .monospaced
      run.request = nil
    }
    if intent.contains(.strikethrough) { run.marks.strike = TextMarks.Rule() }
  }

  private static func apply(
    _ part: AttributedString.Runs.Run, to run: inout TextRunSource,
    _ environment: EnvironmentValues, _ piece: TextPiece
  ) {
    let attributes = part.attributes
    if let font = attributes[SwiftUIFontAttribute.self] {
      let traits = environment.system.fontTraits.under(piece.traits)
      run.face = font.face(in: environment, traits)
      run.request = font.request(traits)
      run.strongWeight = font.legible(Font.Weight.semibold.value, in: environment)
      run.lineGap = font.lineGap(run.face, in: environment)
    }
    if let intent = attributes[InlinePresentationIntentAttribute.self] { apply(intent, to: &run) }
    if let color = attributes[SwiftUIForegroundAttribute.self] { run.style = .color(color) }
    run.background = attributes[SwiftUIBackgroundAttribute.self]
    if let offset = attributes[SwiftUIBaselineOffsetAttribute.self] {
      run.marks.baselineOffset = Double(offset)
    }
    if let height = attributes[SwiftUILineHeightAttribute.self] { run.lineHeight = height }
    if let style = attributes[SwiftUIUnderlineAttribute.self] {
      run.marks.underline = TextMarks.Rule(style: style)
    }
    if let style = attributes[SwiftUIStrikethroughAttribute.self] {
      run.marks.strike = TextMarks.Rule(style: style)
    }
    if let tracking = attributes[SwiftUITrackingAttribute.self]
      ?? attributes[SwiftUIKernAttribute.self]
    {
      run.face.tracking = Double(tracking)
    }
    if attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil,
      attributes[SwiftUIForegroundAttribute.self] == nil
    {
      run.style = .tint
    }
  }
}

extension EnvironmentValues {
  /// Returns a text in capital or small letters, where it is to be, as its language has them.
  func cased(_ text: String) -> String {
    textCase.map { $0.changed(text, locale) } ?? text
  }
}

extension Text.Case {
  func changed(_ text: String, _ locale: Locale) -> String {
    self == .uppercase ? text.uppercased(with: locale) : text.lowercased(with: locale)
  }
}

extension TextPiece {
  /// Returns a piece that stands inside of this one and takes over what it does not say itself.
  func surrounding(_ inner: TextPiece) -> TextPiece {
    var piece = inner
    piece.font = inner.font ?? font
    piece.traits = traits.under(inner.traits)
    piece.marks = marks.under(inner.marks)
    piece.style = inner.style ?? style
    piece.attributes = attributes.under(inner.attributes)
    return piece
  }
}

extension Text {
  /// Returns the text as a string.
  package func string(in environment: EnvironmentValues) -> String {
    let context = _ViewContext(environment: environment, session: RenderSession())
    return TextResolver.runs(of: self, in: context).map(\.text).joined()
  }
}

extension Text.DateStyle {
  func dynamic(_ date: Date) -> DynamicText? {
    let seconds = date.timeIntervalSince1970
    return switch kind {
    case .relative: .relative(seconds)
    case .offset: .offset(seconds)
    case .timer: .timer(seconds)
    case .time, .date: nil
    }
  }
}
