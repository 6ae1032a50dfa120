import Drawing
import Findings
import Goldens
import Testing

@testable import WidgetProtocol

/// What a message is made of, and what happens to one that is damaged.
@Suite(.computesLong) struct MessageBytesTests {
  @Test func `a picture with every kind of mark arrives as it was sent`() throws {
    let picture = Self.everyMark
    let bytes = try MessageWriter.bytes(of: WidgetReply.rendered(picture))
    guard case .rendered(let read) = try MessageReader.message(WidgetReply.self, from: bytes) else {
      Issue.record("not a picture")
      return
    }
    #expect(read.list.items == picture.list.items)
    #expect(read == picture)
  }

  @Test func `numbers of every size arrive, those that are none too`() throws {
    let numbers = Numbers(
      whole: .min, small: -7, large: .max, missing: nil, there: 3, broken: [0.1, -.infinity, 1e300])
    let bytes = try MessageWriter.bytes(of: numbers)
    #expect(try MessageReader.message(Numbers.self, from: bytes) == numbers)
    let nan = try MessageWriter.bytes(of: [Double.nan])
    #expect(try MessageReader.message([Double].self, from: nan)[0].isNaN)
  }

  @Test func `lists of what may be missing arrive`() throws {
    let names: [String?] = ["", nil, "é"]
    let bytes = try MessageWriter.bytes(of: names)
    #expect(try MessageReader.message([String?].self, from: bytes) == names)
  }

  @Test func `a request to read a state has the bytes that containers write`() throws {
    let request = WidgetRequest.decode(
      DecodeRequest(attributesType: "Attributes", subject: .contentState, json: #"{"é":1}"#))
    let writer = MessageWriter()
    try writer.write(request)
    let bytes = try MessageWriter.bytes(of: request)
    #expect(bytes == writer.bytes)
    #expect(try MessageReader.message(WidgetRequest.self, from: bytes) == request)
  }

  @Test func `the reply that a state was read is read as containers read it`() throws {
    let reply = WidgetReply.decoded(
      .value(
        canonical: #"{"é":1}"#, dates: ["a": 1, "b": -0.5], readKeys: ["": ["é", "a"], "b[]": []]))
    let bytes = try MessageWriter.bytes(of: reply)
    #expect(MessageReader.decodedValue(from: bytes) == reply)
    #expect(try MessageReader(bytes).read(WidgetReply.self) == reply)
    for count in 0..<bytes.count {
      #expect(throws: (any Error).self) {
        try MessageReader.message(WidgetReply.self, from: Array(bytes[..<count]))
      }
    }
    #expect(throws: (any Error).self) {
      try MessageReader.message(WidgetReply.self, from: bytes + [0])
    }
  }

  @Test func `a message that breaks off is no message, wherever it does`() throws {
    let bytes = try MessageWriter.bytes(of: WidgetReply.rendered(Self.everyMark))
    for count in 0..<bytes.count {
      #expect(throws: (any Error).self) {
        try MessageReader.message(WidgetReply.self, from: Array(bytes[..<count]))
      }
    }
  }

  @Test func `a message with more behind it is no message`() throws {
    let bytes = try MessageWriter.bytes(of: WidgetRequest.describe)
    #expect(throws: (any Error).self) {
      try MessageReader.message(WidgetRequest.self, from: bytes + [0])
    }
  }

  @Test func `a message with any byte changed ends no program, and what is read of it is whole`()
    throws
  {
    let bytes = try MessageWriter.bytes(of: WidgetReply.rendered(Self.everyMark))
    for index in bytes.indices {
      for change in [UInt8(1), 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= change
        guard let read = try? MessageReader.message(WidgetReply.self, from: damaged)
        else { continue }
        let again = try MessageWriter.bytes(of: read)
        let second = try MessageReader.message(WidgetReply.self, from: again)
        #expect(try MessageWriter.bytes(of: second) == again)
      }
    }
  }

