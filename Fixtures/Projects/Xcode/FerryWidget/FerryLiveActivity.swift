import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct FerryLiveActivity: Widget {
  private var stop: String {
    UserDefaults(suiteName: "group.com.example.ferry")?.string(forKey: "stop") ?? "Harbour"
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      HStack {
        Image("Boat")
        VStack(alignment: .leading) {
          Text("Line \(context.attributes.line) to \(stop)").font(.custom("Harbour", size: 17))
          Text("\(context.state.minutes) min, berth \(context.state.berth)")
        }
        Spacer()
        Button(intent: CallIntent()) { Image(systemName: "phone") }
      }
      .padding()
      .widgetURL(URL(string: "ferry://boarding"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Line \(context.attributes.line)") }
      } compactLeading: {
        Image(systemName: "ferry")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}
