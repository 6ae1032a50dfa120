import SwiftUI

/// A short card while nobody has been found; it grows with the driver's row.
struct RideCard: View {
  let ride: RideAttributes
  let state: RideAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .center) {
        VStack(alignment: .leading, spacing: 3) {
          Text(isStale ? "Waiting for news" : state.stage.title)
            .font(.headline)
            .foregroundStyle(isStale ? AnyShapeStyle(.orange) : AnyShapeStyle(.primary))
          RideDetail(ride: ride, state: state)
        }
        Spacer(minLength: 8)
        RideDeadline(stage: state.stage)
          .font(.system(size: 28, weight: .bold, design: .rounded))
      }
      if let driver = state.driver {
        if case .riding(_, let progress) = state.stage {
          RoadBar(progress: progress)
        }
        DriverRow(driver: driver)
      }
    }
    .padding(14)
  }
}

/// Where from or where to, in a line.
struct RideDetail: View {
  let ride: RideAttributes
  let state: RideAttributes.ContentState

  var body: some View {
    Group {
      switch state.stage {
      case .searching:
        Label(ride.pickup, systemImage: "mappin")
      case .approaching(_, let distance):
        Label("\(Int(distance.clamped(to: 0...99_999))) m to \(ride.pickup)", systemImage: "mappin")
      case .waiting:
        Label(ride.pickup, systemImage: "mappin")
      case .riding:
        Label(ride.destination, systemImage: "flag.fill")
      case .arrived(let fare):
        Label("\(ride.destination), \(fare)", systemImage: "flag.fill")
      }
    }
    .font(.subheadline.weight(.medium))
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// The time left, counted down by the system.
struct RideDeadline: View {
  let stage: RideStage
  var alignment = Alignment.trailing
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  private var textAlignment: TextAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    default: .trailing
    }
  }

  var body: some View {
    if isLimited {
      // A phone on its side has no room for five digits, and the other side shows how far the ride is.
      Image(systemName: stage.deadline == nil ? "ellipsis" : "clock")
        .font(.system(size: 15, weight: .semibold))
        .accessibilityLabel(stage.title)
    } else if let deadline = stage.deadline {
      // A running time takes all the room that it is offered: a hidden template holds it.
      Text("00:00")
        .hidden()
        .overlay(alignment: alignment) {
          Text(
            timerInterval: min(.distantPast, deadline)...deadline, countsDown: true,
            showsHours: false
          )
          .multilineTextAlignment(textAlignment)
        }
        .monospacedDigit()
        .lineLimit(1)
    } else if case .arrived = stage {
      Image(systemName: "checkmark")
        .foregroundStyle(.mint)
        .accessibilityLabel("Arrived")
    } else {
      Text("Soon")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

struct DriverRow: View {
  let driver: Driver

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "person.crop.circle.fill")
        .font(.system(size: 32))
        .foregroundStyle(.mint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 6) {
          Text(driver.name)
            .fontWeight(.semibold)
          if let rating = driver.rating {
            Text("\(Image(systemName: "star.fill")) \(rating, specifier: "%.1f")")
              .foregroundStyle(.secondary)
          }
        }
        Text(driver.car)
          .foregroundStyle(.secondary)
      }
      .font(.footnote)
      .lineLimit(1)
      Spacer(minLength: 8)
      PlateBadge(plate: driver.plate)
    }
  }
}

struct PlateBadge: View {
  let plate: String

  var body: some View {
    Text(plate)
      .font(.system(size: 13, weight: .bold, design: .monospaced))
      .lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 7))
      .fixedSize()
  }
}

/// The road as a bar with the car on it.
struct RoadBar: View {
  let progress: Double

  var body: some View {
    GeometryReader { road in
      let place = (road.size.width - 22) * min(1, max(0, progress))
      ZStack(alignment: .leading) {
        Capsule()
          .fill(.quaternary)
          .frame(height: 6)
        Capsule()
          .fill(.mint)
          .frame(width: place + 11, height: 6)
        Image(systemName: "car.fill")
          .font(.system(size: 16, weight: .bold))
          .foregroundStyle(.mint)
          .frame(width: 22)
          .offset(x: place)
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 20)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(Int(progress.clamped(to: 0...1) * 100)) percent of the way")
  }
}

extension Double {
  /// The nearest value of a range: a number from a server may be of any size, and `Int` takes few of them.
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
