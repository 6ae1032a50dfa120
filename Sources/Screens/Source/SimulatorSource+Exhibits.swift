import LiveActivities
import Phone
import Simulator

extension SimulatorSource {
  /// The presentations that an activity has on this device, as its widget draws them now.
  func exhibits(_ wish: ExhibitWish) -> [ActivityExhibit] {
    let activities = simulator.phone.activities
    guard let activity = activities.first(where: { $0.id == wish.activity }) ?? activities.first
    else { return [] }
    return ActivityExhibit.Kind.allCases.compactMap { kind in
      switch kind {
      // The island lets go of an activity that has ended, and what is stale is not shown twice.
      case .compact, .minimal, .expanded: guard activity.isRunning else { return nil }
      case .stale: guard activity.isRunning, !activity.isStale else { return nil }
      case .lockScreen: break
      }
      let state = simulator.exhibit(
        of: activity, as: kind.presentation, isStale: kind == .stale ? true : nil,
        pixel: wish.pixel, acceptsLast: true)
      guard case .ready(let picture) = state else { return nil }
      return ActivityExhibit(kind: kind, picture: picture)
    }
  }
}
