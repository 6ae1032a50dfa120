import AppIntents
import Drawing
import Testing

@testable import Phone
@testable import SwiftUI

/// Text, controls and symbols: views that were measured on pictures, drawn by themselves.
@MainActor
enum MeasuredViews {
  /// Returns the frames of a view's parts of some kinds, from the top and the left.
  private static func parts(_ view: some View, _ system: Double, _ kinds: [String]) -> [Rect] {
    var environment = EnvironmentValues()
    environment.system.systemVersion = system
    Surroundings.current = Surroundings()
    let result = ViewRenderer.render(
      view, proposal: Proposal(width: 300, height: 600), environment: environment)
    var frames: [Rect] = []
    func collect(_ node: OutlineNode) {
      if kinds.contains(node.kind) { frames.append(node.frame) }
      node.children.forEach(collect)
    }
    collect(result.outline)
    return frames.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Returns a view's own size.
  static func size(of view: some View, system: Double = 18) -> Size {
    var environment = EnvironmentValues()
    environment.system.systemVersion = system
    Surroundings.current = Surroundings()
    return ViewRenderer.render(
      view.fixedSize(), proposal: Proposal(width: nil, height: nil), environment: environment
    ).size
  }

  /// Returns the height between the first two parts of these kinds.
  static func gap(_ view: some View, system: Double = 18, _ kinds: String...) throws -> Double {
    let frames = parts(view, system, kinds)
    try #require(frames.count > 1)
    return frames[1].minY - frames[0].maxY
  }

  /// Returns the width between the first two parts of these kinds.
  static func side(_ view: some View, system: Double = 18, _ kinds: String...) throws -> Double {
    let frames = parts(view, system, kinds).sorted { $0.x < $1.x }
    try #require(frames.count > 1)
    return frames[1].minX - frames[0].maxX
  }

  /// Returns the line of a ring as large as in a compact island, and the font size of the symbol in it.
  static func ring(_ view: some View) throws -> (line: Double, symbol: Double) {
    Surroundings.current = Surroundings()
    let items = ViewRenderer.render(
      view, proposal: Proposal(width: 22.67, height: 22.67), environment: EnvironmentValues()
    ).items
    var (line, symbol) = (0.0, 0.0)
    func collect(_ item: DisplayItem, _ scale: Double) {
      switch item {
      case .stroke(_, _, let style): line = style.width
      case .symbol(let mark): symbol = mark.face.size * scale
      case .group(let group): for item in group.items { collect(item, scale * group.transform.a) }
      default: break
      }
    }
    for item in items { collect(item, 1) }
    return (line, symbol)
  }

  /// Returns where the ink of a view's symbol is.
  static func ink(of view: some View) throws -> Rect {
    Surroundings.current = Surroundings()
    let items = ViewRenderer.render(
      view.fixedSize(), proposal: Proposal(width: nil, height: nil),
      environment: EnvironmentValues()
    ).items
    var ink: Rect?
    func collect(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .symbol(let mark): ink = mark.ink
        case .view(let view): collect(view.items)
        case .group(let group): collect(group.items)
        default: break
        }
      }
    }
    collect(items)
    return try #require(ink)
  }

  static let styles: [(String, Font)] = [
    ("large title", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]
}

extension MeasuredLength {
  static let views: [MeasuredLength] = text + numbers + controls + symbols + inks

  private static let text: [MeasuredLength] =
    [
      ("large title", "iOS 26", 41.0), ("body", "iOS 26", 22), ("subheadline", "402, iOS 26", 20),
      ("footnote", "iOS 26", 18), ("caption", "402, iOS 26", 16),
    ].map { style, screen, pitch in
      MeasuredLength(
        what: "text, \(style): from line to line", screen: screen, source: .simulator,
        measured: pitch
      ) { _ in
        let font = try #require(MeasuredViews.styles.first { $0.0 == style }).1
        return MeasuredViews.size(of: Text(verbatim: "A\nA").font(font), system: 26).height
          - MeasuredViews.size(of: Text(verbatim: "A").font(font), system: 26).height
      }
    }
    + [
      ("large title", 0.67), ("title", 0.67), ("title2", 2), ("title3", 1.33), ("body", 2),
      ("callout", 2), ("subheadline", 2.33), ("footnote", 2.67), ("caption", 2), ("caption2", 0),
    ].map { style, gap in
      MeasuredLength(
        what: "text, \(style) below body, no spacing given: gap", screen: "iOS 18 and 26",
        source: .simulator, measured: gap
      ) { _ in
        let font = try #require(MeasuredViews.styles.first { $0.0 == style }).1
        let view = VStack {
          Text(verbatim: "Above")
          Text(verbatim: "Below").font(font)
        }
        return try MeasuredViews.gap(view, "Text")
      }
    } + [
      MeasuredLength(
        what: "text, one line of body: height", screen: "402, iOS 18 and 26", source: .simulator,
        measured: 20.33
      ) { _ in MeasuredViews.size(of: Text(verbatim: "A")).height },
      MeasuredLength(
        what: "text, padded row below subheadline: gap", screen: "402, iOS 18", source: .simulator,
        measured: 9.33
      ) { _ in
        let view = VStack {
          Text(verbatim: "Above").font(.subheadline)
          Color.red.frame(width: 100, height: 20)
        }
        return try MeasuredViews.gap(view, "Text", "Color")
      },
      MeasuredLength(
        what: "text, caption below a row: gap", screen: "402, iOS 18", source: .simulator,
        measured: 4.4
      ) { _ in
        let view = VStack {
          Color.red.frame(width: 100, height: 20)
          Text(verbatim: "Below").font(.caption)
        }
        return try MeasuredViews.gap(view, "Text", "Color")
      },
    ]

