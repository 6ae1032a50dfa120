import Drawing
import Findings
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about places in which a logo stands instead of what people want to know.
  static let logos: [Lint] = [
    Lint(id: "card-is-logo") { subject in
      let cards = subject.states.compactMap { state in
        state.picture(.lockScreen).map {
          ReviewedPicture($0, slot: .lockScreen, state: state.name)
        }
      }
      let logos = cards.compactMap { card in largestPicture(card).map { (card, $0) } }
      // A picture that changes tells something.
      guard !logos.isEmpty, logos.count == cards.count,
        Set(logos.map { $0.1.identity ?? "" }).count == 1
      else { return [] }
      return logos.compactMap { card, logo in
        let area = logo.frame.width * logo.frame.height
        let texts = card.content.filter { $0.text != nil }
          .map { $0.frame.width * $0.frame.height }.reduce(0, +)
        let share = area / max(1, card.size.width * card.size.height)
        guard share > 0.2, texts < area / 4 else { return nil }
        return card.remark(
          "card-is-logo",
          "\(logo.name) is \(points(logo.frame.height)) high and the same in every state; the texts beside it are small.",
          tokens: logo.tokens)
      }
    },
    Lint(id: "compact-is-logo") { subject in
      let islands = subject.states.map(wordlessIsland)
      guard islands.count > 1, let first = islands[0], islands.allSatisfy({ $0 == first }),
        sides.allSatisfy({ side in areOneStill(subject.states.compactMap { $0.picture(side) }) })
      else { return [] }
      let minimal = subject.states.compactMap { state in
        state.picture(.minimal).map { DrawnMark.all(of: $0.list).filter(\.isContent) }
      }
      guard !minimal.isEmpty,
        minimal.allSatisfy({ marks in
          !marks.isEmpty && marks.allSatisfy { first.contains($0.identity ?? "") }
        })
      else { return [] }
      return [
        Remark(
          "compact-is-logo", "compact",
          "In every state the compact island shows the same pictures without a word, and the minimal one shows them again."
        )
      ]
    },
  ]

  /// Returns the largest image or symbol of a card that is not its background.
  private static func largestPicture(_ card: ReviewedPicture) -> DrawnMark? {
    card.content.filter { mark in
      switch mark.kind {
      case .image: mark.frame.width < 0.9 * card.size.width
      case .symbol: true
      default: false
      }
    }.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
  }

  /// Returns what a compact island shows when that is pictures alone; nil when it says something.
  private static func wordlessIsland(_ state: LintSubject.State) -> [String]? {
    var names: [String] = []
    for slot in sides {
      guard let picture = state.picture(slot) else { return nil }
      for mark in DrawnMark.all(of: picture.list) where mark.isContent {
        switch mark.kind {
        case .image, .symbol:
          guard let name = mark.identity else { return nil }
          names.append(name)
        default: return nil
        }
      }
    }
    return names.isEmpty ? nil : names
  }
}
