// As in a demo app, no file of this module imports Foundation: the frameworks bring it, and with it
// the simulator's clock. Test targets cannot: Testing brings Foundation along by itself.
import ActivityKit
import SwiftUI
import WidgetKit

struct ClockAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// A widget that reads what a machine would tell it: clock, calendar, language.
public struct ClockWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: ClockAttributes.self) { _ in
      VStack(spacing: 0) {
        Text(verbatim: "\(Int(Date().timeIntervalSince1970))")
        Text(verbatim: "\(Int(Date.now.timeIntervalSince1970))")
        Text(verbatim: "\(Int(Date(timeIntervalSinceNow: 60).timeIntervalSince1970))")
        Text(verbatim: "\(Int(Date(timeIntervalSince1970: 0).timeIntervalSinceNow))")
        Text(timerInterval: .now...Date.now.addingTimeInterval(300))
        Text(verbatim: "\(Calendar.current.component(.hour, from: .now))")
        Text(verbatim: "\(Locale.current.identifier) \(TimeZone.current.identifier)")
      }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {}
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}
