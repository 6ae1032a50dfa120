import SwiftUI
import WidgetKit

struct WorkoutCard: View {
  let workout: WorkoutAttributes
  let state: WorkoutAttributes.ContentState
  let isStale: Bool
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced

  var body: some View {
    HStack(spacing: 14) {
      GoalGauge(workout: workout, state: state)
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .firstTextBaseline) {
          WorkoutClock(start: workout.start, state: state)
            .font(.system(size: 34, weight: .semibold, design: .rounded))
            .foregroundStyle(Color.lime)
            .frame(width: 92, alignment: .leading)
          Spacer(minLength: 4)
          HeartRate(workout: workout, state: state)
            .font(.system(size: 22, weight: .bold, design: .rounded))
        }
        if isStale {
          Label("Connection to your watch lost", systemImage: "applewatch.slash")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.orange)
        } else {
          HStack(spacing: 14) {
            Figure(value: state.paceText, unit: "/km")
            Figure(value: "\(state.energy)", unit: "kcal")
          }
        }
        // The scale is a bright area: it rests while the display saves light.
        if !isLuminanceReduced {
          HeartGauge(workout: workout, state: state)
        }
      }
    }
    .foregroundStyle(.white)
    .padding(14)
    // The card is black in both appearances.
    .environment(\.colorScheme, .dark)
  }
}

/// Distance against the day's goal.
struct GoalGauge: View {
  let workout: WorkoutAttributes
  let state: WorkoutAttributes.ContentState

  var body: some View {
    Gauge(value: min(state.distance, workout.goal), in: 0...max(workout.goal, 0.1)) {
      Text("km")
    } currentValueLabel: {
      Text(state.distance, format: .number.precision(.fractionLength(1)))
        .fontWeight(.semibold)
        .monospacedDigit()
        .contentTransition(.numericText())
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.lime)
    .accessibilityLabel("\(workout.kind), distance")
  }
}

/// Where the heart beats between rest and the most it can.
struct HeartGauge: View {
  let workout: WorkoutAttributes
  let state: WorkoutAttributes.ContentState

  var body: some View {
    let most = Double(max(workout.maximumHeartRate, 60))
    Gauge(value: min(max(Double(state.heartRate ?? 50), 50), most), in: 50...most) {
      Text("Heart rate")
    }
    .gaugeStyle(.accessoryLinear)
    .tint(Gradient(colors: [.cyan, .green, .yellow, .red]))
    .labelsHidden()
    .opacity(state.heartRate == nil ? 0.4 : 1)
  }
}

struct HeartRate: View {
  let workout: WorkoutAttributes
  let state: WorkoutAttributes.ContentState

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Image(systemName: state.heartRate == nil ? "heart.slash.fill" : "heart.fill")
        .font(.system(size: 15, weight: .bold))
        .foregroundStyle(.red)
        .accessibilityLabel("Heart rate")
      Text(state.heartRate.map(String.init) ?? "–")
        .monospacedDigit()
        .contentTransition(.numericText())
    }
  }
}

/// The time that counts: running with the clock, or standing while paused.
struct WorkoutClock: View {
  let start: Date
  let state: WorkoutAttributes.ContentState
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced

  var body: some View {
    Group {
      if let paused = state.pausedAt {
        Text(
          // No workout takes longer than a day, whatever a server says.
          Duration.seconds(min(max(0, paused), 86_400)),
          format: .time(pattern: paused < 3600 ? .minuteSecond : .hourMinuteSecond)
        )
        .opacity(isLuminanceReduced ? 1 : 0.5)
      } else {
        Text(timerInterval: start...max(start, .distantFuture), countsDown: false)
      }
    }
    .monospacedDigit()
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}

/// A figure with its unit in small.
struct Figure: View {
  let value: String
  let unit: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      Text(value)
        .font(.headline)
        .monospacedDigit()
        .contentTransition(.numericText())
      Text(unit)
        .font(.caption.weight(.medium))
        .foregroundStyle(.white.opacity(0.7))
    }
  }
}