  @Test func `marks in one another are read to a depth, and not below it`() throws {
    func nested(_ depth: Int) -> DisplayItem {
      var item = DisplayItem.text(TextLine(frame: .zero, baseline: 0, runs: []))
      for _ in 0..<depth { item = .group(GroupMark([item])) }
      return item
    }
    // What no writer would write: the bytes around a mark again and again.
    func bytes(_ depth: Int) throws -> [UInt8] {
      let (one, two) = (
        try MessageWriter.bytes { try $0.write(list: [nested(1)]) },
        try MessageWriter.bytes { try $0.write(list: [nested(2)]) }
      )
      let inner = try MessageWriter.bytes { try $0.write(list: [nested(0)]) }
      let front = one.count - inner.count
      let start = try #require(
        (0..<front).first { Array(one[$0..<$0 + inner.count]) == inner })
      let (before, after) = (Array(one[..<start]), Array(one[(start + inner.count)...]))
      #expect(before + one + after == two)
      return (0..<depth).reduce(inner) { bytes, _ in before + bytes + after }
    }
    #expect(try MessageReader.message([DisplayItem].self, from: try bytes(100)) == [nested(100)])
    #expect(throws: MessageReader.Broken.self) {
      try MessageReader.message([DisplayItem].self, from: try bytes(200))
    }
  }

  @Test func `a count that the bytes cannot hold takes no room`() {
    #expect(throws: MessageReader.Broken.self) {
      try MessageReader.message([Double].self, from: [255, 255, 255, 255, 0, 0])
    }
    #expect(throws: MessageReader.Broken.self) {
      try MessageReader.message(String.self, from: [1, 255, 255, 255, 127, 65])
    }
  }

  @Test func `a type whose members have no order is told`() throws {
    let bytes = try MessageWriter.bytes(of: [1: "a", 2: "b"])
    #expect(throws: (any Error).self) {
      try MessageReader.message([Int: String].self, from: bytes)
    }
    let flags = try MessageWriter.bytes(of: Flags(names: ["a": true]))
    #expect(throws: (any Error).self) { try MessageReader.message(Flags.self, from: flags) }
  }

  private struct Numbers: Codable, Equatable {
    var whole: Int
    var small: Int8
    var large: UInt64
    var missing: UInt32?
    var there: Int16?
    var broken: [Double]
  }

  private struct Flags: Codable { var names: [String: Bool] }

  private static let everyMark: Picture = {
    let box = Rect(x: 1, y: 2, width: 30, height: 4.5)
    let face = Face(size: 17)
    let red = Paint.color(RGBA(255, 0, 0))
    let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
    let path = Contour.path(
      [.move(.zero), .line(Point(x: 1, y: 1)), .quad(.zero, control: .zero), .close],
      isEvenOdd: true)
    var run = TextRun("2 – 1", face: face, paint: red, x: 3, width: 20)
    run.dynamic = .timerInterval(start: 1, end: 2, pause: nil, countsDown: true, showsHours: false)
    var fading = ViewTransition.Phase()
    fading.fades = true
    let view = ViewMark(
      id: .max, items: [.text(TextLine(frame: box, baseline: 3, runs: [run]))],
      content: .numeric(countsDown: true, value: nil),
      transition: ViewTransition(insertion: fading, removal: ViewTransition.Phase()))
    let image = ImageMark(source: .data([0, 255, 7]), frame: box, tint: red)
    let items: [DisplayItem] = [
      .fill(.rect(box), .linear(stops, start: .zero, end: Point(x: 9, y: 9))),
      .fill(.capsule(box), .material(Material(.thin, isDark: true))),
      .stroke(path, .image(image), StrokeStyleMark(width: 2)),
      .symbol(
        SymbolMark(
          name: "star", frame: box, face: face, paints: [red], variableValue: 0.5,
          inkSize: 17)),
      .image(image), .view(view),
      .group(
        GroupMark(
          [.fill(.ellipse(box), red)], clip: path, mask: [.fill(.rect(box), red)],
          shadow: ShadowMark(color: .black, radius: 3), adjustments: [.invert, .contrast(2)])),
      .progress(
        ProgressMark(
          track: .rect(box), trackPaint: red, fillPaint: red, start: 1, end: 2, countsDown: true,
          ringLine: 3)),
      .placeholder(box, label: "Map"),
    ]
    return Picture(
      list: DisplayList(size: Size(width: 40, height: 9), items: items), idealSize: .zero,
      outline: OutlineNode(
        kind: "HStack", frame: box, traits: ["dynamic", "ideal=1x2"],
        children: [OutlineNode(kind: "Text", frame: box, content: "é", color: .white, line: 12)]),
      regions: [TapRegion(frame: box, action: .toggle(1, isOn: true), label: "Mute")],
      findings: [Finding("view-unsupported", sentence: "it is “odd”")], url: "match://1")
  }()

  @Test func `a picture that can be written can be read, however deep it is`() throws {
    var item = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.white))
    var (written, refused) = (0, 0)
    for _ in 0..<200 {
      item = .group(GroupMark([item]))
      do {
        let bytes = try MessageWriter.bytes(of: [item])
        #expect(try MessageReader.message([DisplayItem].self, from: bytes) == [item])
        written += 1
      } catch is MessageWriter.TooDeep {
        refused += 1
      }
    }
    #expect(written > 100)
    #expect(written + refused == 200 && refused > 0)
  }

  @Test func `an outline that can be written can be read, however deep it is`() throws {
    var node = OutlineNode(kind: "Text", frame: .zero)
    var refused = 0
    for _ in 0..<250 {
      node = OutlineNode(kind: "VStack", frame: .zero, children: [node])
      do {
        let bytes = try MessageWriter.bytes(of: node)
        #expect(try MessageReader.message(OutlineNode.self, from: bytes) == node)
      } catch is MessageWriter.TooDeep {
        refused += 1
      }
    }
    #expect((1..<200).contains(refused))
  }

  @Test func `a member that is written as nothing by hand arrives as nothing`() throws {
    for name in [nil, "é"] {
      let bytes = try MessageWriter.bytes(of: ByHand(name: name))
      #expect(try MessageReader.message(ByHand.self, from: bytes).name == name)
    }
  }

  /// Writes its member as the language's own code does not.
  private struct ByHand: Codable {
    var name: String?

    init(name: String?) { self.name = name }

    enum CodingKeys: CodingKey { case name }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if let name {
        try container.encodeIfPresent(name, forKey: .name)
      } else {
        try container.encodeNil(forKey: .name)
      }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decodeIfPresent(String.self, forKey: .name)
    }
  }
}
