import Drawing
import Findings
import Numbers
import Phone
import WidgetProtocol

/// One picture under review, with what several rules need of it.
struct ReviewedPicture {
  var slot: Slot
  var state: String
  var picture: Picture
  var marks: [DrawnMark]

  init(_ picture: Picture, slot: Slot, state: String) {
    (self.picture, self.slot, self.state) = (picture, slot, state)
    marks = DrawnMark.all(of: picture.list)
  }

  var size: Size { picture.list.size }
  var content: [DrawnMark] { marks.filter(\.isContent) }
  /// Whether it is higher than the 160 pt that the system gives, so that its upper and lower end are cut off.
  var isCutOff: Bool { picture.idealSize.height > 160.5 }

  /// What a small part of the island asks for: its ideal size, or what it takes where it loses nothing by taking less, as
  /// images, bars and shapes without a frame do.
  var asked: Size {
    let (ideal, taken) = (picture.idealSize, picture.contentFrame)
    guard !isCut, taken.width <= size.width + 0.5, taken.height <= size.height + 0.5,
      !content.contains(where: { $0.text != nil })
    else { return ideal }
    return Size(width: min(ideal.width, size.width), height: min(ideal.height, size.height))
  }

  /// What the system adds at both sides of the content, in points.
  var margins: Double { max(0, size.width - picture.contentFrame.width) }

