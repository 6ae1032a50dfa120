import SwiftUI
import WidgetKit

/// The card on the Lock Screen, or the small one for Watch and CarPlay.
struct RideContent: View {
  let ride: RideAttributes
  let state: RideAttributes.ContentState
  let isStale: Bool
  @Environment(\.activityFamily) private var family

  var body: some View {
    if family == .small {
      RideSmallCard(ride: ride, state: state, isStale: isStale)
    } else {
      RideCard(ride: ride, state: state, isStale: isStale)
    }
  }
}

/// How the ride stands beside the time that is left, with the plate to look for below.
struct RideSmallCard: View {
  let ride: RideAttributes
  let state: RideAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(spacing: 6) {
        Image(systemName: state.stage.symbol)
          .font(.system(size: 17, weight: .semibold))
          .foregroundStyle(.mint)
          .accessibilityLabel(state.stage.title)
        Spacer(minLength: 4)
        RideDeadline(stage: state.stage)
          .font(.system(size: 24, weight: .bold, design: .rounded))
      }
      if let driver = state.driver {
        // On a small Watch the plate, which one looks for, goes first.
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 6) {
            title
            Spacer(minLength: 4)
            PlateBadge(plate: driver.plate)
          }
          PlateBadge(plate: driver.plate)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      } else {
        title
      }
    }
    // Neither a Watch nor a car keeps margins around it.
    .padding(.horizontal, 12)
  }

  private var title: some View {
    Text(isStale ? "Waiting for news" : state.stage.shortTitle)
      .font(.system(size: 14, weight: .medium))
      .foregroundStyle(isStale ? AnyShapeStyle(.orange) : AnyShapeStyle(.secondary))
      .lineLimit(1)
  }
}

extension RideStage {
  /// What a glance at the wrist takes in.
  fileprivate var shortTitle: String {
    switch self {
    case .searching: "Searching"
    case .approaching: "Coming"
    case .waiting: "Here"
    case .riding: "On your way"
    case .arrived(let fare): fare
    }
  }
}
