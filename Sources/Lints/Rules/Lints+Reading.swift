import Drawing
import Findings
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about reading: sizes, larger text, VoiceOver, timers.
  static let reading: [Lint] = [
    each("text-too-small", in: Slot.allCases) { review, _ in
      let least = review.slot == .small ? 12.0 : 11.0
      let small = review.content.compactMap { mark -> (String, Double)? in
        guard case .text(let text, let face, _, _) = mark.kind, face.size < least - 0.01,
          text.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return (text, face.size)
      }
      guard let smallest = small.map(\.1).min() else { return [] }
      return [
        review.remark(
          "text-too-small",
          quoted(small.map(\.0), "is", "are") + " set in \(points(smallest)); "
            + "\(points(least)) is the least.", measure: -smallest, tokens: literals(small.map(\.0))
        )
      ]
    },
    Lint(id: "large-text-cut") { subject in
      [Slot.lockScreen, .expanded].flatMap { slot in
        largeTextFindings(slot, subject.states)
      }
    },
    each(
      "icon-without-label",
      in: [.compactLeading, .compactTrailing, .minimal, .expanded, .lockScreen]
    ) {
      review, _ in
      let icons = review.nodes.filter { node in
        node.kind == "Image" && node.label == nil && node.children.isEmpty
          && !node.traits.contains("decorative")
      }
      // In a place of its own, or as all of a control, an icon is all there is to read.
      let isAlone = !review.content.contains { $0.text != nil }
      let bare = icons.filter { icon in
        isAlone
          || review.picture.regions.contains { region in
            region.label.isEmpty && region.frame.intersection(icon.frame).width > 0
          }
      }
      guard !bare.isEmpty else { return [] }
      let names = bare.compactMap(\.content)
      // What code draws, or comes as data, has no name.
      let unnamed = bare.count == 1 ? "A picture stands" : "\(bare.count) pictures stand"
      return [
        review.remark(
          "icon-without-label",
          (names.isEmpty ? unnamed : quoted(names, "stands", "stand"))
            + " alone without a label.",
          tokens: literals(names))
      ]
    },
    each("timer-takes-width", in: [.compactLeading, .compactTrailing, .lockScreen, .expanded]) {
      review, _ in
      // Of the compact sides compact-text-long tells it.
      let isLarge = review.slot == .lockScreen || review.slot == .expanded
      return greedyTimers(review.picture.outline, in: nil, review)
        + (isLarge ? review.dashedTimes("timer-takes-width") : [])
    },
  ]

  /// Returns what two larger sizes of text cut in a slot, over all states: once where a view does not grow beyond the
  /// first.
  private static func largeTextFindings(
    _ slot: Slot, _ states: [LintSubject.State]
  ) -> [Remark] {
    let large = cut(slot, .largeText, states)
    let largest = cut(slot, .largestText, states)
    let sizes =
      large == largest
      ? [("sizes xxxL and AX1", large)] : [("size xxxL", large), ("size AX1", largest)]
    return sizes.compactMap { size, cut in
      cut.map {
        Remark(
          "large-text-cut", slot.rawValue, states: $0.states, "At text \(size) \($0.words).")
      }
    }
  }

  /// What a larger size of text cuts.
  private struct Cut: Equatable {
    var states: [String]
    var words: String
  }

  private static func cut(
    _ slot: Slot, _ condition: LintSubject.Condition, _ states: [LintSubject.State]
  ) -> Cut? {
    var places: [String] = []
    var texts: [String] = []
    var height = 0.0
    for state in states {
      guard let usual = state.picture(slot), let large = state.picture(slot, condition) else {
        continue
      }
      func review(_ picture: Picture) -> ReviewedPicture {
        ReviewedPicture(picture, slot: slot, state: state.name)
      }
      let new = review(large).cutTexts(besides: review(usual))
      let isTooHigh = large.idealSize.height > 160.5 && usual.idealSize.height <= 160.5
      if isTooHigh { height = max(height, large.idealSize.height) }
      if isTooHigh || !new.isEmpty { places.append(state.name) }
      texts += new
    }
    guard !places.isEmpty else { return nil }
    var parts: [String] = []
    if height > 0 {
      parts.append("the content is up to \(points(height)) high and is cut at 160 pt")
    }
    if !texts.isEmpty { parts.append(quoted(texts, "is", "are") + " cut off") }
    return Cut(states: places, words: parts.joined(separator: "; "))
  }

  /// Returns remarks for timers that take more width than their digits need, where that pushes something away.
  private static func greedyTimers(
    _ node: OutlineNode, in parent: OutlineNode?, _ review: ReviewedPicture
  ) -> [Remark] {
    var findings: [Remark] = []
    if node.kind == "Text", node.traits.contains("dynamic") {
      let isCompact = review.slot == .compactLeading || review.slot == .compactTrailing
      let texts = review.marks.filter { mark in
        if case .text(_, _, _, .some) = mark.kind {
          return node.frame.intersection(mark.frame).width > 0
            && node.frame.intersection(mark.frame).height > 0
        }
        return false
      }
      let ink = texts.map(\.frame).max { $0.width < $1.width } ?? .zero
      let needed = ink.width
      let pushes = parent.map { Self.pushes(node, ink, in: $0, review) } ?? false
      if pushes || isCompact, needed > 0, node.frame.width > needed + 8 + review.digitToCome {
        findings.append(
          review.remark(
            "timer-takes-width",
            "A running time of \(points(needed)) takes \(points(node.frame.width)).",
            measure: node.frame.width - needed))
      }
    }
    for child in node.children { findings += greedyTimers(child, in: node, review) }
    return findings
  }

  /// Returns whether a timer that takes the width of a row moves something in it, itself included, or cuts it off.
  ///
  /// The row looks the same without that width where its only spacer would take it, or where the timer's digits stand at
  /// the row's end: they begin at the other side unless an alignment is chosen.
  private static func pushes(
    _ timer: OutlineNode, _ ink: Rect, in row: OutlineNode, _ review: ReviewedPicture
  ) -> Bool {
    let children = row.children
    guard row.kind == "HStack", children.count > 1, let place = children.firstIndex(of: timer)
    else { return false }
    let cut = review.marks.filter(\.isTruncated).map { $0.frame.intersection(row.frame) }
    if cut.contains(where: { $0.width > 0 && $0.height > 0 }) { return true }
    func isSpacer(_ place: Int) -> Bool {
      children.indices.contains(place) && children[place].kind == "Spacer"
    }
    var (before, after) = (ink.minX - timer.frame.minX, timer.frame.maxX - ink.maxX)
    // The children come as they are read, which may be from right to left.
    if let first = children.first, let last = children.last, first.frame.minX > last.frame.minX {
      swap(&before, &after)
    }
    let spacers = children.count { $0.kind == "Spacer" }
    if abs(before - after) < 1 {
      return !(spacers == 2 && isSpacer(place - 1) && isSpacer(place + 1))
    }
    if after < 1 {
      let isLast = place == children.count - 1
      return !(spacers == 1 && isSpacer(place - 1) || spacers == 0 && isLast)
    }
    return !(before < 1 && spacers == 1 && isSpacer(place + 1))
  }
}