  /// The box around all content; nil when there is none.
  var contentBox: Rect? {
    let frames = content.map(\.frame)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The width of one more digit where a running time is shown: `9:59` becomes `10:00` by itself, and a
  /// template for the wider one is no waste.
  var digitToCome: Double {
    marks.map { mark in
      guard case .text(let text, _, _, .some) = mark.kind, !text.isEmpty else { return 0 }
      return 1.3 * mark.frame.width / Double(text.count)
    }.max() ?? 0
  }

  /// The box around content and shapes; what fills the whole surface is its background.
  var visibleBox: Rect? {
    let frames = marks.filter { mark in
      mark.isContent || mark.frame.width < 0.95 * size.width
        || mark.frame.height < 0.95 * size.height
    }.map(\.frame)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Whether something of the content is cut off or stands outside of the slot; content that is larger
  /// than its room may also have been shrunk to fit.
  var isCut: Bool {
    let isShortened = content.contains { mark in
      guard case .text(let text, _, let isTruncated, let dynamic) = mark.kind else { return false }
      // A running time that has no room is drawn with dashes.
      return isTruncated || dynamic != nil && text.contains("--")
    }
    guard !isShortened, goneTexts.isEmpty, let box = contentBox else {
      return isShortened || !goneTexts.isEmpty
    }
    return box.minX < -0.5 || box.minY < -0.5 || box.maxX > size.width + 0.5
      || box.maxY > size.height + 0.5
  }

  /// The texts that are cut off, and those that are gone; without the running times that `dashedTimes(_:)` tells.
  var cutTexts: [String] { cuts.map(\.left) }

  /// The same texts, each whole and as it is told: what is left of it.
  private var cuts: [(whole: String, left: String)] {
    let cut = content.filter { $0.isTruncated && !$0.isDashedTime }.compactMap { mark in
      cutText(mark).map { (whole: wholeText(mark, "truncated") ?? $0, left: $0) }
    }
    return cut + goneTexts.map { (whole: $0, left: $0) }
  }

  /// Returns the texts that are cut off here and whole in another picture, and the running times that have too little room
  /// here alone.
  func cutTexts(besides other: ReviewedPicture) -> [String] {
    func all(_ review: ReviewedPicture) -> [(whole: String, left: String)] {
      let times = review.content.filter(\.isDashedTime).compactMap { mark in
        mark.text.map { (whole: review.wholeText(mark, "dynamic") ?? $0, left: $0) }
      }
      return review.cuts + times
    }
    // What is left of a text is not the same in both.
    let known = Set(all(other).map(\.whole))
    return all(self).filter { !known.contains($0.whole) }.map(\.left)
  }

  /// The texts of which nothing is drawn, since not even "…" has room.
  var goneTexts: [String] {
    nodes.filter { $0.traits.contains("truncated") && $0.frame.width == 0 }.compactMap(\.content)
  }

  /// Returns what is left of a text that is cut off; all of the text where that is no letter.
  private func cutText(_ mark: DrawnMark) -> String? {
    guard let text = mark.text, !text.contains(where: { $0.isLetter || $0.isNumber }) else {
      return mark.text
    }
    return wholeText(mark, "truncated") ?? text
  }

  /// Returns the text of the node with a trait that drew a mark.
  private func wholeText(_ mark: DrawnMark, _ trait: String) -> String? {
    nodes.first { node in
      let shared = node.frame.intersection(mark.frame)
      return node.traits.contains(trait) && shared.width > 0 && shared.height > 0
    }?.content
  }

  /// The outline's nodes, outermost first.
  var nodes: [OutlineNode] {
    func all(_ node: OutlineNode) -> [OutlineNode] { [node] + node.children.flatMap(all) }
    return all(picture.outline)
  }
}

extension ReviewedPicture {
  /// Returns a remark about this picture.
  func remark(
    _ id: FindingID, _ sentence: String, severity: Severity? = nil, measure: Double = 0,
    tokens: [String] = [], kind: String? = nil, fix: String? = nil
  ) -> Remark {
    var remark = Remark(
      id, slot.rawValue, states: [state], sentence, severity: severity, measure: measure,
      tokens: tokens)
    (remark.kind, remark.fix) = (kind, fix)
    return remark
  }
}

extension ReviewedPicture {
  /// Returns what a rule says of running times that have too little room; nothing where they have enough.
  func dashedTimes(_ id: FindingID, severity: Severity? = nil) -> [Remark] {
    let times = content.filter(\.isDashedTime).compactMap(\.text)
    guard !times.isEmpty else { return [] }
    return [
      remark(
        id, "A running time has too little room: dashes stand for its digits, \(quoted(times)).",
        severity: severity)
    ]
  }
}

extension Lint {
  /// Returns a rule that looks at one slot of each state.
  static func each(
    _ id: FindingID, in slots: [Slot],
    _ judge: @escaping @Sendable (ReviewedPicture, LintSubject) -> [Remark]
  ) -> Lint {
    Lint(id: id) { subject in
      subject.states.flatMap { state in
        slots.flatMap { slot -> [Remark] in
          guard let picture = state.picture(slot) else { return [] }
          return judge(ReviewedPicture(picture, slot: slot, state: state.name), subject)
        }
      }
    }
  }
}

/// Returns a length as remarks write it: whole points, or one decimal.
func points(_ length: Double) -> String { "\(length.short(places: 1)) pt" }

/// Returns texts as remarks quote them: the first three, each on one line, without room for symbols in it or blanks at
/// its ends, and with “…” where it is cut.
func quoted(_ texts: [String]) -> String {
  listed(onOneLine(texts)) { "“\($0.shortened(to: 24).printable)”" }
}

/// Returns texts on one line each, without room for symbols in them or blanks at their ends.
private func onOneLine(_ texts: [String]) -> [String] {
  texts.map { $0.split { $0.isWhitespace || $0 == "\u{FFFC}" }.joined(separator: " ") }
}

/// Returns the first three of some words, each once, and how many more there are.
private func listed(_ words: [String], _ write: (String) -> String) -> String {
  let once = words.once
  let shown = once.prefix(3).map(write).joined(separator: ", ")
  return once.count > 3 ? shown + " and \(once.count - 3) more" : shown
}

extension [String] {
  /// The words, each where it stands first.
  fileprivate var once: [String] {
    reduce(into: []) { once, word in if !once.contains(word) { once.append(word) } }
  }
}

/// Returns texts as remarks quote them, and the verb that goes with one or several of them.
func quoted(_ texts: [String], _ singular: String, _ plural: String) -> String {
  "\(quoted(texts)) \(onOneLine(texts).once.count == 1 ? singular : plural)"
}

/// Returns symbols as remarks name them, and the verb that goes with one or several of them.
func named(symbols: [String], _ singular: String, _ plural: String) -> String {
  let isOne = symbols.once.count == 1
  let names = listed(symbols) { $0.shortened(to: SymbolMark.longestName).printable }
  return "The \(isOne ? "symbol" : "symbols") \(names) \(isOne ? singular : plural)"
}

/// Returns texts as their literals stand in the source.
func literals(_ texts: [String]) -> [String] { texts.map { "\"\($0)\"" } }