  private static let numbers: [MeasuredLength] =
    [
      (11.0, Font.Weight.regular, 7.0, 3.0), (13, .regular, 8, 3.67), (17, .regular, 10.67, nil),
      (20, .medium, 12.33, 4.67),
    ].flatMap { size, weight, digit, colon in
      let name = "monospaced digits, \(Int(size)) pt\(weight == .medium ? " medium" : "")"
      let width: @MainActor @Sendable (String) -> Double = { text in
        MeasuredViews.size(
          of: Text(verbatim: text).font(.system(size: size, weight: weight)).monospacedDigit(),
          system: 26
        ).width
      }
      let lengths: [MeasuredLength?] = [
        // Of eight digits, since a text's own width is rounded up to a pixel.
        MeasuredLength(
          what: "\(name): from digit to digit", screen: "iOS 26", source: .simulator,
          measured: digit
        ) { _ in (width("444444444") - width("4")) / 8 },
        colon.map { colon in
          MeasuredLength(
            what: "\(name): a colon", screen: "iOS 26", source: .simulator, measured: colon,
            tolerance: 0.7, reason: "read of one pair of digits, to a pixel each"
          ) { _ in (width("4:4:4:4:4") - width("44444")) / 4 }
        },
      ]
      return lengths.compactMap { $0 }
    } + [
      MeasuredLength(
        what: "monospaced digits, footnote: “2:20:13”", screen: "iOS 26", source: .simulator,
        measured: 47.3
      ) { _ in
        MeasuredViews.size(
          of: Text(verbatim: "2:20:13").font(.footnote).monospacedDigit(), system: 26
        ).width
      },
      MeasuredLength(
        what: "monospaced digits, title medium: “0:11”", screen: "430, iOS 17", source: .simulator,
        measured: 59.7, tolerance: 1.4, reason: "its colon; read from a recording, to 0.8"
      ) { _ in
        MeasuredViews.size(
          of: Text(verbatim: "0:11").font(.title.weight(.medium)).monospacedDigit(), system: 17
        ).width
      },
    ]

