import SwiftUI
import WidgetKit

/// A crest with the team's code below, on either side of the sensors.
struct CrestColumn: View {
  let team: Team

  var body: some View {
    VStack(spacing: 3) {
      Image(team.crest)
        .resizable()
        .scaledToFit()
        .frame(width: 44, height: 44)
        .accessibilityHidden(true)
      Text(team.code)
        .font(.subheadline.weight(.bold))
    }
    // The island's round corners would cut a corner of the crest.
    .padding(.horizontal, 6)
    .accessibilityLabel(team.name)
  }
}

/// Score and clock below the sensors.
struct ScoreBoard: View {
  let match: MatchAttributes
  let state: MatchState
  let isStale: Bool

  var body: some View {
    VStack(spacing: 2) {
      ScoreText(match: match, state: state, size: 36)
      MatchClock(state: state, isStale: isStale)
        .font(.footnote)
    }
    .opacity(isStale ? 0.6 : 1)
  }
}

/// Code over goals: two short lines that stay close to the sensors.
struct CompactTeam: View {
  let code: String
  let goals: Int?
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  var body: some View {
    VStack(spacing: -1) {
      // On a phone on its side there is room for the goals.
      if !isLimited {
        Text(code)
          .font(.system(size: 11, weight: .semibold))
          .foregroundStyle(.secondary)
      }
      Text(goals.map(String.init) ?? "–")
        .font(.system(size: 17, weight: .bold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())
    }
  }
}

/// The whole score in the smallest place, with a dot that says whether the ball rolls.
struct MinimalScore: View {
  let match: MatchAttributes
  let state: MatchState
  let isStale: Bool

  var body: some View {
    VStack(spacing: 1) {
      if let score = state.score {
        // A score of four digits has to be smaller.
        Text("\(score.home)–\(score.away)")
          .font(
            .system(
              size: max(score.home, score.away) > 9 ? 11 : 13, weight: .bold, design: .rounded)
          )
          .fixedSize()
          .contentTransition(.numericText())
      } else {
        Text(match.kickOff, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
          .font(.system(size: 12, weight: .semibold))
          .lineLimit(1)
          // “05:07” is wider than “10:11”.
          .minimumScaleFactor(0.75)
      }
      Circle()
        .fill(dot)
        .frame(width: 5, height: 5)
    }
  }

  private var dot: Color {
    switch state {
    case .before: .gray
    case .live: isStale ? .orange : .red
    case .after: .pitch
    }
  }
}
