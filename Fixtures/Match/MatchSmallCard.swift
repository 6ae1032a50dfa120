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
      HStack(spacing: 4) {
        code(of: match.home)
        middle
          .fixedSize()
        code(of: match.away)
      }
      .opacity(isStale ? 0.5 : 1)
      // What happened last in words where they fit, else by its symbol.
      ViewThatFits(in: .horizontal) {
        news(inWords: true)
        news(inWords: false)
      }
      .font(.system(size: 13, weight: .medium))
      .lineLimit(1)
    }
    // Neither a Watch nor a car keeps margins around it.
    .padding(.horizontal, 10)
  }

  /// The score, or when it begins, without the half of the day: there is no room for it.
  @ViewBuilder private var middle: some View {
    if let score = state.matchState.score {
      // A score of four digits has to be smaller.
      ScoreText(
        match: match, state: state.matchState, size: max(score.home, score.away) > 9 ? 18 : 24)
    } else {
      Text(match.kickOff, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
        .font(.system(size: 22, weight: .bold, design: .rounded))
    }
  }

  private func news(inWords: Bool) -> some View {
    HStack(spacing: 6) {
      MatchClock(state: state.matchState, isStale: isStale)
      if isStale {
        Text("Outdated")
          .foregroundStyle(.orange)
      } else if let event = state.latestEvent {
        Image(systemName: event.kind.symbol)
          .foregroundStyle(event.kind.color)
          .accessibilityLabel(event.text)
        if inWords {
          Text(event.text)
            .foregroundStyle(.secondary)
        }
      }
    }
  }

  private func code(of team: Team) -> some View {
    Text(team.code)
      .font(.system(size: 15, weight: .bold, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.85)
      .frame(maxWidth: .infinity)
      .accessibilityLabel(team.name)
  }
}
