import SwiftUI

/// The Lock Screen: the row of a match list, grown to a card.
struct MatchCard: View {
  let match: MatchAttributes
  let state: MatchAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Text("\(match.competition) · \(match.round)")
          .foregroundStyle(.secondary)
          .lineLimit(1)
        Spacer()
        MatchClock(state: state.matchState, isStale: isStale)
      }
      .font(.footnote.weight(.medium))

      HStack(alignment: .center, spacing: 8) {
        TeamColumn(team: match.home)
        ScoreText(match: match, state: state.matchState, size: 44)
          .layoutPriority(1)
        TeamColumn(team: match.away)
      }
      .opacity(isStale ? 0.5 : 1)

      EventLine(state: state, isStale: isStale)
    }
    .padding(14)
  }
}

struct TeamColumn: View {
  let team: Team

  var body: some View {
    VStack(spacing: 4) {
      Image(team.crest)
        .resizable()
        .scaledToFit()
        .frame(width: 44, height: 44)
        .accessibilityHidden(true)
      Text(team.name)
        .font(.footnote.weight(.semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.85)
    }
    .frame(maxWidth: .infinity)
  }
}

/// `2 – 1`, or the time of kick-off before.
struct ScoreText: View {
  let match: MatchAttributes
  let state: MatchState
  let size: CGFloat

  var body: some View {
    if let score = state.score {
      HStack(spacing: size / 5) {
        Text("\(score.home)")
          .contentTransition(.numericText(value: Double(score.home)))
        Text("–")
          .foregroundStyle(.secondary)
        Text("\(score.away)")
          .contentTransition(.numericText(value: Double(score.away)))
      }
      .font(.system(size: size, weight: .bold, design: .rounded))
      .monospacedDigit()
    } else {
      Text(match.kickOff, style: .time)
        .font(.system(size: size * 0.6, weight: .bold, design: .rounded))
        .monospacedDigit()
        .lineLimit(1)
    }
  }
}

/// The minute beside a live dot, `FT` after; before, what the time beside it means.
struct MatchClock: View {
  let state: MatchState
  let isStale: Bool

  var body: some View {
    if let clock = state.clock {
      HStack(spacing: 5) {
        if state.isLive {
          Circle()
            .fill(isStale ? Color.gray : Color.red)
            .frame(width: 7, height: 7)
        }
        Text(clock)
          .monospacedDigit()
          .contentTransition(.numericText())
          .foregroundStyle(state.isLive && !isStale ? .primary : .secondary)
      }
      .fontWeight(.semibold)
    } else {
      Text("Kick-off")
        .fontWeight(.semibold)
        .foregroundStyle(.secondary)
    }
  }
}

/// What happened last, or that nobody knows any more.
struct EventLine: View {
  let state: MatchAttributes.ContentState
  let isStale: Bool

  var body: some View {
    if isStale {
      Label("Outdated, tap to see the latest", systemImage: "arrow.clockwise")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.orange)
        .lineLimit(1)
    } else if let event = state.latestEvent {
      HStack(spacing: 6) {
        Image(systemName: event.kind.symbol)
          .foregroundStyle(event.kind.color)
        if let minute = event.minute {
          Text("\(minute)'")
            .monospacedDigit()
            .foregroundStyle(.secondary)
        }
        Text(event.text)
          .lineLimit(1)
      }
      .font(.footnote.weight(.medium))
      .accessibilityElement(children: .combine)
      // Another event pushes the one before it out.
      .id(event.text)
      .transition(.push(from: .bottom))
    }
  }
}

extension MatchEvent.Kind {
  var symbol: String {
    switch self {
    case .lineup: "person.3.fill"
    case .kickOff: "play.fill"
    case .goal: "soccerball"
    case .yellowCard, .redCard: "rectangle.portrait.fill"
    case .substitution: "arrow.left.arrow.right"
    case .halfTime: "pause.fill"
    case .fullTime: "flag.checkered"
    }
  }

  var color: Color {
    switch self {
    case .goal: .pitch
    case .yellowCard: .yellow
    case .redCard: .red
    default: .secondary
    }
  }
}
