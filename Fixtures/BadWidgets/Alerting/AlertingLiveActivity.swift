import ActivityKit
import SwiftUI
import WidgetKit

/// A widget that shows a minute and a player, of whom an alert can say what the screen does not.
struct AlertingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minute: Int
    var player: String
    var card: String
  }
}

struct AlertingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlertingAttributes.self) { context in
      AlertingRow(state: context.state).padding(20)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { AlertingRow(state: context.state) }
      } compactLeading: {
        Text("\(context.state.minute)′")
      } compactTrailing: {
        Text(context.state.card)
      } minimal: {
        Text("\(context.state.minute)′")
      }
    }
  }
}

struct AlertingRow: View {
  var state: AlertingAttributes.ContentState

  var body: some View {
    HStack {
      Text(state.player).fontWeight(.bold)
      Text(state.card).fontWeight(.bold)
      Text("\(state.minute)′").fontWeight(.medium)
    }
  }
}
