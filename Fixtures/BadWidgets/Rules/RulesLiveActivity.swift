import ActivityKit
import SwiftUI
import WidgetKit

/// A widget that breaks one design rule in each of its states: what `islet check` has to find.
struct RulesAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// The rule that this state breaks.
    var rule: String
  }
}

struct RulesLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RulesAttributes.self) { context in
      RulesCard(rule: context.state.rule)
    } dynamicIsland: { context in
      let rule = context.state.rule
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { RulesLeading(rule: rule) }
        DynamicIslandExpandedRegion(.trailing) { RulesTrailing(rule: rule) }
        DynamicIslandExpandedRegion(.bottom) { RulesBottom(rule: rule) }
      } compactLeading: {
        RulesCompactLeading(rule: rule)
      } compactTrailing: {
        RulesCompactTrailing(rule: rule)
      } minimal: {
        RulesMinimal(rule: rule)
      }
      .keylineTint(rule == "keyline-color-foreign" ? .green : nil)
    }
  }
}

/// The Lock Screen card.
struct RulesCard: View {
  var rule: String

  var body: some View {
    switch rule {
    case "archive-frozen-text":
      Text("It is \(Int(Date().timeIntervalSince1970) / 60) minutes").padding(20)
    case "archive-date-passed":
      Text(timerInterval: Date()...Date(timeIntervalSince1970: 1_763_730_000)).padding(20)
    case "archive-image-area":
      Image("vast").resizable().frame(width: 60, height: 60).padding(20)
    case "presentation-empty": EmptyView()
    case "card-margin-narrow":
      Text("Too near to the edge").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
        .padding(4)
    case "card-like-notification":
      HStack(alignment: .top) {
        Image(systemName: "app.fill").resizable().frame(width: 36, height: 36)
        VStack(alignment: .leading) {
          Text("Goal").fontWeight(.bold)
          Text("Harbour lead")
        }
        Spacer()
        Text("now").font(.caption)
      }.padding(16)
    case "card-without-emphasis":
      VStack {
        Text("Harbour").bold()
        Text("two to one").bold()
        Text("Northfield").bold()
      }.padding(20)
    case "hue-turns-with-appearance":
      RulesScheme()
    case "system-button-unreadable":
      Text("Unreadable button").padding(20).activityBackgroundTint(Color(white: 0.3))
        .activitySystemActionForegroundColor(Color(white: 0.4))
    case "card-stretch-empty":
      VStack {
        Text("Above").font(.title)
        Spacer(minLength: 40)
        Text("Below")
      }.padding(16)
    case "content-too-tall":
      VStack { ForEach(0..<12, id: \.self) { Text("Line \($0)") } }.padding(20)
    case "image-too-coarse":
      Image("huge").resizable().frame(width: 320, height: 60).padding(20)
    case "standby-ground-ends":
      Text("A ground of its own").frame(maxWidth: .infinity, minHeight: 84).background(Color.blue)
    case "always-on-unsuitable":
      Text("Bright").font(.title).foregroundStyle(.black).padding(20).activityBackgroundTint(.white)
    case "standby-edge-touched":
      ZStack {
        Rectangle().fill(Color.blue)
        Text("From edge to edge").foregroundStyle(.white)
      }.frame(height: 100)
    case "night-red-illegible":
      Text("Red on green").foregroundStyle(Color(red: 0.75, green: 0.1, blue: 0.1)).padding(20)
        .background(Color(red: 0.1, green: 0.35, blue: 0.1)).padding(20)
    case "private-text-shown":
      Text("ann@example.com").font(.headline).padding(20)
    case "advertising-shown":
      Text("Now 50% off").font(.headline).padding(20)
    case "text-too-small":
      Text("Fine print").font(.system(size: 8)).padding(20)
    case "large-text-cut":
      HStack {
        Text("Harbour United").lineLimit(1).frame(width: 125)
        Text("2–1")
      }.padding(20)
    case "timer-takes-width":
      HStack {
        Text(timerInterval: Date.now...Date.now.addingTimeInterval(300))
        Text("left")
      }.padding(20)
    case "card-too-colorful":
      HStack(spacing: 0) {
        Color(red: 1, green: 0.1, blue: 0.1)
        Color(red: 0.1, green: 0.9, blue: 0.2)
        Color(red: 0.2, green: 0.3, blue: 1)
      }.frame(height: 60).padding(20)
    case "text-on-tint-illegible":
      Text("Grey on grey").foregroundStyle(Color(white: 0.55)).padding(20)
        .activityBackgroundTint(Color(white: 0.6))
    default:
      Text("A card").font(.headline).padding(20)
    }
  }
}

