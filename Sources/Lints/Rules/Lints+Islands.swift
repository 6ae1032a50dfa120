import Drawing
import Findings
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about the expanded island.
  static let islands: [Lint] = [
    each("corner-not-concentric", in: [.expanded]) { review, subject in
      guard let corner = subject.device.island?.expandedRadius else { return [] }
      let bounds = Rect(review.size)
      return review.marks.compactMap { mark in
        guard case .fill(let contour) = mark.kind, let radius = contour.radius,
          mark.frame.width >= 24, mark.frame.height >= 24
        else { return nil }
        // A corner that lies outside of the island is not seen.
        for (x, y) in cornerMargins(mark.frame, bounds) where max(x, y) < 20 && min(x, y) > -0.5 {
          let wanted = corner - min(x, y)
          // A capsule or circle that is too low for the radius is as round as it can be.
          let possible = min(wanted, min(mark.frame.width, mark.frame.height) / 2)
          if abs(radius - possible) > 2 {
            return review.remark(
              "corner-not-concentric",
              "A shape \(points(min(x, y))) from a corner has a radius of \(points(radius)); "
                + "\(points(possible)) would be concentric.")
          }
          if abs(x - y) > 2 {
            return review.remark(
              "corner-not-concentric",
              "A shape keeps \(points(x)) and \(points(y)) from the two sides of a corner.")
          }
        }
        return nil
      }
    },
    each("island-margins-uneven", in: [.expanded]) { review, _ in
      guard let box = review.visibleBox else { return [] }
      let (left, right) = (box.minX, review.size.width - box.maxX)
      guard abs(left - right) > 4 else { return [] }
      return [
        review.remark(
          "island-margins-uneven",
          "Content ends \(points(left)) from the left and \(points(right)) from the right.")
      ]
    },
    each("corner-cuts-content", in: [.expanded]) { review, subject in
      guard let corner = subject.device.island?.expandedRadius else { return [] }
      let cut = IslandCut(of: review.picture, corner: corner)
      func remarks(
        _ overshoot: (DrawnMark) -> Double, _ one: String, _ several: String
      ) -> [Remark] {
        let poking = review.content.filter { overshoot($0) > cutTolerance }
        guard let worst = poking.map(overshoot).max() else { return [] }
        return [
          review.remark(
            "corner-cuts-content", names(poking, one, several) + ".",
            severity: worst > mostlyUnseen ? .error : .warning, measure: worst,
            tokens: poking.flatMap(\.tokens))
        ]
      }
      return remarks(
        { cut.edgeOvershoot($0) > cutTolerance ? 0 : cut.cornerOvershoot($0) },
        "reaches into a rounded corner and is cut",
        "reach into a rounded corner and are cut")
        + remarks(
          cut.edgeOvershoot, "goes beyond the island's margin and is cut",
          "go beyond the island's margin and are cut")
    },
    each("island-unbalanced", in: [.expanded]) { review, _ in
      // A shape that is wider is the ground of something else, and what fills a part of its length belongs to it.
      let grounds = review.marks.filter {
        !$0.isContent && $0.frame.width > review.size.width / 2
      }
      let marks = review.marks.filter { mark in
        mark.isContent
          || mark.frame.width <= review.size.width / 2
            && !grounds.contains { isFilled($0.frame, by: mark.frame) }
      }
      guard let middle = inkCentre(marks) else { return [] }
      let share = abs(middle - review.size.width / 2) / review.size.width
      return share > 0.1
        ? [
          review.remark(
            "island-unbalanced",
            "The weight of the content lies \(points(abs(middle - review.size.width / 2))) "
              + "\(middle < review.size.width / 2 ? "left" : "right") of the middle.")
        ] : []
    },
    each("island-edge-to-edge", in: [.expanded, .compactLeading, .compactTrailing]) { review, _ in
      review.marks.compactMap { mark in
        guard case .fill = mark.kind, (mark.color?.alpha ?? 1) > 0.9,
          mark.frame.minX <= 1, mark.frame.maxX >= review.size.width - 1
        else { return nil }
        return review.remark(
          "island-edge-to-edge", "A filled shape runs from edge to edge of the island.")
      }
    },
    each("divider-across-island", in: [.expanded]) { review, _ in
      review.nodes.compactMap { node in
        guard node.kind == "Divider", node.frame.minX <= 8,
          node.frame.maxX >= review.size.width - 8
        else { return nil }
        return review.remark(
          "divider-across-island", "A divider runs across the whole island.", tokens: ["Divider("])
      }
    },
    each("island-shapes-thin", in: [.expanded, .compactLeading, .compactTrailing, .minimal]) {
      review, _ in
      var findings: [Remark] = []
      let thin = review.content.filter { mark in
        guard case .text(let text, let face, _, _) = mark.kind else { return false }
        return face.weight < 500 && text.contains { $0.isLetter || $0.isNumber }
      }
      if !thin.isEmpty {
        findings.append(
          review.remark(
            "island-shapes-thin",
            quoted(thin.compactMap(\.text), "is", "are") + " lighter than medium.",
            tokens: thin.flatMap(\.tokens)))
      }
      for mark in review.marks {
        switch mark.kind {
        // Charts draw their grids with straight lines.
        case .stroke(_, let width)
        where width < 2 && mark.frame.width > 0 && mark.frame.height > 0:
          findings.append(review.remark("island-shapes-thin", "A line is \(points(width)) thick."))
        case .fill(.rect) where mark.frame.width > 6 && mark.frame.height > 6:
          findings.append(
            review.remark("island-shapes-thin", "A filled rectangle has sharp corners."))
        default: break
        }
      }
      return findings
    },
    each("expanded-too-full", in: [.expanded]) { review, _ in
      let words = review.content.compactMap(\.text)
        .reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
      let parts = review.content.count
      return parts > 12 || words > 60
        ? [
          review.remark(
            "expanded-too-full", "The expanded island has \(parts) parts and \(words) words.")
        ]
        : []
    },
    Lint(id: "element-changes-side") { subject in
      subject.states.flatMap { state -> [Remark] in
        guard let expanded = state.picture(.expanded) else { return [] }
        let review = ReviewedPicture(expanded, slot: .expanded, state: state.name)
        return [(Slot.compactLeading, 1.0), (.compactTrailing, -1.0)].flatMap { slot, side in
          moved(from: slot, side, state, review)
        }
      }
    },
    each("sensor-sides-empty", in: [.expanded]) { review, _ in
      // Artwork and bars are often shapes.
      guard let box = review.visibleBox, box.minY >= IslandMetrics.height - 0.5 else { return [] }
      return [
        review.remark(
          "sensor-sides-empty",
          "All content is below the sensor: the upper \(points(box.minY)) are empty.")
      ]
    },
    each("expanded-height-between", in: [.expanded]) { review, _ in
      let height = review.size.height
      return height > 100 && height < 120
        ? [
          review.remark("expanded-height-between", "The expanded island is \(points(height)) high.")
        ] : []
    },
  ]

  /// Returns where the content's weight lies from left to right, by area: what a blurred picture would show.
  private static func inkCentre(_ marks: [DrawnMark]) -> Double? {
    let edges = Set(marks.flatMap { [$0.frame.minX, $0.frame.maxX] }).sorted()
    var (total, moment) = (0.0, 0.0)
    for (left, right) in zip(edges, edges.dropFirst()) {
      let inside = marks.filter { $0.frame.minX <= left && $0.frame.maxX >= right }
      let area = (right - left) * coveredHeight(inside.map(\.frame))
      total += area
      moment += area * (left + right) / 2
    }
    return total > 0 ? moment / total : nil
  }

  /// Returns whether a frame is the filled part of a bar: as high, and within it.
  private static func isFilled(_ bar: Rect, by part: Rect) -> Bool {
    abs(part.minY - bar.minY) < 1 && abs(part.maxY - bar.maxY) < 1
      && part.minX > bar.minX - 1 && part.maxX < bar.maxX + 1
  }

  /// Returns how much of a column frames cover, in points; what lies on something else counts once.
  private static func coveredHeight(_ frames: [Rect]) -> Double {
    var (covered, end) = (0.0, -Double.infinity)
    for frame in frames.sorted(by: { $0.minY < $1.minY }) where frame.maxY > end {
      covered += frame.maxY - max(frame.minY, end)
      end = frame.maxY
    }
    return covered
  }

  /// Returns the distances of a frame's corners from the corners of the island: along x and along y.
  static func cornerMargins(_ frame: Rect, _ bounds: Rect) -> [(Double, Double)] {
    let left = frame.minX - bounds.minX
    let right = bounds.maxX - frame.maxX
    let top = frame.minY - bounds.minY
    let bottom = bounds.maxY - frame.maxY
    return [(left, top), (right, top), (left, bottom), (right, bottom)]
  }

  /// Points of what is written or drawn that nobody misses, and up to which a letter can be read all the same.
  private static let cutTolerance = 2.0
  static let mostlyUnseen = 3.0

  /// Returns what stands on one side in the compact island and on the other in the expanded one.
  private static func moved(
    from slot: Slot, _ side: Double, _ state: LintSubject.State, _ expanded: ReviewedPicture
  ) -> [Remark] {
    guard let picture = state.picture(slot) else { return [] }
    let compact = ReviewedPicture(picture, slot: slot, state: state.name)
    let middle = expanded.size.width / 2
    return compact.content.compactMap { mark in
      guard let identity = mark.identity else { return nil }
      let again = expanded.content.filter { $0.identity == identity }
      guard !again.isEmpty, again.allSatisfy({ ($0.frame.midX - middle) * side > 20 }) else {
        return nil
      }
      return expanded.remark(
        "element-changes-side",
        "\(names([mark], "stands", "stand")) on the \(side > 0 ? "leading" : "trailing") side in the compact "
          + "island and on the other side here.", tokens: mark.tokens)
    }
  }
}
