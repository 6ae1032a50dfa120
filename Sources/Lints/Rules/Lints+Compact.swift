import Drawing
import Findings
import Phone
import WidgetProtocol

extension Lint {
  static let sides: [Slot] = [.compactLeading, .compactTrailing]
  /// Rules about the compact island.
  static let compact: [Lint] = [
    each("compact-too-wide", in: sides) { review, subject in
      guard let room = subject.device.room(for: review.slot),
        let guideline = subject.device.island?.guideline
      else { return [] }
      let (ideal, content, beyond) = (
        review.asked.width, review.picture.contentFrame, review.picture.marksCutInWidth
      )
      if ideal > room.width + 0.5 {
        let isCut = review.isCut || !beyond.isEmpty
        let outside = (start: content.minX, end: review.size.width - content.maxX)
        // A view that has a size is not shrunk, and keeps the margin at its other end.
        let keepsSize = min(outside.start, outside.end) < -0.5
        let (own, most) =
          keepsSize
          ? (content.width, room.width - max(0, outside.start, outside.end)) : (ideal, room.width)
        return [
          review.remark(
            "compact-too-wide",
            "The content is \(points(own)) wide; a side has \(points(most)) at most"
              + (isCut || keepsSize ? "." : " and shrinks it."),
            severity: isCut ? .error : .warning, measure: own)
        ]
      }
      let unseen = beyond.filter { review.overshoot(ofSide: $0) > 0.5 }
      if let worst = unseen.map(review.overshoot(ofSide:)).max() {
        return [
          review.remark(
            "compact-too-wide",
            names(
              unseen, "goes beyond the side's edge and is cut",
              "go beyond the side's edge and are cut")
              + ": the side is \(points(review.size.width)) wide.",
            severity: worst > mostlyUnseen ? .error : .warning, measure: worst,
            tokens: unseen.flatMap(\.tokens))
        ]
      }
      let drawn = review.size.width
      if drawn > guideline.compactSide + 0.5, ideal > guideline.compactSide + 0.5 {
        return [
          review.remark(
            "compact-too-wide",
            "The side is \(points(drawn)) wide; the guideline gives it "
              + "\(points(guideline.compactSide)).", severity: .warning, measure: drawn)
        ]
      }
      let own = ideal - review.margins
      let spare = 4 + review.digitToCome
      guard let box = review.visibleBox, own > box.width + spare else { return [] }
      return [
        review.remark(
          "compact-too-wide",
          "The side asks for \(points(own)) to show \(points(box.width)) of content.",
          severity: .warning, measure: own - box.width)
      ]
    },
    each("compact-away-from-sensor", in: sides) { review, _ in
      guard let box = review.visibleBox else { return [] }
      let gap = review.slot == .compactLeading ? review.size.width - box.maxX : box.minX
      // What is offered all the room and takes it is judged by timer-takes-width.
      let slack = max(0, review.size.width - review.picture.idealSize.width)
      return gap - slack > 4
        ? [
          review.remark(
            "compact-away-from-sensor", "Content ends \(points(gap - slack)) before the sensor.",
            measure: gap - slack)
        ] : []
    },
    pair("compact-unbalanced") { leading, trailing, _ in
      let (left, right) = (leading.size.width, trailing.size.width)
      return abs(left - right) > 12
        ? "The sides are \(points(left)) and \(points(right)) wide." : nil
    },
    each("compact-text-long", in: sides) { review, _ in
      let long =
        review.content.compactMap { mark -> String? in
          guard let text = mark.text, !mark.isTruncated, text.count > 6 else { return nil }
          return text
        } + review.cutTexts
      let words =
        long.isEmpty
        ? []
        : [
          review.remark(
            "compact-text-long", quoted(long, "is", "are") + " long for this place.",
            tokens: literals(long))
        ]
      return words + review.dashedTimes("compact-text-long")
    },
    pair("compact-links-differ") { leading, trailing, _ in
      leading.picture.url == trailing.picture.url
        ? nil
        : "The leading side leads to \(leading.picture.url ?? "the app"), "
          + "the trailing side to \(trailing.picture.url ?? "the app")."
    },
    pair("compact-covers-status-bar") { leading, trailing, subject in
      let contents = IslandContents.compact(
        leading: leading.size.width, trailing: trailing.size.width)
      guard let guideline = subject.device.island?.guideline,
        let island = subject.device.geometry(contents)?.island,
        island.width > guideline.totalWidth + 0.5
      else { return nil }
      let lost = StatusBarParts(
        left: island.minX, right: island.maxX, screenWidth: subject.device.screen.width
      ).missing
      return "The island is \(points(island.width)) wide; the guideline gives "
        + "\(points(guideline.totalWidth))."
        + (lost.isEmpty ? "" : " The status bar loses \(lost.joined(separator: ", ")).")
    },
  ]

  /// Returns a rule about both sides together.
  private static func pair(
    _ id: FindingID,
    _ judge: @escaping @Sendable (ReviewedPicture, ReviewedPicture, LintSubject) -> String?
  ) -> Lint {
    Lint(id: id) { subject in
      subject.states.compactMap { state in
        guard let leading = state.picture(.compactLeading),
          let trailing = state.picture(.compactTrailing)
        else { return nil }
        let sentence = judge(
          ReviewedPicture(leading, slot: .compactLeading, state: state.name),
          ReviewedPicture(trailing, slot: .compactTrailing, state: state.name), subject)
        return sentence.map { Remark(id, "compact", states: [state.name], $0) }
      }
    }
  }
}

extension ReviewedPicture {
  /// Returns by how many points the island cuts a mark of a compact side: at the island's end, or at the sensor, where the
  /// first `mostlyUnseen` points do not count: half the width of a line may go beyond the side there.
  fileprivate func overshoot(ofSide mark: DrawnMark) -> Double {
    let (left, right) = (-mark.reach.minX, mark.reach.maxX - size.width)
    let (outer, inner) = slot == .compactLeading ? (left, right) : (right, left)
    return max(outer, inner - Lint.mostlyUnseen)
  }
}
