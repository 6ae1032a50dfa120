import ActivityKit
import SwiftUI
import WidgetKit

/// A widget that shows its logo wherever it can, in an island of one height.
struct LogoAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var rows: Int
  }
}

struct LogoLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LogoAttributes.self) { context in
      VStack {
        Image(systemName: "flame.fill").resizable().scaledToFit().frame(height: 124)
          .accessibilityLabel("Blaze")
        Text("Blaze \(context.state.rows)").font(.caption)
      }
      .frame(maxWidth: .infinity).padding(4)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          VStack {
            ForEach(0..<context.state.rows, id: \.self) { Text("Row \($0)").fontWeight(.bold) }
          }
          .frame(height: 90)
        }
      } compactLeading: {
        Image(systemName: "flame.fill").accessibilityLabel("Blaze")
      } compactTrailing: {
        Image(systemName: "flame").accessibilityLabel("Blaze")
      } minimal: {
        Image(systemName: "flame.fill").accessibilityLabel("Blaze")
      }
    }
  }
}
