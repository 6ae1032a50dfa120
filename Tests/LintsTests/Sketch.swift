import Drawing
import Findings
import Phone
import Testing
import WidgetProtocol

@testable import Lints

/// Pictures made by hand, each of which keeps or breaks one rule.
struct Sketch {
  var slot: Slot
  var size: Size
  var ideal: Size?
  var content: Rect?
  var items: [DisplayItem] = []
  var children: [OutlineNode] = []
  var regions: [TapRegion] = []
  var tint: RGBA?
  var action: RGBA?
  var keyline: RGBA?
  var url: String?

  init(_ slot: Slot, width: Double? = nil, height: Double? = nil) {
    self.slot = slot
    let room = DeviceModel.standard.room(for: slot)
    // What hugs its content is sketched as wide as the guidelines have it.
    let usual = [.compactLeading, .compactTrailing].contains(slot) ? 52.33 : room?.width
    size = Size(
      width: width ?? usual ?? 45, height: height ?? max(room?.minHeight ?? 0, slot.usualHeight))
  }

  func text(
    _ text: String, x: Double, y: Double, width: Double = 30, height: Double = 20,
    size: Double = 15,
    weight: Int = 600, color: RGBA = .white, isTruncated: Bool = false, dynamic: DynamicText? = nil
  ) -> Sketch {
    var sketch = self
    let frame = Rect(x: x, y: y, width: width, height: height)
    let run = TextRun(
      text, face: Face(size: size, weight: weight), paint: .color(color), x: x, width: width,
      dynamic: dynamic)
    sketch.items.append(
      .text(TextLine(frame: frame, baseline: y + 15, runs: [run], isTruncated: isTruncated)))
    sketch.children.append(OutlineNode(kind: "Text", frame: frame, content: text))
    return sketch
  }

  func symbol(_ name: String, x: Double, y: Double, side: Double = 20, label: String? = nil)
    -> Sketch
  {
    var sketch = self
    let frame = Rect(x: x, y: y, width: side, height: side)
    sketch.items.append(
      .symbol(SymbolMark(name: name, frame: frame, face: Face(size: 17), paints: [.color(.white)])))
    sketch.children.append(OutlineNode(kind: "Image", frame: frame, content: name, label: label))
    return sketch
  }

  func fill(_ contour: Contour, _ color: RGBA = RGBA(200, 60, 60)) -> Sketch {
    var sketch = self
    sketch.items.append(.fill(contour, .color(color)))
    return sketch
  }

  func item(_ item: DisplayItem) -> Sketch { changed { $0.items.append(item) } }
  func node(_ node: OutlineNode) -> Sketch { changed { $0.children.append(node) } }
  func ideal(_ width: Double, _ height: Double) -> Sketch {
    changed { $0.ideal = Size(width: width, height: height) }
  }
  func buttons(_ count: Int) -> Sketch {
    changed { sketch in
      for number in 0..<count {
        sketch.regions.append(
          TapRegion(
            frame: Rect(x: 20, y: 20, width: 40, height: 20), action: .button(number), label: "b"))
      }
    }
  }
  func changed(_ change: (inout Sketch) -> Void) -> Sketch {
    var sketch = self
    change(&sketch)
    return sketch
  }

  var picture: Picture {
    Picture(
      list: DisplayList(size: size, items: items), idealSize: ideal ?? size, contentFrame: content,
      outline: OutlineNode(kind: "VStack", frame: Rect(size), children: children), regions: regions,
      backgroundTint: tint, actionColor: action, keylineTint: keyline, url: url)
  }
}

extension Slot {
  fileprivate var usualHeight: Double {
    switch self {
    case .lockScreen, .expanded, .small: 84
    case .compactLeading, .compactTrailing, .minimal: 36.67
    }
  }
}

/// What the suites of lints share: empty pictures, and the rules that a review reports.
protocol LintReview {}

extension LintReview {
  /// The ids that a review of these states reports.
  func remarks(
    _ states: [[LintSubject.Condition: [Sketch]]], hasSmallFamily: Bool? = nil,
    source: String? = nil
  ) -> [Remark] {
    let subject = LintSubject(
      device: .standard,
      states: states.enumerated().map { index, conditions in
        LintSubject.State(
          name: "state \(index)",
          pictures: conditions.mapValues { sketches in
            Dictionary(uniqueKeysWithValues: sketches.map { ($0.slot, $0.picture) })
          })
      }, hasSmallFamily: hasSmallFamily,
      source: source.map { WidgetSource(files: [.init(path: "Widget.swift", text: $0)]) })
    return Lint.review(subject)
  }

  func ids(
    _ states: [[LintSubject.Condition: [Sketch]]], hasSmallFamily: Bool? = nil,
    source: String? = nil
  ) -> Set<String> {
    Set(remarks(states, hasSmallFamily: hasSmallFamily, source: source).map(\.id.rawValue))
  }

  func ids(_ sketches: Sketch...) -> Set<String> { ids([[.dark: sketches]]) }

  func expect(
    _ id: String, broken: Sketch..., kept: Sketch...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(ids([[.dark: broken]]).contains(id), "\(id) broken", sourceLocation: sourceLocation)
    #expect(!ids([[.dark: kept]]).contains(id), "\(id) kept", sourceLocation: sourceLocation)
  }

  var card: Sketch { Sketch(.lockScreen, height: 100) }
  var island: Sketch { Sketch(.expanded, height: 84) }
  var leading: Sketch { Sketch(.compactLeading) }
  var trailing: Sketch { Sketch(.compactTrailing) }
  var minimal: Sketch { Sketch(.minimal) }
}
