import SwiftUI

extension AdventureAttributes.ContentState {
  /// Green while all is well, then yellow, then red.
  var tint: Color {
    switch vigor {
    case ..<0.25: .red
    case ..<0.6: .yellow
    default: .green
    }
  }
}

struct AdventureCard: View {
  let adventure: AdventureAttributes
  let state: AdventureAttributes.ContentState
  let isStale: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      HealthRing(state: state, avatar: adventure.avatar, size: 60)
      VStack(alignment: .leading, spacing: 5) {
        HStack(alignment: .firstTextBaseline) {
          Text(adventure.hero)
            .font(.headline)
            .lineLimit(1)
          Text(adventure.calling)
            .font(.footnote.weight(.medium))
            .foregroundStyle(.white.opacity(0.7))
            .lineLimit(1)
          Spacer(minLength: 0)
        }
        StoryLine(state: state, isStale: isStale)
        HealthBar(state: state)
        StatsRow(adventure: adventure, state: state)
      }
    }
    .foregroundStyle(.white)
    .padding(14)
    // The card is dark in both appearances.
    .environment(\.colorScheme, .dark)
  }
}

/// The avatar in a ring that closes with the hero's health.
struct HealthRing: View {
  let state: AdventureAttributes.ContentState
  let avatar: String
  let size: CGFloat

  private var width: CGFloat { max(4, size / 10) }

  var body: some View {
    ZStack {
      Circle()
        .stroke(state.tint.opacity(0.25), lineWidth: width)
      Circle()
        .trim(from: 0, to: state.vigor)
        .stroke(state.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(avatar)
        .font(.system(size: max(11, size * 0.42), weight: .semibold))
        .grayscale(state.isDown ? 1 : 0)
    }
    .padding(width / 2)
    .frame(width: size, height: size)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Health \(state.health) of \(state.maxHealth)")
  }
}

/// Health as a bar, with its figures at the end.
struct HealthBar: View {
  let state: AdventureAttributes.ContentState

  var body: some View {
    HStack(spacing: 8) {
      ProgressView(value: state.vigor)
        .tint(state.tint)
      Text("\(state.health)/\(state.maxHealth)")
        .font(.footnote.weight(.semibold))
        .monospacedDigit()
        .foregroundStyle(state.tint)
        .contentTransition(.numericText(value: Double(state.health)))
    }
  }
}

struct StoryLine: View {
  let state: AdventureAttributes.ContentState
  let isStale: Bool

  var body: some View {
    Group {
      if isStale {
        Text("No news from the road for a while")
          .foregroundStyle(.orange)
      } else if let foe = state.foe {
        (Text(Image(systemName: "bolt.fill")) + Text(" \(foe): \(state.event)"))
      } else {
        Text(state.event)
      }
    }
    .font(.footnote.weight(.medium))
    .lineLimit(2)
  }
}

struct StatsRow: View {
  let adventure: AdventureAttributes
  let state: AdventureAttributes.ContentState

  var body: some View {
    HStack(spacing: 12) {
      Label("Level \(state.level)", systemImage: "star.fill")
        .foregroundStyle(.yellow)
      Label("\(state.gold)", systemImage: "circle.circle.fill")
        .foregroundStyle(.orange)
      Spacer(minLength: 0)
      // The quest's name gives way before a figure does.
      Text(adventure.quest)
        .minimumScaleFactor(0.92)
        .foregroundStyle(.white.opacity(0.7))
        .layoutPriority(-1)
      Text(state.progress, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
        .contentTransition(.numericText(value: state.progress))
    }
    .font(.caption.weight(.semibold))
    .lineLimit(1)
    .labelStyle(.titleAndIcon)
  }
}
