import Drawing
import Findings
import Testing

@testable import WidgetProtocol

/// What is written by hand is written as the language's own code writes it.
@Suite struct DirectlyWrittenTests {
  /// Compares the bytes of both ways, and reads them by hand.
  private func expectAlike<Value: DirectlyWritten & Equatable>(
    _ values: [Value], _ place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for value in values {
      let bytes = try MessageWriter.bytes { try value.write(to: $0) }
      let plain = try MessageWriter.bytes { try value.encode(to: $0) }
      #expect(bytes == plain, sourceLocation: place)
      let reader = MessageReader(bytes)
      #expect(try Value.read(from: reader) == value, sourceLocation: place)
      #expect(reader.isAtEnd, sourceLocation: place)
    }
  }

  /// Checks that no member of a value is nil or an empty list: a member that is forgotten would not be noticed in it.
  ///
  /// - Parameter untold: a member that no process tells another.
  private func expectFull(
    _ value: Any, but untold: String? = nil, _ place: Testing.SourceLocation = #_sourceLocation
  ) {
    for (name, member) in Mirror(reflecting: value).children where name != untold {
      let mirror = Mirror(reflecting: member)
      guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { continue }
      #expect(!mirror.children.isEmpty, "\(name ?? "")", sourceLocation: place)
    }
  }

  private let box = Rect(x: 1, y: 2, width: 30, height: 4.5)
  private let face = {
    var face = Face(
      size: 17, weight: 590, design: .rounded, isItalic: true, hasMonospacedDigits: true,
      stretch: 1.25, tracking: -0.4)
    face.smallCapitals = .lowercase
    return face
  }()
  private let red = Paint.color(RGBA(255, 0, 9, alpha: 0.5))
  private let gradient = Paint.linear(
    [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], start: .zero,
    end: Point(x: 9, y: 8))
  private var path: Contour {
    .path(
      [
        .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
        .quad(.zero, control: Point(x: 5, y: 6)),
        .curve(.zero, control1: Point(x: 7, y: 8), control2: Point(x: 9, y: 10)), .close,
      ], isEvenOdd: true)
  }

  private var run: TextRun {
    var run = TextRun(
      "2 – 1", face: face, paint: red, x: 3, width: 20, isUnderlined: true,
      isStruckThrough: false, symbol: "star",
      dynamic: .timerInterval(start: 1, end: 2, pause: nil, countsDown: true, showsHours: false),
      words: .english, hanForms: .japanese)
    run.lift = 2.5
    run.isDimmed = true
    run.underline = TextRule(pattern: .dashDot, color: .black)
    run.strike = TextRule(color: .white)
    return run
  }

  private var line: TextLine {
    TextLine(
      frame: box, baseline: 3,
      runs: [run, TextRun("é", face: face, paint: gradient, x: 0, width: 1)],
      alignment: .right, isTruncated: true, isRightToLeft: false)
  }