  private static let controls: [MeasuredLength] = [
    MeasuredLength(
      what: "progress bar: height", screen: "iOS 16 to 26", source: .simulator, measured: 4
    ) { _ in MeasuredViews.size(of: ProgressView(value: 0.5)).height },
    MeasuredLength(
      what: "progress bar below its label: gap", screen: "393, iOS 16", source: .simulator,
      measured: 4
    ) { _ in
      let view = ProgressView(value: 0.5) { Text(verbatim: "Label") }
      let label = MeasuredViews.size(of: Text(verbatim: "Label")).height
      return MeasuredViews.size(of: view).height - label - 4
    },
    MeasuredLength(
      what: "progress bar of a time, empty labels: height", screen: "iOS 26", source: .simulator,
      measured: 4
    ) { _ in
      let view = ProgressView(
        timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
      ) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      return MeasuredViews.size(of: view).height
    },
    MeasuredLength(
      what: "ring of 22.67: its line", screen: "402, iOS 18", source: .simulator, measured: 2.21
    ) { _ in try MeasuredViews.ring(ProgressView(value: 0.5).progressViewStyle(.circular)).line },
    MeasuredLength(
      what: "ring of 22.67: a symbol in it, by the size of its font", screen: "402, iOS 18",
      source: .simulator, measured: 12.5
    ) { _ in
      let view = ProgressView(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        Image(systemName: "pause.fill")
      }
      return try MeasuredViews.ring(
        view.progressViewStyle(.circular).font(.system(size: 15, weight: .medium))
      ).symbol
    },
    MeasuredLength(
      what: "button without a style, a symbol: width", screen: "393, iOS 18", source: .simulator,
      measured: 43.67
    ) { _ in MeasuredViews.size(of: MeasuredButton { Image(systemName: "xmark.circle") }).width },
    MeasuredLength(
      what: "button without a style, a symbol: height", screen: "393, iOS 18", source: .simulator,
      measured: 33, tolerance: 1.4,
      reason: "in an island; a symbol’s box there is a point smaller"
    ) { _ in MeasuredViews.size(of: MeasuredButton { Image(systemName: "xmark.circle") }).height },
    MeasuredLength(
      what: "bordered button: height", screen: "iOS 26", source: .simulator, measured: 34.33
    ) { _ in
      MeasuredViews.size(
        of: MeasuredButton { Text(verbatim: "Stop") }.buttonStyle(.bordered), system: 26
      ).height
    },
    MeasuredLength(
      what: "bordered button: wider than its text by", screen: "iOS 26", source: .simulator,
      measured: 24
    ) { _ in
      MeasuredViews.size(
        of: MeasuredButton { Text(verbatim: "Stop") }.buttonStyle(.bordered), system: 26
      ).width - MeasuredViews.size(of: Text(verbatim: "Stop")).width
    },
    MeasuredLength(
      what: "bordered button, large: height", screen: "iOS 26", source: .simulator,
      measured: 50.33
    ) { _ in
      MeasuredViews.size(
        of: MeasuredButton { Text(verbatim: "Stop") }.buttonStyle(.bordered).controlSize(.large),
        system: 26
      ).height
    },
    MeasuredLength(
      what: "bordered button, small: height", screen: "iOS 26", source: .simulator, measured: 28
    ) { _ in
      MeasuredViews.size(
        of: MeasuredButton { Text(verbatim: "Stop") }.buttonStyle(.bordered).controlSize(.small),
        system: 26
      ).height
    },
    MeasuredLength(
      what: "prominent button, label with bolt.fill: height", screen: "iOS 26", source: .simulator,
      measured: 35.33, tolerance: 1.4, reason: "the symbol’s box"
    ) { _ in
      MeasuredViews.size(
        of: MeasuredButton { Label("Start", systemImage: "bolt.fill") }
          .buttonStyle(.borderedProminent), system: 26
      ).height
    },
    MeasuredLength(
      what: "switch: width", screen: "iOS 26", source: .simulator, measured: 66
    ) { _ in MeasuredViews.size(of: MeasuredToggle(), system: 26).width },
    MeasuredLength(
      what: "switch: height", screen: "iOS 26", source: .simulator, measured: 30
    ) { _ in MeasuredViews.size(of: MeasuredToggle(), system: 26).height },
    MeasuredLength(
      what: "switch: width", screen: "iOS 18", source: .simulator, measured: 51
    ) { _ in MeasuredViews.size(of: MeasuredToggle()).width },
    MeasuredLength(
      what: "switch: height", screen: "iOS 18", source: .simulator, measured: 31
    ) { _ in MeasuredViews.size(of: MeasuredToggle()).height },
    MeasuredLength(
      what: "divider: height", screen: "iOS 26", source: .simulator, measured: 0.33
    ) { _ in
      let view = VStack(spacing: 0) { Divider() }.frame(width: 100)
      return MeasuredViews.size(of: view).height
    },
    MeasuredLength(
      what: "label: from its symbol’s box to its title", screen: "iOS 26", source: .simulator,
      measured: 8
    ) { _ in try MeasuredViews.side(Label("Title", systemImage: "star"), "Image", "Text") },
    MeasuredLength(
      what: "symbol beside text, no spacing given", screen: "iOS 26", source: .simulator,
      measured: 8
    ) { _ in
      let view = HStack {
        Image(systemName: "star")
        Text(verbatim: "Title")
      }
      return try MeasuredViews.side(view, "Image", "Text")
    },
  ]

  private static let symbols: [MeasuredLength] = [
    ("shippingbox", 18.33), ("arrow.right", 17.67), ("car", 21), ("house.fill", 20.33),
  ].map { name, width in
    MeasuredLength(
      what: "symbol \(name), 15 pt: width", screen: "iOS 26", source: .simulator, measured: width,
      tolerance: 1.2, reason: "a table at 2 pixels a point says 0.3 to 1 more"
    ) { _ in
      MeasuredViews.size(of: Image(systemName: name).font(.system(size: 15)), system: 26).width
    }
  }

  private static let inks: [MeasuredLength] = [
    ("pause.fill", 24, "iOS 18", 14.33, 19.33), ("play.fill", 24, "iOS 18", 17.33, 19.67),
    ("train.side.front.car", 17, "393, iOS 16", 22.67, 13),
  ].flatMap { name, size, screen, width, height in
    [("width", width, \Rect.width), ("height", height, \Rect.height)].map { word, length, side in
      MeasuredLength(
        what: "symbol \(name), \(size) pt: \(word) of its ink", screen: screen, source: .simulator,
        measured: length
      ) { _ in
        try MeasuredViews.ink(of: Image(systemName: name).font(.system(size: CGFloat(size))))[
          keyPath: side]
      }
    }
  }
}

private struct MeasuredIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  func perform() async throws -> some IntentResult { .result() }
}

/// A button that does nothing.
private struct MeasuredButton<Title: View>: View {
  @ViewBuilder var title: () -> Title
  var body: some View { Button(intent: MeasuredIntent()) { title() } }
}

private struct MeasuredToggle: View {
  var body: some View {
    Toggle(isOn: true, intent: MeasuredIntent()) { Text(verbatim: "On") }.labelsHidden()
  }
}