/// A colour that is another one in light appearance.
struct RulesScheme: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text("Red or green").font(.headline).padding(20).background(
      scheme == .dark ? Color.red : .green
    )
    .padding(20)
  }
}

struct RulesLeading: View {
  var rule: String

  var body: some View {
    switch rule {
    case "island-shows-logo": Image(systemName: "AppIcon")
    case "island-margins-uneven", "island-unbalanced":
      Text("All on the left side").fontWeight(.bold)
    case "element-changes-side": Text("a").fontWeight(.bold)
    case "sensor-sides-empty": EmptyView()
    case "keyline-color-foreign": Circle().fill(Color.red).frame(width: 30, height: 30)
    case "island-text-dark":
      Text("dark").fontWeight(.bold).foregroundStyle(Color(red: 0, green: 0, blue: 0.4))
    default: Text("home").fontWeight(.bold)
    }
  }
}

struct RulesTrailing: View {
  var rule: String

  var body: some View {
    switch rule {
    case "island-margins-uneven", "island-unbalanced", "sensor-sides-empty": EmptyView()
    case "element-changes-side": Text("h").fontWeight(.bold)
    default: Text("away").fontWeight(.bold)
    }
  }
}

struct RulesBottom: View {
  var rule: String

  var body: some View {
    switch rule {
    case "buttons-not-essential":
      HStack {
        ForEach(0..<3, id: \.self) { number in
          Toggle("Choice \(number)", isOn: true, intent: RulesIntent())
        }
      }
    case "corner-not-concentric":
      RoundedRectangle(cornerRadius: 4).fill(Color.blue).frame(height: 60).padding(.horizontal, -12)
        .padding(.bottom, -4)
    case "corner-cuts-content":
      Text("Into the corner").fontWeight(.bold).frame(maxWidth: .infinity, alignment: .leading)
        .offset(x: -18, y: 12)
    case "island-edge-to-edge":
      Rectangle().fill(Color.blue).frame(height: 20).padding(.horizontal, -30)
    case "divider-across-island":
      Divider().padding(.horizontal, -30)
    case "island-shapes-thin":
      Text("Thin letters").fontWeight(.light)
    case "expanded-too-full":
      HStack { ForEach(0..<14, id: \.self) { Text("\($0)").fontWeight(.bold).font(.caption2) } }
    case "sensor-sides-empty":
      Text("Only below the sensor").fontWeight(.bold)
    case "expanded-height-between":
      Color.clear.frame(height: 45)
    default:
      EmptyView()
    }
  }
}

struct RulesCompactLeading: View {
  var rule: String

  var body: some View {
    switch rule {
    case "compact-too-wide": Text("Harbour United").fontWeight(.bold).fixedSize()
    case "compact-away-from-sensor": Text("1").fontWeight(.bold).padding(.trailing, 20)
    case "compact-unbalanced": Text("Haven").font(.caption2).fontWeight(.bold)
    case "compact-text-long": Text("3 minutes").fontWeight(.bold).minimumScaleFactor(0.5)
    case "compact-links-differ": Text("1").fontWeight(.bold).widgetURL(URL(string: "rules://one"))
    case "compact-covers-status-bar": Color.blue.frame(width: 90, height: 20)
    default: Text("h").fontWeight(.bold)
    }
  }
}

struct RulesCompactTrailing: View {
  var rule: String

  var body: some View {
    switch rule {
    case "compact-links-differ": Text("2").fontWeight(.bold).widgetURL(URL(string: "rules://two"))
    default: Text("a").fontWeight(.bold)
    }
  }
}

struct RulesMinimal: View {
  var rule: String

  var body: some View {
    switch rule {
    case "minimal-too-large": Text("Far too wide").fontWeight(.bold).fixedSize()
    case "image-too-large": Image("huge")
    case "presentation-empty": Text("")
    case "icon-without-label": Image(systemName: "bolt.fill")
    default: Text(rule.suffix(2)).fontWeight(.bold)
    }
  }
}