  @Test func `figures, colours and outlines are`() throws {
    try expectAlike([Point(x: 1, y: -2)])
    try expectAlike([box])
    try expectAlike([Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)])
    try expectAlike([CornerRadii(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4)])
    try expectAlike([RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)])
    var own = face
    own.font = FontFigures(
      file: "/a.ttf#0", version: "1", ascent: 1, descent: 0.25, lineGap: 0.1, capHeight: 0.7)
    own.font?.codes = [0x41, 0x1F600]
    own.font?.advances = [0.6, 1.2]
    own.font?.pairs = [.init(first: 0x41, second: 0x41, amount: -0.05)]
    try expectAlike([face, own])
    try expectAlike([
      .rect(box), .ellipse(box), path,
      .rounded(
        box, CornerRadii(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4),
        isContinuous: true),
    ])
    try expectAlike([red, gradient, .material(Material(.thin, isDark: true))])
  }

  @Test func `text and symbols are`() throws {
    expectFull(run)
    expectFull(line)
    try expectAlike([line, TextLine(frame: box, baseline: 0, runs: [])])
    let symbol = SymbolMark(
      name: "star", frame: box, face: face, paints: [red, gradient], variableValue: 0.5,
      inkSize: 17, distortion: 2)
    expectFull(symbol)
    try expectAlike([symbol, SymbolMark(name: "", frame: box, face: face, paints: [])])
  }

  @Test func `marks of every kind are, in groups and views`() throws {
    let group = GroupMark(
      [.fill(path, red)], transform: Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), opacity: 0.5,
      clip: path, mask: [.fill(.rect(box), red)], blend: .multiply, blur: 3,
      shadow: ShadowMark(color: .black, radius: 3, x: 1, y: 2, isInner: true),
      adjustments: [.invert, .contrast(2)])
    expectFull(group, but: "placed")
    var view = ViewMark(
      id: .max, items: [.text(line), .group(group)], content: .numeric(countsDown: true, value: 1),
      transition: .fade)
    view.animations = [
      ValueAnimation(Pace(.bezier(.linear, duration: 2)), scope: 7, value: nil)
    ]
    expectFull(view)
    try expectAlike([view, ViewMark(id: 0, items: [])])
    try expectAlike([group, GroupMark([])])
    try expectAlike(
      [
        .fill(.rect(box), red), .stroke(path, red, StrokeStyleMark(width: 2)), .text(line),
        .symbol(SymbolMark(name: "star", frame: box, face: face, paints: [red])),
        .image(ImageMark(source: .data([0, 255]), frame: box)), .group(group), .view(view),
        .progress(
          ProgressMark(
            track: .rect(box), trackPaint: red, fillPaint: red, start: 1, end: 2, countsDown: true)),
        .placeholder(box, label: "Map"),
      ] as [DisplayItem])
  }

  @Test func `an outline is, with its children`() throws {
    let outline = OutlineNode(
      kind: "HStack", frame: box, content: "é", label: "Score", face: face, color: .white,
      traits: ["dynamic", "ideal=1x2"], line: 12,
      children: [OutlineNode(kind: "Text", frame: box)])
    expectFull(outline)
    try expectAlike([outline])
  }

  @Test func `lines, images and bars are`() throws {
    let style = StrokeStyleMark(
      width: 2, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 2.5], dashPhase: 3)
    try expectAlike([style, StrokeStyleMark()])
    let image = ImageMark(
      source: .file("/a.png"), frame: box, tint: red, tile: Size(width: 5, height: 6),
      pixels: Size(width: 70, height: 80), isPixelated: true)
    expectFull(image)
    try expectAlike([image, ImageMark(source: .data([0, 255]), frame: box)])
    let bar = ProgressMark(
      track: path, trackPaint: red, fillPaint: gradient, start: 1, end: 2, countsDown: true,
      isMirrored: true, ringLine: 4)
    expectFull(bar)
    try expectAlike([bar])
    try expectAlike([ShadowMark(color: .black, radius: 3, x: 1, y: 2, isInner: true)])
  }

  @Test func `texts that move, and their words are`() throws {
    try expectAlike(
      [
        .timerInterval(start: 1, end: 2, pause: 1.5, countsDown: true, showsHours: false),
        .timerInterval(start: 1, end: 2, pause: nil, countsDown: false, showsHours: true),
        .timer(3), .relative(4), .offset(5),
      ] as [DynamicText])
    var words = TimeWords.english
    try expectAlike([words])
    (words.separator, words.decimal) = (".", ",")
    expectFull(words)
    try expectAlike([words])
  }

  private var room: SlotRoom {
    var room = SlotRoom(
      slot: .expanded, width: 371, minWidth: 12, minHeight: 84, maxHeight: 160,
      sensor: Size(width: 126, height: 37), scale: 2, isWatch: true,
      margins: Insets(top: 1, left: 2, bottom: 3, right: 4), radius: 44)
    room.systemVersion = 26
    room.screen = Size(width: 402, height: 874)
    room.pairInsets = Insets(top: 5, left: 6, bottom: 7, right: 8)
    (room.isLimitedInWidth, room.fillsScreen, room.isSmallWatch) = (true, false, true)
    return room
  }

  private var environment: WidgetEnvironment {
    var environment = WidgetEnvironment(
      appearance: .light, typeSize: .ax3, isDimmed: true, isLocked: false,
      hasIncreasedContrast: true, isRightToLeft: false, isFullscreen: true, reducesMotion: false,
      locale: "ar_EG", timeZone: "Africa/Cairo", now: 1_800_000_000.5)
    (environment.hasBoldText, environment.isUpdateReduced) = (false, true)
    return environment
  }

  @Test func `what a process is asked for is`() throws {
    expectFull(room)
    try expectAlike([room, SlotRoom(slot: .minimal, width: 1, minHeight: 2, maxHeight: 3)])
    try expectAlike([environment, WidgetEnvironment(now: 0)])
    let render = RenderRequest(
      attributesType: "Ride", room: room, environment: environment, attributes: "{}",
      state: "{\"é\": 1}", activityID: "A", isStale: true)
    try expectAlike(
      [
        .describe, .render(render), .intents, .schema(attributesType: "Ride"),
        .perform(PerformRequest(render: render, action: .button(1))),
      ] as [WidgetRequest])
  }

  @Test func `what it answers is`() throws {
    try expectAlike([
      TapRegion(frame: box, action: .link("a://b"), label: "é"),
      TapRegion(frame: box, action: .button(-1), label: ""),
      TapRegion(frame: box, action: .toggle(.max, isOn: true), label: "On"),
    ])
    var picture = Picture(
      list: DisplayList(size: Size(width: 9, height: 8), items: [.text(line)]),
      idealSize: Size(width: 1, height: 2), contentFrame: box,
      outline: OutlineNode(kind: "Text", frame: box),
      regions: [TapRegion(frame: box, action: .button(0), label: "Stop")],
      findings: [Finding("widget-stopped", path: "a.b", fix: "c")], backgroundTint: .black,
      actionColor: .white, keylineTint: .black, url: "a://b")
    (picture.isCompactPair, picture.preferredAppearance) = (true, .light)
    picture.expandedMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    expectFull(picture)
    let plain = Picture(
      list: DisplayList(size: .zero), idealSize: .zero,
      outline: OutlineNode(kind: "Text", frame: box))
    try expectAlike([picture, plain])
    var description = WidgetDescription(
      attributesType: "Ride", widget: "RideWidget",
      previews: [
        WidgetPreview(name: "a", attributes: "{}", states: ["{}", "1"], stateNames: ["b", "c"]),
        WidgetPreview(name: nil, attributes: "", states: []),
      ], supportsSmallFamily: true)
    description.refusal = "Token: No such token."
    expectFull(description)
    try expectAlike(
      [
        .rendered(picture), .rendered(plain), .described([description]), .schema("{}"),
        .failed(Finding("widget-stopped")),
      ] as [WidgetReply])
  }
}
