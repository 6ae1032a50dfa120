import ActivityKit
import SwiftUI
import WidgetKit

/// A widget whose minimal presentation says the same in all states, and that never tells a stale state.
struct UnchangingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
  }
}

struct UnchangingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: UnchangingAttributes.self) { context in
      Text("\(context.state.count)").font(.headline).padding(20)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("\(context.state.count)").bold() }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.count)").bold() }
      } compactLeading: {
        Text("\(context.state.count)").bold()
      } compactTrailing: {
        Text("\(context.state.count)").bold()
      } minimal: {
        Text("go").bold()
      }
    }
  }
}
