import SwiftUI
import WidgetKit

/// The card on the Lock Screen, or the small one for Watch and CarPlay.
struct MatchContent: View {
  let match: MatchAttributes
  let state: MatchAttributes.ContentState
  let isStale: Bool
  @Environment(\.activityFamily) private var family

  var body: some View {
    if family == .small {
      MatchSmallCard(match: match, state: state, isStale: isStale)
    } else {
      MatchCard(match: match, state: state, isStale: isStale)
    }
  }
}

/// The score between two codes, and below it the clock with what happened last.
struct MatchSmallCard: View {
  let match: MatchAttributes
  let state: MatchAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(spacing: 2) {
      HStack(spacing: 6) {
        code(of: match.home)
        ScoreText(match: match, state: state.matchState, size: 28)
          .layoutPriority(1)
        code(of: match.away)
      }
      .opacity(isStale ? 0.5 : 1)
      HStack(spacing: 6) {
        MatchClock(state: state.matchState, isStale: isStale)
          .fixedSize()
        if isStale {
          Text("Outdated")
            .foregroundStyle(.orange)
        } else if let event = state.latestEvent {
          Image(systemName: event.kind.symbol)
            .foregroundStyle(event.kind.color)
          Text(event.text)
            .foregroundStyle(.secondary)
        }
      }
      .font(.system(size: 13, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.85)
    }
    // A Watch keeps its own margins around it, a car none.
    .padding(.horizontal, 4)
  }

  private func code(of team: Team) -> some View {
    Text(team.code)
      .font(.system(size: 17, weight: .bold, design: .rounded))
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .accessibilityLabel(team.name)
  }
}
