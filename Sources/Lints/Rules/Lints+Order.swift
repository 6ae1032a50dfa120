import Drawing
import Findings
import Foundation
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about what stands out on a card, and about its rows.
  static let order: [Lint] = [
    each("card-like-notification", in: [.lockScreen]) { review, _ in
      imitatesNotification(review)
        ? [
          review.remark(
            "card-like-notification",
            "An icon, a bold line, a line below and a time: that is how notifications look.")
        ] : []
    },
    each("card-without-emphasis", in: [.lockScreen]) { review, _ in
      let faces = review.content.compactMap { mark -> Face? in
        guard case .text(let text, let face, _, _) = mark.kind,
          text.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return face
      }
      guard faces.count >= 3, let largest = faces.map(\.size).max() else { return [] }
      let heaviest = faces.filter { $0.size > largest - 0.5 }.map(\.weight).max() ?? 0
      let foremost = faces.count { $0.size > largest - 0.5 && $0.weight == heaviest }
      return foremost == faces.count
        ? [
          review.remark(
            "card-without-emphasis",
            "All \(foremost) texts are \(points(largest)) and equally heavy: none comes first.")
        ] : []
    },
    each("card-stretch-empty", in: [.lockScreen]) { review, _ in
      let height = review.size.height
      guard !review.isCutOff else { return [] }
      let gap = largestGap(review)
      return gap > max(0.25 * height, 30)
        ? [
          review.remark(
            "card-stretch-empty",
            "\(points(gap)) of the card's \(points(height)) are empty from side to side.",
            measure: gap)
        ] : []
    },
    Lint(id: "card-height-fixed") { fixedHeight($0, "card-height-fixed", .lockScreen, "card") },
    Lint(id: "expanded-height-fixed") {
      fixedHeight($0, "expanded-height-fixed", .expanded, "expanded island")
    },
  ]

  /// Returns a height that stays, whatever number of rows there is to show.
  private static func fixedHeight(
    _ subject: LintSubject, _ id: FindingID, _ slot: Slot, _ name: String
  ) -> [Remark] {
    let pictures = subject.states.compactMap { state in
      state.picture(slot).map { ReviewedPicture($0, slot: slot, state: state.name) }
    }
    guard pictures.count > 1, let first = pictures.first?.picture.idealSize.height,
      pictures.allSatisfy({ abs($0.picture.idealSize.height - first) < 0.5 })
    else { return [] }
    // An expanded island is never lower than this.
    if slot == .expanded, first <= DeviceModel.contentHeights.least + 0.5 { return [] }
    let rows = pictures.map(rowCount)
    guard let most = rows.max(), let least = rows.min(), most > least else { return [] }
    return [
      Remark(
        id, slot.rawValue,
        "The \(name) is \(points(first)) high in every state, with \(least) to \(most) rows.")
    ]
  }

  /// Finds a card that looks like a notification: an icon at the left, a bold line beside it, a lighter one
  /// below, and a time at the top right.
  private static func imitatesNotification(_ review: ReviewedPicture) -> Bool {
    guard review.content.count <= 5, review.picture.regions.isEmpty else { return false }
    let icon = review.content.first { mark in
      switch mark.kind {
      case .image, .symbol:
        mark.frame.minX < 44 && (16...64).contains(mark.frame.width)
          && abs(mark.frame.width - mark.frame.height) < 8
      default: false
      }
    }
    guard let icon else { return false }
    let texts = review.content.compactMap { mark -> (mark: DrawnMark, text: String, weight: Int)? in
      guard case .text(let text, let face, _, _) = mark.kind else { return nil }
      return (mark, text, Int(face.weight))
    }
    let lines = texts.filter { $0.mark.frame.minX >= icon.frame.maxX - 1 }
    return lines.contains { title in
      title.weight >= 600 && title.mark.frame.midY < review.size.height * 0.6
        && lines.contains { body in
          body.weight < title.weight && body.mark.frame.minY > title.mark.frame.midY
            && abs(body.mark.frame.minX - title.mark.frame.minX) < 3
        }
        && texts.contains { time in
          time.mark.frame.maxX > review.size.width - 32
            && abs(time.mark.frame.midY - title.mark.frame.midY) < 2 * title.mark.frame.height
            && isTime(time.text)
        }
    }
  }

  private static func isTime(_ text: String) -> Bool {
    let plain = text.lowercased().trimmingCharacters(in: .whitespaces)
    if plain == "now" || plain == "yesterday" { return true }
    guard plain.first?.isNumber == true else { return false }
    return plain.wholeMatch(of: /\d{1,2}[:.]\d{2}( ?[ap]m)?/) != nil
      || plain.wholeMatch(of: /\d+ ?(s|m|h|d|min|sec|hr|hours?|minutes?|days?)( ago)?/) != nil
  }

  /// Returns the highest stretch of a card, from side to side, on which nothing stands, beyond the margins.
  private static func largestGap(_ review: ReviewedPicture) -> Double {
    let margin = 14.0
    let frames = review.marks.filter { mark in
      mark.isContent || mark.frame.height < 0.95 * review.size.height
    }.map(\.frame).sorted { $0.minY < $1.minY }
    guard !frames.isEmpty else { return 0 }
    var reached = margin
    var gap = 0.0
    for frame in frames {
      gap = max(gap, frame.minY - reached)
      reached = max(reached, frame.maxY)
    }
    return max(gap, review.size.height - margin - reached)
  }

  /// Returns how many rows a card's content has: what overlaps vertically is one.
  private static func rowCount(_ review: ReviewedPicture) -> Int {
    var count = 0
    var reached = -Double.infinity
    for frame in review.content.map(\.frame).sorted(by: { $0.minY < $1.minY }) {
      if frame.minY >= reached - 1 { count += 1 }
      reached = max(reached, frame.maxY)
    }
    return count
  }
}
