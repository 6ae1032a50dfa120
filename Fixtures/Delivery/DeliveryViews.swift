import SwiftUI

struct DeliveryCard: View {
  let order: DeliveryAttributes
  let state: DeliveryAttributes.ContentState
  let isStale: Bool
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced

  /// Brown on paper; while the display saves light, paper on brown.
  private var ink: Color { isLuminanceReduced ? .paper : .crust }
  private var ground: Color { isLuminanceReduced ? .oven : .paper }
  private var accent: Color { isLuminanceReduced ? .orange : .ember }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(state.step.title)
          .font(.title3.weight(.bold))
        Spacer(minLength: 8)
        ArrivalText(state: state)
          .font(.title3.weight(.bold))
          .foregroundStyle(accent)
      }
      .lineLimit(1)
      StepRow(step: state.step, ink: ink, ground: ground, accent: accent)
      DeliveryNote(order: order, state: state, isStale: isStale)
        .foregroundStyle(ink.opacity(0.8))
    }
    .foregroundStyle(ink)
    .padding(14)
    .activityBackgroundTint(ground)
    .activitySystemActionForegroundColor(ink)
  }
}

extension Color {
  /// Orange that can be read on paper.
  static let ember = Color(red: 0.75, green: 0.29, blue: 0.02)
}

/// The time of arrival, or three dots while nobody knows.
struct ArrivalText: View {
  let state: DeliveryAttributes.ContentState
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  var body: some View {
    if isLimited {
      // A phone on its side has no room for a time.
      Image(systemName: state.arrival == nil ? "ellipsis" : "clock")
        .accessibilityLabel(state.step.title)
    } else if state.step == .delivered {
      Text("Delivered")
    } else if let arrival = state.arrival {
      Text(arrival, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
        .monospacedDigit()
        .contentTransition(.numericText())
        .lineLimit(1)
    } else {
      Text("Soon")
    }
  }
}

/// Five stations on a line; what lies behind is filled.
struct StepRow: View {
  let step: DeliveryStep
  let ink: Color
  let ground: Color
  let accent: Color

  var body: some View {
    HStack(spacing: 6) {
      ForEach(DeliveryStep.allCases, id: \.self) { station in
        if station != .received {
          Capsule()
            .fill(station.number <= step.number ? accent : ink.opacity(0.2))
            .frame(height: 4)
        }
        Image(systemName: station.symbol)
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(station.number <= step.number ? ground : ink.opacity(0.6))
          .frame(width: 30, height: 30)
          .background(
            Circle()
              .fill(station.number <= step.number ? accent : ink.opacity(0.12)))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Step \(step.number + 1) of \(DeliveryStep.allCases.count)")
  }
}

/// The same five steps as a segmented bar.
struct StepBar: View {
  let step: DeliveryStep
  let color: Color
  let track: Color

  var body: some View {
    HStack(spacing: 4) {
      ForEach(DeliveryStep.allCases, id: \.self) { station in
        Capsule()
          .fill(station.number <= step.number ? color : track)
          .frame(height: 6)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Step \(step.number + 1) of \(DeliveryStep.allCases.count)")
  }
}

/// Who brings it, what went wrong, or what was ordered.
struct DeliveryNote: View {
  let order: DeliveryAttributes
  let state: DeliveryAttributes.ContentState
  let isStale: Bool

  var body: some View {
    HStack(spacing: 6) {
      if isStale {
        Text("No update for a while. Open the app to see where it is.")
      } else if let delay = state.delay {
        Text("About \(delay) minutes late, sorry!")
      } else if let courier = state.courier {
        Text("\(courier) brings your order")
      } else {
        Text(order.shop)
      }
      Spacer(minLength: 4)
      Text("\(order.items) items")
        .layoutPriority(1)
    }
    .font(.footnote.weight(.medium))
    .lineLimit(1)
  }
}
