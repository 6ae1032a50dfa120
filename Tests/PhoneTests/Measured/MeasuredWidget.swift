import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// What the widgets behind the measured pictures ask for, written anew from the sheet of measurements: as much of
/// each as decides the measured length.
struct MeasuredAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var picture: String }
}

struct MeasuredWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MeasuredAttributes.self) { context in
      MeasuredCard(picture: context.state.picture)
    } dynamicIsland: { context in
      let picture = context.state.picture
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          MeasuredRegion(region: "leading", picture: picture)
        }
        DynamicIslandExpandedRegion(.trailing) {
          MeasuredRegion(region: "trailing", picture: picture)
        }
        DynamicIslandExpandedRegion(.center) { MeasuredRegion(region: "center", picture: picture) }
        DynamicIslandExpandedRegion(.bottom) { MeasuredRegion(region: "bottom", picture: picture) }
      } compactLeading: {
        MeasuredSide(isLeading: true, picture: picture)
      } compactTrailing: {
        MeasuredSide(isLeading: false, picture: picture)
      } minimal: {
        MeasuredMinimal(picture: picture)
      }
    }
  }
}

/// A box of one size.
private struct Box: View {
  var width: Double
  var height: Double
  var body: some View { Color.green.frame(width: width, height: height) }
}

private struct MeasuredCard: View {
  var picture: String

  var body: some View {
    switch picture {
    case "circle": Box(width: 52, height: 52).padding(16)
    case "rows":
      VStack(spacing: 4) {
        Box(width: 200, height: 61.0 / 3)
        Box(width: 200, height: 61.0 / 3)
      }.padding(16)
    case "flexible":
      Box(width: 300, height: 86).padding(16).background(RoundedRectangle(cornerRadius: 8))
    case "alarm":
      VStack {
        HStack(alignment: .top) { Text("Alarm").font(.title3).fontWeight(.medium) }
        AlarmRow()
      }.padding(12)
    default: Box(width: 300, height: 134).padding(16)
    }
  }
}

private struct StopAlarm: AppIntent {
  static let title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult { .result() }
}

/// A timer of 36 points beside two buttons in frames, as an alarm's widget has it.
private struct AlarmRow: View {
  var body: some View {
    HStack {
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(4)).frame(maxWidth: 150)
        .font(.system(size: 36, design: .rounded)).monospacedDigit().lineLimit(1)
        .minimumScaleFactor(0.65)
      Spacer()
      HStack(spacing: 4) {
        button("Pause", "pause.fill")
        button("Done", "stop.fill")
      }.minimumScaleFactor(0.65)
    }
  }

  private func button(_ title: String, _ symbol: String) -> some View {
    Button(intent: StopAlarm()) { Label(title, systemImage: symbol).lineLimit(1) }
      .buttonStyle(.borderedProminent).frame(width: 96, height: 30)
  }
}

private struct MeasuredSide: View {
  var isLeading: Bool
  var picture: String

  var body: some View {
    switch (picture, isLeading) {
    case ("fixed", true): Image(systemName: "timer").resizable().frame(width: 18, height: 18)
    case ("fixed", false): Text("1m").font(.caption).bold()
    case ("ring", true): ProgressView(value: 0.5).progressViewStyle(.circular)
    case ("ring", false): Text("12:34").frame(width: 52)
    case ("greedy", true): Text("Chapter 12 of a rather long book")
    case ("greedy", false): Text(timerInterval: Date.now...Date.now.addingTimeInterval(900))
    case ("shipped", true): Text("Shipped").font(.subheadline)
    case ("shipped", false): Image(systemName: "shippingbox")
    case ("transit", true):
      HStack(spacing: 4) {
        Image(systemName: "tram.fill").font(.caption).frame(width: 20, height: 20)
        Text("B").font(.caption2).fontWeight(.bold)
      }
    case ("transit", false): Text("9 minutes").font(.caption2).fontWeight(.bold).monospacedDigit()
    case ("faces", true): Image(systemName: "face.smiling")
    case ("faces", false): Image(systemName: "figure.walk.diamond.fill")
    case ("hugged", true): Text("0:21").frame(maxWidth: 44)
    case ("limited", true):
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(26)).frame(maxWidth: 44)
    case ("hugged", false), ("limited", false):
      ProgressView(value: 0.5).progressViewStyle(.circular)
    case ("bar", true): Text("🔥")
    case ("bar", false): Box(width: 46, height: 8)
    default: Box(width: 40, height: 20)
    }
  }
}

private struct MeasuredMinimal: View {
  var picture: String

  var body: some View {
    switch picture {
    case "greeting": Text("Hi!")
    case "score": Text("0 : 0")
    default: Box(width: 36, height: 20)
    }
  }
}

private struct MeasuredRegion: View {
  var region: String
  var picture: String

  var body: some View {
    switch (picture, region) {
    case ("low", "leading"), ("low", "trailing"): Text("low").font(.caption2)
    case ("trailing", "trailing"): Box(width: 60, height: 54.67)
    case ("alarm", "leading"):
      ProgressView(value: 0.5).progressViewStyle(.circular).padding(.leading, 6)
    case ("alarm", "trailing"):
      Text("Alarm").font(.title3).fontWeight(.medium).padding(.trailing, 6)
    case ("alarm", "bottom"): AlarmRow().padding(.horizontal, 2)
    case ("frame", "center"): RoundedRectangle(cornerRadius: 24).padding()
    case ("high", "leading"): Box(width: 60, height: 64)
    case ("high", "bottom"): Box(width: 300, height: 64)
    // Gaps: what stands above the bottom region, and what in it.
    case ("title", "leading"): HStack { Text("Title").font(.title) }
    case ("title", "bottom"): HStack { Box(width: 100, height: 20) }
    case ("title2", "leading"): Text("Title").font(.title2)
    case ("title2", "bottom"): Box(width: 200, height: 30)
    case ("subheadline", "center"): Text("Center").font(.subheadline)
    case ("subheadline", "bottom"): HStack { Box(width: 100, height: 20) }
    case ("caption", "trailing"): Text("9 min").font(.caption)
    case ("caption", "bottom"): Box(width: 200, height: 30)
    case ("image", "trailing"): Box(width: 25, height: 25)
    case ("image", "bottom"): Text("Body")
    case ("mixed", "leading"):
      HStack {
        Box(width: 30, height: 20)
        Text("40").font(.title)
      }
    case ("mixed", "bottom"):
      HStack {
        Box(width: 20, height: 10)
        Text("News")
      }
    case ("body", "center"): Text("Center")
    case ("body", "bottom"): Text("Bottom")
    default: EmptyView()
    }
  }
}
